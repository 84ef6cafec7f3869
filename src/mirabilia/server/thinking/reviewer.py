"""The process that makes one review: `python -m mirabilia.server.thinking.reviewer`.

It reads what to review from its input and writes the parts as they are made, one line of JSON each. It gives way to
those who play, and ends when nobody reads what it writes.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec
from msgspec import Struct

from mirabilia.core.record import parse_record
from mirabilia.insight.model import Effort
from mirabilia.insight.review import blank_review, review_parts

NICER = 10
"""By how much the process raises its nice value: reading a game, which a client waits for, raises it less."""


class Job(Struct, frozen=True):
    """A review to be made."""

    record: bytes
    seat: int
    effort: Effort
    since: int = 0
    """The number of the first move that was decided in this game; a try is given those before it."""


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Make the review that the input asks for: first an empty one, then part by part."""
    job = msgspec.json.decode(source.read(), type=Job)
    record = parse_record(job.record)
    sink.write(msgspec.json.encode(blank_review(record, job.effort)) + b"\n")
    sink.flush()
    for part in review_parts(record, [job.seat], job.effort, since=job.since):
        sink.write(msgspec.json.encode(part) + b"\n")
        sink.flush()


def main() -> None:
    """Give way to others, and make a review."""
    if hasattr(os, "nice"):
        os.nice(NICER)
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()

"""The process that reads tables for those who look at them: `python -m mirabilia.server.tables.reader`.

Each message has four bytes that say how long it is. The process ends when its input does, however its server ended, and
gives way to those who play.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec

from mirabilia.core.registry import games
from mirabilia.server.tables.reading import AnyReading, ReadAnswer, page_of

HEAD = 4
"""Bytes of a message that say how long the rest of it is."""
NICER = 5
"""By how much the process raises its nice value."""

_encoder = msgspec.msgpack.Encoder()
_readings = msgspec.msgpack.Decoder(AnyReading)
_pages = msgspec.msgpack.Decoder(ReadAnswer)


def write_message(message: AnyReading | ReadAnswer) -> bytes:
    """Return a message as it is sent."""
    data = _encoder.encode(message)
    return len(data).to_bytes(HEAD, "big") + data


def parse_page(data: bytes) -> ReadAnswer:
    """Read an answer, without its head."""
    return _pages.decode(data)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer one message after another until the input ends."""
    while head := source.read(HEAD):
        reading = _readings.decode(source.read(int.from_bytes(head, "big")))
        sink.write(write_message(page_of(reading)))
        sink.flush()


def main() -> None:
    """Get ready, and serve."""
    if hasattr(os, "nice"):
        os.nice(NICER)
    games()
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()

"""The figures of a benchmark as JSON, beside the lines that people read."""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path

STANDARD_OUTPUT = Path("-")


def add_json(parser: ArgumentParser) -> None:
    """Give a benchmark the option that says where its figures go."""
    told = "write the figures there as well; - is standard output, and the lines for people go to stderr"
    parser.add_argument("--json", type=Path, metavar="FILE", help=told)


@contextmanager
def figures_to(path: Path | None) -> Iterator[Callable[[object], None]]:
    """Give a function that writes the figures to where they were asked for, if they were.

    While standard output is reserved for them, what is printed goes to stderr.
    """
    output = sys.stdout

    def write(figures: object) -> None:
        text = json.dumps(figures, indent=1) + "\n"
        if path == STANDARD_OUTPUT:
            output.write(text)
        elif path:
            path.write_text(text)

    with redirect_stdout(sys.stderr if path == STANDARD_OUTPUT else output):
        yield write

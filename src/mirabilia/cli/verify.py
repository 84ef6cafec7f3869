"""`mirabilia verify`: check the proof of a finished game with nothing but its file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console

from mirabilia.text import say

if TYPE_CHECKING:
    from mirabilia.server.tables.proof import Verified

STANDARD_INPUT = "-"


@click.command("verify", help=say("verify-command"))
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--commitment", metavar="HEX", help=say("verify-option-commitment"))
def verify(file: Path, commitment: str | None) -> None:
    """Check a proof and say in a few lines what was checked."""
    from mirabilia.files import read_file
    from mirabilia.server.tables.proof import verify_proof

    typed = str(file) == STANDARD_INPUT
    data = sys.stdin.buffer.read() if typed else read_file(file)
    verified = verify_proof(data, commitment, "standard input" if typed else str(file))
    console = Console()
    for line in lines_of(verified):
        console.out(line, highlight=False)


def lines_of(verified: Verified) -> list[str]:
    """Return what a good proof has shown, line by line."""
    seats = ", ".join(map(str, verified.winners))
    return [
        say("verify-whole"),
        say("verify-commitment", commitment=verified.commitment),
        say("verify-noted") if verified.noted else say("verify-not-noted"),
        say("verify-deal", setup=verified.setup),
        say("verify-moves", count=verified.moves),
        say("verify-won", count=len(verified.winners), seats=seats),
    ]

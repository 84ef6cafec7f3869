"""`mirabilia verify`: check the proof of a finished game from its file alone."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console

from mirabilia.cli.help.spoken import option, verb
from mirabilia.text import say

if TYPE_CHECKING:
    from mirabilia.server.tables.proof import Verified

STANDARD_INPUT = "-"


@verb("verify", say("verify-command"))
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@option("--commitment", metavar="HEX", help=say("verify-option-commitment"))
@option("--promise", metavar="HEX", help=say("verify-option-promise"))
def verify(file: Path, commitment: str | None, promise: str | None) -> None:
    """Check a proof and say in a few lines what was checked."""
    from mirabilia.files import read_file
    from mirabilia.server.tables.proof import verify_proof

    typed = str(file) == STANDARD_INPUT
    data = sys.stdin.buffer.read() if typed else read_file(file)
    verified = verify_proof(data, commitment, "standard input" if typed else str(file), promise)
    console = Console()
    for line in lines_of(verified):
        console.out(line, highlight=False)


def lines_of(verified: Verified) -> list[str]:
    """Return what a valid proof has shown, line by line."""
    seats = ", ".join(map(str, verified.winners))
    return [
        say("verify-whole"),
        _commitment(verified),
        say("verify-noted") if verified.noted else say("verify-not-noted"),
        *_shares(verified),
        say("verify-deal", setup=verified.setup),
        say("verify-moves", count=verified.moves),
        say("verify-won", count=len(verified.winners), seats=seats),
    ]


def _commitment(verified: Verified) -> str:
    """Return what the server promised and kept to."""
    if verified.shares is None:
        return say("verify-commitment", commitment=verified.commitment)
    return say("verify-secret", commitment=verified.commitment)


def _shares(verified: Verified) -> list[str]:
    """Return what people added to the deal, and who was left out."""
    if verified.shares is None:
        return []
    told = [str(one.seat) for one in verified.shares if one.share is not None]
    left_out = [str(one.seat) for one in verified.shares if one.share is None]
    lines = [say("verify-shares", seats=", ".join(told)) if told else say("verify-no-shares")]
    if verified.promised:
        lines.append(say("verify-promised"))
    if left_out:
        lines.append(say("verify-left-out", seats=", ".join(left_out)))
    return [*lines, say("verify-key", key=str(verified.seed))]

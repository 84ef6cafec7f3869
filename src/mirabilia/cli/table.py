"""`mirabilia table`: one person plays against bots in the terminal."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import click
from rich.markup import escape

from mirabilia.bots import BOTS
from mirabilia.cli.terminal.screen import Quit
from mirabilia.cli.terminal.sitting import Sitting
from mirabilia.core.errors import UsageError
from mirabilia.core.record import write_record
from mirabilia.games.seven.game import SEVEN
from mirabilia.lab.files import whole_file
from mirabilia.text import say

DRAWN_SEEDS = 10**9
"""A drawn seed is below this: short enough to be typed again."""


@click.command("table", help=say("terminal-command"))
@click.argument("game", type=click.Choice([SEVEN.name]), expose_value=False)
@click.option("--players", default=4, show_default=True, help=say("terminal-option-players"))
@click.option("--seed", type=int, help=say("terminal-option-seed"))
@click.option("--wonders", default="", help=say("terminal-option-wonders"))
@click.option("--seat", default=0, show_default=True, help=say("terminal-option-seat"))
@click.option("--bots", default="builder", show_default=True, help=say("terminal-option-bots", bots=", ".join(BOTS)))
@click.option("--record", type=click.Path(path_type=Path), help=say("terminal-option-record"))
def table(players: int, seed: int | None, wonders: str, seat: int, bots: str, record: Path | None) -> None:
    """Check what was asked for, play, and keep the record even of a game that is left."""
    seed = secrets.randbelow(DRAWN_SEEDS) if seed is None else seed
    setup = SEVEN.draw_setup(players, seed, wonders)
    _check(players, seat, bots, record)
    sitting = Sitting(setup, seed, seat, bots)
    try:
        sitting.play()
    except Quit:
        sitting.screen.show(say("terminal-goodbye"))
    finally:
        if record:
            with whole_file(record) as file:
                file.write(write_record(sitting.record))
            sitting.screen.show(say("terminal-recorded", file=escape(str(record))))


def _check(players: int, seat: int, bots: str, record: Path | None) -> None:
    """Refuse what would fail later: a seat or bot that is not there, a record that could not be written."""
    if not 0 <= seat < players:
        raise UsageError(say("terminal-wrong-seat", seat=seat, players=players, last=players - 1))
    if bots not in BOTS:
        raise UsageError(say("terminal-wrong-bot", bot=bots, bots=", ".join(BOTS)))
    if record and (record.is_dir() or not os.access(record.absolute().parent, os.W_OK)):
        raise UsageError(say("terminal-wrong-file", file=str(record)))

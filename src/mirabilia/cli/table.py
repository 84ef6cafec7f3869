"""`mirabilia table`: one person plays against bots in the terminal."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Any

import click
from rich.markup import escape

from mirabilia.bots.roster import LEVELS, Entrant, parse_entrant
from mirabilia.cli.terminal.architects.sitting import ArchitectsSitting
from mirabilia.cli.terminal.screen import Quit
from mirabilia.cli.terminal.seven.sitting import SevenSitting
from mirabilia.cli.terminal.sitting import Sitting
from mirabilia.core.errors import UsageError
from mirabilia.core.record import write_record
from mirabilia.lab.files import whole_file
from mirabilia.text import say

DRAWN_SEEDS = 10**9
"""A drawn seed is below this: short enough to be typed again."""
SITTINGS: dict[str, type[Sitting[Any, Any]]] = {
    sitting.game.name: sitting for sitting in (SevenSitting, ArchitectsSitting)
}
KINDS = ", ".join(say(f"bot-{name}-what") for name in LEVELS)


@click.command("table", help=say("terminal-command"))
@click.argument("game", type=click.Choice(list(SITTINGS)))
@click.option("--players", default=4, show_default=True, help=say("terminal-option-players"))
@click.option("--seed", type=int, help=say("terminal-option-seed"))
@click.option("--wonders", default="", help=say("terminal-option-wonders"))
@click.option("--seat", default=0, show_default=True, help=say("terminal-option-seat"))
@click.option("--bots", default="builder", show_default=True, help=say("terminal-option-bots", bots=KINDS))
@click.option("--record", type=click.Path(path_type=Path), help=say("terminal-option-record"))
def table(game: str, players: int, seed: int | None, wonders: str, seat: int, bots: str, record: Path | None) -> None:
    """Check what was asked for, play, and keep the record even of a game that is left."""
    seed = secrets.randbelow(DRAWN_SEEDS) if seed is None else seed
    setup = SITTINGS[game].game.draw_setup(players, seed, wonders)
    _check(players, seat, record)
    sitting = SITTINGS[game](setup, seed, seat, bots_of(bots, players, seat))
    try:
        sitting.play()
    except Quit:
        sitting.screen.show(say("terminal-goodbye"))
    except KeyboardInterrupt:
        sitting.screen.show("", say("terminal-goodbye"))
        raise
    finally:
        if record:
            with whole_file(record) as file:
                file.write(write_record(sitting.record))
            sitting.screen.show(say("terminal-recorded", file=escape(str(record))))


def bots_of(names: str, players: int, seat: int) -> dict[int, Entrant]:
    """Return the bot of every other seat; names are one for all, or one for each, by seats."""
    named = [parse_entrant(name) for name in names.split(",")]
    others = [other for other in range(players) if other != seat]
    if len(named) == 1:
        named *= len(others)
    if len(named) != len(others):
        raise UsageError(say("terminal-wrong-bots", named=len(named), count=len(others)))
    return dict(zip(others, named, strict=True))


def _check(players: int, seat: int, record: Path | None) -> None:
    """Refuse what would fail later: a seat that is not there, a record that could not be written."""
    if not 0 <= seat < players:
        raise UsageError(say("terminal-wrong-seat", seat=seat, players=players, last=players - 1))
    if record and (record.is_dir() or not os.access(record.absolute().parent, os.W_OK)):
        raise UsageError(say("terminal-wrong-file", file=str(record)))
    if record and record.exists():
        raise UsageError(say("terminal-wrong-old-file", file=str(record)))

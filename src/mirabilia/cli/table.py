"""`mirabilia table`: one person plays against bots in the terminal.

Bots that search need the compiled engine; for all others, one that starts immediately is better. So nothing here
imports the engine before it is known who plays.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from msgspec.structs import replace
from rich.console import Console
from rich.markup import escape

from mirabilia.bots.roster import ANY, Entrant, every_level, parse_entrant, parse_entrants
from mirabilia.cli.help.spoken import option, verb
from mirabilia.cli.terminal.screen import Quit
from mirabilia.core.errors import UsageError
from mirabilia.core.record import write_record
from mirabilia.core.registry import describe, games, home, load
from mirabilia.core.seed import KEY_DIGITS, Seed, parse_seed
from mirabilia.files import whole_file
from mirabilia.text import say

if TYPE_CHECKING:
    from mirabilia.cli.terminal.sitting import Sitting
    from mirabilia.programs.program import Programs

PATIENCE = 1.0
"""Seconds that a bot thinks about a decision unless told otherwise: people wait for seconds, not for playouts."""
LEVELS = [level for level in every_level().values() if not level.yardstick]
KINDS = ", ".join(say(f"bot-{level.name}-what") for level in LEVELS)
"""In the language of the command, which is chosen before this is imported."""
LEANINGS = ", ".join(dict.fromkeys(leaning for level in LEVELS for leaning in level.leanings))


@verb("table", say("terminal-command"))
@click.argument("game", type=click.Choice(games()))
@option("--players", type=int, help=say("terminal-option-players"))
@option("--seed", "written_seed", metavar="SEED", help=say("terminal-option-seed"))
@option("--wishes", default="", help=say("terminal-option-wishes"))
@option("--seat", default=0, show_default=True, help=say("terminal-option-seat"))
@option(
    "--bots",
    default=f"builder:{ANY}",
    show_default=True,
    help=say("terminal-option-bots", bots=KINDS, leanings=LEANINGS),
)
@option("--program", "given", metavar=say("help-named-command"), multiple=True, help=say("terminal-option-program"))
@option("--record", type=click.Path(path_type=Path), help=say("terminal-option-record"))
def table(
    game: str,
    players: int | None,
    written_seed: str | None,
    wishes: str,
    seat: int,
    bots: str,
    given: tuple[str, ...],
    record: Path | None,
) -> None:
    """Check what was asked for, play, and keep the record even of an abandoned game."""
    choose_backend(bots)
    sitting_of = sitting_class(game)
    seed = secrets.token_hex(KEY_DIGITS // 2) if written_seed is None else parse_seed(written_seed)
    players = describe(game).players_or_usual(players)
    setup = sitting_of.game.draw_setup(players, seed, wishes)
    _check(players, seat, record)
    entrants = bots_at(game, bots, players, seat, seed)
    programs = click.get_current_context().with_resource(_programs(entrants, given))
    sitting = sitting_of(setup, seed, seat, entrants, programs)
    _warm_up(sitting)
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


def choose_backend(names: str) -> None:
    """Give bots that search the compiled engine, unless the environment says which one to use."""
    if any(parse_entrant(name.strip()).searches for name in names.split(",")):
        os.environ.setdefault("MIRABILIA_BACKEND", "numba")


def sitting_class(game: str) -> type[Sitting[Any, Any]]:
    """Return the class that plays a game in the terminal; this imports the engine."""
    found: type[Sitting[Any, Any]] = load(f"{home(game).terminal}.sitting", "SITTING")
    return found


def bots_at(game: str, names: str, players: int, seat: int, seed: Seed) -> dict[int, Entrant]:
    """Return the bot of every other seat; `names` has one for all, or one for each in the order of seats."""
    others = [other for other in range(players) if other != seat]
    named = names.split(",")
    if len(named) not in (1, len(others)):
        raise UsageError(say("terminal-wrong-bots", named=len(named), count=len(others)))
    turn = int(seed, 16) if isinstance(seed, str) else seed
    entrants = parse_entrants(game, names, [turn + other for other in others])
    return dict(zip(others, map(_patient, entrants), strict=True))


def _patient(entrant: Entrant) -> Entrant:
    """Return a bot, with seconds to think if it searches and was not told how long."""
    told = entrant.playouts is not None or entrant.seconds is not None
    return replace(entrant, seconds=PATIENCE) if entrant.searches and not told else entrant


def _programs(entrants: Mapping[int, Entrant], given: tuple[str, ...]) -> Programs:
    """Return the programs that play; they end when the command does."""
    from mirabilia.programs.given import parse_programs, programs_of
    from mirabilia.programs.program import Programs

    return Programs(programs_of(entrants.values(), parse_programs(given)))


def _warm_up(sitting: Sitting[Any, Any]) -> None:
    """Compile everything before the game, so that compiling makes no bot late."""
    from mirabilia.bots.warmup import is_compiled, warm_up
    from mirabilia.core.kernel import COMPILING

    if not any(entrant.searches for entrant in sitting.entrants.values()):
        return
    COMPILING.tell_by(lambda: Console(stderr=True).print(say("terminal-compiling")))
    if not is_compiled(sitting.game.name):
        COMPILING()
    warm_up(sitting.game.name)


def _check(players: int, seat: int, record: Path | None) -> None:
    """Refuse what would fail later: a seat that does not exist, a record that cannot be written."""
    if not 0 <= seat < players:
        raise UsageError(say("terminal-wrong-seat", seat=seat, players=players, last=players - 1))
    if record and (record.is_dir() or not os.access(record.absolute().parent, os.W_OK)):
        raise UsageError(say("terminal-wrong-file", file=str(record)))
    if record and record.exists():
        raise UsageError(say("terminal-wrong-old-file", file=str(record)))

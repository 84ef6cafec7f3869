"""`mirabilia replay`: replay a record or game text and show its course."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console

if TYPE_CHECKING:
    from mirabilia.core.game import AnyGame
    from mirabilia.core.record import Record


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--record", "as_record", is_flag=True, help="Print the game as a record (JSON).")
def replay(file: Path, as_record: bool) -> None:
    """Replay a record or game text and show its course.

    Every move is checked against the rules, and the end against what the file says.
    """
    from mirabilia.core.record import write_record
    from mirabilia.core.replay import begin
    from mirabilia.core.replay import replay as steps_of

    game, record = read_game(file)
    state = begin(game, record, str(file))
    for step in steps_of(game, record, str(file)):
        state = step.state
    console = Console()
    if as_record:
        console.out(write_record(record).decode(), highlight=False, end="")
        return
    console.out(game.write_game(record), highlight=False, end="")
    result = game.result(state)
    if result is None:
        cities = ", ".join(map(str, game.waiting(state)))
        console.out(f"# not finished; waiting for the choice of {cities}", highlight=False)
    else:
        for sheet in getattr(result, "sheets", ()):
            console.out(f"# {_line(sheet)}", highlight=False)
        console.out(f"# won by {', '.join(map(str, result.winners))}", highlight=False)


def read_game(file: Path) -> tuple[AnyGame, Record]:
    """Read a record or a game text; an error names the file and what is wrong in it."""
    from mirabilia.core.errors import MirabiliaError, RecordError
    from mirabilia.core.record import parse_record
    from mirabilia.lab.files import read_file
    from mirabilia.lab.games import ROOMS, room

    data = read_file(file)
    try:
        if data.lstrip().startswith(b'{"transcript"'):
            raise RecordError("this is a transcript of simulate; replay reads records and game texts")
        if data.lstrip().startswith(b"{"):
            record = parse_record(data)
            return room(record.game).game, record
        text = data.decode()
        name = next((line.split()[0] for line in text.splitlines() if line.partition("#")[0].strip()), "")
        if name not in ROOMS:
            raise RecordError(f"line 1: a game text begins with the name of a game, {' or '.join(ROOMS)}, not {name!r}")
        return ROOMS[name].game, ROOMS[name].game.parse_game(text)
    except UnicodeDecodeError:
        raise RecordError(f"{file}: neither a record nor a game text") from None
    except MirabiliaError as error:
        raise RecordError(f"{file}: {error}") from None


def _line(sheet: object) -> str:
    """Return a score sheet as one line of names and numbers."""
    from msgspec.structs import asdict

    fields = asdict(sheet)  # type: ignore[arg-type]  # every sheet is a Struct
    return " ".join(f"{name} {value}" for name, value in fields.items() if isinstance(value, int))

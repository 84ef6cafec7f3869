"""`mirabilia replay`: replay a record or game text and show its course."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from mirabilia.cli.help.spoken import option, verb
from mirabilia.text import say


@verb("replay", say("verb-replay"), say("verb-replay-more"))
@click.argument("file", type=click.Path(path_type=Path))
@option("--record", "as_record", is_flag=True, help=say("replay-option-record"))
def replay(file: Path, as_record: bool) -> None:
    """Replay a record or game text and show its course."""
    from mirabilia.core.record import write_record
    from mirabilia.core.replay import begin
    from mirabilia.core.replay import replay as steps_of
    from mirabilia.library.records import read_game

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


def _line(sheet: object) -> str:
    """Return a score sheet as one line of names and numbers."""
    from msgspec.structs import asdict

    fields = asdict(sheet)  # type: ignore[arg-type]  # every sheet is a Struct
    return " ".join(f"{name} {value}" for name, value in fields.items() if isinstance(value, int))

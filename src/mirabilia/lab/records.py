"""Games as people keep them: a record or a game text, in a file or not."""

from __future__ import annotations

from pathlib import Path

from mirabilia.core.errors import NotationError, RecordError, SetupError, UsageError
from mirabilia.core.game import AnyGame
from mirabilia.core.record import Record, parse_record
from mirabilia.files import read_file
from mirabilia.lab.games import ROOMS, room


def read_game(path: Path) -> tuple[AnyGame, Record]:
    """Read the file of a record or a game text; an error names the file and what is wrong in it."""
    return parse_game(read_file(path), str(path))


def parse_game(data: bytes, source: str) -> tuple[AnyGame, Record]:
    """Read a record or a game text; RecordError names its source and what is wrong in it."""
    if data.lstrip().startswith(b'{"transcript"'):
        raise RecordError(f"{source}: this is a transcript of simulate; replay reads records and game texts")
    if not data.strip():
        raise RecordError(f"{source}: this is empty; replay reads records and game texts")
    if data.lstrip().startswith(b"["):
        raise RecordError(f"{source}: neither a record nor a game text")
    try:
        record = parse_record(data, source) if data.lstrip().startswith(b"{") else _parse_text(data.decode())
        return room(record.game).game, record
    except UnicodeDecodeError:
        raise RecordError(f"{source}: neither a record nor a game text") from None
    except (NotationError, SetupError, UsageError) as error:
        raise RecordError(f"{source}: {error}") from None


def _parse_text(text: str) -> Record:
    """Read a game text, whichever game it is of."""
    name = next((line.split()[0] for line in text.splitlines() if line.partition("#")[0].strip()), "")
    if name not in ROOMS:
        raise NotationError(
            f"line 1: a game text begins with the name of a game, {' or '.join(ROOMS)}, not {name!r:.60}"
        )
    return ROOMS[name].game.parse_game(text)

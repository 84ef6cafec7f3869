"""Records: saving, loading, and stepping through them move by move."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import Any, overload

from msgspec.structs import replace

from mirabilia.core.errors import NotationError, RecordError, SetupError, UsageError
from mirabilia.core.game import AnyGame, Event
from mirabilia.core.record import Record, parse_record, write_record
from mirabilia.core.registry import describe, games
from mirabilia.core.replay import begin
from mirabilia.core.replay import replay as steps_of
from mirabilia.files import read_file, whole_file
from mirabilia.library.play import AnyPlay, Play


class Moment:
    """One move of a recorded game, and the game as it was before."""

    __slots__ = ("_before", "city", "events", "move", "number")

    def __init__(self, number: int, text: str, events: tuple[Event, ...], before: AnyPlay) -> None:
        city, _, move = text.partition(" ")
        self.number = number
        """The number of the move in the record, from 0."""
        self.city = int(city)
        self.move = move
        """In the game's notation."""
        self.events = events
        """What happened because of it, complete."""
        self._before = before

    @property
    def before(self) -> AnyPlay:
        """Return the game as it was when the move was chosen, to look at or to continue differently."""
        return self._before.fork()

    @property
    def option(self) -> Any:
        """Return the option that was chosen."""
        write = self._before.rules.write_move
        return next(option for option in self._before.options(self.city) if write(option.move) == self.move)

    def __repr__(self) -> str:
        return f"<Moment {self.number}: {self.city} {self.move}>"


class Replay(Sequence[Moment]):
    """A recorded game with every move checked, as the sequence of its moments."""

    def __init__(self, rules: AnyGame, record: Record, source: str) -> None:
        self.record = record
        state = begin(rules, record, source)
        play: AnyPlay = Play(rules, state, replace(record, moves=(), hash=state.hash))
        self._moments: list[Moment] = []
        for number, step in enumerate(steps_of(rules, record, source)):
            self._moments.append(Moment(number, record.moves[number], step.events, play))
            play = play.after(step)
        self._end = play

    @property
    def end(self) -> AnyPlay:
        """Return the game as its last move left it, finished or ready to be continued."""
        return self._end.fork()

    @overload
    def __getitem__(self, number: int) -> Moment: ...
    @overload
    def __getitem__(self, number: slice) -> list[Moment]: ...
    def __getitem__(self, number: int | slice) -> Moment | list[Moment]:
        return self._moments[number]

    def __len__(self) -> int:
        return len(self._moments)

    def __repr__(self) -> str:
        return f"<Replay of {self.record.game}: {len(self)} moves, {self._end!r}>"


def replay(source: Record | bytes | str | PathLike[str]) -> Replay:
    """Play a game again from its record or game text, or a file of either; RecordError says what is wrong with it.

    A text of several lines is a game; a single line is the path of a file.
    """
    match source:
        case Record():
            return Replay(describe(source.game).rules, source, "the record")
        case bytes():
            return Replay(*parse_game(source, "the record"), "the record")
        case str() if "\n" in source:
            return Replay(*parse_game(source.encode(), "the game text"), "the game text")
        case str() | PathLike():
            return Replay(*read_game(Path(source)), str(source))
    raise UsageError(f"{source!r:.60} cannot be replayed; give a record, its bytes, a game text or a path")


def load_record(path: str | PathLike[str]) -> Record:
    """Read a record or a game text from a file; its moves are checked when it is replayed."""
    return read_game(Path(path))[1]


def save_record(record: Record, path: str | PathLike[str]) -> None:
    """Write a record to a file that is either complete or absent."""
    if not isinstance(record, Record):
        raise UsageError(f"a record is needed, not a {type(record).__name__}; record() of a game gives one")
    with whole_file(Path(path)) as file:
        file.write(write_record(record))


def read_game(path: Path) -> tuple[AnyGame, Record]:
    """Read a record or a game text from a file; an error names the file and what is wrong in it."""
    return parse_game(read_file(path), str(path))


def parse_game(data: bytes, source: str) -> tuple[AnyGame, Record]:
    """Read a record or a game text; RecordError names its source and what is wrong in it."""
    if data.lstrip().startswith(b'{"transcript"'):
        raise RecordError(f"{source}: this is a transcript of simulate; replay reads records and game texts").said(
            "transcript", where=source
        )
    if not data.strip():
        raise RecordError(f"{source}: this is empty; replay reads records and game texts").said("empty", where=source)
    if data.lstrip().startswith(b"["):
        raise _unlike_a_game(source)
    try:
        record = parse_record(data, source) if data.lstrip().startswith(b"{") else _parse_text(data.decode())
        return describe(record.game).rules, record
    except UnicodeDecodeError:
        raise _unlike_a_game(source) from None
    except (NotationError, SetupError, UsageError) as error:
        raise RecordError(f"{source}: {error}").said("within", where=source, reason=error) from None


def _unlike_a_game(source: str) -> RecordError:
    return RecordError(f"{source}: neither a record nor a game text").said("neither", where=source)


def _parse_text(text: str) -> Record:
    """Read a game text of any game."""
    name = next((line.split()[0] for line in text.splitlines() if line.partition("#")[0].strip()), "")
    if name not in games():
        known = ", ".join(games())
        raise NotationError(
            f"line 1: a game text begins with the name of a game, one of {known}, not {name!r:.60}"
        ).said("text_game", known=known, name=name[:60])
    return describe(name).rules.parse_game(text)

"""Puzzles as they are kept and asked for: a file for each game, a link for each puzzle, one for each day.

The file is in the room of a game's bots: compressed lines of JSON, the first of which says how they were found.
"""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from mirabilia.core.errors import UsageError
from mirabilia.core.registry import describe, folder_of, games, home
from mirabilia.files import read_file, whole_file
from mirabilia.insight.model import LOSSES, Puzzle
from mirabilia.insight.weigh import playouts_of

FILE = "puzzles.jsonl.gz"
PuzzleResult = Literal["right", "partly", "wrong", "given_up"]
"""How good an answer is: `partly` if it does the right thing in a way that loses something."""


class PuzzleSearch(Struct, frozen=True):
    """How the puzzles of a file were found, so that the search can be continued."""

    game: str
    seed: int
    searched: int = 0
    """Games that were searched, from the first on."""
    refuted: int = 0
    """Puzzles that a deeper search with other worlds did not agree with; they are left out."""


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles that a game is shipped with, in the order of their ids; none if it has no file.

    Neighbours in the file may be from the same game, and the later one would give the earlier one away.
    """
    return _shipped(folder_of(home(game).bots) / FILE)


def puzzle_by(name: str) -> Puzzle:
    """Return a puzzle of any game by its id; UsageError if there is none."""
    found = next((puzzle for game in games() for puzzle in puzzles_of(game) if puzzle.id == name), None)
    if found is None:
        raise UsageError(f"there is no puzzle {name!r:.60}")
    return found


def result_of(puzzle: Puzzle, option: int | None) -> PuzzleResult:
    """Return how good an answer is, by its place among the options; None if the puzzle was given up."""
    if option is None:
        return "given_up"
    if puzzle.verdict(option).call not in LOSSES:
        return "right"
    known = describe(puzzle.record.game)
    deed, rules = playouts_of(known).deed, known.rules
    answer, best = (rules.parse_move(weighed.move) for weighed in (puzzle.weighing.of(option), puzzle.weighing.best))
    return "partly" if deed(answer) == deed(best) else "wrong"


def puzzle_of_the_day(game: str, day: date) -> Puzzle | None:
    """Return the puzzle of a day, the same for everybody; all come up once before any comes up again."""
    puzzles = puzzles_of(game)
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None


def read_puzzles(path: Path) -> tuple[PuzzleSearch, tuple[Puzzle, ...]]:
    """Read a file of puzzles; UsageError says what is wrong with it."""
    try:
        first, *lines = gzip.decompress(read_file(path)).splitlines()
        search = msgspec.json.decode(first, type=PuzzleSearch)
        return search, tuple(msgspec.json.decode(line, type=Puzzle) for line in lines)
    except (OSError, EOFError, ValueError, msgspec.DecodeError) as error:
        raise UsageError(f"{path} is not a file of puzzles: {error}").said(
            "not_puzzles", file=str(path), reason=str(error)
        ) from None


def write_puzzles(path: Path, search: PuzzleSearch, puzzles: Sequence[Puzzle]) -> None:
    """Write a file of puzzles; the same puzzles give the same bytes."""
    lines = [msgspec.json.encode(line) for line in (search, *puzzles)]
    with whole_file(path) as file:
        file.write(gzip.compress(b"\n".join(lines) + b"\n", mtime=0))


@cache
def _shipped(path: Path) -> tuple[Puzzle, ...]:
    return tuple(sorted(read_puzzles(path)[1], key=lambda puzzle: puzzle.id)) if path.exists() else ()

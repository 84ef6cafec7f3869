"""Puzzles as they are asked for: lists, positions, answers. A position has nothing that its seat could not know."""

from __future__ import annotations

from datetime import date
from typing import Literal

import msgspec
from msgspec import Struct

from mirabilia.core.errors import UsageError
from mirabilia.core.registry import describe
from mirabilia.core.replay import begin, replay
from mirabilia.insight.model import Puzzle
from mirabilia.insight.puzzles import puzzle_by, puzzle_of_the_day, puzzles_of, result_of
from mirabilia.server.tables.replays import sight_of_decision
from mirabilia.server.wire.bodies import PuzzleAnswer, PuzzleEntry, PuzzleList, PuzzlePosition
from mirabilia.server.wire.people import SeatInfo
from mirabilia.server.wire.protocol import TableInfo
from mirabilia.server.wire.refusal import RefusedError

PLAYED_BY = "master"
"""Who played the games that puzzles are moments of."""


class PuzzleReading(Struct, frozen=True, tag="puzzle"):
    """A question about puzzles."""

    what: Literal["list", "day", "position", "answer"]
    of: str
    """The game, or the id of a puzzle."""
    day: date | None = None
    option: int | None = None


def read_puzzle(reading: PuzzleReading) -> bytes:
    """Return the answer to a question about puzzles; RefusedError if there is no such puzzle."""
    match reading.what:
        case "list":
            return msgspec.json.encode(list_of(reading.of))
        case "day":
            return msgspec.json.encode(position_of(_of_day(reading)))
        case "position":
            return msgspec.json.encode(position_of(_find(reading.of)))
        case "answer":
            return msgspec.json.encode(answer_to(_find(reading.of), reading.option))


def list_of(game: str) -> PuzzleList:
    """Return the puzzles of a game."""
    entries = [PuzzleEntry(one.id, one.difficulty, _players(one)) for one in puzzles_of(game)]
    return PuzzleList(game, tuple(entries))


def position_of(puzzle: Puzzle) -> PuzzlePosition:
    """Return a puzzle as the seat that decides sees it."""
    rules, record = describe(puzzle.record.game).rules, puzzle.record
    state = begin(rules, record)
    for step in replay(rules, record):
        state = step.state
    seat = puzzle.weighing.seat
    sight = sight_of_decision(rules, record.game, state, puzzle.weighing.city, seat)
    age, turn = rules.when(state)
    waiting = rules.waiting(state)
    return PuzzlePosition(puzzle.id, puzzle.difficulty, age, turn, seat, waiting, _info(puzzle), sight)


def answer_to(puzzle: Puzzle, option: int | None) -> PuzzleAnswer:
    """Return what an answer is worth, with everything that the puzzle hid; RefusedError if it is not an option."""
    if option is not None and option >= len(puzzle.weighing.options):
        raise RefusedError("not-an-option", f"this puzzle has no option {option}")
    result = result_of(puzzle, option)
    explained = puzzle.rival if option is None or result == "right" else option
    categories = describe(puzzle.record.game).categories
    return PuzzleAnswer(puzzle.id, option, result, categories, puzzle.weighing, puzzle.verdict(explained))


def _find(name: str) -> Puzzle:
    try:
        return puzzle_by(name)
    except UsageError:
        raise RefusedError("no-such-puzzle", "there is no such puzzle; perhaps part of the link is missing") from None


def _of_day(reading: PuzzleReading) -> Puzzle:
    assert reading.day is not None, "a question about a day names it"
    found = puzzle_of_the_day(reading.of, reading.day)
    if found is None:
        raise RefusedError("no-such-puzzle", f"there are no puzzles of {reading.of} here")
    return found


def _players(puzzle: Puzzle) -> int:
    players: int = describe(puzzle.record.game).rules.parse_setup(puzzle.record.setup).players
    return players


def _info(puzzle: Puzzle) -> TableInfo:
    """Return the game of a puzzle as a table of bots."""
    players = _players(puzzle)
    seats = tuple(SeatInfo(None, PLAYED_BY) for _ in range(players))
    return TableInfo(
        id=puzzle.id,
        game=puzzle.record.game,
        players=players,
        phase="playing",
        seats=seats,
        host=None,
        paused=False,
        changed=0,
        commitment="",
    )

"""Puzzles: found where one deed is clearly best and a weaker bot errs, kept in a file, one for each day."""

from __future__ import annotations

import gzip
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from mirabilia.core.errors import UsageError
from mirabilia.core.registry import describe, games
from mirabilia.core.replay import begin, replay
from mirabilia.insight import puzzles
from mirabilia.insight.model import Puzzle, Verdict, Weighed, Weighing
from mirabilia.insight.puzzles import (
    PuzzleSearch,
    puzzle_by,
    puzzle_of_the_day,
    puzzles_of,
    read_puzzles,
    write_puzzles,
)
from mirabilia.insight.weigh import playouts_of
from mirabilia.lab.puzzles import LEAD, SURE, _is_clear
from tests.kit.insight import played


def weighed(option: int, chance: int, top: int, error: int = 5) -> Weighed:
    return Weighed(option, f"move {option}", chance, 9, 500, 3, top - chance, error if chance < top else 0, 900)


def weighing(*chances: int) -> Weighing:
    top = chances[0]
    return Weighing(0, 0, tuple(weighed(option, chance, top) for option, chance in enumerate(chances)))


def puzzle(name: str) -> Puzzle:
    return Puzzle(name, played("seven", 3, 1), weighing(400, 300, 280), Verdict(1, 100, 5, "blunder"), "easy")


def test_a_puzzle_needs_a_lead_that_is_certain_and_others_in_sight() -> None:
    deeds = ["a", "b", "c", "a"]
    clear = LEAD + int(SURE * 5) + 1
    assert _is_clear(weighing(400, 400 - clear, 400 - clear), deeds, SURE)
    assert not _is_clear(weighing(400, 399 - LEAD, 399 - LEAD), deeds, SURE), "ahead, but not for certain"
    assert not _is_clear(weighing(400, 300, 150), deeds, SURE), "only one other is in sight"
    assert not _is_clear(weighing(990, 800, 800), deeds, SURE), "won already"
    assert _is_clear(weighing(400, 300, 290, 399), deeds, SURE), "another way to do the same is no rival"


def test_a_file_reads_back_and_is_the_same_for_the_same_puzzles(tmp_path: Path) -> None:
    one, other = tmp_path / "one.gz", tmp_path / "other.gz"
    search = PuzzleSearch("seven", 3, searched=7, refuted=1)
    for path in (one, other):
        write_puzzles(path, search, [puzzle("aa"), puzzle("bb")])
    assert read_puzzles(one) == (search, (puzzle("aa"), puzzle("bb")))
    assert one.read_bytes() == other.read_bytes()


@pytest.mark.parametrize("data", [b"no gzip", gzip.compress(b""), gzip.compress(b'{"game": 3}\n')])
def test_a_file_that_holds_no_puzzles_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "puzzles.gz"
    path.write_bytes(data)
    with pytest.raises(UsageError, match="is not a file of puzzles"):
        read_puzzles(path)


def test_every_day_has_a_puzzle_and_all_come_up(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tuple(puzzle(name) for name in ("aa", "bb", "cc"))
    monkeypatch.setattr(puzzles, "puzzles_of", lambda _game: kept)
    first = date(2026, 11, 17)
    days = [puzzle_of_the_day("seven", first + timedelta(days=day)) for day in range(6)]
    assert days[:3] == days[3:]
    assert {day.id for day in days if day} == {"aa", "bb", "cc"}
    assert puzzle_by("seven", "bb") == kept[1]
    monkeypatch.setattr(puzzles, "puzzles_of", lambda _game: ())
    assert puzzle_of_the_day("seven", first) is None


def test_a_puzzle_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UsageError, match="there is no puzzle 'nonsense' of seven"):
        puzzle_by("seven", "nonsense")


@pytest.mark.parametrize("game", games())
def test_shipped_puzzles_stand_on_their_records_and_have_one_best_deed(game: str) -> None:
    known, shipped = describe(game), puzzles_of(game)
    assert len({puzzle.id for puzzle in shipped}) == len(shipped)
    for puzzle in shipped:
        state = begin(known.rules, puzzle.record)
        for step in replay(known.rules, puzzle.record):
            state = step.state
        decision: Any = known.rules.decision(state, puzzle.weighing.city)
        moves = [known.rules.write_move(option.move) for option in decision.options]
        assert [moves[weighed.option] for weighed in puzzle.weighing.options] == [
            weighed.move for weighed in puzzle.weighing.options
        ]
        deeds = [playouts_of(known).deed(option.move) for option in decision.options]
        assert _is_clear(puzzle.weighing, deeds, SURE)
        assert puzzle.verdict.cost >= LEAD

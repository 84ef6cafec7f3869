"""Puzzles: found where one deed is clearly best and a weaker bot goes wrong, kept in a file, one for each day."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from datetime import date, timedelta
from math import sqrt
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from mirabilia.core.errors import UsageError
from mirabilia.core.registry import describe, games
from mirabilia.insight import puzzles
from mirabilia.insight.model import LOSSES, Call, Difference, Puzzle, Verdict, Weighed, Weighing
from mirabilia.insight.puzzles import (
    PuzzleSearch,
    puzzle_by,
    puzzle_of_the_day,
    puzzles_of,
    read_puzzles,
    result_of,
    write_puzzles,
)
from mirabilia.lab.puzzles import DEEPER, LEAD, LEAST, SURE, WELL, _certain_after, _is_clear
from tests.kit.compiled import compiled
from tests.kit.insight import played
from tests.kit.puzzles import agrees, asked_in, deeds_of


def weighed(option: int, chance: int, top: int, error: int = 5) -> Weighed:
    return Weighed(option, f"move {option}", chance, 9, 500, 3, top - chance, error if chance < top else 0, 900)


def weighing(*chances: int) -> Weighing:
    top = chances[0]
    return Weighing(0, 0, tuple(weighed(option, chance, top) for option, chance in enumerate(chances)))


def puzzle(name: str) -> Puzzle:
    calls: tuple[Call, ...] = ("best", "blunder", "near")
    verdicts = tuple(Verdict(option, 50 * option, 5, call) for option, call in enumerate(calls))
    return Puzzle(name, played("seven", 3, 1), weighing(400, 300, 280), verdicts, 1, "easy")


def test_a_puzzle_needs_a_lead_that_is_certain_and_others_in_sight() -> None:
    deeds = ["a", "b", "c", "a"]
    clear = LEAD + int(SURE * 5) + 1
    assert _is_clear(weighing(400, 400 - clear, 400 - clear), deeds, SURE)
    assert not _is_clear(weighing(400, 399 - LEAD, 399 - LEAD), deeds, SURE), "ahead, but not for certain"
    assert not _is_clear(weighing(400, 300, 150), deeds, SURE), "only one other is in sight"
    assert not _is_clear(weighing(990, 800, 800), deeds, SURE), "won already"
    assert _is_clear(weighing(400, 300, 290, 399), deeds, SURE), "another way to do the same thing is not a rival"


class Foretold:
    """Scales on which every lead over a rival is known, and its error shrinks with the worlds."""

    def __init__(self, *leads: int) -> None:
        self.decision = SimpleNamespace(seat=0)
        self.leads, self.worlds = leads, 0

    def play_out(self, _field: object, _seed: int, _first: int, worlds: int) -> None:
        self.worlds += worlds

    def difference(self, _best: int, rival: int) -> Difference:
        error = round(500 / sqrt(self.worlds))
        return Difference(self.worlds, (self.leads[rival - 1],), (error,), ((),), ((),))


@pytest.mark.parametrize(
    ("leads", "is_certain"),
    [((200, 300), True), ((200, 20), False), ((LEAD + 2, LEAD + 2), False), ((0, 0), False)],
)
def test_a_race_ends_when_the_lead_is_certain_or_no_longer_likely(leads: tuple[int, int], is_certain: bool) -> None:
    scales: Any = Foretold(*leads)
    games = _certain_after(scales, 10, (0, 1, 2))
    assert (games > 0) == is_certain
    assert games <= WELL
    assert scales.worlds <= WELL, "what stays uncertain is given up"


def test_a_file_reads_back_and_is_the_same_for_the_same_puzzles(tmp_path: Path) -> None:
    one, other = tmp_path / "one.gz", tmp_path / "other.gz"
    search = PuzzleSearch("seven", 3, searched=7, refuted=1)
    for path in (one, other):
        write_puzzles(path, search, [puzzle("aa"), puzzle("bb")])
    assert read_puzzles(one) == (search, (puzzle("aa"), puzzle("bb")))
    assert one.read_bytes() == other.read_bytes()


@pytest.mark.parametrize(
    "data",
    [lambda: b"no gzip", lambda: gzip.compress(b""), lambda: gzip.compress(b'{"game": 3}\n')],
    ids=["no gzip", "empty", "no puzzle"],
)
def test_a_file_that_holds_no_puzzles_is_refused(tmp_path: Path, data: Callable[[], bytes]) -> None:
    path = tmp_path / "puzzles.gz"
    path.write_bytes(data())  # made only now: gzip writes the time, and tests must have the same names in all processes
    with pytest.raises(UsageError, match="is not a file of puzzles"):
        read_puzzles(path)


def test_every_day_has_a_puzzle_and_all_come_up(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tuple(puzzle(name) for name in ("aa", "bb", "cc"))
    monkeypatch.setattr(puzzles, "puzzles_of", lambda _game: kept)
    first = date(2026, 11, 17)
    days = [puzzle_of_the_day("seven", first + timedelta(days=day)) for day in range(6)]
    assert days[:3] == days[3:]
    assert {day.id for day in days if day} == {"aa", "bb", "cc"}
    assert puzzle_by("bb") == kept[1]
    monkeypatch.setattr(puzzles, "puzzles_of", lambda _game: ())
    assert puzzle_of_the_day("seven", first) is None


def test_a_puzzle_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UsageError, match="there is no puzzle 'nonsense'"):
        puzzle_by("nonsense")


def test_puzzles_come_in_another_order_than_they_were_found_in(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.gz"
    write_puzzles(path, PuzzleSearch("seven", 3), [puzzle("bb"), puzzle("aa")])
    assert [kept.id for kept in puzzles._shipped(path)] == ["aa", "bb"]


SHIPPED = [game for game in games() if puzzles_of(game)]


def test_both_games_have_300_puzzles_of_every_difficulty_and_number_of_players() -> None:
    assert SHIPPED == ["seven", "architects"]
    for game in SHIPPED:
        rules, shipped = describe(game).rules, puzzles_of(game)
        assert {kept.difficulty for kept in shipped} == {"easy", "medium", "hard"}
        assert {rules.parse_setup(kept.record.setup).players for kept in shipped} == set(rules.players)
        assert len({kept.id for kept in shipped}) == len(shipped) >= 300


@pytest.mark.parametrize("game", SHIPPED)
def test_shipped_puzzles_stand_on_their_records_and_have_one_best_deed(game: str) -> None:
    rules = describe(game).rules
    for kept in puzzles_of(game):
        _, decision = asked_in(kept)
        moves = [rules.write_move(option.move) for option in decision.options]
        assert [moves[weighed.option] for weighed in kept.weighing.options] == [
            weighed.move for weighed in kept.weighing.options
        ]
        deeds = deeds_of(kept, decision)
        assert _is_clear(kept.weighing, deeds, sure=0)
        assert kept.verdict(kept.rival).cost >= LEAD
        assert deeds[kept.rival] != deeds[kept.weighing.best.option]
        assert [verdict.chosen for verdict in kept.verdicts] == [weighed.option for weighed in kept.weighing.options]


@pytest.mark.parametrize("game", SHIPPED)
def test_an_answer_is_right_as_good_as_it_is(game: str) -> None:
    for kept in puzzles_of(game):
        assert result_of(kept, None) == "given_up"
        assert result_of(kept, kept.weighing.best.option) == "right"
        assert result_of(kept, kept.rival) == "wrong"
        deeds = deeds_of(kept, asked_in(kept)[1])
        for verdict in kept.verdicts:
            is_deed = deeds[verdict.chosen] == deeds[kept.weighing.best.option]
            assert is_deed or verdict.call in LOSSES, "another deed is never right"
            expected = "right" if verdict.call not in LOSSES else "partly" if is_deed else "wrong"
            assert result_of(kept, verdict.chosen) == expected


@pytest.mark.parametrize("game", SHIPPED)
def test_a_quick_search_agrees_where_the_lead_is_largest(game: str) -> None:
    clearest = sorted(puzzles_of(game), key=lambda kept: kept.verdict(kept.rival).cost)[-2:]
    assert all(agrees(kept, 200) for kept in clearest)


@pytest.mark.slow
@pytest.mark.parametrize("game", SHIPPED)
def test_a_deeper_search_agrees_with_98_of_100(game: str, found: Callable[[str], None]) -> None:
    code = (
        "from mirabilia.insight.puzzles import puzzles_of\n"
        "from tests.kit.puzzles import agrees\n"
        f"print(*(agrees(kept, {DEEPER * LEAST}) for kept in puzzles_of({game!r})), sep='\\n')"
    )
    agreed = compiled(code, as_shipped=True)
    found(f"puzzles of {game}: another search agrees with {agreed.count('True')} of {len(agreed)}")
    assert agreed.count("True") >= 0.98 * len(agreed)

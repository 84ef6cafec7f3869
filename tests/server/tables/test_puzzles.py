"""Puzzles on the server: a position tells what its seat could know, an answer everything else."""

from __future__ import annotations

from datetime import date
from random import Random
from typing import Any

import msgspec
import pytest

from mirabilia.core.registry import describe, games
from mirabilia.core.replay import begin, replay
from mirabilia.insight.model import Puzzle
from mirabilia.insight.puzzles import puzzles_of
from mirabilia.server.tables.puzzles import PuzzleReading, answer_to, list_of, position_of, read_puzzle
from mirabilia.server.tables.replays import sight_of_decision
from mirabilia.server.wire.bodies import PuzzleAnswer, PuzzlePosition
from mirabilia.server.wire.refusal import RefusedError
from tests.kit.architects.redeal import redeal as architects_redeal
from tests.kit.seven.redeal import redeal as seven_redeal

REDEAL = {"seven": seven_redeal, "architects": architects_redeal}
GAMES = [game for game in games() if game in REDEAL]


def state_of(puzzle: Puzzle) -> Any:
    rules = describe(puzzle.record.game).rules
    state = begin(rules, puzzle.record)
    for step in replay(rules, puzzle.record):
        state = step.state
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_the_same_in_every_world_that_its_seat_cannot_tell_apart(game: str) -> None:
    rules, chance = describe(game).rules, Random(5)
    for puzzle in puzzles_of(game)[::10]:
        seat, city = puzzle.weighing.seat, puzzle.weighing.city
        shown = msgspec.json.encode(position_of(puzzle).sight)
        other = REDEAL[game](state_of(puzzle), seat, chance)
        assert msgspec.json.encode(sight_of_decision(rules, game, other, city, seat)) == shown


@pytest.mark.parametrize("game", GAMES)
def test_a_position_has_nothing_of_its_solution(game: str) -> None:
    fields = {"id", "difficulty", "age", "turn", "seat", "waiting", "info", "sight"}
    for puzzle in puzzles_of(game)[::10]:
        data = msgspec.json.encode(position_of(puzzle))
        found = msgspec.json.decode(data)
        assert set(found) == fields
        for hidden in ("weighing", "verdict", "rival", "chances", "behind", str(puzzle.record.seed)):
            assert hidden.encode() not in data
        assert found["info"]["shares"] == []
        assert [decision["city"] for decision in found["sight"]["decisions"]] == [puzzle.weighing.city]
        assert len(found["sight"]["decisions"][0]["options"]) == len(puzzle.weighing.options)


@pytest.mark.parametrize("game", GAMES)
def test_answers_are_judged_and_explained(game: str) -> None:
    puzzle = puzzles_of(game)[0]
    best = puzzle.weighing.best.option
    for option, result, explained in (
        (best, "right", puzzle.rival),
        (puzzle.rival, "wrong", puzzle.rival),
        (None, "given_up", puzzle.rival),
    ):
        answer = answer_to(puzzle, option)
        assert (answer.result, answer.option, answer.verdict.chosen) == (result, option, explained)
        assert answer.weighing.best.option == best
        assert answer.categories[-1] == "total"
    with pytest.raises(RefusedError, match="this puzzle has no option 99"):
        answer_to(puzzle, 99)


def test_the_puzzle_of_a_day_is_the_same_for_everybody_and_in_the_list() -> None:
    for game in GAMES:
        reading = PuzzleReading("day", game, date(2026, 11, 17))
        found = msgspec.json.decode(read_puzzle(reading), type=dict)
        assert read_puzzle(reading) == read_puzzle(reading)
        assert found["id"] in {entry.id for entry in list_of(game).puzzles}
        tomorrow = msgspec.json.decode(read_puzzle(PuzzleReading("day", game, date(2026, 11, 18))), type=dict)
        assert tomorrow["id"] != found["id"]


def test_the_list_tells_difficulty_and_players() -> None:
    for game in GAMES:
        entries = {entry.id: entry for entry in list_of(game).puzzles}
        assert len(entries) == len(puzzles_of(game))
        position = position_of(puzzles_of(game)[0])
        assert (entries[position.id].difficulty, entries[position.id].players) == (
            position.difficulty,
            position.info.players,
        )


def test_only_an_answer_can_carry_a_solution() -> None:
    names = {field.name for field in msgspec.structs.fields(PuzzlePosition)}
    assert not names & {"weighing", "verdict", "result", "option"}
    assert {"weighing", "verdict", "result", "option"} <= {field.name for field in msgspec.structs.fields(PuzzleAnswer)}


def test_a_puzzle_that_does_not_exist_gets_one_clear_sentence() -> None:
    with pytest.raises(RefusedError, match="there is no such puzzle; perhaps part of the link is missing") as refusal:
        read_puzzle(PuzzleReading("position", "00000000"))
    assert refusal.value.code == "no-such-puzzle"

"""One game between bots: through views only, reproducible, and with the name of a bot that breaks down."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from math import inf
from typing import Any

import pytest

from mirabilia.bots import roster
from mirabilia.bots.roster import Entrant, parse_entrant
from mirabilia.core.errors import BotError
from mirabilia.core.game import State
from mirabilia.core.registry import describe
from mirabilia.core.replay import replay
from mirabilia.lab import play as lab
from tests.kit.work import faulty, play_at

APPRENTICE, BUILDER = Entrant("apprentice"), Entrant("builder")


@pytest.fixture
def hanging() -> Iterator[Any]:
    """Provide a bot that hangs until the test is over."""
    over = threading.Event()
    yield lambda *_: over.wait()
    over.set()


@pytest.mark.parametrize(("game", "players"), [("seven", 2), ("seven", 3), ("seven", 7), ("architects", 4)])
def test_a_game_gives_a_record_that_replays_to_its_result(game: str, players: int) -> None:
    played = play_at(game, [BUILDER, APPRENTICE] * (players // 2) + [APPRENTICE] * (players % 2))
    *_, last = replay(describe(game).rules, played.record)
    assert describe(game).rules.result(last.state) == played.result


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_the_same_seed_gives_the_same_game_and_another_seed_another(game: str) -> None:
    first, again, other = (play_at(game, [APPRENTICE] * 3, seed) for seed in (1, 1, 2))
    assert first == again
    assert first.record.moves != other.record.moves


def test_seats_have_chances_of_their_own() -> None:
    drawn: dict[int, int] = {}

    def note(view: Any, decision: Any, _budget: Any, chance: Any, /) -> Any:
        drawn.setdefault(view.seat, int(chance[0]))
        return decision.options[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(roster, "make_bot", faulty(note, "builder"))
        play_at("seven", [BUILDER] * 3)
    assert len(set(drawn.values())) == 3


def test_a_bot_sees_no_state(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[type] = set()

    def look(view: Any, decision: Any, *rest: Any) -> Any:
        seen.update({type(view), type(decision), *map(type, rest)})
        assert view.seat == decision.seat
        return decision.options[0]

    monkeypatch.setattr(roster, "make_bot", faulty(look, "builder"))
    play_at("seven", [BUILDER] * 2)
    assert {kind.__name__ for kind in seen} >= {"View", "Decision", "Budget"}
    assert State not in seen


def raising(*_: Any) -> Any:
    return 1 // 0


def leaving(*_: Any) -> Any:
    sys.exit("enough")


def interrupting(*_: Any) -> Any:
    raise KeyboardInterrupt


def foreign(*_: Any) -> Any:
    return "build everything"


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (raising, "raised ZeroDivisionError: integer division or modulo by zero"),
        (leaving, "raised SystemExit: enough"),
        (interrupting, "raised KeyboardInterrupt: "),
        (foreign, "picked 'build everything', which is none of its options,"),
        (lambda *_: None, "picked None, which is none of its options,"),
    ],
)
@pytest.mark.parametrize(("game", "when"), [("seven", "age 1, turn 1"), ("architects", r"turn \d+")])
def test_a_faulty_bot_is_named_with_its_seat_and_the_moment(
    game: str, when: str, fault: Any, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(roster, "make_bot", faulty(fault, "builder"))
    with pytest.raises(BotError, match=rf"^builder \(seat 1\) {words} in {when} of game seed 5$"):
        play_at(game, [APPRENTICE, BUILDER, APPRENTICE])


def test_a_person_who_interrupts_is_no_fault_of_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "make_bot", faulty(interrupting, "builder"))
    with pytest.raises(KeyboardInterrupt):
        play_at("seven", [BUILDER] * 3, patience=inf)


def test_a_fault_in_mid_game_names_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    def late(view: Any, decision: Any, *_: Any) -> Any:
        return None if (view.age, view.turn) == (2, 3) else decision.options[0]

    monkeypatch.setattr(roster, "make_bot", faulty(late, "builder"))
    with pytest.raises(BotError, match=r"in age 2, turn 3 of game seed 5$"):
        play_at("seven", [APPRENTICE, APPRENTICE, BUILDER])


def test_a_bot_that_hangs_is_named_when_patience_ends(monkeypatch: pytest.MonkeyPatch, hanging: Any) -> None:
    monkeypatch.setattr(roster, "make_bot", faulty(hanging, "builder"))
    with pytest.raises(BotError, match=r"^builder \(seat 2\) gave no answer within 0\.\d s in age 1, turn 1 of game"):
        play_at("seven", [APPRENTICE, APPRENTICE, BUILDER], patience=0.2)


def test_a_slow_bot_is_no_hanging_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    pause = threading.Event()

    def slow(_view: Any, decision: Any, *_: Any) -> Any:
        pause.wait(0.02)  # all decisions together take longer than the patience with each
        return decision.options[0]

    monkeypatch.setattr(roster, "make_bot", faulty(slow, "builder"))
    assert play_at("seven", [BUILDER] * 3, patience=0.8).result


def test_patience_goes_far_beyond_the_budget() -> None:
    assert lab.patience_with("seven", APPRENTICE) >= 60
    assert lab.patience_with("seven", parse_entrant("master@100s")) >= 1000
    assert lab.patience_with("seven", parse_entrant("master@1000000")) >= 10_000

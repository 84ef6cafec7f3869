"""Secrecy: what a seat is shown does not depend on anything it cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mirabilia.core.game import State, Step
from mirabilia.games.seven.decision import moves_of
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.engine.moves import CARD, SELL, STAGE, card_of, kind_of
from mirabilia.games.seven.engine.turn import may_decide
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import BuildStage, Drew, Ended, Move
from tests.kit.depth import examples
from tests.kit.seven.positions import positions, random_position
from tests.kit.seven.redeal import redeal


def shown(state: State, seat: int) -> bytes:
    """Return every byte a seat is shown of a state: its view, the decisions it has to make, and what they lead to."""
    cities = range(int(state.words[at.CITIES]))
    able = [city for city in cities if may_decide(state.words, at.city_at(city))]
    mine = [city for city in able if SEVEN.decision(state, city).seat == seat]
    decisions = [SEVEN.decision(state, city) for city in mine]
    told = [SEVEN.consequences(state, decision) for decision in decisions]
    return msgspec.json.encode((SEVEN.view(state, seat), decisions, told, SEVEN.outlooks(state)))


@given(positions(), st.data(), st.integers(0, 2**32))
@examples(400)
def test_a_seat_is_shown_the_same_in_every_world_it_cannot_tell_apart(
    state: State, data: st.DataObject, dice: int
) -> None:
    seat = data.draw(st.integers(0, int(state.words[at.PLAYERS]) - 1))
    other = redeal(state, seat, Random(dice))
    assert shown(other, seat) == shown(state, seat)


@given(positions(), st.integers(0, 2**32))
@examples(200)
def test_the_public_is_shown_the_same_whatever_is_hidden_from_every_seat(state: State, dice: int) -> None:
    chance = Random(dice)
    other = state
    for seat in range(int(state.words[at.PLAYERS])):
        other = redeal(other, seat, chance)
    assert msgspec.json.encode(SEVEN.view(other, None)) == msgspec.json.encode(SEVEN.view(state, None))
    assert SEVEN.outlooks(other) == SEVEN.outlooks(state)


@pytest.mark.parametrize("players", range(2, 8))
def test_re_dealing_really_changes_what_is_hidden(players: int) -> None:
    chance = Random(players)
    changed = 0
    for seed in range(20):
        state = random_position(players, seed, 5 + 4 * seed)
        changed += redeal(state, 0, chance).hash != state.hash
    assert changed >= 18  # a finished game has little left to hide


@pytest.mark.parametrize(("phase", "players"), [(phase, n) for phase in (at.SEVENTH, at.DIGGING) for n in (2, 3, 5)])
def test_special_decisions_show_no_more_than_they_should(phase: int, players: int) -> None:
    found = 0
    for state in special_positions(phase, players):
        found += 1
        for seat in range(players):
            other = redeal(state, seat, Random(found))
            assert shown(other, seat) == shown(state, seat)
    assert found >= 5


def special_positions(phase: int, players: int) -> Iterator[State]:
    """Yield positions of a phase that random games with the right boards come to."""
    boards = {at.SEVENTH: "babylon-B", at.DIGGING: "halikarnassos-B"}[phase]
    for seed in range(60):
        setup = SEVEN.draw_setup(players, seed, boards if seed % 2 else f"? ? {'+ ' if players == 2 else ''}{boards}")
        state = SEVEN.start(setup, seed)
        chance = Random(seed)
        while SEVEN.waiting(state):
            city = chance.choice(SEVEN.waiting(state))
            options = [option.move for option in SEVEN.decision(state, city).options]
            stages = [move for move in options if isinstance(move, BuildStage)]
            state = SEVEN.choose(state, city, chance.choice(stages or options)).state
            if state.words[at.PHASE] == phase:
                yield state
                break


@given(positions(), st.integers(0, 2**32))
@examples(300)
def test_events_tell_nobody_which_card_went_face_down(state: State, dice: int) -> None:
    """Where another card is sold or buried in secret, everyone but its player is told the same."""
    chance = Random(dice)
    assume(state.words[at.PHASE] == at.CHOOSING)
    state = choose_all_but_one(state, chance)
    swapped = swap_a_secret(state, chance)
    assume(swapped is not None)
    assert swapped is not None
    player, other = swapped
    city = SEVEN.waiting(state)[0]
    move = chance.choice(SEVEN.decision(state, city).options).move
    assume(any(option.move == move for option in SEVEN.decision(other, city).options))
    here, there = SEVEN.choose(state, city, move), SEVEN.choose(other, city, move)
    for seat in [None, *range(int(state.words[at.PLAYERS]))]:
        if seat != player:
            assert told(here, seat) == told(there, seat)


def choose_all_but_one(state: State, chance: Random) -> State:
    """Let all cities choose but one."""
    while int(state.words[at.WAITING]) > 1:
        city = chance.choice(SEVEN.waiting(state))
        state = SEVEN.choose(state, city, chance.choice(SEVEN.decision(state, city).options).move).state
    return state


def swap_a_secret(state: State, chance: Random) -> tuple[int, State] | None:
    """Change a chosen sale or burial to another card; return whose it is and the other world."""
    w = state.words
    for number in range(int(w[at.CITIES])):
        city = at.city_at(number)
        choice = int(w[city + at.CHOICE])
        same = [m for m in moves_of(w, city) if m != choice and without_card(m) == without_card(choice)]
        bound = w[at.PLAYERS] == 2 and city == at.holder(w)  # the Free City's choice depends on it
        if choice and kind_of(choice) in (SELL, STAGE) and same and not bound:
            other = state.copy()
            other.words[city + at.CHOICE] = chance.choice(same)
            return SEVEN.decision(state, number).seat, other
    return None


def without_card(move: int) -> int:
    return move - CARD * card_of(move)


def told(step: Step[Move], seat: int | None) -> bytes:
    """Return every byte of a step's events that a seat is told; a new hand is no news about the old one."""
    events = [event.seen_by(seat) for event in step.events]
    return msgspec.json.encode([event for event in events if not isinstance(event, Drew | Ended)])

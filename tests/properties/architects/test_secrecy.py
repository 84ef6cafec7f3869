"""Secrecy in Architects: what a seat is shown does not depend on anything it cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mirabilia.core.game import Event, State
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import Build, LookAt, Looked, Peeked
from tests.kit.architects.positions import positions, random_position
from tests.kit.architects.redeal import redeal
from tests.kit.depth import examples

dice = st.integers(0, 2**32)


def onlookers(state: State) -> list[int | None]:
    """Return the public and every seat."""
    return [None, *range(int(state.words[at.PLAYERS]))]


def shown(state: State, seat: int | None) -> bytes:
    """Return every byte a seat is shown of a state: its view, the decision it has to make, and what that leads to."""
    mine = [ARCHITECTS.decision(state, city) for city in ARCHITECTS.waiting(state) if city == seat]
    told = [ARCHITECTS.consequences(state, decision) for decision in mine]
    return msgspec.json.encode((ARCHITECTS.view(state, seat), mine, told, ARCHITECTS.outlooks(state)))


@given(positions(), dice)
@examples(300)
def test_a_seat_is_shown_the_same_in_every_world_it_cannot_tell_apart(state: State, dice: int) -> None:
    for seat in onlookers(state):
        assert shown(redeal(state, seat, Random(dice)), seat) == shown(state, seat)


@pytest.mark.parametrize("players", range(2, 8))
def test_re_dealing_really_changes_what_is_hidden(players: int) -> None:
    for seed in range(10):
        state = random_position(players, seed, 2 + 2 * seed)
        other = redeal(state, 0, Random(seed))
        below = [*range(at.CENTRAL, at.CENTRAL + at.CENTRAL_WORDS), *(at.city_at(n) + at.DECK for n in range(players))]
        assert all(state.words[place] != other.words[place] for place in below if state.words[place] >> 40)
        assert state.words[at.STACK] != other.words[at.STACK]


def looking(players: int) -> Iterator[State]:
    """Yield positions in which a player looks at the first cards of a deck."""
    for seed in range(25):
        state = ARCHITECTS.start(ARCHITECTS.draw_setup(players, seed, "halicarnassus"), seed)
        chance = Random(seed)
        while waiting := ARCHITECTS.waiting(state):
            moves = [option.move for option in ARCHITECTS.decision(state, waiting[0]).options]
            wanted = [move for move in moves if isinstance(move, LookAt | Build)]
            state = ARCHITECTS.choose(state, waiting[0], chance.choice(wanted or moves)).state
            if state.words[at.PHASE] == at.LOOKING:
                yield state
                break


@pytest.mark.parametrize("players", [2, 3, 7])
def test_a_look_into_a_deck_shows_five_cards_to_who_looks_and_nothing_to_others(players: int) -> None:
    found = 0
    for state in looking(players):
        found += 1
        active = ARCHITECTS.waiting(state)[0]
        assert 2 <= len(ARCHITECTS.view(state, active).looked) <= 5
        for seat in onlookers(state):
            assert shown(redeal(state, seat, Random(found)), seat) == shown(state, seat)
            if seat != active:
                assert ARCHITECTS.view(state, seat).looked == ()
    assert found >= 5


def is_secret(event: Event) -> bool:
    return isinstance(event, Peeked | Looked)


@given(positions(), dice)
@examples(300)
def test_events_tell_a_seat_nothing_that_is_hidden_from_it(state: State, dice: int) -> None:
    """Where two worlds differ only in what one seat peeks or looks at, all others are told the same."""
    chance = Random(dice)
    assume(ARCHITECTS.waiting(state))
    active = ARCHITECTS.waiting(state)[0]
    for seat in onlookers(state):
        other = redeal(state, seat, chance)
        moves = [option.move for option in ARCHITECTS.decision(state, active).options]
        moves = [move for move in moves if move in [o.move for o in ARCHITECTS.decision(other, active).options]]
        if not moves:  # a player who looks at a deck may find other cards there
            continue
        move = chance.choice(moves)
        here = ARCHITECTS.choose(state, active, move).events
        there = ARCHITECTS.choose(other, active, move).events
        mine = [event for event in here if isinstance(event, Peeked | Looked) and event.seat == seat]
        open_here = [event for event in here if not is_secret(event)]
        if not mine and open_here == [event for event in there if not is_secret(event)]:
            assert [event.seen_by(seat) for event in here] == [event.seen_by(seat) for event in there]


@given(positions(), dice)
@examples(100)
def test_public_events_are_complete_for_everybody(state: State, dice: int) -> None:
    """Only a peek and a look are shown differently to different seats, and only their cards."""
    assume(ARCHITECTS.waiting(state))
    active = ARCHITECTS.waiting(state)[0]
    step = ARCHITECTS.choose(state, active, Random(dice).choice(ARCHITECTS.decision(state, active).options).move)
    for event in step.events:
        for seat in onlookers(state):
            if isinstance(event, Peeked | Looked) and event.seat != seat:
                assert b"null" in msgspec.json.encode(event.seen_by(seat))
            else:
                assert event.seen_by(seat) == event

"""Architects as numbers: a row depends on the view alone, and every entry of it is of use."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.bots.architects.beliefs import sample_world
from mirabilia.core.game import State
from mirabilia.core.kernel import words
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import Build, LookAt
from tests.kit.architects.features import row
from tests.kit.architects.positions import positions
from tests.kit.architects.redeal import redeal
from tests.kit.depth import examples

dice = st.integers(0, 2**32)


def check_rows(state: State, dice: int) -> None:
    """Check that no seat can tell apart worlds that should look the same to it."""
    players = int(state.words[at.PLAYERS])
    for seat in range(players):
        seen = row(state, players, seat)
        assert row(redeal(state, seat, Random(dice)), players, seat) == seen
        chance = words(1)
        chance[0] = dice + 1
        assert row(sample_world(ARCHITECTS.view(state, seat), chance), players, seat) == seen


@given(positions(), dice)
@examples(200)
def test_a_row_is_the_same_in_every_world_that_a_seat_cannot_tell_apart(state: State, dice: int) -> None:
    check_rows(state, dice)


@pytest.mark.parametrize("players", [2, 3, 7])
def test_who_looks_at_a_deck_sees_the_cards_and_others_do_not(players: int) -> None:
    found = 0
    for seed in range(25):
        state = ARCHITECTS.start(ARCHITECTS.draw_setup(players, seed, "halicarnassus"), seed)
        chance = Random(seed)
        while state.words[at.PHASE] != at.LOOKING and (waiting := ARCHITECTS.waiting(state)):
            moves = [option.move for option in ARCHITECTS.decision(state, waiting[0]).options]
            wanted = [move for move in moves if isinstance(move, LookAt | Build)]
            state = ARCHITECTS.choose(state, waiting[0], chance.choice(wanted or moves)).state
        if state.words[at.PHASE] == at.LOOKING:
            found += 1
            check_rows(state, seed)
    assert found >= 5


@pytest.mark.parametrize("players", [2, 4])
def test_a_row_does_depend_on_what_a_seat_knows(players: int) -> None:
    """A seat that has peeked sees another row when another card is on top of the central deck; the others do not."""
    state = ARCHITECTS.start(ARCHITECTS.draw_setup(players, 1), 1)
    state.words[at.PEEKED] = 2
    other = state.copy()
    top = int(state.words[at.CENTRAL]) & 15
    deeper = next(n for n in range(15) if int(state.words[at.CENTRAL]) >> (4 * n) & 15 != top)
    swap = (int(state.words[at.CENTRAL]) >> (4 * deeper) & 15) ^ top
    other.words[at.CENTRAL] = int(state.words[at.CENTRAL]) ^ swap ^ (swap << (4 * deeper))
    for seat in range(players):
        assert (row(state, players, seat) == row(other, players, seat)) == (seat != 1)

"""Secrecy of observations: what a seat cannot know can be dealt again without changing a number."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.bots.seven.beliefs import sample_world
from mirabilia.core.chance import stream
from mirabilia.core.features import NOBODY
from mirabilia.core.game import State
from mirabilia.core.kernel import words
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.features import FEATURES
from mirabilia.games.seven.game import SEVEN
from tests.kit.depth import examples
from tests.kit.seven.positions import positions
from tests.kit.seven.redeal import redeal
from tests.properties.seven.test_secrecy import special_positions

DESK = words(FEATURES.desk_size)


def rows_of(state: State, seat: int) -> list[list[int]]:
    """Return all a seat observes: deciding for nobody, then for each city it decides for, followed by the mask."""
    players = int(state.words[at.PLAYERS])
    cities = [city for city in SEVEN.waiting(state) if FEATURES.deciding_seat(state.words, city) == seat]
    rows = []
    for city in (NOBODY, *cities):
        row, mask = [0] * len(FEATURES.entries(players)), [0] * len(FEATURES.actions)
        FEATURES.observe(state.words, seat, city, row)
        FEATURES.write_options(state.words, city, mask, DESK)
        rows.append(row + mask)
    return rows


@given(positions(), st.integers(0, 2**32))
@examples(120)
def test_a_seat_observes_the_same_in_every_world_it_cannot_tell_apart(state: State, dice: int) -> None:
    for seat in range(int(state.words[at.PLAYERS])):
        assert rows_of(redeal(state, seat, Random(dice)), seat) == rows_of(state, seat)


@given(positions(), st.data(), st.integers(0, 2**32))
@examples(120)
def test_a_seat_observes_the_same_in_the_worlds_that_bots_think_of(
    state: State, data: st.DataObject, dice: int
) -> None:
    seat = data.draw(st.integers(0, int(state.words[at.PLAYERS]) - 1))
    chance = words(1)
    chance[0] = stream(dice, seat)
    world = sample_world(SEVEN.view(state, seat), chance)
    assert rows_of(world, seat) == rows_of(state, seat)


@pytest.mark.parametrize(("phase", "players"), [(phase, n) for phase in (at.SEVENTH, at.DIGGING) for n in (2, 3, 5)])
def test_special_decisions_are_observed_alike_in_every_such_world(phase: int, players: int) -> None:
    found = 0
    for state in special_positions(phase, players):
        found += 1
        for seat in range(players):
            assert rows_of(redeal(state, seat, Random(found)), seat) == rows_of(state, seat)
    assert found >= 5

"""Architects as numbers: rows and masks by name, and random games played by actions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from mirabilia.core.features import NOBODY
from mirabilia.core.game import State
from mirabilia.core.kernel import plain, words
from mirabilia.games.architects.features import FEATURES

DESK = words(FEATURES.desk_size)


def actions(state: State, city: int) -> list[int]:
    """Return the actions of a city's mask, and check that as many are counted."""
    mask = words(len(FEATURES.actions))
    count = FEATURES.write_mask(state.words, city, mask, DESK)
    found = [action for action, one in enumerate(plain(mask)) if one]
    assert count == len(found)
    return found


def act(state: State, action: int) -> State:
    """Return the state after an action of the city that is waited for."""
    after = state.copy()
    assert FEATURES.act(after.words, FEATURES.next_city(after.words), action, DESK)
    return after


def game(players: int, seed: int) -> Iterator[State]:
    """Play a random game by actions; yield the state of every decision, and the last."""
    chance = Random(seed)
    state = State(words(FEATURES.state_size(players)))
    FEATURES.begin(state.words, players, seed, DESK)
    while (city := FEATURES.next_city(state.words)) != NOBODY:
        yield state
        state = act(state, chance.choice(actions(state, city)))
    yield state


def row(state: State, players: int, seat: int) -> list[int]:
    """Return what a seat sees, at its turn or not."""
    written = words(len(FEATURES.entries(players)))
    written[0] = -1  # whatever was there is written over
    FEATURES.observe(state.words, seat, seat if FEATURES.is_awaited(state.words, seat) else NOBODY, written)
    return plain(written)


def named_row(state: State, players: int, seat: int) -> dict[str, int]:
    """Return what a seat sees by the names of the entries, those that are not 0."""
    names = [entry.name for entry in FEATURES.entries(players)]
    return {name: number for name, number in zip(names, row(state, players, seat), strict=True) if number}

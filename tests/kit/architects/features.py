"""Architects as numbers: rows and masks by name, and random games played by actions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from mirabilia.core.features import NOBODY, OPTION
from mirabilia.core.game import State
from mirabilia.core.kernel import plain, words
from mirabilia.games.architects.features import FEATURES

DESK = words(FEATURES.desk_size)


def listed(state: State, city: int) -> dict[int, int]:
    """Return the move of each action that is an option of a city, and check that the mask has a one for each."""
    mask = words(len(FEATURES.actions))
    mask[len(mask) - 1] = 7  # whatever was there is written over
    count = FEATURES.write_options(state.words, city, mask, DESK)
    moves = {option % OPTION: option // OPTION for option in plain(DESK[:count])}
    assert plain(mask) == [int(action in moves) for action in range(len(mask))]
    assert len(moves) == count
    return moves


def actions(state: State, city: int) -> list[int]:
    """Return the actions that are options of a city."""
    return sorted(listed(state, city))


def act(state: State, action: int) -> State:
    """Return the state after an action of the city whose decision is awaited."""
    after = state.copy()
    city = FEATURES.next_city(after.words)
    FEATURES.play(after.words, city, listed(after, city)[action], DESK)
    return after


def game(players: int, seed: int) -> Iterator[State]:
    """Play a random game by actions; yield the state at every decision, and the last one."""
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

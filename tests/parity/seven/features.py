"""Games of 7 Wonders played through its features, many at once; run on either backend."""

from __future__ import annotations

import hashlib
from typing import Any

from mirabilia.core.chance import below, stream
from mirabilia.core.features import NOBODY, move_of
from mirabilia.core.kernel import BACKEND, Words, allocating, words
from mirabilia.games.seven.features import FEATURES

Rows = Any
"""Rows of a small type under numba, lists of lists in plain Python."""

WATCHED = 16
"""One game in this many is watched."""


def rows(count: int, size: int, kind: str) -> Rows:
    """Make rows of zeros."""
    if BACKEND == "python":
        return [[0] * size for _ in range(count)]
    import numpy

    return numpy.zeros((count, size), dtype=kind)


@allocating
def draw_actions(masks: Rows, actions: Words, chance: Words) -> None:
    """Draw an action for each mask."""
    for row in range(len(masks)):
        mask = masks[row]
        count = 0
        for action in range(len(mask)):
            count += mask[action]
        left = below(chance, count)
        for action in range(len(mask)):
            if mask[action]:
                if left == 0:
                    actions[row] = action
                left -= 1


class Tables:
    """Some games side by side, with everything that is shown of them."""

    def __init__(self, players: int, seed: int, count: int) -> None:
        self.players, self.seed = players, seed
        self.states = rows(count, FEATURES.state_size(players), "int64")
        self.masks = rows(count, len(FEATURES.actions), "uint8")
        self.observations = rows(count, len(FEATURES.entries(players)), "int16")
        self.finals = rows(count, FEATURES.state_size(players), "int64")
        self.outcomes = rows(count, 2 * players, "int32")
        self.numbers, self.cities, self.seats, self.actions, self.done = (words(count) for _ in range(5))
        self.options, self.firsts = words(count * FEATURES.desk_size), words(count + 1)
        self.desk, self.chance = words(FEATURES.desk_size), words(1)
        self.chance[0] = stream(seed, players)
        for number in range(count):
            self.numbers[number] = number
        FEATURES.begin_games(self.states, players, seed, self.numbers, self.desk)

    def show(self) -> None:
        """Write masks and observations."""
        FEATURES.show_games(
            self.states,
            self.cities,
            self.seats,
            self.masks,
            self.options,
            self.firsts,
            self.observations,
            self.desk,
        )

    def step(self) -> None:
        """Take an action at random in each game."""
        draw_actions(self.masks, self.actions, self.chance)
        FEATURES.step_games(
            self.states,
            self.players,
            self.seed,
            self.numbers,
            self.cities,
            self.actions,
            self.options,
            self.firsts,
            self.outcomes,
            self.finals,
            self.done,
            self.desk,
        )


def digest(players: int, seed: int, count: int, steps: int) -> str:
    """Return a hash of every number that is written while some games are played."""
    tables = Tables(players, seed, count)
    total = hashlib.sha256()
    ended = 0
    for _ in range(steps):
        tables.show()
        tables.step()
        ended += sum(int(one) for one in tables.done)
        shown = (tables.masks, tables.observations, tables.outcomes)
        parts = [[int(number) for number in row] for some in shown for row in some]
        heads = (tables.states, (tables.numbers, tables.cities, tables.seats, tables.actions, tables.done))
        parts += [[int(number) for number in row] for some in heads for row in some]
        total.update(repr(parts).encode())
    return f"{ended} {total.hexdigest()}"


def ranges(players: int, seed: int, count: int, steps: int) -> list[list[int]]:
    """Return the least and the most that was seen of every entry, by seats that decide and seats that watch."""
    import numpy  # the numba backend has it

    tables = Tables(players, seed, count)
    tables.show()
    least, most = tables.observations.min(axis=0), tables.observations.max(axis=0)
    for step in range(steps):
        watched = [tables.observations, *_watched(tables, step)]
        least = numpy.minimum(least, numpy.concatenate(watched).min(axis=0))
        most = numpy.maximum(most, numpy.concatenate(watched).max(axis=0))
        tables.step()
        tables.show()
    return [least.tolist(), most.tolist()]


def _watched(tables: Tables, step: int) -> list[Rows]:
    """Return what seats with nothing to decide see of some games, a moment later, including the end of a game."""
    draw_actions(tables.masks, tables.actions, tables.chance)
    found = []
    for number in range(step % WATCHED, len(tables.states), WATCHED):
        state, row = tables.states[number].copy(), tables.observations[:1].copy()
        move = move_of(tables.options, tables.firsts[number], tables.firsts[number + 1], tables.actions[number])
        FEATURES.play(state, tables.cities[number], move, tables.desk)
        FEATURES.observe(state, number // WATCHED % tables.players, NOBODY, row[0])
        found.append(row)
    return found

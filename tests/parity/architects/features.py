"""Masks, rows and outcomes of random games of Architects side by side, as a hash; run on either backend."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

from mirabilia.core.kernel import BACKEND, Words, words
from mirabilia.games.architects.features import FEATURES

GAMES = 4
STEPS = 200
"""More than the decisions in a game of seven."""
SEED = 23


def rows(count: int, size: int, kind: str) -> Any:
    """Make rows of zero: lists, or an array as the environments have them."""
    if BACKEND == "python":
        return [words(size) for _ in range(count)]
    import numpy

    return numpy.zeros((count, size), dtype=kind)


def numbers(row: Words) -> bytes:
    """Return a row as text."""
    return repr([int(number) for number in row]).encode()


def played(players: int) -> str:
    """Return a hash of everything that is written while random games are moved on, and of how they end."""
    states = rows(GAMES, FEATURES.state_size(players), "int64")
    masks, seen = rows(GAMES, len(FEATURES.actions), "uint8"), rows(GAMES, len(FEATURES.entries(players)), "int16")
    options, firsts = words(GAMES * FEATURES.desk_size), words(GAMES + 1)
    finals = rows(GAMES, FEATURES.state_size(players), "int64")
    outcomes, desk = rows(GAMES, 2 * players, "int64"), words(FEATURES.desk_size)
    cities, seats, number, picked, done = (words(GAMES) for _ in range(5))
    for game in range(GAMES):
        number[game] = game
    chance, digest, ended = Random(SEED), hashlib.sha256(), 0
    FEATURES.begin_games(states, players, SEED, number, desk)
    for _ in range(STEPS):
        FEATURES.show_games(states, cities, seats, masks, options, firsts, seen, desk)
        for game in range(GAMES):
            picked[game] = chance.choice([action for action, one in enumerate(masks[game]) if one])
        FEATURES.step_games(
            states, players, SEED, number, cities, picked, options, firsts, outcomes, finals, done, desk
        )
        for table in (states, masks, seen, outcomes, finals, [cities, seats, number, done]):
            for row in table:
                digest.update(numbers(row))
        ended += sum(int(over) for over in done)
    return f"{ended} {digest.hexdigest()}"

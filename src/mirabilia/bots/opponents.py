"""Bots that play inside the kernel, so that a learner meets them at the speed of the engine.

A *mind* is what such a bot goes by: how it picks, its weights, its network. Who sits where is drawn anew for every game
from what each seat allows. These bots see states, not views. They pick as their levels and networks do from a view, and
tests compare the two.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from mirabilia.bots.network import (
    BIASES_AT,
    CITY,
    ENTRIES,
    HEAD,
    SHAPE,
    WEIGHTS_AT,
    Network,
    Widths,
    room_size,
)
from mirabilia.core.chance import below, stream
from mirabilia.core.features import NOBODY, Rows
from mirabilia.core.kernel import Words, kernel, packed, rows, words

LEARNER = -1
"""The mind of a seat whose decisions come out of the kernel."""
UNIFORM, WEIGHED, LIKED = 0, 1, 2
"""How a mind picks: any option, what its weights find best, or what the policy of its network likes best."""
OPPONENT_STREAM = 1 << 41
"""The stream of a game's seed that seats the minds, and from which they draw."""


class Opponent(NamedTuple):
    """What a bot goes by."""

    kind: int
    weights: Words | None = None
    """What it weighs things by; if it has a network, only ways to do the same thing."""
    network: Network | None = None


class Policies(NamedTuple):
    """The networks of all minds, one after another, and the working space to ask one of them."""

    shapes: Rows
    """The shape of each mind's network, which says where its weights and biases begin."""
    weights: Words
    biases: Words
    row: Words
    room: Words


class Opposition(NamedTuple):
    """Who may sit where against a learner, and who does in each game."""

    seating: Rows
    """For each game the mind of every seat."""
    seat: int
    """The learner's seat, or NOBODY if it is drawn for each game."""
    pools: Words
    """For each other seat, in rows of `width`, how many minds may sit there, then which."""
    width: int
    kinds: Words
    """How each mind picks."""
    weights: Rows
    """What each mind weighs things by."""
    policies: Policies
    chances: Rows
    """The chance of all the minds of a game."""
    openings: Rows
    """How games begin, if not as their seeds decide; see `lay_out`."""


@dataclass(frozen=True, slots=True)
class Opponents:
    """The bots of one game that play inside the kernel; the Apprentice always does."""

    weights: Callable[[int, str, str | None], Words | None]
    """(players, level, leaning): what this bot weighs things by, or None if it does not play inside the kernel."""
    read_opponent: Callable[[int, str, bytes], Opponent]
    """(players, name, data): the mind that plays by the network in a file; UsageError says what is wrong with it."""
    play_on: Callable[..., None]
    """(others, states, players, seed, numbers, outcomes, finals, done, desk): let others decide before the learner.

    Where `done` says that a game has just begun, its seats are taken first. Where a game ends, its outcome and final
    state are written, `done` is 1, and the next game is set out, as in `step_games`.
    """


@kernel
def take_seats(seating: Words, seat: int, pools: Words, width: int, chance: Words, seed: int) -> None:
    """Seat the learner in the game of a seed, and in every other seat one of the minds that may sit there."""
    chance[0] = stream(seed, OPPONENT_STREAM)
    players = len(seating)
    own = seat
    if own == NOBODY:
        own = below(chance, players)
    place = 0
    for other in range(players):
        if other == own:
            seating[other] = LEARNER
        else:
            seating[other] = pools[width * place + 1 + below(chance, pools[width * place])]
            place += 1


def gather_policies(networks: Sequence[Network | None]) -> Policies:
    """Return the networks of minds as kernels take them; a mind without one has an empty shape."""
    shapes = rows(max(1, len(networks)), SHAPE)
    weights: list[int] = []
    biases: list[int] = []
    entries = room = 1  # an empty row would have no type
    for shape, network in zip(shapes, networks, strict=False):
        if network is None:
            continue
        for at, number in enumerate(network.shape):
            before = len(weights) if WEIGHTS_AT <= at < BIASES_AT else len(biases) if at >= BIASES_AT else 0
            shape[at] = int(number) + before
        weights += map(int, network.weights)
        biases += map(int, network.biases)
        entries = max(entries, int(network.shape[ENTRIES]))
        room = max(room, room_size(Widths(*map(int, network.shape[CITY : HEAD + 1]))))
    return Policies(
        shapes, packed(weights or [0], 16), packed(biases or [0], 64), words(entries), packed([0] * room, 32)
    )

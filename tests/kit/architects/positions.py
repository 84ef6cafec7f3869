"""Hypothesis strategies: positions of Architects that random play can reach, and games turned by a seat."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from mirabilia.core.game import State
from mirabilia.core.kernel import words
from mirabilia.core.seed import SEEDS, Seed
from mirabilia.games.architects.decision import moves_of
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.engine.options import DESK
from mirabilia.games.architects.engine.turn import play
from mirabilia.games.architects.game import ARCHITECTS

MOST_MOVES = 1_000
"""More than the longest game has, even counting moves that leave no choice."""
seeds = st.integers(0, SEEDS - 1)
seeds_and_keys = seeds | st.binary(min_size=32, max_size=32).map(bytes.hex)
player_counts = st.sampled_from(ARCHITECTS.players)


def random_position(players: int, seed: Seed, moves: int) -> State:
    """Return a game after this many random moves and those that leave no choice, or at its end."""
    chance = Random(seed)
    state = ARCHITECTS.start(ARCHITECTS.draw_setup(players, seed), seed)
    desk = words(DESK)
    while options := moves_of(state.words):
        if len(options) > 1:
            moves -= 1
        if moves < 0:
            break
        play(state.words, chance.choice(options), desk)
    return state


def positions(players: st.SearchStrategy[int] = player_counts) -> st.SearchStrategy[State]:
    """Positions at any moment of a game in which a player has a choice, or at its end."""
    return st.builds(random_position, players, seeds_and_keys, st.integers(0, 30) | st.integers(0, 150))


def turned(state: State) -> State:
    """Return the same game with everyone moved one seat to the left."""
    other = state.copy()
    players = int(state.words[at.PLAYERS])
    for seat in range(players):
        here, there = at.city_at(seat), at.city_at((seat + 1) % players)
        for word in range(at.CITY):
            other.words[there + word] = state.words[here + word]
    for place in (at.ACTIVE, at.CAT, at.LOOKED):
        if state.words[place]:
            other.words[place] = at.left_of(state.words, int(state.words[place]))
    knowing = int(state.words[at.PEEKED])
    other.words[at.PEEKED] = (knowing << 1 | knowing >> (players - 1)) & ((1 << players) - 1)
    return other

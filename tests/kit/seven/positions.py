"""Hypothesis strategies: positions that random play can reach."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from mirabilia.core.chance import CHANCE_WORDS, begin_stream, below, seed_words
from mirabilia.core.game import State
from mirabilia.core.kernel import words
from mirabilia.core.seed import SEEDS, Seed
from mirabilia.games.seven.decision import moves_of
from mirabilia.games.seven.engine.layout import city_at
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.engine.turn import play
from mirabilia.games.seven.game import SEVEN

MOST_CHOICES = 200
"""More than the longest game: 7 players, 18 turns, and a few special decisions."""
seeds = st.integers(0, SEEDS - 1)
seeds_and_keys = seeds | st.binary(min_size=32, max_size=32).map(bytes.hex)
player_counts = st.sampled_from(SEVEN.players)


def random_position(players: int, seed: Seed, choices: int) -> State:
    """Return a game after this many random choices, in a random order of seats, or at its end if that is earlier."""
    state = SEVEN.start(SEVEN.draw_setup(players, seed), seed)
    chance = words(CHANCE_WORDS)
    begin_stream(chance, seed_words(seed), 77)
    desk = words(DESK)
    for _ in range(choices):
        waiting: Sequence[int] = SEVEN.waiting(state)
        if not waiting:
            break
        city = city_at(waiting[below(chance, len(waiting))])
        moves = moves_of(state.words, city)
        play(state.words, city, moves[below(chance, len(moves))], desk)
    return state


def positions(players: st.SearchStrategy[int] = player_counts) -> st.SearchStrategy[State]:
    """Positions at any moment of a game, even while some have chosen and others have not."""
    return st.builds(random_position, players, seeds_and_keys, st.integers(0, MOST_CHOICES))


def finished(players: st.SearchStrategy[int] = player_counts) -> st.SearchStrategy[State]:
    """Games at their end."""
    return st.builds(random_position, players, seeds_and_keys, st.just(MOST_CHOICES))

"""Contests between weights, inside the kernel: what tuning measures.

Every deal is played from every seat: the hero plays by its weights in one seat, all others by theirs.
"""

from __future__ import annotations

from mirabilia.bots.seven.evaluator import PAD
from mirabilia.bots.seven.policy import chooses, pick
from mirabilia.core.chance import stream
from mirabilia.core.kernel import Words, allocating, kernel, words
from mirabilia.core.tally import WIN
from mirabilia.games.seven.engine.layout import (
    CITY,
    HEADER,
    OVER,
    PHASE,
    PLAYERS,
    cities_of,
    city_at,
    end_of_cities,
    player_of,
    state_size,
)
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.engine.score import SHEET, TOTAL, score, winners
from mirabilia.games.seven.engine.turn import play
from mirabilia.games.seven.features.games import begin

# The sums of a contest.
WON, MARGIN, GAMES, POINTS, OTHERS_POINTS = 0, 1, 2, 3, 4
"""The hero's victories in shares of WIN, its points minus the best other's, games, its points, all others' points."""
SUMS = 5


@allocating
def contest(players: int, seed: int, first: int, count: int, hero: Words, others: Words, sums: Words) -> None:
    """Play deals `first` to `first + count - 1` of a seed with the hero in every seat in turn; add up how it did."""
    cities = cities_of(players)
    state = words(state_size(cities))
    desk = words(DESK)
    pad = words(PAD)
    sheet = words(SHEET)
    for deal in range(first, first + count):
        game_seed = stream(seed, deal)
        for seat in range(players):
            begin(state, players, game_seed, desk)
            _play_out(state, city_at(seat), hero, others, desk, pad)
            _add_up(state, seat, sheet, sums)


@kernel
def _play_out(state: Words, mine: int, hero: Words, others: Words, desk: Words, pad: Words) -> None:
    """Play a game to its end by two sets of weights."""
    while state[PHASE] != OVER:
        for city in range(HEADER, end_of_cities(state), CITY):
            if not chooses(state, city):
                continue
            if player_of(state, city) == mine:
                play(state, city, pick(state, city, hero, 0, desk, desk, pad), desk)
            else:
                play(state, city, pick(state, city, others, 0, desk, desk, pad), desk)


@kernel
def _add_up(state: Words, seat: int, sheet: Words, sums: Words) -> None:
    """Add the end of a game to the sums."""
    winning = winners(state, sheet)
    shared = 0
    best = -1000
    for other in range(state[PLAYERS]):
        shared += (winning >> other) & 1
        score(state, city_at(other), sheet)
        if other != seat:
            best = max(best, sheet[TOTAL])
            sums[OTHERS_POINTS] += sheet[TOTAL]
    score(state, city_at(seat), sheet)
    sums[WON] += ((winning >> seat) & 1) * (WIN // shared)
    sums[MARGIN] += sheet[TOTAL] - best
    sums[GAMES] += 1
    sums[POINTS] += sheet[TOTAL]

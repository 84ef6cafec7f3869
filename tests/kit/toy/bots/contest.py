"""Contests of two sets of weights, for tuning: many games inside the kernel, each deal from every seat."""

from __future__ import annotations

from mirabilia.core.chance import stream
from mirabilia.core.features import NOBODY
from mirabilia.core.kernel import Words, allocating, kernel, words
from mirabilia.core.tally import WIN
from tests.kit.toy.bots.worth import worth
from tests.kit.toy.game.engine.deal import DESK
from tests.kit.toy.game.engine.layout import PLAYERS, STALL, city_at, state_size
from tests.kit.toy.game.engine.options import list_options
from tests.kit.toy.game.engine.score import SHEET, TOTAL, rank, score
from tests.kit.toy.game.engine.turn import next_city, play
from tests.kit.toy.game.features.games import begin

# What contests add up to.
SHARES, MARGIN, GAMES = 0, 1, 2
SUMS = 3


@allocating
def contest(players: int, seed: int, first: int, count: int, hero: Words, others: Words, sums: Words) -> None:
    """Play deals `first` to `first + count - 1` of a seed, with the hero in each seat in turn and others elsewhere."""
    state = words(state_size(players))
    desk = words(DESK)
    sheet = words(SHEET)
    for deal in range(first, first + count):
        game_seed = stream(seed, deal)
        for seat in range(players):
            begin(state, players, game_seed, desk)
            city = next_city(state)
            while city != NOBODY:
                if city == seat:
                    play(state, city, _best_move(state, city, hero, desk))
                else:
                    play(state, city, _best_move(state, city, others, desk))
                city = next_city(state)
            _add_up(state, seat, sheet, sums)


@kernel
def _best_move(state: Words, city: int, weights: Words, desk: Words) -> int:
    """Return the first of the moves that seem worth the most."""
    stall = state[city_at(city) + STALL]
    best = 0
    for option in range(1, list_options(state, city, desk)):
        if worth(desk[option], stall, weights) > worth(desk[best], stall, weights):
            best = option
    return desk[best]


@kernel
def _add_up(state: Words, hero: int, sheet: Words, sums: Words) -> None:
    """Add the end of a game to the sums."""
    winners = 0
    best = 0
    for city in range(state[PLAYERS]):
        winners += int(rank(state, city, sheet) == 0)
        score(state, city, sheet)
        if city != hero:
            best = max(best, sheet[TOTAL])
    if rank(state, hero, sheet) == 0:
        sums[SHARES] += WIN // winners
    score(state, hero, sheet)
    sums[MARGIN] += sheet[TOTAL] - best
    sums[GAMES] += 1

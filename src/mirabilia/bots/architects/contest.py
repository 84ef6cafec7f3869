"""Contests of two sets of weights, for tuning: many games inside the kernel, each deal from every seat."""

from __future__ import annotations

from mirabilia.bots.architects.evaluator import PAD, rate
from mirabilia.bots.architects.playout import best_option
from mirabilia.bots.architects.weights import ROW, ROWS, resolve
from mirabilia.core.chance import stream
from mirabilia.core.kernel import Words, allocating, kernel, words
from mirabilia.core.tally import WIN
from mirabilia.games.architects.engine.layout import ACTIVE, CITY, HEADER, city_at, end_of_cities, state_size
from mirabilia.games.architects.engine.options import DESK
from mirabilia.games.architects.engine.score import SHEET, TOTAL, score, winners
from mirabilia.games.architects.engine.turn import play, run_on
from mirabilia.games.architects.features.games import begin

# What contests add up to.
SHARES, MARGIN, GAMES = 0, 1, 2
SUMS = 3


@allocating
def contest(players: int, seed: int, first: int, count: int, hero: Words, others: Words, sums: Words) -> None:
    """Play deals `first` to `first + count - 1` of a seed, with the hero in each seat in turn and others elsewhere.

    All pick what seems best by their weights. The hero's victories in shares of WIN, its points minus those of the best
    other, and the games are added to the sums.
    """
    state = words(state_size(players))
    desk = words(DESK)
    worths = words(DESK)
    pad = words(PAD)
    sheet = words(SHEET)
    mine = words(ROW * ROWS)
    theirs = words(ROW * ROWS)
    resolve(hero, mine)
    resolve(others, theirs)
    for deal in range(first, first + count):
        game_seed = stream(seed, deal)
        for seat in range(players):
            begin(state, players, game_seed, desk)
            _play_through(state, city_at(seat), mine, theirs, desk, worths, pad)
            _add_up(state, city_at(seat), sheet, sums)


@kernel
def _play_through(state: Words, hero: int, mine: Words, theirs: Words, desk: Words, worths: Words, pad: Words) -> None:
    """Play a game to its end."""
    count = run_on(state, desk)
    while count:
        if state[ACTIVE] == hero:
            rate(state, desk, count, mine, worths, pad)
        else:
            rate(state, desk, count, theirs, worths, pad)
        play(state, desk[best_option(count, worths)], desk)
        count = run_on(state, desk)


@kernel
def _add_up(state: Words, hero: int, sheet: Words, sums: Words) -> None:
    """Add the end of a game to the sums."""
    winning = winners(state, sheet)
    number = 0
    best = 0
    for city in range(HEADER, end_of_cities(state), CITY):
        number += (winning >> ((city - HEADER) // CITY)) & 1
        if city != hero:
            score(state, city, sheet)
            best = max(best, sheet[TOTAL])
    score(state, hero, sheet)
    if (winning >> ((hero - HEADER) // CITY)) & 1:
        sums[SHARES] += WIN // number
    sums[MARGIN] += sheet[TOTAL] - best
    sums[GAMES] += 1

"""Playing by the evaluator inside the kernel: the best option, or one drawn by softmax."""

from __future__ import annotations

from math import log

from mirabilia.bots.seven.evaluator import WORTH, judge
from mirabilia.core.chance import draw
from mirabilia.core.kernel import Table, Words, kernel, table
from mirabilia.games.seven.engine.layout import CHOICE, CHOOSING, CITY, HEADER, OVER, PHASE, end_of_cities
from mirabilia.games.seven.engine.moves import SELL, STAGE, card_of, kind_of
from mirabilia.games.seven.engine.turn import may_decide, play

NOISES = 1024
GUMBEL: Table = table(round(-1000 * log(-log((place + 0.5) / NOISES))) for place in range(NOISES))
"""Gumbel noise in thousandths: the largest of worths with such noise is drawn by softmax."""


@kernel
def best_option(count: int, pad: Words) -> int:
    """Return the place of the option with the highest worth, the first of equals."""
    best = 0
    for at in range(1, count):
        if pad[WORTH + at] > pad[WORTH + best]:
            best = at
    return best


@kernel
def _draw_option(options: Words, count: int, heat: int, chance: Words, pad: Words) -> int:
    """Return the place of an option drawn by softmax of the worths with a temperature.

    Ways to do the same thing (payments for a card, cards under a stage, cards to sell) share their noise: the
    best of them stands for all, however many there are.
    """
    best = 0
    best_worth = -(1 << 60)
    stage_noise = heat * GUMBEL[draw(chance) % NOISES] // 1000
    sale_noise = heat * GUMBEL[draw(chance) % NOISES] // 1000
    card_noise = 0
    last = -1
    for at in range(count):
        kind = kind_of(options[at])
        noise = sale_noise
        if kind == STAGE:
            noise = stage_noise
        elif kind != SELL:
            thing = 8 * card_of(options[at]) + kind
            if thing != last:
                card_noise = heat * GUMBEL[draw(chance) % NOISES] // 1000
                last = thing
            noise = card_noise
        if pad[WORTH + at] + noise > best_worth:
            best_worth = pad[WORTH + at] + noise
            best = at
    return best


@kernel
def pick(state: Words, city: int, weights: Words, heat: int, chance: Words, desk: Words, pad: Words) -> int:
    """Return the move of a city by the evaluator: the best one, or with some heat one drawn by softmax."""
    count = judge(state, city, weights, desk, pad)
    if count == 1:
        return desk[0]
    if heat == 0:
        return desk[best_option(count, pad)]
    return desk[_draw_option(desk, count, heat, chance, pad)]


@kernel
def chooses(state: Words, city: int) -> bool:
    """Tell whether a city has a choice to make now that it has not made."""
    return may_decide(state, city) and (state[PHASE] != CHOOSING or state[city + CHOICE] == 0)


@kernel
def play_out(state: Words, weights: Words, heat: int, chance: Words, desk: Words, pad: Words) -> None:
    """Play a game to its end, every city by the evaluator."""
    while state[PHASE] != OVER:
        for city in range(HEADER, end_of_cities(state), CITY):
            if chooses(state, city):
                play(state, city, pick(state, city, weights, heat, chance, desk, pad), desk)

"""Playing by the evaluator inside the kernel: the best option, or one drawn by softmax."""

from __future__ import annotations

from math import log

from mirabilia.bots.seven.deeds import judge_deeds
from mirabilia.bots.seven.evaluator import WAY, WORTH, judge
from mirabilia.core.chance import draw
from mirabilia.core.kernel import Table, Words, inlined, kernel, table
from mirabilia.games.seven.engine.layout import CHOICE, CHOOSING, CITY, HEADER, OVER, PHASE, end_of_cities
from mirabilia.games.seven.engine.turn import may_decide, play

NOISES = 1024
NOISE = 1000
GUMBEL: Table = table(round(-NOISE * log(-log((place + 0.5) / NOISES))) for place in range(NOISES))
"""Gumbel noise in thousandths: taking the largest of worths with such noise is drawing by softmax."""


@kernel
def best_option(count: int, pad: Words) -> int:
    """Return the place of the option with the highest worth, the first if several tie."""
    best = 0
    for at in range(1, count):
        if pad[WORTH + at] > pad[WORTH + best]:
            best = at
    return best


@inlined
def _draw_deed(count: int, heat: int, chance: Words, pad: Words) -> int:
    """Return the place of a deed drawn by softmax of the worths at a temperature."""
    best = 0
    best_worth = -(1 << 60)
    for at in range(count):
        worth = NOISE * pad[WORTH + at] + heat * GUMBEL[draw(chance) % NOISES]
        if worth > best_worth:
            best_worth = worth
            best = at
    return best


@kernel
def pick(state: Words, city: int, weights: Words, heat: int, chance: Words, desk: Words, pad: Words) -> int:
    """Return the move that the evaluator picks for a city: the best one, or with some heat, one drawn by softmax.

    There is no drawing among ways to do the same thing (payments for a card, cards under a stage, cards to sell): the
    best of them stands for all, however many there are.
    """
    if heat == 0:
        return desk[best_option(judge(state, city, weights, desk, pad), pad)]
    count = judge_deeds(state, city, weights, desk, pad)
    if count == 1:
        return pad[WAY]
    return pad[WAY + _draw_deed(count, heat, chance, pad)]


@kernel
def chooses(state: Words, city: int) -> bool:
    """Return whether a city has a choice to make now and has not made it yet."""
    return may_decide(state, city) and (state[PHASE] != CHOOSING or state[city + CHOICE] == 0)


@kernel
def play_out(state: Words, weights: Words, heat: int, chance: Words, desk: Words, pad: Words) -> None:
    """Play a game to its end, every city by the evaluator."""
    while state[PHASE] != OVER:
        for city in range(HEADER, end_of_cities(state), CITY):
            if chooses(state, city):
                play(state, city, pick(state, city, weights, heat, chance, desk, pad), desk)

"""Games played to their end by the evaluator, inside the kernel."""

from __future__ import annotations

from math import exp

from mirabilia.bots.architects.evaluator import WORTHS, rate
from mirabilia.core.chance import below
from mirabilia.core.kernel import Table, Words, kernel, table
from mirabilia.games.architects.engine.turn import play, run_on

EXP_STEP = 16
"""Entries of the table for each factor of e."""
EXP: Table = table(round((1 << 20) * exp(-place / EXP_STEP)) for place in range(12 * EXP_STEP))
"""EXP[n] is proportional to e ** (-n / EXP_STEP)."""


@kernel
def best_option(count: int, pad: Words) -> int:
    """Return the first of the options that are worth the most."""
    best = 0
    for at in range(1, count):
        if pad[WORTHS + at] > pad[WORTHS + best]:
            best = at
    return best


@kernel
def chances(count: int, temperature: int, pad: Words) -> int:
    """Turn worths into chances by softmax and return their sum; what is `temperature` worse is e times rarer."""
    most = pad[WORTHS + best_option(count, pad)]
    total = 0
    for at in range(count):
        place = (most - pad[WORTHS + at]) * EXP_STEP // temperature
        chance = EXP[place] if place < len(EXP) else 0
        pad[WORTHS + at] = chance
        total += chance
    return total


@kernel
def pick_option(count: int, temperature: int, chance: Words, pad: Words) -> int:
    """Pick an option by its worth: the best without a temperature, else by softmax."""
    if temperature == 0:
        return best_option(count, pad)
    rest = below(chance, chances(count, temperature, pad))
    at = 0
    while rest >= pad[WORTHS + at]:
        rest -= pad[WORTHS + at]
        at += 1
    return at


@kernel
def play_out(state: Words, rows: Words, temperature: int, chance: Words, desk: Words, pad: Words) -> None:
    """Play a game to its end; every player picks by the evaluator."""
    count = run_on(state, desk)
    while count:
        rate(state, desk, count, rows, pad)
        play(state, desk[pick_option(count, temperature, chance, pad)], desk)
        count = run_on(state, desk)

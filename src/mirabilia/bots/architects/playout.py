"""Games played to their end by the evaluator, inside the kernel."""

from __future__ import annotations

from mirabilia.bots.architects.evaluator import rate
from mirabilia.bots.tree import EXP, STEPS
from mirabilia.core.chance import below
from mirabilia.core.kernel import Words, kernel
from mirabilia.games.architects.engine.turn import play, run_on


@kernel
def best_option(count: int, worths: Words) -> int:
    """Return the place of the option that is worth the most, the first if there are several."""
    best = 0
    for at in range(1, count):
        if worths[at] > worths[best]:
            best = at
    return best


@kernel
def _chances(count: int, heat: int, worths: Words) -> int:
    """Turn worths into chances by softmax and return their sum; an option worse by `heat` is e times rarer."""
    most = worths[best_option(count, worths)]
    total = 0
    for at in range(count):
        place = (most - worths[at]) * STEPS // heat
        worths[at] = EXP[place] if place < len(EXP) else 0
        total += worths[at]
    return total


@kernel
def pick_option(count: int, heat: int, chance: Words, worths: Words) -> int:
    """Pick an option by its worth: the best with no heat, else by softmax, which turns the worths into chances."""
    if heat == 0:
        return best_option(count, worths)
    rest = below(chance, _chances(count, heat, worths))
    at = 0
    while rest >= worths[at]:
        rest -= worths[at]
        at += 1
    return at


@kernel
def play_out(state: Words, rows: Words, heat: int, chance: Words, desk: Words, worths: Words, pad: Words) -> None:
    """Play a game to its end; every player picks by the evaluator."""
    count = run_on(state, desk)
    while count:
        rate(state, desk, count, rows, worths, pad)
        play(state, desk[pick_option(count, heat, chance, worths)], desk)
        count = run_on(state, desk)

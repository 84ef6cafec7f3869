"""Networks of any weights for 7 Wonders: they play badly, and by the same rules as good ones."""

from __future__ import annotations

import numpy as np

from mirabilia.bots.network import FORMAT, About, Widths, quantise, sizes, write_network
from mirabilia.bots.seven.oracle import PLAN, Gift, read_gift

WIDTHS = Widths(city=12, trunk=16, deep=8, head=6)


def any_network(seed: int = 1) -> bytes:
    """Return the file of a network whose weights are drawn."""
    chance = np.random.default_rng(seed)
    layers = {}
    for name, (ins, outs, biases) in sizes(PLAN, WIDTHS).items():
        weight = chance.normal(scale=1.5 / np.sqrt(ins), size=(ins, outs))
        if name in ("city", "table"):
            first = PLAN.first_block if name == "city" else 0
            weight /= np.array(PLAN.highs[first : first + ins])[:, None]
        layers[name] = weight, chance.normal(scale=0.1, size=biases)
    arrays, shifts = quantise(layers, PLAN)
    about = About(
        format=FORMAT,
        game="seven",
        version=2,
        players=(3,),
        widths=WIDTHS,
        shifts=shifts,
        command="tests",
        seed=seed,
        sources="",
        rows=0,
    )
    return write_network(about, arrays)


def any_gift(seed: int = 1) -> Gift:
    """Return such a network as bots take it."""
    return read_gift("any", any_network(seed))

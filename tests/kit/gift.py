"""Networks with random weights for any game: they play badly, but by the same rules as good ones."""

from __future__ import annotations

import numpy as np

from mirabilia.bots.network import FORMAT, About, Widths, quantise, sizes, write_network
from mirabilia.bots.school import school_of

WIDTHS = Widths(city=12, trunk=16, deep=8, head=6)


def any_network(game: str, seed: int = 1, widths: Widths = WIDTHS, spread: float = 1) -> bytes:
    """Return the file of a network whose weights are drawn at random; with little spread it likes many things alike."""
    plan, chance = school_of(game).plan, np.random.default_rng(seed)
    layers = {}
    for name, (ins, outs, biases) in sizes(plan, widths).items():
        weight = chance.normal(scale=spread * 1.5 / np.sqrt(ins), size=(ins, outs))
        if name in ("city", "table"):
            first = plan.first_block if name == "city" else 0
            weight /= np.array(plan.highs[first : first + ins])[:, None]
        layers[name] = weight, chance.normal(scale=spread * 0.1, size=biases)
    arrays, shifts = quantise(layers, plan)
    about = About(
        format=FORMAT,
        game=game,
        version=2,
        players=(3,),
        widths=widths,
        shifts=shifts,
        command="tests",
        seed=seed,
        sources="",
        rows=0,
    )
    return write_network(about, arrays)

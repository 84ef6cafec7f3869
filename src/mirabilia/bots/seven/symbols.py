"""Science symbols as a city keeps them: how many there are, and their points."""

from __future__ import annotations

from mirabilia.core.kernel import kernel
from mirabilia.games.seven.engine.science import best_wilds, science_points
from mirabilia.games.seven.tables import SYMBOL_BITS, WILD


@kernel
def science_of(symbols: int) -> int:
    """Return the points of symbols as a city keeps them."""
    compass = symbols & 255
    gear = (symbols >> SYMBOL_BITS) & 255
    tablet = (symbols >> (2 * SYMBOL_BITS)) & 255
    wild = symbols >> (WILD * SYMBOL_BITS)
    if wild == 0:
        return science_points(compass, gear, tablet)
    c, g, t = best_wilds(compass, gear, tablet, wild)
    return science_points(compass + c, gear + g, tablet + t)


@kernel
def count_symbols(symbols: int) -> int:
    """Count the symbols of a city."""
    return (
        (symbols & 255)
        + ((symbols >> SYMBOL_BITS) & 255)
        + ((symbols >> (2 * SYMBOL_BITS)) & 255)
        + (symbols >> (WILD * SYMBOL_BITS))
    )

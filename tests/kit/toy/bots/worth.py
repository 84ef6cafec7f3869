"""What a move seems worth, as a kernel: Builder picks by it, and contests play by it."""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel
from tests.kit.toy.bots.weights import SALE, SPECIALITY, VALUE
from tests.kit.toy.game.engine.moves import card_of, is_sale
from tests.kit.toy.game.tables import KNOWN_FOR, VALUE_OF, WARE_OF


@kernel
def worth(move: int, stall: int, weights: Words) -> int:
    """Return what a move seems worth to the city of a stall."""
    if is_sale(move):
        return weights[SALE]
    total = weights[VALUE] * VALUE_OF[card_of(move)]
    if WARE_OF[card_of(move)] == KNOWN_FOR[stall]:
        total += weights[SPECIALITY]
    return total

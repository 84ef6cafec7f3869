"""The row of an observation: where each number is.

First comes what concerns the table and the seat's own cards, then a block for each city, then one for each hand that
can be remembered, and finally what exists only in the two-player game. Cities and hands go round the table to the left,
starting at the observing seat; with two players the rival comes before the Free City, wherever they sit.
"""

from __future__ import annotations

from mirabilia.games.seven.engine.layout import LAST_TURN
from mirabilia.games.seven.facts import RESOURCES
from mirabilia.games.seven.tables import BOARD_COUNT, CARD_COUNT, COLOUR_COUNT, LAST_AGE

PHASE_NAMES = ("choosing", "seventh", "digging", "over")
MAKES = (*RESOURCES, "raw", "goods")
"""What production is counted for: each resource, and all of a kind."""
VERBS = ("build", "stage", "sell", "free")
"""What can be done with a card of a hand, in the order of the engine's kinds."""
MOST_MADE = 7
"""More units than this are never needed, and are not counted."""

# The table and the seat's own cards.
AGE_IS = 0
TURN_IS = AGE_IS + LAST_AGE
PHASE_IS = TURN_IS + LAST_TURN
DECIDES = PHASE_IS + len(PHASE_NAMES)
PASSING_LEFT = DECIDES + 1
DISCARD_COUNT = PASSING_LEFT + 1
STAGE_PRICE = DISCARD_COUNT + 1
HAND = STAGE_PRICE + 1
PRICE = HAND + CARD_COUNT
PILE = PRICE + CARD_COUNT
THROWN = PILE + CARD_COUNT
BURIED = THROWN + CARD_COUNT
FIRST_CITY = BURIED + CARD_COUNT

# A city.
BOARD = 0
STAGES = BOARD + BOARD_COUNT
COINS = STAGES + 1
INCOME = COINS + 1
READY = INCOME + 1
ACTS = READY + 1
DISCOUNTS = ACTS + 1
POWERS = DISCOUNTS + 4
SHIELDS = POWERS + 3
SYMBOLS = SHIELDS + 1
VICTORIES = SYMBOLS + 4
DEFEATS = VICTORIES + LAST_AGE
SOLD = DEFEATS + 1
COLOURS = SOLD + 1
MADE = COLOURS + COLOUR_COUNT
FOR_SALE = MADE + len(MAKES)
BUILT = FOR_SALE + len(MAKES)
CITY = BUILT + CARD_COUNT

# A remembered hand.
KNOWN = 0
GONE = KNOWN + 1
REMEMBERED = GONE + 1
MEMORY = REMEMBERED + CARD_COUNT

# The two-player game.
HOLDS = 0
RIVAL_LEFT = HOLDS + 1
DECIDES_FREE = RIVAL_LEFT + 1
CHOSEN = DECIDES_FREE + 1
PAID_LEFT = CHOSEN + len(VERBS)
PAID_RIGHT = PAID_LEFT + 1
CHOSEN_CARD = PAID_RIGHT + 1
DRAWN = CHOSEN_CARD + CARD_COUNT
DUEL = DRAWN + CARD_COUNT


def place_names(players: int) -> tuple[str, ...]:
    """Return what the cities are called in the order of their blocks."""
    if players == 2:
        return "self", "rival", "free_city"
    left = players // 2
    others = [f"left{n}" for n in range(1, left + 1)] + [f"right{n}" for n in range(players - left - 1, 0, -1)]
    return "self", *others

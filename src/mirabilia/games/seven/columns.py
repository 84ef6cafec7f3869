"""The columns that datasets have for 7 Wonders alone."""

from __future__ import annotations

from mirabilia.core.dataset import Column, Situation
from mirabilia.games.seven.model import City


def _city(situation: Situation, steps: int = 0) -> City:
    """Return what is seen of the city so many places to the left of the one that is decided for."""
    cities = situation.view.cities
    seen: City = cities[(situation.decision.city + steps) % len(cities)]
    return seen


COLUMNS = (
    Column("side", "string", "Side of the wonder, A or B.", lambda m: m.board.partition("-")[2]),
    Column("age", "int8", "Age, 1 to 3.", lambda m: m.view.age),
    Column("turn", "int8", "Turn of the age, from 1; 6 also for a seventh card.", lambda m: m.view.turn),
    Column("hand", "list<string>", "Cards in the seat's hand.", lambda m: m.view.hand),
    Column(
        "prices",
        "list<int16>",
        "Coins that each option costs, to the bank and the neighbours together.",
        lambda m: [option.coins for option in m.decision.options],
    ),
    Column("cards", "list<string>", "Structures of the city.", lambda m: _city(m).cards),
    Column("stages", "int8", "Stages of its wonder.", lambda m: _city(m).stages),
    Column("coins", "int16", "Its coins, those received this turn included.", lambda m: _city(m).coins),
    Column("shields", "int8", "Its shields.", lambda m: _city(m).shields),
    Column("compass", "int8", "Its compasses; wild symbols are not in this.", lambda m: _city(m).compass),
    Column("gear", "int8", "Its gears, likewise.", lambda m: _city(m).gear),
    Column("tablet", "int8", "Its tablets, likewise.", lambda m: _city(m).tablet),
    Column("left_shields", "int8", "Shields of the left neighbour.", lambda m: _city(m, 1).shields),
    Column("right_shields", "int8", "Shields of the right neighbour.", lambda m: _city(m, -1).shields),
    Column(
        "kind",
        "string",
        "Which decision it is: choose a card of the hand, seventh (the last card of an age), dig.",
        lambda m: m.decision.kind,
    ),
)

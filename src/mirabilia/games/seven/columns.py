"""The columns that datasets have for 7 Wonders alone."""

from __future__ import annotations

from mirabilia.core.dataset import Column, Situation
from mirabilia.games.seven.model import City


def _city(situation: Situation, steps: int = 0) -> City:
    """Return what is seen of the city this many places to the left of the one that the decision is for."""
    cities = situation.view.cities
    seen: City = cities[(situation.decision.city + steps) % len(cities)]
    return seen


def _hand(situation: Situation) -> list[str]:
    """Return the cards to choose from: when the Free City chooses, its holder has already used one."""
    hand = list(situation.view.hand)
    for city, move in situation.view.chosen:
        if city != situation.decision.city:
            hand.remove(move.card)
    return hand


COLUMNS = (
    Column("side", "string", "Side of the wonder, A or B.", lambda s: s.board.partition("-")[2]),
    Column("age", "int8", "Age, 1 to 3.", lambda s: s.view.age),
    Column("turn", "int8", "Turn of the age, from 1; 6 also for a seventh card.", lambda s: s.view.turn),
    Column(
        "hand",
        "list<string>",
        "Cards in the seat's hand; when it decides for the Free City, without the one it has chosen for its own.",
        _hand,
    ),
    Column(
        "prices",
        "list<int16>",
        "Coins that each option costs, to the bank and the neighbours together.",
        lambda s: [option.coins for option in s.decision.options],
    ),
    Column("cards", "list<string>", "Structures of the city.", lambda s: _city(s).cards),
    Column("stages", "int8", "Stages of its wonder.", lambda s: _city(s).stages),
    Column("coins", "int16", "Its coins, those received this turn included.", lambda s: _city(s).coins),
    Column("shields", "int8", "Its shields.", lambda s: _city(s).shields),
    Column("compass", "int8", "Its compasses, not counting wild symbols.", lambda s: _city(s).compass),
    Column("gear", "int8", "Its gears, likewise.", lambda s: _city(s).gear),
    Column("tablet", "int8", "Its tablets, likewise.", lambda s: _city(s).tablet),
    Column("left_shields", "int8", "Shields of the left neighbour.", lambda s: _city(s, 1).shields),
    Column("right_shields", "int8", "Shields of the right neighbour.", lambda s: _city(s, -1).shields),
    Column(
        "kind",
        "string",
        "Which decision it is: choose (a card of the hand), seventh (the last card of an age) or dig.",
        lambda s: s.decision.kind,
    ),
)

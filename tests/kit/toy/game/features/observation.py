"""Observation: what a seat sees, as a row of integers: the table, its own secrets, then all cities, its own first."""

from __future__ import annotations

from functools import cache

from mirabilia.core.features import NOBODY, Entry
from mirabilia.core.kernel import Words, kernel
from tests.kit.toy.game.engine import layout as at
from tests.kit.toy.game.engine.layout import city_at
from tests.kit.toy.game.engine.options import is_over
from tests.kit.toy.game.tables import CARD_COUNT, CARD_NAMES, SALE, STALL_NAMES, TURNS, WARE_COUNT

# The table and the seat's own secrets.
DECIDES, TURN, HAND = 0, 1, 2
SOLD = HAND + CARD_COUNT
CITIES = SOLD + CARD_COUNT

# A city.
COINS, RIBBONS, READY, STALL = 0, 1, 2, 3
SHOWN = STALL + len(STALL_NAMES)
CITY = SHOWN + CARD_COUNT


@cache
def entries(players: int) -> tuple[Entry, ...]:
    """Return the entries of an observation in a game of this many players."""
    cards = CARD_NAMES[1:]
    row = [Entry("decides", 1, "Whether the seat has to choose."), Entry("turn", TURNS, "The turn, from 1.")]
    row += [Entry(f"hand.{card}", 1, f"Whether {card} is in the seat's hand.") for card in cards]
    row += [Entry(f"sold.{card}", 1, f"Whether the seat has sold {card}.") for card in cards]
    for name in ("self", *(f"left{away}" for away in range(1, players))):
        row.append(Entry(f"{name}.coins", TURNS * SALE, "Coins."))
        row.append(Entry(f"{name}.ribbons", min(TURNS, WARE_COUNT), "Ribbons."))
        row.append(Entry(f"{name}.ready", 1, "Whether the city has chosen."))
        row += [Entry(f"{name}.stall.{stall}", 1, f"Whether its stall is the {stall}.") for stall in STALL_NAMES]
        row += [Entry(f"{name}.shown.{card}", 1, f"Whether {card} lies on its stall.") for card in cards]
    return tuple(row)


@kernel
def observe(state: Words, seat: int, city: int, row: Words) -> None:
    """Write what a seat sees when it decides for a city, or for NOBODY."""
    for place in range(len(row)):
        row[place] = 0
    row[DECIDES] = int(city != NOBODY)
    row[TURN] = state[at.TURN] - int(is_over(state))
    hand = state[city_at(seat) + at.HAND]
    while hand:
        row[HAND + (hand & at.CARD_MASK) - 1] = 1
        hand >>= at.CARD_BITS
    _write_set(state[city_at(seat) + at.SOLD], row, SOLD)
    players = state[at.PLAYERS]
    for away in range(players):
        _write_city(state, city_at((seat + away) % players), row, CITIES + CITY * away)


@kernel
def _write_city(state: Words, place: int, row: Words, block: int) -> None:
    """Write what everyone sees of a city."""
    row[block + COINS] = state[place + at.COINS]
    row[block + RIBBONS] = state[place + at.RIBBONS]
    row[block + READY] = int(state[place + at.CHOICE] != 0)
    row[block + STALL + state[place + at.STALL]] = 1
    _write_set(state[place + at.SHOWN], row, block + SHOWN)


@kernel
def _write_set(cards: int, row: Words, first: int) -> None:
    """Write a one for each card of a set."""
    for card in range(CARD_COUNT):
        row[first + card] = (cards >> (card + 1)) & 1

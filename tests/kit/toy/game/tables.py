"""Facts as integers: cards are numbered from 1 in the order of `cards.toml`, stalls from 0 in that of `stalls.toml`."""

from __future__ import annotations

from mirabilia.core.kernel import Table, table
from tests.kit.toy.game.facts import WARES, box

CARDS = box().cards
STALLS = box().stalls
NUMBERS = box().numbers
CARD_NAMES = ("", *(card.id for card in CARDS))
CARD_NUMBERS = {name: number for number, name in enumerate(CARD_NAMES) if name}
STALL_NAMES = tuple(stall.id for stall in STALLS)
STALL_NUMBERS = {name: number for number, name in enumerate(STALL_NAMES)}

CARD_COUNT = len(CARDS)
WARE_COUNT = len(WARES)
MOST_PLAYERS = len(STALLS)
LEAST_PLAYERS = NUMBERS.least_players
HAND_SIZE = NUMBERS.hand
TURNS = NUMBERS.turns
SALE = NUMBERS.sale
RIBBON = NUMBERS.ribbon
SPECIALITY = NUMBERS.speciality
assert MOST_PLAYERS * (HAND_SIZE + TURNS - 1) <= CARD_COUNT, "the deck must last for the whole game"

WARE_OF: Table = table([-1, *(WARES.index(card.ware) for card in CARDS)])
VALUE_OF: Table = table([0, *(card.value for card in CARDS)])
KNOWN_FOR: Table = table(WARES.index(stall.ware) for stall in STALLS)
"""The ware of each stall."""

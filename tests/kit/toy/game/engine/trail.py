"""The trail of a move: notes about everything that `play` set in motion, as it happened.

The comment after each kind says what its numbers are; the first is the city it is about.
"""

from __future__ import annotations

from tests.kit.toy.game.tables import MOST_PLAYERS, WARE_COUNT

SHOWN = 1  # city, card
SOLD = 2  # city, card
WON = 3  # city, card that is the best of its ware
DREW = 4  # city, card

TRAIL = 2 * MOST_PLAYERS + WARE_COUNT
"""Entries of the longest trail: everyone lays a card down and draws another, and every ware has a winner."""

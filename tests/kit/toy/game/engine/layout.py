"""Where everything is in the words of a state: a header, then a block for each city.

Inside the engine a *city* is the number of a seat, and `city_at` tells where its block begins. Hands and the deck
are rows of cards, 5 bits each, the next one lowest; shown and sold cards are sets, bit n for card n.
"""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel

# The header.
PLAYERS = 0
TURN = 1
"""From 1; one more than the last when the game is over."""
DECK = 2
HEADER = 3

# A city.
STALL = 0
HAND = 1
CHOICE = 2
"""The move that has been chosen and is not sealed yet; 0 is none."""
SHOWN = 3
SOLD = 4
COINS = 5
RIBBONS = 6
CITY = 7

CARD_BITS = 5
CARD_MASK = 31
CARDS_IN_WORD = 12


@kernel
def city_at(city: int) -> int:
    """Return where the block of a city begins."""
    return HEADER + CITY * city


@kernel
def state_size(players: int) -> int:
    """Return how many words a state has."""
    return HEADER + CITY * players


@kernel
def with_card(hand: int, card: int) -> int:
    """Return a hand with one more card, which comes first."""
    return hand << CARD_BITS | card


@kernel
def without_card(hand: int, card: int) -> int:
    """Return a hand without a card that is in it."""
    kept = 0
    at = 0
    while hand:
        if hand & CARD_MASK != card:
            kept |= (hand & CARD_MASK) << at
            at += CARD_BITS
        hand >>= CARD_BITS
    return kept


@kernel
def draw_card(state: Words) -> int:
    """Take the top card off the deck."""
    card = state[DECK] & CARD_MASK
    state[DECK] >>= CARD_BITS
    return card


@kernel
def count_cards(row: int) -> int:
    """Return how many cards are in a row."""
    count = 0
    while row:
        count += 1
        row >>= CARD_BITS
    return count

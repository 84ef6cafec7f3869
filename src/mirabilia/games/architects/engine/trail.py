"""The trail of a move: notes on everything that `play` set in motion, as it happened.

Kinds are numbered in the order in which people would tell them. The comment after each kind says what its numbers are;
the first is the seat that it concerns.
"""

from __future__ import annotations

BUILT = 1  # seat, move with stage and payment
GAVE_UP = 2  # seat, set of symbols as in a move
TOKEN_CAME = 3  # seat, progress token, 1 if it was the top of the stack
LOOKED = 4  # seat, seat whose deck it is, its first cards packed like a deck
DECLINED = 5  # seat
SHUFFLED = 6  # seat, seat whose deck it is, number of the shuffle
TOOK = 7  # seat, card, seat whose deck it came from or ANY_CENTRAL, kind of the move that took it
CAT_CAME = 8  # seat
FLIPPED = 9  # seat, conflict tokens on their battle side, 1 if there will be a battle
DRAW_ALLOWED = 10  # seat, lane of the progress token that allows it
FOUGHT = 11  # seat, shields, victory tokens; one for every seat
DISCARDED = 12  # seat, card, how many of them a battle took
BEGAN = 13  # seat, turn
PEEKED = 14  # seat, card on top of the central deck
ENDED = 15  # seat whose turn was the last, 1 if its wonder is complete or 0 if no deck has a card left

TRAIL = 32
"""The number of entries of the longest trail: the end of a turn with a battle of seven, each losing two kinds of
cards."""

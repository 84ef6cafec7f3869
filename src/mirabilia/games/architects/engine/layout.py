"""The layout of the words of a state.

A state is a header, the central deck, then one block per player. Inside the engine a *city* is the place
where a player's block begins, a *seat* the player's number. Seats are numbered clockwise, in the order of turns: the
left neighbour is the next one, the right neighbour the one before. A player's own deck is on the left, the right
neighbour's on the right.

A deck is a row of cards from its top, 4 bits each, 15 cards in a word; its first word is empty only when
the deck is.
"""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel
from mirabilia.games.architects.tables import SHIELDS_OF

# The header.
PLAYERS = 0
TURN = 1
"""Turns begun, from 1."""
ACTIVE = 2
"""The city whose turn it is."""
PHASE = 3
CAT = 4
"""The city that has the Cat; 0 is none."""
PEEKED = 5
"""One bit for each seat that knows the top of the central deck."""
FLIPPED = 6
"""Conflict tokens on their battle side."""
BATTLE = 7
"""Whether there is a battle at the end of this turn."""
OPEN = 8
"""The face-up progress tokens, 4 bits each; 0 is an empty place."""
STACK = 9
"""The face-down progress tokens from the top, 4 bits each."""
DRAWS = 10
"""Extra draws the active player still has this turn."""
SPENT = 11
"""Lanes of the active player's tokens that have had their effect this turn."""
EFFECT_NOW = 12
"""The stage effect to be used or declined; 0 is none."""
LOOKED = 13
"""The city whose deck is being looked at; 0 is none."""
SHUFFLES = 14
SEED = 15
"""The seed if it is a number; a key follows the last player, which makes the state longer."""
DISCARDS = 16
"""Two words: the cards that are out of the game, counted like a player's."""
CENTRAL = 18
CENTRAL_WORDS = 4
HEADER = CENTRAL + CENTRAL_WORDS

# The phases.
TAKING, ACTING, USING, LOOKING, OVER = 0, 1, 2, 3, 4
"""Take the turn's card; do what it allows; use a stage's effect; keep one of the cards looked at; the end."""

# A player.
WONDER = 0
STAGES = 1
"""One bit for each stage built."""
HELD = 2
"""Two words: cards of each kind, 8 bits each, 7 kinds in a word."""
TOKENS = 4
"""Progress tokens of each kind, 2 bits each."""
VICTORIES = 5
SHIELDS = 6
"""Shields from stages and tokens; those of cards are added to them."""
DECK = 7
DECK_WORDS = 2
CITY = 9

CARD_BITS = 4
CARD_MASK = 15
CARDS_IN_WORD = 15
KINDS_IN_WORD = 7


@kernel
def city_at(seat: int) -> int:
    """Return the city of a seat."""
    return HEADER + CITY * seat


@kernel
def seat_of(city: int) -> int:
    """Return the seat of a city."""
    return (city - HEADER) // CITY


@kernel
def state_size(players: int) -> int:
    """Return how many words a state has, without the key of its seed."""
    return HEADER + CITY * players


@kernel
def end_of_cities(state: Words) -> int:
    """Return the place after the last player."""
    return HEADER + CITY * state[PLAYERS]


@kernel
def left_of(state: Words, city: int) -> int:
    """Return the left neighbour, whose turn is next."""
    if city + CITY == end_of_cities(state):
        return HEADER
    return city + CITY


@kernel
def right_of(state: Words, city: int) -> int:
    """Return the right neighbour."""
    if city == HEADER:
        return end_of_cities(state) - CITY
    return city - CITY


@kernel
def deck_at(state: Words, city: int, side: int) -> int:
    """Return where the left (0), right (1) or central (2) deck of a city begins."""
    if side == 0:
        return city + DECK
    if side == 1:
        return right_of(state, city) + DECK
    return CENTRAL


@kernel
def held(state: Words, at: int, card: int) -> int:
    """Return how many cards of a kind are counted in the two words at a place."""
    if card > KINDS_IN_WORD:
        return (state[at + 1] >> (8 * (card - 1 - KINDS_IN_WORD))) & 255
    return (state[at] >> (8 * (card - 1))) & 255


@kernel
def count_card(state: Words, at: int, card: int, by: int) -> None:
    """Add to the count of a kind of card in the two words at a place."""
    if card > KINDS_IN_WORD:
        state[at + 1] += by * (1 << (8 * (card - 1 - KINDS_IN_WORD)))
    else:
        state[at] += by * (1 << (8 * (card - 1)))


@kernel
def pop(state: Words, deck: int) -> int:
    """Take the top card off a deck that is not empty."""
    card = state[deck] & CARD_MASK
    state[deck] >>= CARD_BITS
    if state[deck] == 0:
        size = DECK_WORDS
        if deck == CENTRAL:
            size = CENTRAL_WORDS
        for word in range(deck, deck + size - 1):
            state[word] = state[word + 1]
        state[deck + size - 1] = 0
    return card


@kernel
def nth(state: Words, deck: int, place: int) -> int:
    """Return the card at a place of a wonder's deck, from 0 at the top; 0 if the deck has fewer cards."""
    word = deck
    rest = state[word]
    for _ in range(place):
        rest >>= CARD_BITS
        if rest == 0:
            word += 1
            if word == deck + DECK_WORDS:
                return 0
            rest = state[word]
    return rest & CARD_MASK


@kernel
def knows_centre(state: Words, seat: int) -> bool:
    """Return whether a seat knows the top of the central deck: it peeked, and nobody has taken the card since (A12)."""
    return (state[PEEKED] >> seat) & 1 != 0


@kernel
def looks_at(state: Words, seat: int) -> int:
    """Return the deck whose first LOOK_CARDS cards a seat is looking at, or 0 if there is none (A12)."""
    if state[PHASE] == LOOKING and state[ACTIVE] == city_at(seat):
        return state[LOOKED] + DECK
    return 0


@kernel
def shields(state: Words, city: int) -> int:
    """Return all shields of a city."""
    total = state[city + SHIELDS]
    for card in range(1, len(SHIELDS_OF)):
        if SHIELDS_OF[card]:
            total += SHIELDS_OF[card] * held(state, city + HELD, card)
    return total

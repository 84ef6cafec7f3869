"""The layout of the words of a state.

A state is a row of integers: a header, then one block per city. Inside the engine a *city* is the place
where its block begins, so that `state[city + COINS]` reads naturally; `city_at` finds it from the number by which all
other code knows it. Cities are numbered clockwise: the left neighbour is the next one, the right neighbour the one
before. A seat has the number of its city; with two players the third city, the Free City, has no seat.
"""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel, remembered
from mirabilia.games.seven.tables import (
    BIT,
    COLOUR_COUNT,
    DEFEATS_COUNTED,
    LATE_BIT,
    LEAST_CITIES,
    NUMBERS,
    STAGES_COUNTED,
)

# The header.
PLAYERS = 0
CITIES = 1
AGE = 2
TURN = 3
PHASE = 4
ACTOR = 5
"""The city whose special decision is awaited in the phases SEVENTH and DIGGING; 0 is none."""
WAITING = 6
"""How many cities have not chosen yet."""
SEED = 7
"""The seed if it is a number; a key follows the last city, which makes the state longer."""
DRAWN = 8
"""Free City: the card the holder drew from the pile this turn."""
DISCARDS = 9
"""Three words: copies of each card in the discard pile, 2 bits per card."""
HEADER = 12

# The phases.
CHOOSING, SEVENTH, DIGGING, OVER = 0, 1, 2, 3

# A city.
BOARD = 0
STAGES = 1
COINS = 2
"""Coins that can be spent."""
INCOME = 3
"""Coins received this turn; they can be spent from the next turn on."""
BUILT = 4
"""Two words: one bit for each card that stands here."""
RAW = 6
"""Lanes: the raw materials this city can use (tables.py explains lanes)."""
RAW_FOR_SALE = 7
GOODS = 8
GOODS_FOR_SALE = 9
DISCOUNTS = 10
SHIELDS = 11
SYMBOLS = 12
"""Compass, gear, tablet, wild: 8 bits each."""
COLOURS = 13
"""Cards of each colour, 8 bits each."""
TOKENS = 14
"""Victory tokens of age I, II, III and defeat tokens, 8 bits each."""
DEFEATS_AT = 24
"""The position of defeats in TOKENS, after the victories of three ages."""
POWERS = 15
HAND = 16
"""Card numbers from the lowest up, 7 bits each; for the Free City its pile from the top down."""
CHOICE = 17
"""The chosen move until the turn is settled; 0 is none."""
SECRETS = 18
"""Three words, one per age: the card that left the hand unseen in each turn, 9 bits each with its mark."""
CITY = 21

CARD_BITS = 7
CARD_MASK = 127
EACH_CARD = 0x2040810204081
"""A one for each of the 8 cards of the largest hand."""
SECRET_BITS = 9
BURIED, THROWN = 128, 256
"""Marks next to a card in SECRETS: under the wonder, thrown away as the last of an age; without one it was sold."""
LAST_TURN = NUMBERS.turns
FREE_CITY = HEADER + 2 * CITY
"""The city without a player in a two-player game."""

FREE_BUILD_READY = 16
"""A bit of POWERS: Olympia's free build may be used now."""

PILE_CARDS = 26
"""Cards counted in one word of the discard pile."""


@kernel
def cities_of(players: int) -> int:
    """Return how many cities there are in a game of this many players."""
    return max(players, LEAST_CITIES)


@kernel
def city_at(number: int) -> int:
    """Return the city with this number."""
    return HEADER + CITY * number


@kernel
def number_of(city: int) -> int:
    """Return the number of a city."""
    return (city - HEADER) // CITY


@kernel
def state_size(cities: int) -> int:
    """Return how many words a state has, without the key of its seed."""
    return HEADER + CITY * cities


@kernel
def end_of_cities(state: Words) -> int:
    """Return the place after the last city."""
    return HEADER + CITY * state[CITIES]


@kernel
def left_of(state: Words, city: int) -> int:
    """Return the left neighbour."""
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
def has_free_city(state: Words) -> bool:
    """Return whether there is a city without a player."""
    return state[PLAYERS] < LEAST_CITIES


@kernel
def holding_seat(age: int, turn: int) -> int:
    """Return who holds the Free City card in a turn (S20): seat 0 begins ages I and III, seat 1 age II."""
    return (age + turn) & 1


@kernel
def holds_free_city(players: int, age: int, turn: int, seat: int) -> bool:
    """Return whether a seat holds the Free City card in a turn."""
    return players < LEAST_CITIES and holding_seat(age, turn) == seat


@kernel
def holder(state: Words) -> int:
    """Return the city of the player who holds the Free City card this turn."""
    return HEADER + CITY * holding_seat(state[AGE], state[TURN])


@kernel
def is_free_city(state: Words, city: int) -> bool:
    """Return whether this is the Free City, which the two players play."""
    return city == FREE_CITY and has_free_city(state)


@kernel
def player_of(state: Words, city: int) -> int:
    """Return the city of the player who decides for a city."""
    if is_free_city(state, city):
        return holder(state)
    return city


@kernel
def decider(state: Words, city: int) -> int:
    """Return the seat that decides for a city."""
    return number_of(player_of(state, city))


@kernel
def stands(state: Words, city: int, card: int) -> bool:
    """Return whether a card is built in a city."""
    return ((state[city + BUILT] & BIT[card]) | (state[city + BUILT + 1] & LATE_BIT[card])) != 0


@kernel
def counted(state: Words, city: int, each: int) -> int:
    """Count what an effect counts in one city: cards of some colours, stages or defeat tokens."""
    total = _cards_of(state[city + COLOURS], each)
    if each & STAGES_COUNTED:
        total += state[city + STAGES]
    if each & DEFEATS_COUNTED:
        total += state[city + TOKENS] >> DEFEATS_AT
    return total


@remembered
def _cards_of(colours: int, each: int) -> int:
    """Count the cards of some colours."""
    total = 0
    for colour in range(COLOUR_COUNT):
        if (each >> colour) & 1:
            total += (colours >> (8 * colour)) & 255
    return total


@kernel
def without(hand: int, card: int) -> int:
    """Return a hand with one copy of a card taken out."""
    other = hand ^ (card * EACH_CARD)
    same = (other - EACH_CARD) & ~other & (EACH_CARD << (CARD_BITS - 1))  # from the first card that is 0 in `other`
    before = ((same & -same) >> (CARD_BITS - 1)) - 1
    return (hand & before) | ((hand >> CARD_BITS) & ~before)


@kernel
def with_card(hand: int, card: int) -> int:
    """Return a hand with a card put in its place by number."""
    low = 0
    shift = 0
    rest = hand
    while rest != 0 and rest & CARD_MASK < card:
        low |= (rest & CARD_MASK) << shift
        shift += CARD_BITS
        rest >>= CARD_BITS
    return (((rest << CARD_BITS) | card) << shift) | low


@kernel
def discard(state: Words, card: int) -> None:
    """Put a card on the discard pile."""
    bit = card - 1
    state[DISCARDS + bit // PILE_CARDS] += 1 << (2 * (bit % PILE_CARDS))


@kernel
def discarded(state: Words, card: int) -> int:
    """Return how many copies of a card are in the discard pile."""
    bit = card - 1
    return (state[DISCARDS + bit // PILE_CARDS] >> (2 * (bit % PILE_CARDS))) & 3

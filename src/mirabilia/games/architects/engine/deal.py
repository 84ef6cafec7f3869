"""Setting out: wonders, decks, progress tokens.

Every deck is shuffled from its own stream, so that the order of each follows from the seed alone.
"""

from __future__ import annotations

from mirabilia.core.chance import CHANCE_WORDS, open_stream, shuffle
from mirabilia.core.kernel import Words, kernel
from mirabilia.games.architects.engine.layout import (
    ACTIVE,
    CARD_BITS,
    CARDS_IN_WORD,
    CENTRAL,
    CENTRAL_WORDS,
    CITY,
    DECK,
    DECK_WORDS,
    HEADER,
    OPEN,
    PLAYERS,
    SEED,
    STACK,
    TURN,
    WONDER,
    city_at,
    end_of_cities,
    seat_of,
    state_size,
)
from mirabilia.games.architects.tables import (
    CENTRAL_CARDS,
    CENTRAL_DECK,
    DECK_CARDS,
    FACE_UP,
    MOST_PLAYERS,
    STACK_SIZE,
    STACK_TOKENS,
    WONDER_DECK,
)

WONDER_STREAM = 0
DECK_STREAM = 1
"""Stream 1 + w shuffles the deck of wonder w."""
CENTRAL_STREAM = 8
TOKEN_STREAM = 9
PLAY_STREAM = 10
"""Stream 10 chooses for uniform random players."""
LOOK_STREAM = 16
"""Stream 16 + n does the n-th shuffle after a look into a deck."""

# The layout of the desk while a game is set out.
CHANCE = 0
WONDERS = CHANCE + CHANCE_WORDS
CARDS = WONDERS + MOST_PLAYERS


@kernel
def draw_wonders(desk: Words) -> None:
    """Shuffle the wonders, with stream WONDER_STREAM on the desk; they are written there from WONDERS on."""
    for wonder in range(MOST_PLAYERS):
        desk[WONDERS + wonder] = wonder
    shuffle(desk, desk, WONDERS, MOST_PLAYERS)


@kernel
def set_out(state: Words, players: int, first: int, desk: Words) -> None:
    """Set out the wonders on the desk for a new game with the seed in the state; `begin_turn` then starts it."""
    seed = state[SEED]
    for at in range(state_size(players)):
        state[at] = 0
    state[PLAYERS] = players
    state[SEED] = seed
    state[TURN] = 1
    state[ACTIVE] = city_at(first)
    for city in range(HEADER, end_of_cities(state), CITY):
        wonder = desk[WONDERS + seat_of(city)]
        state[city + WONDER] = wonder
        for at in range(WONDER_DECK):
            desk[CARDS + at] = DECK_CARDS[WONDER_DECK * wonder + at]
        _open_stream(state, DECK_STREAM + wonder, desk)
        shuffle(desk, desk, CARDS, WONDER_DECK)
        pack(state, city + DECK, DECK_WORDS, desk, WONDER_DECK)
    for at in range(CENTRAL_DECK):
        desk[CARDS + at] = CENTRAL_CARDS[at]
    _open_stream(state, CENTRAL_STREAM, desk)
    shuffle(desk, desk, CARDS, CENTRAL_DECK)
    pack(state, CENTRAL, CENTRAL_WORDS, desk, CENTRAL_DECK)
    _set_out_tokens(state, desk)


@kernel
def _open_stream(state: Words, number: int, desk: Words) -> None:
    """Begin a stream of a game's seed on the desk."""
    open_stream(desk, state, SEED, end_of_cities(state), number)


@kernel
def _set_out_tokens(state: Words, desk: Words) -> None:
    """Shuffle the progress tokens: three face up, the rest a stack."""
    for at in range(STACK_SIZE):
        desk[CARDS + at] = STACK_TOKENS[at]
    _open_stream(state, TOKEN_STREAM, desk)
    shuffle(desk, desk, CARDS, STACK_SIZE)
    for at in range(STACK_SIZE):
        if at < FACE_UP:
            state[OPEN] |= desk[CARDS + at] << (4 * at)
        else:
            state[STACK] |= desk[CARDS + at] << (4 * (at - FACE_UP))


@kernel
def pack(state: Words, deck: int, size: int, desk: Words, count: int) -> None:
    """Pack the first `count` cards on the desk as a deck of `size` words."""
    for word in range(size):
        first = CARDS_IN_WORD * word
        packed = 0
        for at in range(min(count - first, CARDS_IN_WORD)):
            packed |= desk[CARDS + first + at] << (CARD_BITS * at)
        state[deck + word] = packed


@kernel
def reshuffle(state: Words, deck: int, kept: int, number: int, desk: Words) -> None:
    """Take the first card of a kind out of a wonder's deck and shuffle all the rest (A09)."""
    count = 0
    for word in range(deck, deck + DECK_WORDS):
        rest = state[word]
        while rest:
            card = rest & 15
            rest >>= CARD_BITS
            if card == kept:
                kept = 0
            else:
                desk[CARDS + count] = card
                count += 1
    _open_stream(state, LOOK_STREAM + number, desk)
    shuffle(desk, desk, CARDS, count)
    pack(state, deck, DECK_WORDS, desk, count)

"""Setting out: boards, coins, and the cards of each age.

Every age is dealt from its own stream, so the deal of an age follows from the seed alone, whatever was played before.
"""

from __future__ import annotations

from mirabilia.core.chance import CHANCE_WORDS, below, open_stream, shuffle
from mirabilia.core.kernel import Words, kernel
from mirabilia.core.notes import note
from mirabilia.games.seven.engine.build import open_market, place
from mirabilia.games.seven.engine.layout import (
    AGE,
    BOARD,
    CARD_BITS,
    CARD_MASK,
    CITIES,
    CITY,
    COINS,
    DRAWN,
    FREE_CITY,
    HAND,
    HEADER,
    PLAYERS,
    SEED,
    cities_of,
    end_of_cities,
    holder,
    is_free_city,
    number_of,
    state_size,
    with_card,
)
from mirabilia.games.seven.engine.trail import DREW
from mirabilia.games.seven.tables import (
    BOARD_COUNT,
    DECK_SIZE,
    DECKS,
    FIRST_BOARD,
    GUILD_COUNT,
    GUILDS,
    HAND_SIZE,
    LAST_AGE,
    NUMBERS,
)

BOARD_STREAM = 0
"""Stream 0 of a seed draws boards; streams 1, 2, 3 deal the ages."""
PLAY_STREAM = 4
"""Stream 4 chooses for uniform random players."""
START_COINS = NUMBERS.start_coins
EXTRA_GUILDS = NUMBERS.extra_guilds

# The layout of the desk while boards are drawn and cards are dealt.
CHANCE = 0
BOARDS = CHANCE + CHANCE_WORDS
DECK = BOARDS
DEALT = DECK + DECK_SIZE + GUILD_COUNT
"""The cards of one city, while they are sorted; the deck stays in shuffled order."""


@kernel
def draw_boards(cities: int, desk: Words) -> None:
    """Draw a different wonder for each city, then a side for each; boards are written to the desk from BOARDS on.

    Stream BOARD_STREAM of the seed must have been begun on the desk.
    """
    for wonder in range(BOARD_COUNT // 2):
        desk[BOARDS + wonder] = wonder
    shuffle(desk, desk, BOARDS, BOARD_COUNT // 2)
    for city in range(cities):
        desk[BOARDS + city] = 2 * desk[BOARDS + city] + below(desk, 2)


@kernel
def set_out(state: Words, players: int, desk: Words) -> None:
    """Set out the boards on the desk for a new game with the seed in the state; `begin_age` then deals."""
    seed = state[SEED]
    for at in range(state_size(cities_of(players))):
        state[at] = 0
    state[PLAYERS] = players
    state[CITIES] = cities_of(players)
    state[SEED] = seed
    state[AGE] = 1
    for city in range(HEADER, end_of_cities(state), CITY):
        board = desk[BOARDS + number_of(city)]
        state[city + BOARD] = board
        state[city + COINS] = START_COINS
        place(state, city, FIRST_BOARD + board)
        open_market(state, city, FIRST_BOARD + board)


@kernel
def deal(state: Words, desk: Words) -> None:
    """Shuffle the deck of the age and give each city its hand; the Free City's is its pile."""
    open_stream(desk, state, SEED, end_of_cities(state), state[AGE])
    count = _gather(state[AGE], state[CITIES], desk)
    shuffle(desk, desk, DECK, count)
    for city in range(HEADER, end_of_cities(state), CITY):
        for card in range(HAND_SIZE):
            desk[DEALT + card] = desk[DECK + HAND_SIZE * number_of(city) + card]
        if not is_free_city(state, city):
            _sort_dealt(desk)
        hand = 0
        for card in range(HAND_SIZE):
            hand |= desk[DEALT + card] << (CARD_BITS * card)
        state[city + HAND] = hand


@kernel
def _sort_dealt(desk: Words) -> None:
    """Sort the cards that were dealt, without branching on chance."""
    for end in range(DEALT + HAND_SIZE - 1, DEALT, -1):
        for at in range(DEALT, end):
            one, other = desk[at], desk[at + 1]
            desk[at], desk[at + 1] = min(one, other), max(one, other)


@kernel
def _gather(age: int, cities: int, desk: Words) -> int:
    """Put the deck of an age on the desk, with guilds drawn at random in the last one; return its size."""
    first = DECK_SIZE * (LAST_AGE * cities + age - 1)
    count = 0
    while count < DECK_SIZE and DECKS[first + count]:
        desk[DECK + count] = DECKS[first + count]
        count += 1
    if age == LAST_AGE:
        for at in range(GUILD_COUNT):
            desk[DECK + count + at] = GUILDS[at]
        shuffle(desk, desk, DECK + count, GUILD_COUNT)
        count += cities + EXTRA_GUILDS
    return count


@kernel
def draw_for_free_city(state: Words, trail: Words | None) -> None:
    """Let the holder of the Free City card draw the top card of the pile (S20)."""
    pile = FREE_CITY + HAND
    hand = holder(state) + HAND
    state[DRAWN] = state[pile] & CARD_MASK
    state[pile] >>= CARD_BITS
    state[hand] = with_card(state[hand], state[DRAWN])
    if trail is not None:
        note(trail, DREW, number_of(holder(state)), state[DRAWN])

"""Setting out: who has which stall, and a hand for everyone."""

from __future__ import annotations

from mirabilia.core.chance import CHANCE_WORDS, shuffle
from mirabilia.core.kernel import Words, kernel
from tests.kit.toy.game.engine.layout import CARD_BITS, DECK, HAND, PLAYERS, STALL, TURN, city_at, with_card
from tests.kit.toy.game.tables import CARD_COUNT, HAND_SIZE, MOST_PLAYERS

STALL_STREAM = 0
CARD_STREAM = 1
PLAY_STREAM = 2
"""Stream 2 chooses for uniform random players."""

# What is where on the desk while a game is set out.
CHANCE = 0
STALLS = CHANCE + CHANCE_WORDS
CARDS = STALLS + MOST_PLAYERS
DESK = CARDS + CARD_COUNT
"""Words of a desk; options take less."""


@kernel
def draw_stalls(desk: Words) -> None:
    """Shuffle the stalls, with stream STALL_STREAM on the desk; they are written there from STALLS on."""
    for stall in range(MOST_PLAYERS):
        desk[STALLS + stall] = stall
    shuffle(desk, desk, STALLS, MOST_PLAYERS)


@kernel
def set_out(state: Words, players: int, desk: Words) -> None:
    """Set the stalls on the desk out for a new game and deal, with stream CARD_STREAM on the desk."""
    for at in range(len(state)):
        state[at] = 0
    state[PLAYERS] = players
    state[TURN] = 1
    for card in range(CARD_COUNT):
        desk[CARDS + card] = card + 1
    shuffle(desk, desk, CARDS, CARD_COUNT)
    dealt = players * HAND_SIZE
    for card in range(CARD_COUNT - 1, dealt - 1, -1):
        state[DECK] = state[DECK] << CARD_BITS | desk[CARDS + card]
    for city in range(players):
        state[city_at(city) + STALL] = desk[STALLS + city]
        for card in range(HAND_SIZE):
            at = city_at(city) + HAND
            state[at] = with_card(state[at], desk[CARDS + HAND_SIZE * city + card])

"""Whole games between uniformly random players, inside the kernel."""

from __future__ import annotations

from mirabilia.core.chance import CHANCE_WORDS, begin_stream, derive, fingerprint, plant, room_for_key
from mirabilia.core.kernel import Words, allocating, kernel, words
from mirabilia.core.tally import WIN
from mirabilia.games.seven.engine.deal import BOARD_STREAM, PLAY_STREAM, draw_boards, set_out
from mirabilia.games.seven.engine.layout import (
    ACTOR,
    BOARD,
    CHOOSING,
    CITY,
    HEADER,
    OVER,
    PHASE,
    PLAYERS,
    SEED,
    cities_of,
    city_at,
    end_of_cities,
    state_size,
)
from mirabilia.games.seven.engine.options import DESK, pick_option
from mirabilia.games.seven.engine.score import TOTAL, rank
from mirabilia.games.seven.engine.turn import advance, begin_age
from mirabilia.games.seven.tables import BOARD_COUNT, MOST_CITIES

# What simulated games add up to: points of all seats by category, and for each board how often it was
# played and what it won, in shares of a victory.
POINTS = 0
PLAYED = TOTAL + 1
WON = PLAYED + BOARD_COUNT
SUMS = WON + BOARD_COUNT


@kernel
def play_out(state: Words, chance: Words, desk: Words, digest: Words | None = None) -> None:
    """Play a game to its end; every city picks each of its options with the same chance.

    It leaves in digest[0] a hash over every state that the game went through.
    """
    if digest is not None:
        digest[0] = fingerprint(state)
    while state[PHASE] != OVER:
        first, end = HEADER, end_of_cities(state)
        if state[PHASE] != CHOOSING:
            first, end = state[ACTOR], state[ACTOR] + 1
        for city in range(first, end, CITY):
            advance(state, city, pick_option(state, city, chance, desk), desk, None)
            if digest is not None:
                digest[1] = fingerprint(state)
                digest[0] = fingerprint(digest)


@kernel
def pick(state: Words, city: int, chance: Words, desk: Words) -> int:
    """Return a random option of a city."""
    return pick_option(state, city, chance, desk)


@allocating
def simulate(players: int, seed: Words, first: int, count: int, sums: Words, hashes: Words) -> None:
    """Play games `first` to `first + count - 1` of a seed with random boards and add up what happened.

    The seed of game number n is derived from the seed and n, so it is the same game in any process and any order.
    Where `hashes` has room for every game, a hash over all states of each is written there.
    """
    cities = cities_of(players)
    game_seed = words(len(seed))
    state = words(state_size(cities) + room_for_key(seed))
    desk = words(DESK)
    chance = words(CHANCE_WORDS)
    row = words(2 * MOST_CITIES)
    digest = words(2)
    for game in range(count):
        derive(seed, first + game, game_seed, chance)
        plant(state, SEED, state_size(cities), game_seed)
        begin_stream(desk, game_seed, BOARD_STREAM)
        draw_boards(cities, desk)
        set_out(state, players, desk)
        begin_age(state, desk)
        begin_stream(chance, game_seed, PLAY_STREAM)
        if len(hashes):
            play_out(state, chance, desk, digest)
            hashes[game] = digest[0]
        else:
            play_out(state, chance, desk)
        _add_up(state, row, desk, sums)


@kernel
def _add_up(state: Words, row: Words, desk: Words, sums: Words) -> None:
    """Add the end of a game to the sums."""
    players = state[PLAYERS]
    rank(state, row, desk, sums)
    winners = 0
    for seat in range(players):
        winners += row[players + seat] == 0
    for seat in range(players):
        board = state[city_at(seat) + BOARD]
        sums[PLAYED + board] += 1
        sums[WON + board] += (row[players + seat] == 0) * (WIN // winners)

"""Whole games of uniform random players, inside the kernel."""

from __future__ import annotations

from mirabilia.core.chance import below, fingerprint, stream
from mirabilia.core.kernel import Words, allocating, kernel, words
from mirabilia.core.tally import WIN
from mirabilia.games.seven.engine.deal import PLAY_STREAM, draw_boards, set_out
from mirabilia.games.seven.engine.layout import (
    ACTOR,
    BOARD,
    CHOOSING,
    CITY,
    HEADER,
    OVER,
    PHASE,
    PLAYERS,
    cities_of,
    city_at,
    state_size,
)
from mirabilia.games.seven.engine.options import DESK, list_options
from mirabilia.games.seven.engine.score import SHEET, TOTAL, score, winners
from mirabilia.games.seven.engine.turn import begin_age, play
from mirabilia.games.seven.tables import BOARD_COUNT

# What simulated games add up to: points of all seats by category, and for each board how often it was
# played and what it won, in shares of a victory.
POINTS = 0
PLAYED = TOTAL + 1
WON = PLAYED + BOARD_COUNT
SUMS = WON + BOARD_COUNT


@kernel
def play_out(state: Words, chance: Words, desk: Words) -> None:
    """Play a game to its end; every city picks each of its options with the same chance."""
    while state[PHASE] != OVER:
        play_round(state, chance, desk)


@kernel
def play_round(state: Words, chance: Words, desk: Words) -> None:
    """Let every city choose once, or the one city that has to decide."""
    if state[PHASE] == CHOOSING:
        for city in range(HEADER, len(state), CITY):
            play(state, city, pick(state, city, chance, desk), desk)
    else:
        play(state, state[ACTOR], pick(state, state[ACTOR], chance, desk), desk)


@kernel
def pick(state: Words, city: int, chance: Words, desk: Words) -> int:
    """Return a random option of a city."""
    count = list_options(state, city, desk)
    return desk[below(chance, count)]


@allocating
def simulate(players: int, seed: int, first: int, count: int, sums: Words, hashes: Words) -> None:
    """Play games `first` to `first + count - 1` of a seed with random boards and add up what happened.

    Game number n has the seed `stream(seed, n)`, so it is the same game whoever plays it, and in whatever order.
    Where `hashes` has room for every game, a hash over all states of each is written there.
    """
    cities = cities_of(players)
    state = words(state_size(cities))
    desk = words(DESK)
    chance = words(1)
    sheet = words(SHEET)
    digest = words(2)
    for game in range(count):
        game_seed = stream(seed, first + game)
        draw_boards(game_seed, cities, desk)
        set_out(state, players, game_seed, desk)
        begin_age(state, desk)
        chance[0] = stream(game_seed, PLAY_STREAM)
        if len(hashes):
            _play_out_hashed(state, chance, desk, digest)
            hashes[game] = digest[0]
        else:
            play_out(state, chance, desk)
        _add_up(state, sheet, sums)


@kernel
def _play_out_hashed(state: Words, chance: Words, desk: Words, digest: Words) -> None:
    """Play a game to its end and leave in digest[0] a hash over every state it went through."""
    digest[0] = fingerprint(state)
    while state[PHASE] != OVER:
        if state[PHASE] == CHOOSING:
            for city in range(HEADER, len(state), CITY):
                play(state, city, pick(state, city, chance, desk), desk)
                digest[1] = fingerprint(state)
                digest[0] = fingerprint(digest)
        else:
            play(state, state[ACTOR], pick(state, state[ACTOR], chance, desk), desk)
            digest[1] = fingerprint(state)
            digest[0] = fingerprint(digest)


@kernel
def _add_up(state: Words, sheet: Words, sums: Words) -> None:
    """Add the end of a game to the sums."""
    winning = winners(state, sheet)
    count = 0
    for seat in range(state[PLAYERS]):
        count += (winning >> seat) & 1
    for seat in range(state[PLAYERS]):
        city = city_at(seat)
        score(state, city, sheet)
        for category in range(TOTAL + 1):
            sums[POINTS + category] += sheet[category]
        sums[PLAYED + state[city + BOARD]] += 1
        if (winning >> seat) & 1:
            sums[WON + state[city + BOARD]] += WIN // count

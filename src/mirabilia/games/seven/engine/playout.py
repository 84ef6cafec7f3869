"""Whole games of uniform random players, inside the kernel."""

from __future__ import annotations

from mirabilia.core.chance import below, fingerprint, stream
from mirabilia.core.kernel import Words, allocating, kernel, words
from mirabilia.games.seven.engine.deal import PLAY_STREAM, draw_boards, set_out
from mirabilia.games.seven.engine.layout import ACTOR, BOARD, CHOOSING, CITY, HEADER, OVER, PHASE, seat_of, state_size
from mirabilia.games.seven.engine.options import DESK, list_options
from mirabilia.games.seven.engine.score import SHEET, TOTAL, score, winners
from mirabilia.games.seven.engine.turn import begin_age, play
from mirabilia.games.seven.tables import MOST_CITIES

WINNERS = 0
TRAIL = 1
"""A hash over the hashes of all states of the game; filled in when asked for."""
RESULT_HEADER = 2
RESULT_CITY = 1 + TOTAL + 1
"""Per city: board, the seven categories, the total."""
RESULT = RESULT_HEADER + MOST_CITIES * RESULT_CITY


@kernel
def play_out(state: Words, chance: Words, desk: Words) -> None:
    """Play a game to its end; every city picks each of its options with the same chance."""
    while state[PHASE] != OVER:
        play_round(state, chance, desk)


@kernel
def play_round(state: Words, chance: Words, desk: Words) -> None:
    """Let every city choose once, or the one city decide that has to."""
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
def simulate(players: int, seed: int, first: int, count: int, hashed: bool, results: Words) -> None:
    """Play games `first` to `first + count - 1` of a seed with random boards; write a result for each.

    Game number n has the seed `stream(seed, n)`, so it is the same whoever plays it in whatever order.
    """
    cities = max(players, 3)
    state = words(state_size(cities))
    desk = words(DESK)
    chance = words(1)
    sheet = words(SHEET)
    for game in range(count):
        game_seed = stream(seed, first + game)
        draw_boards(game_seed, cities, desk)
        set_out(state, players, game_seed, desk)
        begin_age(state, desk)
        chance[0] = stream(game_seed, PLAY_STREAM)
        at = RESULT * game
        if hashed:
            results[at + TRAIL] = _play_out_hashed(state, chance, desk)
        else:
            play_out(state, chance, desk)
        _write_result(state, sheet, results, at)


@allocating
def _play_out_hashed(state: Words, chance: Words, desk: Words) -> int:
    """Play a game to its end and return a hash over every state it went through."""
    trail = words(2)
    trail[0] = fingerprint(state)
    while state[PHASE] != OVER:
        if state[PHASE] == CHOOSING:
            for city in range(HEADER, len(state), CITY):
                play(state, city, pick(state, city, chance, desk), desk)
                trail[1] = fingerprint(state)
                trail[0] = fingerprint(trail)
        else:
            play(state, state[ACTOR], pick(state, state[ACTOR], chance, desk), desk)
            trail[1] = fingerprint(state)
            trail[0] = fingerprint(trail)
    return trail[0]


@kernel
def _write_result(state: Words, sheet: Words, results: Words, at: int) -> None:
    results[at + WINNERS] = winners(state, sheet)
    for city in range(HEADER, len(state), CITY):
        row = at + RESULT_HEADER + RESULT_CITY * seat_of(city)
        score(state, city, sheet)
        results[row] = state[city + BOARD]
        for category in range(TOTAL + 1):
            results[row + 1 + category] = sheet[category]

"""Whole games of uniform random players, inside the kernel."""

from __future__ import annotations

from mirabilia.core.chance import below, fingerprint, stream
from mirabilia.core.kernel import Words, allocating, kernel, words
from mirabilia.core.tally import WIN
from mirabilia.games.architects.engine.deal import PLAY_STREAM, draw_wonders, set_out
from mirabilia.games.architects.engine.layout import CITY, HEADER, WONDER, seat_of, state_size
from mirabilia.games.architects.engine.options import DESK
from mirabilia.games.architects.engine.score import SHEET, TOTAL, score, winners
from mirabilia.games.architects.engine.turn import begin_turn, play, run_on
from mirabilia.games.architects.tables import MOST_PLAYERS

# What simulated games add up to: points of all seats by category, and for each wonder how often it was
# played and what it won, in shares of a victory.
POINTS = 0
PLAYED = TOTAL + 1
WON = PLAYED + MOST_PLAYERS
SUMS = WON + MOST_PLAYERS


@kernel
def play_out(state: Words, chance: Words, desk: Words) -> None:
    """Play a game to its end; every player picks each of their options with the same chance."""
    count = run_on(state, desk)
    while count:
        play(state, desk[below(chance, count)], desk)
        count = run_on(state, desk)


@allocating
def simulate(players: int, seed: int, first: int, count: int, sums: Words, hashes: Words) -> None:
    """Play games `first` to `first + count - 1` of a seed with random wonders and add up what happened.

    Game number n has the seed `stream(seed, n)`, so it is the same game whoever plays it, and in whatever order.
    Where `hashes` has room for every game, a hash over all states of each is written there.
    """
    state = words(state_size(players))
    desk = words(DESK)
    chance = words(1)
    sheet = words(SHEET)
    digest = words(2)
    for game in range(count):
        game_seed = stream(seed, first + game)
        draw_wonders(game_seed, desk)
        set_out(state, players, 0, game_seed, desk)
        begin_turn(state)
        chance[0] = stream(game_seed, PLAY_STREAM)
        if len(hashes):
            _play_out_hashed(state, chance, desk, digest)
            hashes[game] = digest[0]
        else:
            play_out(state, chance, desk)
        _add_up(state, sheet, sums)


@kernel
def _play_out_hashed(state: Words, chance: Words, desk: Words, digest: Words) -> None:
    """Play a game to its end and leave in digest[0] a hash over every state in which somebody decided."""
    digest[0] = 0
    count = run_on(state, desk)
    while count:
        digest[1] = fingerprint(state)
        digest[0] = fingerprint(digest)
        play(state, desk[below(chance, count)], desk)
        count = run_on(state, desk)
    digest[1] = fingerprint(state)
    digest[0] = fingerprint(digest)


@kernel
def _add_up(state: Words, sheet: Words, sums: Words) -> None:
    """Add the end of a game to the sums."""
    winning = winners(state, sheet)
    count = 0
    for city in range(HEADER, len(state), CITY):
        count += (winning >> seat_of(city)) & 1
    for city in range(HEADER, len(state), CITY):
        score(state, city, sheet)
        for category in range(TOTAL + 1):
            sums[POINTS + category] += sheet[category]
        sums[PLAYED + state[city + WONDER]] += 1
        if (winning >> seat_of(city)) & 1:
            sums[WON + state[city + WONDER]] += WIN // count

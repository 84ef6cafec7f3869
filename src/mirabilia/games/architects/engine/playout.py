"""Whole games between uniformly random players, inside the kernel."""

from __future__ import annotations

from mirabilia.core.chance import CHANCE_WORDS, begin_stream, below, derive, fingerprint, plant, room_for_key
from mirabilia.core.kernel import Words, allocating, kernel, words
from mirabilia.core.tally import WIN
from mirabilia.games.architects.engine.deal import PLAY_STREAM, WONDER_STREAM, draw_wonders, set_out
from mirabilia.games.architects.engine.layout import (
    CITY,
    HEADER,
    OVER,
    PHASE,
    SEED,
    WONDER,
    end_of_cities,
    seat_of,
    state_size,
)
from mirabilia.games.architects.engine.options import DESK, write_options
from mirabilia.games.architects.engine.score import SHEET, TOTAL, score, winners
from mirabilia.games.architects.engine.turn import advance, begin_turn
from mirabilia.games.architects.tables import MOST_PLAYERS

# What simulated games add up to: points of all seats by category, and for each wonder how often it was
# played and what it won, in shares of a victory.
POINTS = 0
PLAYED = TOTAL + 1
WON = PLAYED + MOST_PLAYERS
SUMS = WON + MOST_PLAYERS


@kernel
def play_out(state: Words, chance: Words, desk: Words, digest: Words | None = None) -> None:
    """Play a game to its end; every player picks each of their options with the same chance.

    It leaves in digest[0] a hash over every state in which a player decided, and the last.
    """
    while state[PHASE] != OVER:
        count = write_options(state, desk, None)
        picked = 0
        if count > 1:  # a single option is no decision
            if digest is not None:
                _note_state(state, digest)
            picked = below(chance, count)
        advance(state, desk[picked], desk, None)
    if digest is not None:
        _note_state(state, digest)


@kernel
def _note_state(state: Words, digest: Words) -> None:
    """Add a state to the hash over all states."""
    digest[1] = fingerprint(state)
    digest[0] = fingerprint(digest)


@allocating
def simulate(players: int, seed: Words, first: int, count: int, sums: Words, hashes: Words) -> None:
    """Play games `first` to `first + count - 1` of a seed with random wonders and add up what happened.

    The seed of game number n is derived from the seed and n, so it is the same game in any process and any order.
    Where `hashes` has room for every game, a hash over all states of each is written there.
    """
    game_seed = words(len(seed))
    state = words(state_size(players) + room_for_key(seed))
    desk = words(DESK)
    chance = words(CHANCE_WORDS)
    sheet = words(SHEET)
    digest = words(2)
    for game in range(count):
        derive(seed, first + game, game_seed, chance)
        plant(state, SEED, state_size(players), game_seed)
        begin_stream(desk, game_seed, WONDER_STREAM)
        draw_wonders(desk)
        set_out(state, players, 0, desk)
        begin_turn(state)
        begin_stream(chance, game_seed, PLAY_STREAM)
        if len(hashes):
            digest[0] = 0
            play_out(state, chance, desk, digest)
            hashes[game] = digest[0]
        else:
            play_out(state, chance, desk)
        _add_up(state, sheet, sums)


@kernel
def _add_up(state: Words, sheet: Words, sums: Words) -> None:
    """Add the end of a game to the sums."""
    winning = winners(state, sheet)
    count = 0
    for city in range(HEADER, end_of_cities(state), CITY):
        count += (winning >> seat_of(city)) & 1
    for city in range(HEADER, end_of_cities(state), CITY):
        score(state, city, sheet)
        for category in range(TOTAL + 1):
            sums[POINTS + category] += sheet[category]
        sums[PLAYED + state[city + WONDER]] += 1
        if (winning >> seat_of(city)) & 1:
            sums[WON + state[city + WONDER]] += WIN // count

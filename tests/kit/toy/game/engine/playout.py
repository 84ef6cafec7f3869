"""Whole games of uniform random players, inside the kernel."""

from __future__ import annotations

from mirabilia.core.chance import CHANCE_WORDS, begin_stream, below, derive, fingerprint
from mirabilia.core.features import NOBODY
from mirabilia.core.kernel import Words, allocating, kernel, words
from mirabilia.core.tally import WIN
from tests.kit.toy.game.engine.deal import CARD_STREAM, DESK, PLAY_STREAM, STALL_STREAM, draw_stalls, set_out
from tests.kit.toy.game.engine.layout import PLAYERS, STALL, city_at, state_size
from tests.kit.toy.game.engine.options import list_options
from tests.kit.toy.game.engine.score import SHEET, TOTAL, rank, score
from tests.kit.toy.game.engine.turn import next_city, play
from tests.kit.toy.game.tables import MOST_PLAYERS

# What simulated games add up to: points of all seats by category, and for each stall how often it was played and
# what it won, in shares of a victory.
POINTS = 0
PLAYED = TOTAL + 1
WON = PLAYED + MOST_PLAYERS
SUMS = WON + MOST_PLAYERS


@allocating
def simulate(players: int, seed: Words, first: int, count: int, sums: Words, trails: Words) -> None:
    """Play games `first` to `first + count - 1` of a seed and add them up; `trails` may have room for their hashes."""
    state = words(state_size(players))
    desk = words(DESK)
    game_seed = words(len(seed))
    chance = words(CHANCE_WORDS)
    sheet = words(SHEET)
    digest = words(2)
    for game in range(count):
        derive(seed, first + game, game_seed, chance)
        begin_stream(desk, game_seed, STALL_STREAM)
        draw_stalls(desk)
        begin_stream(desk, game_seed, CARD_STREAM)
        set_out(state, players, desk)
        begin_stream(chance, game_seed, PLAY_STREAM)
        digest[0] = 0
        city = next_city(state)
        while city != NOBODY:
            if len(trails):
                _add_hash(state, digest)
            options = list_options(state, city, desk)
            play(state, city, desk[below(chance, options)])
            city = next_city(state)
        if len(trails):
            _add_hash(state, digest)
            trails[game] = digest[0]
        _add_up(state, sheet, sums)


@kernel
def _add_hash(state: Words, digest: Words) -> None:
    """Move a hash over all states on by one."""
    digest[1] = fingerprint(state)
    digest[0] = fingerprint(digest)


@kernel
def _add_up(state: Words, sheet: Words, sums: Words) -> None:
    """Add the end of a game to the sums."""
    winners = 0
    for city in range(state[PLAYERS]):
        if rank(state, city, sheet) == 0:
            winners += 1
    for city in range(state[PLAYERS]):
        stall = state[city_at(city) + STALL]
        sums[PLAYED + stall] += 1
        if rank(state, city, sheet) == 0:
            sums[WON + stall] += WIN // winners
        score(state, city, sheet)
        for category in range(TOTAL + 1):
            sums[POINTS + category] += sheet[category]

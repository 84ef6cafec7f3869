"""Many games between uniformly random players: as a tally, or one by one as records."""

from __future__ import annotations

from mirabilia.core.chance import (
    CHANCE_WORDS,
    begin_stream,
    below,
    derived_seed,
    fingerprint,
    plant,
    room_for_key,
    seed_words,
)
from mirabilia.core.kernel import plain, words
from mirabilia.core.record import Record, format_of
from mirabilia.core.seed import Seed
from mirabilia.core.tally import Tally
from mirabilia.games.architects.codec import decode_move
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.engine import playout
from mirabilia.games.architects.engine.deal import PLAY_STREAM, WONDER_STREAM, WONDERS, draw_wonders, set_out
from mirabilia.games.architects.engine.layout import seat_of, state_size
from mirabilia.games.architects.engine.options import DESK
from mirabilia.games.architects.engine.turn import begin_turn, play, run_on
from mirabilia.games.architects.model import Setup
from mirabilia.games.architects.notation import write_move, write_setup
from mirabilia.games.architects.sheet import CATEGORIES
from mirabilia.games.architects.tables import MOST_PLAYERS, WONDER_NAMES


def play_batch(players: int, seed: Seed, first: int, count: int, *, hashed: bool = False) -> Tally:
    """Play games `first` to `first + count - 1` of a seed and add them up."""
    sums, hashes = words(playout.SUMS), words(count if hashed else 0)
    playout.simulate(players, seed_words(seed), first, count, sums, hashes)
    totals = plain(sums)
    points = {name: totals[playout.POINTS + place] for place, name in enumerate(CATEGORIES)}
    boards = {
        WONDER_NAMES[number]: (totals[playout.PLAYED + number], totals[playout.WON + number])
        for number in range(MOST_PLAYERS)
        if totals[playout.PLAYED + number]
    }
    return Tally(count, points, players * count, boards, tuple(plain(hashes)))


def play_recorded(players: int, seed: Seed, number: int) -> Record:
    """Play game `number` of a seed move by move and return its record."""
    game_seed = derived_seed(seed, number)
    row, size = seed_words(game_seed), int(state_size(players))
    state, desk, chance = words(size + int(room_for_key(row))), words(DESK), words(CHANCE_WORDS)
    plant(state, at.SEED, size, row)
    begin_stream(desk, row, WONDER_STREAM)
    draw_wonders(desk)
    setup = Setup(tuple(WONDER_NAMES[int(desk[WONDERS + seat])] for seat in range(players)))
    set_out(state, players, 0, desk)
    begin_turn(state)
    begin_stream(chance, row, PLAY_STREAM)
    moves: list[str] = []
    while count := int(run_on(state, desk)):
        move = int(desk[below(chance, count)])
        moves.append(f"{int(seat_of(state[at.ACTIVE]))} {write_move(decode_move(state, move))}")
        play(state, move, desk)
    hash_ = f"{int(fingerprint(state)):016x}"
    return Record(format_of(game_seed), "architects", write_setup(setup), game_seed, tuple(moves), hash_)

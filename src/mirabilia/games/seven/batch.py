"""Many games between uniformly random players: as a tally, or one by one as records.

Game number n of a seed is the same game whether it is played inside the kernel or move by move here.
"""

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
from mirabilia.games.seven import sheet
from mirabilia.games.seven.codec import board_name, decode_move
from mirabilia.games.seven.decision import moves_of
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.engine import playout
from mirabilia.games.seven.engine.deal import BOARD_STREAM, BOARDS, PLAY_STREAM, draw_boards, set_out
from mirabilia.games.seven.engine.layout import cities_of, city_at, number_of, state_size
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.engine.turn import begin_age, play
from mirabilia.games.seven.model import Setup
from mirabilia.games.seven.notation import write_move, write_setup
from mirabilia.games.seven.tables import BOARD_COUNT

CATEGORIES = sheet.CATEGORIES
"""What a tally adds up for each seat."""


def play_batch(players: int, seed: Seed, first: int, count: int, *, hashed: bool = False) -> Tally:
    """Play games `first` to `first + count - 1` of a seed and add them up."""
    sums, hashes = words(playout.SUMS), words(count if hashed else 0)
    playout.simulate(players, seed_words(seed), first, count, sums, hashes)
    totals = plain(sums)
    points = {name: totals[playout.POINTS + place] for place, name in enumerate(CATEGORIES)}
    boards = {}
    for number in range(BOARD_COUNT):
        board = board_name(number)
        played, won = totals[playout.PLAYED + number], totals[playout.WON + number]
        if played:
            boards[f"{board.wonder}-{board.side}"] = (played, won)
    return Tally(count, points, players * count, boards, tuple(plain(hashes)))


def play_recorded(players: int, seed: Seed, number: int) -> Record:
    """Play game `number` of a seed move by move and return its record."""
    game_seed = derived_seed(seed, number)
    row, cities = seed_words(game_seed), int(cities_of(players))
    size = int(state_size(cities))
    state, desk, chance = words(size + int(room_for_key(row))), words(DESK), words(CHANCE_WORDS)
    plant(state, at.SEED, size, row)
    begin_stream(desk, row, BOARD_STREAM)
    draw_boards(cities, desk)
    setup = Setup(players, tuple(board_name(int(desk[BOARDS + place])) for place in range(cities)))
    set_out(state, players, desk)
    begin_age(state, desk)
    begin_stream(chance, row, PLAY_STREAM)
    moves: list[str] = []
    while state[at.PHASE] != at.OVER:
        choosing = state[at.PHASE] == at.CHOOSING
        for city in range(cities) if choosing else [int(number_of(state[at.ACTOR]))]:
            options = moves_of(state, city_at(city))
            move = options[below(chance, len(options))]
            moves.append(f"{city} {write_move(decode_move(move))}")
            play(state, city_at(city), move, desk)
    hash_ = f"{int(fingerprint(state)):016x}"
    return Record(format_of(game_seed), "seven", write_setup(setup), game_seed, tuple(moves), hash_)

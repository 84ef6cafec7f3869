"""Many games of uniform random players: as a tally, or one by one as records."""

from __future__ import annotations

from mirabilia.core.chance import CHANCE_WORDS, begin_stream, below, derived_seed, seed_words
from mirabilia.core.kernel import plain, words
from mirabilia.core.record import Record
from mirabilia.core.replay import extended, new_record
from mirabilia.core.seed import Seed
from mirabilia.core.tally import Tally
from tests.kit.toy.game.codec import decode_move
from tests.kit.toy.game.decision import moves_of
from tests.kit.toy.game.engine import playout
from tests.kit.toy.game.engine.deal import PLAY_STREAM
from tests.kit.toy.game.game import TOY
from tests.kit.toy.game.sheet import CATEGORIES
from tests.kit.toy.game.tables import STALL_NAMES


def play_batch(players: int, seed: Seed, first: int, count: int, *, hashed: bool = False) -> Tally:
    """Play games `first` to `first + count - 1` of a seed and add them up."""
    sums, trails = words(playout.SUMS), words(count if hashed else 0)
    playout.simulate(players, seed_words(seed), first, count, sums, trails)
    totals = plain(sums)
    points = {name: totals[playout.POINTS + place] for place, name in enumerate(CATEGORIES)}
    boards = {
        name: (totals[playout.PLAYED + number], totals[playout.WON + number])
        for number, name in enumerate(STALL_NAMES)
        if totals[playout.PLAYED + number]
    }
    return Tally(count, points, players * count, boards, tuple(plain(trails)))


def play_recorded(players: int, seed: Seed, number: int) -> Record:
    """Play game `number` of a seed move by move and return its record."""
    game_seed = derived_seed(seed, number)
    setup = TOY.draw_setup(players, game_seed)
    state, record = TOY.start(setup, game_seed), new_record(TOY, setup, game_seed)
    chance = words(CHANCE_WORDS)
    begin_stream(chance, seed_words(game_seed), PLAY_STREAM)
    while waiting := TOY.waiting(state):
        options = moves_of(state.words, waiting[0])
        step = TOY.choose(state, waiting[0], decode_move(options[int(below(chance, len(options)))]))
        state, record = step.state, extended(TOY, record, step)
    return record

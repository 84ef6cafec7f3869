"""7 Wonders played out from a position: every line in the same worlds, to the score sheets of all seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from mirabilia.bots.playouts import Line, Playouts
from mirabilia.bots.seven.beliefs import SIZE, belief_of, pack, sample
from mirabilia.bots.seven.evaluator import PAD
from mirabilia.bots.seven.policy import play_out
from mirabilia.bots.seven.weights import hasty_weights
from mirabilia.core.chance import stream
from mirabilia.core.game import State
from mirabilia.core.kernel import Words, kernel, words
from mirabilia.core.tally import WIN
from mirabilia.games.seven.codec import encode_move
from mirabilia.games.seven.engine.layout import AGE, CITIES, PLAYERS, city_at, state_size
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.engine.score import SHEET, TOTAL, score, winners
from mirabilia.games.seven.engine.turn import play
from mirabilia.games.seven.model import Build, BuildStage, Decision, Move, Sell, View
from mirabilia.games.seven.tables import MOST_CITIES

HEAT = 150
"""The heat of the softmax by which everybody plays on: higher than in a search, so that chances are well calibrated."""
LINE = 1 + 2 * MOST_CITIES
"""Words of a line: how many moves, then each with its city before it."""
SEAT = TOTAL + 2
"""Words of a seat in a row: its victory, its categories, their total."""


class Trial(NamedTuple):
    """Everything that playing games out reads and writes."""

    belief: Words
    weights: Words
    heat: int
    world: Words
    chance: Words
    desk: Words
    pad: Words
    sheet: Words


@kernel
def play_lines(trial: Trial, lines: Words, seed: int, first: int, worlds: int, rows: Words) -> None:
    """Play every line out in the same worlds, with the same chance, and write down how it ends."""
    world, desk = trial.world, trial.desk
    row = 0
    for line in range(0, len(lines), LINE):
        for number in range(first, first + worlds):
            trial.chance[0] = stream(seed, number)
            sample(trial.belief, world, trial.chance, desk)
            for at in range(line + 1, line + 1 + 2 * lines[line], 2):
                play(world, lines[at], lines[at + 1], desk)
            play_out(world, trial.weights, trial.heat, trial.chance, desk, trial.pad)
            _write_row(world, trial.sheet, rows, row)
            row += SEAT * world[PLAYERS]


@kernel
def _write_row(world: Words, sheet: Words, rows: Words, row: int) -> None:
    """Write down the end of a game: for each seat its share of the victory and its score sheet."""
    winning = winners(world, sheet)
    shared = 0
    for seat in range(world[PLAYERS]):
        shared += (winning >> seat) & 1
    for seat in range(world[PLAYERS]):
        score(world, city_at(seat), sheet)
        rows[row] = ((winning >> seat) & 1) * (WIN // shared)
        for category in range(TOTAL + 1):
            rows[row + 1 + category] = sheet[category]
        row += SEAT


class Position:
    """A moment of a game, with the worlds that it may be in."""

    def __init__(self, belief: Words, players: int) -> None:
        self._players = players
        weights = hasty_weights(players)
        self._trial = Trial(
            belief, weights, HEAT, words(belief[SIZE]), words(1), words(DESK), words(PAD), words(SHEET)
        )  # fmt: skip

    def play_out(self, lines: Sequence[Line], seed: int, first: int, worlds: int, /) -> Words:
        """Play each line out in worlds `first` to `first + worlds - 1` of a seed and return the rows."""
        row, rows = words(LINE * len(lines)), words(SEAT * self._players * worlds * len(lines))
        for number, line in enumerate(lines):
            row[LINE * number] = len(line)
            for place, (city, move) in enumerate(line):
                at = LINE * number + 1 + 2 * place
                row[at], row[at + 1] = int(city_at(city)), encode_move(move)
        play_lines(self._trial, row, seed, first, worlds, rows)
        return rows


def _known(view: View, decision: Decision) -> Position:
    # A city that is asked again has not chosen; the Free City's choice depends on its holder's, not the reverse.
    chosen = tuple(choice for choice in view.chosen if choice[0] < decision.city)
    return Position(belief_of(replace(view, chosen=chosen)).words, view.players)


def _truth(state: State) -> Position:
    """Return a state with all hands as they are; later ages come from another seed."""
    known = words(state_size(int(state.words[CITIES])))  # without a key, from which they would follow
    for place in range(len(known)):
        known[place] = state.words[place]
    return Position(pack(State(known), ()), int(state.words[PLAYERS]))


def _dealt(before: State, after: State) -> bool:
    return bool(before.words[AGE] != after.words[AGE])


def _deed(move: Move) -> object:
    if isinstance(move, BuildStage | Sell):
        return type(move)
    return replace(move, left=0, right=0) if isinstance(move, Build) else move


PLAYOUTS = Playouts(_known, _truth, _dealt, _deed)

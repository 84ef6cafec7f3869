"""Architects played out from a position: every line in the same worlds, to the score sheets of all seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from mirabilia.bots.architects.beliefs import belief_of, sample
from mirabilia.bots.architects.evaluator import PAD
from mirabilia.bots.architects.playout import play_out
from mirabilia.bots.architects.thinkers import hasty_table
from mirabilia.bots.playouts import Line, Playouts
from mirabilia.core.chance import stream
from mirabilia.core.game import State
from mirabilia.core.kernel import Words, kernel, words
from mirabilia.core.tally import WIN
from mirabilia.games.architects.codec import decode_move
from mirabilia.games.architects.decision import moves_of
from mirabilia.games.architects.engine.layout import PLAYERS, city_at, state_size
from mirabilia.games.architects.engine.options import DESK
from mirabilia.games.architects.engine.score import SHEET, TOTAL, score, winners
from mirabilia.games.architects.engine.turn import play
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import Build, Decision, Move, Research, View

HEAT = 150
"""The heat of the softmax by which everybody plays on: higher than in a search, which makes chances less extreme."""
LINE = 2
"""Words of a line: how many moves, none or one, and the move."""
SEAT = TOTAL + 2
"""Words of a seat in a row: its victory, its categories, their total."""


class Trial(NamedTuple):
    """Everything that playing games out reads and writes."""

    belief: Words
    table: Words
    heat: int
    world: Words
    chance: Words
    desk: Words
    worths: Words
    pad: Words
    sheet: Words


@kernel
def play_lines(trial: Trial, lines: Words, seed: int, first: int, worlds: int, rows: Words) -> None:
    """Play every line out in the same worlds, with the same chance, and write down how it ends."""
    world, chance, desk = trial.world, trial.chance, trial.desk
    row = 0
    for line in range(0, len(lines), LINE):
        for number in range(first, first + worlds):
            chance[0] = stream(seed, number)
            sample(trial.belief, world, chance, desk)
            if lines[line]:
                play(world, lines[line + 1], desk)
            play_out(world, trial.table, trial.heat, chance, desk, trial.worths, trial.pad)
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
        self._trial = Trial(
            belief, hasty_table(players, None), HEAT, words(state_size(players)), words(1), words(DESK),
            words(DESK), words(PAD), words(SHEET),
        )  # fmt: skip
        self._trial.chance[0] = stream(0, 0)
        sample(belief, self._trial.world, self._trial.chance, self._trial.desk)
        world = self._trial.world
        self._numbers = {decode_move(world, number): number for number in moves_of(world)}
        """The options as the engine's numbers; what is hidden in the world at hand does not matter."""

    def play_out(self, lines: Sequence[Line], seed: int, first: int, worlds: int, /) -> Words:
        """Play each line out in worlds `first` to `first + worlds - 1` of a seed and return the rows."""
        row, rows = words(LINE * len(lines)), words(SEAT * self._players * worlds * len(lines))
        for number, line in enumerate(lines):
            for _, move in line:
                row[LINE * number], row[LINE * number + 1] = 1, self._numbers[move]
        play_lines(self._trial, row, seed, first, worlds, rows)
        return rows


def _known(view: View, _decision: Decision) -> Position:
    return Position(belief_of(view), view.players)


def _truth(state: State) -> Position:
    """Return a state with what any player has seen of the decks; the rest of each is shuffled in every world."""
    players = int(state.words[PLAYERS])
    views = [ARCHITECTS.view(state, seat) for seat in range(players)]
    most = max(views, key=lambda view: len(view.looked))
    peeked = max(views, key=lambda view: view.central.top is not None)
    return Position(belief_of(replace(most, central=peeked.central)), players)


def _dealt(before: State, after: State) -> bool:
    return before.hash != after.hash  # every move can turn a card up


def _deed(move: Move) -> object:
    match move:
        case Build():
            return Build, move.stage
        case Research():
            return Research, move.token
    return move


PLAYOUTS = Playouts(_known, _truth, _dealt, _deed)

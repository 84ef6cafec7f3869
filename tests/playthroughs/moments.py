"""A game as a row of moments: each is one line of the game's text, with all that can be seen at it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from mirabilia.core.game import AnyGame, State, Step
from mirabilia.core.gametext import parse_frame
from mirabilia.core.record import Record

View = TypeVar("View")
Decision = TypeVar("Decision")
Option = TypeVar("Option")
Kind = TypeVar("Kind")


@dataclass(frozen=True)
class Choice(Generic[View, Decision, Option]):
    """What one city decided, and what everyone knew before."""

    view: View
    decision: Decision
    option: Option


@dataclass(frozen=True)
class Moment(Generic[View, Decision, Option]):
    """The choices of one line of a game, in order, and what each of them led to."""

    before: State
    choices: tuple[Choice[View, Decision, Option], ...]
    steps: tuple[Step[Any], ...]

    @property
    def after(self) -> State:
        """Return the state it led to."""
        return self.steps[-1].state

    def events(self, kind: type[Kind]) -> list[Kind]:
        """Return what happened of one kind."""
        return [event for step in self.steps for event in step.events if isinstance(event, kind)]


AnyMoment = Moment[Any, Any, Any]


def moment_of(game: AnyGame, state: State, moves: list[tuple[int, Any]]) -> AnyMoment:
    """Make some moves, each for its city, and return the moment they are; MoveError at one that is not an option."""
    before, choices, steps = state, [], []
    for city, move in moves:
        decision = game.decision(state, city)
        steps.append(game.choose(state, city, move))
        option = next(option for option in decision.options if option.move == move)
        choices.append(Choice(game.view(state, None), decision, option))
        state = steps[-1].state
    return Moment(before, tuple(choices), tuple(steps))


def moments_of(game: AnyGame, record: Record) -> Iterator[AnyMoment]:
    """Replay a game line by line; MoveError at a move that is not an option."""
    state = game.start(game.parse_setup(record.setup), record.seed)
    moves = [(int(city), game.parse_move(move)) for city, _, move in (text.partition(" ") for text in record.moves)]
    for line in parse_frame(game.name, game.write_game(record)).body:
        count = line.text.count("|") + 1
        moment = moment_of(game, state, moves[:count])
        state, moves = moment.after, moves[count:]
        yield moment

"""A game as a row of moments: each is one line of the game's text, with all that can be seen at it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from mirabilia.core.game import State, Step
from mirabilia.core.record import Record
from mirabilia.core.replay import extended, new_record
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import City, Decision, Move, Option, View

Kind = TypeVar("Kind")


@dataclass(frozen=True)
class Choice:
    """What one city decided, and what it knew of itself."""

    city: City
    decision: Decision
    option: Option


@dataclass(frozen=True)
class Moment:
    """A turn of all cities, or one city's seventh card or dig."""

    before: State
    choices: tuple[Choice, ...]
    step: Step[Move]

    @property
    def old(self) -> View:
        """Return what everybody saw before it."""
        return SEVEN.view(self.before, None)

    @property
    def new(self) -> View:
        """Return what everybody sees after it."""
        return SEVEN.view(self.step.state, None)

    def events(self, kind: type[Kind]) -> list[Kind]:
        """Return what happened of one kind."""
        return [event for event in self.step.events if isinstance(event, kind)]


def choice_of(state: State, city: int, move: Move) -> Choice:
    """Return a choice that is about to be made; MoveError says when it is no option."""
    decision = SEVEN.decision(state, city)
    option = next((option for option in decision.options if option.move == move), Option(move))
    return Choice(SEVEN.view(state, None).cities[city], decision, option)


def moments_of(record: Record) -> Iterator[Moment]:
    """Replay a game moment by moment; MoveError at a move that is no option."""
    state = before = SEVEN.start(SEVEN.parse_setup(record.setup), record.seed)
    choices: list[Choice] = []
    for text in record.moves:
        city, _, move = text.partition(" ")
        choices.append(choice_of(state, int(city), SEVEN.parse_move(move)))
        step = SEVEN.choose(state, int(city), choices[-1].option.move)
        state = step.state
        if step.sealed:
            yield Moment(before, tuple(choices), step)
            before, choices = state, []


def record_of(setup: str, seed: int, moments: list[Moment]) -> Record:
    """Return the record of a game that went through these moments, with the hash it has today."""
    record = new_record(SEVEN, SEVEN.parse_setup(setup), seed)
    for moment in moments:
        record = extended(SEVEN, record, moment.step)
    return record

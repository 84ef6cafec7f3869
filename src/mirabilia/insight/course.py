"""The course of a finished game, moment by moment: who chose what, knowing what.

A moment is what was chosen until something was sealed: a whole turn where all choose at once, else a single move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from mirabilia.core.errors import RecordError
from mirabilia.core.game import AnyGame, State
from mirabilia.core.record import Record
from mirabilia.core.replay import begin, replay


class PastChoice(NamedTuple):
    """One move of a record."""

    number: int
    """Its number in the record, from 0."""
    seat: int
    city: int
    move: Any


class PastMoment(NamedTuple):
    """Choices that were made together, with the states before and after them."""

    before: State
    after: State
    choices: tuple[PastChoice, ...]
    """The choices, in an order in which they can be made."""

    def own(self, seat: int) -> tuple[PastChoice, ...]:
        """Return the choices that a seat made, for itself and for a city without a player."""
        return tuple(choice for choice in self.choices if choice.seat == seat)


class Chosen(NamedTuple):
    """A choice with what its seat saw, and what it could choose from."""

    choice: PastChoice
    view: Any
    decision: Any
    when: tuple[int, int]
    """The age and turn."""

    @property
    def place(self) -> int:
        """Return the place of what was chosen among the options."""
        return [option.move for option in self.decision.options].index(self.choice.move)


def course_of(rules: AnyGame, record: Record, source: str = "the record") -> tuple[PastMoment, ...]:
    """Return the moments of a finished game; RecordError if the record does not replay or the game is not over."""
    state = before = begin(rules, record, source)
    moments: list[PastMoment] = []
    choices: list[PastChoice] = []
    # Take the steps first: only when there are no more is the hash compared.
    for number, (step, text) in enumerate(zip(replay(rules, record, source), record.moves, strict=True)):
        city, _, move = text.partition(" ")
        choices.append(PastChoice(number, rules.decider(state, int(city)), int(city), rules.parse_move(move)))
        state = step.state
        if step.sealed:
            moments.append(PastMoment(before, state, tuple(choices)))
            before, choices = state, []
    if rules.waiting(state):
        raise RecordError(f"{source}: the game is not over; it can be reviewed when it is").said(
            "not_over", where=source
        )
    return tuple(moments)


def turn_starts(rules: AnyGame, moments: Sequence[PastMoment]) -> list[PastMoment]:
    """Return the moments at which turns began."""
    whens = [None, *(rules.when(moment.before) for moment in moments)]
    return [moment for moment, when, before in zip(moments, whens[1:], whens, strict=False) if when != before]


def chosen_in(rules: AnyGame, moment: PastMoment, seat: int) -> Iterator[Chosen]:
    """Yield what a seat chose in a moment, with what it saw then: of the moment's choices, only its own before."""
    state = moment.before
    for choice in moment.own(seat):
        yield Chosen(choice, rules.view(state, seat), rules.decision(state, choice.city), rules.when(moment.before))
        state = rules.choose(state, choice.city, choice.move).state

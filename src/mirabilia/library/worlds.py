"""Worlds: games at a moment that play on from there, by their rules."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from operator import index
from typing import Any, Generic, Self, SupportsIndex, TypeVar

from mirabilia.core.errors import MoveError, UsageError
from mirabilia.core.game import AnyGame, Event, Item, State, Step
from mirabilia.core.registry import describe

View = TypeVar("View")
Decision = TypeVar("Decision")
Option = TypeVar("Option")
Move = TypeVar("Move")
Result = TypeVar("Result")

SHOWN = 6
"""How many options a refusal names."""


class World(Generic[View, Decision, Option, Move, Result]):
    """A game at a moment, with everything hidden in it, that plays on by choices.

    Where a city can be named but is not, the first of those awaited is meant.
    """

    def __init__(self, rules: AnyGame, state: State, players: int) -> None:
        self.rules = rules
        """The rules of the game, for everything that a world does not offer itself."""
        self.players = players
        self.events: list[Event] = []
        """What has happened since this world began, complete; `seen_by` of an event leaves what a seat may see."""
        self._state = state
        self._decisions: dict[int, Decision] = {}  # for this state only, so forks may share it

    @property
    def game(self) -> str:
        """Return the name of the game."""
        return self.rules.name

    @property
    def state(self) -> State:
        """Return everything there is to know at this moment, for engines and views."""
        return self._state

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the cities that have to decide now; there are none when the game is over."""
        return self.rules.waiting(self._state)

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return not self.waiting

    def decision(self, city: int | None = None) -> Decision:
        """Return what a city may decide now, or decide differently; if it may not, MoveError says who may."""
        meant = self._meant(city)
        if meant not in self._decisions:
            try:
                found: Any = self.rules.decision(self._state, meant)
            except MoveError as error:
                raise MoveError(f"{error}; {self._awaited()}") from None
            self._decisions[meant] = found
        return self._decisions[meant]

    def options(self, city: int | None = None) -> tuple[Option, ...]:
        """Return everything a city can do now."""
        decision: Any = self.decision(city)
        return tuple(decision.options)

    def choose(self, choice: Option | Move | str, city: int | None = None) -> tuple[Event, ...]:
        """Choose one of a city's options, given as itself, as its move or as its text, and return what happened.

        When the last city has chosen, the game moves on. MoveError names the options if the choice is not one of them.
        """
        meant = self._meant(city)
        return self._take(self.rules.choose(self._state, meant, self._move_of(choice, meant)))

    def withdraw(self, city: int) -> tuple[Event, ...]:
        """Take back a choice that is not sealed yet, and return what happened; MoveError if there is none."""
        return self._take(self.rules.withdraw(self._state, _number(city)))

    def view(self, seat: int | None) -> View:
        """Return everything that a seat, or with None the public, may know."""
        if seat is not None and seat not in range(self.players):
            raise MoveError(f"there is no seat {seat!r}; there are 0 to {self.players - 1}, and None for the public")
        view: View = self.rules.view(self._state, None if seat is None else int(seat))
        return view

    @property
    def result(self) -> Result | None:
        """Return the winners and a sheet for every city, or None while the game lasts."""
        result: Any = self.rules.result(self._state)
        return result  # type: ignore[no-any-return]  # the contract knows no more than that there are winners

    def score(self) -> list[dict[str, int]]:
        """Return the points of every city by category, the total last; UsageError while the game lasts."""
        result: Any = self.result
        if result is None:
            raise UsageError(f"the game is not over, so there is no score yet; {self._awaited()}")
        categories = describe(self.game).categories
        return [{name: getattr(sheet, name) for name in categories} for sheet in result.sheets]

    def items(self, city: int) -> tuple[Item, ...]:
        """Return what a city's points come from, as if the game ended now."""
        return self.rules.items(self._state, _number(city))

    def fork(self) -> Self:
        """Return a copy of this moment; what is chosen there is not chosen here."""
        other = copy(self)
        other.events = list(self.events)
        return other

    def after(self, step: Step[Any]) -> Self:
        """Return the world that a step from this moment leads to; this one does not change."""
        other = self.fork()
        other._take(step)
        return other

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game}, {self.players} players: {self._awaited()}>"

    def _take(self, step: Step[Any]) -> tuple[Event, ...]:
        """Move on to where a step led, and return what happened."""
        self._state, self._decisions = step.state, {}
        self.events += step.events
        return step.events

    def _meant(self, city: int | None) -> int:
        """Return the city that is meant."""
        waiting = self.waiting
        if not waiting:
            raise MoveError("the game is over; nobody has anything to decide")
        return waiting[0] if city is None else _number(city)

    def _move_of(self, choice: Option | Move | str, city: int) -> Move:
        """Return the move of the option that is meant."""
        options: Sequence[Any] = self.options(city)
        text = " ".join(choice.split()) if isinstance(choice, str) else None
        for option in options:
            if choice in (option, option.move) or (text and text == self.rules.write_move(option.move)):
                move: Move = option.move
                return move
        texts = [self.rules.write_move(option.move) for option in options]
        more = f" and {len(texts) - SHOWN} more" if len(texts) > SHOWN else ""
        raise MoveError(f"{_said(choice)} is not an option of city {city}; there are {', '.join(texts[:SHOWN])}{more}")

    def _awaited(self) -> str:
        """Say whom the game is waiting for."""
        waiting = self.waiting
        if not waiting:
            return "over"
        return f"waiting for {'city' if len(waiting) == 1 else 'cities'} {', '.join(map(str, waiting))}"


def _number(city: SupportsIndex) -> int:
    """Return the number of a city, whatever kind of integer it is."""
    try:
        return index(city)
    except TypeError:
        raise MoveError(f"{_said(city)} is not the number of a city") from None


def _said(choice: object) -> str:
    """Return a choice, cut short enough for one line."""
    text = repr(choice)
    return text if len(text) <= 80 else f"{text[:77]}..."


AnyWorld = World[Any, Any, Any, Any, Any]

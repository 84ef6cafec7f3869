"""The contract of a game: what every game of this house can do (`core/check.py` checks it).

A decision is made *by* a seat *for* a city. The two are the same number, except for a city without a
player, whose decisions others make. A step takes a state and returns a new one; states are never changed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from mirabilia.core.chance import fingerprint
from mirabilia.core.errors import SetupError
from mirabilia.core.kernel import Words
from mirabilia.core.record import Record
from mirabilia.core.seed import Seed, is_integer


class State:
    """Everything there is to know about a game in progress. Only engines and views look inside."""

    __slots__ = ("known", "words")

    def __init__(self, words_: Words) -> None:
        self.words = words_
        self.known: dict[int, Any] = {}
        """A cache of what its game has worked out for each city; not part of the state proper."""

    def copy(self) -> State:
        """Return an equal state that shares nothing with this one."""
        return State(self.words.copy())  # type: ignore[attr-defined]  # lists and arrays both have it

    @property
    def hash(self) -> str:
        """Return a 63-bit hash as hexadecimal digits: the same for equal states, and practically never for others."""
        return f"{int(fingerprint(self.words)):016x}"


Setup = TypeVar("Setup")
Move = TypeVar("Move")
View = TypeVar("View", bound="AnyView")
MoveOut = TypeVar("MoveOut", covariant=True)


class Option(Protocol[MoveOut]):
    """One thing that can be done, with its price."""

    @property
    def move(self) -> MoveOut:
        """Return what is done."""


class Decision(Protocol[MoveOut]):
    """What one city has to decide: by whom, and all its options."""

    @property
    def city(self) -> int:
        """Return the city that the decision is for."""

    @property
    def seat(self) -> int:
        """Return the seat that decides."""

    @property
    def options(self) -> Sequence[Option[MoveOut]]:
        """Return everything that can be done; never empty."""


class Event(Protocol):
    """Something that happened, complete."""

    def seen_by(self, seat: int | None, /) -> Event:
        """Return what a seat, or the public, sees of it."""


class AnyView(Protocol):
    """What every view shows, whatever the game."""

    @property
    def players(self) -> int:
        """Return how many play."""

    @property
    def cities(self) -> Sequence[Any]:
        """Return what can be seen of each city; a game that shows the same city again may give the same object."""

    @property
    def ready(self) -> tuple[int, ...]:
        """Return the cities whose choices are made but not sealed yet.

        This is the only thing that a choice changes in the views of others before it is sealed.
        """

    @property
    def result(self) -> Result | None:
        """Return how the game ended, or None while it lasts."""


class Result(Protocol):
    """How a game ended."""

    @property
    def winners(self) -> Sequence[int]:
        """Return the seats that won, several after a tie."""


class Item(Struct, frozen=True):
    """One thing that is worth points in a city; the items of a category add up to it."""

    category: str
    """The field of the score sheet that it belongs to."""
    what: str
    """The id of a card or a token, `stage 1` and so on, or whatever else the game counts."""
    count: int
    """How many there are."""
    points: int


class Step(Struct, Generic[Move], frozen=True):
    """What a choice led to."""

    state: State
    sealed: tuple[tuple[int, Move], ...]
    """Moves, each with its city, that can no longer be taken back; a record is the sum of these."""
    events: tuple[Event, ...]


class Notation(Protocol[Setup, Move]):
    """Setups, moves and whole games as text; reading and writing come in pairs."""

    def write_setup(self, setup: Setup) -> str:
        """Write a setup."""

    def parse_setup(self, text: str) -> Setup:
        """Read a setup; NotationError or SetupError if it is not one."""

    def write_move(self, move: Move) -> str:
        """Write a move."""

    def parse_move(self, text: str) -> Move:
        """Read a move; NotationError if it is not one."""

    def write_game(self, record: Record) -> str:
        """Write a whole game."""

    def parse_game(self, text: str) -> Record:
        """Read a whole game; NotationError names the line that is wrong."""


class Game(ABC, Generic[Setup, Move, View]):
    """The rules of one game."""

    name: str
    players: range
    """The numbers of players this game can be played with."""
    notation: Notation[Setup, Move]
    """How the game is written: its module `notation`."""
    has_ages = False
    """Whether its rulebook counts ages."""

    @abstractmethod
    def draw_setup(self, players: int, seed: Seed, wishes: str = "") -> Setup:
        """Return a setup for a number of players; what the wishes leave open is drawn from the seed."""

    @abstractmethod
    def start(self, setup: Setup, seed: Seed) -> State:
        """Return the first state of a game."""

    @abstractmethod
    def waiting(self, state: State) -> tuple[int, ...]:
        """Return the cities that have to decide now; none when the game is over."""

    @abstractmethod
    def decider(self, state: State, city: int) -> int:
        """Return the seat that decides for a city, whether or not it has something to decide now."""

    @abstractmethod
    def decision(self, state: State, city: int) -> Decision[Move]:
        """Return what a city may decide now, if only to change its mind; MoveError when it may not decide.

        What a seat may decide for its own city stays the same until something is sealed, whatever anybody chooses.
        """

    @abstractmethod
    def choose(self, state: State, city: int, move: Move) -> Step[Move]:
        """Choose for a city; once nobody is waited for, the game moves on. MoveError if it is not an option."""

    @abstractmethod
    def withdraw(self, state: State, city: int) -> Step[Move]:
        """Take back a choice that is not sealed yet; MoveError when there is none."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """Return what a seat, or the public if None, may know."""

    def view_again(self, _view: View, state: State, seat: int, /) -> View:
        """Return a seat's view after choices that sealed nothing, given the one before.

        It is what `view` would return; a game that knows what the seat can see of those choices need not look at the
        rest.
        """
        return self.view(state, seat)

    @abstractmethod
    def when(self, state: State) -> tuple[int, int]:
        """Return the age and the turn that a game is in, as its rulebook counts them; without ages it is always age 1.

        It never goes back, and is the same for all decisions of one turn.
        """

    def outlooks(self, _state: State, /) -> tuple[Any, ...]:
        """Return how each city stands, by what everybody can see; nothing if the game does not say."""
        return ()

    def consequences(self, _state: State, _decision: Any, /) -> tuple[Any, ...]:
        """Return what each option of a decision in this state would lead to; nothing if the game does not say.

        They follow from what the seat that decides can see, and stay the same as long as its options do.
        """
        return ()

    def write_when(self, state: State) -> str:
        """Write the age and turn: `age 2, turn 3`, or without ages `turn 3`."""
        age, turn = self.when(state)
        return f"age {age}, turn {turn}" if self.has_ages else f"turn {turn}"

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """Return how the game ended, or None while it lasts."""

    @abstractmethod
    def items(self, state: State, city: int) -> tuple[Item, ...]:
        """Return what a city's points come from, as if the game ended now; some of it may be worth nothing yet."""

    def write_setup(self, setup: Setup) -> str:
        """Write a setup as text."""
        return self.notation.write_setup(setup)

    def parse_setup(self, text: str) -> Setup:
        """Read a setup; NotationError or SetupError if it is not one."""
        return self.notation.parse_setup(text)

    def write_move(self, move: Move) -> str:
        """Write a move as text."""
        return self.notation.write_move(move)

    def parse_move(self, text: str) -> Move:
        """Read a move; NotationError if it is not one."""
        return self.notation.parse_move(text)

    def write_game(self, record: Record) -> str:
        """Write a whole game as text for people."""
        return self.notation.write_game(record)

    def parse_game(self, text: str) -> Record:
        """Read a whole game; NotationError names the line that is wrong."""
        return self.notation.parse_game(text)

    def move_wishes(self, wishes: str, seats: Sequence[int | None]) -> str:
        """Return wishes for seats in a new order, given the old number of each; None is a new seat without a wish.

        Here wishes are one word per seat; a game with further wishes says what becomes of them.
        """
        asked = wishes.split()
        moved = ["?" if seat is None or seat >= len(asked) else asked[seat] for seat in seats]
        while moved and moved[-1] == "?":
            moved.pop()
        return " ".join(moved)

    def check_setup(self, setup: Setup) -> None:
        """Refuse a setup that was put together wrongly: a correct one can be written and read back."""
        text = self.write_setup(setup)
        if self.parse_setup(text) != setup:
            raise SetupError(f"{text!r} is not a setup of {self.name}").said("setup_strange", text=text, game=self.name)

    def check_players(self, players: int) -> None:
        """Refuse a number of players the game does not allow."""
        if not is_integer(players) or players not in self.players:
            least, most = self.players[0], self.players[-1]
            raise SetupError(f"{self.name} is for {least} to {most} players, not {players!r}").said(
                "players", game=self.name, least=least, most=most, players=str(players)
            )


AnyGame = Game[Any, Any, Any]

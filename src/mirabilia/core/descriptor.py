"""The descriptor of a game: everything that any room needs to know about it, in one object.

Each game exports one, `DESCRIPTOR` in its module `descriptor`, and `core/registry.py` finds it. Lab, library,
environments, programs, server, terminal and command line read it and never name a game. It holds no words: those are in
`text`, under keys that begin with the game's id. `check_descriptor` in `core/check.py` holds a descriptor to this.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from operator import index
from typing import Any, Protocol

from mirabilia.core.dataset import Column
from mirabilia.core.errors import UsageError
from mirabilia.core.features import Features
from mirabilia.core.game import AnyGame
from mirabilia.core.prospect import Prospect
from mirabilia.core.record import Record
from mirabilia.core.seed import Seed, check_number
from mirabilia.core.statistics import Statistics
from mirabilia.core.tally import Tally

TOTAL = "total"
"""The last category of every score sheet."""


@dataclass(frozen=True, slots=True)
class Nouns:
    """The types of views, moves and the rest on every wire; a union where there are several."""

    setup: Any
    """Has `players`, how many play."""
    move: Any
    """Its verb is in the tag field `do`."""
    option: Any
    decision: Any
    """Has `kind`, a Literal of all the kinds there are."""
    view: Any
    event: Any
    result: Any
    """Has `sheets`, one for each city, those of the players first."""
    outlook: Any = None
    """How a city stands, for people; None if the game does not say."""
    consequence: Any = None
    """What an option would lead to, for people; None if the game does not say."""

    @classmethod
    def of(cls, model: Any, outlook: Any = None, consequence: Any = None) -> Nouns:
        """Return the nouns of a game's module `model`, which has most of them under these names, capitalised."""
        told = {"outlook": outlook, "consequence": consequence}
        named = {field.name: getattr(model, field.name.capitalize()) for field in fields(cls) if field.name not in told}
        return cls(**named, **told)


class PlayBatch(Protocol):
    """Play games `first` to `first + count - 1` of a seed with random players, and add them up."""

    def __call__(self, players: int, seed: Seed, first: int, count: int, *, hashed: bool = False) -> Tally:
        """Return the tally."""


@dataclass(frozen=True, slots=True)
class Descriptor:
    """One game, complete."""

    rules: AnyGame
    """The contract of `core/game.py`; its name is the id of the game."""
    nouns: Nouns
    usual_players: int
    """How many play unless a number is given."""
    at_once: bool
    """Whether several seats may have to decide at the same time."""
    categories: tuple[str, ...]
    """The categories of a score sheet, by their names there; TOTAL is the last."""
    tie: str
    """What decides between equal totals, by its name on the sheet."""
    boards: tuple[str, ...]
    """Every board that a city can have, by its name in wishes."""
    boards_of: Callable[[Any], tuple[str, ...]]
    """Returns the board of every city, given a setup."""
    play_batch: PlayBatch
    play_recorded: Callable[[int, Seed, int], Record]
    """Returns the record of a game of `play_batch`, given players, seed and number."""
    transcript_of: Callable[[AnyGame, Record], bytes]
    """Returns the transcript of a finished game, one line of JSON."""
    features: Features
    """Lists options in the order of the decision."""
    statistics: Statistics
    padded: Features | None = None
    """A later version of the features with one observation for any number of players; actions are the same."""
    columns: tuple[Column, ...] = ()
    """The columns of its datasets beyond those that every game has."""
    prospects: Callable[[Any, Any], tuple[Prospect, ...]] | None = None
    """Returns what an option brings that no score sheet shows yet, given the option and its consequence; a game without
    consequences has no prospects."""
    showcases: tuple[tuple[int, str], ...] = ()
    """Tables, as numbers of players and wishes, that together bring up every kind of decision; if empty, any table
    does."""
    benchmarks: tuple[int, ...] = ()
    """The numbers of players for which it has a task for learners (`env/tasks.py`)."""

    def players_or_usual(self, players: int | None) -> int:
        """Return how many play, by default the usual number; SetupError if the game does not allow it."""
        players = self.usual_players if players is None else players
        self.rules.check_players(players)
        return index(players)

    def versions(self) -> dict[int, Features]:
        """Return the features by version."""
        return {found.version: found for found in (self.features, self.padded) if found}

    def features_of(self, version: int | None) -> Features:
        """Return the features of a version, by default the first; UsageError if there is no such version."""
        if version is None:
            return self.features
        if version not in self.versions():
            known = ", ".join(f"{self.id}_v{number}" for number in self.versions())
            raise UsageError(f"there is no version {version} of {self.id}; there are {known}").said(
                "no_version", version=str(version), game=self.id, known=known
            )
        return self.versions()[version]

    def checked_table(self, players: int | None, seed: int, wishes: str = "") -> tuple[int, int]:
        """Return players and seed as plain integers; SetupError if no game can begin with this."""
        players = self.players_or_usual(players)
        check_number(seed)
        self.rules.draw_setup(players, index(seed), wishes)
        return players, index(seed)

    @property
    def id(self) -> str:
        """Return the name of the game."""
        return self.rules.name

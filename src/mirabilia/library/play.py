"""A game from its first card on, with its record."""

from __future__ import annotations

from typing import Any

from mirabilia.core.chance import is_integer
from mirabilia.core.descriptor import Descriptor
from mirabilia.core.game import AnyGame, Event, State, Step
from mirabilia.core.record import Record
from mirabilia.core.registry import describe, games
from mirabilia.core.replay import extended, new_record
from mirabilia.library.worlds import Decision, Move, Option, Result, View, World


class Play(World[View, Decision, Option, Move, Result]):
    """A world played from the beginning, so that it has a record."""

    def __init__(self, rules: AnyGame, state: State, record: Record) -> None:
        super().__init__(rules, state, rules.parse_setup(record.setup).players)
        self._record = record

    def record(self) -> Record:
        """Return the game so far: setup, seed and every move that is sealed."""
        return self._record

    def text(self) -> str:
        """Return the game so far as a text for people, which `replay` reads too."""
        return self.rules.write_game(self._record)

    def _take(self, step: Step[Any]) -> tuple[Event, ...]:
        self._record = extended(self.rules, self._record, step)
        return super()._take(step)


AnyPlay = Play[Any, Any, Any, Any, Any]


def plain(number: int) -> int:
    """Return a NumPy integer as one that a record can hold; anything else comes back as it is, to be refused later."""
    return int(number) if is_integer(number) else number


def players_of(game: Descriptor, players: int | None) -> int:
    """Return how many play: the given number, or the usual one of the game."""
    return game.usual_players if players is None else plain(players)


def new_game(game: str, players: int | None = None, seed: int = 0, wonders: str = "") -> AnyPlay:
    """Begin a game; wonders are wishes like "gizah-A ? ?-B", and what they leave open is drawn from the seed."""
    described = describe(game)
    players, seed = players_of(described, players), plain(seed)
    described.check_table(players, seed, wonders)
    rules = described.rules
    setup = rules.draw_setup(players, seed, wonders)
    return Play(rules, rules.start(setup, seed), new_record(rules, setup, seed))


def typed(name: str) -> Any:
    """Return the type of one game's play or world by its public name: the id of the game, then `Play` or `World`."""
    for kind in (Play, World):
        for game in games():
            if name == f"{game.capitalize()}{kind.__name__}":
                nouns = describe(game).nouns
                return kind[nouns.view, nouns.decision, nouns.option, nouns.move, nouns.result]
    raise LookupError(name)

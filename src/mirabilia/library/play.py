"""A game from its first card on, with its record."""

from __future__ import annotations

from secrets import token_hex
from typing import Any

from mirabilia.core.game import AnyGame, Event, State, Step
from mirabilia.core.record import Record
from mirabilia.core.registry import describe, games
from mirabilia.core.replay import extended, new_record
from mirabilia.core.seed import KEY_DIGITS, checked_seed
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
        """Return the game so far as a text for people, which `replay` can read too."""
        return self.rules.write_game(self._record)

    def _take(self, step: Step[Any]) -> tuple[Event, ...]:
        self._record = extended(self.rules, self._record, step)
        return super()._take(step)


AnyPlay = Play[Any, Any, Any, Any, Any]


def new_game(game: str, players: int | None = None, seed: int | str | None = None, wishes: str = "") -> AnyPlay:
    """Start a game; wishes for boards are written "gizah-A ? ?-B", and what they leave open is drawn from the seed.

    A seed is a key of 64 hexadecimal digits, which nobody can find out by playing, or a number, for a quick game. If it
    is left out, a fresh key is drawn.
    """
    described = describe(game)
    players, rules = described.players_or_usual(players), described.rules
    seed = token_hex(KEY_DIGITS // 2) if seed is None else checked_seed(seed)
    setup = rules.draw_setup(players, seed, wishes)
    return Play(rules, rules.start(setup, seed), new_record(rules, setup, seed))


def typed(name: str) -> Any:
    """Return the type of one game's play or world by its public name: the id of the game, then `Play` or `World`."""
    for kind in (Play, World):
        for game in games():
            if name == f"{game.capitalize()}{kind.__name__}":
                nouns = describe(game).nouns
                return kind[nouns.view, nouns.decision, nouns.option, nouns.move, nouns.result]
    raise LookupError(name)

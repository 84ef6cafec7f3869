"""A book of playthroughs: one game, its planned tables, and how they are played, told and looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mirabilia.bots.bot import make_chance
from mirabilia.core.errors import MirabiliaError
from mirabilia.core.game import AnyGame, State
from mirabilia.core.kernel import Words
from mirabilia.core.record import Record
from mirabilia.core.replay import extended, new_record
from tests.playthroughs.moments import AnyMoment, moment_of, moments_of


@dataclass(frozen=True)
class Book:
    """The playthroughs of one game; the folder with the game's name holds their texts."""

    game: AnyGame
    plans: dict[str, tuple[str, int]]
    """For each playthrough its setup and its seed."""
    choose: Callable[[State, int, set[str], Words], Any]
    """State, city, what has been seen so far, and chance give a move."""
    chance: int
    """The stream of a seed that decides between equals; those that deal are different."""
    tell: Callable[[Record, list[AnyMoment]], str]
    """Write a whole game with remarks; without them it is the text of the game."""
    feats: Callable[[Iterable[AnyMoment]], set[str]]
    """What some moments of a game show, in short words."""
    groups: dict[str, set[str]]
    """Everything there is to show, in groups."""

    @property
    def folder(self) -> Path:
        """Return where the texts are."""
        return Path(__file__).parent / self.game.name

    @property
    def everything(self) -> set[str]:
        """Return all there is to show."""
        return set().union(*self.groups.values())

    def path_of(self, name: str) -> Path:
        """Return the file of a playthrough."""
        return self.folder / f"{name}.txt"

    def record_of(self, name: str) -> Record:
        """Read a playthrough."""
        return self.game.parse_game(self.path_of(name).read_text("utf-8"))

    def replayed(self, name: str) -> list[AnyMoment]:
        """Replay a playthrough from its own moves; MirabiliaError if one of them is impossible."""
        return list(moments_of(self.game, self.record_of(name)))

    def told(self, name: str, moments: list[AnyMoment]) -> str:
        """Write the planned game that went through these moments, with the hash it has today."""
        setup, seed = self.plans[name]
        record = new_record(self.game, self.game.parse_setup(setup), seed)
        for moment in moments:
            for step in moment.steps:
                record = extended(self.game, record, step)
        return self.tell(record, moments)

    def kept(self, name: str) -> list[AnyMoment]:
        """Return the game that a file holds, if it is the planned one and can still be played to its end."""
        try:
            record = self.record_of(name)
            moments = self.replayed(name)
        except (OSError, MirabiliaError):
            return []
        over = bool(moments) and self.game.result(moments[-1].after) is not None
        return moments if over and (record.setup, record.seed) == self.plans[name] else []

    def played(self, name: str, seen: set[str]) -> list[AnyMoment]:
        """Play a planned game by the policy; what it shows is added to what was seen."""
        setup, seed = self.plans[name]
        chance = make_chance(seed, self.chance)
        record = new_record(self.game, self.game.parse_setup(setup), seed)
        state = self.game.start(self.game.parse_setup(setup), seed)
        while waiting := self.game.waiting(state):
            move = self.choose(state, waiting[0], seen, chance)
            moment = moment_of(self.game, state, [(waiting[0], move)])
            seen |= self.feats([moment])
            record, state = extended(self.game, record, moment.steps[0]), moment.after
        moments = list(moments_of(self.game, record))
        seen |= self.feats(moments)
        return moments

"""Games of bots for tests: whole games, and moments of them at which a bot can be asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

from mirabilia.bots.bot import AnyBot, Budget, make_chance
from mirabilia.bots.roster import make_bot, parse_entrant
from mirabilia.core.chance import stream
from mirabilia.core.game import AnyGame, Event, State
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import BuildFree
from tests.kit.architects import redeal as architects_redeal
from tests.kit.seven import redeal

GAMES: dict[str, AnyGame] = {game.name: game for game in (SEVEN, ARCHITECTS)}
REDEALS = {"seven": redeal.redeal, "architects": architects_redeal.redeal}
SPECIAL = {
    "seven": [(2, "babylon-B halikarnassos-B + olympia-A"), (3, "babylon-B halikarnassos-B olympia-A")],
    "architects": [(6, "alexandria olympia ephesus babylon halicarnassus rhodes")],
}
"""Tables at which every kind of decision comes up sooner or later."""


class Moment(NamedTuple):
    """A city that is to decide."""

    game: AnyGame
    state: State
    city: int

    @property
    def decision(self) -> Any:
        """What it has to decide."""
        return self.game.decision(self.state, self.city)

    def others(self, count: int = 1) -> list[State]:
        """Return worlds that its player cannot tell apart from this one."""
        return [REDEALS[self.game.name](self.state, self.decision.seat, Random(dice)) for dice in range(count)]


class Course:
    """A game of bots that is being played."""

    def __init__(self, game: AnyGame, bots: Sequence[AnyBot], seed: int, wishes: str = "") -> None:
        self.game = game
        self.bots = bots
        self.state = game.start(game.draw_setup(len(bots), seed, wishes), seed)
        self.chances = [make_chance(stream(seed, 5), seat) for seat in range(len(bots))]
        self.events: list[Event] = []
        """Everything that has happened."""

    def moments(self) -> Iterator[Moment]:
        """Play to the end; yield every moment before it is decided."""
        while waiting := self.game.waiting(self.state):
            moment = Moment(self.game, self.state, waiting[0])
            yield moment
            seat = moment.decision.seat
            view = self.game.view(self.state, seat)
            option = self.bots[seat](view, moment.decision, Budget(), self.chances[seat])
            step = self.game.choose(self.state, moment.city, option.move)
            self.state = step.state
            self.events += step.events

    def result(self) -> Any:
        """Play to the end and return how it went."""
        for _ in self.moments():
            pass
        return self.game.result(self.state)


def bot(game: str, text: str) -> AnyBot:
    """Return the bot of a game that people would name like this."""
    return make_bot(game, parse_entrant(text))


def builders(game: str, players: int, seed: int, wishes: str = "") -> list[Moment]:
    """Return every moment of a game of Builders."""
    return list(Course(GAMES[game], [bot(game, "builder")] * players, seed, wishes).moments())


@cache
def usual_moments(game: str, players: int) -> list[Moment]:
    """Return some moments of a game, from early to late."""
    every = builders(game, players, seed=players)
    return [every[len(every) * eighth // 8] for eighth in (1, 2, 4, 6, 7)]


@cache
def special_moments(game: str) -> dict[tuple[object, ...], Moment]:
    """Return a moment for each kind of decision that a game has."""
    found: dict[tuple[object, ...], Moment] = {}
    for players, wishes in SPECIAL[game]:
        for seed in range(6):
            for moment in builders(game, players, seed, wishes):
                found.setdefault(_kind(moment.decision), moment)
    return found


def _kind(decision: Any) -> tuple[object, ...]:
    """Return what kind of decision this is, in enough detail that a bot may treat each kind differently."""
    if hasattr(decision, "effect"):
        return decision.kind, decision.effect
    free = any(isinstance(option.move, BuildFree) for option in decision.options)
    whose = "own" if decision.city == decision.seat else "free city"
    return decision.kind, whose, "free build" if free else ""

"""The contract of a bot, and `check_bot`, which holds one to it.

A bot sees what its seat sees and what it may do, and picks. It knows no state, works out neither prices nor legality,
and has neither chance nor a clock of its own: for the same view, decision and chance, and a budget of playouts, it
picks the same option.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import blake2b
from math import inf
from typing import Any, Protocol, TypeVar

from mirabilia.core.chance import stream
from mirabilia.core.game import AnyGame, Decision, Option, State
from mirabilia.core.kernel import Words, words
from mirabilia.core.seed import Seed

ViewIn = TypeVar("ViewIn", contravariant=True)
DecisionIn = TypeVar("DecisionIn", contravariant=True)
OptionOut = TypeVar("OptionOut", covariant=True)

Clock = Callable[[], float]
"""Returns the time in seconds, from an arbitrary start."""
GRACE = 0.5
"""Seconds by which a bot may be late: it has to finish what it has begun."""


def _stopped() -> float:
    """Return no time: the clock of a budget that has none."""
    return 0.0


@dataclass(frozen=True, slots=True)
class Budget:
    """How much thinking a decision is worth: a number of playouts and of seconds, whichever runs out first."""

    playouts: float = inf
    seconds: float = inf
    clock: Clock = _stopped

    def begin(self) -> GoesOn:
        """Start the clock; return the function that says whether thinking may go on."""
        started = self.clock()

        def goes_on(playouts: int, part: float = 1.0) -> bool:
            return playouts < part * self.playouts and self.clock() < started + part * self.seconds

        return goes_on


class GoesOn(Protocol):
    """Tell after this many playouts whether thinking may go on, within the whole budget or the first part of it."""

    def __call__(self, playouts: int, part: float = 1.0) -> bool:
        """Return whether it may."""


class BotFunction(Protocol[ViewIn, DecisionIn, OptionOut]):
    """A player made of code, for the nouns of one game or of any."""

    def __call__(self, view: ViewIn, decision: DecisionIn, budget: Budget, chance: Words, /) -> OptionOut:
        """Return one of the decision's options; chance is one word, which every draw advances."""


AnyBot = BotFunction[Any, Any, Option[Any]]


def make_chance(seed: int, number: int) -> Words:
    """Return the chance of a bot: stream `number` of a seed."""
    chance = words(1)
    chance[0] = stream(seed, number)
    return chance


def make_chances(seed: Seed, players: int) -> list[Words]:
    """Return the chance of every bot of a game, from which nobody can work out the game's seed.

    Our streams can be run backwards: a bot that got one of the game's own would know every hidden card.
    """
    own = int.from_bytes(blake2b(f"bots of {seed}".encode(), digest_size=7).digest())
    return [make_chance(own, seat) for seat in range(players)]


def check_bot(
    game: AnyGame, bot: AnyBot, state: State, city: int, budget: Budget, seed: int, others: Iterable[State] = ()
) -> Option[Any]:
    """Return what a bot picks for a city; AssertionError if it breaks its contract.

    It must pick an option, within its time. If its budget is counted in playouts, it must pick the same option when
    asked again, and in `others`, states that differ only in what the bot's seat cannot know.
    """
    decision = game.decision(state, city)
    started = budget.clock()
    first = _ask(game, bot, state, decision, budget, seed)
    took = budget.clock() - started
    assert first in decision.options, f"{first} is not among the options of city {decision.city}"
    assert took <= budget.seconds + GRACE, f"thought for {took:.2f} s, not {budget.seconds} s"
    if budget.seconds == inf:
        again = _ask(game, bot, state, decision, budget, seed)
        assert first == again, f"for the same chance first {first}, then {again}"
        for other in others:
            elsewhere = _ask(game, bot, other, game.decision(other, city), budget, seed)
            assert first == elsewhere, f"{first} became {elsewhere} when hidden things changed"
    return first


def _ask(game: AnyGame, bot: AnyBot, state: State, decision: Decision[Any], budget: Budget, seed: int) -> Option[Any]:
    return bot(game.view(state, decision.seat), decision, budget, make_chance(seed, 0))

"""Bots to ask, one decision at a time, and the worlds they believe in."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any, Protocol, TypeVar

from mirabilia.bots.bot import AnyBot, make_chances
from mirabilia.bots.roster import bots_of, make_bot, parse_entrant, settle, write_entrant
from mirabilia.core.errors import UsageError
from mirabilia.core.game import AnyView
from mirabilia.core.registry import describe, game_of
from mirabilia.core.seed import check_number
from mirabilia.library.worlds import AnyWorld, World

OptionOut = TypeVar("OptionOut", covariant=True)


class Choosable(Protocol[OptionOut]):
    """A decision of any game, so that type checkers know that what is picked is one of its options."""

    @property
    def seat(self) -> int:
        """Return the seat that decides."""

    @property
    def options(self) -> Sequence[OptionOut]:
        """Return everything that can be done."""


class Bot:
    """A player made of code, for every game; it sees a view and nothing else."""

    def __init__(self, name: str, seed: int = 0) -> None:
        check_number(seed)
        self._entrant = parse_entrant(name)
        self._seed = seed
        self._made: dict[str, AnyBot] = {}
        (self._chance,) = make_chances(seed, 1)

    def pick(self, view: AnyView, decision: Choosable[OptionOut]) -> OptionOut:
        """Return one of the decision's options, given what the view shows; chance moves on with every pick."""
        game, seat = _viewed(view)
        if not isinstance(decision, describe(game).nouns.decision):
            raise UsageError(f"a view of {game} needs a decision of the same game, not a {type(decision).__qualname__}")
        if seat != decision.seat:
            raise UsageError(f"seat {decision.seat} decides, so the bot needs view({decision.seat}) of the game")
        if game not in self._made:
            self._made[game] = make_bot(game, settle(game, self._entrant, self._seed))
        picked: Any = self._made[game](view, decision, self._entrant.budget(game, monotonic), self._chance)
        return picked  # type: ignore[no-any-return]  # a bot picks one of the options

    def __repr__(self) -> str:
        return f"<Bot {write_entrant(self._entrant)}>"


def _viewed(view: Any) -> tuple[str, int | None]:
    """Return the game and the seat of a view; UsageError if it is not a view."""
    game = game_of(view)
    if game is None or not isinstance(view, describe(game).nouns.view):
        raise UsageError(f"a view is needed, not a {type(view).__name__}; view(seat) of a game gives one")
    return game, view.seat


def bot(name: str, seed: int = 0) -> Bot:
    """Return a bot as people write it: level, level:leaning, level@500 (playouts) or level@0.5s."""
    return Bot(name, seed)


def sample_worlds(view: AnyView, count: int, seed: int = 0) -> list[AnyWorld]:
    """Return worlds that a seat cannot tell from the real one, each as likely as the others.

    What it does not know is dealt again; cities that have already chosen have chosen at random there.
    """
    if count < 0:
        raise UsageError(f"{count} worlds cannot be drawn; 0 or more can")
    check_number(seed)
    game, seat = _viewed(view)
    if seat is None:
        raise UsageError("this is the public view; worlds are what a seat believes in, so take view(0) or another")
    sample = bots_of(game).sample_world
    if sample is None:
        raise UsageError(f"the bots of {game} do not sample worlds")
    (chance,) = make_chances(seed, 1)
    described = describe(game)
    return [World(described.rules, sample(view, chance), view.players) for _ in range(count)]

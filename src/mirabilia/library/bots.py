"""Bots to ask, one decision at a time, and the worlds they believe in."""

from __future__ import annotations

from time import monotonic
from typing import Any, overload

from mirabilia.bots.architects import beliefs as architects_beliefs
from mirabilia.bots.bot import AnyBot, make_chances
from mirabilia.bots.roster import make_bot, parse_entrant, write_entrant
from mirabilia.bots.seven import beliefs as seven_beliefs
from mirabilia.core.chance import check_seed
from mirabilia.core.errors import UsageError
from mirabilia.games.architects import model as architects
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.seven import model as seven
from mirabilia.games.seven.game import SEVEN
from mirabilia.library.worlds import ArchitectsWorld, SevenWorld, World

GAMES: dict[type, str] = {seven.View: "seven", architects.View: "architects"}

DECISIONS: dict[str, type[Any]] = {"seven": seven.Decision, "architects": architects.Decision}


class Bot:
    """A player made of code, for both games; it sees a view and nothing else."""

    def __init__(self, name: str, seed: int = 0) -> None:
        check_seed(seed)
        self._entrant = parse_entrant(name)
        self._made: dict[str, AnyBot] = {}
        (self._chance,) = make_chances(seed, 1)

    @overload
    def pick(self, view: seven.View, decision: seven.Decision) -> seven.Option: ...
    @overload
    def pick(self, view: architects.View, decision: architects.Decision) -> architects.Option: ...
    def pick(self, view: Any, decision: Any) -> Any:
        """Return one of the decision's options, by what the view shows; chance moves on with every pick."""
        game = _game_of(view)
        if not isinstance(decision, DECISIONS[game]):
            raise UsageError(f"a view of {game} needs a decision of the same game, not a {type(decision).__qualname__}")
        if view.seat != decision.seat:
            raise UsageError(f"seat {decision.seat} decides, so the bot needs view({decision.seat}) of the game")
        if game not in self._made:
            self._made[game] = make_bot(game, self._entrant)
        return self._made[game](view, decision, self._entrant.budget(monotonic), self._chance)

    def __repr__(self) -> str:
        return f"<Bot {write_entrant(self._entrant)}>"


def _game_of(view: object) -> str:
    """Return the game that a view is of; UsageError when it is no view."""
    if type(view) not in GAMES:
        raise UsageError(f"what is needed is a view, not a {type(view).__name__}; view(seat) of a game gives one")
    return GAMES[type(view)]


def bot(name: str, seed: int = 0) -> Bot:
    """Return a bot as people write it: level, level:leaning, level@500 (playouts) or level@0.5s."""
    return Bot(name, seed)


@overload
def sample_worlds(view: seven.View, count: int, seed: int = 0) -> list[SevenWorld]: ...
@overload
def sample_worlds(view: architects.View, count: int, seed: int = 0) -> list[ArchitectsWorld]: ...


def sample_worlds(view: seven.View | architects.View, count: int, seed: int = 0) -> Any:
    """Return worlds that a seat cannot tell from the real one, each as likely as the others.

    What it does not know is dealt anew; cities that have chosen there have chosen at random.
    """
    if count < 0:
        raise UsageError(f"{count} worlds cannot be drawn; 0 or more can")
    check_seed(seed)
    _game_of(view)
    if view.seat is None:
        raise UsageError("this view is the public's; worlds are what a seat believes in, so take view(0) or another")
    (chance,) = make_chances(seed, 1)
    if isinstance(view, seven.View):
        return [World(SEVEN, seven_beliefs.sample_world(view, chance), view.players) for _ in range(count)]
    return [World(ARCHITECTS, architects_beliefs.sample_world(view, chance), len(view.players)) for _ in range(count)]

"""Compiling takes a minute or two, once for a version of the sources; whoever will be waited for does it before.

Whatever is compiled here is what the bots will be asked for: whole games are played, by every one of them.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from math import inf
from types import ModuleType

from mirabilia.bots import roster
from mirabilia.bots.architects import contest as architects_contest
from mirabilia.bots.architects import weights as architects_weights
from mirabilia.bots.bot import Budget, make_chances
from mirabilia.bots.roster import Entrant
from mirabilia.bots.seven import contest as seven_contest
from mirabilia.bots.seven import weights as seven_weights
from mirabilia.core.game import AnyGame
from mirabilia.core.kernel import compiled, note_compiled, words
from mirabilia.games.architects import batch as architects_batch
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.seven import batch as seven_batch
from mirabilia.games.seven.game import SEVEN

PLAYERS = 3
PLAYOUTS = 8
"""Enough for a search to go through all its code."""

GAMES: dict[str, AnyGame] = {game.name: game for game in (SEVEN, ARCHITECTS)}
BATCHES: dict[str, Callable[[int, int, int, int], object]] = {
    "seven": seven_batch.play_batch,
    "architects": architects_batch.play_batch,
}
CONTESTS: dict[str, tuple[ModuleType, ModuleType]] = {
    "seven": (seven_contest, seven_weights),
    "architects": (architects_contest, architects_weights),
}


def is_compiled(game: str, *, bots: bool = True) -> bool:
    """Tell whether a game, and its bots if they are to play, are compiled, so that nothing takes long at first."""
    return compiled(f"games.{game}") and (not bots or compiled(f"bots.{game}"))


def warm_up(game: str, *, bots: bool = True) -> None:
    """Compile a game, and all its bots if they are to play, unless that is done already.

    All of them, because what is noted on disk is said of the room: the next match may have others.
    """
    if not compiled(f"games.{game}"):
        BATCHES[game](PLAYERS, 0, 0, 1)
        note_compiled(f"games.{game}")
    if bots and not compiled(f"bots.{game}"):
        rehearse(game)
        _play_contest(game)
        note_compiled(f"bots.{game}")


def rehearse(game: str) -> None:
    """Play with every bot of a game, so that their code is loaded, and compiled if it is not yet."""
    for level in (*roster.LEVELS, *roster.YARDSTICKS):
        with suppress(Exception):  # who asks for one that is faulty will hear of it
            _play(GAMES[game], Entrant(level))


def _play(game: AnyGame, entrant: Entrant) -> None:
    """Play a game of one bot on every seat."""
    bot = roster.make_bot(game.name, entrant)
    budget = Budget(PLAYOUTS if entrant.searches else inf)
    chances = make_chances(0, PLAYERS)
    state = game.start(game.draw_setup(PLAYERS, 0), 0)
    while waiting := game.waiting(state):
        decision = game.decision(state, waiting[0])
        seat = decision.seat
        option = bot(game.view(state, seat), decision, budget, chances[seat])
        state = game.choose(state, decision.city, option.move).state


def _play_contest(game: str) -> None:
    """Play a single deal as tuning does."""
    doors, weights = CONTESTS[game]
    taken = words(len(weights.START))
    for at, weight in enumerate(weights.START):
        taken[at] = weight
    doors.contest(PLAYERS, 0, 0, 1, taken, taken, words(doors.SUMS))

"""Compiling takes a minute or two, once per version of the sources; a program that others wait for does so beforehand.

Everything that the bots will be asked for is compiled here: every one of them plays whole games.
"""

from __future__ import annotations

from contextlib import suppress
from math import inf

from mirabilia.bots import roster
from mirabilia.bots.bot import Budget, make_chances
from mirabilia.bots.descriptor import Tunable, as_words
from mirabilia.bots.playouts import Playouts
from mirabilia.bots.roster import Entrant
from mirabilia.core.descriptor import Descriptor
from mirabilia.core.kernel import compiled, note_compiled, words
from mirabilia.core.registry import describe

PLAYOUTS = 8
"""Enough for a search to go through all its code."""


def is_compiled(game: str, *, bots: bool = True) -> bool:
    """Return whether a game, and its bots if they are to play, are compiled, so that nothing is slow the first time."""
    return compiled(f"games.{game}") and (not bots or compiled(f"bots.{game}"))


def warm_up(game: str, *, bots: bool = True) -> None:
    """Compile a game, and all its bots if they are to play, unless that is done already.

    All of them, because the note on disk concerns the whole room: the next match may have other bots.
    """
    known = describe(game)
    if not compiled(f"games.{game}"):
        known.play_batch(known.usual_players, 0, 0, 1)
        note_compiled(f"games.{game}")
    if bots and not compiled(f"bots.{game}"):
        rehearse(game)
        if tunable := roster.bots_of(game).tunable:
            _play_contest(tunable, known.usual_players)
        if playouts := roster.bots_of(game).playouts:
            _play_out(playouts, known)
        note_compiled(f"bots.{game}")


def load(game: str) -> None:
    """Import a game and its bots, so that nobody has to wait for that later."""
    describe(game)
    roster.bots_of(game)


def rehearse(game: str) -> None:
    """Play with every bot of a game, so that their code is loaded, and compiled if it is not yet."""
    for level in roster.levels_of(game):
        with suppress(Exception):  # anyone who wants to play with a faulty one will hear of it then
            _play(describe(game), Entrant(level))


def _play(game: Descriptor, entrant: Entrant) -> None:
    """Play a game with one bot in every seat."""
    rules, players = game.rules, game.usual_players
    bot = roster.make_bot(game.id, entrant)
    budget = Budget(PLAYOUTS if entrant.searches else inf)
    chances = make_chances(0, players)
    state = rules.start(rules.draw_setup(players, 0), 0)
    while waiting := rules.waiting(state):
        decision = rules.decision(state, waiting[0])
        seat = decision.seat
        option = bot(rules.view(state, seat), decision, budget, chances[seat])
        state = rules.choose(state, decision.city, option.move).state


def _play_out(playouts: Playouts, game: Descriptor) -> None:
    """Play a single game out as insight does."""
    state = game.rules.start(game.rules.draw_setup(game.usual_players, 0), 0)
    playouts.truth(state).play_out([()], 0, 0, 1)


def _play_contest(tunable: Tunable, players: int) -> None:
    """Play a single deal as tuning does."""
    taken = as_words(tunable.start)
    tunable.contest(players, 0, 0, 1, taken, taken, words(tunable.sums))

"""Verbs for tests of Architects: play moves in the game's notation and look at what came of them."""

from __future__ import annotations

from mirabilia.core.game import Event, State
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import City, Decision, Result, Sheet, View
from mirabilia.games.architects.sheet import sheet_of


def active(state: State) -> int:
    """Return whose turn it is."""
    return view(state).active


def decision(state: State) -> Decision:
    """Return what the active player has to decide."""
    return ARCHITECTS.decision(state, active(state))


def options(state: State, verb: str = "") -> list[str]:
    """Return everything the active player may do now, or what begins with a verb."""
    moves = [ARCHITECTS.write_move(option.move) for option in decision(state).options]
    return [move for move in moves if move.startswith(verb)]


def play(state: State, *moves: str) -> State:
    """Let the active player make these moves, one after another; what leaves no choice happens on its own."""
    for move in moves:
        state = ARCHITECTS.choose(state, active(state), ARCHITECTS.parse_move(move)).state
    return state


def told(state: State, *moves: str) -> list[Event]:
    """Return all events of these moves."""
    events: list[Event] = []
    for move in moves:
        step = ARCHITECTS.choose(state, active(state), ARCHITECTS.parse_move(move))
        events += step.events
        state = step.state
    return events


def view(state: State, seat: int | None = None) -> View:
    """Return what a seat, or the public, is shown."""
    return ARCHITECTS.view(state, seat)


def player(state: State, seat: int) -> City:
    """Return what everyone sees of a player."""
    return view(state).cities[seat]


def cards(state: State, seat: int) -> dict[str, int]:
    """Return the cards of a player, except the harmless blue ones."""
    return {name: count for name, count in player(state, seat).cards.items() if name != "blue3"}


def victories(state: State) -> list[int]:
    """Return the victory tokens of all players."""
    return [player.victories for player in view(state).cities]


def sheet(state: State, seat: int) -> Sheet:
    """Return the score sheet of a player, as if the game ended now."""
    return sheet_of(state.words, seat)


def result(state: State) -> Result:
    """Return how a finished game ended."""
    ended = ARCHITECTS.result(state)
    assert ended is not None, "the game is not over"
    return ended

"""Verbs for tests: choose, play a turn, look at what came of it; moves are written in the game's notation."""

from __future__ import annotations

from mirabilia.core.game import State
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Build, BuildStage, City, Decline, Sell, Sheet
from mirabilia.games.seven.sheet import sheet_of


def options(state: State, city: int) -> list[str]:
    """Return everything a city may do now."""
    return [SEVEN.write_move(option.move) for option in SEVEN.decision(state, city).options]


def verbs(state: State, city: int, card: str) -> list[str]:
    """Return what a city may do with a card, sorted: build, dig, free, sell, stage."""
    moves = [option.split() for option in options(state, city)]
    return sorted({verb for verb, *rest in moves if card in rest})


def prices(state: State, city: int, what: str) -> list[tuple[int, int]]:
    """Return the ways to pay for `build CARD` or `stage CARD`: coins to the left and to the right."""
    paid = [option.move for option in SEVEN.decision(state, city).options]
    moves = [move for move in paid if isinstance(move, Build | BuildStage)]
    return [(move.left, move.right) for move in moves if _unpaid(move) == what]


def _unpaid(move: Build | BuildStage) -> str:
    return f"{'build' if isinstance(move, Build) else 'stage'} {move.card}"


def choose(state: State, city: int, move: str) -> State:
    """Choose for a city."""
    return SEVEN.choose(state, city, SEVEN.parse_move(move)).state


def play_turn(state: State, *moves: str) -> State:
    """Let every city choose: the first move is city 0's, and so on; a city without a move idles.

    Stops at a special decision, which is made by `choose`.
    """
    for city in range(len(state_cities(state))):
        move = moves[city] if city < len(moves) else ""
        state = choose(state, city, move or idle_move(state, city))
    return state


def idle_move(state: State, city: int) -> str:
    """Return the move that changes least: sell the first card, decline a dig; the Free City may have to build."""
    idle = [o.move for o in SEVEN.decision(state, city).options if isinstance(o.move, Sell | Decline)]
    return SEVEN.write_move(idle[0]) if idle else options(state, city)[0]


def idle(state: State, turns: int = 1) -> State:
    """Let everyone idle for some turns, special decisions included."""
    when = _turns_played(state) + turns
    while SEVEN.waiting(state) and (_turns_played(state) < when):
        city = SEVEN.waiting(state)[0]
        state = choose(state, city, idle_move(state, city))
    return state


def _turns_played(state: State) -> int:
    view = SEVEN.view(state, None)
    return 6 * view.age + view.turn


def state_cities(state: State) -> tuple[City, ...]:
    """Return what everyone sees of all cities."""
    return SEVEN.view(state, None).cities


def look(state: State, city: int) -> City:
    """Return what everyone sees of a city."""
    return state_cities(state)[city]


def coins(state: State) -> list[int]:
    """Return the coins of all cities."""
    return [city.coins for city in state_cities(state)]


def hand(state: State, seat: int) -> tuple[str, ...]:
    """Return the hand of a seat."""
    return SEVEN.view(state, seat).hand


def sheet(state: State, city: int) -> Sheet:
    """Return the score sheet of a city, as if the game ended now."""
    return sheet_of(state.words, city)

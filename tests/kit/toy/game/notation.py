"""Setups, moves and games as text.

A setup is the stalls in the order of their seats; in wishes `?` is drawn. A move is `show plum` or `sell plum`.
A game has a line for each turn: `1: show plum | sell rose`.
"""

from __future__ import annotations

from mirabilia.core.errors import NotationError, SetupError
from mirabilia.core.gametext import framed, parse_frame, write_frame
from mirabilia.core.record import Record
from tests.kit.toy.game.model import Move, Sell, Setup, Show
from tests.kit.toy.game.tables import CARD_NUMBERS, LEAST_PLAYERS, MOST_PLAYERS, STALL_NUMBERS

OPEN = "?"
VERBS: dict[str, type[Show | Sell]] = {"show": Show, "sell": Sell}


def write_setup(setup: Setup) -> str:
    """Write a setup."""
    return " ".join(setup.stalls)


def parse_setup(text: str) -> Setup:
    """Read a setup; NotationError or SetupError if it is not one."""
    stalls = parse_wishes(text)
    if not LEAST_PLAYERS <= len(stalls) <= MOST_PLAYERS:
        raise SetupError(f"{text!r} names {len(stalls)} stalls; there are {LEAST_PLAYERS} to {MOST_PLAYERS}")
    if OPEN in stalls:
        raise SetupError(f"{text!r} leaves a stall open")
    return Setup(stalls)


def parse_wishes(text: str) -> tuple[str, ...]:
    """Read who wants which stall, with `?` for any; NotationError or SetupError if that is impossible."""
    asked = tuple(text.split())
    named = [stall for stall in asked if stall != OPEN]
    for stall in named:
        if stall not in STALL_NUMBERS:
            raise NotationError(f"there is no stall {stall!r}; there are {', '.join(STALL_NUMBERS)}")
    if len(set(named)) < len(named):
        raise SetupError(f"{text!r} names a stall twice")
    return asked


def write_move(move: Move) -> str:
    """Write a move."""
    return f"{'sell' if isinstance(move, Sell) else 'show'} {move.card}"


def parse_move(text: str) -> Move:
    """Read a move; NotationError if it is not one."""
    verb, _, card = text.partition(" ")
    if verb not in VERBS or card not in CARD_NUMBERS:
        raise NotationError(f"{text[:60]!r} is not a move; write 'show' or 'sell' and a card")
    return VERBS[verb](card)


def write_game(record: Record) -> str:
    """Write a whole game, one line per turn."""
    players = len(record.setup.split())
    turns = [record.moves[at : at + players] for at in range(0, len(record.moves), players)]
    lines = [
        f"{number}: " + " | ".join(move.partition(" ")[2] for move in turn)
        for number, turn in enumerate(turns, start=1)
    ]
    return write_frame(record, lines)


def parse_game(text: str) -> Record:
    """Read a whole game; NotationError names the line that is wrong."""
    frame = parse_frame("toy", text)
    players = parse_setup(frame.setup).players
    moves = []
    for number, line in enumerate(frame.body, start=1):
        turn, _, rest = line.text.partition(": ")
        chosen = [move.strip() for move in rest.split("|")]
        if turn != str(number) or len(chosen) != players:
            raise NotationError(f"line {line.number}: {line.text[:60]!r} is not turn {number} with a move of each seat")
        for seat, move in enumerate(chosen):
            try:
                parse_move(move)
            except NotationError as error:
                raise NotationError(f"line {line.number}: {error}") from None
            moves.append(f"{seat} {move}")
    return framed("toy", frame, moves)

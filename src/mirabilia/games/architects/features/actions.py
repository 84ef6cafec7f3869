"""Actions: every move of the game as a number in one list, as the player who makes it sees it.

Tokens and cards are named by their kind, decks by where they are as the player sees them, so that an action means the
same in every seat. A stage has as many actions as it can have payments: the k-th is the k-th payment that the engine
lists.
"""

from __future__ import annotations

from mirabilia.core.features import NOBODY, OPTION, WAIT
from mirabilia.core.kernel import Table, Words, kernel, table
from mirabilia.games.architects.codec import SIDES
from mirabilia.games.architects.engine import turn
from mirabilia.games.architects.engine.layout import ACTIVE, OPEN, OVER, PHASE, PLAYERS, city_at, seat_of
from mirabilia.games.architects.engine.moves import (
    ANY_CENTRAL,
    BLIND,
    BUILD,
    DECLINE,
    DRAW,
    END,
    KEEP,
    LOOK_AT,
    SCIENCE,
    TAKE,
    TAKE_FROM,
    TOKEN,
    USE,
    kind_of,
    place_of,
    set_of,
)
from mirabilia.games.architects.engine.options import list_options
from mirabilia.games.architects.facts import STAGES, SYMBOLS
from mirabilia.games.architects.tables import CARD_NAMES, MOST_PLAYERS, TOKEN_COUNT, TOKEN_NAMES

PAYMENTS = (15, 15, 35, 35, 70)
"""The most payments each stage can have, whatever a player holds."""

SETS = (*(f"{symbol} {symbol}" for symbol in SYMBOLS), " ".join(SYMBOLS))
"""What can be given up for a progress token, in the order of the engine."""
TOKEN_CHOICES = (*TOKEN_NAMES[1:], "?")
"""Progress tokens by their kind; the last is the top of the stack, unseen."""

PARTS: dict[int, list[str]] = {
    TAKE: [f"take {side}" for side in SIDES],
    DRAW: [f"draw {side}" for side in SIDES],
    TAKE_FROM: ["from self", *(f"from left{away}" for away in range(1, MOST_PLAYERS)), "from centre"],
    TOKEN: [f"token {token}" for token in TOKEN_CHOICES],
    SCIENCE: [f"research {symbols} {token}" for symbols in SETS for token in TOKEN_CHOICES],
    LOOK_AT: [f"look {side}" for side in SIDES[:2]],
    KEEP: [f"keep {card}" for card in CARD_NAMES[1:]],
    USE: ["use"],
    DECLINE: ["decline"],
    END: ["end"],
    BUILD: [f"build {stage + 1}, payment {k + 1}" for stage in range(STAGES) for k in range(PAYMENTS[stage])],
}
"""The actions of each kind of move, in the order of their numbers."""
ACTIONS = ("wait", *(name for part in PARTS.values() for name in part))


def _first(kind: int) -> int:
    """Return the first action of a kind of move."""
    return ACTIONS.index(PARTS[kind][0])


FIRST: Table = table([0, *(_first(kind) for kind in sorted(PARTS))])
"""The first action of each kind of move."""
FIRST_PAYMENT: Table = table(_first(BUILD) + sum(PAYMENTS[:stage]) for stage in range(STAGES))
"""The first action of each stage."""


@kernel
def next_city(state: Words) -> int:
    """Return the city that is waited for, or NOBODY."""
    if state[PHASE] == OVER:
        return NOBODY
    return seat_of(state[ACTIVE])


@kernel
def is_awaited(state: Words, city: int) -> bool:
    """Return whether a city is waited for."""
    return state[PHASE] != OVER and state[ACTIVE] == city_at(city)


@kernel
def deciding_seat(state: Words, city: int) -> int:  # noqa: ARG001 - in the contract: in other games others may decide
    """Return who decides for a city: its own seat, NOBODY for NOBODY."""
    return city


@kernel
def write_options(state: Words, city: int, mask: Words, desk: Words) -> int:
    """List the options of a city with their actions on the desk, and in the mask; return how many there are."""
    for action in range(len(mask)):
        mask[action] = 0
    if not is_awaited(state, city):
        mask[WAIT] = 1
        desk[0] = WAIT
        return 1
    count = list_options(state, desk)
    stage = -1
    payment = 0
    for option in range(count):
        move = desk[option]
        if kind_of(move) == BUILD:  # all payments of a stage are side by side
            if place_of(move) != stage:
                stage = place_of(move)
                payment = 0
            action = FIRST_PAYMENT[stage] + payment
            payment += 1
        else:
            action = FIRST[kind_of(move)] + _which(state, move)
        mask[action] = 1
        desk[option] = action + OPTION * move
    return count


@kernel
def _which(state: Words, move: int) -> int:
    """Return which action of its kind a move is; builds are not covered."""
    kind = kind_of(move)
    place = place_of(move)
    if kind == KEEP:
        return place - 1
    if kind == TOKEN:
        return _token_choice(state, place)
    if kind == SCIENCE:
        return (TOKEN_COUNT + 1) * set_of(move) + _token_choice(state, place)
    if kind == TAKE_FROM:
        if place == ANY_CENTRAL:
            return MOST_PLAYERS
        return (place + state[PLAYERS] - seat_of(state[ACTIVE])) % state[PLAYERS]
    return place


@kernel
def _token_choice(state: Words, place: int) -> int:
    """Return the kind, from 0, of the token at a place; for the top of the stack, the number after all kinds."""
    if place == BLIND:
        return TOKEN_COUNT
    return ((state[OPEN] >> (4 * place)) & 15) - 1


@kernel
def play(state: Words, city: int, move: int, desk: Words) -> None:  # noqa: ARG001 - the active player's city
    """Make a move that is an option of a city, then those that leave no choice."""
    turn.play(state, move, desk)
    turn.run_on(state, desk)

"""Numbers inside, names outside: cards, tokens and moves of the engine as the nouns of the model."""

from __future__ import annotations

from mirabilia.core.kernel import Words
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.engine import moves
from mirabilia.games.architects.facts import RESOURCES, SYMBOLS, Symbol
from mirabilia.games.architects.model import (
    Build,
    Decline,
    Draw,
    End,
    Keep,
    LookAt,
    Move,
    Research,
    Side,
    Take,
    TakeFrom,
    TakeToken,
    Use,
)
from mirabilia.games.architects.tables import CARD_COUNT, CARD_NAMES, EQUAL_SYMBOLS, TOKEN_NAMES

SIDES: tuple[Side, ...] = ("left", "right", "centre")


def token_at(state: Words, place: int) -> str | None:
    """Return the face-up token at a place; None for the top of the stack."""
    if place == moves.BLIND:
        return None
    return TOKEN_NAMES[int(state[at.OPEN]) >> (4 * place) & 15]


def counted_cards(state: Words, place: int) -> dict[str, int]:
    """Return the cards counted in the two words at a place, without kinds of which there are none."""
    counts = {CARD_NAMES[card]: int(at.held(state, place, card)) for card in range(1, CARD_COUNT + 1)}
    return {name: count for name, count in counts.items() if count}


def packed_cards(words: list[int]) -> list[int]:
    """Return the cards of a packed deck from its top."""
    cards = []
    for packed in words:
        rest = packed
        while rest:
            cards.append(rest & at.CARD_MASK)
            rest >>= at.CARD_BITS
    return cards


def decode_move(state: Words, move: int) -> Move:
    """Return a move of the engine as a noun; tokens are named by their places in this state."""
    place = int(moves.place_of(move))
    match int(moves.kind_of(move)):
        case moves.TAKE:
            return Take(SIDES[place])
        case moves.DRAW:
            return Draw(SIDES[place])
        case moves.BUILD:
            return decode_build(move)
        case moves.SCIENCE:
            return Research(decode_symbols(int(moves.set_of(move))), token_at(state, place))
        case moves.TAKE_FROM:
            return TakeFrom(None if place == moves.ANY_CENTRAL else place)
        case moves.TOKEN:
            return TakeToken(token_at(state, place))
        case moves.LOOK_AT:
            return LookAt(SIDES[place])
        case moves.KEEP:
            return Keep(CARD_NAMES[place])
        case moves.USE:
            return Use()
        case moves.DECLINE:
            return Decline()
    return End()


def decode_build(move: int) -> Build:
    """Return a move that builds as a noun."""
    counts = [int(moves.grey_spent(move, resource)) for resource in range(len(RESOURCES))]
    spent = tuple(name for name, count in zip(RESOURCES, counts, strict=True) for _ in range(count))
    economy, engineering = bool(move & moves.ECONOMY), bool(move & moves.ENGINEERING)
    return Build(int(moves.place_of(move)) + 1, spent, int(moves.yellow_spent(move)), economy, engineering)


def decode_symbols(which: int) -> tuple[Symbol, ...]:
    """Return the symbols of a set that is given up."""
    return SYMBOLS if which == moves.ONE_OF_EACH else (SYMBOLS[which],) * EQUAL_SYMBOLS

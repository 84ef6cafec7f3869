"""Events: what one move did, told by comparing the states before and after it."""

from __future__ import annotations

from mirabilia.core.kernel import Words, plain
from mirabilia.games.architects.codec import packed_cards
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.engine.battle import victories
from mirabilia.games.architects.engine.layout import city_at, seat_of
from mirabilia.games.architects.model import (
    Build,
    CatMoved,
    Decline,
    Declined,
    Draw,
    DrawAllowed,
    End,
    Ended,
    Event,
    Flipped,
    Fought,
    Keep,
    LookAt,
    Looked,
    Move,
    Peeked,
    Research,
    Researched,
    StageBuilt,
    Take,
    TakeFrom,
    TakeToken,
    TokenTaken,
    Took,
    TurnBegan,
    Use,
)
from mirabilia.games.architects.sheet import result_of
from mirabilia.games.architects.tables import CARD_NAMES, LOOK_CARDS, TAKE_BOTH, TOKEN_BITS, TOKEN_NAMES


def events_of(before: Words, move: Move, after: Words) -> tuple[Event, ...]:
    """Tell what a move of the active player did; complete, to be shown through `seen_by`."""
    b, a = plain(before), plain(after)
    seat = int(seat_of(b[at.ACTIVE]))
    events = _told(b, a, seat, move)
    if isinstance(move, End):
        return (*_turn_over(before, b), *([Ended(result_of(after))] if a[at.PHASE] == at.OVER else []))
    if a[at.CAT] != b[at.CAT]:
        events.append(CatMoved(seat))
    if a[at.FLIPPED] != b[at.FLIPPED]:
        events.append(Flipped(seat, a[at.FLIPPED], battle=bool(a[at.BATTLE])))
    allowed = a[at.DRAWS] - b[at.DRAWS] + isinstance(move, Draw)
    return (*events, *[DrawAllowed(seat)] * allowed)


def beginning(state: Words) -> tuple[Event, ...]:
    """Tell how a turn begins."""
    s = plain(state)
    seat = int(seat_of(s[at.ACTIVE]))
    events: list[Event] = [TurnBegan(seat, s[at.TURN])]
    if s[at.CAT] == s[at.ACTIVE] and s[at.CENTRAL]:
        events.append(Peeked(seat, _top(s, at.CENTRAL)))
    return tuple(events)


def _top(s: list[int], deck: int) -> str:
    return CARD_NAMES[s[deck] & at.CARD_MASK]


def _told(b: list[int], a: list[int], seat: int, move: Move) -> list[Event]:
    """Tell a move itself."""
    match move:
        case Take(deck):
            return [_took(b, seat, deck, "turn")]
        case Draw(deck):
            return [_took(b, seat, deck, "draw")]
        case Build(stage, spent, coins, economy, engineering):
            return [StageBuilt(seat, stage, spent, coins, economy, engineering)]
        case Research(symbols, token):
            return [Researched(seat, symbols), _token(b, a, seat, blind=token is None)]
        case TakeToken(token):
            return [_token(b, a, seat, blind=token is None)]
        case TakeFrom(owner):
            deck_at = at.CENTRAL if owner is None else city_at(owner) + at.DECK
            return [Took(seat, _top(b, deck_at), owner, "effect")]
        case LookAt(deck):
            return [_looked(b, seat, deck)]
        case Keep(card):
            return [Took(seat, card, int(seat_of(b[at.LOOKED])), "look")]
        case Use():
            return _used(b, seat)
        case Decline():
            return [Declined(seat)]
        case End():
            return []


def _owner(b: list[int], seat: int, deck: str) -> int | None:
    """Return whose deck a side is; None is the central one."""
    return {"left": seat, "right": (seat - 1) % b[at.PLAYERS]}.get(deck)


def _place(owner: int | None) -> int:
    return at.CENTRAL if owner is None else city_at(owner) + at.DECK


def _took(b: list[int], seat: int, deck: str, why: str) -> Took:
    owner = _owner(b, seat, deck)
    return Took(seat, _top(b, _place(owner)), owner, why)  # type: ignore[arg-type]  # "turn" or "draw"


def _used(b: list[int], seat: int) -> list[Event]:
    """Tell the cards that an effect without a choice took."""
    sides = ("left", "right") if b[at.EFFECT_NOW] == TAKE_BOTH else ("centre",)
    owners = [_owner(b, seat, side) for side in sides]
    return [Took(seat, _top(b, _place(owner)), owner, "effect") for owner in owners if b[_place(owner)]]


def _looked(b: list[int], seat: int, deck: str) -> Looked:
    owner = _owner(b, seat, deck)
    assert owner is not None, "nobody looks into the central deck"
    place = _place(owner)
    cards = packed_cards(b[place : place + at.DECK_WORDS])[:LOOK_CARDS]
    return Looked(seat, owner, tuple(CARD_NAMES[card] for card in cards))


def _token(b: list[int], a: list[int], seat: int, *, blind: bool) -> TokenTaken:
    gained = a[city_at(seat) + at.TOKENS] - b[city_at(seat) + at.TOKENS]
    return TokenTaken(seat, TOKEN_NAMES[(gained.bit_length() - 1) // TOKEN_BITS + 1], blind)


def _turn_over(before: Words, b: list[int]) -> list[Event]:
    """Tell the battle at the end of a turn, if there was one."""
    if not b[at.BATTLE]:
        return []
    cities = [city_at(seat) for seat in range(b[at.PLAYERS])]
    shields = tuple(int(at.shields(before, city)) for city in cities)
    return [Fought(shields, tuple(int(victories(before, city)) for city in cities))]

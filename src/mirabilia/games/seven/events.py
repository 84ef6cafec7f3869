"""Events: what a step did, told by comparing the states before and after it.

Prices, gains and points are read off the two states; nothing is worked out a second time.
"""

from __future__ import annotations

from mirabilia.core.kernel import Words, plain
from mirabilia.games.seven.codec import decode_move, encode_move
from mirabilia.games.seven.decision import chain_of
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.engine.build import bank_price
from mirabilia.games.seven.engine.layout import city_at, number_of
from mirabilia.games.seven.engine.turn import SALE
from mirabilia.games.seven.model import (
    AgeBegan,
    Build,
    BuildFree,
    BuildStage,
    Built,
    Chose,
    Decline,
    Declined,
    Dig,
    Drew,
    Earned,
    Ended,
    Event,
    Fought,
    Move,
    Passed,
    Sell,
    Sold,
    StageBuilt,
    Thrown,
    Withdrew,
)
from mirabilia.games.seven.sheet import result_of
from mirabilia.games.seven.tables import CARD_NAMES, CARD_NUMBERS, NUMBERS

Sealed = tuple[tuple[int, Move], ...]


def sealed_by(before: Words, seat: int, move: Move) -> Sealed:
    """Return the moves that a choice makes final: all of the turn with the last one, else none."""
    if before[at.PHASE] != at.CHOOSING:
        return ((seat, move),)
    others = [n for n in range(int(before[at.CITIES])) if n != seat]
    if any(before[city_at(n) + at.CHOICE] == 0 for n in others):
        return ()
    chosen = {n: decode_move(int(before[city_at(n) + at.CHOICE])) for n in others} | {seat: move}
    return tuple(sorted(chosen.items(), key=lambda item: item[0]))


def withdrawn_with(before: Words, seat: int) -> list[Event]:
    """Tell that the Free City's choice is taken back when its holder changes or withdraws the own one."""
    holds = at.has_free_city(before) and city_at(seat) == at.holder(before)
    dropped = holds and before[city_at(seat) + at.CHOICE] != 0 and before[at.FREE_CITY + at.CHOICE] != 0
    return [Withdrew(int(number_of(at.FREE_CITY)))] if dropped else []


def events_of(before: Words, seat: int, move: Move, after: Words) -> tuple[Event, ...]:
    """Tell what choosing `move` for a city did; complete, to be shown through `seen_by`."""
    sealed = sealed_by(before, seat, move)
    b, a = plain(before), plain(after)
    events: list[Event] = []
    if b[at.PHASE] == at.CHOOSING:
        events += withdrawn_with(before, seat)
        events.append(Chose(known_to=_player(before, seat), city=seat, move=move))
    if not sealed:
        return tuple(events)
    events += [_told(before, b, city, made) for city, made in sealed]
    events += _earnings(before, b, a, sealed)
    events += _thrown(b, a)
    events += _turn_over(b, a, after)
    if a[at.PHASE] == at.OVER:
        events.append(Ended(result_of(after)))
    return tuple(events)


def _player(state: Words, seat: int) -> int:
    """Return the seat that decides for a city."""
    return int(at.decider(state, city_at(seat)))


def _told(before: Words, b: list[int], seat: int, move: Move) -> Event:
    """Tell one move."""
    city = city_at(seat)
    match move:
        case Build(card, left, right):
            chained = chain_of(before, city, CARD_NUMBERS[card]) is not None
            return Built(seat, card, "chain" if chained else "paid", _bank(before, seat, move), left, right)
        case BuildFree(card):
            return Built(seat, card, "free")
        case Dig(card):
            return Built(seat, card, "dug")
        case BuildStage(card, left, right):
            return StageBuilt(_player(before, seat), seat, b[city + at.STAGES] + 1, card, left, right)
        case Sell(card):
            return Sold(_player(before, seat), seat, card)
        case Decline():
            return Declined(seat)


def _bank(before: Words, seat: int, move: Move) -> int:
    """Return the coins a move pays to the bank."""
    return int(bank_price(before, city_at(seat), encode_move(move)))


def _earnings(before: Words, b: list[int], a: list[int], sealed: Sealed) -> list[Event]:
    """Tell who received coins: what a city has more than it had, less what it paid."""
    cities = b[at.CITIES]
    moves = dict(sealed)
    events: list[Event] = []
    for seat in range(cities):
        move = moves.get(seat)
        paid = _bank(before, seat, move) + sum(_to_neighbours(move)) if move else 0
        gained = _coins(a, seat) - _coins(b, seat) + paid
        trade = _to_neighbours(moves.get((seat + 1) % cities))[1] + _to_neighbours(moves.get((seat - 1) % cities))[0]
        sale = SALE if isinstance(move, Sell) else 0
        if gained:
            events.append(Earned(seat, trade, sale, gained - trade - sale))
    return events


def _coins(s: list[int], seat: int) -> int:
    return s[city_at(seat) + at.COINS] + s[city_at(seat) + at.INCOME]


def _to_neighbours(move: Move | None) -> tuple[int, int]:
    return (move.left, move.right) if isinstance(move, Build | BuildStage) else (0, 0)


def _thrown(b: list[int], a: list[int]) -> list[Event]:
    """Tell which last cards of an age were thrown away."""
    last = b[at.TURN] == at.LAST_TURN and b[at.PHASE] != at.DIGGING and a[at.PHASE] != at.SEVENTH
    if not last:
        return []
    events: list[Event] = []
    age = b[at.AGE]
    for seat in range(b[at.CITIES]):
        city = city_at(seat)
        if b[at.PLAYERS] == 2 and city == at.FREE_CITY:
            played = b[at.PHASE] == at.SEVENTH and b[at.ACTOR] == city
            if not played:
                events.append(Thrown(None, seat, CARD_NAMES[b[city + at.HAND]]))
            continue
        entry = a[city + at.SECRETS + age - 1] >> (at.SECRET_BITS * at.LAST_TURN)
        if entry & at.THROWN:
            events.append(Thrown(seat, seat, CARD_NAMES[entry & at.CARD_MASK]))
    return events


def _turn_over(b: list[int], a: list[int], after: Words) -> list[Event]:
    """Tell what the end of a turn or an age brought: passed hands, conflicts, a new deal."""
    events: list[Event] = []
    over = a[at.PHASE] == at.OVER
    new_age = a[at.AGE] != b[at.AGE]
    if over or new_age:
        events += [_fought(a, b[at.AGE], seat) for seat in range(b[at.CITIES])]
    if new_age:
        events.append(AgeBegan(a[at.AGE]))
    elif a[at.TURN] != b[at.TURN]:
        events.append(Passed(NUMBERS.passing[b[at.AGE] - 1]))
    elif not over:
        return events
    if a[at.PLAYERS] == 2 and not over:
        holder = _player(after, 2)
        events.append(Drew(holder, holder, CARD_NAMES[a[at.DRAWN]]))
    return events


def _fought(a: list[int], age: int, seat: int) -> Event:
    neighbour = (seat + 1) % a[at.CITIES]
    mine, theirs = a[city_at(seat) + at.SHIELDS], a[city_at(neighbour) + at.SHIELDS]
    winner = None if mine == theirs else seat if mine > theirs else neighbour
    return Fought(age, seat, neighbour, mine, theirs, winner)

"""Events: what a step did, read off the trail of the engine."""

from __future__ import annotations

from mirabilia.core.game import State, Step
from mirabilia.core.kernel import Words
from mirabilia.core.notes import read_notes
from mirabilia.games.seven.codec import decode_move, structure_name
from mirabilia.games.seven.engine import trail as told
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
from mirabilia.games.seven.tables import CARD_NAMES, NUMBERS

Sealed = tuple[tuple[int, Move], ...]

_COINS = (told.TRADED, told.SOLD, told.EARNED)


def step_of(trail: Words, after: State) -> Step[Move]:
    """Return the step that led to a state, given the trail it left."""
    entries = read_notes(trail)
    return Step(after, _sealed(entries), _events(entries, after.words))


def _sealed(entries: list[list[int]]) -> Sealed:
    """Return the moves that a step made final, each with its city."""
    return tuple([(entry[1], decode_move(entry[3])) for entry in entries if entry[0] == told.MADE])


def _events(entries: list[list[int]], after: Words) -> tuple[Event, ...]:
    """Return everything that the step that led to a state did, to be shown through `seen_by`."""
    made = [_told(entry, after) for entry in entries if entry[0] <= told.MADE]
    rest = [_told(entry, after) for entry in entries if entry[0] > max(_COINS)]
    return (*made, *_earnings(entries), *rest)


def _told(entry: list[int], after: Words) -> Event:
    """Return one entry of a trail as an event."""
    kind, *numbers = entry
    match kind, numbers:
        case told.WITHDREW, [city, *_]:
            return Withdrew(city)
        case told.CHOSE, [city, seat, move, *_]:
            return Chose(known_to=seat, city=city, move=decode_move(move))
        case told.MADE, [city, seat, move, bank, chain, stage]:
            return _made(city, seat, decode_move(move), bank, chain, stage)
        case told.THROWN, [city, knower, card, *_]:
            return Thrown(None if knower == told.NOBODY else knower, city, CARD_NAMES[card])
        case told.FOUGHT, [city, age, neighbour, shields, against, winner]:
            return Fought(age, city, neighbour, shields, against, None if winner == told.NOBODY else winner)
        case told.PASSED, [age, *_]:
            return Passed(NUMBERS.passing[age - 1])
        case told.AGE_BEGAN, [age, *_]:
            return AgeBegan(age)
        case told.DREW, [seat, card, *_]:
            return Drew(seat, seat, CARD_NAMES[card])
        case told.ENDED, _:
            return Ended(result_of(after))
    raise AssertionError(f"a trail without meaning: {entry}")


def _made(city: int, seat: int, move: Move, bank: int, chain: int, stage: int) -> Event:
    """Return the event of a move that was carried out."""
    match move:
        case Build(card, left, right):
            return Built(city, card, "chain" if chain else "paid", bank, left, right, structure_name(chain))
        case BuildFree(card):
            return Built(city, card, "free")
        case Dig(card):
            return Built(city, card, "dug")
        case BuildStage(card, left, right):
            return StageBuilt(seat, city, stage, card, left, right)
        case Sell(card):
            return Sold(seat, city, card)
        case Decline():
            return Declined(city)


def _earnings(entries: list[list[int]]) -> list[Event]:
    """Return the events of who received coins, and for what."""
    received: dict[int, dict[int, int]] = {}
    for kind, city, coins, *_ in entries:
        if kind in _COINS:
            flows = received.setdefault(city, dict.fromkeys(_COINS, 0))
            flows[kind] += coins
    return [Earned(city, *flows.values()) for city, flows in sorted(received.items())]

"""What the people at a table agree on during the game: who may ask for what, and when it is done.

A pause, more time and another clock change what everybody plays by, so everybody present has to agree. What keeps a
table playing when a person is gone, including a first clock, needs the host's word, or that of most of those present.
People who are gone are not asked; but a clock that lets people be gone for days can be changed only by all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import assert_never

from mirabilia.server.tables import log
from mirabilia.server.tables.table import Table
from mirabilia.server.wire.refusal import RefusedError
from mirabilia.server.wire.terms import (
    GONE_MS,
    IDLE_MS,
    MoreTime,
    OpenSeat,
    PauseWish,
    SetClock,
    StandIn,
    WaitFor,
    Wish,
)

FIRST_CLOCK = 60
"""Where there is no clock, the host's word is enough for one of at least this many seconds."""


def voters_of(table: Table, gone: Mapping[int, int], now: int) -> set[int]:
    """Return the seats that are asked: those with the table open, or at a slow table, open within its clock."""
    patience = 1000 * (table.options.clock or 0) if table.is_slow else 0
    return set(table.present) - {seat for seat, since in gone.items() if now - since >= patience}


def speaker_of(table: Table, voters: AbstractSet[int]) -> int | None:
    """Return the seat whose word is enough: the host's, or that of the next person while the host is gone."""
    return table.host if table.host in voters else min(voters, default=None)


def is_carried(table: Table, wish: Wish, backers: AbstractSet[int], voters: AbstractSet[int]) -> bool:
    """Return whether enough of those asked want something; the person it is about is not asked."""
    asked = voters - {_about(wish)}
    if isinstance(wish, SetClock) and table.is_slow:
        asked |= set(table.present)
    agreeing = backers & asked
    if isinstance(wish, PauseWish | MoreTime) or (isinstance(wish, SetClock) and not _is_first_clock(table, wish)):
        return bool(asked) and agreeing == asked
    return speaker_of(table, asked) in agreeing or 2 * len(agreeing) > len(asked)


def _is_first_clock(table: Table, wish: SetClock) -> bool:
    """Return whether a wish is for a clock where there is none, and for one that leaves everybody time."""
    return table.options.clock is None and wish.clock is not None and wish.clock >= FIRST_CLOCK


def agreements(table: Table, voters: AbstractSet[int], going: AbstractSet[int], now: int) -> list[log.Entry]:
    """Return what is done because some of those asked are leaving, so that fewer have to agree."""
    left = voters - going
    return [
        log.Agreed(at=now, wish=wish)
        for wish, backers in table.wanted.items()
        if _about(wish) not in going and backers & left and is_carried(table, wish, backers, left)
    ]


def _about(wish: Wish) -> int | None:
    """Return the seat of the person a wish is about, if there is one."""
    return wish.seat if isinstance(wish, StandIn | OpenSeat | WaitFor) else None


def check_wish(table: Table, seat: int, wish: Wish, now: int, gone: Mapping[int, int]) -> None:
    """Refuse a wish that makes no sense now."""
    match wish:
        case PauseWish():
            if table.paused:
                raise RefusedError("paused", "the game is already paused")
        case MoreTime():
            if not table.due:
                raise RefusedError("not-now", "no clock is running")
        case SetClock():
            if wish.clock is None and wish.reserve:
                raise RefusedError("wrong-setup", "without a clock there is no reserve")
            if (wish.clock, wish.reserve) == (table.options.clock, table.options.reserve):
                raise RefusedError("not-now", "this is already the clock")
        case StandIn() | OpenSeat() | WaitFor():
            _check_about(table, seat, wish, now, gone)
        case _:
            assert_never(wish)


def _check_about(
    table: Table, seat: int, wish: StandIn | OpenSeat | WaitFor, now: int, gone: Mapping[int, int]
) -> None:
    """Refuse a wish about nobody, about oneself, about a person who is here, or one that is already done."""
    place = table.seats[wish.seat] if wish.seat < len(table.seats) else None
    if place is None or place.person is None or wish.seat == seat:
        raise RefusedError("no-such-seat", f"seat {wish.seat} is not another person's")
    match wish:
        case StandIn():
            is_done = place.away and place.stand_in
        case OpenSeat():
            is_done = place.is_opened
        case WaitFor():
            is_done = not (place.stand_in or place.is_opened)
    if is_done:
        raise RefusedError("not-now", "this is already so")
    if not is_gone(table, wish.seat, now, gone):
        raise RefusedError("not-now", f"{place.person.name} is here; give them a little time")


def is_gone(table: Table, seat: int, now: int, gone: Mapping[int, int]) -> bool:
    """Return whether the others may play on without a person.

    That is anyone who is away; at a table that is not slow, also anyone who has not had it open for a while; and
    without a clock, anyone who has been awaited for minutes.
    """
    place = table.seats[seat]
    if place.away or table.is_slow:
        return place.away
    if seat in gone and now - gone[seat] >= GONE_MS:
        return True
    return table.options.clock is None and seat in table.awaited and now - place.begun >= IDLE_MS

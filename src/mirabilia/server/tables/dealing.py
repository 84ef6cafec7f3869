"""How a game begins with a deal that nobody chooses: shares are promised, then told, then the cards are dealt.

A person who has promised a share adds it to the deal by telling it once the host has begun the game. All promises are
made before the first share is told, and the server's secret is told last, so nobody can fit theirs to the others'. A
share that is not told in time is left out, and the log says so before the cards are dealt.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from mirabilia.core.errors import MirabiliaError, UsageError
from mirabilia.core.registry import describe
from mirabilia.core.seed import Seed
from mirabilia.server.tables import log
from mirabilia.server.tables.seed import SHARE_MS, DealSource, promise_of
from mirabilia.server.tables.table import Table
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.refusal import RefusedError

ANY_SEED = 0
"""A seed like any other, for drawing a setup only to see whether wishes can be fulfilled."""


def promised(command: wire.PromiseShare, table: Table, seat: int, now: int) -> list[log.Entry]:
    """Return what a promise puts into the log; RefusedError where the deal takes no shares."""
    if not table.source.takes_shares:
        raise RefusedError("not-allowed", "the deal of this table is fixed; nobody can add to it")
    return [log.Promised(at=now, seat=seat, id=command.id, promise=command.promise)]


def awaited(command: wire.Start, table: Table, seat: int, now: int, gone: Collection[int]) -> list[log.Entry]:
    """Return what begins a game: the wait for those present who have promised a share, or the game itself."""
    if table.untold - set(gone):
        return [log.DealAwaited(at=now, seat=seat, id=command.id, until=now + SHARE_MS)]
    return dealt(table, seat, now, command.id)


def told(command: wire.TellShare, table: Table, seat: int, now: int, gone: Collection[int]) -> list[log.Entry]:
    """Return what telling a share puts into the log: with the last one awaited, the game begins."""
    if table.dealing is None:
        raise RefusedError("not-now", "shares are told when the game begins, neither before nor after")
    if table.seats[seat].promise != promise_of(command.share):
        raise RefusedError("not-allowed", "this is not the share that you promised")
    if seat not in table.untold:
        raise RefusedError("not-now", "you have told your share")
    entry = log.Told(at=now, seat=seat, id=command.id, share=command.share)
    if table.untold - {seat, *gone}:
        return [entry]
    return [entry, *dealt(table, seat, now, shares={**table.shares, seat: command.share})]


def dealt(
    table: Table, seat: int, now: int, id_: str | None = None, shares: Mapping[int, str] | None = None
) -> list[log.Entry]:
    """Return what deals the cards with the shares that have been told, preceded by who is left out."""
    shares = table.shares if shares is None else shares
    late = [log.LeftOut(at=now, seat=number) for number in sorted(table.untold) if number not in shares]
    setup = drawn_setup(table.options, table.source.seed_with(shares))
    return [*late, log.Started(at=now, seat=seat, id=id_, setup=setup)]


def overdue_deal(table: Table, now: int) -> list[log.Entry]:
    """Return what deals the cards if the time for shares has run out."""
    if table.dealing is None or table.dealing > now:
        return []
    return dealt(table, table.host or 0, now)


def first_deal(options: log.Options, source: DealSource, seat: int, now: int, promise: str | None) -> list[log.Entry]:
    """Return what begins a game whose only person has just been seated, perhaps with a promise."""
    if promise is not None and source.takes_shares:
        return [
            log.Promised(at=now, seat=seat, promise=promise),
            log.DealAwaited(at=now, seat=seat, until=now + SHARE_MS),
        ]
    return [log.Started(at=now, seat=seat, setup=drawn_setup(options, source.seed_with({})))]


def drawn_setup(options: log.Options, seed: Seed = ANY_SEED) -> str:
    """Return the setup that a seed draws for a table; RefusedError if its wishes cannot be fulfilled."""
    try:
        game = describe(options.game).rules
        return game.write_setup(game.draw_setup(options.players, seed, options.wonders))
    except UsageError as error:
        raise RefusedError("bad-message", str(error)) from None
    except MirabiliaError as error:
        raise RefusedError("wrong-setup", str(error)) from None

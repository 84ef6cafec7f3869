"""What is kept to be told again is what would be told if it were worked out afresh."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from mirabilia.core.registry import describe, games
from mirabilia.server.tables import log, sights
from mirabilia.server.tables.fragments import Fragments
from mirabilia.server.tables.live_table import LiveTable
from mirabilia.server.tables.sights import Eyes, Sights
from mirabilia.server.tables.table import Table
from mirabilia.server.tables.tokens import hash_token
from mirabilia.server.wire import protocol as wire
from tests.kit import depth
from tests.kit.server.tables import choice, send, started, token

GAMES = [(name, players) for name in games() for players in describe(name).rules.players]
AFRESH = 1 if depth.EVERYTHING else 6
"""After one choice in this many, everything is forgotten."""
AGAIN = 5
"""One choice in this many is made twice, and one is taken back, so that choices are changed too."""


@pytest.mark.parametrize(("game", "players"), depth.tables(GAMES))
def test_all_that_is_kept_is_what_would_be_told_afresh(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every view, decision, outlook and consequence of a whole game, byte by byte, and beside it another game."""
    played(game, players, seed=players + 1)
    told = played(game, players, seed=players)
    afresh = played(game, players, seed=players, forget=lambda: forget(monkeypatch))
    assert len(told) == len(afresh) > players
    for kept, new in zip(told, afresh, strict=True):
        assert new in (kept, {})


def played(game: str, players: int, seed: int, forget: Callable[[], None] | None = None) -> list[dict[Eyes, bytes]]:
    """Play a game, and return what everyone was told after each choice; if all is to be forgotten, only after some."""
    table, chance = started(game, people=players, players=players, seed=seed), Random(seed)
    everybody: set[Eyes] = {None, "together", *range(players)}
    seen, told = Sights(table), []  # type: Sights, list[dict[Eyes, bytes]]
    while table.waiting:
        city, after = chance.choice(table.waiting), table.version
        command = next_command(table, city, chance)
        changes = send(table, table.decider(command.city), command)
        for change in changes:
            seen.look_anew(change)
        if forget:
            told.append({})
            if chance.randrange(AFRESH) == 0:
                forget()
                told[-1] = {eyes: whole(Sights(table), eyes) for eyes in everybody}
            continue
        chance.randrange(AFRESH)
        for eyes, update in seen.updates(after, changes, everybody).items():
            if table.state and update.sight and update.sight.view is not None:
                assert bytes(update.sight.view) == msgspec.json.encode(table.rules.view(table.state, seat_of(eyes)))
        told.append({eyes: whole(seen, eyes) for eyes in everybody})
    return told


def next_command(table: Table, city: int, chance: Random) -> wire.Choose | wire.Withdraw:
    """Choose for a city that is awaited; now and then take back or change what another has chosen."""
    assert table.state
    ready = [other for other in table.rules.view(table.state, None).ready if other < table.options.players]
    if ready and chance.randrange(AGAIN) == 0:
        mine = chance.choice(ready)
        if chance.getrandbits(1):
            return wire.Withdraw(table=table.id, id=f"back-{table.version}", turn=table.turn, city=mine)
        return choice(table, mine, chance.getrandbits(30), f"again-{table.version}")
    return choice(table, city, chance.getrandbits(30), f"choice-{table.version}")


def whole(seen: Sights, eyes: Eyes) -> bytes:
    """Return everything that is sent to a client that opens the table now."""
    return msgspec.json.encode(seen.snapshot(eyes))


def seat_of(eyes: Eyes) -> int | None:
    return eyes if isinstance(eyes, int) else None


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget everything that games and sights have kept, except their facts."""
    monkeypatch.setattr(sights, "_fragments", Fragments())
    for module in [module for name, module in sys.modules.items() if name.startswith("mirabilia.games.")]:
        for kept in vars(module).values():
            if hasattr(kept, "cache_clear") and kept.__wrapped__.__code__.co_argcount:
                kept.cache_clear()


def test_fragments_are_told_apart_even_after_what_they_were_is_gone() -> None:
    fragments = Fragments(most=3)
    for number in range(100):
        assert [bytes(one) for one in fragments.all_of([(number, "a"), (number,)])] == [
            msgspec.json.encode((number, "a")),
            msgspec.json.encode((number,)),
        ]


def test_a_token_that_was_renewed_opens_nothing_from_then_on() -> None:
    table = started(people=2, players=3)
    live, old, new = LiveTable(table, Sights(table)), hash_token(token(1)), hash_token("another-token-for-seat-one")
    assert (live.eyes(old), live.eyes(new)) == (1, None)
    send(table, 0, choice(table, 0, 0))
    assert (live.eyes(old), live.eyes(new)) == (1, None)
    table.apply(log.Renewed(at=5, seat=1, before=old, token=new))
    assert (live.eyes(old), live.eyes(new)) == (None, 1)

"""Games for a server to find in its store, at whatever moment they were left; TOKEN opens seat 0."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec.structs import replace

from mirabilia.server.tables import log
from mirabilia.server.tables.live_tables import now_ms
from mirabilia.server.tables.tokens import hash_token
from mirabilia.server.wire.bodies import Joined
from tests.kit.server.running import Started, started
from tests.kit.server.stored import Games, store_tables

TOKEN = "a" * 43


def place_at(table: str) -> Joined:
    """Return the first seat of a table."""
    return Joined(table=table, seat=0, token=TOKEN)


def _kept(entry: log.Entry) -> log.Entry:
    """Return an entry as if made just now, since bots play on where nobody has come for days; TOKEN opens seat 0."""
    entry = replace(entry, at=now_ms() + entry.at)
    return replace(entry, token=hash_token(TOKEN)) if isinstance(entry, log.Seated) and entry.seat == 0 else entry


@contextmanager
def stocked(path: Path, games: Games) -> Iterator[Started]:
    """Start a server that already has these games, and shows them to spectators at once."""
    store_tables(path, {id_: [_kept(entry) for entry in entries] for id_, entries in games.items()})
    with started("--spectator-delay", "0", database=path) as server:
        yield server

"""Makes the store that a database setting names."""

from __future__ import annotations

from pathlib import Path

from mirabilia.server.store import Store, StoreError
from mirabilia.server.store.memory import MemoryStore


def make_store(database: str) -> Store:
    """Return the store for an address: postgresql://…, :memory:, or the path of an SQLite file. Nothing is opened yet.

    Each kind is imported only when it is needed: PostgreSQL needs an extra.
    """
    if database.startswith(("postgresql://", "postgres://")):
        from mirabilia.server.store.postgres import PostgresStore

        return PostgresStore(database)
    if database == ":memory:":
        return MemoryStore()
    scheme, separator, _ = database.partition("://")
    if separator:  # the rest is not repeated: it may contain a password
        raise StoreError(f"there is no kind of database {scheme}://; write postgresql://... or the path of a file")
    from mirabilia.server.store.sqlite import SqliteStore

    return SqliteStore(Path(database))

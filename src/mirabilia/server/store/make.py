"""Makes the store that a database setting names."""

from __future__ import annotations

from pathlib import Path

from mirabilia.server.crew import Crew
from mirabilia.server.store import Store, StoreError
from mirabilia.server.store.memory import MemoryStore

MEMORY = ":memory:"
"""The address of a store that forgets its tables when the server stops."""
SERVED = ("postgresql://", "postgres://")
"""How the address of a database server begins."""


def is_file(database: str) -> bool:
    """Return whether an address is the path of a file."""
    return database != MEMORY and not database.startswith(SERVED)


def make_store(database: str, crew: Crew | None = None) -> Store:
    """Return the store for an address: postgresql://…, :memory:, or the path of an SQLite file. Nothing is opened yet.

    A process that is one of several in a server says which. Each kind of store is imported only when it is needed:
    PostgreSQL needs an extra, and not every system lets processes share a file.
    """
    if database.startswith(SERVED):
        from mirabilia.server.store.postgres import PostgresStore

        return PostgresStore(database, crew)
    if database == MEMORY:
        return MemoryStore()
    scheme, separator, _ = database.partition("://")
    if separator:  # the rest is not repeated: it may contain a password
        raise StoreError(
            f"there is no kind of database {scheme}://; write postgresql://... or the path of a file"
        ).said("database_kind", scheme=scheme)
    if crew is not None:
        from mirabilia.server.store.shared import SharedSqliteStore

        return SharedSqliteStore(Path(database), crew)
    from mirabilia.server.store.sqlite import SqliteStore

    return SqliteStore(Path(database))

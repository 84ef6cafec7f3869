"""The tables of the database, as numbered steps: a published step is never changed, only followed by another.

The SQL is what SQLite and PostgreSQL both understand; where one type has two names, SQLite's is replaced by
PostgreSQL's when it is sent.
"""

from __future__ import annotations

from mirabilia.server.store import StoreError
from mirabilia.server.store.lane import Link

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
            id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, public BIGINT NOT NULL,
            version BIGINT NOT NULL, changed BIGINT NOT NULL, wake BIGINT, listing BLOB NOT NULL,
            head TEXT NOT NULL, seal TEXT NOT NULL)""",
        "CREATE INDEX tables_listed ON tables (public, phase, changed)",
        "CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL",
        """CREATE TABLE log (
            id TEXT NOT NULL, number BIGINT NOT NULL, entry BLOB NOT NULL, hash TEXT NOT NULL,
            PRIMARY KEY (id, number))""",
        "CREATE TABLE processes (name TEXT NOT NULL PRIMARY KEY, beat BIGINT NOT NULL)",
        "CREATE TABLE owners (id TEXT NOT NULL PRIMARY KEY, process TEXT NOT NULL)",
        "CREATE INDEX owners_process ON owners (process)",
    ),
    (
        "CREATE TABLE shelf (name TEXT NOT NULL PRIMARY KEY, data BLOB NOT NULL, until BIGINT, seal TEXT NOT NULL)",
        "CREATE INDEX shelf_until ON shelf (until) WHERE until IS NOT NULL",
        """CREATE TABLE attendance (
            id TEXT NOT NULL, process TEXT NOT NULL, data BLOB NOT NULL, PRIMARY KEY (id, process))""",
        "CREATE INDEX attendance_process ON attendance (process)",
    ),
    # How far a file has got, and whether it was closed properly; PostgreSQL needs none of it, and leaves it alone.
    (
        "CREATE TABLE anchor (number BIGINT NOT NULL, closed BIGINT NOT NULL)",
        "INSERT INTO anchor (number, closed) VALUES (0, 1)",
    ),
)


def migrate(database: Link, name: str, fresh: bool = True) -> None:
    """Bring a database to the newest schema, in the transaction that is under way.

    StoreError if it is newer than this program, or has none of our schemas and may not be `fresh`.
    """
    if fresh:
        database.change("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
    found = database.ask("SELECT version FROM schema_version")
    if not found and not fresh:
        raise StoreError(f"{name} is not a database of Mirabilia; name another one").said("other_database", name=name)
    version = found[0][0] if found else 0
    newest = len(MIGRATIONS)
    if not isinstance(version, int) or not 0 <= version <= newest:
        raise StoreError(
            f"{name} belongs to a newer Mirabilia (schema {version}, this one knows up to {newest}); update Mirabilia"
        ).said("newer_database", name=name, version=str(version), newest=newest)
    for step in MIGRATIONS[version:]:
        for statement in step:
            database.change(statement)
    if not found:
        database.change("INSERT INTO schema_version (version) VALUES (?)", newest)
    elif version < newest:
        database.change("UPDATE schema_version SET version = ?", newest)

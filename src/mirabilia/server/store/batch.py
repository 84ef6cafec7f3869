"""Choices at many tables in one statement: PostgreSQL then needs only one exchange for all of them.

Each log gets one entry. A statement is a transaction: it is committed, and the other processes are told, before its
answer arrives. Rows are locked in the order of their tables, so that two processes never deadlock.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from mirabilia.server.store import TableRow
from mirabilia.server.store.chain import link, stored_fields
from mirabilia.server.store.erasing import FIELDS

AT_ONCE = 16
"""The most tables in one statement: each number of tables is a statement of its own, which the database plans once."""
TYPES = ("TEXT", "TEXT", "TEXT", "BIGINT", "BIGINT", "BIGINT", "BIGINT", "BLOB", "TEXT", "TEXT", "TEXT", "BLOB")
"""The types of the fields, of the hash that a log ended with before, and of its new entry."""


class Extension(NamedTuple):
    """A log with one more entry."""

    row: TableRow
    last: str
    """The hash that the log ended with before."""
    entry: bytes
    head: str
    """The hash that it ends with now."""

    @property
    def values(self) -> tuple[Any, ...]:
        """The values for the statement."""
        return (*stored_fields(self.row, self.head), self.last, self.entry)


def extension_of(row: TableRow, last: str, entry: bytes) -> Extension:
    """Return the extension of a log that ended with the hash `last` by an entry."""
    return Extension(row, last, entry, link(last, entry))


@cache
def extending(count: int) -> str:
    """Return SQL that extends this many logs, each if it ends as it should, and names those that it extended.

    Its values are those of every log, the channel on which others are told, and the name of this process.
    """
    first = ", ".join(f"CAST(? AS {kind})" for kind in TYPES)
    others = f", ({', '.join('?' * len(TYPES))})" * (count - 1)
    replaced = ", ".join(f"{field} = given.{field}" for field in FIELDS.split(", ")[1:])
    return f"""
        WITH given ({FIELDS}, last, entry) AS (VALUES ({first}){others}),
        locked AS (
            SELECT tables.id FROM tables JOIN given
            ON tables.id = given.id AND tables.version = given.version - 1 AND tables.head = given.last
            ORDER BY tables.id FOR UPDATE OF tables),
        kept AS (
            UPDATE tables SET {replaced} FROM given JOIN locked ON locked.id = given.id
            WHERE tables.id = given.id RETURNING given.id, given.version, given.entry, given.head),
        added AS (INSERT INTO log (id, number, entry, hash) SELECT id, version, entry, head FROM kept)
        SELECT id, pg_notify(?, ? || ' ' || version || ' ' || id) FROM kept"""

"""What makes damage visible: a chain of hashes over a log, and a seal over a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any

from msgspec import json

from mirabilia.server.store import DamagedError, TableRow

SIZE = 16
"""Bytes of a hash: enough to notice every accident. It is no defence against anyone who can write to the store."""


def first(table: str) -> str:
    """Return the hash that comes before all entries of a table; no other table's log can follow it."""
    return blake2b(table.encode(), digest_size=SIZE).hexdigest()


def link(previous: str, entry: bytes) -> str:
    """Return the hash of an entry and all those before it."""
    return blake2b(previous.encode() + entry, digest_size=SIZE).hexdigest()


def links(previous: str, entries: Iterable[bytes]) -> list[str]:
    """Return the hash at each entry."""
    hashes = []
    for entry in entries:
        previous = link(previous, entry)
        hashes.append(previous)
    return hashes


def seal(fields: Sequence[Any]) -> str:
    """Return the checksum of a row as it is stored, with the head of its log."""
    return blake2b(json.encode(fields), digest_size=SIZE).hexdigest()


def stored_fields(row: TableRow, head: str) -> tuple[Any, ...]:
    """Return a row as it is stored, with the head of its log and the seal over both."""
    fields = (row.id, row.game, row.phase, int(row.public), row.version, row.changed, row.wake, row.listing, head)
    return (*fields, seal(fields))


def parse_fields(table: str, stored: Sequence[Any]) -> tuple[TableRow, str]:
    """Return the row and the head of its log; DamagedError unless both are what was written."""
    *fields, written = stored
    if fields[0] != table or seal(fields) != written:
        raise damaged(table, "its row is not as it was written")
    identity, game, phase, public, version, changed, wake, listing, head = fields
    row = TableRow(identity, game, phase, bool(public), version, changed, wake, listing)
    return row, head


def verified(table: str, head: str, version: int, after: int, stored: Sequence[Sequence[Any]]) -> list[bytes]:
    """Return the entries above `after` from (number, entry, hash), which begin at `after` itself if that is not 0.

    DamagedError unless they are all there, each with the hash it should have, and the last one's is the head.
    """
    numbers = [number for number, _, _ in stored]
    if numbers != list(range(max(after, 1), version + 1)):
        raise damaged(table, f"entries {after + 1} to {version} of its log are not all there")
    known = stored[: 1 if after else 0]
    entries = [entry for _, entry, _ in stored[len(known) :]]
    previous = known[0][2] if known else first(table)
    if not all(isinstance(entry, bytes) for entry in entries) or not isinstance(previous, str):
        raise damaged(table, "its log is not as it was written")
    hashes = links(previous, entries)
    wrong = [number for number, _, written in stored[len(known) :] if written != hashes[number - after - 1]]
    if wrong:
        raise damaged(table, f"entry {wrong[0]} of its log is not as it was written")
    if (hashes or [previous])[-1] != head:
        raise damaged(table, f"its log does not end with entry {version} as it was written")
    return entries


def damaged(table: str, what: str) -> DamagedError:
    """Return the error that says what is wrong with a table, and what to do."""
    return DamagedError(f"table {table} is damaged: {what}; restore the database from a copy")

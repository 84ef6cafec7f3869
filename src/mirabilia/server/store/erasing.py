"""How a database forgets: whole tables, and what a log says about a person.

A log that was rewritten has a new chain of hashes from its first entry on, and the row of its table has a new head
and seal, all in one transaction: before it or after it, the log is whole. The rewriting is itself an entry of the log.
"""

from __future__ import annotations

from collections.abc import Sequence

from mirabilia.server.store import ENDED, OvertakenError, Rewriting
from mirabilia.server.store.chain import first, links, parse_fields, stored_fields
from mirabilia.server.store.lane import Link
from mirabilia.server.store.shelf import of_table

FIELDS = "id, game, phase, public, version, changed, wake, listing, head, seal"
OWNED = ("log", "owners", "attendance", "tables")
"""The tables of the database that hold something of a game's table."""


def rewrite(link: Link, changes: Sequence[Rewriting], names: Sequence[str]) -> bool:
    """Replace whole logs and clear names off the shelf; OvertakenError if a log is no longer as long as it was."""
    for change in sorted(changes, key=lambda change: change.row.id):  # so that two processes never deadlock
        _rewrite(link, change)
    link.add("DELETE FROM shelf WHERE name = ?", [(name,) for name in names])
    link.wipe()
    return True


def _rewrite(link: Link, change: Rewriting) -> None:
    row, hashes = change.row, links(first(change.row.id), change.entries)
    found = link.ask(f"SELECT {FIELDS} FROM tables WHERE id = ?", row.id)
    head = parse_fields(row.id, found[0])[1] if found else ""
    fields = [f"{field} = ?" for field in FIELDS.split(", ")]
    sql = f"UPDATE tables SET {', '.join(fields)} WHERE id = ? AND version = ? AND head = ?"
    if not link.change(sql, *stored_fields(row, hashes[-1]), row.id, change.before, head):
        raise OvertakenError(f"table {row.id} has changed meanwhile; try again")
    link.change("DELETE FROM log WHERE id = ?", row.id)
    numbered = enumerate(zip(change.entries, hashes, strict=True), start=1)
    stored = [(row.id, number, entry, hash_) for number, (entry, hash_) in numbered]
    link.add("INSERT INTO log (id, number, entry, hash) VALUES (?, ?, ?, ?)", stored)
    link.tell(row.id, row.version)


def remove(link: Link, table: str) -> bool:
    """Delete a table with everything that belongs to it; False if there is none."""
    found = link.ask("SELECT version FROM tables WHERE id = ?", table)
    _delete(link, [(table,)])
    if found:
        link.tell(table, found[0][0] + 1)
    return bool(found)


def forget(link: Link, before: int, most: int) -> int:
    """Delete old tables with everything that belongs to them."""
    link.lock()
    phases = ", ".join("?" * len(ENDED))
    old = f"public IN (0, 1) AND phase IN ({phases}) AND changed < ?"  # `public` is named for the sake of the index
    ids = link.ask(f"SELECT id FROM tables WHERE {old} ORDER BY changed, id LIMIT ?", *ENDED, before, most)
    _delete(link, ids)
    return len(ids)


def _delete(link: Link, ids: Sequence[tuple[str, ...]]) -> None:
    for owned in OWNED:
        link.add(f"DELETE FROM {owned} WHERE id = ?", ids)
    link.add("DELETE FROM shelf WHERE name = ?", [(of_table(id_),) for (id_,) in ids])
    if ids:
        link.wipe()

"""The shelf of a database: small things under a name, each of which may expire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mirabilia.server.store import DamagedError, StoreError
from mirabilia.server.store.chain import seal

if TYPE_CHECKING:  # so that whoever only wants a name imports no lane
    from mirabilia.server.store.lane import Link

KEEP = """INSERT INTO shelf (name, data, until, seal) VALUES (?, ?, ?, ?)
    ON CONFLICT (name) DO UPDATE SET data = excluded.data, until = excluded.until, seal = excluded.seal"""


def of_table(table: str) -> str:
    """Return the name for something that is kept only as long as a table."""
    return f"end {table}"


def keep(link: Link, name: str, data: bytes, until: int | None, replace: bool) -> bytes | StoreError:
    """Put something there, unless something that has not expired is in the way, and return what is there now."""
    free = "" if replace else f" WHERE shelf.until IS NOT NULL AND shelf.until <= {link.clock}"
    fields = (name, data, until, seal((name, data, until)))
    while not link.change(KEEP + free, *fields):
        found = kept(link, name)
        if found is not None:  # otherwise what was in the way has been taken or has expired since
            return found
    return data


def kept(link: Link, name: str) -> bytes | StoreError | None:
    """Return what is there under a name; the error if it is not what was written."""
    found = _find(link, name)
    return None if found is None else _whole(name, found)


def take(link: Link, name: str) -> bytes | StoreError | None:
    """Return what is there under a name and forget it; None if another process was quicker."""
    found = _find(link, name)
    if found is None or not link.change("DELETE FROM shelf WHERE name = ? AND seal = ?", name, found[-1]):
        return None
    return _whole(name, found)


def clear(link: Link) -> None:
    """Forget what has expired."""
    link.change(f"DELETE FROM shelf WHERE until IS NOT NULL AND until <= {link.clock}")


def _find(link: Link, name: str) -> tuple[Any, ...] | None:
    """Return what is stored under a name and has not expired."""
    sql = f"SELECT data, until, seal FROM shelf WHERE name = ? AND (until IS NULL OR until > {link.clock})"
    found = link.ask(sql, name)
    return found[0] if found else None


def _whole(name: str, stored: tuple[Any, ...]) -> bytes | StoreError:
    """Return what was kept; the error if it is not what was written."""
    data, until, written = stored
    if not isinstance(data, bytes) or seal((name, data, until)) != written:
        return DamagedError(f"what is kept as {name} is damaged; restore the database from a copy")
    return data

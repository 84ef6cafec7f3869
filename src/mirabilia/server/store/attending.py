"""What processes report in a database about who has their tables open."""

from __future__ import annotations

from mirabilia.server.store.lane import Link

SAY = """INSERT INTO attendance (id, process, data) VALUES (?, ?, ?)
    ON CONFLICT (id, process) DO UPDATE SET data = excluded.data"""


def attend(link: Link, process: str, table: str, data: bytes) -> None:
    """Write what a process reports about a table, or clear it if that is empty, and tell the others."""
    if data:
        link.change(SAY, table, process, data)
    else:
        link.change("DELETE FROM attendance WHERE id = ? AND process = ?", table, process)
    for (version,) in link.ask("SELECT version FROM tables WHERE id = ?", table):
        link.tell(table, version)


def attendance(link: Link, table: str, silence: int) -> dict[str, bytes]:
    """Return what each process that was heard from within `silence` milliseconds reports about a table."""
    sql = f"""SELECT attendance.process, attendance.data FROM attendance
        JOIN processes ON processes.name = attendance.process
        WHERE attendance.id = ? AND processes.beat >= {link.clock} - ?"""
    return dict(link.ask(sql, table, silence))


def forget(link: Link, process: str) -> list[tuple[str, int]]:
    """Forget what a process reported, tell the others, and return the tables concerned, with their versions."""
    sql = "SELECT id, version FROM tables WHERE id IN (SELECT id FROM attendance WHERE process = ?)"
    tables = [(table, version) for table, version in link.ask(sql, process)]
    link.change("DELETE FROM attendance WHERE process = ?", process)
    for table, version in tables:
        link.tell(table, version)
    return tables


def forget_the_dead(link: Link) -> list[tuple[str, int]]:
    """Forget what dead processes reported, as `forget` does."""
    sql = """SELECT DISTINCT attendance.process FROM attendance
        LEFT JOIN processes ON processes.name = attendance.process WHERE processes.name IS NULL"""
    return [news for (process,) in link.ask(sql) for news in forget(link, process)]

"""Ledgers: files that keep what a long run has found so far, so that it can be stopped and resumed.

The first line says what the work is, and every further line is one finished piece of it, each a JSON object. A line
counts only if it is complete: what a killed run left half written is dropped.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Generic, TypeVar

import msgspec
from msgspec import Struct

from mirabilia.core.errors import RecordError, UsageError
from mirabilia.files import check_writable, read_file

MAKERS = ("format", "version", "sources")
"""What a header says about the code that wrote it: no command can restore that."""

Header = TypeVar("Header", bound=Struct)
Entry = TypeVar("Entry", bound=Struct)


def read_ledger(path: Path, header: type[Header], entry: type[Entry]) -> tuple[Header, list[Entry]]:
    """Read a ledger; RecordError names the line that is wrong."""
    data = read_file(path)
    first, *rest = _whole_lines(data) or [data]
    return _parse(path, 1, first, header), [_parse(path, number, line, entry) for number, line in enumerate(rest, 2)]


class Ledger(Generic[Entry]):
    """A ledger that is being written."""

    def __init__(self, file: IO[bytes] | None, entries: list[Entry], path: Path | None = None) -> None:
        self.entries = entries
        """The entries that were there already, then those that were added."""
        self.path = path
        self._file = file

    def add(self, entry: Entry) -> None:
        """Keep a finished piece of work."""
        self.entries.append(entry)
        if self._file:
            with _writing(self.path):
                self._file.write(msgspec.json.encode(entry) + b"\n")
                self._file.flush()


@contextmanager
def open_ledger(path: Path | None, header: Header, entry: type[Entry]) -> Iterator[Ledger[Entry]]:
    """Open a ledger to continue it, or begin one; without a path it is kept in memory only.

    UsageError if it was begun for other work, or if another run is writing it.
    """
    if path is None:
        yield Ledger(None, [])
        return
    check_writable(path)
    with _writing(path):
        file = path.open("ab")
    with file:
        with _writing(path):
            _lock(path, file)
            entries = _entries(path, header, entry)
            whole = sum(len(line) + 1 for line in _whole_lines(path.read_bytes()))
            file.truncate(whole)
            if not whole:
                file.write(msgspec.json.encode(header) + b"\n")
                file.flush()
        yield Ledger(file, entries, path)


@contextmanager
def _writing(path: Path | None) -> Iterator[None]:
    """Report in one line why a file cannot be written."""
    try:
        yield
    except OSError as error:
        raise UsageError(f"cannot write {path}: {error.strerror}").said(
            "unwritable", file=str(path), reason=str(error.strerror)
        ) from None


def _entries(path: Path, header: Struct, entry: type[Entry]) -> list[Entry]:
    """Return what a ledger holds, or nothing if it does not exist yet; UsageError if it belongs to other work."""
    data = path.read_bytes()
    if not _whole_lines(data):
        if not msgspec.json.encode(header).startswith(data):
            raise UsageError(f"{path} holds something else; give another file").said("other_file", file=str(path))
        return []
    found, entries = read_ledger(path, type(header), entry)
    if found != header:
        ours, theirs = msgspec.structs.asdict(header), msgspec.structs.asdict(found)
        name = next(name for name in ours if ours[name] != theirs[name])
        raise _begun_otherwise(path, name, _said(theirs[name]), _said(ours[name]))
    return entries


def _begun_otherwise(path: Path, name: str, theirs: str, ours: str) -> UsageError:
    """Return the error for a file that was begun with something else."""
    told = f"{path} was begun with {name} {theirs}, not {ours}"
    if name in MAKERS:
        return UsageError(f"{told}; rules or bots have changed since, so give another file").said(
            "begun_by_others", file=str(path), name=name, theirs=theirs, ours=ours
        )
    return UsageError(f"{told}; repeat that command or give another file").said(
        "begun_otherwise", file=str(path), name=name, theirs=theirs, ours=ours
    )


def _said(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else repr(value)


def _whole_lines(data: bytes) -> list[bytes]:
    """Return the lines that are complete."""
    return data.split(b"\n")[:-1]


def _parse(path: Path, number: int, line: bytes, kind: type[Entry]) -> Entry:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"{path}: line {number}: {error}").said(
            "ledger_line", file=str(path), number=number, reason=str(error)
        ) from None


def _lock(path: Path, file: IO[bytes]) -> None:
    """Refuse a file that another run is writing; it is free again as soon as that run has ended."""
    try:
        import fcntl
    except ImportError:  # Windows has no lock as simple as this
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise UsageError(f"{path} is being written by another run").said("being_written", file=str(path)) from None

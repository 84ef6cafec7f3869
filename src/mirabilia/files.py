"""Files that are either complete or absent."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Literal

from mirabilia.core.errors import UsageError


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """Open a file for writing that gets its name only when it is complete.

    What was there before stays until then, and is left alone if anything goes wrong.
    """
    check_writable(path)
    target = path.resolve()
    if target.exists() and not target.is_file():  # a device or a pipe is written to, never replaced
        with target.open("wb") as file:
            yield file
        return
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with draft.open("wb") as file:
            yield file
        draft.replace(target)
    except OSError as error:
        raise _failed("write", path, error) from None
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def check_writable(path: Path) -> None:
    """Refuse a path that no file can be written to, before starting the work whose result goes there."""
    if path.is_dir():
        raise UsageError(f"cannot write {path}: it is a folder").said("folder", file=str(path))
    if not path.resolve().parent.is_dir():
        raise UsageError(f"cannot write {path}: its folder does not exist").said("no_folder", file=str(path))


def read_file(path: Path) -> bytes:
    """Return what is in a file; UsageError says why it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise _failed("read", path, error) from None


def _failed(verb: Literal["read", "write"], path: Path, error: OSError) -> UsageError:
    """Return what to say when the system refuses a file."""
    reason = error.strerror or str(error)
    if verb == "read":
        return UsageError(f"cannot read {path}: {reason}").said("unreadable", file=str(path), reason=reason)
    return UsageError(f"cannot write {path}: {reason}").said("unwritable", file=str(path), reason=reason)

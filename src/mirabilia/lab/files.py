"""Files that are either complete or not there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from mirabilia.core.errors import UsageError


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """Open a file for writing that takes its name only when everything is in it.

    What was there before stays until then, and for good if anything goes wrong.
    """
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with draft.open("wb") as file:
            yield file
        draft.replace(path)
    except OSError as error:
        raise UsageError(f"cannot write {path}: {error.strerror}") from None
    finally:
        draft.unlink(missing_ok=True)


def read_file(path: Path) -> bytes:
    """Return what is in a file; UsageError says why it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror}") from None

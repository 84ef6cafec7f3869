"""Code on the compiled backend, in processes of their own: this one plays with the Python engine."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from mirabilia.core.kernel import _cache_home
from tests.house.tree import ROOT

FOR_TESTS = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT")
"""Set for all tests: an index that runs off a table would read whatever lies behind it, and compiling takes long."""


@contextmanager
def compiling() -> Iterator[None]:
    """Let one process at a time compile: what several tests need is then compiled once, by the first of them."""
    home = _cache_home()
    home.mkdir(parents=True, exist_ok=True)
    with (home / "tests.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compiled(code: str, *, as_shipped: bool = False) -> list[str]:
    """Run code on the numba backend and return the lines it prints; warnings are errors there too.

    What is compiled is checked for bounds and optimised little, unless it is wanted as people get it.
    """
    left_out = FOR_TESTS if as_shipped else ()
    settings = {name: value for name, value in os.environ.items() if name not in left_out}
    with compiling():
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", code],
            env=settings | {"MIRABILIA_BACKEND": "numba"},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()

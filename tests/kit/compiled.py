"""Code on the compiled backend, in separate processes: this one plays with the Python engine."""

from __future__ import annotations

import atexit
import fcntl
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from mirabilia.core.kernel import _cache_home
from tests.house.tree import ROOT

FOR_TESTS = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT")
"""Set for all tests: an index that runs off a table would read whatever is behind it, and compiling takes long."""


@contextmanager
def compiling() -> Iterator[None]:
    """Let one process at a time compile: what several tests need is then compiled once, by the first of them."""
    home = _cache_home()
    home.mkdir(parents=True, exist_ok=True)
    with (home / "tests.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


ASSISTANT = """
import contextlib, io, json, sys, traceback
for line in sys.stdin:
    told, failed = io.StringIO(), ""
    try:
        with contextlib.redirect_stdout(told):
            exec(compile(json.loads(line), "code of a test", "exec"), {"__name__": "a test"})
    except Exception:
        failed = traceback.format_exc()
    print(json.dumps([told.getvalue(), failed]), flush=True)
"""
"""Runs one piece of code after another, and says what each has printed or why it failed."""


def compiled(code: str, *, as_shipped: bool = False) -> list[str]:
    """Run code on the numba backend and return the lines it prints; warnings are errors there too.

    Compiled code has bounds checks and no optimisation, unless it is wanted as people get it.
    """
    assistant = _assistant(as_shipped)
    assert assistant.stdin
    assert assistant.stdout
    with compiling():
        assistant.stdin.write(f"{json.dumps(code)}\n")
        assistant.stdin.flush()
        told, failed = json.loads(assistant.stdout.readline())
    assert not failed, failed
    return str(told).splitlines()


@cache
def _assistant(as_shipped: bool) -> subprocess.Popen[str]:
    """Start a process that loads the compiler, and what it compiled, once for all tests of this process."""
    left_out = FOR_TESTS if as_shipped else ()
    settings = {name: value for name, value in os.environ.items() if name not in left_out}
    started = subprocess.Popen(
        [sys.executable, "-W", "error", "-c", ASSISTANT],
        env=settings | {"MIRABILIA_BACKEND": "numba"},
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    atexit.register(_dismiss, started)
    return started


def _dismiss(assistant: subprocess.Popen[str]) -> None:
    """Let an assistant end, since nothing more will be asked."""
    with assistant:
        pass

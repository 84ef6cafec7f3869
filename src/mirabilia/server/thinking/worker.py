"""A process in which bots think: `python -m mirabilia.server.thinking.worker`; with `--gently` it gives way.

It is a program like any other, and serves all our bots; it also gives advice. It knows what a question says and
nothing else. It is ready when all its code is loaded and, on the compiled backend, compiled.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from shutil import rmtree

from mirabilia.core.errors import UsageError
from mirabilia.core.registry import games
from mirabilia.programs.speak import Besides, speak
from mirabilia.server.thinking.advising import Advise, advise, rehearse_advice

GENTLY = "--gently"
"""The flag of a worker that compiles while people play: all other processes come first."""
NICER = 10
"""By how much such a worker raises its nice value."""


def prepare() -> None:
    """Load the code of all bots of all games; UsageError if compiled code could not be kept for the next process."""
    if os.environ.get("MIRABILIA_BACKEND") != "numba":
        from mirabilia.bots.warmup import load

        for game in games():
            load(game)
        return
    wanted = os.environ.get("MIRABILIA_CACHE")
    import_module("mirabilia.core.kernel")
    found = os.environ.get("MIRABILIA_CACHE")
    if found != wanted:  # the kernel could not write there, and created a folder for this process alone
        rmtree(str(found), ignore_errors=True)
        raise UsageError("compiled code cannot be kept; set MIRABILIA_CACHE to a writable folder")
    from mirabilia.bots.warmup import rehearse, warm_up

    for game in games():
        warm_up(game)
        rehearse(game)
        rehearse_advice(game)


def main() -> None:
    """Serve until the input ends."""
    if GENTLY in sys.argv and hasattr(os, "nice"):
        os.nice(NICER)
    sys.exit(speak(None, prepare, Besides(Advise, advise)))


if __name__ == "__main__":
    main()

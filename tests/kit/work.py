"""Work for tests of the lab, in a module that worker processes can import too."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mirabilia.bots import roster
from mirabilia.bots.bot import AnyBot
from mirabilia.bots.roster import Entrant
from mirabilia.core.errors import FactError
from mirabilia.core.kernel import BACKEND
from mirabilia.core.registry import describe
from mirabilia.lab.play import Played, play

PATIENCE = 300
"""Seconds in which everything that should happen has happened, even on the busiest machine."""


def square(number: int) -> int:
    return number * number


def late_square(note: Path, number: int) -> int:
    """Return a square, that of 0 after that of 5."""
    if number == 0:
        wait_until(note.exists)
    if number == 5:
        note.touch()
    return number * number


def backend_and_process(_: object) -> tuple[str, int]:
    return BACKEND, os.getpid()


def blocked_signals(_: object) -> set[int]:
    return {int(number) for number in signal.pthread_sigmask(signal.SIG_BLOCK, [])}


def fail_at_three(number: int) -> int:
    if number == 3:
        raise FactError("cards.toml", "altar", "no such card")
    return number


def die_at_three(number: int) -> int:
    if number == 3:
        os._exit(9)
    return number


def sleep_long(number: int) -> int:
    time.sleep(600 if number else 0)
    return os.getpid()


def hang_in_worker(note: Path, number: int) -> int:
    """Return a number, except for 1: it notes its process and asks a bot that hangs."""
    if number == 1:
        note.write_text(str(os.getpid()))
        roster.make_bot = lambda *_: spinning  # this process is one of a test's workers
        play_at("architects", [Entrant("apprentice")] * 2, patience=0.5)
    return number


def spinning(*_: object) -> Any:
    while True:
        pass


def play_at(game: str, entrants: list[Entrant], seed: int = 5, patience: float | None = None) -> Played:
    """Play a game of a seed."""
    rules = describe(game).rules
    setup = rules.draw_setup(len(entrants), seed)
    return play(rules, setup, seed, entrants, patience)


def faulty(fault: AnyBot, level: str) -> Callable[[str, Entrant], AnyBot]:
    """Return a `make_bot` that has something else in place of one level."""
    make = roster.make_bot
    return lambda game, entrant: fault if entrant.level == level else make(game, entrant)


def is_working(process: int) -> bool:
    """Return whether a process is running and not merely waiting to be reaped."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until(seen: Callable[[], bool]) -> None:
    """Wait for something to become true; only what never does reaches the deadline."""
    deadline = time.monotonic() + PATIENCE
    while not seen():
        assert time.monotonic() < deadline, f"it did not happen within {PATIENCE} seconds"
        time.sleep(0.02)

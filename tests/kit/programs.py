"""Programs for tests: those that go wrong, the examples, and our own bots; and whether they are still running."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from tests.house.tree import ROOT
from tests.kit.work import is_working, wait_until

FAULTY = ROOT / "tests/kit/faulty_program.py"
NODE = Path(sys.executable).with_name("node")
EXAMPLES = {
    "cheapest": (sys.executable, str(ROOT / "examples/cheapest.py")),
    "collector": (str(NODE), str(ROOT / "examples/collector.mjs")),
}
STYLES = {
    style: (sys.executable, str(ROOT / "examples/styles.py"), style)
    for style in ("science", "military", "points", "blocker", "adaptive")
}
"""Opponents with a plan of their own, for tests of strength."""


def ours(bot: str) -> tuple[str, ...]:
    """Return the command that serves one of our bots."""
    return (sys.executable, "-c", "from mirabilia.cli.main import main; main()", "bot", bot, "--stdio")


def faulty(fault: str, note: Path | None = None) -> tuple[str, ...]:
    """Return the command of a program with a fault."""
    return (sys.executable, "-I", str(FAULTY), fault, *([str(note)] if note else []))


def given(name: str, command: tuple[str, ...]) -> str:
    """Write a program as --program takes it."""
    return f"{name}={shlex.join(command)}"


def noted(note: Path) -> list[int]:
    """Return the processes that have noted themselves."""
    return [int(line) for line in note.read_text().split()] if note.exists() else []


def held_by(leash: int) -> list[int]:
    """Return the process at the end of a leash, if it has been started."""
    try:
        return [int(child) for child in Path(f"/proc/{leash}/task/{leash}/children").read_text().split()]
    except OSError:
        return []


def all_gone(note: Path) -> bool:
    """Wait until none of the processes that noted themselves is left; there must have been some."""
    processes = noted(note)
    wait_until(lambda: not any(map(is_working, processes)))
    return bool(processes)

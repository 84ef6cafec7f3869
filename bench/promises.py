"""`./go bench promises`: a figure for each promise of the server, P1 to P17, from one run of the tests that keep them.

It takes some minutes; with --slow it goes deeper and takes far longer. It fails if a test does, or if a promise has no
figure. Figures are shown as they come; when time is up, those found so far are printed, and where it stopped.
"""

from __future__ import annotations

import argparse
import re
import signal
import subprocess
import sys
from collections.abc import Iterable, Sequence
from math import inf
from pathlib import Path
from threading import TIMEOUT_MAX, Timer
from time import monotonic

ROOT = Path(__file__).parents[1]
PROMISES: dict[int, tuple[str, tuple[str, ...]]] = {
    1: ("an acknowledged choice is never lost", ("promises/test_p01_kills.py",)),
    2: ("a damaged store never yields a wrong or older state", ("store/test_damage.py",)),
    3: ("a restart is quick", ("promises/test_p03_restart.py",)),
    4: ("exactly once, in any order", ("promises/test_p04_exactly_once.py",)),
    5: ("whoever comes back sees what they should", ("promises/test_p05_reconnect.py",)),
    6: ("any interleaving equals the sequential rule", ("promises/test_p06_interleavings.py",)),
    7: ("no hidden bit leaks", ("promises/test_p07_secrecy.py",)),
    8: ("seats cannot be hijacked", ("network/test_security.py",)),
    9: ("cross-site requests fail", ("network/test_security.py",)),
    10: ("malformed input is harmless", ("promises/test_p10_fuzz.py",)),
    11: (
        "slow or greedy clients hurt nobody",
        ("promises/test_p11_greedy.py", "network/test_socket.py", "thinking/test_workers.py"),
    ),
    12: ("many people at once", ("promises/test_p12_capacity.py",)),
    13: ("nobody's game is lost", ("promises/test_p13_absent.py", "promises/test_p13_schedules.py")),
    14: ("deals are verifiable and cannot be foreseen", ("tables/test_proof.py", "promises/test_p14_shares.py")),
    15: ("the same log is the same game for ever", ("promises/test_determinism.py",)),
    16: ("bots are contained", ("thinking/test_programs.py", "thinking/test_workers.py")),
    17: ("an upgrade loses nothing", ("promises/test_p17_upgrade.py", "store/test_aged.py")),
}
"""What is promised, and the tests in tests/server that print its figures."""
FIGURE = re.compile(r"P(\d+): \S.*")
BEGUN = re.compile(r"tests/\S+\.py::\S+")
MINUTES = 30.0
"""How many minutes it may take by default: five times what a quiet machine with two cores needs."""
LAST_SECONDS = 10.0
"""How long the tests have to clean up when time is up."""


def main(arguments: Sequence[str]) -> int:
    """Run the tests and print the figures of each promise, as far as they are known when time is up."""
    parser = argparse.ArgumentParser(prog="./go bench promises", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--slow", action="store_true", help="with the long tests, which go deeper")
    parser.add_argument("--minutes", type=float, help=f"how long it may take ({MINUTES:.0f}; with --slow any time)")
    asked = parser.parse_args(arguments)
    began = monotonic()
    code, lines = run(asked.slow, asked.minutes or (inf if asked.slow else MINUTES))
    figures = figures_in(lines)
    for number, (promise, _) in PROMISES.items():
        print(f"P{number} {promise}")
        print(*(f"    {line}" for line in figures.get(number, ["no figure"])), sep="\n")
    for line in failures_in(lines):
        print(line)
    if code is None:
        begun = [found[0] for line in lines if (found := BEGUN.match(line))]
        print(f"not finished in time; it was at {begun[-1] if begun else 'its beginning'}")
    print(f"{lines[-1] if lines else 'no tests'}; {monotonic() - began:.0f} s in all")
    return 0 if code == 0 and figures.keys() >= PROMISES.keys() else 1


def run(slow: bool, minutes: float) -> tuple[int | None, list[str]]:
    """Run the tests in their own environment, and return their exit code, None if they took too long, and output.

    Each figure is printed to standard error as it comes.
    """
    files = sorted({f"tests/server/{file}" for _, several in PROMISES.values() for file in several})
    python = ROOT / ".venv" / "bin" / "python"
    chosen = ["-m", "slow or not slow"] if slow else []
    command = [str(python if python.exists() else sys.executable), "-m", "pytest", "-v", "-s", *chosen, *files]
    lines: list[str] = []
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, errors="replace") as tests:
        late = Timer(min(60 * minutes, TIMEOUT_MAX), tests.send_signal, (signal.SIGINT,))  # so that they clean up
        killer = Timer(min(60 * minutes + LAST_SECONDS, TIMEOUT_MAX), tests.kill)
        late.start()
        killer.start()
        try:
            assert tests.stdout
            for line in tests.stdout:
                lines.append(line.rstrip())
                if found := FIGURE.search(line):
                    print(found[0], file=sys.stderr, flush=True)
            code = tests.wait()
        finally:
            is_late = not late.is_alive()
            late.cancel()
            killer.cancel()
    return None if is_late else code, [line for line in lines if line]


def failures_in(lines: Iterable[str]) -> list[str]:
    """Return the lines in which pytest names the tests that failed, at its end."""
    return [line for line in lines if re.match(r"(FAILED|ERROR) tests/", line)]


def figures_in(lines: Iterable[str]) -> dict[int, list[str]]:
    """Return the figures that tests have printed, by promise, each once; the name of a test may precede one."""
    figures: dict[int, list[str]] = {}
    for line in lines:
        if found := FIGURE.search(line):
            figures.setdefault(int(found[1]), [])
            if found[0] not in figures[int(found[1])]:
                figures[int(found[1])].append(found[0])
    return figures

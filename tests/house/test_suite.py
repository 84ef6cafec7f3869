"""The suite itself: what it needs of the machine it runs on, and what it says in the end."""

import signal
import subprocess
import sys

from tests.house.tree import ROOT


def ignore_interrupts() -> None:
    """Do as a shell does with what it starts in the background."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def test_interrupts_are_heard_where_a_shell_runs_the_tests_in_the_background() -> None:
    script = "import signal, tests.conftest; print(signal.getsignal(signal.SIGINT) == signal.default_int_handler)"
    heard = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        preexec_fn=ignore_interrupts,
        capture_output=True,
        text=True,
        check=True,
    )
    assert heard.stdout == "True\n"

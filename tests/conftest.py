"""What holds for all tests: hypothesis judges results, not the clock, and gives the same verdict twice.

Output is compared with English words, whatever the person at this computer speaks. Interrupts are heard, even where
a shell started the tests in the background: there SIGINT would be ignored, by us and by all that a test starts.
Compiled code has bounds checks, in all processes, so that the tests compile each kernel once; it is not optimised,
since compiling it takes longer than running it here. Long tests have some of it as people get it.
"""

import gc
import os
import signal
from collections.abc import Callable

import pytest
from hypothesis import settings

from tests.kit import depth

settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
os.environ["MIRABILIA_LANGUAGE"] = "en"
os.environ["NUMBA_BOUNDSCHECK"], os.environ["NUMBA_OPT"] = "1", "0"
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    """Go through all cases where slow tests are asked for."""
    depth.EVERYTHING = config.getoption("markexpr") != "not slow"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what compiles: the first of several processes gets all of it, and no other has to wait for it."""
    items.sort(key=lambda item: item.get_closest_marker("compiles") is None)


def pytest_collection_finish() -> None:
    """Leave the collected tests out of garbage collection: there are many, and they stay to the end."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def found(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """Return what notes in one line what a test has found; the lines of all tests are shown together at the end."""
    return lambda line: record_property("found", line)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was found, in the process that the others report to."""
    reports = [report for kind in ("passed", "failed", "skipped") for report in terminalreporter.getreports(kind)]
    lines = [line for report in reports for name, line in report.user_properties if name == "found"]
    if lines:
        terminalreporter.section("what was found")
        for line in sorted(set(map(str, lines))):
            terminalreporter.write_line(line)

"""The suite itself, and the history: what runs where, what is said at the end, how commits are named."""

import re
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tests import conftest
from tests.house.tree import ROOT, files
from tests.kit import depth

SKIPPED = {
    *("tests/core/test_chance.py", "tests/games/seven/test_trade.py"),
    *("tests/browser/test_firefox.py", "tests/server/network/test_proxies.py", "tests/server/test_examples.py"),
}
"""Hold tests that only one of the two backends can pass; `./go test` runs them on that one.

Those for Firefox, proxies and systemd are skipped where there is none, which is said at the end, among the findings.
"""


def ignore_interrupts() -> None:
    """Do what a shell does with programs it starts in the background."""
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


def test_no_test_is_marked_so_that_it_runs_nowhere() -> None:
    markers = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["pytest"]["ini_options"]["markers"]
    names = [marker.split(":")[0] for marker in markers]
    assert names == ["slow", "compiles"], "`./go test --slow` asks for the slow ones; what compiles merely comes first"
    skips = re.compile(r"mark\.skip|pytest\.skip|importorskip")
    ours = Path(__file__)
    found = {path for path in files(".py", under="tests") if path != ours and skips.search(path.read_text())}
    assert {str(path.relative_to(ROOT)) for path in found} == SKIPPED


def test_what_compiles_is_marked_and_comes_first() -> None:
    uses = re.compile(r"^from tests\.kit\.compiled import .*\bcompil(ed|ing)\b", re.MULTILINE)
    users = {path for path in files(".py", under="tests") if uses.search(path.read_text())}
    assert users
    assert [path for path in users if not re.search(r"mark\.(compiles|slow)\b", path.read_text())] == []
    marks = {"quick": None, "compiled": pytest.mark.compiles, "another": None}
    items = [SimpleNamespace(name=name, get_closest_marker={"compiles": mark}.get) for name, mark in marks.items()]
    conftest.pytest_collection_modifyitems(cast(list[pytest.Item], items))
    assert [item.name for item in items] == ["compiled", "quick", "another"]


@pytest.mark.parametrize(("marks", "tried"), [("not slow", 50), ("slow or not slow", 400), ("slow", 400)])
def test_all_examples_are_tried_where_slow_tests_are_asked_for(
    marks: str, tried: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(depth, "EVERYTHING", depth.EVERYTHING)  # which is put back at the end
    conftest.pytest_configure(cast(pytest.Config, SimpleNamespace(getoption={"markexpr": marks}.get)))
    assert depth.examples(400).max_examples == tried


ONE_TEST = """
def test_something(found):
    found("strength: enough")
"""


def test_what_was_found_is_said_in_the_end_also_by_workers(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(ONE_TEST)
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider", "--numprocesses=1"]
    done = subprocess.run([*command, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=True)
    assert re.search(r"= what was found =+\nstrength: enough\n", done.stdout), done.stdout


LAST_LONG = "aa7ca4e"
"""The last commit whose subject was too long, before this was a check; a shallow clone may lack it."""
LONGEST_SUBJECT = 71


def test_subjects_of_commits_are_short_as_far_as_the_history_is_here() -> None:
    git = ["git", "-C", str(ROOT)]
    is_known = subprocess.run([*git, "cat-file", "-e", f"{LAST_LONG}^{{commit}}"], capture_output=True).returncode == 0
    history = [f"{LAST_LONG}..HEAD"] if is_known else ["HEAD"]
    log = subprocess.run([*git, "log", "--format=%s", *history], capture_output=True, text=True)
    assert log.returncode == 0 or not (ROOT / ".git").exists(), log.stderr  # an unpacked archive has no history
    assert [subject for subject in log.stdout.splitlines() if len(subject) > LONGEST_SUBJECT] == []

"""Spreading work: the same results wherever it is done, and no worker left behind."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path

import pytest

from mirabilia.core.errors import BotError, UsageError
from mirabilia.core.kernel import BACKEND
from mirabilia.lab.spread import Local, hire, ordered, spread
from tests.kit import work


@pytest.fixture(autouse=True)
def nobody_left() -> Iterator[None]:
    """Demand after every test that no worker is left."""
    yield
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_every_item_gives_its_result_whatever_the_jobs(jobs: int) -> None:
    assert dict(spread(work.square, range(20), Local(jobs))) == {number: number**2 for number in range(20)}


def test_no_items_give_no_results() -> None:
    assert list(spread(work.square, [], Local(2))) == []


def test_results_come_as_they_are_finished_and_can_be_put_in_order(tmp_path: Path) -> None:
    found = list(spread(partial(work.late_square, tmp_path / "note"), range(8), Local(3)))
    assert found != sorted(found)
    assert list(ordered(found)) == [number**2 for number in range(8)]


def test_workers_use_the_backend_of_their_parent_in_processes_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIRABILIA_BACKEND", "nonsense")  # too late for this process, and not meant for others
    found = {result for _, result in spread(work.backend_and_process, range(20), Local(2))}
    assert {backend for backend, _ in found} == {BACKEND}
    assert len({process for _, process in found} - {os.getpid()}) == 2
    assert os.environ["MIRABILIA_BACKEND"] == "nonsense"


INTERRUPTED_AT_START = """
import os, signal, sys
if "--multiprocessing-fork" in sys.orig_argv:
    os.kill(os.getpid(), signal.SIGINT)
"""


def test_a_worker_that_is_interrupted_while_it_starts_works_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "sitecustomize.py").write_text(INTERRUPTED_AT_START)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    blocked = [signals for _, signals in spread(work.blocked_signals, range(4), Local(2))]
    assert blocked == [set()] * 4
    assert work.blocked_signals(None) == set()
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_work_raises_is_raised_here_with_its_words(jobs: int) -> None:
    with pytest.raises(Exception, match=r"cards.toml: altar: no such card"):
        list(spread(work.fail_at_three, range(50), Local(jobs)))


def test_a_worker_that_dies_is_told_in_one_line_and_results_before_it_are_kept() -> None:
    kept: list[int] = []
    with pytest.raises(UsageError, match="a worker process ended unexpectedly"):
        kept.extend(number for number, _ in spread(work.die_at_three, range(50), Local(2)))
    assert {0, 1} & set(kept)
    assert 3 not in kept


def test_who_stops_listening_leaves_no_worker_behind() -> None:
    ((_, process),) = islice(spread(work.sleep_long, range(2), Local(2)), 1)
    assert not Path(f"/proc/{process}").exists()


def test_a_bot_that_hangs_in_a_worker_is_named_and_the_worker_ended(tmp_path: Path) -> None:
    note = tmp_path / "process"
    with pytest.raises(BotError, match=r"apprentice \(seat 0\) gave no answer within"):
        list(spread(partial(work.hang_in_worker, note), range(40), Local(2)))
    assert not work.is_working(int(note.read_text()))


def test_no_jobs_cannot_work() -> None:
    with pytest.raises(UsageError, match="0 jobs cannot work"):
        list(spread(work.square, range(3), Local(0)))


def test_those_who_are_hired_stay_for_one_piece_of_work_after_another() -> None:
    with hire(Local(2)) as workers:
        first, again = ({process for _, (_, process) in workers(work.backend_and_process, range(20))} for _ in "12")
        assert first == again
        assert len(first - {os.getpid()}) == 2
        assert dict(workers(work.square, range(9))) == {number: number**2 for number in range(9)}


def test_after_a_failure_new_work_is_done_by_others() -> None:
    with hire(Local(2)) as workers:
        ((_, first),) = islice(workers(work.sleep_long, range(2)), 1)
        assert not Path(f"/proc/{first}").exists()
        with pytest.raises(Exception, match=r"no such card"):
            list(workers(work.fail_at_three, range(50)))
        assert dict(workers(work.square, range(9))) == {number: number**2 for number in range(9)}

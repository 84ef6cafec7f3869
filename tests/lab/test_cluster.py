"""Work on a Ray cluster: a real one, of three nodes, one of which is lost halfway."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mirabilia.core.errors import BotError, UsageError
from mirabilia.lab.ledger import Ledger
from mirabilia.lab.match import make_match, play_match
from mirabilia.lab.spread import Cluster, Local, spread
from mirabilia.lab.tune import make_head, tune
from mirabilia.programs.given import parse_programs
from tests.kit import work
from tests.kit.programs import all_gone, faulty, given, noted

MIRABILIA = Path(sys.executable).with_name("mirabilia")
PLAN = (
    *("match", "architects", "--players", "3", "--hero", "builder", "--others", "apprentice", "--deals", "24"),
    *("--backend", "python"),
)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Provide a cluster of a head and two more nodes, with one core each; callers must set the backend."""
    from ray.cluster_utils import Cluster as Nodes

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MIRABILIA_BACKEND", "untold")
        nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        for _ in range(2):
            nodes.add_node(num_cpus=1)
    try:
        yield nodes
    finally:
        nodes.shutdown()


def test_a_lost_node_costs_no_result_and_no_word(cluster: Any, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    plan = (*PLAN, "--save", str(file), "--json", str(tmp_path / "cluster.json"), "--ray", cluster.address)
    command = subprocess.Popen([MIRABILIA, *plan], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    work.wait_until(lambda: command.poll() is not None or (file.exists() and file.read_bytes().count(b"\n") > 3))
    assert command.poll() is None
    cluster.remove_node(next(iter(cluster.worker_nodes)))
    assert command.poll() is None
    out, errors = command.communicate(timeout=work.PATIENCE)
    assert (command.returncode, errors) == (0, "")
    local = [str(MIRABILIA), *PLAN, "--json", str(tmp_path / "local.json")]
    assert subprocess.run(local, capture_output=True, text=True, check=True).stdout == out
    found, expected = (json.loads((tmp_path / f"{name}.json").read_text()) for name in ("cluster", "local"))
    assert found == expected


def test_a_bot_that_hangs_is_named_and_does_not_stay_on_the_cluster(cluster: Any, tmp_path: Path) -> None:
    note = tmp_path / "process"
    with pytest.raises(BotError, match=r"apprentice \(seat 0\) gave no answer within"):
        list(spread(partial(work.hang_in_worker, note), range(40), Cluster(cluster.address)))
    work.wait_until(lambda: not work.is_working(int(note.read_text())))


def test_a_tuning_on_a_cluster_is_the_tuning_at_home(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MIRABILIA_GAMES", "tests.kit.hill")
    head = make_head("hill", 3, population=6, deals=5, seed=0, sigma=1.0, start=None, against=None)
    there = tune(head, 2, Cluster(cluster.address), tmp_path / "there")
    assert there == tune(head, 2, Local(1), tmp_path / "home")


def test_a_program_on_a_cluster_is_started_once_for_each_process_and_not_for_each_game(
    cluster: Any, tmp_path: Path
) -> None:
    note = tmp_path / "processes"
    match = make_match("architects", 2, "program:it", "builder", given=parse_programs([given("it", faulty("", note))]))
    there = play_match(match, 8, Ledger(None, []), Cluster(cluster.address))
    assert len(noted(note)) <= 4, "16 games on a few cores"
    assert all_gone(note)
    assert there == play_match(match, 8, Ledger(None, []), Local(1))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:x", "nowhere"])
def test_an_address_without_a_cluster_is_refused_in_one_line(address: str) -> None:
    with pytest.raises(UsageError, match=rf"^there is no Ray cluster at {address}: .+$"):
        list(spread(work.square, range(3), Cluster(address)))

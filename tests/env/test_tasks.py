"""Tasks judge everyone by the same games, and learners cannot have seen them."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from mirabilia.core.errors import UsageError
from mirabilia.env import VectorEnv
from mirabilia.env.tasks import SEED, TASKS, at_random, like_bot, main
from tests.house.tree import ROOT
from tests.kit.gift import any_network

PAGE = (ROOT / "docs/reference/benchmarks.md").read_text("utf-8")


@pytest.mark.parametrize("name", TASKS)
def test_a_task_is_judged_the_same_every_time(name: str) -> None:
    task = TASKS[name]
    first = task.judge(at_random, games=3)
    assert first == task.judge(at_random, games=3)
    assert (first.games, 0 <= first.share <= 1) == (3, True)
    env = task.env(games=2)
    assert (env.game, env.players) == (task.game, task.players)
    with pytest.raises(UsageError, match="are for judging"):
        task.env(seed=SEED)


def test_a_task_can_be_learnt_and_judged_with_either_version_of_observations() -> None:
    task, widths = TASKS["architects-2"], []

    def act(env: VectorEnv) -> NDArray[np.int64]:
        widths.append(env.moment.observations.shape[1])
        return env.sample()

    first, second = (task.judge(act, games=2, version=version) for version in (None, 2))
    assert first == second, "the same games"
    learnt = [task.env(games=2, version=version).moment.observations.shape[1] for version in (1, 2)]
    assert sorted(set(widths)) == sorted(learnt)
    assert learnt[0] != learnt[1]


def test_who_wins_and_by_how_much_is_counted_from_the_seat_that_acted() -> None:
    found = TASKS["architects-2"].judge(like_bot("architects", "strategist"), games=8)
    assert 0.1 < found.share < 0.9, "a Strategist against another"
    assert abs(found.margin) < 15
    assert found.doubt > 0


def test_bots_and_policies_are_asked_by_their_views(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from tests.programs.test_policy import arrays

    file, network = tmp_path / "policy.npz", tmp_path / "network.npz"
    np.savez(file, **arrays("architects", 2))  # type: ignore[arg-type]  # the stubs take its last parameter for one of these
    network.write_bytes(any_network("architects"))
    for who in ("builder", str(file), str(network)):
        env = TASKS["architects-2"].env(games=2)
        for _ in range(3):
            env.step(like_bot("architects", who)(env))
    wrong = {
        "wizard": "there is no bot 'wizard'",
        str(tmp_path / "none.npz"): "none.npz: No such file",
        str(tmp_path / "none.pt"): "none.pt: No such file",
        str(file): "policy.npz plays architects, not seven",
    }
    for who, reason in wrong.items():
        assert main(["seven-3", who]) == 2
        assert reason in capsys.readouterr().err
    assert main(["chess"]) == 2


@pytest.mark.parametrize("name", TASKS)
def test_the_page_has_every_task_with_its_protocol_and_baselines(name: str) -> None:
    task = TASKS[name]
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{name}` |"))
    assert f"{task.players} players" in row
    assert f"{task.decisions:,}" in row
    assert str(SEED) in PAGE.replace(",", "")
    learnt = ("oracle.npz",) if (task.game, task.players) == ("seven", 3) else ()
    for who in ("random", "builder", *learnt):
        assert re.search(rf"^\| `{name}` \| {who}\S* \| \d+\.\d % ± ", PAGE, re.MULTILINE), who

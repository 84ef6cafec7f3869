"""`mirabilia simulate`: figures, files, and the same games whoever plays them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from mirabilia.cli.main import run
from mirabilia.core.registry import describe
from mirabilia.core.tally import WIN
from tests.kit.compiled import compiling

MIRABILIA = Path(sys.executable).with_name("mirabilia")


def simulate(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([MIRABILIA, "simulate", *arguments], capture_output=True, text=True, check=False)


@pytest.fixture(autouse=True)
def same_backend(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIRABILIA_BACKEND", "python")  # so that it is put back


def simulate_here(*arguments: str) -> int:
    """Simulate in this process, which is enough where no other process plays."""
    return run(["simulate", *arguments, "--jobs", "1", "--backend", "python"])


def test_the_backend_is_that_of_the_environment_unless_an_option_says_otherwise(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = ("simulate", "seven", "--games", "2", "--jobs", "1")
    for told, given, used in (
        ("python", (), "python"),
        ("numba", ("--backend", "python"), "python"),
        ("", (), "numba"),
    ):
        monkeypatch.setenv("MIRABILIA_BACKEND", told)
        assert run([*few, *given]) == 0
        assert os.environ["MIRABILIA_BACKEND"] == used, "as it is chosen before the engine is imported"
    monkeypatch.setenv("MIRABILIA_BACKEND", "fortran")
    assert run([*few]) == 2
    assert "MIRABILIA_BACKEND" in capsys.readouterr().err


def figures(path: Path, *arguments: str) -> dict[str, object]:
    done = simulate(*arguments, "--json", str(path))
    assert done.returncode == 0, done.stderr
    return figures_in(path)


def figures_in(path: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads(path.read_text())
    return {name: found[name] for name in ("games", "mean_points", "boards")}


@pytest.mark.compiles
def test_the_same_seed_gives_the_same_games_whatever_the_jobs_and_the_backend(tmp_path: Path) -> None:
    plan = ("seven", "--players", "3", "--games", "60", "--seed", "7")  # more than one batch
    assert simulate_here(*plan, "--json", str(tmp_path / "1.json")) == 0
    alone = figures_in(tmp_path / "1.json")
    together = figures(tmp_path / "2.json", *plan, "--jobs", "2", "--backend", "python")
    with compiling():
        compiled = figures(tmp_path / "3.json", *plan, "--backend", "numba")
    assert alone == together == compiled


def test_it_prints_speed_scores_and_victories() -> None:
    done = simulate("seven", "--players", "2", "--games", "20", "--backend", "python")
    assert done.returncode == 0
    assert "20 games of seven with 2 players" in done.stdout
    assert "games/s" in done.stdout
    for word in ("military", "treasury", "wonder", "civilian", "science", "commerce", "guilds", "total"):
        assert word in done.stdout
    assert "rhodos-A" in done.stdout


def test_transcripts_are_the_same_whatever_the_jobs(tmp_path: Path) -> None:
    plan = ("seven", "--players", "4", "--games", "25", "--backend", "python")  # more than one batch
    assert simulate_here(*plan, "--transcript", str(tmp_path / "1")) == 0
    assert simulate(*plan, "--jobs", "2", "--transcript", str(tmp_path / "2")).returncode == 0
    first = (tmp_path / "1").read_bytes()
    assert first == (tmp_path / "2").read_bytes()
    assert len([json.loads(line) for line in first.splitlines()]) == 25


REFUSED = [
    (("seven", "--players", "8"), "seven is for 2 to 7 players, not 8"),
    (("seven", "--players", "1"), "seven is for 2 to 7 players, not 1"),
    (("chess",), "there is no game 'chess'"),
    (("seven", "--games", "0"), "0 games cannot be played"),
    (("seven", "--seed", "-1"), "the seed -1"),
    (("seven", "--jobs", "0"), "0 jobs cannot work"),
    (("seven", "--games", "many"), "it has to be a whole number"),
    (("seven", "--json", "no/such/folder/x.json"), "cannot write no/such/folder/x.json"),
    (("seven", "--transcript", "no/such/folder/x.jsonl"), "cannot write no/such/folder/x.jsonl"),
    ((), "Missing argument 'GAME'"),
]


@pytest.mark.parametrize(("arguments", "reason"), REFUSED)
def test_a_wrong_call_is_refused_in_one_line(
    arguments: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    few = () if "--games" in arguments else ("--games", "2")
    assert run(["simulate", *arguments, *few, "--backend", "python"]) == 2
    said = capsys.readouterr()
    assert reason in said.err
    assert len(said.err.strip().splitlines()) == 1
    assert said.out == ""


def test_a_transcript_that_cannot_be_finished_leaves_what_was_there(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("before")
    file.chmod(0o644)
    assert simulate_here("seven", "--games", "2", "--json", str(file), "--transcript", str(tmp_path)) == 2
    assert file.read_text() == "before"
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_every_game_has_one_victory_shared_or_not(game: str, tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    plan = (game, "--players", "5", "--games", "60", "--seed", "3")
    assert simulate_here(*plan, "--json", str(file)) == 0
    boards = json.loads(file.read_text())["boards"]
    assert sum(board["played"] for board in boards.values()) == 5 * 60
    assert sum(board["won"] for board in boards.values()) == pytest.approx(60)


@pytest.mark.parametrize(("game", "players", "number"), [("seven", 3, 1416), ("architects", 5, 10)])
def test_a_shared_victory_counts_in_shares(game: str, players: int, number: int) -> None:
    tally = describe(game).play_batch(players, 3, number, 1)
    shares = [won for _, won in tally.boards.values() if won]
    assert shares == [WIN // 2, WIN // 2]


def test_the_first_run_says_that_it_compiles_and_the_next_does_not(tmp_path: Path) -> None:
    compiled = {"MIRABILIA_BACKEND": "numba", "MIRABILIA_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    said = []
    for _ in range(2):
        command = [str(MIRABILIA), "simulate", "architects", "--games", "2"]
        done = subprocess.run(command, env=os.environ | compiled, capture_output=True, text=True, check=True)
        said.append("Compiling the engine" in done.stderr)
    assert said == [True, False]

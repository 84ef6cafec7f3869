"""`mirabilia dataset`: a file of decisions, and refusals in one line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from mirabilia.cli.main import run
from mirabilia.lab.dataset.file import load_dataset

MIRABILIA = Path(sys.executable).with_name("mirabilia")


def test_it_writes_the_file_whatever_the_jobs_and_says_what_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MIRABILIA_BACKEND", "python")  # so that it is put back
    plan = ("architects", "--players", "2", "--bots", "builder,apprentice", "--games", "5", "--backend", "python")
    assert run(["dataset", *plan, "--jobs", "1", "--out", str(tmp_path / "1")]) == 0
    command = [str(MIRABILIA), "dataset", *plan, "--jobs", "2", "--out", str(tmp_path / "2")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()
    table = load_dataset(tmp_path / "2")
    assert f"{len(table):,} decisions of 5 games" in " ".join(done.stdout.split())
    assert table["number"].unique().to_pylist() == [0, 1, 2, 3, 4]
    assert table.schema.metadata[b"mirabilia.command"].decode() == (
        "mirabilia dataset architects --players 2 --bots builder,apprentice --games 5 --seed 0"
    )


def test_it_writes_the_version_of_the_observations_that_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MIRABILIA_BACKEND", "python")  # so that it is put back
    lengths = set()
    for players in ("2", "3"):
        plan = ("seven", "--players", players, "--bots", "apprentice", "--games", "1", "--observations", "2")
        file = tmp_path / players
        assert run(["dataset", *plan, "--jobs", "1", "--backend", "python", "--out", str(file)]) == 0
        table = load_dataset(file)
        lengths |= {len(row) for row in table["observation"].to_pylist()}
        assert table.schema.metadata[b"mirabilia.observations"] == b"2"
        assert table.schema.metadata[b"mirabilia.command"].endswith(b" --observations 2")
    assert len(lengths) == 1, "version 2 is as long for any number of players"


REFUSED = [
    (("chess", "--out", "x"), "there is no game 'chess'"),
    (("seven",), "Missing option '--out'"),
    (("seven", "--players", "1", "--out", "x"), "seven is for 2 to 7 players, not 1"),
    (("seven", "--bots", "hero", "--out", "x"), "there is no bot 'hero'"),
    (("seven", "--bots", "builder", "--games", "0", "--out", "x"), "0 games cannot be played"),
    (("seven", "--observations", "9", "--out", "x"), "there is no version 9 of seven; there are seven_v1, seven_v2"),
    (("seven", "--bots", "builder", "--games", "2", "--jobs", "0", "--out", "x"), "0 jobs cannot work"),
    (("seven", "--bots", "builder", "--out", "no/such/folder/x"), "cannot write no/such/folder/x"),
]


@pytest.mark.parametrize(("arguments", "reason"), REFUSED)
def test_a_wrong_call_is_refused_in_one_line_and_writes_nothing(
    arguments: tuple[str, ...],
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MIRABILIA_BACKEND", "python")  # so that it is put back
    assert run(["dataset", *arguments, "--backend", "python"]) == 2
    said = capsys.readouterr()
    assert reason in said.err
    assert len(said.err.strip().splitlines()) == 1
    assert list(tmp_path.iterdir()) == []

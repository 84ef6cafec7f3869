"""`mirabilia tune`: weights into a file, resumable, refusals in one line."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from mirabilia.cli.main import run
from tests.kit.hill.bots.weights import NAMES


@pytest.fixture(autouse=True)
def hill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIRABILIA_GAMES", "tests.kit.hill")
    monkeypatch.setenv("MIRABILIA_BACKEND", "python")  # which the command sets; this puts it back


def tune(*arguments: str) -> int:
    small = ("--population", "6", "--deals", "5", "--jobs", "1", "--backend", "python")
    return run(["tune", "hill", *small, *arguments])


def test_it_writes_weights_with_their_command_and_what_they_are_worth(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, plot = tmp_path / "weights.toml", tmp_path / "plot.svg"
    assert tune("--generations", "6", "--out", str(out), "--plot", str(plot)) == 0
    section = tomllib.loads(out.read_text())["players"]["2"]
    assert tuple(section["weights"]) == NAMES
    assert section["command"] == (
        "mirabilia tune hill --players 2 --generations 6 --population 6 --deals 5 --seed 0 --out weights.toml"
    )
    assert section["games"] == 5 * 10 * 2
    assert plot.read_text().startswith("<?xml")
    said = capsys.readouterr()
    assert f"{section['win_share']:.1%} of 100 games" in said.out
    assert f"95 %: {section['low']:.1%} to {section['high']:.1%}" in said.out
    assert "generation 6 of 6: best" in said.err


def test_the_same_command_goes_on_and_ends_alike(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    part, whole = tmp_path / "part.toml", tmp_path / "whole.toml"
    assert tune("--generations", "2", "--out", str(part)) == 0
    assert tune("--generations", "4", "--out", str(part)) == 0
    said = capsys.readouterr().err
    assert tune("--generations", "4", "--out", str(whole)) == 0
    assert part.read_text() == whole.read_text().replace("whole", "part")
    assert [said.count(f"generation {number} of") for number in (1, 2, 3, 4)] == [1, 2, 1, 1]


def test_each_number_of_players_has_its_section_and_its_state(tmp_path: Path) -> None:
    out = tmp_path / "weights.toml"
    for players in ("4", "2"):
        assert tune("--generations", "1", "--players", players, "--out", str(out)) == 0
    assert list(tomllib.loads(out.read_text())["players"]) == ["2", "4"]
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "weights.toml",
        "weights.toml.2.state",
        "weights.toml.4.state",
    ]


def test_it_starts_from_the_weights_of_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("old.toml").write_text("[players.2.weights]\nboldness = 900\nthrift = 800\nwhim = 700\n")
    assert tune("--generations", "1", "--start", "old.toml", "--against", "old.toml", "--out", "new.toml") == 0
    section = tomllib.loads(Path("new.toml").read_text())["players"]["2"]
    assert section["weights"]["boldness"] > 800
    assert section["command"].endswith("--start old.toml --against old.toml --out new.toml")


REFUSED = [
    (("--players", "8", "--out", "x"), "is for 2 to 7 players, not 8"),
    ((), "Missing option '--out'"),
    (("--out", "no/such/x.toml"), "cannot write no/such/x.toml"),
    (("--out", "x", "--plot", "y.doc"), "cannot draw y.doc"),
    (("--out", "x", "--start", "none.toml"), "cannot read none.toml"),
    (("--out", "x", "--jobs", "0"), "0 jobs cannot work"),
    (("--out", "x", "--generations", "0"), "0 generations tune nothing"),
    (("--out", "strange.toml"), "strange.toml: the file: is not TOML"),
]


@pytest.mark.parametrize(("arguments", "reason"), REFUSED)
def test_a_wrong_call_is_refused_in_one_line(
    arguments: tuple[str, ...],
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("strange.toml").write_text("nonsense")
    assert tune("--generations", "1", *arguments) == 2
    said = capsys.readouterr().err
    assert reason in said
    assert len(said.strip().splitlines()) == 1


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tune", "chess", "--backend", "python", "--out", "x"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err

"""`mirabilia ladder`: a table, a picture, and refusals in one line."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from mirabilia.bots import roster
from mirabilia.bots.roster import Level
from mirabilia.cli.main import run
from mirabilia.core.kernel import BACKEND
from mirabilia.lab.ladder import Ladder, PlayedDeal
from mirabilia.lab.ledger import read_ledger
from tests.kit.work import faulty

PLAN = (
    *("ladder", "architects", "--players", "2", "--bots", "apprentice,builder", "--deals", "3", "--jobs", "1"),
    *("--backend", "python"),
)


@pytest.fixture(autouse=True)
def _same_backend_after(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put back what a command says about the backend, for the tests that come after."""
    monkeypatch.setenv("MIRABILIA_BACKEND", BACKEND)


def test_it_prints_the_command_and_everybodys_rating(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*PLAN]) == 0
    out = capsys.readouterr().out
    assert "mirabilia ladder architects --players 2 --bots apprentice,builder --deals 3 --seed 0" in out
    assert "6 games: 3 deals at 1 table, from every seat" in out
    for words in ("rating", "sigma", "points", "1 = fair"):
        assert words in out
    assert out.index("\nbuilder") < out.index("\napprentice")


def test_without_names_all_levels_play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    few = {level.name: level for level in (Level("apprentice"), Level("builder"), Level("mcts", yardstick=True))}
    monkeypatch.setattr("mirabilia.cli.ladder.levels_of", lambda _: few)
    assert run(["ladder", "architects", "--players", "2", "--deals", "1", "--jobs", "1", "--backend", "python"]) == 0
    assert "--bots apprentice,builder" in capsys.readouterr().out


def test_it_goes_on_from_its_file_to_the_same_figures(tmp_path: Path) -> None:
    file, figures = tmp_path / "ladder.jsonl", [tmp_path / "1.json", tmp_path / "2.json"]
    assert run([*PLAN, "--deals", "1", "--save", str(file)]) == 0
    assert run([*PLAN, "--save", str(file), "--json", str(figures[0])]) == 0
    assert run([*PLAN, "--json", str(figures[1])]) == 0
    first, second = (json.loads(path.read_text()) for path in figures)
    assert first == second
    assert first["games"] == 6


@pytest.mark.parametrize(("suffix", "begins"), [(".svg", b"<?xml"), (".png", b"\x89PNG")])
def test_it_draws_the_same_picture_again(suffix: str, begins: bytes, tmp_path: Path) -> None:
    files = [tmp_path / f"{number}{suffix}" for number in range(2)]
    for file in files:
        assert run([*PLAN, "--deals", "1", "--plot", str(file)]) == 0
    first, second = (file.read_bytes() for file in files)
    assert first == second
    assert first.startswith(begins)


@pytest.mark.parametrize(
    ("module", "arguments", "reason"),
    [
        ("matplotlib", ("--plot", "x.svg"), "install mirabilia[lab]"),
        ("openskill.models", (), "install mirabilia[lab]"),
        ("ray", ("--ray", "auto"), "install mirabilia[cluster]"),
    ],
)
def test_a_missing_extra_is_named(
    module: str,
    arguments: tuple[str, ...],
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    plan = [word for word in PLAN if word not in ("--jobs", "1")]
    assert run([*plan, *arguments]) == 2
    errors = capsys.readouterr().err
    assert reason in errors
    assert len(errors.splitlines()) == 1


def silent(*_: object) -> Any:
    return None


def test_a_bot_that_breaks_down_is_named_and_finished_deals_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ladder.jsonl"
    assert run([*PLAN, "--deals", "1", "--save", str(file)]) == 0
    monkeypatch.setattr(roster, "make_bot", faulty(silent, "builder"))
    assert run([*PLAN, "--save", str(file)]) == 2
    errors = capsys.readouterr().err
    assert "builder (seat " in errors
    assert f"finished deals are kept in {file}: 1" in errors
    assert len(read_ledger(file, Ladder, PlayedDeal)[1]) == 1


REFUSED = [
    (("--bots", "builder"), "at least two bots"),
    (("--bots", "builder,nobody"), "there is no bot 'nobody'"),
    (("--deals", "0"), "0 deals make 0 games"),
    (("--players", "9"), "architects is for 2 to 7 players, not 9"),
    (("--plot", "x.gif"), "cannot draw x.gif: its name must end in one of .svg, .png"),
    (("--plot", "no/such/folder/x.svg"), "cannot write no/such/folder/x.svg"),
    (("--json", "no/such/folder/x.json"), "cannot write no/such/folder/x.json"),
]


@pytest.mark.parametrize(("arguments", "reason"), REFUSED)
def test_a_wrong_call_is_refused_in_one_line(
    arguments: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*PLAN, *arguments]) == 2
    out, errors = capsys.readouterr()
    assert out == ""
    assert reason in errors
    assert len(errors.splitlines()) == 1

"""`mirabilia review`: in the terminal, as a page, for programs; bad input gets one clear sentence."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import mirabilia
from mirabilia.cli.main import run
from mirabilia.insight.model import Review
from tests.kit.insight import played

LITTLE = ("--effort", "0.001", "--backend", "python", "--seat", "1")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    mirabilia.save_record(played("architects", 2, 4), path)
    return path


def test_it_shows_the_curve_and_writes_a_page_and_a_file(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, data = tmp_path / "review.html", tmp_path / "review.json"
    assert run(["review", str(record), *LITTLE, "--html", str(page), "--json", str(data)]) == 0
    shown = capsys.readouterr().out
    assert "Chance of winning at the start of each turn" in shown
    made = msgspec.json.decode(data.read_bytes(), type=Review)
    assert {decision.seat for decision in made.decisions} == {1}
    html = page.read_text()
    assert html.count("<polyline") == made.players
    assert html.count("<caption>") == 2
    assert not re.search(r"<script|https?://|src=|url\(", html), "everything is inside"
    assert "var(--seat-1)" in html


def test_it_goes_to_standard_output_alone_if_asked_for(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["review", str(record), *LITTLE, "--json", "-"]) == 0
    told = capsys.readouterr()
    assert {decision.seat for decision in msgspec.json.decode(told.out, type=Review).decisions} == {1}
    assert "Chance of winning at the start of each turn" in told.err
    assert not Path("-").exists()


def test_a_page_speaks_the_language_of_its_reader(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MIRABILIA_LANGUAGE", "cs")
    page = tmp_path / "review.html"
    assert run(["review", str(record), *LITTLE, "--html", str(page)]) == 0
    assert '<html lang="cs">' in page.read_text()
    assert "Šance na výhru" in page.read_text()


def test_a_game_that_is_not_over_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "begun.json"
    mirabilia.save_record(mirabilia.new_game("seven", seed=1).record(), path)
    assert run(["review", str(path), *LITTLE]) == 2
    said = capsys.readouterr().err
    assert "begun.json: the game is not over; it can be reviewed when it is" in said
    assert said.count("\n") == 1


def test_a_file_that_is_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "nonsense.json"
    path.write_text("{}")
    assert run(["review", str(path), *LITTLE]) == 2
    assert "not a record" in capsys.readouterr().err

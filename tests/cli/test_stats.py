"""`mirabilia stats`: tables, a page and figures, from games played now or before."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from mirabilia.bots.roster import parse_entrant, sources_of_bots
from mirabilia.cli.main import run
from mirabilia.core.record import write_record
from mirabilia.core.registry import describe
from mirabilia.insight.statistics.shipped import read_statistics

MIRABILIA = Path(sys.executable).with_name("mirabilia")


@pytest.fixture(autouse=True)
def wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("MIRABILIA_BACKEND", "python")  # so that it is put back


def stats(*arguments: str) -> int:
    return run(["stats", *arguments, "--backend", "python"])


def test_it_prints_every_table_and_writes_the_same_figures_whatever_the_jobs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = ("seven", "--players", "3", "--bots", "builder", "--games", "6", "--seed", "5")
    files = [("--json", str(tmp_path / jobs), "--html", str(tmp_path / f"{jobs}.html")) for jobs in ("1", "2")]
    assert stats(*plan, "--jobs", "1", *files[0]) == 0
    several = [str(MIRABILIA), "stats", *plan, "--jobs", "2", *files[1], "--backend", "python"]
    texts = [capsys.readouterr().out, subprocess.run(several, capture_output=True, text=True, check=True).stdout]
    assert texts[0] == texts[1]
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()
    assert (tmp_path / "1.html").read_bytes() == (tmp_path / "2.html").read_bytes()
    assert texts[0].startswith("mirabilia stats seven --players 3 --bots builder --games 6 --seed 5\n")
    for title in ("Scores at a glance", "Score by category", "What cities do", "Victories by board", "Age III"):
        assert title in texts[0]
    found = json.loads((tmp_path / "1").read_text())
    assert found["figures"]["games"] == 6
    assert found["people"]["mean"] == 53.8
    assert sum(board["games"] for board in found["figures"]["boards"]) == 18
    assert "<!DOCTYPE html>" in (tmp_path / "1.html").read_text()


def test_records_are_looked_at_as_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = [describe("architects").play_recorded(4, 1, number) for number in range(3)]
    for number, record in enumerate(records):
        (tmp_path / f"{number}.json").write_bytes(write_record(record))
    files = [str(tmp_path / f"{number}.json") for number in range(3)]
    assert stats("architects", "--records", *files, "--jobs", "1", "--json", str(tmp_path / "figures")) == 0
    shown = capsys.readouterr().out
    assert "3 recorded games of architects, 4 players." in shown
    assert "Progress tokens" in shown
    points = json.loads((tmp_path / "figures").read_text())["figures"]["scores"][-1]["mean"]["value"]
    tally = describe("architects").play_batch(4, 1, 0, 3)
    assert points == pytest.approx(tally.points["total"] / 12)


def test_a_file_keeps_the_figures_of_each_number_of_players(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept.jsonl"
    plan = ("architects", "--bots", "builder", "--jobs", "1", "--into", str(file))
    for players, games in ((3, 2), (2, 2), (3, 4)):
        assert stats(*plan, "--players", str(players), "--games", str(games)) == 0
    lines = read_statistics(file)
    assert {players: line.figures.games for players, line in lines.items()} == {2: 2, 3: 4}
    command = f"mirabilia stats architects --players 3 --bots builder --games 4 --seed 0 --into {file}"
    assert (lines[3].command, lines[3].bots) == (command, "builder")
    assert lines[3].sources == sources_of_bots("architects", map(parse_entrant, lines[3].bots.split(",")))
    before = file.read_bytes()
    capsys.readouterr()
    assert stats("seven", "--bots", "builder", "--games", "2", "--into", str(file)) == 2
    assert capsys.readouterr().err == f"mirabilia: error: {file} has statistics of architects; give another file\n"
    assert file.read_bytes() == before


REFUSED = [
    (("chess",), "there is no game 'chess'"),
    (("seven", "--players", "8"), "seven is for 2 to 7 players, not 8"),
    (("seven", "--bots", "hero"), "there is no bot 'hero'"),
    (("seven", "--bots", "builder,builder"), "2 bots are named for 3 seats"),
    (("seven", "--bots", "builder", "--games", "0"), "0 games cannot be played"),
    (("seven", "--bots", "builder", "--seed", "-1"), "the seed -1"),
    (("seven", "--bots", "builder", "--games", "2", "--jobs", "0"), "0 jobs cannot work"),
    (("seven", "--jobs", "1", "--ray", "auto"), "give only one of them"),
    (("seven", "--bots", "builder", "--wishes", "atlantis"), "there is no wonder 'atlantis'"),
    (("seven", "--html", "no/such/folder/x.html"), "cannot write no/such/folder/x.html"),
    (("seven", "--json", "no/such/folder/x.json"), "cannot write no/such/folder/x.json"),
    (("seven", "--into", "no/such/folder/x.jsonl"), "cannot write no/such/folder/x.jsonl"),
    (("seven", "--into", "README.md"), "README.md is not a file of statistics"),
    (("seven", "--records", "x", "--into", "y"), "leave out --into"),
    (("seven", "--records", "no-such-file"), "cannot read no-such-file"),
    (("seven", "--records", "x", "--bots", "builder"), "leave out --bots"),
    (("seven", "games.jsonl"), "what is games.jsonl? Files with records go after --records"),
    (("seven", "--games", "many"), "it has to be a whole number"),
    ((), "Missing argument 'GAME'"),
]


@pytest.mark.parametrize(("arguments", "reason"), REFUSED)
def test_a_wrong_call_is_refused_in_one_line(
    arguments: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert stats(*arguments) == 2
    said = capsys.readouterr()
    assert reason in said.err
    assert len(said.err.strip().splitlines()) == 1
    assert said.out == ""


def test_records_of_different_tables_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "both.jsonl"
    records = [write_record(describe("seven").play_recorded(players, 0, 0)) for players in (3, 4)]
    file.write_bytes(b"\n".join(b" ".join(record.split()) for record in records))
    assert stats("seven", "--records", str(file), "--jobs", "1") == 2
    assert "games of 3, 4 players are there" in capsys.readouterr().err

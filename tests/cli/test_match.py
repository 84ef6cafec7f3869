"""`mirabilia match`: figures, a run that was killed, and refusals in one line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mirabilia.bots import roster
from mirabilia.cli.lab.figures import failed
from mirabilia.cli.main import run, words_of
from mirabilia.core.errors import BotError
from mirabilia.core.kernel import BACKEND
from mirabilia.lab.match import read_match
from tests.kit.work import PATIENCE, faulty, is_working, wait_until

MIRABILIA = Path(sys.executable).with_name("mirabilia")
PLAN = ("match", "architects", "--players", "2", "--hero", "builder", "--others", "apprentice", "--backend", "python")


@pytest.fixture(autouse=True)
def _same_backend_after(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put back what a command says about the backend, for the tests that come after."""
    monkeypatch.setenv("MIRABILIA_BACKEND", BACKEND)


def figures(path: Path, *arguments: str) -> dict[str, Any]:
    assert run([*PLAN, *arguments, "--json", str(path)]) == 0
    found: dict[str, Any] = json.loads(path.read_text())
    return found


def test_it_prints_the_command_the_interval_and_the_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*PLAN, "--deals", "6", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "mirabilia match architects --players 2 --hero builder --others apprentice --deals 6 --seed 0" in out
    assert "12 games: 6 deals, each from every seat." in out
    for words in ("victories of the hero", "50.0%", "by seat", "by board", "civilian", "total", "1 = fair"):
        assert words in out
    assert "faster machine" not in out
    assert out.count("too few deals") == 5


def test_figures_go_to_standard_output_alone_if_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*PLAN, "--deals", "2", "--jobs", "1", "--json", "-"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["summary"]["deals"] == 2
    assert "victories of the hero" in told.err


def test_enough_deals_have_an_interval(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    share = figures(tmp_path / "figures.json", "--deals", "20", "--jobs", "1")["summary"]["share"]
    assert share["low"] < share["value"] <= share["high"]
    out = capsys.readouterr().out
    assert "too few deals" not in out
    assert f"{share['low']:.1%} to {share['high']:.1%}" in out


def test_bots_that_think_by_the_clock_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*PLAN, "--deals", "1", "--jobs", "1", "--hero", "mcts@0.001s"]) == 0
    assert "a faster machine may give different results" in capsys.readouterr().out


def test_the_command_in_the_figures_gives_the_same_figures(tmp_path: Path) -> None:
    first = figures(tmp_path / "1.json", "--deals", "4", "--seed", "3", "--wishes", "giza ?", "--jobs", "1")
    again = [*first["command"].replace("'", "").split()[1:]]
    assert first["command"].endswith("--deals 4 --seed 3 --wishes 'giza ?'")
    again[-2:] = ["giza ?"]
    assert run([*again, "--backend", "python", "--jobs", "2", "--json", str(tmp_path / "2.json")]) == 0
    assert json.loads((tmp_path / "2.json").read_text()) == first


def children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def test_a_killed_run_leaves_nobody_behind_and_goes_on_to_the_same_figures(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    saved = ("--save", str(file))
    command = subprocess.Popen([MIRABILIA, *PLAN, "--deals", "5000", *saved, "--jobs", "2"], stdout=subprocess.DEVNULL)
    wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") > 4)
    workers = children(command.pid)
    assert len(workers) >= 2
    command.send_signal(signal.SIGKILL)
    command.wait()
    wait_until(lambda: not any(map(is_working, workers)))
    kept = read_match(file)[1]
    assert 4 <= len(kept) < 5000
    deals = ("--deals", str(max(deal.deal for deal in kept) + 20))
    resumed = figures(tmp_path / "resumed.json", *deals, *saved, "--jobs", "2")
    assert [deal for deal in read_match(file)[1] if deal in kept] == kept
    assert resumed == figures(tmp_path / "whole.json", *deals, "--jobs", "1")


def test_an_interrupted_run_is_quiet_and_keeps_what_is_finished(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    command = subprocess.Popen(
        [MIRABILIA, *PLAN, "--deals", "5000", "--save", str(file), "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") > 2)
        workers = children(command.pid)
        os.killpg(command.pid, signal.SIGINT)  # as a terminal does, its workers and itself at once
        out, errors = command.communicate(timeout=PATIENCE)
    finally:
        command.kill()  # its workers end with it; the next test must not meet them
    assert (command.returncode, out, errors.strip()) == (130, "", "")
    assert len(read_match(file)[1]) >= 2
    wait_until(lambda: not any(map(is_working, workers)))


def test_a_bot_that_breaks_down_is_named_and_what_was_found_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games: list[int] = []

    def crooked(view: Any, decision: Any, *_: Any) -> Any:
        if view.turn < 2:
            games.append(0)
        return decision.options[0] if len(games) < 12 else None

    monkeypatch.setattr(roster, "make_bot", faulty(crooked, "builder"))
    file = tmp_path / "match.jsonl"
    assert run([*PLAN, "--deals", "50", "--jobs", "1", "--save", str(file)]) == 2
    out, errors = capsys.readouterr()
    kept = len(read_match(file)[1])
    assert kept > 0
    assert f" games: {kept} deals" in out
    assert "builder (seat " in errors
    assert f"finished deals are kept in {file}: {kept}" in " ".join(errors.split())
    assert len(errors.splitlines()) == 1


def silent(*_: object) -> Any:
    return None


@pytest.mark.parametrize("verb", ["match", "ladder"])
def test_a_fault_in_the_first_deal_promises_nothing(
    verb: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    who = ("--hero", "builder", "--others", "apprentice") if verb == "match" else ("--bots", "builder,apprentice")
    monkeypatch.setattr(roster, "make_bot", faulty(silent, "builder"))
    assert run([verb, "architects", "--players", "2", *who, "--backend", "python", "--jobs", "1"]) == 2
    out, errors = capsys.readouterr()
    assert out == ""
    assert errors.strip().endswith("; no deal was finished before")


@pytest.mark.parametrize(
    ("finished", "shown", "save", "words"),
    [
        (0, 0, Path("x"), "no deal was finished before"),
        (1, 1, Path("x"), "finished deals are kept in x: 1"),
        (5, 5, None, "finished deals are not kept, but shown: 5 of 5; --save keeps them"),
        (5, 3, None, "finished deals are not kept, but shown: 3 of 5; --save keeps them"),
        (5, 0, None, "finished deals are lost: 5; --save keeps them"),
    ],
)
def test_it_is_said_what_became_of_finished_deals(finished: int, shown: int, save: Path | None, words: str) -> None:
    error = failed(BotError("the bot fell asleep"), finished, shown, save)
    assert words_of(error) == str(error) == f"the bot fell asleep; {words}"


def test_it_says_that_it_compiles_when_it_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for ready in (True, False):
        monkeypatch.setattr("mirabilia.bots.warmup.is_compiled", lambda *_, ready=ready, **__: ready)
        monkeypatch.setattr("mirabilia.bots.warmup.warm_up", lambda *_, **__: None)
        assert run([*PLAN, "--deals", "1", "--jobs", "1"]) == 0
        assert ("Compiling the engine and its bots" in capsys.readouterr().err) is not ready


REFUSED = [
    (("--deals", "0"), "0 deals cannot be played"),
    (("--deals", "many"), "it has to be a whole number"),
    (("--hero", "nobody"), "there is no bot 'nobody'"),
    (("--others", "builder,builder"), "2 bots are named for 1 seats"),
    (("--players", "9"), "architects is for 2 to 7 players, not 9"),
    (("--seed", "-1"), "the seed -1"),
    (("--jobs", "0"), "0 jobs cannot work"),
    (("--jobs", "2", "--ray", "auto"), "--jobs is for this machine, --ray for a cluster"),
    (("--json", "no/such/folder/x.json"), "cannot write no/such/folder/x.json"),
    (("--save", "no/such/folder/x.jsonl"), "cannot write no/such/folder/x.jsonl"),
]


@pytest.mark.parametrize(("arguments", "reason"), REFUSED)
def test_a_wrong_call_is_refused_in_one_line(
    arguments: tuple[str, ...], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*PLAN, "--deals", "2", *arguments]) == 2
    out, errors = capsys.readouterr()
    assert out == ""
    assert reason in errors
    assert len(errors.splitlines()) == 1

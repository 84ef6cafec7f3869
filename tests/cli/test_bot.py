"""`mirabilia bot`, and --program of the verbs that have it."""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path

import pytest

from mirabilia.cli.main import run
from mirabilia.core.kernel import BACKEND
from mirabilia.core.record import parse_record
from tests.kit.programs import EXAMPLES, all_gone, faulty, given, ours
from tests.kit.terminal import Played

REFUSALS = {
    "": "say which bot to serve, as in: mirabilia bot strategist --stdio; or --check COMMAND",
    "strategist": "say which bot to serve",
    "--stdio": "say which bot to serve",
    "nobody --stdio": "there is no bot 'nobody'",
    "program:mine --stdio": "program:mine is already a program",
    "builder --check true": "--check takes a command, and neither BOT nor --stdio",
    "--check not-to-be-found": "--check: there is no program 'not-to-be-found' here that can be run",
    "--check ''": "--check: there is no command",
}


@pytest.fixture(autouse=True)
def _same_backend_after(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put back what a command says about the backend, for the tests that come after."""
    monkeypatch.setenv("MIRABILIA_BACKEND", BACKEND)


@pytest.mark.parametrize("arguments", REFUSALS)
def test_what_cannot_be_is_refused_in_one_line(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bot", *shlex.split(arguments)]) == 2
    shown = capsys.readouterr().err
    assert shown.startswith(f"mirabilia: error: {REFUSALS[arguments]}")
    assert len(shown.splitlines()) == 1


def test_a_check_says_what_it_found_and_leaves_with_0_or_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bot", "--check", shlex.join(EXAMPLES["cheapest"])]) == 0
    assert capsys.readouterr().out.startswith("ok      start: ready as 'cheapest'")
    assert run(["bot", "--check", shlex.join(faulty("garbage"))]) == 1
    assert capsys.readouterr().out.splitlines()[-1].startswith("FAILED  seven for 2: the program said something that")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"kind": "hello", "protocol": 3, "mirabilia": "9"}', "this speaks version 2 of the protocol, not 3"),
        ("hello", "this is not a message: JSON is malformed"),
    ],
)
def test_a_served_bot_says_what_it_does_not_understand_and_leaves(line: str, said: str) -> None:
    done = subprocess.run(ours("builder"), input=f"{line}\n", capture_output=True, text=True, timeout=300)
    assert f'{{"kind":"error","message":"{said}' in done.stdout
    assert (done.returncode, done.stderr) == (1, "")


def test_a_program_plays_in_the_terminal(play: Played, tmp_path: Path) -> None:
    note, record = tmp_path / "processes", tmp_path / "record.json"
    program = given("mine", faulty("", note))
    bots = ("--players", "3", "--bots", "program:mine,builder", "--program", program)
    code, shown = play("architects", *bots, "--record", str(record), lines=["1", "1"])
    assert code == 0
    assert "mine, Builder" in shown
    assert len(parse_record(record.read_bytes()).moves) > 2
    assert all_gone(note)


def test_a_program_that_fails_in_the_terminal_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    note = tmp_path / "processes"
    program = given("mine", faulty("dying", note))
    arguments = ["--players", "3", "--seed", "7", "--seat", "2", "--bots", "program:mine", "--program", program]
    assert run(["table", "seven", *arguments]) == 2
    shown = capsys.readouterr().err
    assert shown == (
        "mirabilia: error: program:mine (seat 0) ended with exit code 3, after it complained: 'so sorry' "
        "in age 1, turn 1 of game seed 7\n"
    )
    assert all_gone(note)


@pytest.mark.parametrize("verb", ["match", "ladder", "table"])
def test_a_program_that_was_not_given_is_refused(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["--hero", "builder", "--others", "program:mine"] if verb == "match" else ["--bots", "program:mine,builder"]
    assert run([verb, "seven", "--players", "3", *bots]) == 2
    assert "program:mine is not known; say --program mine=COMMAND" in capsys.readouterr().err


@pytest.mark.parametrize("verb", ["stats", "dataset"])
def test_a_series_has_no_programs(verb: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = ["--out", str(tmp_path / "games.parquet")] if verb == "dataset" else []
    assert run([verb, "seven", "--bots", "program:mine", *out, "--backend", "python"]) == 2
    assert "programs play in match, ladder, table and serve" in capsys.readouterr().err


def test_a_ladder_with_programs_shows_them_and_how_to_find_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    program = given("mine", faulty(""))
    plan = ["ladder", "architects", "--players", "2", "--bots", "program:mine,builder", "--deals", "1", "--jobs", "1"]
    assert run([*plan, "--program", program, "--backend", "python"]) == 0
    shown = capsys.readouterr().out
    assert f"--program {shlex.quote(program)} --deals 1" in shown
    assert "program:mine  " in shown

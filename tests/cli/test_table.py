"""`mirabilia table`: whole games through standard input, what is typed and answered, what is shown."""

import io
import os
import pty
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mirabilia.cli.main import run
from mirabilia.core.record import parse_record
from mirabilia.core.replay import replay
from mirabilia.games.seven.game import SEVEN

TRY_EVERYTHING = [f"{row} {verb}" for verb in "bs" for row in range(1, 9)] + ["1 x", "n"]
"""Typed again and again this plays any game: the first thing that can be done is done, the rest is refused."""
MIXED = [TRY_EVERYTHING[7 * turn % len(TRY_EVERYTHING)] for turn in range(900)]

Played = Callable[..., tuple[int, str]]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Played:
    """Run `mirabilia table seven` on typed lines; return its exit code and what it showed."""

    def played(*arguments: str, lines: list[str], columns: int = 80) -> tuple[int, str]:
        typed = "".join(f"{line}\n" for line in lines).encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed)))
        monkeypatch.setenv("COLUMNS", str(columns))
        code = run(["table", "seven", "--seed", "7", *arguments])
        shown = capsys.readouterr()
        assert shown.err == ""
        return code, shown.out

    return played


# Whole games.


@pytest.mark.parametrize(("players", "columns"), [(2, 80), (2, 120), (3, 120), (4, 80), (7, 80), (7, 120)])
def test_a_whole_game_is_played_shown_and_recorded(play: Played, tmp_path: Path, players: int, columns: int) -> None:
    file = tmp_path / "game.json"
    seat = str(players - 1)
    arguments = ["--players", str(players), "--seat", seat, "--record", str(file)]
    code, shown = play(*arguments, lines=MIXED, columns=columns)
    assert code == 0
    for headline in ("What happened in Age I, turn 1", "Conflicts at the end of Age III", "The score"):
        assert headline in shown
    assert re.search(r"wins? with \d+ points|Victory is shared", shown)
    assert "The record is in" in shown
    *_, last = replay(SEVEN, parse_record(file.read_bytes()))
    assert SEVEN.result(last.state) is not None
    assert max(len(line.rstrip()) for line in shown.splitlines()[:-2]) <= columns
    assert not set(shown) & set("…\u2068\u2069"), "something was cut off, or carries marks of direction"


def test_the_same_seed_and_moves_give_the_same_game(play: Played) -> None:
    assert play("--players", "3", lines=MIXED[:99]) == play("--players", "3", lines=MIXED[:99])


@pytest.mark.parametrize(
    ("players", "wonders", "headlines"),
    [
        ("2", "? ? + babylon-B", ["You play for the Free City", "The seventh card", "the last card of the pile"]),
        ("2", "? ? + halikarnassos-B", ["The discard pile", "The wonder of the Free City builds"]),
        ("3", "? babylon-B", ["The seventh card", "Your wonder lets you play the last card too"]),
        ("3", "? halikarnassos-A", ["The discard pile", "free from the discard pile"]),
        ("3", "? olympia-A", ["★ f: free", "free by the wonder's power"]),
    ],
)
def test_special_powers_are_offered(play: Played, players: str, wonders: str, headlines: list[str]) -> None:
    """Some deal soon brings each of them about, for who builds stages first."""
    typed = [f"{row} {verb}" for verb in "fsb" for row in (1, 2, 3)] + ["1 x", "n"]
    missing = set(headlines)
    for seed in range(12):
        table = ["--players", players, "--seat", "1", "--seed", str(seed), "--wonders", wonders]
        code, shown = play(*table, lines=typed * 60)
        assert code == 0
        missing -= {headline for headline in headlines if headline in shown}
        if not missing:
            return
    raise AssertionError(f"never seen: {missing}")


# Leaving.


def test_the_end_of_the_input_ends_the_game_politely(play: Played, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    code, shown = play("--players", "3", "--record", str(file), lines=["1 x"])
    assert code == 0
    assert "You leave the table." in shown
    record = parse_record(file.read_bytes())
    assert len(record.moves) == 3
    assert len(list(replay(SEVEN, record))) == 3


def test_leaving_is_asked_about(play: Played) -> None:
    code, shown = play(lines=["q", "n", "1 x", "q", "y", "1 x"])
    assert code == 0
    assert shown.count("Leave the game? (y/n)") == 2
    assert "Age I · turn 2" in shown
    assert "Age I · turn 3" not in shown


def test_an_interrupt_keeps_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"

    def interrupt() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert run(["table", "seven", "--seed", "1", "--record", str(file)]) == 130
    assert parse_record(file.read_bytes()).moves == ()


# Typing.


def test_a_newcomer_is_told_what_to_do_in_two_lines_above_the_prompt(play: Played) -> None:
    _, shown = play(lines=[])
    lines = shown.splitlines()
    prompt = next(at for at, line in enumerate(lines) if line.startswith("Your move"))
    assert lines[prompt - 2].startswith("Each turn use one card: build it,")
    assert lines[prompt - 1].startswith("Type its number and a letter, like 3 b:")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("hello", "I do not understand 'hello'. Type a card's number and b, s or x, like 2 b; ? explains."),
        ("", "Type a card's number and b, s or x, like 2 b; ? explains."),
        ("[red]", "I do not understand '[red]'."),
        ("0 b", "There are cards 1 to "),
        ("9 b", "There are cards 1 to "),
        ("c 9", "There are cities 0 to 3."),
        ("1 f", "cannot be built free:"),
        ("n", "Doing nothing is no option"),
        ("u", "There is nothing to take back."),
        ("l", "Nothing has happened yet."),
        ("m", "You have passed on no hand in this age yet."),
        ("c 1", "stage 1: "),
        ("1", "costs "),
        ("?", "build card 3, for the cheapest payment"),
    ],
)
def test_every_line_gets_an_answer_and_the_question_again(play: Played, line: str, answer: str) -> None:
    code, shown = play(lines=[line])
    _, _, after = shown.partition(f"Your move (? helps): {line}\n")
    assert code == 0
    assert answer in " ".join(after.split())
    assert "Your move (? helps):" in after
    assert "What happened" not in after


@pytest.mark.parametrize("line", ["2b", "b 2", "B2", " 2   b ", "2 b"])
def test_spaces_order_and_case_do_not_matter(play: Played, line: str) -> None:
    _, shown = play(lines=["1 b", line])
    assert "Age I · turn 2" in shown


def test_strange_bytes_are_no_traceback() -> None:
    command = [sys.executable, "-c", "from mirabilia.cli.main import main; main()", "table", "seven", "--seed", "1"]
    old = os.environ | {"PYTHONIOENCODING": "ascii:strict", "COLUMNS": "80"}
    done = subprocess.run(command, input=b"\xff\xfe\n1 x\n", capture_output=True, env=old)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"I do not understand" in done.stdout


def test_the_choice_for_the_own_city_can_be_taken_back(play: Played) -> None:
    code, shown = play("--players", "2", lines=["1 x", "u", "2 x", *TRY_EVERYTHING])
    assert code == 0
    assert shown.count("You play for the Free City") >= 2
    assert "You sell" in shown


def test_log_and_memory_tell_what_happened(play: Played) -> None:
    _, shown = play("--players", "3", lines=["1 x", "l", "m"])
    _, _, log = shown.partition("Your move (? helps): l\n")
    assert log.startswith("Age I, turn 1\nYou sell ")
    assert "holds what is left of" in log


def test_a_real_terminal_shows_colours_and_echoes_once() -> None:
    person, terminal = pty.openpty()
    code = "from mirabilia.cli.main import main; main()"
    environment = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
    table = subprocess.Popen(
        [sys.executable, "-c", code, "table", "seven", "--seed", "1"],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        env=environment | {"TERM": "xterm-256color", "COLUMNS": "80"},
    )
    os.close(terminal)
    os.write(person, b"1 x\nq\ny\n")
    assert table.wait(timeout=30) == 0
    shown = _read_all(person)
    assert "\x1b[" in shown
    assert "You leave the table." in shown
    assert "Traceback" not in shown


def _read_all(person: int) -> str:
    chunks = []
    try:
        while chunk := os.read(person, 65536):
            chunks.append(chunk)
    except OSError:  # the other end is closed
        pass
    os.close(person)
    return b"".join(chunks).decode()


# Mistakes on the command line.


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--players", "9"], "seven is for 2 to 7 players, not 9"),
        (["--players", "1"], "seven is for 2 to 7 players, not 1"),
        (["--wonders", "troy"], "there is no wonder 'troy'"),
        (["--wonders", "gizah-A gizah-B"], "gizah is there twice"),
        (["--bots", "oracle"], "there is no bot 'oracle'; there are apprentice, builder"),
        (["--seat", "4"], "there is no seat 4 at a table for 4; seats are 0 to 3"),
        (["--seed", "-1"], "the seed -1 is not between 0 and"),
        (["--record", "."], "the record . could not be written"),
        (["--record", "no/such/folder/game.json"], "the record no/such/folder/game.json could not be written"),
    ],
)
def test_wrong_arguments_are_refused_in_one_line(
    arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["table", "seven", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"mirabilia: error: {reason}")
    assert shown.err.count("\n") == 1

"""`mirabilia table`: what holds at every table: leaving, records, strange terminals, wrong arguments."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from mirabilia.cli.main import run
from mirabilia.cli.table import SITTINGS, bots_of
from mirabilia.cli.terminal import paint
from mirabilia.cli.terminal.screen import STANDINS
from mirabilia.core.record import parse_record
from mirabilia.core.replay import replay
from tests.kit.terminal import Played

FIRST = {"seven": "1 x", "architects": "1"}
"""What makes a first move."""
COMMAND = [sys.executable, "-c", "from mirabilia.cli.main import main; main()", "table"]

every_game = pytest.mark.parametrize("game", SITTINGS)


# Leaving.


@every_game
def test_the_end_of_the_input_ends_the_game_politely(play: Played, tmp_path: Path, game: str) -> None:
    file = tmp_path / "game.json"
    code, shown = play(game, "--players", "3", "--record", str(file), lines=[FIRST[game]])
    assert code == 0
    assert "You leave the table." in shown
    record = parse_record(file.read_bytes())
    assert len(record.moves) >= 3
    assert len(list(replay(SITTINGS[game].game, record))) == len(record.moves)


@every_game
def test_leaving_is_asked_about(play: Played, game: str) -> None:
    code, shown = play(game, lines=["q", "n", FIRST[game], "q", "y", FIRST[game]])
    assert code == 0
    assert shown.count("Leave the game? (y/n)") == 2
    assert shown.count("What happened") == 1


@every_game
def test_an_interrupt_keeps_the_record_and_says_goodbye(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    file = tmp_path / "game.json"

    def interrupt() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert run(["table", game, "--seed", "1", "--record", str(file)]) == 130
    assert parse_record(file.read_bytes()).moves == ()
    assert "You leave the table." in capsys.readouterr().out


# Terminals.


@every_game
def test_strange_bytes_and_an_old_terminal_are_no_traceback(game: str) -> None:
    old = os.environ | {"PYTHONIOENCODING": "ascii:strict", "COLUMNS": "80"}
    typed = f"{FIRST[game]}\n".encode()
    done = subprocess.run([*COMMAND, game, "--seed", "1"], input=b"\xff\xfe\n" + typed, capture_output=True, env=old)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"I do not understand" in done.stdout
    screen = done.stdout.partition(b"Your move")[0].replace(b"? helps", b"")
    assert b"?" not in screen, "every sign has its stand-in"


def test_no_two_signs_of_a_kind_have_the_same_stand_in() -> None:
    shapes = [STANDINS[shape] for shape in paint.SHAPES.values()]
    answers = [STANDINS[mark] for mark in paint.SIGNS]
    assert len(set(shapes)) == len(shapes)
    assert len(set(answers)) == len(answers)


@every_game
def test_a_real_terminal_shows_colours_and_echoes_once(game: str) -> None:
    person, terminal = pty.openpty()
    environment = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
    table = subprocess.Popen(
        [*COMMAND, game, "--seed", "1"],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        env=environment | {"TERM": "xterm-256color", "COLUMNS": "80"},
    )
    os.close(terminal)
    os.write(person, f"{FIRST[game]}\nq\ny\n".encode())
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


# Bots.


@every_game
def test_every_seat_may_have_a_bot_of_its_own(play: Played, game: str) -> None:
    _, shown = play(game, "--players", "3", "--bots", "builder,apprentice", lines=[])
    assert "against 2 bots (Builder, Apprentice)" in " ".join(shown.split())
    assert bots_of(game, "builder,apprentice", 3, seat=1) == {0: "builder", 2: "apprentice"}


# Mistakes on the command line.


@every_game
def test_a_record_is_never_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    assert run(["table", game, "--record", str(file)]) == 2
    assert "is there already; name a new file" in capsys.readouterr().err
    assert file.read_text() == "precious"


@pytest.mark.parametrize(
    ("game", "arguments", "reason"),
    [
        ("seven", ["--players", "9"], "seven is for 2 to 7 players, not 9"),
        ("seven", ["--players", "1"], "seven is for 2 to 7 players, not 1"),
        ("seven", ["--wonders", "troy"], "there is no wonder 'troy'"),
        ("seven", ["--wonders", "gizah-A gizah-B"], "gizah is there twice"),
        ("seven", ["--bots", "oracle"], "there is no bot 'oracle'; there are apprentice, builder"),
        (
            "seven",
            ["--bots", "builder,builder"],
            "2 bots are named; name one for all, or one for each of 3 other seats",
        ),
        ("seven", ["--seat", "4"], "there is no seat 4 at a table for 4; seats are 0 to 3"),
        ("seven", ["--seed", "-1"], "the seed -1 is not between 0 and"),
        ("seven", ["--record", "."], "the record . could not be written"),
        ("seven", ["--record", "no/such/folder/game.json"], "the record no/such/folder/game.json could not be"),
        ("architects", ["--players", "8"], "architects is for 2 to 7 players, not 8"),
        ("architects", ["--players", "1"], "architects is for 2 to 7 players, not 1"),
        ("architects", ["--wonders", "troy"], "there is no wonder 'troy'"),
        ("architects", ["--wonders", "giza giza"], "giza is there twice"),
        ("architects", ["--wonders", "giza first=4"], "'giza first=4' does not fit 4 players"),
        ("architects", ["--bots", "oracle"], "there is no bot 'oracle'; there are apprentice, builder"),
        ("architects", ["--seat", "7"], "there is no seat 7 at a table for 4; seats are 0 to 3"),
        ("architects", ["--seed", "-1"], "the seed -1 is not between 0 and"),
        ("architects", ["--record", "."], "the record . could not be written"),
        ("ludo", [], "Invalid value for '{seven|architects}': 'ludo' is not one of"),
    ],
)
def test_wrong_arguments_are_refused_in_one_line(
    game: str, arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["table", game, *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"mirabilia: error: {reason}")
    assert shown.err.count("\n") == 1

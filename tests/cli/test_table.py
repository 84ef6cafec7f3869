"""`mirabilia table`, what holds at every table: leaving, records, strange terminals, wrong arguments."""

import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mirabilia.bots import uniform
from mirabilia.bots.bot import Budget
from mirabilia.bots.roster import Entrant
from mirabilia.bots.seven import LEANINGS
from mirabilia.cli.main import run
from mirabilia.cli.table import PATIENCE, bots_at, choose_backend, sitting_class
from mirabilia.core.record import parse_record
from mirabilia.core.registry import games
from mirabilia.core.replay import replay
from mirabilia.display import paint
from tests.kit.terminal import Played

FIRST = {"seven": "1 x", "architects": "1"}
"""What makes a first move."""
COMMAND = [sys.executable, "-c", "from mirabilia.cli.main import main; main()", "table"]

every_game = pytest.mark.parametrize("game", games())


# Leaving.


@every_game
def test_the_end_of_the_input_ends_the_game_politely(play: Played, tmp_path: Path, game: str) -> None:
    file = tmp_path / "game.json"
    code, shown = play(game, "--players", "3", "--record", str(file), lines=[FIRST[game]])
    assert code == 0
    assert "You leave the table." in shown
    record = parse_record(file.read_bytes())
    assert len(record.moves) >= 3
    assert len(list(replay(sitting_class(game).game, record))) == len(record.moves)


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
    screen = done.stdout.partition(b"Your move")[0].replace(b"? for help", b"")
    assert b"?" not in screen, "every sign has its stand-in"


def test_no_two_signs_of_a_kind_have_the_same_stand_in() -> None:
    shapes = [paint.STANDINS[shape] for shape in paint.SHAPES.values()]
    answers = [paint.STANDINS[mark] for mark in paint.SIGNS]
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
    assert table.wait(timeout=300) == 0
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
    _, shown = play(game, "--players", "3", "--bots", "builder:science,apprentice", lines=[])
    assert "against 2 bots (Builder fond of science, Apprentice)" in " ".join(shown.split())
    bots = bots_at("seven", "builder:science,apprentice", 3, seat=1, seed=0)
    assert bots == {0: Entrant("builder", "science"), 2: Entrant("apprentice")}


def test_one_name_is_for_all_seats() -> None:
    assert bots_at("seven", "builder:close", 4, seat=2, seed=7) == dict.fromkeys((0, 1, 3), Entrant("builder", "close"))


def test_any_leaning_differs_from_seat_to_seat_and_follows_from_the_seed() -> None:
    leanings = [bot.leaning for bot in bots_at("seven", "builder:any", 6, seat=0, seed=7).values()]
    assert sorted(map(str, leanings)) == sorted(LEANINGS)
    assert leanings == [bot.leaning for bot in bots_at("seven", "builder:any", 6, seat=0, seed=7).values()]
    assert leanings != [bot.leaning for bot in bots_at("seven", "builder:any", 6, seat=0, seed=8).values()]


def test_bots_of_an_ordinary_table_differ(play: Played) -> None:
    _, shown = play("seven", lines=[])
    assert " ".join(shown.split()).count("Builder fond of") == 2


def test_a_bot_that_searches_thinks_for_a_second_unless_told() -> None:
    bots = bots_at("seven", "scholar:any,master@500,master@3s,strategist", 5, seat=0, seed=0)
    assert [(bot.playouts, bot.seconds) for bot in bots.values()] == [
        (None, PATIENCE),
        (500, None),
        (None, 3.0),
        (None, None),
    ]


@pytest.mark.parametrize(
    ("bots", "backend"),
    [("builder:any,apprentice", None), ("builder,scholar", "numba"), ("master:any@2s", "numba"), ("mcts", "numba")],
)
def test_only_bots_that_search_get_the_compiled_engine(
    bots: str, backend: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MIRABILIA_BACKEND", "")  # so that it is put back afterwards
    monkeypatch.delenv("MIRABILIA_BACKEND")
    choose_backend(bots)
    assert os.environ.get("MIRABILIA_BACKEND") == backend
    monkeypatch.setenv("MIRABILIA_BACKEND", "python")
    choose_backend(bots)
    assert os.environ["MIRABILIA_BACKEND"] == "python", "a person may insist"


def test_the_engine_is_not_imported_before_it_is_known_who_plays() -> None:
    code = "import sys, mirabilia.cli.table; assert 'mirabilia.core.kernel' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


@every_game
def test_a_bot_that_searches_is_warmed_up_and_then_has_its_time(
    play: Played, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    budgets: list[Budget] = []
    warmed: list[str] = []

    def thinks(view: Any, decision: Any, budget: Budget, chance: Any) -> Any:
        budgets.append(budget)
        return uniform.pick(view, decision, budget, chance)

    monkeypatch.setenv("MIRABILIA_BACKEND", "python")
    monkeypatch.setattr("mirabilia.bots.roster.make_bot", lambda *_: thinks)
    monkeypatch.setattr("mirabilia.bots.warmup.warm_up", warmed.append)
    code, shown = play(game, "--players", "2", "--bots", "master:close", lines=[FIRST[game]])
    assert code == 0
    assert "against a bot (Master fond of narrow victories)" in " ".join(shown.split())
    assert {(budget.playouts, budget.seconds) for budget in budgets} == {(float("inf"), PATIENCE)}
    assert warmed == [game], "all bots of the game, since they are noted as compiled together"


def test_bots_that_do_not_search_are_not_warmed_up(play: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    warmed: list[str] = []
    monkeypatch.setattr("mirabilia.bots.warmup.warm_up", warmed.append)
    assert play("seven", lines=[])[0] == 0
    assert warmed == []


def test_a_terminal_shows_that_a_bot_thinks_only_if_it_takes_time() -> None:
    """The words go to the error stream, so that standard output has only the game."""
    code = (
        "import time; from mirabilia.cli.terminal.screen import NOTICED, Screen\n"
        "with Screen().busy('Quick is thinking.'): pass\n"
        "with Screen().busy('Master is thinking.'): time.sleep(2 * NOTICED)\n"
    )
    person, terminal = pty.openpty()
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "80"}
    done = subprocess.run(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=terminal, env=environment, check=True
    )
    os.close(terminal)
    shown = _read_all(person)
    assert done.stdout == b""
    assert "Master is thinking." in shown
    assert "Quick" not in shown


# Mistakes on the command line.


@every_game
def test_a_record_is_never_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    assert run(["table", game, "--record", str(file)]) == 2
    assert "already exists; name another file" in capsys.readouterr().err
    assert file.read_text() == "precious"


@pytest.mark.parametrize(
    ("game", "arguments", "reason"),
    [
        ("seven", ["--players", "9"], "seven is for 2 to 7 players, not 9"),
        ("seven", ["--players", "1"], "seven is for 2 to 7 players, not 1"),
        ("seven", ["--wishes", "troy"], "there is no wonder 'troy'"),
        ("seven", ["--wishes", "gizah-A gizah-B"], "gizah appears twice"),
        ("seven", ["--bots", "sage"], "there is no bot 'sage'; there are apprentice, builder"),
        (
            "seven",
            ["--bots", "builder,builder,builder"],
            "3 bots named; name one for all, or one for each of the 2 other seats",
        ),
        ("seven", ["--bots", "builder:war"], "there is no leaning 'war'; there are science, military"),
        ("seven", ["--bots", "apprentice:any"], "apprentice has no leanings; write apprentice alone"),
        ("seven", ["--bots", "builder,"], "'' is not a bot; write level, level:leaning"),
        ("seven", ["--seat", "3"], "there is no seat 3 at a table for 3; seats are 0 to 2"),
        ("seven", ["--seed", "-1"], "the seed -1 is not between 0 and"),
        ("seven", ["--record", "."], "the record . could not be written"),
        ("seven", ["--record", "no/such/folder/game.json"], "the record no/such/folder/game.json could not be"),
        ("architects", ["--players", "8"], "architects is for 2 to 7 players, not 8"),
        ("architects", ["--players", "1"], "architects is for 2 to 7 players, not 1"),
        ("architects", ["--wishes", "troy"], "there is no wonder 'troy'"),
        ("architects", ["--wishes", "giza giza"], "giza appears twice"),
        ("architects", ["--wishes", "giza first=4"], "'giza first=4' does not fit 2 players"),
        ("architects", ["--bots", "sage"], "there is no bot 'sage'; there are apprentice, builder"),
        ("architects", ["--seat", "7"], "there is no seat 7 at a table for 2; seats are 0 to 1"),
        ("architects", ["--seed", "-1"], "the seed -1 is not between 0 and"),
        ("architects", ["--record", "."], "the record . could not be written"),
        ("ludo", [], "Invalid value for '{seven|architects}': it is not one of"),
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

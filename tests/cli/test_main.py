"""The mirabilia command: its verbs, and the one line with which it fails."""

import os
import subprocess
import sys

import click
import pytest

from mirabilia import __version__
from mirabilia.cli import main as command
from mirabilia.core.errors import SetupError
from mirabilia.text import say
from tests.house.tree import files


@pytest.fixture
def failing_verb(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace every verb with one that raises the parameter."""

    @click.command("simulate")
    @click.option("--seed", type=int, expose_value=False)
    def simulate() -> None:
        raise request.param

    monkeypatch.setattr(command.Verbs, "get_command", lambda *_: simulate)


def test_help_lists_every_verb_and_imports_none() -> None:
    code = (
        "import sys; from mirabilia.cli.main import run; run(['--help']);"
        "heavy = {'numba', 'numpy', 'rich', 'mirabilia.games'} & set(sys.modules); assert not heavy, heavy"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stderr == ""
    for name in command.VERBS:
        assert f"  {name}" in done.stdout
        assert say(f"verb-{name}") in done.stdout


def test_without_a_verb_it_prints_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run([]) == 0
    assert capsys.readouterr().out.startswith("Usage: mirabilia")


def test_python_runs_it_as_a_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MIRABILIA_COMMAND", raising=False)  # `go` sets it, and tests of `go` import that
    done = subprocess.run([sys.executable, "-m", "mirabilia", "--version"], capture_output=True, text=True)
    assert (done.stdout, done.returncode) == (f"mirabilia {__version__}\n", 0), done.stderr
    done = subprocess.run([sys.executable, "-m", "mirabilia", "chess"], capture_output=True, text=True)
    assert (done.stderr.count("\n"), done.returncode) == (1, 2)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(["--version"]) == 0
    assert capsys.readouterr().out == f"mirabilia {__version__}\n"


def test_every_file_is_a_verb() -> None:
    own = [path.stem for path in files(".py", under="src/mirabilia/cli") if path.parent.name == "cli"]
    assert set(own) - {"__init__", "main"} == set(command.VERBS)


@pytest.mark.parametrize("name", command.VERBS)
def test_every_verb_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run([name, "--help"]) == 0
    assert capsys.readouterr().out.startswith(f"Usage: mirabilia {name}")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["nonsense"], "No such command 'nonsense'. See: mirabilia --help"),
        (["--nonsense"], "No such option '--nonsense'. See: mirabilia --help"),
    ],
)
def test_wrong_usage_is_refused_in_one_line(
    arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.run(arguments) == 2
    assert capsys.readouterr().err == f"mirabilia: error: {line}\n"


@pytest.mark.usefixtures("failing_verb")
@pytest.mark.parametrize("failing_verb", [None], indirect=True)
def test_wrong_usage_of_a_verb_points_to_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(["simulate", "--seed", "x"]) == 2
    line = "Invalid value for '--seed': it has to be a whole number. See: mirabilia simulate --help"
    assert capsys.readouterr().err == f"mirabilia: error: {line}\n"


@pytest.mark.usefixtures("failing_verb")
@pytest.mark.parametrize("failing_verb", [SetupError("8 players: the game is for 2 to 7")], indirect=True)
def test_an_error_of_ours_is_one_line_and_exit_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(["simulate"]) == 2
    assert capsys.readouterr() == ("", "mirabilia: error: 8 players: the game is for 2 to 7\n")


def test_of_a_long_line_the_middle_is_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.refuse(f"this is no move: {'x' * 100_000}; look at the page of moves") == 2
    said = capsys.readouterr().err
    assert len(said) < 2 * command.LONGEST_REASON
    assert said.startswith("mirabilia: error: this is no move: xxx")
    assert said.endswith("xxx; look at the page of moves\n")


@pytest.mark.usefixtures("failing_verb")
@pytest.mark.parametrize("failing_verb", [KeyboardInterrupt()], indirect=True)
def test_an_interrupt_is_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(["simulate"]) == 130
    assert capsys.readouterr().err.strip() == ""


@pytest.mark.usefixtures("failing_verb")
@pytest.mark.parametrize("failing_verb", [ZeroDivisionError()], indirect=True)
def test_a_bug_keeps_its_traceback() -> None:
    with pytest.raises(ZeroDivisionError):
        command.run(["simulate"])


def test_a_reader_that_has_left_is_no_cause_for_words() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    code = "from mirabilia.cli.main import main; main()"
    done = subprocess.run([sys.executable, "-c", code, "--help"], stdout=writer, stderr=subprocess.PIPE, text=True)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, "")

"""The door `go`, without a network: what it promises before, during and after its set-up."""

import ast
import os
import sys
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.house.tree import ROOT

GO = ROOT / "go"


@pytest.fixture
def go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return `go` as a module that believes it is in a folder of its own."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    for name in ("pyproject.toml", "requirements.lock"):
        (tmp_path / name).write_text(name)
    spec = spec_from_loader("go", SourceFileLoader("go", str(GO)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    tools = tmp_path / ".tools"
    places = {"ROOT": tmp_path, "TOOLS": tools, "LOG": tools / "setup.log"}
    places["MAIN"] = module.Environment(tmp_path / ".venv", tmp_path / "requirements.lock", "dev")
    for name, place in places.items():
        monkeypatch.setattr(module, name, place)
    return module


@pytest.fixture
def steps(go: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replace uv with a list of what it was asked to do; a new environment gets a python."""
    asked: list[str] = []

    def uv(*arguments: object) -> None:
        asked.append(" ".join(str(word) for word in arguments[:2]))
        if arguments[0] == "venv":
            go.MAIN.program("python").parent.mkdir(parents=True, exist_ok=True)
            go.MAIN.program("python").touch()

    monkeypatch.setattr(go, "fetch_uv", lambda: None)
    monkeypatch.setattr(go, "uv", uv)
    return asked


def failing(output: str) -> list[str]:
    """Return a command that prints something and fails."""
    return [sys.executable, "-c", f"import sys; print({output!r}); sys.exit(1)"]


# Before


def test_go_needs_only_the_standard_library() -> None:
    imports = [node for node in ast.walk(ast.parse(GO.read_text())) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = {
        name.split(".")[0]
        for node in imports
        for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names])
    }
    assert names - sys.stdlib_module_names == set()


def test_an_old_python_can_read_go_far_enough_to_say_so() -> None:
    ast.parse(GO.read_text(), feature_version=(3, 6))


@pytest.mark.parametrize("version", [(3, 6, 15), (3, 10, 13)])
def test_an_old_python_is_refused_by_name(go: ModuleType, version: tuple[int, ...]) -> None:
    refusal = go.refusal(version)
    assert "needs Python 3.11 or newer" in refusal
    assert ".".join(map(str, version)) in refusal
    assert "\n" not in refusal


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 14, 1), (4, 0, 0)])
def test_a_new_python_is_welcome(go: ModuleType, version: tuple[int, ...]) -> None:
    assert go.refusal(version) == ""


def test_a_missing_pip_is_named(go: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(go, "PIP", failing("No module named pip"))
    with pytest.raises(go.GoError, match="has no pip; install python3-pip"):
        go.fetch_uv()


# During


@pytest.mark.parametrize(
    "output",
    [
        "WARNING: Retrying after connection broken by 'NewConnectionError('Connection refused')': /simple/uv/",
        "WARNING: Retrying after connection broken by 'NameResolutionError(...)'",
        "WARNING: Retrying after connection broken by 'ConnectTimeoutError(...)'",
        "error: Failed to fetch: a package\n  Caused by: dns error",
    ],
)
def test_a_missing_network_is_named(go: ModuleType, output: str) -> None:
    go.TOOLS.mkdir()
    with pytest.raises(go.GoError, match=r"cannot be reached; check the network; details are in \.tools/setup\.log"):
        go.run_logged(failing(output))
    assert go.LOG.read_text().strip() == output


def test_any_other_failure_points_to_its_log(go: ModuleType) -> None:
    go.TOOLS.mkdir()
    with pytest.raises(go.GoError, match=r"the set-up failed; details are in \.tools/setup\.log"):
        go.run_logged(failing("No space left on device"))


@pytest.mark.parametrize("done", range(3))
def test_an_interrupted_set_up_does_not_count(
    go: ModuleType, steps: list[str], monkeypatch: pytest.MonkeyPatch, done: int
) -> None:
    uv: Callable[..., None] = go.uv

    def interrupted(*arguments: object) -> None:
        if len(steps) == done:
            raise KeyboardInterrupt
        uv(*arguments)

    monkeypatch.setattr(go, "uv", interrupted)
    with pytest.raises(KeyboardInterrupt):
        go.prepare(go.MAIN)
    assert go.MAIN.stamped() == ""
    monkeypatch.setattr(go, "uv", uv)
    steps.clear()
    go.prepare(go.MAIN)
    assert steps == ["venv --python", "pip install", "pip install"]


# After


def test_a_second_call_sets_nothing_up(go: ModuleType, steps: list[str]) -> None:
    go.prepare(go.MAIN)
    steps.clear()
    go.prepare(go.MAIN)
    assert steps == []


@pytest.mark.parametrize("name", ["pyproject.toml", "requirements.lock"])
def test_a_changed_file_brings_the_environment_up_to_date(go: ModuleType, steps: list[str], name: str) -> None:
    go.prepare(go.MAIN)
    steps.clear()
    (go.ROOT / name).write_text("changed")
    go.prepare(go.MAIN)
    assert steps == ["pip install", "pip install"]


def test_a_moved_folder_gets_a_new_environment(
    go: ModuleType, steps: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    go.prepare(go.MAIN)
    steps.clear()
    moved = tmp_path / "moved"
    moved.mkdir()
    (moved / "pyproject.toml").write_text("pyproject.toml")
    monkeypatch.setattr(go, "ROOT", moved)
    go.prepare(go.MAIN)
    assert steps == ["venv --python", "pip install", "pip install"]


@pytest.mark.parametrize(
    ("arguments", "handed_over"),
    [
        (["table", "seven", "--seed", "7"], ["table", "seven", "--seed", "7"]),
        (["simulate", "seven", "--help"], ["simulate", "seven", "--help"]),
        ([], ["--help"]),
    ],
)
def test_other_verbs_go_to_the_command(
    go: ModuleType, monkeypatch: pytest.MonkeyPatch, arguments: list[str], handed_over: list[str]
) -> None:
    calls: list[Any] = []
    monkeypatch.setattr(go, "prepare", lambda env: calls.append(env))
    monkeypatch.setattr(os, "execv", lambda program, words: calls.append((program, words[1:])))
    go.main(arguments)
    assert calls == [go.MAIN, (go.MAIN.program("mirabilia"), handed_over)]


# The web client


@pytest.fixture
def builds(go: ModuleType, steps: list[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replace npm with a list of what it was asked to do; a built client gets a page. Serving ends at once."""
    asked: list[str] = []
    page = go.ROOT / "src/mirabilia/web/index.html"

    def run_logged(command: list[Path | str], **_: object) -> None:
        asked.append(" ".join(str(word) for word in command[2:]))
        page.parent.mkdir(parents=True, exist_ok=True)
        page.touch()

    (go.ROOT / "web/node_modules/svelte").mkdir(parents=True)
    (go.ROOT / "web/App.svelte").write_text("<main></main>")
    monkeypatch.setattr(go, "run_logged", run_logged)
    monkeypatch.setattr(os, "execv", lambda _, words: steps.append(" ".join(words[1:])))
    return asked


def test_play_sets_up_builds_the_client_and_becomes_a_server(
    go: ModuleType, steps: list[str], builds: list[str]
) -> None:
    go.main(["play", "--port", "8000"])
    assert steps == ["venv --python", "pip install", "pip install", "serve --open --port 8000"]
    assert builds == ["build"]


def test_the_help_of_play_is_its_own_and_builds_nothing(
    go: ModuleType, steps: list[str], builds: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    go.main(["play", "--help"])
    assert "./go play builds the client" in capsys.readouterr().out
    assert (steps[-1], builds) == ("serve --open --help", [])


def test_a_client_that_has_not_changed_is_not_built_again(go: ModuleType, builds: list[str]) -> None:
    go.main(["build"])
    (go.ROOT / "web/node_modules/svelte/index.js").touch()
    (go.ROOT / "web/notes.txt").touch()
    go.main(["build"])
    assert builds == ["build"]


@pytest.mark.parametrize("name", ["web/App.svelte", "web/package-lock.json", "src/mirabilia/text/locales/en/web.ftl"])
def test_a_changed_source_builds_the_client_again(go: ModuleType, builds: list[str], name: str) -> None:
    go.main(["build"])
    (go.ROOT / name).parent.mkdir(parents=True, exist_ok=True)
    (go.ROOT / name).write_text("changed")
    go.main(["build"])
    assert builds == ["build", "build"]


def test_a_client_that_is_gone_is_built_again(go: ModuleType, builds: list[str]) -> None:
    go.main(["build"])
    (go.ROOT / "src/mirabilia/web/index.html").unlink()
    go.main(["build"])
    assert builds == ["build", "build"]


@pytest.mark.usefixtures("steps")
def test_a_client_that_cannot_be_built_is_said_in_one_line_and_tried_again(
    go: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing_node(*words: str, failed: str) -> None:
        go.run_logged(failing(" ".join(words)), failed=failed)

    monkeypatch.setattr(go, "run_node", failing_node)
    for _ in range(2):
        with pytest.raises(go.GoError, match=r"the web client could not be built; details are in \.tools/setup\.log"):
            go.main(["build"])


def test_a_missing_npm_registry_is_named(go: ModuleType) -> None:
    go.TOOLS.mkdir()
    with pytest.raises(go.GoError, match="cannot be reached; check the network"):
        go.run_logged(failing("npm error code ENOTFOUND"), failed="the web client could not be built")


def test_the_help_names_every_verb(go: ModuleType) -> None:
    assert [verb for verb in go.VERBS if f"./go {verb} " not in (go.__doc__ or "")] == []


def test_every_check_runs_and_one_summary_ends_it(go: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    programs = go.MAIN.folder / "bin"
    programs.mkdir(parents=True)
    for name, code in {"good": 0, "bad": 1}.items():
        (programs / name).write_text(f"#!/bin/sh\necho {name} speaks\nexit {code}\n")
        (programs / name).chmod(0o755)
    checks = [go.Check("first", ["bad"]), go.Check("second", ["good"])], [go.Check("third", ["good"], live=True)]
    assert go.check_all(*checks) == 1
    *output, first, second, third, all_of_it = capfd.readouterr().out.splitlines()
    assert sorted(filter(None, output)) == ["--- first", "bad speaks", "third: good speaks"]
    assert [line.split()[:2] for line in (first, second, third)] == [
        ["first", "FAILED"],
        ["second", "ok"],
        ["third", "ok"],
    ]
    assert all_of_it.startswith("in all ")
    assert go.check_all(checks[0][1:], checks[1]) == 0


def test_lanes_run_side_by_side(go: ModuleType) -> None:
    programs, note = go.MAIN.folder / "bin", go.ROOT / "note"
    programs.mkdir(parents=True)
    for name, code in {"waits": f"until [ -e {note} ]; do sleep 0.02; done", "goes": f"touch {note}"}.items():
        (programs / name).write_text(f"#!/bin/sh\n{code}\n")
        (programs / name).chmod(0o755)
    assert go.check_all([go.Check("waits", ["waits"])], [go.Check("goes", ["goes"])]) == 0


def test_a_lane_that_is_done_takes_from_the_rest(go: ModuleType, capfd: pytest.CaptureFixture[str]) -> None:
    programs, note = go.MAIN.folder / "bin", go.ROOT / "note"
    programs.mkdir(parents=True)
    for name, code in {"waits": f"until [ -e {note} ]; do sleep 0.02; done", "goes": f"touch {note}"}.items():
        (programs / name).write_text(f"#!/bin/sh\n{code}\n")
        (programs / name).chmod(0o755)
    rest = [go.Check("goes", ["goes"]), go.Check("goes again", ["goes"])]
    assert go.check_all([go.Check("waits", ["waits"])], [], rest=rest) == 0
    names = [line.partition(" ok ")[0].strip() for line in capfd.readouterr().out.splitlines() if " ok " in line]
    assert names == ["waits", "goes", "goes again"], "each once"


def test_checks_keep_bytecode_whatever_the_environment_says(go: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    program = go.MAIN.folder / "bin" / "shows"
    program.parent.mkdir(parents=True)
    program.write_text('#!/bin/sh\ntest -z "$PYTHONDONTWRITEBYTECODE"\n')
    program.chmod(0o755)
    assert go.Check("shows", ["shows"]).passes()

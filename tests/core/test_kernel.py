"""The two backends' common ground: where compiled engines are kept, and when they are recompiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mirabilia
from mirabilia.core import kernel, registry
from tests.house.tree import ROOT
from tests.kit.compiled import FOR_TESTS, compiled

PACKAGE = Path(mirabilia.__file__).parent


@kernel.kernel
def read(source: kernel.Words, at: int) -> int:
    """Return a word."""
    return source[at]


@kernel.kernel
def write(target: kernel.Words, at: int) -> int:
    """Write a word."""
    target[at] = 5
    return 5


@kernel.kernel
def write_and_read(target: kernel.Words, at: int) -> int:
    """Write a word, and read it."""
    return write(target, at) * read(target, at)


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources that compiled code depends on."""
    for room in ("core", "games", "bots"):
        shutil.copytree(PACKAGE / room, tmp_path / "mirabilia" / room)
    monkeypatch.setattr(registry, "folder_of", lambda package: tmp_path / package.replace(".", "/"))
    return tmp_path / "mirabilia"


EVERYTHING = {"core", "games.seven", "games.architects", "bots.seven", "bots.architects", "all"}


@pytest.mark.parametrize(
    ("file", "outdated"),
    [
        ("core/chance.py", EVERYTHING),
        ("games/seven/facts/cards.toml", {"games.seven", "bots.seven", "all"}),
        ("games/seven/engine/trade.py", {"games.seven", "bots.seven", "all"}),
        ("bots/bot.py", {"bots.seven", "bots.architects", "all"}),
        ("bots/architects/__init__.py", {"bots.architects", "all"}),
    ],
)
def test_a_changed_source_or_fact_gets_a_new_cache_wherever_it_matters(
    sources: Path, file: str, outdated: set[str]
) -> None:
    modules = ["core.chance", "games.seven.tables", "games.architects.tables", "bots.seven.x", "bots.architects.x", "x"]
    rooms = [kernel._room_of(f"mirabilia.{module}") for module in modules]
    assert {room for room, _ in rooms} == EVERYTHING
    before = {room: kernel._source_hash(used) for room, used in rooms}
    assert before == {room: kernel._source_hash(used) for room, used in rooms}
    (sources / file).write_text((sources / file).read_text() + "\n# changed\n")
    assert {room for room, used in rooms if kernel._source_hash(used) != before[room]} == outdated


def test_a_game_from_elsewhere_has_caches_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIRABILIA_GAMES", "far.away.hanabi")
    room, sources = kernel._room_of("far.away.hanabi.game.engine.turn")
    assert (room, [source.package for source in sources]) == (
        "games.hanabi",
        ["mirabilia.core", "far.away.hanabi.game"],
    )
    room, sources = kernel._room_of("far.away.hanabi.bots.greedy")
    assert room == "bots.hanabi"
    packages = ["mirabilia.core", "far.away.hanabi.game", "mirabilia.bots", "far.away.hanabi.bots"]
    assert [source.package for source in sources] == packages


@pytest.mark.parametrize("setting", FOR_TESTS)
def test_what_is_compiled_for_tests_has_a_cache_of_its_own(setting: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(setting)
    before = kernel._source_hash([kernel.CORE])
    monkeypatch.setenv(setting, "1")
    assert kernel._source_hash([kernel.CORE]) != before


def test_the_newest_caches_are_kept_and_old_ones_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIRABILIA_CACHE", str(tmp_path))
    for age in range(5):
        old = tmp_path / f"core-old{age}"
        old.mkdir()
        os.utime(old, (1_000 + age, 1_000 + age))
    folder = kernel._open_cache.__wrapped__("core", (kernel.CORE,))
    kept = {path.name for path in tmp_path.iterdir()}
    assert kept == {folder.name, "core-old3", "core-old4"}


def test_without_a_place_to_write_it_compiles_for_this_run_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("MIRABILIA_CACHE", str(blocked / "cache"))
    folder = kernel._open_cache.__wrapped__("core", (kernel.CORE,))
    try:
        assert folder.is_dir()
        assert blocked.read_text() == "not a folder"
    finally:
        shutil.rmtree(folder.parent)


@pytest.mark.compiles
def test_compiled_kernels_count_from_the_front_only() -> None:
    code = (
        "from mirabilia.core.kernel import words\n"
        "from tests.core.test_kernel import read, write\n"
        "for kernel in (write, read):\n"
        "  for at in (3, -1, 4):\n"
        "    try: print(kernel(words(4), at))\n"
        "    except IndexError as error: print(error)"
    )
    outside = "index is out of bounds"
    assert compiled(code) == ["5", outside, outside, "0", outside, outside]


def test_an_unknown_backend_is_refused_in_one_line() -> None:
    environment = {**os.environ, "MIRABILIA_BACKEND": "fortran"}
    code = "from mirabilia.core.errors import MirabiliaError\ntry:\n import mirabilia.core.kernel\n"
    code += "except MirabiliaError as error:\n print(error)"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "MIRABILIA_BACKEND is 'fortran'; it must be python or numba\n"


@pytest.mark.parametrize("as_shipped", [False, True])
def test_compiling_is_told_once_wherever_it_happens_and_loading_is_not(tmp_path: Path, as_shipped: bool) -> None:
    code = (
        "from mirabilia.core.kernel import words\n"
        "from tests.core.test_kernel import write_and_read\n"
        "print(write_and_read(words(4), 1))"
    )
    settings = {**os.environ, "MIRABILIA_BACKEND": "numba", "MIRABILIA_CACHE": str(tmp_path)}
    assert settings["NUMBA_OPT"] == "0", "so that numba by itself would keep no kernel that calls another"
    if as_shipped:
        settings = {name: value for name, value in settings.items() if name not in FOR_TESTS}
    told = []
    for _ in range(2):
        command = [sys.executable, "-W", "error", "-c", code]
        done = subprocess.run(command, env=settings, capture_output=True, text=True, check=True, cwd=ROOT)
        told.append((done.stdout, done.stderr))
    notice = "Compiling the engine, once for this version; this takes a minute or two.\n"
    assert told == [("25\n", notice), ("25\n", "")]


def test_a_notice_is_given_once_in_the_way_that_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    notice = kernel.Notice()
    said: list[str] = []
    for _ in range(2):
        notice()
    notice.tell_by(lambda: said.append("compiling"))
    for _ in range(2):
        notice()
    assert (capsys.readouterr().err.count("Compiling"), said) == (1, ["compiling"])


def test_another_installation_of_the_same_sources_is_not_taken_for_compiled(
    sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numba keeps code by the path and time of its file, so everything is compiled again there."""
    monkeypatch.setenv("MIRABILIA_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(kernel, "_open_cache", kernel._open_cache.__wrapped__)
    here = kernel._mark("games.seven")
    assert kernel._mark("games.seven") == here
    os.utime(sources / "games/seven/engine/turn.py", (1_000, 1_000))
    installed_again = kernel._mark("games.seven")
    monkeypatch.setattr(registry, "folder_of", lambda package: PACKAGE.parent / package.replace(".", "/"))
    elsewhere = kernel._mark("games.seven")
    assert len({here, installed_again, elsewhere}) == 3
    assert here.parent == installed_again.parent == elsewhere.parent

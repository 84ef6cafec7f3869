"""Terms: a file says which rules and bots played."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest

import mirabilia
from mirabilia.bots.roster import module_of
from mirabilia.core import registry, sources
from mirabilia.core.sources import ASIDE, sources_of

HERE = Path(mirabilia.__file__).parent

_read = sources._read


@cache
def _read_once(path: Path, _text: bytes) -> sources._Module:
    """Read a module once for each version of its text: two hundred modules are asked for again and again."""
    return _read(path)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for part in ("core", "games", "bots"):
        shutil.copytree(HERE / part, tmp_path / part)

    def read(path: Path) -> sources._Module:
        text, original = path.read_bytes(), HERE / path.relative_to(tmp_path)
        same = original.is_file() and original.read_bytes() == text
        return _read_once(original if same else path, text)

    monkeypatch.setattr(registry, "folder_of", lambda package: tmp_path.joinpath(*package.split(".")[1:]))
    monkeypatch.setattr(sources, "_read", read)
    return tmp_path


@pytest.mark.parametrize(
    ("file", "more", "changed"),
    [
        ("core/chance.py", "MORE = 1", {"seven", "architects"}),
        ("bots/uniform.py", "MORE = 1", set()),  # it is not played out by
        ("bots/seven/weights.toml", "more = 1", {"seven"}),
        ("bots/seven/oracle.npz", "more", {"seven"}),
        ("bots/seven/other.npz", "more", set()),  # nothing names it
        ("bots/architects/lessons.py", "MORE = 1", set()),  # how a network was trained does not affect play
        ("bots/seven/evaluator.py", "MORE = 1", {"seven"}),
        ("games/seven/facts/numbers.toml", "more = 1", {"seven"}),
        ("games/architects/engine/turn.py", "MORE = 1", {"architects"}),
        ("games/architects/engine/turn.py", "# A comment.", set()),
        ("games/architects/engine/turn.py", '"""A docstring\nof two lines."""', set()),
        ("games/seven/facts/numbers.toml", "# A comment.", set()),
        ("games/seven/notes.txt", "more", set()),
        ("games/seven/transcript/format.py", "MORE = 1", set()),  # no bot reads transcripts
        ("games/seven/outlook.py", "MORE = 1", set()),  # for people only
        ("core/dataset.py", "MORE = 1", set()),
        ("bots/seven/puzzles.jsonl.gz", "more", set()),
    ],
)
def test_what_decides_the_play_of_a_game_changes_its_sources(
    package: Path, file: str, more: str, changed: set[str]
) -> None:
    sources = sources_of.__wrapped__
    before = {game: sources_of(game) for game in ("seven", "architects")}  # a copy has the same, as the rest shows
    with (package / file).open("a") as written:
        written.write(f"\n{more}\n")
    assert {game for game in before if sources(game) != before[game]} == changed


@pytest.mark.parametrize(
    ("file", "more", "changed"),
    [
        ("games/seven/engine/turn.py", "MORE = 1", {"builder", "master", "oracle", "apprentice"}),
        ("bots/seven/greedy.py", "MORE = 1", {"builder"}),
        ("bots/seven/search.py", "MORE = 1", {"master", "oracle"}),
        ("bots/seven/weights.toml", "more = 1", {"master", "oracle"}),
        ("bots/seven/oracle.py", "MORE = 1", {"oracle"}),
        ("bots/seven/oracle.npz", "more", {"oracle"}),
        ("bots/seven/lessons.py", "MORE = 1", set()),
        ("bots/seven/descriptor.py", "MORE = 1", set()),
        ("bots/uniform.py", "MORE = 1", {"apprentice"}),
    ],
)
def test_a_result_depends_only_on_the_bots_that_played(package: Path, file: str, more: str, changed: set[str]) -> None:
    modules = {level: (module_of("seven", level),) for level in ("apprentice", "builder", "master", "oracle")}
    sources = sources_of.__wrapped__
    before = {level: sources_of("seven", module) for level, module in modules.items()}
    with (package / file).open("a") as written:
        written.write(f"\n{more}\n")
    assert {level for level in modules if sources("seven", modules[level]) != before[level]} == changed


def test_a_module_that_is_new_to_a_bot_changes_its_sources(package: Path) -> None:
    sources = sources_of.__wrapped__
    (package / "core/luck.py").write_text("LUCK = 1\n")
    before = sources("seven")
    with (package / "bots/seven/evaluator.py").open("a") as evaluator:
        evaluator.write("from mirabilia.core import luck\n")
    needed = sources("seven")
    (package / "core/luck.py").write_text("LUCK = 2\n")
    assert len({before, needed, sources("seven")}) == 3


def test_no_module_aside_has_rules_or_bots() -> None:
    aside = [path for part in ("core", "games", "bots") for path in (HERE / part).glob("**/*.py") if path.stem in ASIDE]
    assert {path.stem for path in aside} == ASIDE
    assert not [path for path in aside if "@kernel" in path.read_text()]


def test_weights_are_no_sources_of_a_tuning_which_may_write_them(package: Path) -> None:
    sources = sources_of.__wrapped__
    before = sources("seven", weights=False)
    (package / "bots/seven/weights.toml").unlink()
    assert sources("seven", weights=False) == before != sources_of("seven")
    (package / "bots/seven/policy.py").unlink()
    assert sources("seven", weights=False) != before

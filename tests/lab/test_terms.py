"""Terms: a file says which rules and bots played."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import mirabilia
from mirabilia.core import registry
from mirabilia.core.sources import sources_of

HERE = Path(mirabilia.__file__).parent


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for part in ("core", "games", "bots"):
        shutil.copytree(HERE / part, tmp_path / part)
    monkeypatch.setattr(registry, "folder_of", lambda package: tmp_path.joinpath(*package.split(".")[1:]))
    return tmp_path


@pytest.mark.parametrize(
    ("file", "changed"),
    [
        ("core/chance.py", {"seven", "architects"}),
        ("bots/uniform.py", {"seven", "architects"}),
        ("bots/seven/weights.toml", {"seven"}),
        ("bots/seven/greedy.py", {"seven"}),
        ("games/architects/engine/turn.py", {"architects"}),
        ("games/seven/notes.txt", set()),
    ],
)
def test_what_decides_the_play_of_a_game_changes_its_sources(package: Path, file: str, changed: set[str]) -> None:
    sources = sources_of.__wrapped__
    before = {game: sources(game) for game in ("seven", "architects")}
    assert before == {game: sources_of(game) for game in before}
    with (package / file).open("a") as written:
        written.write("\n")
    assert {game for game in before if sources(game) != before[game]} == changed


def test_weights_are_no_sources_of_a_tuning_which_may_write_them(package: Path) -> None:
    sources = sources_of.__wrapped__
    before = sources("seven", weights=False)
    (package / "bots/seven/weights.toml").unlink()
    assert sources("seven", weights=False) == before != sources_of("seven")
    (package / "bots/seven/greedy.py").unlink()
    assert sources("seven", weights=False) != before

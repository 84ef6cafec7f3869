"""The registry: which games there are, and where they live."""

from __future__ import annotations

import subprocess
import sys

import pytest

from mirabilia.core import registry
from mirabilia.core.errors import UsageError


def test_the_games_of_the_house_are_there() -> None:
    assert registry.games() == ("seven", "architects")
    for game in registry.games():
        assert registry.describe(game).id == game
        assert registry.describe(game) is registry.describe(game)


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UsageError, match="there is no game 'chess'; there are seven, architects"):
        registry.describe("chess")


def test_a_game_from_elsewhere_is_found_by_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIRABILIA_GAMES", " far.away.hanabi ,")
    assert registry.games() == ("seven", "architects", "hanabi")
    found = registry.home("hanabi")
    assert (found.game, found.bots, found.terminal) == (
        "far.away.hanabi.game",
        "far.away.hanabi.bots",
        "far.away.hanabi.terminal",
    )
    with pytest.raises(UsageError, match=r"MIRABILIA_GAMES names a game without far\.away\.hanabi\.game\.descriptor"):
        registry.describe("hanabi")
    with pytest.raises(UsageError, match=r"needs the package far\.away\.hanabi"):
        assert found.locales


@pytest.mark.parametrize(
    ("named", "reason"), [("other.seven", "a second game seven"), ("My-Game", "can be the id of a game")]
)
def test_a_package_that_cannot_be_a_game_is_refused(monkeypatch: pytest.MonkeyPatch, named: str, reason: str) -> None:
    monkeypatch.setenv("MIRABILIA_GAMES", named)
    with pytest.raises(UsageError, match=reason):
        registry.games()


def test_nouns_tell_their_game() -> None:
    rules = registry.describe("architects").rules
    state = rules.start(rules.draw_setup(2, 1), 1)
    assert registry.game_of(rules.view(state, 0)) == "architects"
    assert registry.game_of("a view") is None


def test_the_registry_imports_no_game() -> None:
    code = (
        "import sys; import mirabilia.core.registry as registry; registry.home('seven'); "
        "print([name for name in sys.modules if 'games' in name or name in ('numba', 'numpy', 'msgspec')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"

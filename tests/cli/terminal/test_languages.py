"""The table speaks the language of the person who sits down: whole games in every language, and how it is chosen."""

import re

import pytest

from mirabilia.cli.language import language_of
from mirabilia.cli.main import run
from mirabilia.core.errors import UsageError
from mirabilia.core.registry import games
from mirabilia.text import languages, say
from tests.kit.terminal import Played

LINES = {
    "seven": [*"?ml", "1", *[f"{row} {verb}" for _ in range(40) for verb in "bsx" for row in (7, 5, 3, 1, 2)] + ["n"]],
    "architects": [*"?dl", "1", "c 1", *["1", "2", "3"] * 150],
}
"""Asks for every page, then does what can be done."""
ENGLISH = r"\b(the|you|your|with|from|cards?|coins?|points?|shields?|turn|builds?|takes?)\b"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 7, pytest.param(4, marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", games())
def test_a_whole_game_in_every_language(
    play: Played, monkeypatch: pytest.MonkeyPatch, game: str, players: int, language: str
) -> None:
    monkeypatch.setenv("MIRABILIA_LANGUAGE", language)
    code, shown = play(game, "--players", str(players), lines=LINES[game])
    assert code == 0
    assert say("result-title", language) in shown
    assert max(len(line.rstrip()) for line in shown.splitlines()) <= 80
    assert "…" not in shown, "something was cut off"
    assert (re.search(ENGLISH, shown) is None) == (language != "en")


def test_what_is_wrong_is_said_in_the_language_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MIRABILIA_LANGUAGE", "cs")
    assert run(["table", "seven", "--players", "3", "--seat", "5"]) == 2
    assert "místo 5 u stolu není (počet hráčů: 3); místa jsou 0 až 2" in capsys.readouterr().err
    assert say("result-title") == "The score", "nothing is spoken longer than the game lasts"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "pl_PL", "LC_ALL": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": ""}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "MIRABILIA_LANGUAGE": "en"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "MIRABILIA_LANGUAGE": ""}, "cs"),
    ],
)
def test_the_table_speaks_as_it_is_asked_to_or_as_the_computer_does(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(UsageError, match="MIRABILIA_LANGUAGE asks for de; there are cs, en, pl, uk"):
        language_of({"LANG": "cs_CZ.UTF-8", "MIRABILIA_LANGUAGE": "de"})

"""The table speaks the language of the person who sits down: whole games in every language, and how it is chosen."""

import re

import pytest

from mirabilia.cli.main import run
from mirabilia.core.errors import UsageError
from mirabilia.text import ENGLISH, languages, say
from mirabilia.text.environment import language_of
from tests.kit.languages import ANOTHER, YET_ANOTHER
from tests.kit.terminal import Played

LINES = {
    "seven": [*"?ml", "1", *[f"{row} {verb}" for _ in range(40) for verb in "bsx" for row in (7, 5, 3, 1, 2)] + ["n"]],
    "architects": [*"?dl", "1", "c 1", *["1", "2", "3"] * 150],
}
"""Asks for every page, then does what can be done."""
GAMES = [("seven", 2), ("architects", 7), ("seven", 7), ("architects", 2), ("seven", 4), ("architects", 4)]
"""With two players, 7 Wonders has the Free City, which has words of its own."""
ENGLISH_WORDS = r"\b(the|you|your|with|from|cards?|coins?|shields?|turn|builds?|takes?)\b"


@pytest.mark.parametrize(
    ("game", "players", "language"),
    [
        pytest.param(*table, language, marks=() if place == number % 2 else pytest.mark.slow)
        for number, language in enumerate(languages())
        for place, table in enumerate(GAMES)
    ],
)
def test_a_whole_game_in_every_language(
    play: Played, monkeypatch: pytest.MonkeyPatch, game: str, players: int, language: str
) -> None:
    monkeypatch.setenv("MIRABILIA_LANGUAGE", language)
    code, shown = play(game, "--players", str(players), lines=LINES[game])
    assert code == 0
    assert say("result-title", language) in shown
    assert max(len(line.rstrip()) for line in shown.splitlines()) <= 80
    assert "…" not in shown, "something was cut off"
    assert (re.search(ENGLISH_WORDS, shown) is None) == (language != ENGLISH)


def test_what_is_wrong_is_said_in_the_language_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MIRABILIA_LANGUAGE", ANOTHER)
    assert run(["table", "seven", "--players", "3", "--seat", "5"]) == 2
    assert say("terminal-wrong-seat", ANOTHER, seat=5, players=3, last=2) in capsys.readouterr().err
    assert say("result-title") == "The score", "the language lasts no longer than the game"


def in_region(language: str) -> str:
    """Return how a computer names a language in a region that has no words of its own."""
    return f"{language}_XX.UTF-8"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, ENGLISH),
        ({"LANG": in_region(ANOTHER)}, ANOTHER),
        ({"LANG": in_region("xx")}, ENGLISH),
        ({"LANG": in_region(ANOTHER), "LC_MESSAGES": in_region(YET_ANOTHER)}, YET_ANOTHER),
        ({"LANG": in_region("xx"), "LC_MESSAGES": in_region(ANOTHER), "LC_ALL": in_region(YET_ANOTHER)}, YET_ANOTHER),
        ({"LANG": in_region(ANOTHER), "LC_ALL": "C"}, ENGLISH),
        ({"LANG": in_region(ANOTHER), "LC_ALL": ""}, ANOTHER),
        ({"LANG": in_region(ANOTHER), "MIRABILIA_LANGUAGE": ENGLISH}, ENGLISH),
        ({"LANG": in_region(ANOTHER), "MIRABILIA_LANGUAGE": f"{YET_ANOTHER}-XX"}, YET_ANOTHER),
        ({"LANG": in_region(ANOTHER), "MIRABILIA_LANGUAGE": ""}, ANOTHER),
    ],
)
def test_the_table_speaks_as_it_is_asked_to_or_as_the_computer_does(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_a_language_that_is_not_there_is_refused() -> None:
    """In the language of the computer, since none was chosen."""
    words = say("terminal-wrong-language", ANOTHER, asked="xx", known=", ".join(languages()))
    with pytest.raises(UsageError, match=re.escape(words)):
        language_of({"LANG": in_region(ANOTHER), "MIRABILIA_LANGUAGE": "xx"})

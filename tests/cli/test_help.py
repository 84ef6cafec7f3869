"""The help of every verb, and click's own refusals, in the reader's language."""

import os
import re
import subprocess
import sys

import click
import pytest

from mirabilia.cli.help.refused import words_of_click
from mirabilia.cli.main import VERBS, run
from mirabilia.server.settings import all_settings
from mirabilia.text import ENGLISH, keys, languages, say
from tests.kit.languages import ANOTHER

HELP_OF_ALL = "from mirabilia.cli.main import VERBS, run\nfor verb in VERBS: run([verb, '--help'])"
"""A separate process: verbs take their help on import, in the language that was chosen before."""
EXPLAINS = re.compile(r"(\w+-)?option-\w+|setting-\w+|verb-\w+-more")


def without_spaces(text: str) -> str:
    """Return a text without the spaces and line breaks with which help is laid out."""
    return re.sub(r"\s+", "", text)


@pytest.mark.parametrize("language", languages())
def test_every_option_of_every_verb_is_explained_in_the_language_of_the_environment(language: str) -> None:
    environment = {**os.environ, "MIRABILIA_LANGUAGE": language}
    ended = subprocess.run([sys.executable, "-c", HELP_OF_ALL], env=environment, capture_output=True, check=True)
    shown = without_spaces(ended.stdout.decode())
    explained = [key for key in sorted(keys(ENGLISH)) if EXPLAINS.fullmatch(key) and not key.startswith("terminal-")]
    assert len(explained) > 100
    assert [key for key in explained if without_spaces(say(key, language)) not in shown] == []
    assert shown.count(without_spaces(say("help-usage", language))) == len(VERBS)


def test_every_setting_has_words_in_every_language() -> None:
    wanted = {f"setting-{setting.name}" for setting in all_settings()}
    assert {language: sorted(wanted - keys(language)) for language in languages() if wanted - keys(language)} == {}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], say("refused-no_verb", ANOTHER, verb="nonsense")),
        (["simulate", "--nonsense"], say("refused-no_option", ANOTHER, option="--nonsense")),
        (["simulate", "seven", "--seed"], say("refused-no_value", ANOTHER, option="--seed")),
        (["simulate"], say("refused-missing_argument", ANOTHER, argument="GAME")),
        (["dataset", "seven"], say("refused-missing_option", ANOTHER, option="--out")),
        (["simulate", "seven", "more", "still"], say("refused-too_much", ANOTHER, words="more still")),
        (["simulate", "seven", "--seed", "x"], say("refused-not_whole", ANOTHER, what="--seed")),
        (["tune", "seven", "--sigma", "x"], say("refused-not_a_number", ANOTHER, what="--sigma")),
        (
            ["serve", "--port", "-1"],
            say("refused-not_in_range", ANOTHER, what="--port / MIRABILIA_PORT", range="0<=x<=65535"),
        ),
        (
            ["serve", "--most-lag", "-1"],
            say("refused-not_in_range", ANOTHER, what="--most-lag / MIRABILIA_MOST_LAG", range="x>=0"),
        ),
        (
            ["simulate", "seven", "--backend", "x"],
            say("refused-not_a_choice", ANOTHER, what="--backend / MIRABILIA_BACKEND", choices="numba, python"),
        ),
    ],
)
def test_what_was_typed_is_refused_in_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    monkeypatch.setenv("MIRABILIA_LANGUAGE", ANOTHER)
    assert run(arguments) == 2
    assert words in capsys.readouterr().err


def test_what_click_says_rarely_is_said_in_its_own_words() -> None:
    assert words_of_click(click.ClickException("the moon is too full")) == "the moon is too full"

"""The reader's page: ./go words LANGUAGE."""

import re
from html import unescape
from pathlib import Path

import pytest

from mirabilia.text import ENGLISH, keys, languages, say
from tools.reader.examples import examples
from tools.reader.page import main, readers_page
from tools.reader.places import places


@pytest.mark.parametrize("language", languages())
def test_every_message_is_on_the_page_once_beside_english(language: str) -> None:
    page = readers_page(language)
    assert sorted(re.findall(r'<article id="([^"]+)"', page)) == sorted(keys(ENGLISH))
    text = unescape(page)
    assert all(say("web-front-title", one) in text for one in (language, ENGLISH))
    assert not re.search(r"""(src|href)=["']|url\(|@import""", page), "the page needs nothing but itself"


@pytest.mark.parametrize("language", languages())
def test_every_form_of_a_message_is_shown(language: str) -> None:
    shown = {own for _, own in examples("points", ENGLISH, language)}
    assert shown == {say("points", language, count=count) for count in (0, 1, 2, 3, 5, 11, 21, 22)}
    assert len({*examples("result-won", ENGLISH, language)}) > 2


def test_a_message_is_found_where_it_is_said() -> None:
    said = places(keys(ENGLISH))
    assert any(place.startswith("src/mirabilia/server/calling/calls.py:") for place in said["call-title"])
    assert any(place.startswith("web/src/screens/Front.svelte:") for place in said["web-front-title"])
    assert len(said) > 0.95 * len(keys(ENGLISH))


def test_the_page_is_a_file_and_a_language_may_have_a_region(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "page.html"
    assert main([f"{ENGLISH}-XX", str(file)]) == 0
    assert file.read_text("utf-8").startswith("<!doctype html>")
    assert main(["xx"]) == main([]) == 2
    assert f"the languages are {', '.join(languages())}" in capsys.readouterr().err

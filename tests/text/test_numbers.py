"""Percentages as each language writes them."""

import pytest

from mirabilia.text import languages, spoken
from mirabilia.text.numbers import percent_words


@pytest.mark.parametrize(("language", "written"), [("en", "7%"), ("de", "7\N{NO-BREAK SPACE}%"), ("pl", "7%")])
def test_the_sign_stands_as_the_language_has_it(language: str, written: str) -> None:
    with spoken(language):
        assert percent_words(0.068) == written


@pytest.mark.parametrize("language", languages())
def test_every_language_has_percentages(language: str) -> None:
    with spoken(language):
        assert percent_words(0.42).startswith("42")

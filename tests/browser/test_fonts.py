"""The fonts have every letter that some language needs, so that no word is set in a strange one."""

import unicodedata

import pytest

from mirabilia.text import languages, messages
from tests.kit.browser.fonts import Texts, faces, longest, width_of


@pytest.mark.parametrize("language", languages())
def test_every_letter_of_every_language_is_in_the_fonts(language: str) -> None:
    """Signs such as arrows may come from the system: they look alike everywhere, and spaces have no shape."""
    used = {letter for words in Texts(*messages(language)).found for letter in words}
    both = used | {letter.upper() for letter in used if len(letter.upper()) == 1}
    needed = {letter for letter in both if unicodedata.category(letter)[0] in "LMNP"}
    assert len(needed) > 40
    drawn: dict[tuple[str, int], set[int]] = {}
    for face in faces():
        drawn.setdefault((face.family, face.weight), set()).update(face.letters)
    assert len(drawn) > 1
    assert {font: lacking for font, has in drawn.items() if (lacking := {*needed} - {*map(chr, has)})} == {}


def test_words_are_measured_as_they_are_set() -> None:
    assert width_of("iii") < width_of("mmm") < width_of("mmmm")
    assert longest("web-front") in languages()

"""The fonts have every letter that some language needs, so that no word is set in another font."""

import unicodedata

import pytest

from mirabilia.text import languages, messages
from tests.kit.browser.fonts import Texts, faces, longest, width_of


@pytest.mark.parametrize("language", languages())
def test_every_letter_of_every_language_is_in_the_fonts(language: str) -> None:
    """Signs such as arrows too, except those of the terminal, which has a font of its own; spaces have no shape."""
    shown = [message for message in messages(language) if "-terminal-" not in message.id.name]
    used = {letter for words in Texts(*shown).found for letter in words}
    both = used | {letter.upper() for letter in used if len(letter.upper()) == 1}
    needed = {letter for letter in both if unicodedata.category(letter)[0] in "LMNP"}
    signs = {letter for letter in both if unicodedata.category(letter)[0] == "S"}  # headlines have none
    assert len(needed) > 40
    drawn: dict[tuple[str, int], set[int]] = {}
    for face in faces():
        drawn.setdefault((face.family, face.weight), set()).update(face.letters)
    assert len(drawn) > 1
    wanted = {font: needed | signs if font[0] == "Alegreya Sans" else needed for font in drawn}
    assert {font: lacking for font, has in drawn.items() if (lacking := wanted[font] - {*map(chr, has)})} == {}


def test_words_are_measured_as_they_are_set() -> None:
    assert width_of("iii") < width_of("mmm") < width_of("mmmm")
    assert longest("web-front") in languages()

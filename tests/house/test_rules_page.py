"""Players can read every ruling on the client's rules page: which paragraph has it, and that the page shows it."""

import re

import pytest

from mirabilia.text import keys, languages
from tests.house.test_rulings import RULINGS
from tests.house.tree import ROOT

TOLD = {
    "S01": ["counting"],
    "S02": ["counting"],
    "S03": ["turn-paid"],
    "S04": ["trade"],
    "S05": ["build-either"],
    "S06": ["trade", "trade-sold"],
    "S07": ["trade", "trade-price"],
    "S08": ["trade-choice", "trade-sold"],
    "S09": ["counting-coins"],
    "S10": ["counting-guilds"],
    "S11": ["build-twice"],
    "S12": ["chain-always", "stage", "stage-lost"],
    "S13": ["powers-free"],
    "S14": ["powers-seventh"],
    "S15": ["powers-dig"],
    "S16": ["powers-dig"],
    "S17": ["powers-copy"],
    "S18": ["science-wild"],
    "S19": ["sell", "conflict-less"],
    "S20": ["two", "two-order"],
    "S21": ["two-must", "two-fights"],
    "A01": ["setup", "build", "turn-taken"],
    "A02": ["build", "build-coins"],
    "A03": ["green", "green-sets"],
    "A04": ["blue", "red"],
    "A05": ["battle", "battle-shields", "two"],
    "A06": ["turn-taken"],
    "A07": ["free", "free-draw"],
    "A08": ["free-payment"],
    "A09": ["effects", "effects-look", "effects-both"],
    "A10": ["empty"],
    "A11": ["score-last", "battle-shields"],
    "A12": ["hidden", "effects-look"],
}
"""The paragraphs that tell a ruling; each is a chapter of its game's rules, or a finer point below one."""
GAMES = {"S": "seven", "A": "architects"}


def paragraphs(game: str) -> set[str]:
    """Return the chapters and finer points that the rules page of a game shows."""
    table = (ROOT / f"web/src/lib/games/{game}/book.ts").read_text().partition("const CHAPTERS = {")[2]
    shown = table.partition("} as const")[0]
    chapters = set(re.findall(r"^  (\w+): \[", shown, re.M))
    return chapters | {name for name in re.findall(r'"([a-z]+-[a-z]+)"', shown) if name.partition("-")[0] in chapters}


def test_every_ruling_is_told() -> None:
    assert sorted(TOLD) == sorted(RULINGS)


@pytest.mark.parametrize("ruling", RULINGS)
def test_the_page_shows_every_paragraph_of_a_ruling(ruling: str) -> None:
    assert TOLD[ruling]
    assert set(TOLD[ruling]) <= paragraphs(GAMES[ruling[0]])


@pytest.mark.parametrize("language", languages())
def test_every_paragraph_has_words(language: str) -> None:
    shown = {f"web-help-{game}-{name}" for game in GAMES.values() for name in paragraphs(game)}
    assert len(shown) > 50
    assert sorted(shown - keys(language)) == []

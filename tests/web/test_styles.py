"""Styles use the tokens: four widths, and no colours or type sizes of their own."""

import re
from collections.abc import Iterator

import pytest

from tests.house.tree import ROOT, files

TOKENS = ROOT / "web/src/lib/styles/tokens.css"
NAMED = ("phone", "tablet", "laptop", "desktop")
CONDITION = re.compile(r"@(?:media|container)[^{;]*|MediaQuery\(\"[^\"]*\"")
WIDTH = re.compile(r"\b(?:min-width|max-width|width|inline-size)\s*(?::|[<>]=?)\s*([\d.]+\w*)")
OLDER = re.compile(r"\b(?:min|max)-(?:width|height)\s*:")
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b")
TYPE = re.compile(r"font(?:-size)?:[^;}]*?\b[\d.]+px")
PAINTED = ("web/src/lib/call/icon.ts",)
"""The icon in a browser's tab is a separate picture, which no token reaches."""
SUFFIXES = (".svelte", ".css", ".ts")
WIDTHS = ROOT / "web/src/lib/styles/widths.ts"
SCREEN = re.compile(r"@media[^{;]*\bwidth\b[^{;]*")
LOW_OR = re.compile(r"\(height [<>]=? \d+px\),|, \(height ")


def token(name: str) -> str:
    """Return the value of a token."""
    found = re.search(rf"--{name}:\s*([^;]+);", TOKENS.read_text())
    assert found, f"no token --{name}"
    return found[1]


def breaks(text: str, allowed: dict[str, set[str]]) -> list[str]:
    """Return the conditions that ask for a width that is not a token, or ask in the older way."""
    found = []
    for condition in CONDITION.findall(text):
        named = re.match(r"@container\s+(\w+)", condition)
        known = allowed.get(named[1] if named else "", allowed[""])
        if not set(WIDTH.findall(condition)) <= known or OLDER.search(condition):
            found.append(condition.strip())
    return found


def styles() -> Iterator[tuple[str, str]]:
    """Yield the name and the text of every file of the client that has styles or asks about the screen."""
    for path in files(*SUFFIXES, under="web/src"):
        if path != TOKENS:
            yield str(path.relative_to(ROOT)), path.read_text()


def test_layouts_change_at_four_widths_only() -> None:
    allowed = {"": {token(name) for name in NAMED}, "card": {token("card-small")}}
    assert len(allowed[""]) == 4
    assert {name: found for name, text in styles() if (found := breaks(text, allowed))} == {}


def test_tables_ask_their_container_how_wide_they_are() -> None:
    """The screen is asked only where a low one should look like a narrow one: no container knows how high it is."""
    asked = {name: SCREEN.findall(text) for name, text in styles() if name.startswith("web/src/lib/games/")}
    own = {name: [one for one in found if not LOW_OR.search(one)] for name, found in asked.items()}
    assert {name: found for name, found in own.items() if found} == {}
    assert not [name for name, text in styles() if "/games/" in name and "MediaQuery" in text]


def test_widths_that_scripts_know_are_those_of_the_tokens() -> None:
    known = dict(re.findall(r"export const (\w+) = (\d+);", WIDTHS.read_text()))
    assert known == {name: token(name.lower()).removesuffix("px") for name in known}
    assert set(known) <= {name.upper() for name in NAMED}


def test_colours_and_sizes_of_type_are_tokens() -> None:
    own = {name: COLOUR.findall(text) + TYPE.findall(text) for name, text in styles() if name not in PAINTED}
    assert {name: found for name, found in own.items() if found} == {}


@pytest.mark.parametrize("name", PAINTED)
def test_what_may_have_colours_of_its_own_still_needs_them(name: str) -> None:
    assert COLOUR.search((ROOT / name).read_text())


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("@media (width < 760px) {", 0),
        ("@media (max-width: 760px) {", 1),
        ("@container table (760px <= width) and (width >= 761px) {", 1),
        ("@container card (width < 152px) {", 0),
        ("@media (width < 152px) {", 1),
        ('new MediaQuery("(width < 900px)")', 1),
        ("@media (height <= 800px) {", 0),
    ],
)
def test_another_width_is_found(text: str, count: int) -> None:
    assert len(breaks(text, {"": {"760px"}, "card": {"152px"}})) == count

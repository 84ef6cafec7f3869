"""What is loaded later may fail to load: every place that waits for it says so."""

import re

import pytest

from tests.house.tree import ROOT, files

AWAITED = re.compile(r"\{#await\b.*?\{/await\}", re.DOTALL)
"""A block that waits for something; none contains another."""


def uncaught(text: str) -> list[str]:
    """Return the blocks of a component that wait without saying what is shown if that fails."""
    return [block for block in AWAITED.findall(text) if "{:catch" not in block]


def test_whatever_waits_says_what_is_shown_if_that_fails() -> None:
    texts = {str(path.relative_to(ROOT)): path.read_text() for path in files(".svelte", under="web/src")}
    assert sum(len(AWAITED.findall(text)) for text in texts.values()) >= 3
    assert {name: found for name, text in texts.items() if (found := uncaught(text))} == {}


@pytest.mark.parametrize(
    ("text", "count"),
    [("{#await one then two}{two}{/await}", 1), ("{#await one}{:then two}{two}{:catch}no{/await}", 0)],
)
def test_a_block_without_a_catch_is_found(text: str, count: int) -> None:
    assert len(uncaught(text)) == count

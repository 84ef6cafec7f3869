"""How deep tests go: `./go test` tries some of many cases, and `./go test --slow` all of them."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import settings

EVERYTHING = False
"""Whether the slow tests run; `tests/conftest.py` knows before any test is collected."""
PART = 8
"""Otherwise one in this many examples is tried."""
FEWEST = 10
ALWAYS = (2, 3, 7)
"""Players at the tables that are tried every time."""


def examples(count: int) -> settings:
    """Try this many examples of a property, or the first part of them."""
    return settings(max_examples=count if EVERYTHING else max(count // PART, min(count, FEWEST)))


def tables(cases: Iterable[tuple[str, int]]) -> list[object]:
    """Return cases of a game and a number of players; those between three and seven players are slow.

    Two have rules of their own, three are the fewest whose neighbours differ, and seven the most.
    """
    return [case if case[1] in ALWAYS else pytest.param(*case, marks=pytest.mark.slow) for case in cases]


def counts(players: Iterable[int] = range(2, 8)) -> list[object]:
    """Return numbers of players; those between three and seven are slow, as in `tables`."""
    return [count if count in ALWAYS else pytest.param(count, marks=pytest.mark.slow) for count in players]


def some(always: int, cases: Iterable[object]) -> list[object]:
    """Return the cases of a test; all but the first few are slow."""
    return [case if at < always else pytest.param(case, marks=pytest.mark.slow) for at, case in enumerate(cases)]

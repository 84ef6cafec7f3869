"""How deep tests go: `./go test` tries some of many cases, and `./go test --slow` all of them."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import settings

EVERYTHING = False
"""Whether the slow tests run; `tests/conftest.py` knows before any test is collected."""
PART = 4
"""Otherwise one example in so many is tried."""
FEWEST = 10


def examples(count: int) -> settings:
    """Try this many examples of a property, or the first part of them."""
    return settings(max_examples=count if EVERYTHING else max(count // PART, min(count, FEWEST)))


def some(always: int, cases: Iterable[object]) -> list[object]:
    """Return the cases of a test, of which all but the first few are slow."""
    return [case if at < always else pytest.param(case, marks=pytest.mark.slow) for at, case in enumerate(cases)]

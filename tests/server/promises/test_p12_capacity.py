"""P12: a server takes many people at once. Its speed is printed and not judged: machines differ."""

from __future__ import annotations

from typing import Any

import pytest

from bench.load import Case, measure

pytestmark = pytest.mark.anyio
MOST_MEMORY = 1536


async def crowd(tables: int, rate: float, seconds: float, processes: int) -> dict[str, Any]:
    """Put a server under load and return the figures."""
    return await measure(Case(tables, rate, seconds, processes))


def check(figures: dict[str, Any]) -> None:
    print("P12:", ", ".join(f"{name} {value}" for name, value in figures.items()))
    assert figures["refused"] == {}
    assert figures["sockets lost"] == 0
    assert figures["choices a second"] > 0
    assert figures["server memory (MiB)"] <= MOST_MEMORY


@pytest.mark.parametrize("processes", [1, 2])
async def test_p12_seventy_people_choose_without_an_error(processes: int) -> None:
    check(await crowd(tables=10, rate=20, seconds=1, processes=processes))


@pytest.mark.slow
async def test_p12_seven_thousand_people_choose_without_an_error() -> None:
    check(await crowd(tables=1000, rate=540, seconds=30, processes=2))

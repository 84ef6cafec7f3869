"""The page of rulings and the tests that are named after them."""

import re

import pytest

from tests.house.tree import ROOT, files

RULINGS = [f"S{number:02}" for number in range(1, 22)] + [f"A{number:02}" for number in range(1, 13)]
PAGE = (ROOT / "docs/rulings.md").read_text()
TESTS = {
    name
    for path in files(".py", under="tests/rulings")
    for name in re.findall(r"^def (test_[as]\d\d_\w+)", path.read_text(), re.M)
}


def section(ruling: str) -> str:
    """Return what the page says about a ruling."""
    return PAGE.partition(f"\n## {ruling}: ")[2].partition("\n## ")[0]


def test_the_page_has_every_ruling_in_order() -> None:
    assert re.findall(r"^## ([AS]\d\d): ", PAGE, re.M) == RULINGS


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_test_named_after_it(ruling: str) -> None:
    assert [name for name in TESTS if name.startswith(f"test_{ruling.lower()}_")]


@pytest.mark.parametrize("ruling", RULINGS)
def test_the_page_names_exactly_the_tests_of_a_ruling(ruling: str) -> None:
    named = re.findall(r"`(test_\w+)`", section(ruling))
    assert sorted(named) == sorted(name for name in TESTS if name.startswith(f"test_{ruling.lower()}_"))


def test_every_test_named_on_the_page_exists() -> None:
    assert set(re.findall(r"`(test_\w+)`", PAGE)) <= TESTS

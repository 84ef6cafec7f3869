"""Both backends write the same numbers of 7 Wonders, and over many games every possible number is seen."""

from __future__ import annotations

import json

import pytest

from mirabilia.games.seven.features import FEATURES
from mirabilia.games.seven.features.limits import Limits
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.tables import CARDS
from tests.kit.compiled import compiled
from tests.parity.seven.features import digest

pytestmark = pytest.mark.compiles

SEED, TABLES, STEPS = 5, 2, 150
"""More steps than a game of seven players has."""
MANY = 2_048


def test_both_backends_write_the_same_numbers() -> None:
    code = (
        "from tests.parity.seven.features import digest\n"
        f"print(*(digest(players, {SEED}, {TABLES}, {STEPS}) for players in range(2, 8)), sep='\\n')"
    )
    written = [digest(players, SEED, TABLES, STEPS) for players in SEVEN.players]
    assert all(int(line.split()[0]) >= TABLES for line in written), "every game comes to its end"
    assert compiled(code) == written


@pytest.mark.slow
def test_in_many_games_every_entry_keeps_its_bounds_and_is_seen() -> None:
    code = (
        "import json\n"
        "from tests.parity.seven.features import ranges\n"
        f"print(*(json.dumps(ranges(players, {SEED}, {MANY}, {STEPS})) for players in range(2, 8)), sep='\\n')"
    )
    for players, line in zip(SEVEN.players, compiled(code), strict=True):
        least, most = json.loads(line)
        entries = FEATURES.entries(players)
        assert min(least) >= 0
        assert [entry.name for entry, number in zip(entries, most, strict=True) if number > entry.high] == []
        unseen = {entry.name for entry, number in zip(entries, most, strict=True) if number == 0}
        assert unseen == never(players)


def never(players: int) -> set[str]:
    """Return the entries that stay 0 in games whose cities choose in order, by the reason for it."""
    names = {entry.name for entry in FEATURES.entries(players)}
    copies = Limits(players).copies
    absent = {card.id for number, card in enumerate(CARDS, start=1) if not copies[number]}
    found = {name for name in names if name.rpartition(".")[2] in absent}  # these cards are not in the game
    if players == 2:
        found.add("free_city.ready")  # it chooses last, and then nobody is awaited
    if players == 7:  # a hand that has gone round that far was passed on six turns ago, when the age was over
        found |= {f"memory.left1.{card.id}" for card in CARDS if card.age == 2}
        found |= {f"memory.right1.{card.id}" for card in CARDS if card.age != 2}
    return found

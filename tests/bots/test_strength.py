"""The ladder of bots holds: every rung beats the one below, by bounds far beneath what was measured."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mirabilia.lab.ledger import Ledger
from mirabilia.lab.match import Deal, make_match, play_match
from mirabilia.lab.spread import Local
from tests.kit.compiled import compiled


def share(game: str, players: int, hero: str, others: str, deals: int) -> float:
    """Return the hero's share of victories over some deals, each from every seat."""
    match = make_match(game, players, hero, others, seed=17)
    games = [each for deal in play_match(match, deals, Ledger[Deal](None, []), Local(1)) for each in deal.games]
    return sum(each.share for each in games) / len(games)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players", "hero", "others", "deals", "bound"),
    [
        ("seven", 3, "strategist", "apprentice", 10, 0.80),
        ("seven", 7, "strategist", "apprentice", 4, 0.60),
        ("seven", 3, "master@300", "strategist", 15, 0.45),
        ("architects", 3, "strategist", "apprentice", 10, 0.80),
        ("architects", 7, "strategist", "apprentice", 4, 0.40),
        ("architects", 3, "master@300", "strategist", 15, 0.40),
    ],
)
def test_a_better_bot_wins_its_share(
    game: str, players: int, hero: str, others: str, deals: int, bound: float, found: Callable[[str], None]
) -> None:
    """Played on the compiled backend, as people play."""
    code = f"from tests.bots.test_strength import share\nprint(share{(game, players, hero, others, deals)!r})"
    won = float(*compiled(code, as_shipped=True))
    table = f"{others} in {game} for {players}"
    found(f"strength: {hero} beats {table} in {won:.0%} of {deals * players} games (at least {bound:.0%})")
    assert won >= bound

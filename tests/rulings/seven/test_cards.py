"""Every card that is not a guild: what it gives, read off the cards by hand (guilds: S10)."""

import pytest

from mirabilia.games.seven.model import Discount
from tests.kit.seven.play import look, play_turn, sheet
from tests.kit.seven.table import table

BLUE = {
    "altar": 2,
    "aqueduct": 5,
    "baths": 3,
    "courthouse": 4,
    "gardens": 5,
    "palace": 8,
    "pantheon": 7,
    "pawnshop": 3,
    "senate": 6,
    "statue": 4,
    "temple": 3,
    "theater": 2,
    "town_hall": 6,
}
RED = {
    "stockade": 1,
    "barracks": 1,
    "guard_tower": 1,
    "walls": 2,
    "training_ground": 2,
    "stables": 2,
    "archery_range": 2,
    "fortifications": 3,
    "circus": 3,
    "arsenal": 3,
    "siege_workshop": 3,
}
GREEN = {
    "compass": "apothecary dispensary lodge academy",
    "gear": "workshop laboratory observatory study",
    "tablet": "scriptorium library school university",
}
SOURCES = {
    "lumber_yard": "wood",
    "stone_pit": "stone",
    "clay_pool": "clay",
    "ore_vein": "ore",
    "tree_farm": "wood clay",
    "excavation": "stone clay",
    "clay_pit": "clay ore",
    "timber_yard": "stone wood",
    "forest_cave": "wood ore",
    "mine": "ore stone",
    "loom_age1": "loom",
    "glassworks_age1": "glass",
    "press_age1": "papyrus",
    "loom_age2": "loom",
    "glassworks_age2": "glass",
    "press_age2": "papyrus",
}
DOUBLE_SOURCES = {"sawmill": "wood", "quarry": "stone", "brickyard": "clay", "foundry": "ore"}
PRIVATE_SOURCES = {"forum": "loom glass papyrus", "caravansery": "clay stone ore wood"}


@pytest.mark.parametrize(("card", "points"), BLUE.items())
def test_a_blue_card_is_worth_points(card: str, points: int) -> None:
    score = sheet(table().city(0, cards=card, coins=0).state(), 0)
    assert (score.civilian, score.total) == (points, points)


@pytest.mark.parametrize(("card", "shields"), RED.items())
def test_a_red_card_has_shields(card: str, shields: int) -> None:
    state = table().city(0, cards=card, coins=0).state()
    assert (look(state, 0).shields, sheet(state, 0).total) == (shields, 0)


@pytest.mark.parametrize(("card", "symbol"), [(card, symbol) for symbol in GREEN for card in GREEN[symbol].split()])
def test_a_green_card_has_a_symbol(card: str, symbol: str) -> None:
    city = look(table().city(0, cards=card).state(), 0)
    assert {name: getattr(city, name) for name in ("compass", "gear", "tablet", "wild")} == {
        "compass": 0,
        "gear": 0,
        "tablet": 0,
        "wild": 0,
        symbol: 1,
    }


@pytest.mark.parametrize(
    ("card", "kinds", "units", "for_sale"),
    [
        *((card, kinds, 1, True) for card, kinds in SOURCES.items()),
        *((card, kinds, 2, True) for card, kinds in DOUBLE_SOURCES.items()),
        *((card, kinds, 1, False) for card, kinds in PRIVATE_SOURCES.items()),
    ],
)
def test_a_source_makes_what_it_shows(card: str, kinds: str, units: int, for_sale: bool) -> None:
    source = look(table().city(0, cards=card).state(), 0).sources[-1]
    assert (set(source.one_of), source.units, source.for_sale) == (set(kinds.split()), units, for_sale)


def test_tavern_gives_five_coins_once() -> None:
    state = play_turn(table().hand(0, "tavern altar").state(), "build tavern")
    assert look(state, 0).coins == 3 + 5
    assert look(play_turn(state), 0).coins == 3 + 5 + 3  # for the card sold now


@pytest.mark.parametrize(
    ("card", "discounts"),
    [
        ("west_trading_post", {Discount("raw", "left")}),
        ("east_trading_post", {Discount("raw", "right")}),
        ("marketplace", {Discount("goods", "left"), Discount("goods", "right")}),
    ],
)
def test_trading_posts_and_marketplace_are_discounts(card: str, discounts: set[Discount]) -> None:
    state = play_turn(table().hand(0, card).state(), f"build {card}")
    assert set(look(state, 0).discounts) == discounts
    assert (look(state, 0).coins, sheet(state, 0).commerce) == (3, 0)


@pytest.mark.parametrize(
    ("card", "around", "earned"),
    [("vineyard", "lumber_yard sawmill", 2 * 3), ("bazar", "loom_age1 press_age1", 2 * 2 * 3)],
)
def test_vineyard_and_bazar_pay_for_cards_of_three_cities(card: str, around: str, earned: int) -> None:
    laid = table(players=5).hand(0, card)
    for number in range(5):
        laid.city(number, cards=around)
    state = play_turn(laid.state(), f"build {card}")
    assert (look(state, 0).coins, sheet(state, 0).commerce) == (3 + earned, 0)


@pytest.mark.parametrize(
    ("card", "own", "stages", "earned", "points"),
    [
        ("haven", "forum lumber_yard sawmill", 0, 2, 2),
        ("lighthouse", "caravansery forum", 0, 3, 3),
        ("chamber_of_commerce", "brickyard press_age1 loom_age1 glassworks_age1", 0, 6, 6),
        ("arena", "dispensary", 3, 9, 3),
    ],
)
def test_yellow_cards_of_age_three_pay_and_score(card: str, own: str, stages: int, earned: int, points: int) -> None:
    laid = table().age(3).city(0, cards=own, stages=stages).city(1, cards="clay_pool loom_age1 tavern", stages=1)
    state = play_turn(laid.hand(0, card).state(), f"build {card}")
    assert (look(state, 0).coins, sheet(state, 0).commerce) == (3 + earned, points)


@pytest.mark.parametrize(
    "card", ["tavern", "west_trading_post", "marketplace", "forum", "caravansery", "vineyard", "bazar"]
)
def test_yellow_cards_of_earlier_ages_score_nothing(card: str) -> None:
    assert sheet(table().age(3).city(0, cards=card, coins=0).state(), 0).total == 0

"""The box: what is in it, and how a wrong fact is refused."""

import json
from collections import Counter

import pytest

from mirabilia.core.errors import FactError
from mirabilia.games.seven.facts import (
    COLOURS,
    RESOURCES,
    SIDES,
    AnyEffect,
    Card,
    Coins,
    CoinsPer,
    CopyGuild,
    Cost,
    DigCard,
    FreeBuild,
    Points,
    PointsPer,
    Produce,
    ScienceSymbol,
    SeventhCard,
    Shields,
    TradeDiscount,
    WildSymbol,
    box,
    load_cards,
    load_numbers,
    load_wonders,
)
from tests.kit.seven import printed

CARDS = {card.id: card for card in box().cards}
WONDERS = {wonder.id: wonder for wonder in box().wonders}


def copies(card: Card) -> int:
    """Return how many times a card is in the box."""
    return len(card.copies) or 1


# What is in the box


def test_the_ages_have_49_49_and_50_cards() -> None:
    counts = Counter(dict.fromkeys((1, 2, 3), 0))
    for card in CARDS.values():
        counts[card.age] += copies(card)
    assert counts == {1: 49, 2: 49, 3: 50}


@pytest.mark.parametrize(
    ("age", "expected"),
    [
        (1, {"brown": 14, "grey": 6, "blue": 8, "yellow": 9, "red": 6, "green": 6, "purple": 0}),
        (2, {"brown": 8, "grey": 6, "blue": 8, "yellow": 10, "red": 9, "green": 8, "purple": 0}),
        (3, {"brown": 0, "grey": 0, "blue": 11, "yellow": 9, "red": 10, "green": 10, "purple": 10}),
    ],
)
def test_every_age_has_its_share_of_every_colour(age: int, expected: dict[str, int]) -> None:
    found = {
        colour: sum(copies(card) for card in CARDS.values() if (card.age, card.colour) == (age, colour))
        for colour in COLOURS
    }
    assert found == expected


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("age", [1, 2, 3])
def test_every_age_deals_seven_cards_to_each_player(age: int, players: int) -> None:
    dealt = sum(needed <= players for card in CARDS.values() if card.age == age for needed in card.copies)
    guilds = players + 2 if age == 3 else 0
    assert dealt + guilds == 7 * players


def test_there_are_26_chain_links() -> None:
    assert sum(len(card.free_with) for card in CARDS.values()) == 26


def test_a_chain_leads_to_the_next_age() -> None:
    ages = {(card.building, card.age) for card in CARDS.values()}
    links = [(source, card) for card in CARDS.values() for source in card.free_with]
    assert [(source, card.id) for source, card in links if (source, card.age - 1) not in ages] == []


def test_there_are_ten_guilds_and_only_guilds_have_no_copies() -> None:
    assert len([card for card in CARDS.values() if card.colour == "purple"]) == 10
    assert {card.colour for card in CARDS.values() if not card.copies} == {"purple"}


def test_every_science_symbol_is_on_four_cards() -> None:
    symbols = [e.symbol for card in CARDS.values() for e in card.effects if isinstance(e, ScienceSymbol)]
    assert Counter(symbols) == {"compass": 4, "gear": 4, "tablet": 4}
    assert {card.colour for card in CARDS.values() if isinstance(card.effects[0], ScienceSymbol)} == {"green"}


def test_shields_grow_with_the_age() -> None:
    red = [card for card in CARDS.values() if card.colour == "red"]
    assert len(red) == 11
    assert all(card.effects == (Shields(card.age),) for card in red)


def test_only_the_three_grey_buildings_are_on_two_cards() -> None:
    twice = Counter(card.building for card in CARDS.values())
    assert {building for building, cards in twice.items() if cards > 1} == {"loom", "glassworks", "press"}


def test_every_wonder_has_two_sides_and_a_resource_of_its_own() -> None:
    stages = {f"{name}-{side}": len(wonder.stages(side)) for name, wonder in WONDERS.items() for side in SIDES}
    assert len(stages) == 14
    assert {board: count for board, count in stages.items() if count != 3} == {"rhodos-B": 2, "gizah-B": 4}
    assert sorted(wonder.makes for wonder in WONDERS.values()) == sorted(RESOURCES)


# What is printed on it


def written_cost(cost: Cost) -> dict[str, int]:
    units = {"coins": cost.coins} | {resource: cost.of(resource) for resource in RESOURCES}
    return {kind: count for kind, count in units.items() if count}


def written(effect: AnyEffect) -> str:
    """Write an effect as tests/kit/seven/printed.py does."""
    match effect:
        case Produce(one_of, units):
            return ("2 " if units == 2 else "") + "/".join(one_of)
        case TradeDiscount(on, sellers):
            return f"discount {on} {'/'.join(sellers)}"
        case Shields(count):
            return f"{count} shields"
        case ScienceSymbol(symbol):
            return symbol
        case Coins(count):
            return f"{count} coins"
        case Points(count):
            return f"{count} points"
        case CoinsPer(count, each, of) | PointsPer(count, each, of):
            what = "coins" if isinstance(effect, CoinsPer) else "points"
            return f"{count} {what} per {'/'.join(each)} {'/'.join(of)}"
    words = {
        WildSymbol: "wild",
        SeventhCard: "seventh",
        FreeBuild: "free build",
        DigCard: "dig",
        CopyGuild: "copy guild",
    }
    return words[type(effect)]


def same_effects(effects: tuple[AnyEffect, ...], expected: tuple[str, ...]) -> bool:
    """Compare effects in any order, and the kinds a producer chooses from in any order."""
    return sorted(sorted(written(effect).split("/")) for effect in effects) == sorted(
        sorted(text.split("/")) for text in expected
    )


def test_no_card_is_missing_and_none_is_invented() -> None:
    assert set(CARDS) == set(printed.CARDS)


@pytest.mark.parametrize("name", printed.CARDS)
def test_a_card_says_what_is_printed_on_it(name: str) -> None:
    card, expected = CARDS[name], printed.CARDS[name]
    assert (card.age, card.colour, card.building) == (expected.age, expected.colour, expected.structure)
    assert written_cost(card.cost) == expected.cost
    assert same_effects(card.effects, expected.effects)
    assert card.copies == expected.copies
    assert set(card.free_with) == set(expected.free_with)


@pytest.mark.parametrize("name", printed.BOARDS)
def test_a_board_says_what_is_printed_on_it(name: str) -> None:
    wonder, side = name.split("-")
    expected = printed.BOARDS[name]
    stages = WONDERS[wonder].stages(side)
    assert WONDERS[wonder].makes == expected.makes
    assert [written_cost(stage.cost) for stage in stages] == [stage.cost for stage in expected.stages]
    assert all(same_effects(s.effects, e.effects) for s, e in zip(stages, expected.stages, strict=True))


# Wrong facts

ALTAR = """
[[card]]
id = "altar"
age = 1
colour = "blue"
copies = [3, 5]
effects = [{ kind = "points", count = 2 }]
"""
GIZAH = """
[[wonder]]
id = "gizah"
makes = "stone"
a = [{ cost = { stone = 2 }, effects = [{ kind = "points", count = 3 }] }, { cost = {}, effects = [] }]
b = [{ cost = { wood = 2 }, effects = [{ kind = "points", count = 3 }] }, { cost = {}, effects = [] }]
"""


def test_the_examples_below_are_right_before_they_are_spoiled() -> None:
    assert [card.id for card in load_cards("cards.toml", ALTAR, box().numbers)] == ["altar"]
    assert [wonder.id for wonder in load_wonders("wonders.toml", GIZAH)] == ["gizah"]


@pytest.mark.parametrize(
    ("old", "new", "entry", "reason"),
    [
        ("copies", "cost = { marble = 1 }\ncopies", "card 'altar'", "marble"),
        ("copies", "cost = { wood = -1 }\ncopies", "card 'altar'", "negative"),
        ("copies", 'cost = { wood = "one" }\ncopies', "card 'altar'", "int"),
        ("copies", 'free_with = ["shrine"]\ncopies', "card 'altar'", "shrine"),
        ("copies", "points = 2\ncopies", "card 'altar'", "points"),
        ("copies = [3, 5]", "", "card 'altar'", "copies"),
        ("copies = [3, 5]", "copies = [2]", "card 'altar'", "copies"),
        ('"blue"', '"purple"', "card 'altar'", "copies"),
        ('"blue"', '"turquoise"', "card 'altar'", "turquoise"),
        ("age = 1", "age = 4", "card 'altar'", "4"),
        ("age = 1\n", "", "card 'altar'", "age"),
        ('id = "altar"\n', "", "card number 1", "id"),
        ('"points"', '"glory"', "card 'altar'", "glory"),
        ("count = 2", "count = -2", "card 'altar'", "at least 1"),
        ("count = 2", "count = 0", "card 'altar'", "at least 1"),
        (", count = 2", "", "card 'altar'", "count"),
        ('kind = "points", count = 2', 'kind = "produce", one_of = ["marble"]', "card 'altar'", "marble"),
        ('kind = "points", count = 2', 'kind = "produce", one_of = ["wood"], units = -1', "card 'altar'", "at least 1"),
        ('kind = "points", count = 2', 'kind = "produce", one_of = []', "card 'altar'", "one_of"),
        ('kind = "points", count = 2', 'kind = "produce", one_of = ["ore", "glass"]', "card 'altar'", "one_of"),
        ("[[card]]", "[[card]", "the file", "is not TOML"),
        ("[[card]]", "[[carte]]", "the file", "[[card]]"),
        ("[[card]]", "[card]", "the file", "[[card]]"),
    ],
)
def test_a_wrong_card_is_refused_with_file_entry_and_reason(old: str, new: str, entry: str, reason: str) -> None:
    with pytest.raises(FactError) as refusal:
        load_cards("my-cards.toml", ALTAR.replace(old, new), box().numbers)
    check_refusal(refusal.value, "my-cards.toml", entry, reason)


@pytest.mark.parametrize(
    ("old", "new", "entry", "reason"),
    [
        ('"stone"', '"marble"', "wonder 'gizah'", "marble"),
        ('makes = "stone"\n', "", "wonder 'gizah'", "makes"),
        ("stone = 2", "stone = -2", "wonder 'gizah' side A stage 1", "negative"),
        ("count = 3", "count = -3", "wonder 'gizah' side A stage 1", "at least 1"),
        ('"points"', '"glory"', "wonder 'gizah'", "glory"),
        (", { cost = {}, effects = [] }", "", "wonder 'gizah'", "side A has 1 stages"),
        ("a = [", "c = [", "wonder 'gizah'", "c"),
        ('id = "gizah"', "id = gizah", "the file", "is not TOML"),
        ("[[wonder]]", "[[miracle]]", "the file", "[[wonder]]"),
    ],
)
def test_a_wrong_wonder_is_refused_with_file_entry_and_reason(old: str, new: str, entry: str, reason: str) -> None:
    with pytest.raises(FactError) as refusal:
        load_wonders("my-wonders.toml", GIZAH.replace(old, new))
    check_refusal(refusal.value, "my-wonders.toml", entry, reason)


def written_numbers() -> str:
    """Write what the rulebook says in numbers as TOML; its names are those of tests/kit/seven/printed.py."""
    return "".join(f"{name} = {json.dumps(number)}\n" for name, number in printed.NUMBERS.items())


NUMBERS = written_numbers()


def test_the_numbers_of_the_rulebook_are_these() -> None:
    assert load_numbers("numbers.toml", NUMBERS) == box().numbers


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("sale = 3\n", "", "sale"),
        ("sale = 3", "sale = 0", "at least 1"),
        ("[1, 3, 5]", "[1, 3]", "victory must name something for each of 3 ages"),
        ('"left", "right", "left"', '"left", "right"', "passing must name something for each of 3 ages"),
        ('"left", "right", "left"', '"left", "up", "left"', "up"),
        ("[2, 7]", "[0, 7]", "players is 0"),
        ("defeat = 1", "defeat = -1", "at least 1"),
        ("turns = 6", "turns = 6\nrounds = 3", "rounds"),
        ("price = 2", "price = ", "is not TOML"),
    ],
)
def test_a_wrong_number_is_refused_with_file_and_reason(old: str, new: str, reason: str) -> None:
    with pytest.raises(FactError) as refusal:
        load_numbers("my-numbers.toml", NUMBERS.replace(old, new, 1))
    check_refusal(refusal.value, "my-numbers.toml", "the file", reason)


def test_an_id_that_is_there_twice_is_refused() -> None:
    with pytest.raises(FactError) as refusal:
        load_cards("my-cards.toml", ALTAR + ALTAR, box().numbers)
    check_refusal(refusal.value, "my-cards.toml", "card 'altar'", "twice")


def check_refusal(refusal: FactError, file: str, entry: str, reason: str) -> None:
    assert (refusal.file, refusal.entry) == (file, entry)
    assert reason in refusal.reason
    assert str(refusal) == f"{file}: {entry}: {refusal.reason}"
    assert "\n" not in str(refusal)

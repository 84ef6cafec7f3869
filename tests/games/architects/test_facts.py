"""The box of Architects: what is in it, and how a wrong fact is refused."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from mirabilia.core.errors import FactError
from mirabilia.games.architects.facts import (
    RESOURCES,
    SYMBOLS,
    AnyResources,
    AnyTokenEffect,
    Card,
    Cost,
    DoubleCoin,
    DrawOnBuild,
    DrawOnTake,
    Duel,
    ExtraShields,
    Numbers,
    PointsPer,
    PointsSet,
    PointsWonder,
    box,
    load_cards,
    load_decks,
    load_numbers,
    load_tokens,
    load_wonders,
)
from mirabilia.games.architects.game import ARCHITECTS

CARDS = {card.id: card for card in box().cards}
WONDERS = {wonder.id: wonder for wonder in box().wonders}
TOKENS = {token.id: token for token in box().tokens}
DECKS = box().decks
NUMBERS = box().numbers
NAMES = ["alexandria", "babylon", "ephesus", "giza", "halicarnassus", "olympia", "rhodes"]

# What is in the box


def test_there_are_seven_decks_of_25_and_a_central_one_of_60() -> None:
    assert {name: sum(deck.values()) for name, deck in DECKS.items()} == {**dict.fromkeys(NAMES, 25), "central": 60}
    assert sum(sum(deck.values()) for deck in DECKS.values()) == 235


def test_there_are_as_many_cards_of_each_kind_as_printed() -> None:
    total: Counter[str] = Counter()
    for deck in DECKS.values():
        total.update(deck)
    expected: dict[str, int] = {
        **dict.fromkeys(RESOURCES, 17),
        **dict.fromkeys(SYMBOLS, 14),
        "coin": 27,
        "blue3": 16,
        "blue2cat": 24,
        "red0": 18,
        "red1": 15,
        "red2": 8,
    }
    assert total == expected


KINDS = ("wood stone brick papyrus glass", "coin", "blue3 blue2cat", "compass gear tablet", "red0 red1 red2")
PRINTED = {
    "alexandria": "2 2 2 2 1  4  2 2  1 2 1  2 1 1",
    "babylon": "2 1 2 2 2  3  2 2  2 2 1  2 1 1",
    "ephesus": "2 2 2 2 2  3  1 2  2 1 2  2 1 1",
    "giza": "2 2 1 2 2  3  2 3  2 1 1  2 2 0",
    "halicarnassus": "2 2 2 1 2  3  2 2  1 1 2  2 2 1",
    "olympia": "1 2 2 2 2  3  1 3  1 1 2  2 2 1",
    "rhodes": "2 2 2 2 2  2  2 2  1 2 1  2 2 1",
    "central": "4 4 4 4 4  6  4 8  4 4 4  4 4 2",
}
"""How many cards of each kind a deck has, in the order of KINDS."""


@pytest.mark.parametrize("name", PRINTED)
def test_a_deck_has_the_cards_that_are_printed(name: str) -> None:
    kinds = " ".join(KINDS).split()
    counts = dict(zip(kinds, map(int, PRINTED[name].split()), strict=True))
    assert DECKS[name] == {kind: count for kind, count in counts.items() if count}


def test_a_card_says_what_is_printed_on_it() -> None:
    expected = [
        *(Card(name, "grey") for name in RESOURCES),
        *(Card(name, "green") for name in SYMBOLS),
        Card("coin", "yellow"),
        Card("blue3", "blue", points=3),
        Card("blue2cat", "blue", points=2, cat=True),
        Card("red0", "red", shields=1),
        Card("red1", "red", shields=1, horns=1),
        Card("red2", "red", shields=1, horns=2),
    ]
    assert {card.id: card for card in expected} == CARDS


def test_there_are_15_tokens_of_14_kinds() -> None:
    assert (len(TOKENS), sum(token.copies for token in TOKENS.values())) == (14, 15)
    assert [token.id for token in TOKENS.values() if token.copies == 2] == ["culture"]


EFFECTS: dict[str, AnyTokenEffect] = {
    "urbanism": DrawOnTake(("wood", "brick")),
    "crafts": DrawOnTake(("papyrus", "glass")),
    "jewelry": DrawOnTake(("stone", "coin")),
    "science": DrawOnTake(("compass", "gear", "tablet")),
    "propaganda": DrawOnTake(("red1", "red2")),
    "architecture": DrawOnBuild(),
    "economy": DoubleCoin(),
    "engineering": AnyResources(),
    "tactics": ExtraShields(2),
    "decor": PointsWonder(unfinished=4, complete=6),
    "politics": PointsPer(1, "cats"),
    "strategy": PointsPer(1, "victories"),
    "education": PointsPer(2, "tokens"),
    "culture": PointsSet(one=4, both=12),
}


def test_a_token_says_what_is_printed_on_it() -> None:
    assert {name: token.effect for name, token in TOKENS.items()} == EFFECTS


@pytest.mark.parametrize(("players", "tokens"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6), (7, 6)])
def test_there_are_as_many_conflict_tokens_as_the_number_of_players_asks_for(players: int, tokens: int) -> None:
    state = ARCHITECTS.start(ARCHITECTS.draw_setup(players, 1), 1)
    assert ARCHITECTS.view(state, None).conflict == tokens


RULEBOOK = Numbers(
    least_players=2,
    most_players=7,
    deck=25,
    central_deck=60,
    stages=5,
    stage_shields=1,
    open_tokens=3,
    equal_symbols=2,
    different_symbols=3,
    look=5,
    conflict_tokens=(3, 3, 4, 5, 6, 6),
    neighbour_victories=1,
    cat=2,
    victory=3,
    duel=Duel(victories=2, times=2, shields=2),
)
"""The numbers as they are printed in the rulebook."""


def test_the_numbers_are_those_of_the_rulebook() -> None:
    assert NUMBERS == RULEBOOK


# The wonders

COSTS = [Cost(2, "different"), Cost(2, "identical"), Cost(3, "different"), Cost(3, "identical"), Cost(4, "different")]
STAGES = {
    "alexandria": ("4 3 6 5 7", "- 1 2 3 4", "take_any", (2, 4)),
    "babylon": ("3 0 5 5 7", "- 1 2 3 3", "take_token", (2, 4)),
    "ephesus": ("3 3 4 5 7", "- 1 1 1 234", "take_central", (2, 3, 4)),
    "giza": ("4 5 6 7 8", "- 1 2 3 4", None, ()),
    "halicarnassus": ("3 3 6 5 7", "- 1 2 2 34", "look", (2, 4)),
    "olympia": ("3 2 5 5 7", "- 1 1 23 4", "take_both", (2, 4)),
    "rhodes": ("4 4 5 6 7", "- - 12 3 4", "shield", (2, 4)),
}
"""Points, what each stage requires, the effect and the stages that have it."""


def test_the_wonders_are_the_seven() -> None:
    assert list(WONDERS) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_wonder_has_one_stage_of_each_of_the_five_costs(name: str) -> None:
    assert [stage.cost for stage in WONDERS[name].stage] == COSTS


@pytest.mark.parametrize("name", NAMES)
def test_a_wonder_says_what_is_printed_on_it(name: str) -> None:
    points, requires, effect, having = STAGES[name]
    stages = WONDERS[name].stage
    assert [stage.points for stage in stages] == [int(number) for number in points.split()]
    assert ["".join(map(str, stage.requires)) or "-" for stage in stages] == requires.split()
    assert [stage.effect for stage in stages] == [effect if n in having else None for n in range(1, 6)]


@pytest.mark.parametrize(("name", "legal"), list(zip(NAMES, [1, 2, 6, 1, 2, 2, 2], strict=True)))
def test_a_wonder_has_so_many_legal_orders(name: str, legal: int) -> None:
    stages = WONDERS[name].stage
    orders = [
        order
        for order in permutations(range(1, 6))
        if all(set(stages[stage - 1].requires) <= set(order[:place]) for place, stage in enumerate(order))
    ]
    assert len(orders) == legal


# Wrong facts

CARD = '[[card]]\nid = "blue3"\ncolour = "blue"\npoints = 3\n'
DECK = "[giza]\nblue3 = 25\n[central]\nblue3 = 60\n"
TOKEN = '[[token]]\nid = "urbanism"\neffect = { kind = "draw_on_take", cards = ["blue3"] }\n'
STAGE = '[[wonder.stage]]\ncost = { count = 2, kind = "different" }\npoints = 4\n'
WONDER = '[[wonder]]\nid = "giza"\n' + STAGE + 4 * (STAGE + "requires = [1]\n")


def check_refusal(refusal: FactError, file: str, entry: str, reason: str) -> None:
    assert (refusal.file, refusal.entry) == (file, entry)
    assert reason in refusal.reason
    assert str(refusal) == f"{file}: {entry}: {refusal.reason}"
    assert "\n" not in str(refusal)


def test_the_examples_below_are_right_before_they_are_spoiled() -> None:
    cards, wonders = load_cards("cards.toml", CARD), load_wonders("wonders.toml", WONDER, NUMBERS)
    assert load_decks("decks.toml", DECK, cards, wonders, NUMBERS) == {"giza": {"blue3": 25}, "central": {"blue3": 60}}
    assert [token.id for token in load_tokens("tokens.toml", TOKEN, cards)] == ["urbanism"]


@pytest.mark.parametrize(
    ("old", "new", "entry", "reason"),
    [
        ('"blue"', '"turquoise"', "card 'blue3'", "turquoise"),
        ('colour = "blue"\n', "", "card 'blue3'", "colour"),
        ("points = 3", 'points = "three"', "card 'blue3'", "int"),
        ("points = 3", "glory = 3", "card 'blue3'", "glory"),
        ('id = "blue3"\n', "", "card number 1", "id"),
        ("[[card]]", "[[card]", "the file", "is not TOML"),
        ("[[card]]", "[[carte]]", "the file", "[[card]]"),
        ("[[card]]", "[card]", "the file", "[[card]]"),
        ("points = 3", f"points = 3\n{CARD}", "card 'blue3'", "twice"),
    ],
)
def test_a_wrong_card_is_refused_with_file_entry_and_reason(old: str, new: str, entry: str, reason: str) -> None:
    with pytest.raises(FactError) as refusal:
        load_cards("my-cards.toml", CARD.replace(old, new))
    check_refusal(refusal.value, "my-cards.toml", entry, reason)


@pytest.mark.parametrize(
    ("old", "new", "entry", "reason"),
    [
        ("[giza]", "[gizah]", "deck 'giza'", "missing"),
        ("[central]", "[centre]", "deck 'central'", "missing"),
        ("[central]", "[rhodes]\nblue3 = 25\n[central]", "deck 'rhodes'", "belongs to no wonder"),
        ("blue3 = 25", "blue4 = 25", "deck 'giza'", "blue4"),
        ("blue3 = 25", "blue3 = 0", "deck 'giza'", "at least 1"),
        ("blue3 = 25", "blue3 = 24", "deck 'giza'", "24 cards, not 25"),
        ("blue3 = 60", "blue3 = 61", "deck 'central'", "61 cards, not 60"),
        ("blue3 = 25", 'blue3 = "all"', "deck 'giza'", "int"),
        ("[giza]", "[giza", "the file", "is not TOML"),
    ],
)
def test_a_wrong_deck_is_refused_with_file_entry_and_reason(old: str, new: str, entry: str, reason: str) -> None:
    cards, wonders = load_cards("cards.toml", CARD), load_wonders("wonders.toml", WONDER, NUMBERS)
    with pytest.raises(FactError) as refusal:
        load_decks("my-decks.toml", DECK.replace(old, new), cards, wonders, NUMBERS)
    check_refusal(refusal.value, "my-decks.toml", entry, reason)


@pytest.mark.parametrize(
    ("old", "new", "entry", "reason"),
    [
        ('["blue3"]', '["blue4"]', "token 'urbanism'", "blue4"),
        ('"draw_on_take"', '"wish"', "token 'urbanism'", "wish"),
        (', cards = ["blue3"]', "", "token 'urbanism'", "cards"),
        ("effect", "copies = 3\neffect", "token 'urbanism'", "1 or 2"),
        ("effect", "copies = 0\neffect", "token 'urbanism'", "1 or 2"),
        ("effect", "prose = 3\neffect", "token 'urbanism'", "prose"),
        ("[[token]]", "[[coin]]", "the file", "[[token]]"),
    ],
)
def test_a_wrong_token_is_refused_with_file_entry_and_reason(old: str, new: str, entry: str, reason: str) -> None:
    with pytest.raises(FactError) as refusal:
        load_tokens("my-tokens.toml", TOKEN.replace(old, new), load_cards("cards.toml", CARD))
    check_refusal(refusal.value, "my-tokens.toml", entry, reason)


@pytest.mark.parametrize(
    ("old", "new", "entry", "reason"),
    [
        ("requires = [1]", "requires = [5]", "wonder 'giza' stage 2", "earlier"),
        ("requires = [1]", "requires = [0]", "wonder 'giza' stage 2", "earlier"),
        ("requires = [1]", "needs = [1]", "wonder 'giza'", "needs"),
        ("count = 2", "count = 0", "wonder 'giza' stage 1", "1 to 5"),
        ("count = 2", "count = 6", "wonder 'giza' stage 1", "1 to 5"),
        ("points = 4", "points = -4", "wonder 'giza' stage 1", "negative"),
        ('"different"', '"odd"', "wonder 'giza'", "odd"),
        ("points = 4", 'points = 4\neffect = "fly"', "wonder 'giza'", "fly"),
        (STAGE + "requires = [1]\n", "", "wonder 'giza'", "1 stages, not 5"),
        ("[[wonder]]", "[[miracle]]", "the file", "[[wonder]]"),
        ('id = "giza"', "id = giza", "the file", "is not TOML"),
    ],
)
def test_a_wrong_wonder_is_refused_with_file_entry_and_reason(old: str, new: str, entry: str, reason: str) -> None:
    with pytest.raises(FactError) as refusal:
        load_wonders("my-wonders.toml", WONDER.replace(old, new), NUMBERS)
    check_refusal(refusal.value, "my-wonders.toml", entry, reason)


NUMBER = """\
least_players = 2
most_players = 7
deck = 25
central_deck = 60
stages = 5
stage_shields = 1
open_tokens = 3
equal_symbols = 2
different_symbols = 3
look = 5
conflict_tokens = [3, 3, 4, 5, 6, 6]
neighbour_victories = 1
cat = 2
victory = 3
[duel]
victories = 2
times = 2
shields = 2
"""


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("cat = 2", "cat = 0", "at least 1"),
        ("times = 2", "times = -2", "at least 1"),
        ("[3, 3,", "[3, 0,", "at least 1"),
        ("[3, 3,", "[3,", "each number of players"),
        ("most_players = 7", "most_players = 8", "each number of players"),
        ("different_symbols = 3", "different_symbols = 4", "one of each kind"),
        ("look = 5\n", "", "look"),
        ("look = 5", "look = 5\nluck = 5", "luck"),
        ("look = 5", "look = 'five'", "int"),
        ("[duel]", "[duel", "is not TOML"),
    ],
)
def test_a_wrong_number_is_refused_with_file_and_reason(old: str, new: str, reason: str) -> None:
    assert load_numbers("numbers.toml", NUMBER) == RULEBOOK
    with pytest.raises(FactError) as refusal:
        load_numbers("my-numbers.toml", NUMBER.replace(old, new))
    check_refusal(refusal.value, "my-numbers.toml", "the file", reason)

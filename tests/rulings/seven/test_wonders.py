"""Every stage of every board: what it costs and what it gives, read off the boards by hand."""

import pytest

from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Discount
from tests.kit.seven.play import choose, look, play_turn, prices, sheet, verbs
from tests.kit.seven.table import table

NEIGHBOURS = {"gizah": "rhodos-A ephesos-A", "rhodos": "ephesos-A gizah-A", "ephesos": "gizah-A rhodos-A"}

# Board, stage, cards that with the board and its earlier stages make the cost and not a unit more,
# then shields, coins and points.
STAGES = [
    ("rhodos-A", 1, "lumber_yard forest_cave", 0, 0, 3),
    ("rhodos-A", 2, "brickyard clay_pool", 2, 0, 0),
    ("rhodos-A", 3, "foundry ore_vein", 0, 0, 7),
    ("rhodos-B", 1, "quarry stone_pit", 1, 3, 3),
    ("rhodos-B", 2, "foundry ore_vein", 1, 4, 4),
    ("alexandria-A", 1, "stone_pit mine", 0, 0, 3),
    ("alexandria-A", 2, "ore_vein mine", 0, 0, 0),
    ("alexandria-A", 3, "glassworks_age1", 0, 0, 7),
    ("alexandria-B", 1, "clay_pool clay_pit", 0, 0, 0),
    ("alexandria-B", 2, "lumber_yard", 0, 0, 0),
    ("alexandria-B", 3, "quarry", 0, 0, 7),
    ("ephesos-A", 1, "stone_pit mine", 0, 0, 3),
    ("ephesos-A", 2, "lumber_yard forest_cave", 0, 9, 0),
    ("ephesos-A", 3, "press_age1", 0, 0, 7),
    ("ephesos-B", 1, "stone_pit mine", 0, 4, 2),
    ("ephesos-B", 2, "lumber_yard forest_cave", 0, 4, 3),
    ("ephesos-B", 3, "glassworks_age1 loom_age1", 0, 4, 5),
    ("babylon-A", 1, "clay_pool", 0, 0, 3),
    ("babylon-A", 2, "sawmill lumber_yard", 0, 0, 0),
    ("babylon-A", 3, "brickyard clay_pool", 0, 0, 7),
    ("babylon-B", 1, "loom_age1", 0, 0, 3),
    ("babylon-B", 2, "sawmill glassworks_age1", 0, 0, 0),
    ("babylon-B", 3, "press_age1 brickyard", 0, 0, 0),
    ("olympia-A", 1, "lumber_yard", 0, 0, 3),
    ("olympia-A", 2, "stone_pit mine", 0, 0, 0),
    ("olympia-A", 3, "ore_vein mine", 0, 0, 7),
    ("olympia-B", 1, "lumber_yard", 0, 0, 0),
    ("olympia-B", 2, "stone_pit mine", 0, 0, 5),
    ("olympia-B", 3, "loom_age1 foundry", 0, 0, 0),
    ("halikarnassos-A", 1, "clay_pool clay_pit", 0, 0, 3),
    ("halikarnassos-A", 2, "foundry ore_vein", 0, 0, 0),
    ("halikarnassos-A", 3, "loom_age1", 0, 0, 7),
    ("halikarnassos-B", 1, "ore_vein mine", 0, 0, 2),
    ("halikarnassos-B", 2, "brickyard clay_pool", 0, 0, 1),
    ("halikarnassos-B", 3, "glassworks_age1 press_age1", 0, 0, 0),
    ("gizah-A", 1, "stone_pit", 0, 0, 3),
    ("gizah-A", 2, "sawmill lumber_yard", 0, 0, 5),
    ("gizah-A", 3, "quarry stone_pit", 0, 0, 7),
    ("gizah-B", 1, "lumber_yard forest_cave", 0, 0, 3),
    ("gizah-B", 2, "quarry", 0, 0, 5),
    ("gizah-B", 3, "brickyard clay_pool", 0, 0, 5),
    ("gizah-B", 4, "press_age1 quarry stone_pit", 0, 0, 7),
]


def boards_with(board: str) -> str:
    return f"{board} {NEIGHBOURS.get(board.split('-')[0], 'gizah-A rhodos-A')}"


def test_there_are_42_stages() -> None:
    assert len({(board, stage) for board, stage, *_ in STAGES}) == 42


@pytest.mark.parametrize(("board", "stage", "cards", "shields", "coins", "points"), STAGES)
def test_a_stage_gives_what_it_shows(board: str, stage: int, cards: str, shields: int, coins: int, points: int) -> None:
    laid = table(boards_with(board)).city(0, cards=cards, stages=stage - 1, coins=0).hand(0, "palace")
    before = laid.state()
    assert prices(before, 0, "stage palace") == [(0, 0)]
    after = play_turn(before, "stage palace")
    if SEVEN.view(after, None).phase == "digging":
        after = choose(after, 0, "decline")
    assert look(after, 0).stages == stage
    assert look(after, 0).shields - look(before, 0).shields == shields
    assert look(after, 0).coins == coins
    assert sheet(after, 0).wonder - sheet(before, 0).wonder == points


@pytest.mark.parametrize(("board", "stage", "cards"), [row[:3] for row in STAGES])
def test_a_stage_costs_every_unit_it_shows(board: str, stage: int, cards: str) -> None:
    for missing in cards.split():
        fewer = " ".join(card for card in cards.split() if card != missing)
        state = table(boards_with(board)).city(0, cards=fewer, stages=stage - 1, coins=0).hand(0, "palace").state()
        assert verbs(state, 0, "palace") in (["sell"], ["free", "sell"])


@pytest.mark.parametrize(("board", "stages"), [("rhodos-B", 2), ("gizah-B", 4), ("ephesos-A", 3), ("babylon-B", 3)])
def test_a_complete_wonder_has_no_next_stage(board: str, stages: int) -> None:
    everything = "sawmill quarry brickyard foundry caravansery forum loom_age1 glassworks_age1 press_age1"
    laid = table(boards_with(board)).hand(0, "stables").city(0, cards=everything, coins=50)
    assert "stage" in verbs(laid.city(0, stages=stages - 1).state(), 0, "stables")
    assert "stage" not in verbs(laid.city(0, stages=1).state(), 0, "stables")


ANY_RAW = {"wood", "stone", "clay", "ore"}
ANY_GOOD = {"glass", "loom", "papyrus"}


@pytest.mark.parametrize(
    ("board", "stages", "makes"),
    [("alexandria-A", 2, ANY_RAW), ("alexandria-B", 1, ANY_RAW), ("alexandria-B", 2, ANY_GOOD)],
)
def test_stages_of_alexandria_make_any_resource(board: str, stages: int, makes: set[str]) -> None:
    source = look(table(boards_with(board)).city(0, stages=stages).state(), 0).sources[-1]
    assert (set(source.one_of), source.units, source.for_sale) == (makes, 1, False)


@pytest.mark.parametrize(("board", "stages"), [("babylon-A", 2), ("babylon-B", 3)])
def test_a_stage_of_babylon_is_a_wild_symbol(board: str, stages: int) -> None:
    laid = table(boards_with(board))
    assert look(laid.city(0, stages=stages - 1).state(), 0).wild == 0
    assert look(laid.city(0, stages=1).state(), 0).wild == 1


def test_the_first_stage_of_olympia_b_is_a_discount_on_raw_materials() -> None:
    city = look(table(boards_with("olympia-B")).city(0, stages=1).state(), 0)
    assert set(city.discounts) == {Discount("raw", "left"), Discount("raw", "right")}


@pytest.mark.parametrize(
    ("wonder", "makes"),
    [
        ("rhodos", "ore"),
        ("alexandria", "glass"),
        ("ephesos", "papyrus"),
        ("babylon", "clay"),
        ("olympia", "wood"),
        ("halikarnassos", "loom"),
        ("gizah", "stone"),
    ],
)
@pytest.mark.parametrize("side", ["A", "B"])
def test_a_board_makes_one_unit(wonder: str, makes: str, side: str) -> None:
    sources = look(table(boards_with(f"{wonder}-{side}")).state(), 0).sources
    assert [(source.one_of, source.units, source.for_sale) for source in sources] == [((makes,), 1, True)]

"""Building: S09, S11, S12, S13 and what cannot be built, S19."""

import msgspec
import pytest

from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import AlreadyBuilt, Secret
from tests.kit.seven.play import choose, idle, look, options, play_turn, prices, sheet, verbs
from tests.kit.seven.table import Table, table

# S09: coins once, points at the end


def test_s09_haven_pays_for_the_brown_cards_of_the_moment_and_scores_those_of_the_end() -> None:
    laid = table("halikarnassos-A rhodos-A gizah-A").age(3).discards("quarry")
    laid.city(0, cards="forum lumber_yard foundry ore_vein", stages=1).hand(0, "haven palace").hand(2, "gardens senate")
    state = play_turn(laid.state(), "build haven", "", "sell gardens")
    assert (look(state, 0).coins, sheet(state, 0).commerce) == (3 + 3, 3)
    state = choose(play_turn(state, "stage senate"), 0, "dig quarry")
    assert (look(state, 0).coins, sheet(state, 0).commerce) == (3 + 3, 4)


def test_s09_lighthouse_counts_yellow_cards_and_itself() -> None:
    laid = table("gizah-A rhodos-A ephesos-A").age(3).city(0, cards="caravansery tavern dispensary")
    state = laid.hand(0, "lighthouse palace").hand(2, "gardens arena").state()
    state = play_turn(state, "build lighthouse", "", "sell gardens")
    assert (look(state, 0).coins, sheet(state, 0).commerce) == (3 + 3, 3)
    state = play_turn(state, "build arena")
    assert (look(state, 0).coins, sheet(state, 0).commerce) == (3 + 3, 4)


def test_s09_chamber_of_commerce_is_worth_two_for_each_own_grey_card() -> None:
    laid = table("ephesos-A rhodos-A gizah-A").age(3).city(0, cards="brickyard glassworks_age1 loom_age1")
    state = laid.city(1, cards="press_age1").hand(0, "chamber_of_commerce").state()
    state = play_turn(state, "build chamber_of_commerce")
    assert (look(state, 0).coins, sheet(state, 0).commerce) == (3 + 2 * 2, 2 * 2)


def test_s09_arena_pays_three_for_each_stage_and_scores_one_also_for_later_stages() -> None:
    laid = table("gizah-A rhodos-A ephesos-A").age(3).city(0, cards="dispensary quarry stone_pit", stages=2)
    state = laid.hand(0, "arena palace").hand(2, "gardens senate").state()
    state = play_turn(state, "build arena", "", "sell gardens")
    assert (look(state, 0).coins, sheet(state, 0).commerce) == (3 + 3 * 2, 2)
    state = play_turn(state, "stage senate")
    assert (look(state, 0).coins, sheet(state, 0).commerce) == (3 + 3 * 2, 3)


def test_s09_shipowners_guild_counts_itself() -> None:
    state = table().age(3).city(0, cards="lumber_yard press_age1 shipowners_guild").state()
    assert sheet(state, 0).guilds == 1 + 1 + 1


# S11: no structure twice


def refused(state_of: Table, card: str) -> AlreadyBuilt:
    """Return why city 0 cannot build a card."""
    refusals = SEVEN.decision(state_of.state(), 0).refusals
    reason = next(refusal.reasons[0] for refusal in refusals if (refusal.card, refusal.verb) == (card, "build"))
    assert isinstance(reason, AlreadyBuilt)
    return reason


@pytest.mark.parametrize(
    ("built", "card", "structure"),
    [
        ("altar", "altar", "altar"),
        ("loom_age1", "loom_age2", "loom"),
        ("glassworks_age1", "glassworks_age2", "glassworks"),
        ("press_age1", "press_age2", "press"),
        ("lumber_yard", "lumber_yard", "lumber_yard"),
        ("arsenal", "arsenal", "arsenal"),
    ],
)
def test_s11_no_structure_stands_twice_in_a_city(built: str, card: str, structure: str) -> None:
    laid = table().city(0, cards=built, coins=20).hand(0, card)
    assert verbs(laid.state(), 0, card) == ["sell"]
    assert refused(laid, card).structure == structure


def test_s11_a_chain_does_not_help() -> None:
    assert verbs(table().city(0, cards="altar temple").hand(0, "temple").state(), 0, "temple") == ["sell"]


def test_s11_olympias_free_build_does_not_help() -> None:
    laid = table("olympia-A rhodos-A gizah-A").city(0, cards="sawmill", stages=2)
    state = laid.hand(0, "sawmill quarry").state()
    assert "free" in verbs(state, 0, "quarry")
    assert "free" not in verbs(state, 0, "sawmill")


def test_s11_the_discard_pile_does_not_help() -> None:
    laid = table("halikarnassos-A gizah-A rhodos-A").age(2).discards("loom_age2 altar ore_vein press_age2")
    laid.city(0, cards="loom_age1 foundry ore_vein", stages=1).hand(0, "temple").hand(1, "statue").hand(2, "school")
    state = play_turn(laid.state(), "stage temple")
    assert set(options(state, 0)) == {"dig altar", "dig press_age2", "dig statue", "dig school", "decline"}
    refused_cards = [(r.card, r.reasons) for r in SEVEN.decision(state, 0).refusals]
    assert refused_cards == [("ore_vein", (AlreadyBuilt("ore_vein"),)), ("loom_age2", (AlreadyBuilt("loom"),))]


def test_s11_the_seventh_card_cannot_double_the_sixth() -> None:
    laid = table("babylon-B rhodos-A gizah-A").turn(6).city(0, stages=2).hand(0, "altar altar")
    assert options(play_turn(laid.state(), "build altar"), 0) == ["sell altar"]


def test_s11_a_structure_next_door_is_no_obstacle() -> None:
    assert "build" in verbs(table().city(1, cards="altar").hand(0, "altar").state(), 0, "altar")


# S12: chains and buried cards

CHAINS = [
    ("baths", "aqueduct"),
    ("altar", "temple"),
    ("theater", "statue"),
    ("scriptorium", "courthouse"),
    ("scriptorium", "library"),
    ("east_trading_post", "forum"),
    ("west_trading_post", "forum"),
    ("marketplace", "caravansery"),
    ("apothecary", "stables"),
    ("apothecary", "dispensary"),
    ("workshop", "archery_range"),
    ("workshop", "laboratory"),
    ("temple", "pantheon"),
    ("statue", "gardens"),
    ("library", "senate"),
    ("library", "university"),
    ("forum", "haven"),
    ("caravansery", "lighthouse"),
    ("dispensary", "arena"),
    ("dispensary", "lodge"),
    ("walls", "fortifications"),
    ("training_ground", "circus"),
    ("laboratory", "siege_workshop"),
    ("laboratory", "observatory"),
    ("school", "academy"),
    ("school", "study"),
]


@pytest.mark.parametrize(("source", "card"), CHAINS)
def test_s12_a_chain_waives_the_whole_cost(source: str, card: str) -> None:
    laid = table("rhodos-A olympia-A ephesos-A").hand(0, card).city(0, coins=0)
    assert prices(laid.state(), 0, f"build {card}") == []
    state = laid.city(0, cards=source).state()
    assert prices(state, 0, f"build {card}") == [(0, 0)]
    assert SEVEN.decision(state, 0).options[0].chain == source
    assert card in look(play_turn(state, f"build {card}"), 0).cards


def test_s12_a_chain_is_always_used() -> None:
    laid = table("rhodos-A olympia-A ephesos-A").age(2).hand(0, "temple").city(0, cards="altar", coins=20)
    state = laid.city(1, cards="clay_pool glassworks_age1").city(2, cards="lumber_yard clay_pool").state()
    assert [option for option in options(state, 0) if "build" in option] == ["build temple"]


def test_s12_olympias_free_build_is_not_spent_on_a_chain() -> None:
    laid = table("olympia-A rhodos-A ephesos-A").age(2).hand(0, "temple").city(0, cards="altar", stages=2)
    assert verbs(laid.state(), 0, "temple") == ["build", "sell"]


def test_s12_a_structure_next_door_chains_nothing() -> None:
    laid = table("rhodos-A gizah-A ephesos-A").age(2).hand(0, "temple").city(1, cards="altar").city(2, cards="altar")
    assert verbs(laid.state(), 0, "temple") == ["sell"]


def test_s12_a_card_under_the_wonder_chains_nothing() -> None:
    laid = table("gizah-A rhodos-A ephesos-A").age(2).city(0, cards="quarry").hand(0, "altar").hand(1, "school temple")
    state = play_turn(laid.state(), "stage altar", "sell school")  # age II: the hand of the left neighbour comes next
    assert look(state, 0).cards == ("quarry",)
    assert verbs(state, 0, "temple") == ["sell"]


def test_s12_a_card_under_the_wonder_counts_nowhere() -> None:
    laid = table("gizah-A rhodos-A ephesos-A").age(3).city(0, cards="quarry").city(1, cards="magistrates_guild")
    state = play_turn(laid.hand(0, "palace").state(), "stage palace")
    assert (sheet(state, 0).civilian, sheet(state, 1).guilds) == (0, 0)
    state = table("gizah-A rhodos-A ephesos-A").age(2).city(0, cards="stone_pit").hand(0, "sawmill").state()
    state = play_turn(state, "stage sawmill")
    assert len(look(state, 0).sources) == 2


def test_s12_a_card_under_the_wonder_stays_secret_to_the_end_but_its_player_knows_it() -> None:
    laid = table("gizah-A rhodos-A ephesos-A").city(0, cards="stone_pit")
    laid.hand(0, "guard_tower altar baths mine ore_vein clay_pool lumber_yard")
    state = play_turn(laid.state(), "stage guard_tower")
    for now in (state, idle(state, turns=5), idle(state, turns=18)):
        views = {seat: msgspec.json.encode(SEVEN.view(now, seat)) for seat in (0, 1, 2, None)}
        assert [seat for seat, view in views.items() if b"guard_tower" in view] == [0]
        assert SEVEN.view(now, 0).secrets[0] == Secret(0, 1, 1, "guard_tower", "buried")
        assert SEVEN.view(now, None).secrets[0] == SEVEN.view(now, 1).secrets[0] == Secret(0, 1, 1, None, "buried")
    assert SEVEN.view(now, None).phase == "over"


# S13: Olympia's free build


def olympia(stages: int = 2) -> Table:
    """Lay a table where city 0 has Olympia's power and nothing to pay with."""
    return table("olympia-A rhodos-A ephesos-A").city(0, stages=stages, coins=0)


@pytest.mark.parametrize("card", ["palace", "sawmill", "workers_guild", "baths"])
def test_s13_a_structure_is_built_without_resources_or_coins(card: str) -> None:
    state = olympia().hand(0, card).state()
    assert options(state, 0) == [f"free {card}", f"sell {card}"]
    state = play_turn(state, f"free {card}")
    assert (look(state, 0).cards, look(state, 0).coins) == ((card,), 0)


def test_s13_not_for_stages() -> None:
    assert verbs(olympia().hand(0, "palace").state(), 0, "palace") == ["free", "sell"]


def test_s13_it_is_not_wasted_on_a_card_without_a_cost() -> None:
    assert verbs(olympia().hand(0, "altar").state(), 0, "altar") == ["build", "sell"]


def test_s13_not_before_the_second_stage() -> None:
    assert verbs(olympia(stages=1).hand(0, "palace").state(), 0, "palace") == ["sell"]


def test_s13_from_the_turn_after_the_stage_is_built() -> None:
    laid = table("olympia-A rhodos-A ephesos-A").city(0, cards="quarry", stages=1)
    state = laid.hand(0, "palace altar").hand(2, "arsenal baths").state()
    assert "free" not in verbs(state, 0, "palace")
    state = play_turn(state, "stage altar", "", "sell baths")
    assert "free" in verbs(state, 0, "arsenal")


def test_s13_once_per_age() -> None:
    state = olympia().age(2).hand(0, "palace").hand(1, "arsenal school").state()
    state = play_turn(state, "free palace", "sell school")
    assert verbs(state, 0, "arsenal") == ["sell"]


def test_s13_again_in_the_next_age() -> None:
    state = olympia().turn(6).hand(0, "palace altar").state()
    state = play_turn(state, "free palace")
    assert look(state, 0).free_build
    assert any(option.startswith("free ") for option in options(state, 0))


def test_s13_unused_uses_do_not_add_up() -> None:
    state = idle(olympia().turn(6).state())
    first = next(option for option in options(state, 0) if option.startswith("free "))
    state = play_turn(state, first)
    assert not look(state, 0).free_build
    assert not any(option.startswith("free ") for option in options(state, 0))


def test_s13_a_stage_built_in_the_last_turn_gives_one_use_in_the_next_age() -> None:
    laid = table("olympia-A rhodos-A ephesos-A").turn(6).city(0, cards="quarry", stages=1).hand(0, "palace altar")
    state = play_turn(laid.state(), "stage altar")
    state = play_turn(state, next(option for option in options(state, 0) if option.startswith("free ")))
    assert not look(state, 0).free_build


# S19: what cannot be built is sold


def test_s19_who_cannot_build_the_card_nor_a_stage_sells_it() -> None:
    state = table("gizah-A rhodos-A ephesos-A").age(3).city(0, coins=0).hand(0, "palace").state()
    assert options(state, 0) == ["sell palace"]
    state = play_turn(state, "sell palace")
    assert (look(state, 0).coins, look(state, 0).sold) == (3, 1)


def test_s19_military_score_and_total_can_be_negative() -> None:
    state = table().age(3).city(0, coins=2, defeats=6).state()
    assert (sheet(state, 0).military, sheet(state, 0).total) == (-6, -6)

"""Guilds, the guild Olympia copies, and wild symbols: S10, S17 and S18."""

import pytest

from tests.kit.seven.play import look, play_turn, sheet
from tests.kit.seven.table import Table, table

# S10: what guilds count


def test_s10_builders_guild_counts_stages_here_and_next_door() -> None:
    laid = table("gizah-B rhodos-A ephesos-A olympia-A").age(3).city(0, cards="builders_guild", stages=4)
    state = laid.city(1, stages=1).city(2, stages=3).city(3, stages=2).state()
    assert sheet(state, 0).guilds == 4 + 1 + 2


def test_s10_strategists_guild_counts_the_neighbours_defeats() -> None:
    laid = table(players=4).age(3).city(0, cards="strategists_guild", defeats=6, victories=(0, 0, 0))
    state = laid.city(1, defeats=2, victories=(1, 1, 1)).city(2, defeats=5).city(3, defeats=1).state()
    assert sheet(state, 0).guilds == 2 + 1


def test_s10_shipowners_guild_counts_own_brown_grey_and_purple_cards() -> None:
    own = "lumber_yard sawmill press_age1 altar tavern stockade workshop spies_guild shipowners_guild"
    laid = table(players=4).age(3).city(0, cards=own).city(1, cards="clay_pool loom_age1")
    assert sheet(laid.state(), 0).guilds == 2 + 1 + 2


def test_s10_craftsmens_guild_is_worth_two_for_each_grey_card_next_door() -> None:
    laid = table(players=4).age(3).city(0, cards="craftsmens_guild press_age1")
    laid.city(1, cards="loom_age1 glassworks_age1 clay_pool").city(2, cards="press_age1").city(3, cards="press_age2")
    assert sheet(laid.state(), 0).guilds == 2 * (2 + 1)


NEXT_DOOR = {
    "workers_guild": "lumber_yard sawmill tree_farm",
    "traders_guild": "tavern forum haven",
    "philosophers_guild": "workshop school academy",
    "spies_guild": "stockade walls circus",
    "magistrates_guild": "altar temple palace",
}


@pytest.mark.parametrize("guild", NEXT_DOOR)
def test_s10_other_guilds_are_worth_one_for_each_card_of_their_colour_next_door(guild: str) -> None:
    one, two, three = NEXT_DOOR[guild].split()
    laid = table(players=5).age(3).city(0, cards=f"{guild} {one} {two}").city(1, cards=f"{one} {two} loom_age1")
    laid.city(2, cards=f"{one} {two} {three}").city(4, cards=three)
    assert sheet(laid.state(), 0).guilds == 2 + 1


def test_s10_several_guilds_add_up() -> None:
    laid = table(players=3).age(3).city(0, cards="workers_guild magistrates_guild")
    assert sheet(laid.city(1, cards="altar clay_pool").city(2, cards="mine").state(), 0).guilds == 2 + 1


# S17: Olympia B copies a guild


def olympia(cards: str = "", *, stages: int = 3) -> Table:
    """Lay a table of four where city 0 is Olympia B, by default with its third stage."""
    return table("olympia-B rhodos-A ephesos-A gizah-A").age(3).city(0, stages=stages, cards=cards, coins=0)


def test_s17_a_neighbours_guild_is_scored_with_the_own_neighbours() -> None:
    laid = olympia("altar").city(1, cards="magistrates_guild temple palace").city(2, cards="senate gardens town_hall")
    state = laid.city(3, cards="baths").state()
    # For its owner it counts the blue cards of cities 0 and 2; copied by city 0 those of cities 1 and 3.
    assert sheet(state, 1).guilds == 1 + 3
    assert (sheet(state, 0).guilds, sheet(state, 0).copied) == (2 + 1, "magistrates_guild")


@pytest.mark.parametrize("neighbour", [1, 3])
def test_s17_the_guild_may_stand_left_or_right(neighbour: int) -> None:
    state = olympia().city(neighbour, cards="spies_guild walls").state()
    assert (sheet(state, 0).guilds, sheet(state, 0).copied) == (1, "spies_guild")


def test_s17_not_from_a_city_further_away() -> None:
    state = olympia().city(1, cards="walls").city(2, cards="spies_guild").state()
    assert (sheet(state, 0).guilds, sheet(state, 0).copied) == (0, None)


def test_s17_not_before_the_third_stage() -> None:
    state = olympia(stages=2).city(1, cards="spies_guild walls").state()
    assert (sheet(state, 0).guilds, sheet(state, 0).copied) == (0, None)


def test_s17_only_one_guild_is_copied() -> None:
    state = olympia().city(1, cards="spies_guild walls circus").city(3, cards="magistrates_guild altar").state()
    assert (sheet(state, 0).guilds, sheet(state, 0).copied) == (2, "spies_guild")


def test_s17_the_own_guilds_count_beside_it() -> None:
    state = olympia("workers_guild").city(1, cards="spies_guild walls clay_pool").state()
    assert (sheet(state, 0).guilds, sheet(state, 0).copied) == (1 + 1, "spies_guild")


def test_s17_a_copied_builders_guild_counts_the_own_stages() -> None:
    state = olympia().city(1, cards="builders_guild", stages=1).city(3, stages=2).state()
    assert sheet(state, 0).guilds == 3 + 1 + 2


def test_s17_a_copied_strategists_guild_counts_the_defeats_of_the_own_neighbours() -> None:
    state = olympia().city(0, defeats=4).city(1, cards="strategists_guild", defeats=1).city(3, defeats=2).state()
    assert sheet(state, 0).guilds == 1 + 2


def test_s17_a_copied_shipowners_guild_does_not_count_itself() -> None:
    state = olympia("lumber_yard press_age1 workers_guild").city(1, cards="shipowners_guild").state()
    assert sheet(state, 0).guilds == 0 + (1 + 1 + 1)


def test_s17_a_copied_scientists_guild_gives_a_symbol_booked_under_science() -> None:
    state = olympia("apothecary workshop").city(1, cards="scientists_guild").state()
    assert (sheet(state, 0).science, sheet(state, 0).guilds) == (10, 0)
    assert (sheet(state, 0).copied, sheet(state, 0).symbols.wild_tablet) == ("scientists_guild", 1)


def test_s17_the_owner_keeps_the_guild() -> None:
    state = olympia().city(1, cards="scientists_guild").state()
    assert (sheet(state, 0).science, sheet(state, 1).science) == (1, 1)


def test_s17_a_guild_that_adds_nothing_is_not_copied() -> None:
    state = olympia().city(1, cards="spies_guild").state()
    assert (sheet(state, 0).guilds, sheet(state, 0).copied) == (0, None)


# S18: the best total


def test_s18_wild_symbols_are_chosen_together_not_one_by_one() -> None:
    laid = table("babylon-A rhodos-A gizah-A").age(3).city(0, stages=2, cards="apothecary scientists_guild")
    score = sheet(laid.state(), 0)
    assert (score.science, score.symbols.squares, score.symbols.sets) == (10, 3, 7)
    assert (score.symbols.wild_compass, score.symbols.wild_gear, score.symbols.wild_tablet) == (0, 1, 1)


def test_s18_wild_symbols_may_join_the_largest_group() -> None:
    laid = table("babylon-B rhodos-A gizah-A").age(3)
    score = sheet(laid.city(0, stages=3, cards="workshop laboratory observatory study scientists_guild").state(), 0)
    assert (score.science, score.symbols.gear, score.symbols.wild_gear) == (36, 6, 2)


def test_s18_the_guild_is_worth_a_symbol_only_once() -> None:
    laid = table("babylon-A rhodos-A gizah-A").age(3).city(0, stages=1, cards="scientists_guild")
    assert sheet(laid.state(), 0).science == 1


@pytest.mark.parametrize(
    ("blue", "copied", "science", "guilds"),
    [
        ("altar temple palace pantheon senate baths theater", "scientists_guild", 13, 0),
        ("altar temple palace pantheon senate baths theater gardens statue", "magistrates_guild", 5, 9),
    ],
)
def test_s18_guild_and_symbols_are_chosen_for_the_best_total(blue: str, copied: str, science: int, guilds: int) -> None:
    # Two compasses and a gear are worth 5; a wild tablet makes it 13, 8 more. 7 blue cards are fewer, 9 more.
    laid = (
        olympia("apothecary dispensary workshop").city(1, cards="scientists_guild").city(3, cards="magistrates_guild")
    )
    score = sheet(laid.city(1, cards=blue).state(), 0)
    assert (score.copied, score.science, score.guilds) == (copied, science, guilds)


def test_s18_nothing_is_chosen_before_the_end() -> None:
    laid = table("babylon-A rhodos-A gizah-A").age(2).city(0, stages=1, cards="sawmill lumber_yard").hand(0, "school")
    state = play_turn(laid.state(), "stage school")
    assert (look(state, 0).wild, look(state, 0).compass, look(state, 0).gear, look(state, 0).tablet) == (1, 0, 0, 0)

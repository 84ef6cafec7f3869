"""The evaluator: it sees no more than a seat does, and likes what a player would like."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from mirabilia.bots.bot import make_chance
from mirabilia.bots.seven.beliefs import belief_of, sample_world
from mirabilia.bots.seven.deeds import judge_deeds
from mirabilia.bots.seven.evaluator import (
    OWN_LACKS,
    PAD,
    POINT,
    UNKNOWN,
    WAY,
    WORTH,
    appraise,
    card_worth,
    judge,
)
from mirabilia.bots.seven.weights import DENIAL, NAMES, START, load_weights
from mirabilia.core.game import State
from mirabilia.core.kernel import Words, plain, words
from mirabilia.games.seven.codec import encode_move
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.engine.moves import deed_of
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Build, BuildStage, Decision, Move, Sell
from mirabilia.games.seven.tables import CARD_NUMBERS
from tests.kit import depth
from tests.kit.bots import Moment, builders, special_moments, usual_moments
from tests.kit.seven.table import FREE_CITY, table


def row(values: Iterable[int]) -> Words:
    """Return words with these values."""
    values = list(values)
    made = words(len(values))
    for place, value in enumerate(values):
        made[place] = value
    return made


def hand_made(**changed: int) -> Words:
    """Return the weights that tuning begins with, some of them changed."""
    assert set(changed) <= set(NAMES)
    return row(changed.get(name, value) for name, value in zip(NAMES, START, strict=True))


def worths(state: State, decision: Decision, weights: Words) -> dict[Move, int]:
    """Return what every option of a decision is worth in a state."""
    moves = [option.move for option in decision.options]
    pad = words(PAD)
    appraise(state.words, at.city_at(decision.city), weights, row(map(encode_move, moves)), len(moves), pad)
    return {move: int(pad[WORTH + place]) for place, move in enumerate(moves)}


def worths_here(state: State, city: int = 0, weights: Words | None = None) -> dict[Move, int]:
    return worths(state, SEVEN.decision(state, city), weights or hand_made())


def card(state: State, name: str, weights: Words | None = None) -> int:
    """Return what a card, built by seat 0, is worth to it."""
    pad = row([UNKNOWN] * PAD)
    return int(card_worth(state.words, at.city_at(0), CARD_NUMBERS[name], weights or hand_made(), pad, OWN_LACKS))


# Blind to what is hidden.


def every_kind_of_moment(players: int) -> list[Moment]:
    special = [moment for moment in special_moments("seven").values() if moment.state.words[at.PLAYERS] == players]
    return usual_moments("seven", players) + builders("seven", players, seed=8)[::9] + special


@pytest.mark.parametrize("players", depth.counts())
def test_worths_are_the_same_in_every_world_that_looks_the_same(players: int) -> None:
    chance, weights = make_chance(1, players), load_weights(players)
    for moment in every_kind_of_moment(players):
        decision = moment.decision
        view = SEVEN.view(moment.state, decision.seat)
        here = worths(moment.state, decision, weights)
        assert here == worths(belief_of(view).base, decision, weights)
        for _ in range(2):
            world = sample_world(view, chance)
            assert here == worths(world, SEVEN.decision(world, moment.city), weights)


def test_the_moments_above_differ_in_hidden_things() -> None:
    """An evaluator that looked into other hands would be caught: sampled worlds have other cards there."""
    chance = make_chance(1, 0)
    for moment in usual_moments("seven", 4):
        world = sample_world(SEVEN.view(moment.state, moment.decision.seat), chance)
        assert plain(world.words) != plain(moment.state.words)


def test_judging_lists_the_options_and_appraises_them() -> None:
    for moment in usual_moments("seven", 3):
        desk, pad, weights = words(DESK), words(PAD), load_weights(3)
        count = judge(moment.state.words, at.city_at(moment.city), weights, desk, pad)
        expected = worths(moment.state, moment.decision, weights)
        assert plain(desk)[:count] == [encode_move(move) for move in expected]
        assert plain(pad)[WORTH : WORTH + count] == list(expected.values())


@pytest.mark.parametrize("players", [2, 3, 7])
def test_a_pad_that_has_served_in_other_games_judges_like_a_new_one(players: int) -> None:
    desk, used, weights = words(DESK), words(PAD), load_weights(players)
    for moment in [moment for seed in range(3) for moment in builders("seven", players, seed)]:
        count = judge(moment.state.words, at.city_at(moment.city), weights, desk, used)
        new = words(PAD)
        judge(moment.state.words, at.city_at(moment.city), weights, desk, new)
        assert plain(used)[WORTH : WORTH + count] == plain(new)[WORTH : WORTH + count]


@pytest.mark.parametrize("players", depth.counts())
@pytest.mark.parametrize("denying", [True, False])
def test_a_deed_is_judged_like_its_best_option_and_done_in_that_way(players: int, denying: bool) -> None:
    weights, judged = load_weights(players), 0
    for age in range(3):
        weights[DENIAL + age] *= denying
    desk, pad = words(DESK), words(PAD)
    for moment in every_kind_of_moment(players) + builders("seven", players, seed=3)[::2]:
        best: dict[int, tuple[int, int]] = {}
        for move, worth in worths(moment.state, moment.decision, weights).items():
            number = encode_move(move)
            if worth > best.get(deed_of(number), (worth - 1, 0))[0]:
                best[deed_of(number)] = worth, number
        count = judge_deeds(moment.state.words, at.city_at(moment.city), weights, desk, pad)
        found = {desk[place]: (pad[WORTH + place], pad[WAY + place]) for place in range(count)}
        assert found == best
        assert len(found) == count
        judged += count < len(moment.decision.options)
    assert judged > 5


# Prices.


def payments(moment: Moment) -> dict[tuple[str, str], dict[int, int]]:
    """Return, for everything that may be built, the worths of its payments by their coins."""
    weights = load_weights(int(moment.state.words[at.PLAYERS]))
    ways: dict[tuple[str, str], dict[int, int]] = {}
    for move, worth in worths_here(moment.state, moment.city, weights).items():
        if isinstance(move, Build | BuildStage):
            ways.setdefault((type(move).__name__, move.card), {})[move.left + move.right] = worth
    return ways


def test_of_two_payments_for_a_card_the_cheaper_is_worth_more() -> None:
    compared = 0
    for players in (3, 5, 7):
        for moment in builders("seven", players, seed=4):
            for by_price in payments(moment).values():
                from_cheapest = [by_price[price] for price in sorted(by_price)]
                assert from_cheapest == sorted(set(from_cheapest), reverse=True)
                compared += len(by_price) - 1
    assert compared > 10


def test_what_must_be_bought_is_worth_less_than_what_one_makes() -> None:
    """Giza has stone; Rhodes buys it on its left."""
    own, bought = (
        worths_here(table(boards).turn(6).city(0, coins=6).hand(0, "altar baths").state())
        for boards in ("gizah-A rhodos-A ephesos-A", "rhodos-A gizah-A ephesos-A")
    )
    assert own[Build("altar")] == bought[Build("altar")]
    assert own[Build("baths")] > bought[Build("baths", left=2)]


def test_selling_is_worth_more_to_the_poor() -> None:
    poor, rich = (
        worths_here(table().turn(6).city(0, coins=coins).hand(0, "altar theater").state()) for coins in (0, 9)
    )
    assert poor[Sell("altar")] > rich[Sell("altar")] > 0


# Points.


@pytest.mark.parametrize(
    ("more", "fewer", "points"),
    [("palace", "pantheon", 1), ("pantheon", "town_hall", 1), ("town_hall", "gardens", 1), ("palace", "gardens", 3)],
)
def test_a_point_is_a_point(more: str, fewer: str, points: int) -> None:
    for turn in (1, 4, 6):
        state = table().age(3).turn(turn).state()
        assert card(state, more) - card(state, fewer) == points * POINT


def test_a_card_that_counts_is_worth_what_it_counts() -> None:
    """The Workers Guild: a point for each brown card of the neighbours."""
    weights = hand_made(growth_1=0)
    few = table().age(3).turn(6).city(1, cards="stone_pit").state()
    many = table().age(3).turn(6).city(1, cards="stone_pit clay_pit").city(2, cards="ore_vein lumber_yard").state()
    assert card(few, "workers_guild", weights) == 1 * POINT
    assert card(many, "workers_guild", weights) == 4 * POINT


# Shields.


def shields_worth(lead: int) -> int:
    """Return what a circus, 3 shields, is worth at the end of age III with this lead over both neighbours."""
    laid = table().age(3).turn(6)
    for seat in range(3):
        laid.city(seat, shields=9 + (lead if seat == 0 else 0))
    return card(laid.state(), "circus")


def test_shields_are_worth_most_where_they_change_who_leads() -> None:
    change = [shields_worth(lead) for lead in (-2, -1)]
    assert min(change) > max(shields_worth(lead) for lead in (-9, -8, -6, 3, 6, 9))
    assert min(change) > 10 * POINT, "two defeats become two victories"
    assert max(shields_worth(lead) for lead in (-9, 9)) < POINT


def test_shields_against_one_neighbour_are_worth_half() -> None:
    both = table().age(3).turn(6).city(1, shields=1).city(2, shields=1).state()
    one = table().age(3).turn(6).city(1, shields=1).city(2, shields=30).state()
    assert 2 * card(one, "circus") == pytest.approx(card(both, "circus"), abs=2)


def test_shields_last_for_the_ages_to_come() -> None:
    early = table().age(1).turn(6).state()
    assert card(early, "barracks") > card(early, "barracks", hand_made(later_conflict_1=0)) > 0


# Symbols.


def science(symbols: str) -> tuple[int, int]:
    """Return what a further gear and a tablet are worth to a city with these cards at the end."""
    state = table().age(3).turn(6).city(0, cards=symbols).state()
    return card(state, "observatory"), card(state, "university")


def test_completing_a_set_is_worth_more_than_a_fourth_of_a_kind_where_it_adds_more() -> None:
    gear, tablet = science("workshop laboratory study lodge")
    assert tablet > gear, "8 points, not 7"
    gear, tablet = science("workshop laboratory study")
    assert gear > tablet, "7 points, not 1"


def test_a_wild_symbol_is_worth_the_best_that_it_can_be() -> None:
    weights = hand_made(more_science_3=0)
    state = table().age(3).turn(6).city(0, cards="workshop laboratory study lodge").state()
    assert card(state, "scientists_guild", weights) == 8 * POINT


# Stages.


def test_a_stage_is_worth_the_same_whatever_lies_under_it() -> None:
    state = (
        table("gizah-A rhodos-A ephesos-A")
        .turn(6)
        .city(0, cards="quarry stone_pit", coins=6)
        .hand(0, "altar baths")
        .state()
    )
    here = worths_here(state)
    assert here[BuildStage("altar")] == here[BuildStage("baths")] > here[Sell("altar")]


def test_a_card_that_the_next_seat_wants_is_better_used_up() -> None:
    """The left neighbour, who gets the hand, has two thirds of a set of symbols."""
    laid = table().turn(3).city(1, cards="apothecary workshop").hand(0, "scriptorium tavern")
    here = worths_here(laid.state())
    assert here[Sell("scriptorium")] > here[Sell("tavern")]
    last = worths_here(laid.turn(6).state())
    assert last[Sell("scriptorium")] == last[Sell("tavern")], "nobody gets the hand any more"


# The Free City.


def free_city(opponent: str, hand: str) -> dict[Move, int]:
    """Return what seat 0 thinks of the Free City's options when its opponent has these cards."""
    laid = table("gizah-A rhodos-A + ephesos-A").turn(1).city(1, cards=opponent).hand(0, hand)
    state = SEVEN.choose(laid.state(), 0, Sell("tavern")).state
    return worths_here(state, FREE_CITY)


def test_the_free_city_takes_what_the_opponent_likes() -> None:
    hand = "stone_pit clay_pit theater tavern ore_vein lumber_yard clay_pool altar"
    here = free_city("", hand)
    assert here[Build("altar")] > 0
    blocked = free_city("altar", hand)
    assert blocked[Build("altar")] == 0, "the opponent has one and cannot build another"
    assert blocked[Build("theater")] == here[Build("theater")] > blocked[Build("altar")]


def test_the_free_city_takes_the_symbol_that_would_complete_the_opponents_set() -> None:
    hand = "scriptorium apothecary tavern altar theater east_trading_post lumber_yard stone_pit"
    here = free_city("press_age1 loom_age1 workshop apothecary", hand)
    assert here[Build("altar")] > 0
    taken = {move: worth for move, worth in here.items() if isinstance(move, BuildStage | Build)}
    best = max(taken, key=lambda move: taken[move])
    assert getattr(best, "card", "") == "scriptorium"


def test_the_free_city_rather_pays_us_than_the_opponent() -> None:
    hand = "baths tavern altar theater east_trading_post lumber_yard clay_pit ore_vein"
    for seat, turn in ((0, 1), (1, 2)):
        laid = table("gizah-A rhodos-A + ephesos-A").turn(turn).hand(seat, hand)
        laid.city(0, cards="stone_pit").city(1, cards="stone_pit")
        here = worths_here(SEVEN.choose(laid.state(), seat, Sell("tavern")).state, FREE_CITY)
        to_us = here[Build("baths", left=2) if seat == 0 else Build("baths", right=2)]
        to_opponent = here[Build("baths", right=2) if seat == 0 else Build("baths", left=2)]
        assert to_us > to_opponent

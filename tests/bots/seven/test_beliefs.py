"""Beliefs: sampled worlds look right, are whole, can be played, and are all equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import sqrt
from random import Random
from typing import TypeVar

import pytest

from mirabilia.bots.bot import make_chance
from mirabilia.bots.seven.beliefs import belief_of, sample, sample_world
from mirabilia.bots.seven.cases import cases_of
from mirabilia.bots.seven.slots import pools_of
from mirabilia.core.chance import fingerprint
from mirabilia.core.errors import BotError
from mirabilia.core.game import State
from mirabilia.core.kernel import Words, plain, words
from mirabilia.games.seven.codec import card_numbers
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.engine.playout import play_out
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Decline, Move
from mirabilia.games.seven.tables import CARD_NUMBERS, CARDS, GUILDS
from tests.bots.seven.worlds import drawn_deals, every_deal, holds, made_pool, random_game, samples
from tests.kit.compiled import compiled
from tests.kit.seven.positions import random_position
from tests.kit.seven.table import table
from tests.properties.seven.test_conservation import Cards, cards_everywhere
from tests.properties.seven.test_secrecy import shown

Outcome = TypeVar("Outcome")

TABLES = [
    (2, "babylon-B halikarnassos-B + olympia-A", 5),
    (2, "olympia-B babylon-B + halikarnassos-B", 0),
    (2, "olympia-A halikarnassos-A + babylon-B", 13),
    (3, "babylon-B halikarnassos-B olympia-A", 14),
    (4, "halikarnassos-B olympia-A babylon-B", 8),
    (5, "babylon-B halikarnassos-B", 1),
    (6, "rhodos-A halikarnassos-B", 1),
    (7, "olympia-A babylon-B rhodos-A halikarnassos-B", 2),
]
"""Players, boards and seeds of games that come to every special decision."""
SEED = 4


# A sampled world looks the same, and nothing is lost in it.


@pytest.mark.parametrize(("players", "wish", "seed"), TABLES)
def test_a_sampled_world_looks_to_a_seat_as_the_real_one_does(players: int, wish: str, seed: int) -> None:
    chance = make_chance(SEED, players)
    for number, state in enumerate(random_game(players, seed, wish)):
        for seat in seats_to_ask(state, number):
            for _ in range(2):
                world = sample_world(SEVEN.view(state, seat), chance)
                assert shown(world, seat) == shown(state, seat)
                check_cards(world, state)


def seats_to_ask(state: State, number: int) -> Iterable[int]:
    """Return every seat at special decisions; at others, one seat after another."""
    players = int(state.words[at.PLAYERS])
    return [number % players] if state.words[at.PHASE] == at.CHOOSING else range(players)


def check_cards(world: State, state: State) -> None:
    """The same cards are somewhere; as many guilds, and none twice."""
    here, there = cards_everywhere(world), cards_everywhere(state)
    assert without_guilds(here) == without_guilds(there)
    assert sum(here.values()) == sum(there.values())
    assert all(here[int(guild)] <= 1 for guild in GUILDS)


def without_guilds(cards: Cards) -> Cards:
    return Counter({card: count for card, count in cards.items() if CARDS[card - 1].colour != "purple"})


def test_the_games_above_come_to_every_special_decision() -> None:
    reached = {
        (players == 2, int(state.words[at.PHASE]), is_free_city(state))
        for players, wish, seed in TABLES
        for state in random_game(players, seed, wish)
    }
    special = {(two, phase, False) for two in (True, False) for phase in (at.SEVENTH, at.DIGGING)}
    assert reached >= special | {(True, at.SEVENTH, True), (True, at.DIGGING, True)}


def is_free_city(state: State) -> bool:
    return state.words[at.ACTOR] == at.FREE_CITY and state.words[at.PLAYERS] == 2


@pytest.mark.parametrize("players", range(2, 8))
def test_the_public_can_imagine_worlds_too(players: int) -> None:
    for choices in (0, 9 * players, 200):
        state = random_position(players, SEED, choices)
        world = sample_world(SEVEN.view(state, None), make_chance(SEED, 1))
        assert SEVEN.view(world, None) == SEVEN.view(state, None)
        check_cards(world, state)


@pytest.mark.parametrize("players", range(2, 8))
def test_the_base_is_the_state_without_what_is_hidden(players: int) -> None:
    """What a seat sees of every city, and its own hand, are exactly the words of the state."""
    hidden = {at.HAND, at.CHOICE, at.SECRETS, at.SECRETS + 1, at.SECRETS + 2}
    for choices in range(0, 120, 17):
        state = random_position(players, SEED, choices)
        base, real = plain(belief_of(SEVEN.view(state, 0)).base.words), plain(state.words)
        for city in (at.city_at(seat) for seat in range(real[at.CITIES])):
            seen = [word for word in range(at.CITY) if word not in hidden or city == at.HEADER]
            assert [base[city + word] for word in seen] == [real[city + word] for word in seen]
            assert city == at.HEADER or base[city + at.HAND] == 0


@pytest.mark.parametrize(("players", "wish", "seed"), TABLES)
def test_the_real_deal_is_among_those_that_can_be_sampled(players: int, wish: str, seed: int) -> None:
    for number, state in enumerate(random_game(players, seed, wish)):
        for seat in seats_to_ask(state, number):
            for pool in pools_of(SEVEN.view(state, seat)):
                assert holds(pool, plain(state.words)), (number, seat)


# A sampled world is a game.


@pytest.mark.parametrize(("players", "wish", "seed"), TABLES)
def test_a_sampled_world_can_be_played_to_the_end(players: int, wish: str, seed: int) -> None:
    desk, chance = words(DESK), make_chance(SEED, players)
    for number, state in enumerate(random_game(players, seed, wish)):
        if number % 5 == 0 or state.words[at.PHASE] != at.CHOOSING:
            belief = belief_of(SEVEN.view(state, number % players))
            world = words(len(state.words))
            sample(belief.words, world, chance, desk)
            play_out_fairly(world)
            assert sum(cards_everywhere(State(world)).values()) == 3 * 7 * max(players, 3)


@pytest.mark.parametrize(("players", "wish", "seed"), TABLES)
def test_a_seventh_card_does_the_same_in_a_sampled_world(players: int, wish: str, seed: int) -> None:
    """What the sixth cards still have to do, they also do there: wares, discounts, free builds and coins."""
    for state in random_game(players, seed, wish):
        if state.words[at.PHASE] == at.SEVENTH:
            (city,) = SEVEN.waiting(state)
            decision = SEVEN.decision(state, city)
            world = sample_world(SEVEN.view(state, decision.seat), make_chance(SEED, players))
            for option in decision.options:
                assert settled(world, city, option.move) == settled(state, city, option.move)


def settled(state: State, city: int, move: Move) -> object:
    """Return what everyone sees after a seventh card, when nobody digs."""
    after = SEVEN.choose(state, city, move).state
    if after.words[at.PHASE] == at.DIGGING:
        after = SEVEN.choose(after, SEVEN.waiting(after)[0], Decline()).state
    return SEVEN.view(after, None).cities


def play_out_fairly(world: Words) -> None:
    """Let everyone who has not chosen do so, then play on at random."""
    chance, desk = make_chance(SEED, 0), words(DESK)
    state = State(world)
    while state.words[at.PHASE] == at.CHOOSING and state.words[at.WAITING] < state.words[at.CITIES]:
        city = SEVEN.waiting(state)[0]
        state = SEVEN.choose(state, city, SEVEN.decision(state, city).options[0].move).state
    for place, word in enumerate(state.words):
        world[place] = word
    play_out(world, chance, desk)


def test_nobody_else_has_chosen_in_a_sampled_world_and_its_later_ages_are_new() -> None:
    state = random_position(4, SEED, 2)
    view = SEVEN.view(state, 0)
    worlds = [plain(world) for world in samples(belief_of(view).words, 50)]
    assert all(world[at.WAITING] == 4 - len(view.chosen) for world in worlds)
    assert all(world[at.city_at(seat) + at.CHOICE] == 0 for world in worlds for seat in (1, 2, 3))
    seeds = {world[at.SEED] for world in worlds}
    assert len(seeds) == 50
    assert max(seeds) < 1 << 63
    assert max(seeds) > 1 << 62


def test_a_view_that_no_deal_leads_to_is_refused_in_one_line() -> None:
    laid = table("gizah-A rhodos-A ephesos-A").city(1, cards="altar").hand(0, "altar")
    with pytest.raises(BotError, match="no deal of 7 Wonders leads to this view of age 1, turn 1"):
        belief_of(SEVEN.view(laid.state(), 0))


# All worlds are equally likely.


def test_any_card_of_a_remembered_hand_may_be_the_one_that_left_it() -> None:
    view, memory = next(
        (view, memory)
        for state in random_game(3, 1, "gizah-A")
        for view in [SEVEN.view(state, 0)]
        for memory in view.memory
        if memory.gone == 1 and len(set(memory.cards)) >= 5
    )
    hand = at.city_at(memory.seat) + at.HAND
    remembered = Counter(CARD_NUMBERS[name] for name in memory.cards)
    left = Counter[int]()
    for world in samples(belief_of(view).words, 3_000):
        (card,) = (remembered - Counter(card_numbers(int(world[hand])))).elements()
        left[card] += 1
    check_uniform(left, remembered)


def test_any_unknown_card_may_be_in_the_right_neighbours_hand() -> None:
    view = SEVEN.view(SEVEN.start(SEVEN.draw_setup(4, 2), 2), 0)
    unknown = pools_of(view)[0].loose.cards
    held = Counter[int]()
    for world in samples(belief_of(view).words, 3_000):
        held.update(card_numbers(int(world[at.city_at(3) + at.HAND])))
    check_subsets(held, +unknown, 7, 3_000)


def test_any_unseen_guild_may_be_in_the_box() -> None:
    view = next(view for state in random_game(3, 3, "") for view in [SEVEN.view(state, 0)] if view.age == 3)
    mine = [CARD_NUMBERS[name] for name in view.hand]
    unseen = Counter(int(guild) for guild in GUILDS if guild not in mine)
    boxed = Counter[int]()
    for world in samples(belief_of(view).words, 3_000):
        cards = cards_everywhere(State(world))
        boxed.update(guild for guild in unseen if not cards[guild])
    check_subsets(boxed, unseen, 5, 3_000)


@pytest.mark.parametrize("seed", range(60))
def test_every_deal_that_fits_a_pool_is_as_likely_as_the_others(seed: int) -> None:
    """Whatever was dug up, drawn, remembered or seen on the pile: compared with a list of all deals."""
    pool = made_pool(Random(seed))
    deals = every_deal(pool)
    assert sum(case.weight for case in cases_of(pool)) == sum(deals.values())
    check_uniform(drawn_deals(pool, 400 + 10 * len(deals)), deals)


def check_uniform(drawn: Mapping[Outcome, int], ways: Mapping[Outcome, int]) -> None:
    """Outcomes are as frequent as they have ways: a chi-square test that a fair sampler fails once in 1,000 times."""
    assert set(drawn) <= set(ways)
    each = sum(drawn.values()) / sum(ways.values())
    chi_square = sum((drawn.get(outcome, 0) - each * count) ** 2 / (each * count) for outcome, count in ways.items())
    assert chi_square <= bound(len(ways) - 1)


def check_subsets(drawn: Mapping[int, int], cards: Mapping[int, int], size: int, draws: int) -> None:
    """Cards, `size` of them at a time, come equally often; they exclude each other, which narrows the spread."""
    total = sum(cards.values())
    share = size / total
    spread = draws * share * (1 - share) * total / (total - 1)
    chi_square = sum((drawn[card] - draws * share * n) ** 2 / (spread * n) for card, n in cards.items())
    assert sum(drawn.values()) == size * draws
    assert set(drawn) <= set(cards)
    assert chi_square <= bound(len(cards) - 1)


def bound(freedom: int) -> float:
    """Return what chi-square exceeds once in 1,000 times (Wilson and Hilferty's formula)."""
    if freedom == 0:
        return 0
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.09 * sqrt(part)) ** 3)


# Both backends.


def trails() -> list[int]:
    """Return hashes of worlds sampled at some moments of some games."""
    prints = []
    for players, wish, seed in TABLES:
        for number, state in enumerate(random_game(players, seed, wish)):
            if number % 20 == 0 or state.words[at.PHASE] != at.CHOOSING:
                worlds = samples(belief_of(SEVEN.view(state, number % players)).words, 3)
                prints += [int(fingerprint(world)) for world in worlds]
    return prints


@pytest.mark.compiles
def test_both_backends_sample_the_same_worlds() -> None:
    code = "from tests.bots.seven.test_beliefs import trails\nprint(*trails(), sep='\\n')"
    assert compiled(code) == [str(trail) for trail in trails()]

"""Worlds of a belief: the same view and decision in each, every order equally likely, the same on both backends."""

from __future__ import annotations

from collections import Counter

import pytest

from mirabilia.bots.architects import greedy
from mirabilia.bots.architects.beliefs import belief_of, sample_world
from mirabilia.bots.bot import Budget, make_chance
from mirabilia.core.game import State
from mirabilia.core.kernel import plain
from mirabilia.games.architects.codec import packed_cards
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.facts import STAGE_EFFECTS
from mirabilia.games.architects.game import ARCHITECTS
from tests.kit import depth
from tests.kit.architects.play import play
from tests.kit.architects.table import table
from tests.kit.compiled import compiled

UNLIKELY = {5: 27.9, 11: 40.8}
"""Chi-square that one honest test in 25,000 exceeds, by degrees of freedom."""


def deck_of(state: State, seat: int) -> tuple[int, ...]:
    """Return the cards of a seat's deck from the top."""
    place = at.city_at(seat) + at.DECK
    return tuple(packed_cards(plain(state.words)[place : place + at.DECK_WORDS]))


def check_worlds(players: int, seed: int, wishes: str = "") -> set[object]:
    """Compare a world with the game at every decision by Builders, for every seat; return what was decided."""
    state = ARCHITECTS.start(ARCHITECTS.draw_setup(players, seed, wishes), seed)
    chance = make_chance(seed, 1)
    met: set[object] = set()
    while waiting := ARCHITECTS.waiting(state):
        decision = ARCHITECTS.decision(state, waiting[0])
        met |= {decision.kind, decision.effect}
        for seat in (waiting[0], (waiting[0] + 1) % players):
            view = ARCHITECTS.view(state, seat)
            world = sample_world(view, chance)
            assert ARCHITECTS.view(world, seat) == view
        view = ARCHITECTS.view(state, waiting[0])
        assert ARCHITECTS.decision(sample_world(view, chance), waiting[0]) == decision
        state = ARCHITECTS.choose(state, waiting[0], greedy.pick(view, decision, Budget(), chance).move).state
    return met


@pytest.mark.parametrize("players", depth.counts())
def test_a_world_shows_a_seat_what_it_saw_and_may_decide(players: int) -> None:
    check_worlds(players, players)


def test_a_world_shows_the_same_in_the_middle_of_every_effect() -> None:
    met: set[object] = set()
    for seed in range(3):
        met |= check_worlds(6, seed, "halicarnassus olympia ephesus babylon alexandria rhodes")
    assert met >= {"take", "act", "effect", "look", *STAGE_EFFECTS} - {"shield"}


def chi_square(found: Counter[tuple[int, ...]], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in found.values())


def test_every_order_below_the_top_is_as_likely() -> None:
    state = table(players=2).deck(0, "wood stone coin gear").state()
    view, chance = ARCHITECTS.view(state, 0), make_chance(1, 1)
    found = Counter(deck_of(sample_world(view, chance), 0) for _ in range(1200))
    assert len(found) == 6
    assert {cards[0] for cards in found} == {deck_of(state, 0)[0]}
    assert chi_square(found, 200) < UNLIKELY[5]


def test_every_order_of_tokens_and_of_an_unseen_central_deck_is_as_likely() -> None:
    state = table(players=2).centre("wood coin").stack("decor tactics culture").state()
    view, chance = ARCHITECTS.view(state, 0), make_chance(2, 1)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(1200):
        world = sample_world(view, chance)
        found[(int(world.words[at.STACK]), int(world.words[at.CENTRAL]))] += 1
    assert len(found) == 12
    assert chi_square(found, 100) < UNLIKELY[11]


def test_who_peeked_knows_the_top_of_the_central_deck() -> None:
    state = table(players=2).top_of_centre("gear").cat(0).state()
    chance = make_chance(3, 1)
    mine = {ARCHITECTS.view(sample_world(ARCHITECTS.view(state, 0), chance), 0).central.top for _ in range(20)}
    assert mine == {"gear"}
    other = {int(sample_world(ARCHITECTS.view(state, 1), chance).words[at.CENTRAL]) & 15 for _ in range(300)}
    assert len(other) == 2


def test_who_looks_into_a_deck_knows_its_first_five_cards() -> None:
    laid = table("halicarnassus giza").player(0, cards="2*brick", stages="1")
    state = play(laid.top(0, "blue3").top(1, "wood coin gear red1 glass stone").state(), "take left", "look right")
    known = deck_of(state, 1)[:5]
    for seed in range(10):
        assert deck_of(sample_world(ARCHITECTS.view(state, 0), make_chance(seed, 1)), 1)[:5] == known
    tops = {deck_of(sample_world(ARCHITECTS.view(state, 1), make_chance(seed, 1)), 1)[:5] for seed in range(10)}
    assert len(tops) > 1


def test_worlds_have_seeds_of_their_own() -> None:
    view, chance = ARCHITECTS.view(table().state(), 0), make_chance(4, 1)
    seeds = {int(sample_world(view, chance).words[at.SEED]) for _ in range(50)}
    assert len(seeds) == 50
    assert all(0 <= seed < 1 << 63 for seed in seeds)


def hashes() -> list[str]:
    """Return hashes of worlds in the middle of some games, the same on either backend."""
    found = []
    for players in (2, 7):
        state = ARCHITECTS.start(ARCHITECTS.draw_setup(players, 5), 5)
        chance = make_chance(players, 1)
        for _ in range(8):
            city = ARCHITECTS.waiting(state)[0]
            view = ARCHITECTS.view(state, city)
            assert len(belief_of(view)) > len(state.words)
            found.append(sample_world(view, chance).hash)
            state = ARCHITECTS.choose(state, city, ARCHITECTS.decision(state, city).options[0].move).state
    return found


@pytest.mark.compiles
def test_both_backends_sample_the_same_worlds() -> None:
    code = f"from {__name__} import hashes; print(*hashes(), sep='\\n')"
    assert compiled(code) == hashes()

"""The toy fair by its own rules: ribbons and ties, cards conserved, secrets kept, both backends alike."""

from __future__ import annotations

from collections import Counter

import pytest

from mirabilia.bots.bot import Budget, check_bot, make_chance
from mirabilia.bots.descriptor import as_words
from mirabilia.core.chance import below
from mirabilia.core.game import State
from mirabilia.core.kernel import words
from mirabilia.core.tally import WIN
from tests.kit.compiled import compiled
from tests.kit.toy.bots.descriptor import BOTS
from tests.kit.toy.bots.greedy import pick
from tests.kit.toy.game.codec import cards_in_row, cards_in_set
from tests.kit.toy.game.engine import layout as at
from tests.kit.toy.game.engine.layout import city_at
from tests.kit.toy.game.facts import box
from tests.kit.toy.game.features import FEATURES
from tests.kit.toy.game.game import TOY
from tests.kit.toy.game.model import RibbonWon, Sell, Setup, Show, Shown, Sold
from tests.kit.toy.game.tables import CARD_NUMBERS, STALL_NAMES
from tests.kit.toy.registration import PACKAGE
from tests.third.digest import GAMES, SEED, digest

every_table = pytest.mark.parametrize("players", TOY.players)


def moments(players: int, games: int = 5) -> list[State]:
    """Return every state of some random games."""
    found = []
    for seed in range(games):
        chance = make_chance(seed, 1)
        state = TOY.start(TOY.draw_setup(players, seed), seed)
        while waiting := TOY.waiting(state):
            found.append(state)
            options = TOY.decision(state, waiting[-1]).options
            state = TOY.choose(state, waiting[-1], options[int(below(chance, len(options)))].move).state
        found.append(state)
    return found


def laid(*hands: tuple[str, ...]) -> State:
    """Return the beginning of a game with these hands, at the stalls as they are listed."""
    state = TOY.start(Setup(STALL_NAMES[: len(hands)]), 0)
    for city, hand in enumerate(hands):
        state.words[city_at(city) + at.HAND] = sum(
            CARD_NUMBERS[card] << at.CARD_BITS * n for n, card in enumerate(hand)
        )
    return state


def test_there_are_four_wares_in_four_qualities() -> None:
    assert Counter(card.ware for card in box().cards) == dict.fromkeys(("fruit", "bread", "cheese", "flowers"), 4)
    assert Counter(card.value for card in box().cards) == dict.fromkeys((1, 2, 3, 4), 4)


def test_the_best_of_several_equal_wares_gets_a_ribbon_and_a_lonely_one_none() -> None:
    state = laid(("plum", "rose"), ("melon", "pie"), ("loaf", "daisy"))
    for city, card in enumerate(("plum", "melon", "loaf")):
        step = TOY.choose(state, city, Show(card))
        state = step.state
    assert [event for event in step.events if isinstance(event, RibbonWon)] == [RibbonWon(1, "melon")]
    assert [event.card for event in step.events if isinstance(event, Shown)] == ["plum", "melon", "loaf"]


def test_a_sale_brings_coins_and_nobody_else_learns_of_what() -> None:
    state = laid(("plum", "rose"), ("melon", "pie"))
    step = TOY.choose(TOY.choose(state, 0, Sell("plum")).state, 1, Sell("pie"))
    sold = step.events[0]
    assert (sold, sold.seen_by(0), sold.seen_by(1), sold.seen_by(None)) == (
        Sold(0, "plum"),
        Sold(0, "plum"),
        Sold(0, None),
        Sold(0, None),
    )
    assert [city.coins for city in TOY.view(step.state, None).cities] == [2, 2]


@pytest.mark.parametrize(
    ("shown", "coins", "winners"),
    [
        ((("plum", "apple"), ("cherry",)), (0, 2), (0,)),
        ((("plum",), ("roll",)), (0, 0), (0, 1)),
        ((("plum", "roll"), ("melon",)), (0, 0), (1,)),
        ((("curd",), ("plum",)), (0, 0), (0,)),
    ],
    ids=["more cards", "equals", "more points", "a speciality"],
)
def test_points_win_then_cards_shown_and_equals_share(
    shown: tuple[tuple[str, ...], ...], coins: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    state = TOY.start(Setup(("dairy", "garden")), 0)
    state.words[at.TURN] = box().numbers.turns + 1
    for city in range(2):
        state.words[city_at(city) + at.SHOWN] = sum(1 << CARD_NUMBERS[card] for card in shown[city])
        state.words[city_at(city) + at.COINS] = coins[city]
    result = TOY.result(state)
    assert result is not None
    assert result.winners == winners


@every_table
def test_every_card_is_somewhere_at_every_moment(players: int) -> None:
    for state in moments(players):
        rows = [int(state.words[at.DECK]), *(int(state.words[city_at(city) + at.HAND]) for city in range(players))]
        sets = [int(state.words[city_at(city) + pile]) for city in range(players) for pile in (at.SHOWN, at.SOLD)]
        cards = [card for row in rows for card in cards_in_row(row)] + [
            card for bits in sets for card in cards_in_set(bits)
        ]
        assert sorted(cards) == sorted(card.id for card in box().cards)


@every_table
def test_what_a_seat_sees_stays_the_same_when_all_it_cannot_know_is_dealt_anew(players: int) -> None:
    sample = BOTS.sample_world
    assert sample
    for number, state in enumerate(moments(players)):
        for seat in range(players):
            view = TOY.view(state, seat)
            world = sample(view, make_chance(number, seat))
            assert TOY.view(world, seat) == view
            assert observed(world, seat) == observed(state, seat)
            if seat in TOY.waiting(state):
                check_bot(TOY, pick, state, seat, Budget(), number, [world])


def observed(state: State, seat: int) -> list[int]:
    row = words(len(FEATURES.entries(int(state.words[at.PLAYERS]))))
    FEATURES.observe(state.words, seat, seat, row)
    return list(row)


@every_table
def test_builder_beats_whoever_takes_the_first_option(players: int) -> None:
    tunable = BOTS.tunable
    assert tunable
    sums = words(tunable.sums)
    tunable.contest(players, SEED, 0, GAMES, as_words(tunable.start), as_words((0, 0, 0)), sums)
    assert sums[2] == players * GAMES
    assert sums[0] / WIN / sums[2] > 1.3 / players


@pytest.mark.compiles
def test_both_backends_play_show_and_judge_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIRABILIA_GAMES", PACKAGE)
    code = (
        f"import os; os.environ['MIRABILIA_GAMES'] = {PACKAGE!r}\n"
        "from tests.kit.toy.game.game import TOY\n"
        "from tests.third.digest import digest\n"
        "print(*map(digest, TOY.players), sep='\\n')"
    )
    assert compiled(code) == [digest(players) for players in TOY.players]

"""Every bot keeps to its contract; Builder plays clearly better than Apprentice."""

from collections.abc import Iterator, Sequence

import pytest

from mirabilia.bots import BOTS
from mirabilia.bots.bot import Bot, check_bot, make_chance
from mirabilia.core.chance import stream
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Decision, Result, View


def play(bots: Sequence[Bot], seed: int, wishes: str = "") -> Iterator[tuple[Bot, View, Decision] | Result]:
    """Play a game of a bot on each seat; yield every decision before it is made, and the result at last."""
    players = len(bots)
    state = SEVEN.start(SEVEN.draw_setup(players, seed, wishes), seed)
    chances = [make_chance(stream(seed, 5), seat) for seat in range(players)]
    while waiting := SEVEN.waiting(state):
        decision = SEVEN.decision(state, waiting[0])
        view = SEVEN.view(state, decision.seat)
        yield bots[decision.seat], view, decision
        option = bots[decision.seat](view, decision, chances[decision.seat])
        state = SEVEN.choose(state, decision.city, option.move).state
    result = SEVEN.result(state)
    assert result is not None
    yield result


def result_of(bots: Sequence[Bot], seed: int) -> Result:
    *_, result = play(bots, seed)
    assert isinstance(result, Result)
    return result


@pytest.mark.parametrize("players", SEVEN.players)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_picks_an_option_and_the_same_one_again(name: str, players: int) -> None:
    for at in play([BOTS[name]] * players, seed=players):
        if not isinstance(at, Result):
            check_bot(*at, seed=1)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_makes_every_special_decision(name: str) -> None:
    kinds = set()
    for seed in range(4):
        for at in play([BOTS["builder"], BOTS[name]], seed, "babylon-B halikarnassos-B + olympia-A"):
            if not isinstance(at, Result):
                kinds.add((at[2].kind, at[2].city == at[2].seat))
                check_bot(BOTS[name], *at[1:], seed=seed)
    assert kinds >= {("choose", True), ("choose", False), ("seventh", True), ("dig", True)}


def test_check_bot_finds_one_that_cheats() -> None:
    first = next(play([BOTS["apprentice"]] * 3, seed=1))
    assert not isinstance(first, Result)
    _, view, decision = first
    stranger = SEVEN.decision(SEVEN.start(SEVEN.draw_setup(3, 2), 2), 0).options[0]
    with pytest.raises(AssertionError, match="is not among the options of city 0"):
        check_bot(lambda *_: stranger, view, decision, seed=1)


def test_check_bot_finds_one_with_a_chance_of_its_own() -> None:
    first = next(play([BOTS["apprentice"]] * 3, seed=1))
    assert not isinstance(first, Result)
    _, view, decision = first
    options = iter(decision.options)
    with pytest.raises(AssertionError, match="for the same chance first"):
        check_bot(lambda *_: next(options), view, decision, seed=1)


def test_chance_decides_what_apprentice_picks() -> None:
    first = next(play([BOTS["apprentice"]] * 3, seed=1))
    assert not isinstance(first, Result)
    picked = {check_bot(*first, seed=seed) for seed in range(200)}
    assert picked == set(first[2].options)


def test_builder_beats_apprentice_from_every_seat() -> None:
    apprentice, builder = BOTS["apprentice"], BOTS["builder"]
    won = 0.0
    for game in range(60):
        seat = game % 3
        bots = [builder if n == seat else apprentice for n in range(3)]
        winners = result_of(bots, seed=game // 3).winners  # each deal from every seat
        won += (seat in winners) / len(winners)
    assert won >= 54


def test_builder_takes_the_cheapest_payment() -> None:
    """Of several payments for one thing the first is the cheapest; no other is ever better for the city itself."""
    for at in play([BOTS["builder"]] * 4, seed=3):
        if not isinstance(at, Result):
            _, _, decision = at
            picked = check_bot(*at, seed=0)
            same = [o for o in decision.options if what(o.move) == what(picked.move)]
            assert picked.coins == min(option.coins for option in same)


def what(move: object) -> tuple[type, object]:
    return type(move), getattr(move, "card", None)

"""Every bot keeps to its contract; Builder plays clearly better than Apprentice."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import pytest

from mirabilia.bots import BOTS
from mirabilia.bots.bot import AnyBot, check_bot, make_chance
from mirabilia.core.chance import stream
from mirabilia.core.game import AnyGame, Decision
from mirabilia.games.architects.facts import STAGE_EFFECTS
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.seven.game import SEVEN

GAMES: dict[str, AnyGame] = {game.name: game for game in (SEVEN, ARCHITECTS)}
EVERY_BOT = [(game, name) for game, bots in BOTS.items() for name in bots]


class Asked(NamedTuple):
    """A bot and the decision it is to make."""

    bot: AnyBot
    view: Any
    decision: Any


def play(game: AnyGame, bots: Sequence[AnyBot], seed: int, wishes: str = "") -> Iterator[Asked | tuple[int, ...]]:
    """Play a game of a bot on each seat; yield every decision before it is made, and the winners at last."""
    players = len(bots)
    state = game.start(game.draw_setup(players, seed, wishes), seed)
    chances = [make_chance(stream(seed, 5), seat) for seat in range(players)]
    while waiting := game.waiting(state):
        decision = game.decision(state, waiting[0])
        view = game.view(state, decision.seat)
        yield Asked(bots[decision.seat], view, decision)
        option = bots[decision.seat](view, decision, chances[decision.seat])
        state = game.choose(state, decision.city, option.move).state
    result = game.result(state)
    assert result is not None
    yield tuple(result.winners)


def decisions(game: AnyGame, bots: Sequence[AnyBot], seed: int, wishes: str = "") -> Iterator[Asked]:
    return (at for at in play(game, bots, seed, wishes) if isinstance(at, Asked))


def wins(game: AnyGame, players: int, games: int) -> float:
    """Let one Builder play against Apprentices, each deal from every seat; return how often it wins."""
    bots = BOTS[game.name]
    won = 0.0
    for number in range(games):
        seat = number % players
        table = [bots["builder" if n == seat else "apprentice"] for n in range(players)]
        *_, winners = play(game, table, seed=number // players)
        assert not isinstance(winners, Asked)
        won += (seat in winners) / len(winners)
    return won


def test_every_game_has_its_bots() -> None:
    assert set(BOTS) == set(GAMES)
    assert len({tuple(bots) for bots in BOTS.values()}) == 1, "a bot's name means the same in every game"


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize(("game", "name"), EVERY_BOT)
def test_a_bot_picks_an_option_and_the_same_one_again(game: str, name: str, players: int) -> None:
    for at in decisions(GAMES[game], [BOTS[game][name]] * players, seed=players):
        check_bot(*at, seed=1)


@pytest.mark.parametrize("name", BOTS["seven"])
def test_a_bot_of_seven_makes_every_special_decision(name: str) -> None:
    bots = BOTS["seven"]
    kinds = set()
    for seed in range(4):
        for at in decisions(SEVEN, [bots["builder"], bots[name]], seed, "babylon-B halikarnassos-B + olympia-A"):
            kinds.add((at.decision.kind, at.decision.city == at.decision.seat))
            check_bot(bots[name], at.view, at.decision, seed=seed)
    assert kinds >= {("choose", True), ("choose", False), ("seventh", True), ("dig", True)}


@pytest.mark.parametrize("name", BOTS["architects"])
def test_a_bot_of_architects_uses_every_effect(name: str) -> None:
    bots = BOTS["architects"]
    seen = set()
    for seed in range(4):
        for at in decisions(ARCHITECTS, [bots["builder"], bots[name]] * 3, seed, "? olympia ephesus babylon"):
            seen |= {at.decision.kind, at.decision.effect}
            check_bot(bots[name], at.view, at.decision, seed=seed)
    assert seen >= {"take", "act", "effect", "look", *STAGE_EFFECTS} - {"shield"}


def first_decision() -> Asked:
    return next(decisions(SEVEN, [BOTS["seven"]["apprentice"]] * 3, seed=1))


def test_check_bot_finds_one_that_cheats() -> None:
    _, view, decision = first_decision()
    stranger = SEVEN.decision(SEVEN.start(SEVEN.draw_setup(3, 2), 2), 0).options[0]
    with pytest.raises(AssertionError, match="is not among the options of city 0"):
        check_bot(lambda *_: stranger, view, decision, seed=1)


def test_check_bot_finds_one_with_a_chance_of_its_own() -> None:
    _, view, decision = first_decision()
    options = iter(decision.options)
    with pytest.raises(AssertionError, match="for the same chance first"):
        check_bot(lambda *_: next(options), view, decision, seed=1)


def test_chance_decides_what_apprentice_picks() -> None:
    first = first_decision()
    picked = {check_bot(*first, seed=seed) for seed in range(200)}
    assert picked == set(first.decision.options)


def test_builder_beats_apprentice_from_every_seat_of_seven() -> None:
    assert wins(SEVEN, players=3, games=60) >= 54


def test_builder_beats_apprentice_from_both_seats_of_architects() -> None:
    assert wins(ARCHITECTS, players=2, games=60) >= 50


def test_builder_takes_the_cheapest_payment() -> None:
    """Of several payments for one thing the first is the cheapest; no other is ever better for the city itself."""
    for at in decisions(SEVEN, [BOTS["seven"]["builder"]] * 4, seed=3):
        picked: Any = check_bot(*at, seed=0)
        assert picked.coins == min(option.coins for option in same(at.decision, picked.move))


def same(decision: Decision[Any], move: object) -> list[Any]:
    """Return the options that do the same thing, for whatever price."""
    return [option for option in decision.options if what(option.move) == what(move)]


def what(move: object) -> tuple[type, object]:
    return type(move), getattr(move, "card", None)

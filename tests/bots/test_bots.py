"""Every bot keeps to its contract: it picks an option, in its time, and only by what its seat can know."""

from collections.abc import Iterator
from time import process_time
from typing import Any

import pytest

from mirabilia.bots.bot import Budget, check_bot, make_chances
from mirabilia.bots.roster import every_level, levels_of
from mirabilia.core.chance import stream
from mirabilia.core.game import AnyGame, Decision, State
from mirabilia.games.architects.facts import STAGE_EFFECTS
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.seven.game import SEVEN
from tests.kit import depth
from tests.kit.bots import GAMES, Course, Moment, bot, special_moments, usual_moments

EVERY_BOT = [(game, level) for game in GAMES for level in levels_of(game)]
EVERY_LEANING = [f"{level.name}:{leaning}" for level in every_level().values() for leaning in level.leanings]
BRIEF = Budget(playouts=6)
"""Too few playouts to play well, enough to go through all that a bot does."""
BRIEFEST = BRIEF if depth.EVERYTHING else Budget(playouts=2)
"""The same where one bot is asked at many moments."""

every_game = pytest.mark.parametrize("game", GAMES)
every_bot = pytest.mark.parametrize(("game", "name"), EVERY_BOT)


def check(name: str, moment: Moment, budget: Budget = BRIEF) -> None:
    """Hold a bot to its contract at a moment, and in a world that it cannot tell apart from it."""
    player = bot(moment.game.name, name)
    check_bot(moment.game, player, moment.state, moment.city, budget, 1, moment.others())


# Every bot.


@every_bot
@pytest.mark.parametrize("players", depth.counts())
def test_a_bot_keeps_to_its_contract(game: str, name: str, players: int) -> None:
    moments = usual_moments(game, players)
    check(name, moments[players % len(moments)])


@pytest.mark.slow
@every_bot
@pytest.mark.parametrize("players", range(2, 8))
def test_a_bot_keeps_to_its_contract_at_every_such_moment(game: str, name: str, players: int) -> None:
    for moment in usual_moments(game, players):
        check(name, moment)


@every_bot
def test_a_bot_keeps_to_its_contract_in_every_special_decision(game: str, name: str) -> None:
    for moment in special_moments(game).values():
        check(name, moment, BRIEFEST)


@every_game
@pytest.mark.parametrize("name", EVERY_LEANING)
def test_a_bot_with_a_leaning_keeps_to_its_contract(game: str, name: str) -> None:
    check(name, usual_moments(game, 3)[-1])


@every_bot
def test_a_bot_picks_within_its_time(game: str, name: str) -> None:
    check(name, usual_moments(game, 4)[2], Budget(seconds=0.05, clock=process_time))


def test_the_special_decisions_are_all_there_are() -> None:
    seven, architects = special_moments("seven"), special_moments("architects")
    assert {
        ("choose", "own", ""),
        ("choose", "own", "free build"),
        ("choose", "free city", ""),
        ("seventh", "own", ""),
        ("dig", "own", ""),
    } <= set(seven)
    effects = {effect for _, effect in architects}
    assert effects >= set(STAGE_EFFECTS) - {"shield"}, "Rhodes' shields leave nothing to decide"
    assert {kind for kind, _ in architects} == {"take", "act", "effect", "look"}


# What check_bot finds.


def first_moment() -> Moment:
    return usual_moments("seven", 3)[0]


def test_check_bot_finds_one_that_cheats() -> None:
    stranger = SEVEN.decision(SEVEN.start(SEVEN.draw_setup(3, 2), 2), 0).options[0]
    game, state, city = first_moment()
    with pytest.raises(AssertionError, match=f"is not among the options of city {city}"):
        check_bot(game, lambda *_: stranger, state, city, BRIEF, seed=1)


def test_check_bot_finds_one_with_a_chance_of_its_own() -> None:
    game, state, city = first_moment()
    options = iter(game.decision(state, city).options)
    with pytest.raises(AssertionError, match="for the same chance first"):
        check_bot(game, lambda *_: next(options), state, city, BRIEF, seed=1)


def test_check_bot_finds_one_that_looks_at_hidden_things() -> None:
    game, state, city = first_moment()
    world = state

    def worlds() -> Iterator[State]:
        nonlocal world
        for other in first_moment().others(20):
            world = other
            yield other

    def peeps(_view: Any, decision: Decision[Any], *_: Any) -> Any:
        return decision.options[int(world.hash, 16) % len(decision.options)]

    with pytest.raises(AssertionError, match="when hidden things changed"):
        check_bot(game, peeps, state, city, BRIEF, 1, worlds())


def test_check_bot_finds_one_that_is_late() -> None:
    game, state, city = first_moment()
    now = 0.0

    def dawdles(_view: Any, decision: Decision[Any], *_: Any) -> Any:
        nonlocal now
        now += 2
        return decision.options[0]

    with pytest.raises(AssertionError, match=r"thought for 2.00 s, not 1 s"):
        check_bot(game, dawdles, state, city, Budget(seconds=1, clock=lambda: now), seed=1)
    check_bot(game, dawdles, state, city, Budget(seconds=2, clock=lambda: now), seed=1)


# How individual bots play.


def test_chance_decides_what_apprentice_picks() -> None:
    game, state, city = first_moment()
    apprentice = bot("seven", "apprentice")
    picked = {check_bot(game, apprentice, state, city, BRIEF, seed) for seed in range(200)}
    assert picked == set(game.decision(state, city).options)


def wins(game: AnyGame, players: int, games: int) -> float:
    """Let one Builder play against Apprentices, each deal from every seat; return how often it wins."""
    won = 0.0
    for number in range(games):
        seat = number % players
        table = [bot(game.name, "builder" if n == seat else "apprentice") for n in range(players)]
        winners = Course(game, table, seed=number // players).result().winners
        won += (seat in winners) / len(winners)
    return won


def test_builder_beats_apprentice_from_every_seat_of_seven() -> None:
    assert wins(SEVEN, players=3, games=60) >= 54


def test_builder_beats_apprentice_from_both_seats_of_architects() -> None:
    assert wins(ARCHITECTS, players=2, games=60) >= 50


def test_builder_takes_the_cheapest_payment() -> None:
    """Of several payments for one thing, the first is the cheapest; no other is ever better for the city itself."""
    builder = bot("seven", "builder")
    for game, state, city in Course(SEVEN, [builder] * 4, seed=3).moments():
        picked: Any = check_bot(game, builder, state, city, BRIEF, seed=0)
        assert picked.coins == min(option.coins for option in same(game.decision(state, city), picked.move))


def same(decision: Decision[Any], move: object) -> list[Any]:
    """Return the options that do the same thing, for whatever price."""
    return [option for option in decision.options if what(option.move) == what(move)]


def what(move: object) -> tuple[type, object]:
    return type(move), getattr(move, "card", None)


@pytest.mark.parametrize("name", levels_of("seven"))
@pytest.mark.parametrize("players", [2, 3])
def test_a_bot_that_is_asked_again_picks_as_it_did(name: str, players: int) -> None:
    """A city that has chosen may be asked once more, for a hint or to change its mind."""
    player = bot("seven", name)
    state = SEVEN.start(SEVEN.draw_setup(players, 5), 5)
    first = check_bot(SEVEN, player, state, 0, BRIEF, 1)
    for option in SEVEN.decision(state, 0).options[::5]:
        again = SEVEN.choose(state, 0, option.move).state
        assert SEVEN.view(again, 0).chosen == ((0, option.move),)
        assert check_bot(SEVEN, player, again, 0, BRIEF, 1) == first


def test_the_chance_of_a_bot_is_no_stream_of_the_game() -> None:
    """Our streams can be run backwards, so one of the game's own would tell a bot every hidden card."""
    seed = 1234
    games = {int(stream(seed, number)) for number in range(2000)}
    deeper = {int(stream(inner, seat)) for inner in games for seat in range(3)}
    assert not {int(chance[0]) for chance in make_chances(seed, 3)} & (games | deeper)

"""Playing from a program: what is chosen happens, and what cannot be chosen is refused in one line."""

from collections.abc import Callable
from typing import Any

import pytest

import mirabilia
from mirabilia import MirabiliaError, MoveError, SetupError, UsageError
from mirabilia.core.registry import describe, games
from mirabilia.core.replay import replay
from mirabilia.games.seven.game import SEVEN
from mirabilia.library.play import AnyPlay

GAMES = [(game, players) for game in games() for players in (2, 3, 7)]


def play_on(play: AnyPlay, seed: int = 0) -> AnyPlay:
    """Play to the end at random."""
    bot = mirabilia.bot("apprentice", seed)
    while not play.over:
        decision = play.decision()
        play.choose(bot.pick(play.view(decision.seat), decision))
    return play


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_game_is_played_to_its_score(game: str, players: int) -> None:
    play = play_on(mirabilia.new_game(game, players=players, seed=5))
    assert play.game == game
    assert play.result is not None
    totals = [sheet.total for sheet in play.result.sheets]
    assert [sheet["total"] for sheet in play.score()] == totals
    assert [sum(sheet.values()) for sheet in play.score()] == [2 * total for total in totals]
    assert list(play.score()[0])[-1] == "total"


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_was_played_is_what_the_record_replays(game: str, players: int) -> None:
    play = play_on(mirabilia.new_game(game, players=players, seed=9))
    steps = list(replay(play.rules, play.record()))
    assert steps[-1].state.hash == play.state.hash
    assert [event for step in steps for event in step.events] == play.events
    assert play.rules.parse_game(play.text()) == play.record()


def test_an_option_its_move_and_its_text_are_the_same_choice() -> None:
    first = mirabilia.new_game("seven", seed=3)
    option = first.options(1)[2]
    others = [first.fork(), first.fork(), first.fork()]
    for play, choice in zip(others, (option, option.move, f"  {SEVEN.write_move(option.move)} "), strict=True):
        play.choose(choice, 1)
        assert play.view(1).chosen == ((1, option.move),)


def test_where_no_city_is_named_the_first_that_is_waited_for_is_meant() -> None:
    play = mirabilia.new_game("seven", seed=3)
    play.choose(play.options(0)[0], 0)
    assert play.decision() == play.decision(1)
    play.choose(play.options()[0])
    assert play.waiting == (2,)


def test_a_choice_is_changed_and_taken_back_until_the_last_has_chosen() -> None:
    play = mirabilia.new_game("seven", seed=3)
    play.choose(play.options(0)[0], 0)
    play.choose(play.options(0)[1], 0)
    assert play.view(0).chosen == ((0, play.options(0)[1].move),)
    play.withdraw(0)
    assert play.waiting == (0, 1, 2)
    with pytest.raises(MoveError, match="city 0 has no choice to take back"):
        play.withdraw(0)


def test_the_record_has_only_what_is_sealed() -> None:
    play = mirabilia.new_game("seven", seed=3)
    play.choose(play.options(0)[0], 0)
    assert play.record().moves == ()
    play.choose(play.options(1)[0], 1)
    play.choose(play.options(2)[0], 2)
    assert len(play.record().moves) == 3


def test_a_fork_and_what_it_came_from_go_their_own_ways() -> None:
    play = mirabilia.new_game("architects", seed=3)
    fork = play.fork()
    play_on(fork)
    assert (play.over, fork.over) == (False, True)
    assert (play.events, play.record().moves) == ([], ())
    assert isinstance(fork, mirabilia.Play)


def test_the_free_city_is_decided_for_by_its_holder() -> None:
    play = mirabilia.new_game("seven", players=2, seed=3)
    while play.waiting != (2,):
        play.choose(play.options()[0])
    assert play.decision().city == 2
    assert play.decision().seat == play.view(None).holder


@pytest.mark.parametrize("game", games())
def test_the_usual_number_plays_where_none_is_given(game: str) -> None:
    usual = describe(game).usual_players
    assert mirabilia.new_game(game).players == usual
    assert mirabilia.play_bots("apprentice", game).players == usual
    assert mirabilia.run_match("builder", "apprentice", game, deals=1).summary.games == usual


def test_wishes_for_wonders_are_kept() -> None:
    play = mirabilia.new_game("seven", players=4, seed=3, wishes="? babylon-B")
    assert play.view(None).cities[1].board.wonder == "babylon"


FRESH: Any = mirabilia.new_game("seven", seed=3)
"""Any, since what follows is wrong on purpose."""
OVER: Any = play_on(mirabilia.new_game("architects", seed=3))


@pytest.mark.parametrize(
    ("wrong", "error", "said"),
    [
        (lambda: mirabilia.new_game("eight"), UsageError, "there is no game 'eight'; there are seven, architects"),
        (lambda: mirabilia.new_game("seven", players=8), SetupError, "seven is for 2 to 7 players, not 8"),
        (lambda: mirabilia.new_game("seven", FRESH), SetupError, "seven is for 2 to 7 players, not <Play of seven"),
        (lambda: mirabilia.new_game("seven", 3.0), SetupError, "seven is for 2 to 7 players, not 3.0"),  # type: ignore[call-overload]  # wrong on purpose
        (lambda: mirabilia.new_game("seven", seed=1.5), SetupError, "the seed 1.5 is not an integer"),  # type: ignore[call-overload]  # wrong on purpose
        (lambda: mirabilia.new_game("seven", seed="7"), SetupError, "the seed '7' is not a key of 64 hexadecimal"),
        (lambda: mirabilia.new_game("seven", seed=-1), SetupError, "the seed -1 is not"),
        (lambda: mirabilia.new_game("seven", wishes="atlantis"), MirabiliaError, "there is no wonder 'atlantis'"),
        (lambda: FRESH.choose("build pyramid"), MoveError, "is not an option of city 0; there are .* and [0-9]+ more$"),
        (lambda: FRESH.choose(OVER, 1), MoveError, "<Play of architects.* is not an option of city 1; there are"),
        (lambda: FRESH.choose("sell altar", "1"), MoveError, "'1' is not the number of a city"),
        (lambda: FRESH.decision(3), MoveError, "there is no city 3; waiting for cities 0, 1, 2"),
        (lambda: FRESH.view(3), MoveError, "there is no seat 3; there are 0 to 2, and None for the public"),
        (lambda: FRESH.withdraw(1), MoveError, "city 1 has no choice to take back"),
        (lambda: FRESH.score(), UsageError, "no score yet; waiting for cities 0, 1, 2"),
        (lambda: mirabilia.new_game("architects").decision(2), MoveError, "seat 2 has nothing .*; waiting for city 0"),
        (lambda: OVER.choose("end"), MoveError, "the game is over; nobody has anything to decide"),
        (lambda: OVER.decision(0), MoveError, "the game is over"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    wrong: Callable[[], object], error: type[MirabiliaError], said: str
) -> None:
    with pytest.raises(error, match=said) as caught:
        wrong()
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 400

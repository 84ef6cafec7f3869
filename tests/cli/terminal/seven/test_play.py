"""7 Wonders in the terminal: whole games through standard input, what is typed and answered, what is shown."""

import re
from pathlib import Path

import pytest

from mirabilia.core.record import parse_record
from mirabilia.core.replay import replay
from mirabilia.games.seven.game import SEVEN
from tests.kit.depth import some
from tests.kit.terminal import Played

TRY_EVERYTHING = [f"{row} {verb}" for verb in "bs" for row in range(1, 9)] + ["1 x", "n"]
"""Typed again and again, this plays any game: the first thing that can be done is done, the rest is refused."""
MIXED = [TRY_EVERYTHING[7 * turn % len(TRY_EVERYTHING)] for turn in range(900)]

# Whole games.


@pytest.mark.parametrize("shape", some(3, [(2, 80), (3, 120), (7, 80), (2, 120), (4, 80), (7, 120)]), ids=str)
def test_a_whole_game_is_played_shown_and_recorded(play: Played, tmp_path: Path, shape: tuple[int, int]) -> None:
    players, columns = shape
    file = tmp_path / "game.json"
    seat = str(players - 1)
    arguments = ["--players", str(players), "--seat", seat, "--record", str(file)]
    code, shown = play("seven", *arguments, lines=MIXED, columns=columns)
    assert code == 0
    for headline in ("What happened in Age I, turn 1", "Conflicts at the end of Age III", "The score"):
        assert headline in shown
    assert re.search(r"wins? with \d+ points|Victory is shared", shown)
    assert "The record is in" in shown
    *_, last = replay(SEVEN, parse_record(file.read_bytes()))
    assert SEVEN.result(last.state) is not None
    assert max(len(line.rstrip()) for line in shown.splitlines()[:-2]) <= columns
    assert not set(shown) & set("…\u2068\u2069"), "something was cut off, or has direction marks"


def test_the_same_seed_and_moves_give_the_same_game(play: Played) -> None:
    assert play("seven", "--players", "3", lines=MIXED[:99]) == play("seven", "--players", "3", lines=MIXED[:99])


SOON = {"? ? + babylon-B": 1, "? babylon-B": 1, "? halikarnassos-A": 16}


@pytest.mark.parametrize(
    ("players", "wonders", "headlines"),
    [
        ("2", "? ? + babylon-B", ["You play for the Free City", "The seventh card", "the last card of the pile"]),
        ("2", "? ? + halikarnassos-B", ["The discard pile", "The Free City’s wonder builds"]),
        (
            "3",
            "? babylon-B",
            [
                "The seventh card",
                "Your wonder lets you play the last card too",
                "both cards are played, then conflicts",
                "The seventh card of Age III",
            ],
        ),
        (
            "3",
            "? halikarnassos-A",
            [
                "The discard pile",
                "free (from the discard pile)",
                "The discard pile in Age",
            ],
        ),
        ("3", "? olympia-A", ["★ f: free", "free (wonder’s power)"]),
    ],
)
def test_special_powers_are_offered(play: Played, players: str, wonders: str, headlines: list[str]) -> None:
    """Each of them soon comes up in some deal, for a player who builds stages first; a deal that had it comes first."""
    typed = [f"{row} {verb}" for verb in "fsb" for row in (1, 2, 3)] + ["1 x", "n"]
    missing = set(headlines)
    for seed in (SOON.get(wonders, 0), *range(40)):
        table = ["--players", players, "--seat", "1", "--seed", str(seed), "--wishes", wonders]
        code, shown = play("seven", *table, lines=typed * 60, columns=120)
        assert code == 0
        missing -= {headline for headline in headlines if headline in shown}
        if not missing:
            return
    raise AssertionError(f"never seen: {missing}")


# Typing.


def test_a_newcomer_is_told_what_to_do_in_two_lines_above_the_prompt(play: Played) -> None:
    _, shown = play("seven", lines=[])
    lines = shown.splitlines()
    prompt = next(at for at, line in enumerate(lines) if line.startswith("Your move"))
    assert lines[prompt - 2].startswith("Each turn use one card: build it,")
    assert lines[prompt - 1].startswith("Type its number and a letter, like 3 b (")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("hello", "I do not understand 'hello'. Type a card’s number and b, s or x, like 2 b; ? explains."),
        ("", "Type a card’s number and b, s or x, like 2 b; ? explains."),
        ("[red]", "I do not understand '[red]'."),
        ("0 b", "Choose a card from 1 to "),
        ("9 b", "Choose a card from 1 to "),
        ("c 9", "Choose a city from 0 to 2."),
        ("1 f", "cannot be built for free:"),
        ("n", "You cannot pass"),
        ("u", "There is nothing to take back."),
        ("l", "Nothing has happened yet."),
        ("m", "You have not passed on a hand in this age yet."),
        ("c 1", "stage 1: "),
        ("1", "costs "),
        ("?", "build card 3 the cheapest way"),
    ],
)
def test_every_line_gets_an_answer_and_the_question_again(play: Played, line: str, answer: str) -> None:
    code, shown = play("seven", lines=[line])
    _, _, after = shown.partition(f"Your move (? for help): {line}\n")
    assert code == 0
    assert answer in " ".join(after.split())
    assert "Your move (? for help):" in after
    assert "What happened" not in after


@pytest.mark.parametrize("line", ["2b", "b 2", "B2", " 2   b ", "2 b"])
def test_spaces_order_and_case_do_not_matter(play: Played, line: str) -> None:
    _, shown = play("seven", lines=["1 b", line])
    assert "Age I · turn 2" in shown


def test_the_choice_for_the_own_city_can_be_taken_back(play: Played) -> None:
    code, shown = play("seven", "--players", "2", lines=["1 x", "u", "2 x", *TRY_EVERYTHING])
    assert code == 0
    assert shown.count("You play for the Free City") >= 2
    assert "You sell" in shown


def test_log_and_memory_tell_what_happened(play: Played) -> None:
    _, shown = play("seven", "--players", "3", lines=["1 x", "l", "m"])
    _, _, log = shown.partition("Your move (? for help): l\n")
    assert log.startswith("Age I, turn 1\nYou sell ")
    assert "holds what is left of" in log


def test_help_names_only_what_this_table_has(play: Played) -> None:
    _, with_olympia = play("seven", "--players", "3", "--wishes", "gizah-A olympia-A rhodos-A", lines=["?"])
    _, without = play("seven", "--players", "2", "--wishes", "gizah-A olympia-B + rhodos-A", lines=["?"])
    assert "with Olympia’s power" in with_olympia
    assert "with Olympia’s power" not in without
    assert "undo your own choice" in without
    assert "undo your own choice" not in with_olympia


def test_the_person_remembers_what_was_sold(play: Played) -> None:
    _, shown = play("seven", "--players", "3", lines=["1 x", "m"])
    _, _, memory = shown.partition("Your move (? for help): m\n")
    assert "You sold: " in memory


def test_the_free_city_has_its_article_and_the_own_city_is_marked_beside_it(play: Played) -> None:
    _, shown = play("seven", "--players", "2", lines=TRY_EVERYTHING * 3)
    assert " (you) " in shown
    assert "The Free City " in shown
    assert "\nFree City " not in shown

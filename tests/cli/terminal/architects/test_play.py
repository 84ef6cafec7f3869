"""7 Wonders Architects in the terminal: whole games through standard input, what is typed, what is shown."""

import random
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from mirabilia.core.record import parse_record
from mirabilia.core.replay import replay
from mirabilia.games.architects.game import ARCHITECTS
from tests.kit.terminal import Played

FIRST = ["1"] * 400
"""Always the first option."""


def random_lines(seed: int) -> list[str]:
    """Return numbers that are often those of options."""
    chance = random.Random(seed)
    return [str(chance.randint(1, 6)) for _ in range(900)]


# Whole games.


def tables() -> list[Any]:
    """Every number of players, width and way to play: three of them every time, all with the long tests."""
    often = {(2, 120, "random"), (3, 120, "first"), (7, 80, "first")}
    every = product((2, 3, 4, 7), (80, 120), ("first", "random"))
    return [pytest.param(*each, marks=() if each in often else pytest.mark.slow) for each in every]


@pytest.mark.parametrize(("players", "columns", "way"), tables())
def test_a_whole_game_is_played_shown_and_recorded(
    play: Played, tmp_path: Path, players: int, columns: int, way: str
) -> None:
    lines = FIRST if way == "first" else random_lines(1)
    file = tmp_path / "game.json"
    arguments = ["--players", str(players), "--seat", str(players - 1), "--record", str(file)]
    code, shown = play("architects", *arguments, lines=lines, columns=columns)
    assert code == 0
    for words in ("Turn 1", "What happened", "The score"):
        assert words in shown
    assert re.search(r"wins? with \d+ points|Victory is shared", shown)
    *_, last = replay(ARCHITECTS, parse_record(file.read_bytes()))
    assert ARCHITECTS.result(last.state) is not None
    assert max(len(line.rstrip()) for line in shown.splitlines()[:-2]) <= columns
    assert not set(shown) & set("…\u2068\u2069"), "something was cut off, or has direction marks"


def test_the_same_seed_and_moves_give_the_same_game(play: Played) -> None:
    once, again = (play("architects", "--players", "3", lines=random_lines(2)[:30]) for _ in range(2))
    assert once == again


def test_a_turn_fits_a_small_terminal(play: Played) -> None:
    _, shown = play("architects", "--players", "4", lines=["1"])
    screen = shown[shown.rindex("Turn ") :].splitlines()
    assert len(screen) - 2 <= 24, "the last line is the goodbye, and the one before it the end of the input"


SOON = {"giza": (3, 6), "olympia": (5,)}


@pytest.mark.parametrize(
    ("wonder", "prompts"),
    [
        (
            "alexandria",
            ["Use the effect of your stage: a card from any deck", "the top of the central deck: face down"],
        ),
        ("babylon", ["Use the effect of your stage: a progress token", "the top of the stack, blind"]),
        ("ephesus", ["Use the effect of your stage: a card from the central deck", "skip it"]),
        (
            "halicarnassus",
            ["look at the top cards of your deck (", "Keep one of", "You look at the top cards of ", "You keep "],
        ),
        (
            "olympia",
            ["Use the effect of your stage: a card from each side", "Your wonder brings you"],
        ),
        ("rhodes", ["1 shield)"]),
        (
            "giza",
            [
                "Discard symbols for a progress token",
                "! must be done before the turn ends",
                "Draw another card",
                "end the turn",
                "Battle ",
                "The Cat shows you the top card of the central deck:",
                "you have it; on top of the central deck:",
                "You get the Cat.",
                "You build stage ",
                "In a battle now: ",
                "battle at the end of this turn!",
                "You draw a progress token blind",
                "You take a progress token",
                "You may draw another card.",
                "using Engineering",
                "(one counts as 2, Economy)",
            ],
        ),
    ],
)
def test_every_effect_is_offered_and_told(play: Played, wonder: str, prompts: list[str]) -> None:
    """Each of them soon comes up in some deal; the deals that had them when this was written come first."""
    missing = set(prompts)
    for seed in (*SOON.get(wonder, ()), *range(30)):
        table = ["--players", "2", "--seed", str(seed), "--wishes", wonder]
        code, shown = play("architects", *table, lines=random_lines(seed), columns=120)
        assert code == 0
        missing -= {prompt for prompt in prompts if prompt in shown}
        if not missing:
            return
    raise AssertionError(f"never seen: {missing}")


# Typing.


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("hello", "I do not understand 'hello'. Type a number from 1 to 3; ? explains."),
        ("", "Type a number from 1 to 3; ? explains."),
        ("[red]", "I do not understand '[red]'."),
        ("0", "Choose a number from 1 to 3."),
        ("4", "Choose a number from 1 to 3."),
        ("²", "I do not understand"),
        ("99999999999999999999", "I do not understand"),
        ("-1", "I do not understand"),
        ("c 9", "Choose a city from 0 to 1."),
        ("c 1", "» 1 2 different → "),
        ("c1", "deck: 25 cards, on top "),
        ("d", "Face-down tokens: "),
        ("d", "◆ wood"),
        ("l", "Nothing has happened yet."),
        ("?", "do what is listed as number 3"),
        ("h", "Take a card each turn"),
    ],
)
def test_every_line_gets_an_answer_and_the_question_again(play: Played, line: str, answer: str) -> None:
    code, shown = play("architects", lines=[line])
    _, _, after = shown.partition(f"Your move (? for help): {line}\n")
    assert code == 0
    assert answer in " ".join(after.split())
    assert "Your move (? for help):" in after
    assert "What happened" not in after


def test_the_log_tells_turn_by_turn(play: Played) -> None:
    _, shown = play("architects", "--players", "3", lines=["1", "l"])
    _, _, log = shown.partition("Your move (? for help): l\n")
    assert re.match(r"Turn 1, \w+\nYou take ", log)
    assert "\nTurn 2, " in log


@pytest.mark.parametrize("columns", [80, 120])
def test_the_decks_of_seven_players_fit(play: Played, columns: int) -> None:
    _, shown = play("architects", "--players", "7", lines=["d"], columns=columns)
    _, _, decks = shown.partition("What is in the decks")
    assert re.search(r"^◆ wood +2 +4( +[12]){6} *$", decks, re.MULTILINE)
    assert re.search(r"^all +25 +60( +25){6} *$", decks, re.MULTILINE)
    assert "On top: 1 " in decks
    assert "…" not in decks


def test_a_newcomer_is_told_what_to_do_above_the_prompt(play: Played) -> None:
    _, shown = play("architects", lines=[])
    lines = shown.splitlines()
    prompt = next(at for at, line in enumerate(lines) if line.startswith("Your move"))
    assert lines[prompt - 2].startswith("Take a card each turn")
    assert lines[prompt - 1].startswith("Type the number of what you want to do")

"""Programs in matches and ladders: the same games as the bot itself, one line for a fault, and nothing left behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread

import pytest

from mirabilia.bots.roster import parse_entrant
from mirabilia.core.errors import BotError, UsageError
from mirabilia.core.registry import describe
from mirabilia.lab import play as lab
from mirabilia.lab.ladder import PlayedDeal, make_ladder, play_ladder
from mirabilia.lab.ledger import Ledger, open_ledger
from mirabilia.lab.match import Deal, Match, command_of, make_match, play_match
from mirabilia.lab.spread import Local
from mirabilia.programs.given import parse_program, parse_programs
from tests.kit.programs import EXAMPLES, all_gone, faulty, given, noted, ours
from tests.kit.work import is_working, wait_until

HERE = Local(1)


def deals_of(match: Match, deals: int = 1, where: Local = HERE) -> list[Deal]:
    """Play a match."""
    return play_match(match, deals, Ledger(None, []), where)


@pytest.mark.parametrize(("game", "players", "bot"), [("seven", 2, "builder"), ("architects", 2, "apprentice")])
def test_a_match_with_a_program_is_the_match_with_the_bot_that_it_serves(game: str, players: int, bot: str) -> None:
    programs = parse_programs([given("it", ours(bot))])
    with_program = make_match(game, players, "program:it", "strategist", 7, given=programs)
    with_bot = make_match(game, players, bot, "strategist", 7)
    assert deals_of(with_program, 2) == deals_of(with_bot, 2)


def test_programs_of_other_processes_play_the_same_and_end_with_them(tmp_path: Path) -> None:
    note = tmp_path / "processes"
    match = make_match("architects", 2, "program:it", "builder", given=parse_programs([given("it", faulty("", note))]))
    alone = deals_of(match, 2)
    assert all_gone(note)
    assert deals_of(match, 2, Local(2)) == alone
    assert len(noted(note)) == 3
    assert all_gone(note)


def test_two_matches_in_one_process_do_not_end_each_others_programs(tmp_path: Path) -> None:
    note = tmp_path / "processes"
    match = make_match("architects", 2, "program:it", "builder", given=parse_programs([given("it", faulty("", note))]))
    begun, go_on = Event(), Event()
    found: list[list[Deal]] = []

    def wait_for_the_other(games: int) -> None:
        if games:  # first it says that none is finished
            begun.set()
            assert go_on.wait(60)

    def play_aside() -> None:
        found.append(play_match(match, 2, Ledger(None, []), HERE, wait_for_the_other))

    aside = Thread(target=play_aside)
    aside.start()
    try:
        assert begun.wait(60)
        (first,) = noted(note)
        here = deals_of(match, 2)
        assert is_working(first), "it belongs to the match that is still going on"
        (second,) = set(noted(note)) - {first}
        wait_until(lambda: not is_working(second))
    finally:
        go_on.set()
        aside.join(60)
    assert found == [here]
    assert len(noted(note)) == 2, "and neither had to be started again"
    assert all_gone(note)


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("garbage", "said something that is not a message: 'I would build something'"),
        ("too high", "picked option "),
        ("dying", "ended with exit code 3, after it complained: 'so sorry'"),
        ("hanging", "gave no answer within 0.5 s"),
    ],
)
def test_a_fault_names_the_program_the_turn_and_the_game(fault: str, said: str, tmp_path: Path) -> None:
    note = tmp_path / "processes"
    match = make_match(
        "seven", 3, "program:it@0.5s", "builder", given=parse_programs([given("it", faulty(fault, note))])
    )
    with pytest.raises(BotError) as raised:
        deals_of(match)
    text = str(raised.value)
    assert text.startswith(f"program:it@0.5s (seat 0) {said}")
    assert "in age 1, turn 1 of game seed " in text
    assert "\n" not in text
    assert all_gone(note)


def test_a_program_that_does_not_start_is_named(tmp_path: Path) -> None:
    note = tmp_path / "processes"
    match = make_match("seven", 3, "builder", "program:it", given=parse_programs([given("it", faulty("old", note))]))
    with pytest.raises(BotError, match=r"^program:it speaks version 0 of the protocol, not 2$"):
        deals_of(match)
    assert all_gone(note)


def test_one_process_plays_all_seats_and_games(tmp_path: Path) -> None:
    note = tmp_path / "processes"
    programs = parse_programs([given("it", faulty("", note))])
    ladder = make_ladder("architects", 3, "program:it,builder", given=programs)
    dealt = play_ladder(ladder, 1, Ledger[PlayedDeal](None, []), HERE)
    assert sum(len(each.games) for each in dealt) == 6
    assert len(noted(note)) == 1
    assert all_gone(note)


def test_the_command_and_the_files_of_a_program_are_part_of_a_match(tmp_path: Path) -> None:
    ledger = tmp_path / "match.jsonl"
    file = tmp_path / "bot.py"
    file.write_text(Path(EXAMPLES["cheapest"][1]).read_text())

    def begun(*command: str) -> Match:
        programs = [parse_program(given("it", (sys.executable, *command)))]
        return make_match("architects", 2, "program:it", "builder", given=programs)

    with open_ledger(ledger, begun(str(file)), Deal):
        pass
    with open_ledger(ledger, begun(str(file)), Deal):
        pass
    for other in (["-I", str(file)], [str(file), "--bold"]):
        with pytest.raises(UsageError, match="was begun with programs it="), open_ledger(ledger, begun(*other), Deal):
            pass
    file.write_text("changed")
    with pytest.raises(UsageError, match="was begun with programs it="), open_ledger(ledger, begun(str(file)), Deal):
        pass
    assert json.loads(ledger.read_text())["programs"][0]["name"] == "it"


def test_a_match_says_how_to_play_it_again() -> None:
    texts = [given("it", ("true", "a b")), given("unused", ("true",))]
    match = make_match("seven", 3, "program:it", "builder", given=parse_programs(texts))
    assert "--program 'it=true '\"'\"'a b'\"'\"'' --deals 5" in command_of(match, 5)
    assert "unused" not in command_of(match, 5)


def test_a_program_that_nobody_gave_cannot_play() -> None:
    with pytest.raises(UsageError, match="program:it is not known; say --program it=COMMAND"):
        make_match("seven", 3, "program:it", "builder")
    rules = describe("seven").rules
    with pytest.raises(BotError, match="is not among the programs given here"):
        lab.play(rules, rules.draw_setup(2, 1), 1, [parse_entrant("program:it")] * 2)


def test_a_run_that_is_killed_leaves_no_program_behind(tmp_path: Path) -> None:
    note = tmp_path / "processes"
    code = "from mirabilia.cli.main import main; main()"
    plan = ["match", "architects", "--players", "2", "--hero", "program:it@60s", "--others", "builder", "--jobs", "2"]
    program = ["--program", given("it", faulty("hanging", note)), "--backend", "python"]
    run = subprocess.Popen([sys.executable, "-c", code, *plan, *program], stdout=-1, stderr=-1)
    with run:
        wait_until(lambda: len(noted(note)) == 2)
        processes = noted(note)
        os.kill(run.pid, signal.SIGKILL)
        run.communicate()
    wait_until(lambda: not any(map(is_working, processes)))

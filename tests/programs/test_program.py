"""A bot that is a program: whatever it does, an answer or one line comes in time, and nothing of it is left behind."""

from __future__ import annotations

import os
import pickle
import shlex
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Timer
from time import monotonic
from typing import Any

import pytest

from mirabilia.bots.bot import Budget, make_chance
from mirabilia.bots.roster import Entrant, every_level
from mirabilia.core.errors import ProgramError
from mirabilia.programs import process, program
from mirabilia.programs.given import Given
from mirabilia.programs.messages import Ask, raw, write_chance
from mirabilia.programs.program import Program, Programs
from tests.kit.bots import Moment, bot, special_moments, usual_moments
from tests.kit.programs import all_gone, faulty, noted, ours
from tests.kit.work import is_working, wait_until

AMPLE = Budget(seconds=30)
BRIEF = Budget(seconds=1)


@pytest.fixture
def note(tmp_path: Path) -> Path:
    """Return where programs note their process ids."""
    return tmp_path / "processes"


def asked_in_a_hurry(mine: Program, moment: Moment, seconds: float = 30) -> Any:
    """Return what a program picks at a table that goes on without it."""
    decision = moment.decision
    view = raw(moment.game.view(moment.state, decision.seat))
    ask = Ask(1, moment.game.name, seconds, write_chance(1), view, raw(decision))
    return decision.options[mine.ask(ask, len(decision.options), mine._clock() + seconds).option]


def asked(mine: Program, moment: Moment, budget: Budget = AMPLE, chance: Any = None) -> Any:
    """Return what a program picks."""
    view = moment.game.view(moment.state, moment.decision.seat)
    return mine.bot_for(moment.game.name)(view, moment.decision, budget, chance or make_chance(1, 0))


@pytest.fixture
def moment() -> Moment:
    """Return a moment of a game."""
    return usual_moments("architects", 3)[1]


FAULTS = {
    "garbage": "said something that is not a message: 'I would build something' (JSON is malformed",
    "not text": "said something that is not a message: '",
    "too high": "picked option {count}, which is not one of 0 to {last},",
    "negative": "picked option -1, which is not one of 0 to {last},",
    "a word": "said something that is not a message: '",
    "true": "said something that is not a message: '",
    "other id": "answered question 2 when it was asked 1: '",
    "hanging": "gave no answer within 1 s",
    "dying": "ended with exit code 3, after it complained: 'so sorry'",
    "killed": "ended with exit code 137",
    "huge": "said a line of more than 65,536 bytes: 'xxx",
    "endless": "said a line of more than 65,536 bytes: 'xxx",
    "ready again": "said something other than an answer: '",
    "trouble": "cannot go on: 'out of ideas'",
    "other trouble": "cannot go on: 'too hard'",
    "wrong chance": "answered with a chance that cannot be read: '",
    "hasty": "said something before it was ready: '",
    "old": "speaks version 0 of the protocol, not 2",
    "parent": "gave no answer within 1 s",
    "deaf": "was not ready within 1 s",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_said_in_one_line_and_nothing_is_left_of_the_program(
    fault: str, moment: Moment, note: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if fault == "deaf":
        monkeypatch.setattr(program, "GETTING_READY", 1.0)
    mine = Program(faulty(fault, note))
    began = monotonic()
    with pytest.raises(ProgramError) as raised:
        asked(mine, moment, BRIEF)
    print(f"{fault}: {monotonic() - began:.2f} s; {raised.value}")
    count = len(moment.decision.options)
    assert str(raised.value).startswith(FAULTS[fault].format(count=count, last=count - 1))
    assert len(str(raised.value).splitlines()) == 1
    assert len(str(raised.value)) < 400
    assert mine.process is None
    assert all_gone(note)


@pytest.mark.parametrize("fault", ["twice", "flooding"])
def test_a_second_answer_is_not_taken_for_that_to_the_next_question(fault: str, moment: Moment, note: Path) -> None:
    mine = Program(faulty(fault, note))
    assert asked(mine, moment) == moment.decision.options[0]
    with pytest.raises(ProgramError, match=r"^(spoke without being asked|answered question 1 when it was asked 2): '"):
        asked(mine, moment)
    assert all_gone(note)


def test_a_question_that_cannot_be_answered_does_not_end_a_program_that_says_so(moment: Moment, note: Path) -> None:
    mine = Program(faulty("no answer", note))
    for _ in range(3):
        with pytest.raises(ProgramError, match=r"^cannot answer: 'too hard'$") as raised:
            asked_in_a_hurry(mine, moment)
        assert raised.value.reason == "cannot answer:"
    assert len(noted(note)) == 1
    mine.close()
    assert all_gone(note)


def test_a_program_that_was_ended_is_not_started_again(moment: Moment, note: Path) -> None:
    mine = Program(faulty("", note))
    asked(mine, moment)
    mine.kill()
    assert all_gone(note)
    with pytest.raises(ProgramError, match="is not wanted any more"):
        asked(mine, moment)
    assert len(noted(note)) == 1


def test_a_program_that_is_ended_while_it_is_asked_keeps_nobody_waiting(moment: Moment, note: Path) -> None:
    mine = Program(faulty("hanging", note))
    mine.start()
    Timer(0.2, mine.kill).start()
    began = monotonic()
    with pytest.raises(ProgramError, match=r"^(ended|is not wanted any more)"):  # the second on a very busy machine
        asked(mine, moment, Budget(seconds=60))
    assert monotonic() - began < 30
    assert all_gone(note)


@pytest.mark.parametrize("command", ["/nowhere/to/be/found", str(Path(__file__))])
def test_a_program_that_cannot_be_started_is_an_error_like_any_other(command: str, moment: Moment) -> None:
    with pytest.raises(ProgramError, match=r"^ended with exit code 127, after it complained: '.+: \w+"):
        asked(Program([command]), moment)


def test_a_program_may_complain_as_much_as_it_likes_while_it_plays(moment: Moment) -> None:
    mine = Program(faulty("chatty"))
    assert asked(mine, moment) == moment.decision.options[0]
    mine.close()


def test_a_program_that_does_not_leave_is_ended(moment: Moment, note: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "FAREWELL", 0.3)
    mine = Program(faulty("staying", note))
    asked(mine, moment)
    mine.close()
    assert all_gone(note)


@pytest.mark.parametrize("whom", ["owner", "group"])
def test_a_program_ends_with_its_owner_however_that_ends(whom: str, note: Path) -> None:
    code = "import sys; from mirabilia.programs.program import Program; Program(sys.argv[1:]).start(); sys.stdin.read()"
    owner = process.Process((sys.executable, "-c", code, *faulty("staying", note)))
    wait_until(lambda: len(noted(note)) == 1)
    (of_program,) = noted(note)
    owner_id = _parents(of_program)[1]  # its parent is its leash
    if whom == "owner":
        os.kill(owner_id, signal.SIGKILL)
    else:
        os.killpg(owner_id, signal.SIGKILL)  # as a shell ends a job
    wait_until(lambda: not is_working(of_program))
    owner.kill()


def _parents(of: int) -> list[int]:
    """Return the process that started one, and the one that started that."""
    found: list[int] = []
    while len(found) < 2:
        of = int(Path(f"/proc/{of}/stat").read_text().rpartition(")")[2].split()[1])
        found.append(of)
    return found


def test_what_a_program_has_started_ends_with_it(moment: Moment, note: Path) -> None:
    with pytest.raises(ProgramError):
        asked(Program(faulty("parent", note)), moment, BRIEF)
    assert len(noted(note)) == 2
    assert all_gone(note)


# Where a game goes on without it


def clocked(fault: str, note: Path) -> tuple[Program, list[float]]:
    """Return a program, and a clock that is ahead by what is in the list."""
    ahead = [0.0]
    return Program(faulty(fault, note), clock=lambda: monotonic() + ahead[0]), ahead


def test_a_program_that_fails_is_left_alone_for_longer_and_longer(moment: Moment, note: Path) -> None:
    mine, ahead = clocked("dying", note)
    for number, pause in enumerate((1, 2, 4, 8), start=1):
        with pytest.raises(ProgramError, match="ended"):
            asked_in_a_hurry(mine, moment)
        assert len(noted(note)) == number
        ahead[0] += pause / 2 - 0.5
        with pytest.raises(ProgramError, match="has failed before"):
            asked_in_a_hurry(mine, moment)
        ahead[0] += pause / 2 + 0.5
    assert all_gone(note)


def test_a_slow_start_costs_an_answer_and_not_the_program(moment: Moment, note: Path) -> None:
    mine, _ = clocked("slow start", note)
    with pytest.raises(ProgramError, match="is not ready yet"):
        asked_in_a_hurry(mine, moment, 0.2)
    began = monotonic()
    with pytest.raises(ProgramError, match="is not ready yet"):  # at once: nobody waits for the same start twice
        asked_in_a_hurry(mine, moment, 120)
    assert monotonic() - began < 60
    note.with_suffix(".go").touch()
    wait_until(lambda: mine.process is not None and mine.process.has_spoken)
    assert asked_in_a_hurry(mine, moment) == moment.decision.options[0]
    assert len(noted(note)) == 1
    mine.close()
    assert all_gone(note)


def test_whoever_is_in_a_hurry_tells_a_program_how_much_time_is_left(moment: Moment, tmp_path: Path) -> None:
    mine = Program(faulty("seconds", tmp_path / "seconds"))
    mine.start()
    count = len(moment.decision.options)
    view = raw(moment.game.view(moment.state, moment.decision.seat))
    ask = Ask(1, moment.game.name, 30.0, write_chance(1), view, raw(moment.decision))
    mine.ask(ask, count, monotonic() + 20)
    assert 10 < float((tmp_path / "seconds").read_text()) <= 20
    mine.close()


def test_the_reason_does_not_repeat_what_a_program_said(moment: Moment) -> None:
    with pytest.raises(ProgramError) as raised:
        asked(Program(faulty("garbage")), moment)
    assert raised.value.reason == "said something that is not a message:"
    again = pickle.loads(pickle.dumps(raised.value))
    assert (str(again), again.reason) == (str(raised.value), raised.value.reason)


def test_what_one_of_ours_says_of_its_troubles_is_part_of_the_reason(moment: Moment) -> None:
    with pytest.raises(ProgramError) as raised:
        asked(Program(faulty("trouble"), ours=True), moment)
    assert raised.value.reason == "cannot go on: 'out of ideas'"
    with pytest.raises(ProgramError) as raised:
        asked(Program(faulty("garbage"), ours=True), moment)
    assert raised.value.reason == "said something that is not a message:", "but not what it says besides"


# Our own bots, from outside


@pytest.fixture(scope="module", params=[level for level in every_level() if not Entrant(level).searches] + ["mcts@4"])
def both(request: pytest.FixtureRequest) -> Iterator[tuple[str, Program]]:
    """Yield one of our bots by its name, and as a program."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MIRABILIA_BACKEND", "python")  # the other would have to be compiled first
        mine = Program(ours(request.param))
        yield request.param, mine
        mine.close()


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_a_bot_of_ours_picks_the_same_as_a_program_and_draws_the_same(game: str, both: tuple[str, Program]) -> None:
    name, mine = both
    inside = bot(game, name)
    budget = Budget(playouts=4)
    for moment in [*usual_moments(game, 3), *special_moments(game).values()]:
        chances = [make_chance(9, 0), make_chance(9, 0)]
        view = moment.game.view(moment.state, moment.decision.seat)
        assert asked(mine, moment, chance=chances[0]) == inside(view, moment.decision, budget, chances[1])
        assert chances[0][0] == chances[1][0]


def test_chance_moves_on_for_a_program_that_does_not_care() -> None:
    moment = usual_moments("seven", 3)[0]
    chance = make_chance(1, 0)
    before = chance[0]
    mine = Program(faulty(""))
    asked(mine, moment, chance=chance)
    assert chance[0] != before
    mine.close()


def test_programs_are_started_before_they_are_asked_and_named_if_they_do_not_start(note: Path) -> None:
    with Programs([Given("mine", shlex.join(faulty("old", note)))]) as programs:
        with pytest.raises(ProgramError, match=r"^program:mine speaks version 0 of the protocol, not 2$"):
            programs.start([Entrant("builder"), Entrant("program", program="mine")])
        with pytest.raises(ProgramError, match="is not among the programs given here"):
            programs.make_bot("seven", Entrant("program", program="other"))
    assert all_gone(note)

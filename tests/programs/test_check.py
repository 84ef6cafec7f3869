"""The conformance check: the examples and our own bots keep to the protocol, and one that does not is told why."""

from __future__ import annotations

import sys

import pytest

from mirabilia.programs import check, process, program
from mirabilia.programs.check import check_program
from tests.kit.programs import EXAMPLES, STYLES, faulty, ours


def checked(command: tuple[str, ...]) -> tuple[bool, list[str]]:
    """Return whether a program is good, and what is said about it."""
    lines: list[str] = []
    good = check_program(command, lines.append)
    print(*lines, sep="\n")
    return good, lines


@pytest.fixture(autouse=True)
def _little_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait long for answers that will not come."""
    monkeypatch.setattr(check, "SECONDS", 2.0)
    monkeypatch.setattr(check, "FAREWELL", 2.0)
    monkeypatch.setattr(process, "FAREWELL", 0.5)
    monkeypatch.setattr(program, "GETTING_READY", 30.0)


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_keep_to_the_protocol(name: str) -> None:
    good, lines = checked(EXAMPLES[name])
    assert good
    assert [line for line in lines if not line.startswith("ok ")] == []
    assert lines[0].startswith(f"ok      start: ready as {name!r} after ")


@pytest.mark.parametrize("style", ["points", "adaptive"])
def test_styles_keep_to_the_protocol(style: str) -> None:
    good, lines = checked(STYLES[style])
    assert good
    assert lines[0].startswith(f"ok      start: ready as {style!r} after ")


@pytest.mark.parametrize("bot", ["apprentice", "builder", "strategist:science"])
def test_our_own_bots_keep_to_the_protocol(bot: str) -> None:
    good, lines = checked(ours(bot))
    assert good
    assert [line for line in lines if not line.startswith("ok ")] == []


def test_everything_is_asked() -> None:
    _, lines = checked(faulty(""))
    for words in (
        *(f"{game} for {players}: " for game in ("seven", "architects") for players in (2, 3, 4, 7)),
        "seven: every kind of decision (choose, seventh, dig)",
        "architects: every kind of decision (take, act, effect, look)",
        "unknown fields are ignored",
        "the same question gets the same answer",
        "it exited when its input ended",
    ):
        assert any(words in line for line in lines), words


FAULTS = {
    "garbage": "FAILED  seven for 2: the program said something that is not a message: 'I would build something'",
    "too high": "FAILED  seven for 2: the program picked option ",
    "hanging": "FAILED  seven for 2: the program gave no answer within 2 s",
    "dying": "FAILED  seven for 2: the program ended with exit code 3, after it complained: 'so sorry'",
    "old": "FAILED  start: the program speaks version 0 of the protocol, not 2",
    "staying": "FAILED  end: it was still running 2 s after the end of its input",
    "leaving badly": "FAILED  end: it exited with code 4, not 0",
    "last word": "FAILED  end: it said more than it was asked",
}


def test_one_that_does_not_flush_is_remarked_on_before_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "SILENCE", 0.2)
    monkeypatch.setattr(program, "GETTING_READY", 2.0)
    code = 'import sys\nfor line in sys.stdin: print(\'{"kind": "ready", "protocol": 2}\')'
    good, lines = checked((sys.executable, "-I", "-c", code))
    assert not good
    assert lines == [
        "note    start: nothing heard from it yet; it has 2 s; is its output flushed after each line?",
        "FAILED  start: the program was not ready within 2 s",
    ]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_program_that_does_not_is_told_why(fault: str) -> None:
    good, lines = checked(faulty(fault))
    assert not good
    (failed,) = [line for line in lines if line.startswith("FAILED")]
    assert failed.startswith(FAULTS[fault])
    assert not failed.endswith(",")


def test_a_program_with_a_chance_of_its_own_gets_a_note() -> None:
    good, lines = checked(faulty("random"))
    assert good
    assert [line for line in lines if not line.startswith("ok")] == [
        "note    the same question got different answers: games with this program cannot be repeated"
    ]


def test_a_program_that_trips_over_unknown_fields_fails() -> None:
    code = (
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['kind'] == 'hello': print('{\"kind\": \"ready\", \"protocol\": 2}', flush=True)\n"
        "    else:\n"
        "        assert 'unknown' not in message\n"
        "        print(json.dumps({'kind': 'answer', 'id': message['id'], 'option': 0}), flush=True)\n"
    )
    good, lines = checked((sys.executable, "-c", code))
    assert not good
    assert "a question with unknown fields: the program ended" in lines[-1]

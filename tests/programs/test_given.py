"""Programs as people give them, and what is refused in one line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from mirabilia.bots.roster import Entrant, make_bot, parse_entrant, write_entrant
from mirabilia.core.errors import UsageError
from mirabilia.programs.given import parse_program, parse_programs, programs_of, written_programs

HERE = f"{sys.executable} -V"


@pytest.mark.parametrize("text", ["program:mine", "program:my-bot_2@2s", "program:x@0.25s"])
def test_a_program_is_written_like_a_bot(text: str) -> None:
    assert write_entrant(parse_entrant(text)) == text


def test_a_program_has_a_name_and_a_time() -> None:
    assert parse_entrant("program:my-bot_2@2s") == Entrant("program", seconds=2.0, program="my-bot_2")


@pytest.mark.parametrize(
    "text", ["program", "program:", "program:Mine", "program:a b", "program:mine@500", "program:mine@0s", "program:a:b"]
)
def test_what_is_no_program_is_refused(text: str) -> None:
    with pytest.raises(UsageError, match="program"):
        parse_entrant(text)


def test_no_bot_of_ours_is_a_program() -> None:
    with pytest.raises(UsageError, match="program:mine cannot play here; programs play in match"):
        make_bot("seven", parse_entrant("program:mine"))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("mine", "is not NAME=COMMAND"),
        ("My Bot=true", "is not NAME=COMMAND"),
        (f"{'x' * 25}=true", "is not NAME=COMMAND"),
        ("mine=", "--program mine: there is no command"),
        ("mine='unclosed", '--program mine: "\'unclosed" cannot be read: no closing quotation'),
        ("mine=not-to-be-found x", "--program mine: there is no program 'not-to-be-found' here that can be run"),
    ],
)
def test_what_cannot_be_run_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(UsageError) as raised:
        parse_program(text)
    assert complaint in str(raised.value)


def test_a_command_is_words_and_never_a_shell() -> None:
    given = parse_program(f"mine={HERE} 'two words' $HOME; rm *")
    assert given.arguments[1:] == ["-V", "two words", "$HOME;", "rm", "*"]


def test_a_name_is_given_once() -> None:
    with pytest.raises(UsageError, match="mine is given twice"):
        parse_programs([f"mine={HERE}", f"mine={HERE}"])


def test_programs_are_written_as_they_are_read() -> None:
    texts = (f"mine={HERE}", f"other={HERE} 'a b'")
    assert written_programs(parse_programs(texts)) == texts


def test_only_those_that_play_count_and_they_must_be_given() -> None:
    given = parse_programs([f"mine={HERE}", f"other={HERE}"])
    playing = [parse_entrant(text) for text in ("program:other", "builder", "program:other@3s")]
    assert [program.name for program in programs_of(playing, given)] == ["other"]
    with pytest.raises(UsageError, match="program:other is not known; say --program other=COMMAND"):
        programs_of(playing, given[:1])


def test_a_program_whose_file_changes_is_another(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    found = []
    for text in ("1", "2", "1"):
        file.write_text(text)
        found.append(parse_program(f"mine={sys.executable} {file}"))
    assert found[0] == found[2] != found[1]

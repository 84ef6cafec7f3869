"""`mirabilia replay`: both forms of a game, and one line for a damaged file."""

from __future__ import annotations

from pathlib import Path

import pytest

from mirabilia.cli.main import run
from mirabilia.core.record import write_record
from mirabilia.games.seven.batch import play_recorded
from mirabilia.games.seven.game import SEVEN

GOOD = play_recorded(4, 7, 1)
TEXT = SEVEN.write_game(GOOD)


def test_a_record_and_a_game_text_show_the_same_course(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    for name, data in (("game.json", write_record(GOOD)), ("game.txt", TEXT.encode())):
        (tmp_path / name).write_bytes(data)
        assert run(["replay", str(tmp_path / name)]) == 0
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]
    assert shown[0].startswith(TEXT)
    assert "# won by" in shown[0]


def test_what_it_prints_can_be_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(TEXT)
    assert run(["replay", str(file)]) == 0
    file.write_text(capsys.readouterr().out)
    assert run(["replay", "--record", str(file)]) == 0
    assert capsys.readouterr().out.encode() == write_record(GOOD)


BAD = [
    ("", "this is empty"),
    ("chess\n", "line 1"),
    (TEXT.replace("seed ", "seed x"), "line 2: the seed"),
    (TEXT.replace("I.2 ", "I.3 "), "line 4: this is turn I.2, not 'I.3'"),
    (TEXT.replace(" | ", " / ", 1), "line 3"),
    (TEXT.rsplit("hash", 1)[0], "begins with 'hash'"),
    ("\n".join(TEXT.splitlines()[:9] + TEXT.splitlines()[-1:]), "cut short or edited"),
    (TEXT.replace("I.1   ", "I.1   build casino | ", 1), "line 3"),
]


@pytest.mark.parametrize(("text", "reason"), BAD)
def test_a_damaged_text_is_refused_in_one_line(
    text: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text)
    assert run(["replay", str(file)]) == 2
    error = capsys.readouterr().err
    assert reason in error
    assert str(file) in error
    assert len(error.splitlines()) == 1


def test_a_file_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", "no-such-file"]) == 2
    assert capsys.readouterr().err == "mirabilia: error: cannot read no-such-file: No such file or directory\n"


def test_bytes_that_are_no_text_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game"
    file.write_bytes(b"\xff\xfe\x00")
    assert run(["replay", str(file)]) == 2
    assert "neither a record nor a game text" in capsys.readouterr().err

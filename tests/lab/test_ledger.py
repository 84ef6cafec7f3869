"""Ledgers: what is finished is kept, what is half-written is dropped, what is foreign is left alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct

from mirabilia.core.errors import RecordError, UsageError
from mirabilia.lab.ledger import open_ledger, read_ledger


class Head(Struct, frozen=True):
    name: str
    seed: int


class Piece(Struct, frozen=True):
    number: int


HEAD = Head("trial", 7)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "trial.jsonl"


def add(file: Path, *numbers: int, head: Head = HEAD) -> list[int]:
    with open_ledger(file, head, Piece) as ledger:
        for number in numbers:
            ledger.add(Piece(number))
        return [piece.number for piece in ledger.entries]


def test_what_was_added_is_there_again(file: Path) -> None:
    assert add(file, 1, 2) == [1, 2]
    assert add(file, 5) == [1, 2, 5]
    assert read_ledger(file, Head, Piece) == (HEAD, [Piece(1), Piece(2), Piece(5)])


def test_a_piece_is_in_the_file_as_soon_as_it_is_added(file: Path) -> None:
    with open_ledger(file, HEAD, Piece) as ledger:
        ledger.add(Piece(4))
        assert read_ledger(file, Head, Piece)[1] == [Piece(4)]


@pytest.mark.parametrize("cut", range(1, 12))
def test_a_half_written_line_is_dropped(file: Path, cut: int) -> None:
    add(file, 1, 2)
    file.write_bytes(file.read_bytes()[:-cut])
    assert read_ledger(file, Head, Piece)[1] == [Piece(1)]
    assert add(file, 3) == [1, 3]
    assert file.read_bytes().count(b"\n") == 3


@pytest.mark.parametrize("left", [0, 1, 10])
def test_a_file_with_less_than_its_first_line_begins_anew(file: Path, left: int) -> None:
    add(file)
    file.write_bytes(file.read_bytes()[:left])
    assert add(file, 1) == [1]
    assert read_ledger(file, Head, Piece) == (HEAD, [Piece(1)])


def test_another_first_line_is_refused_with_what_differs(file: Path) -> None:
    add(file, 1)
    before = file.read_bytes()
    with pytest.raises(UsageError, match=r"was begun with seed 7, not 8; repeat that command or give another file"):
        add(file, head=Head("trial", 8))
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["my notes", "my notes\nmore\n", '{"name":1}\n', "[" * 100_000 + "\n"])
def test_a_foreign_file_is_refused_and_left_as_it_was(file: Path, text: str) -> None:
    file.write_text(text)
    with pytest.raises((UsageError, RecordError), match=r"trial\.jsonl"):
        add(file)
    assert file.read_text() == text


def test_a_damaged_line_is_named(file: Path) -> None:
    add(file, 1, 2)
    file.write_bytes(file.read_bytes().replace(b'"number":1', b'"number":x'))
    with pytest.raises(RecordError, match=r"trial\.jsonl: line 2: "):
        read_ledger(file, Head, Piece)


def test_two_runs_cannot_write_the_same_file(file: Path) -> None:
    with open_ledger(file, HEAD, Piece), pytest.raises(UsageError, match="is being written by another run"):
        add(file)


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none/x"):
        with pytest.raises(UsageError, match="cannot write"):
            add(path)


def test_without_a_file_it_is_kept_in_memory() -> None:
    with open_ledger(None, HEAD, Piece) as ledger:
        ledger.add(Piece(1))
        assert ledger.entries == [Piece(1)]

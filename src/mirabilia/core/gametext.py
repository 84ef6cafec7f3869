"""The frame of a game text: what surrounds the moves, whatever the game.

    GAME SETUP
    seed NUMBER or KEY
    ...
    hash DIGITS

Everything after a # is a remark; empty lines do not count.
"""

from __future__ import annotations

from typing import NamedTuple

from mirabilia.core.errors import NotationError, SetupError
from mirabilia.core.record import Record, format_of
from mirabilia.core.seed import Seed, parse_seed


class TextLine(NamedTuple):
    """A line of a text and its number, from 1."""

    number: int
    text: str


class Frame(NamedTuple):
    """A game text taken apart."""

    setup: str
    seed: Seed
    body: list[TextLine]
    """The lines with moves."""
    hash: str


def write_frame(record: Record, body: list[str]) -> str:
    """Write a game text around the lines with its moves."""
    lines = [f"{record.game} {record.setup}", f"seed {record.seed}", *body, f"hash {record.hash}", ""]
    return "\n".join(lines)


def parse_frame(game: str, text: str) -> Frame:
    """Take a game text apart; NotationError names the line that is wrong."""
    every = [TextLine(number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), start=1)]
    lines = [line for line in every if line.text]
    while len(lines) < 3:
        lines.append(TextLine(len(every), ""))
    setup, seed, hash_ = _value(game, lines[0]), _value("seed", lines[1]), _value("hash", lines[-1])
    try:
        return Frame(setup, parse_seed(seed), lines[2:-1], hash_)
    except SetupError as error:
        raise NotationError(f"line {lines[1].number}: {error}").said(
            "text_line", number=lines[1].number, reason=error
        ) from None


def _value(word: str, line: TextLine) -> str:
    if not line.text.startswith(word + " "):
        raise NotationError(
            f"line {line.number}: a game has a line that begins with {word!r} here, not {line.text!r}"
        ).said("text_word", number=line.number, word=word, text=line.text)
    return line.text.removeprefix(word).strip()


def framed(game: str, frame: Frame, moves: list[str]) -> Record:
    """Return the record of a game text whose moves have been read."""
    return Record(format_of(frame.seed), game, frame.setup, frame.seed, tuple(moves), frame.hash)

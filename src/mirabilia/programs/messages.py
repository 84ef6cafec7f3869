"""What Mirabilia and a program that plays send each other: one message per line, JSON in UTF-8.

Mirabilia says `hello` once and then asks, one question at a time; the program says that it is ready and answers.
Both ignore fields they do not know. A program ends when its input does.
"""

from __future__ import annotations

import re
from typing import Any

from msgspec import Raw, Struct, json

from mirabilia.core.registry import describe

PROTOCOL = 2
"""Changes when a program written for the old version would no longer understand."""
LONGEST_LINE = 65_536
"""The most bytes in a line that a program may write."""


class Greeting(Struct, frozen=True, tag_field="kind", tag="hello"):
    """The first line a program reads."""

    protocol: int
    """The version of this protocol."""
    mirabilia: str
    """The version of Mirabilia."""


class Ask(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="ask"):
    """What would you do? Everything there is to know is here, and nothing has to be remembered from earlier questions.

    One program may be asked for several seats of several games in turn.
    """

    id: int
    """To be repeated in the answer."""
    game: str
    """Its id, such as `seven`."""
    seconds: float
    """An answer counts if it comes within this many seconds."""
    chance: str
    """A random number below 2^63 and not 0, in 16 hexadecimal digits; it is the same when the game is repeated."""
    view: Raw
    """What the seat that decides sees: who sits where, every city, its own cards."""
    decision: Raw
    """What is to be decided: `city`, `seat`, `kind`, and above all `options`, each with its `move` and its price."""
    bot: str = ""
    """Which bot should decide, for a program that serves several; a program that is a single bot is not told."""


class Ready(Struct, frozen=True, tag_field="kind", tag="ready"):
    """The answer to `hello`, when the program can play; until then it may load what it needs."""

    protocol: int
    """The version that the program was written for."""
    name: str = ""
    """What it calls itself, for people."""


class Answer(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="answer"):
    """Which option the program picks."""

    id: int
    """The id of the question."""
    option: int
    """Its position among the options of the decision, from 0."""
    chance: str | None = None
    """Where its draws from `chance` ended; the next question to its seat begins there, or further on if left out."""


class Trouble(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="error"):
    """The program cannot answer, or cannot go on at all; this tells the asker why."""

    message: str
    """The reason, for people."""
    id: int | None = None
    """The question that cannot be answered, if others can be; if left out, the program is ended."""


class OwnQuestion(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """A question, not about a move, that only processes of ours are asked."""

    id: int
    seconds: float
    """How many seconds it may be thought over."""


class OwnAnswer(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What such a process answers."""

    id: int


ToProgram = Greeting | Ask
FromProgram = Ready | Answer | Trouble

_encoder = json.Encoder()


def write_line(message: Struct) -> bytes:
    """Return a message as a line."""
    return _encoder.encode(message).replace(b"\n", b" ") + b"\n"  # JSON has line ends only between tokens


def raw(value: object) -> Raw:
    """Return a view or a decision as it goes into an `Ask`."""
    return Raw(_encoder.encode(value))


def write_chance(word: int) -> str:
    """Write a word of chance."""
    return f"{word:016x}"


def is_chance(text: str) -> bool:
    """Return whether a text is a word of chance; 0 is not one, since every number drawn from it would be 0."""
    return re.fullmatch("(?!0{16})[0-7][0-9a-f]{15}", text) is not None


def parse_chance(text: str) -> int:
    """Read a word of chance."""
    return int(text, 16)


def read_question(ask: Ask) -> tuple[Any, Any]:
    """Return the view and the decision of a question, in the nouns of its game."""
    nouns = describe(ask.game).nouns
    return json.decode(ask.view, type=nouns.view), json.decode(ask.decision, type=nouns.decision)

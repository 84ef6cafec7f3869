"""The error tree: everything Mirabilia raises on purpose.

    MirabiliaError        something a person gave us is wrong; the message says what and where
    ├── FactError         a fact in a TOML file is wrong
    ├── SetupError        a game cannot be set up like this
    ├── NotationError     a text cannot be read as a setup, a move or a game
    ├── MoveError         a move is not among the options of its seat
    ├── RecordError       a record cannot be read or does not replay
    ├── BotError          a bot broke its contract; the message names it
    │   └── ProgramError  a program is missing, talks nonsense, or is late
    ├── UsageError        a command was asked for something it cannot do
    │   └── MissingError  it needs a package that is not installed; an ImportError too
    ├── RefusedError      something may not be done at a table (server/wire/refusal.py)
    └── StoreError        tables cannot be read or written now (server/store)
        ├── DamagedError  what is stored is not what was written
        └── OvertakenError  another process was quicker, so nothing was rewritten

Every message is one line for the person who can fix it: what is wrong, where, what to do.
The command line prints it and exits with code 2.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Self


class MirabiliaError(Exception):
    """Something a person gave us is wrong; the message says what and where."""

    saying = ""
    """The last part of the key of its words, for readers of other languages; the message itself is English."""
    values: Mapping[str, str | int | MirabiliaError] = MappingProxyType({})

    def said(self, saying: str, **values: str | int | MirabiliaError) -> Self:
        """Name the words for this error, and the values in them; an error among the values is put in its own words."""
        self.saying, self.values = saying, values
        return self


class FactError(MirabiliaError):
    """A fact in a TOML file is wrong."""

    def __init__(self, file: str, entry: str, reason: str) -> None:
        super().__init__(f"{file}: {entry}: {reason}")
        self.file = file
        self.entry = entry
        self.reason = reason


class SetupError(MirabiliaError):
    """A game cannot be set up like this."""


class NotationError(MirabiliaError):
    """A text cannot be read as a setup, a move or a game."""


class MoveError(MirabiliaError):
    """A move is not among the options of its seat."""


class RecordError(MirabiliaError):
    """A record cannot be read or does not replay."""


class BotError(MirabiliaError):
    """A bot broke its contract; the message names it."""


class ProgramError(BotError):
    """A program is missing, talks nonsense, or is late."""

    def __init__(self, reason: str, said: str = "") -> None:
        super().__init__(reason + said)
        self.reason = reason
        """What is wrong, without the program's own words: they may reveal what only one seat knows."""

    def __reduce__(self) -> tuple[type[ProgramError], tuple[str, str]]:
        return type(self), (self.reason, str(self).removeprefix(self.reason))  # to reach other processes


class UsageError(MirabiliaError):
    """A command was asked for something it cannot do."""


class MissingError(UsageError, ImportError):
    """It needs a package that is not installed; an ImportError too."""

    def __init__(self, purpose: str, package: str | None, extra: str) -> None:
        super().__init__(f"{purpose} {package}, which is not installed; install mirabilia[{extra}]")
        self.said("missing", package=str(package), extra=extra)

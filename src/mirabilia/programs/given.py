"""Programs as people give them: `NAME=COMMAND`, each a bot that is called `program:NAME` from then on."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from shutil import which

from msgspec import Struct

from mirabilia.bots.roster import PROGRAM_NAME, Entrant
from mirabilia.core.errors import UsageError


class Given(Struct, frozen=True, forbid_unknown_fields=True):
    """A program that may be asked to play."""

    name: str
    command: str
    """As a person types it, without a shell: quotes keep words together, and nothing else has a special meaning."""
    sources: str = ""
    """A hash of the files that the command names: another file may play differently under the same name."""

    @property
    def arguments(self) -> Sequence[str]:
        """The command word by word."""
        return shlex.split(self.command)

    def __str__(self) -> str:
        return f"{self.name}={self.command}" + (f" (files {self.sources})" if self.sources else "")


def parse_program(text: str) -> Given:
    """Read NAME=COMMAND; UsageError says what is wrong with it."""
    name, equals, command = text.partition("=")
    if not equals or not re.fullmatch(PROGRAM_NAME, name):
        raise UsageError(
            f"--program: {text!r} is not NAME=COMMAND, with a name of lower-case letters, digits, - and _"
        ).said("not_a_command", text=text)
    return Given(name, command.strip(), _sources(checked_command(command, f"--program {name}")))


def checked_command(command: str, what: str) -> Sequence[str]:
    """Return a command word by word; UsageError if it cannot be run here."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        reason = str(error).lower()
        raise UsageError(f"{what}: {command!r} cannot be read: {reason}").said(
            "unreadable_command", what=what, command=command, reason=reason
        ) from None
    if not words:
        raise UsageError(f"{what}: there is no command").said("no_command", what=what)
    if which(words[0]) is None:
        raise UsageError(f"{what}: there is no program {words[0]!r} here that can be run").said(
            "no_program", what=what, program=words[0]
        )
    return words


def parse_programs(texts: Iterable[str]) -> tuple[Given, ...]:
    """Read several; UsageError if two have the same name."""
    found = tuple(map(parse_program, texts))
    names = [given.name for given in found]
    for name in names:
        if names.count(name) > 1:
            raise UsageError(f"--program: {name} is given twice").said("program_twice", program=name)
    return found


def programs_of(entrants: Iterable[Entrant], given: Iterable[Given]) -> tuple[Given, ...]:
    """Return the programs that play, by name; UsageError if one of them was not given."""
    known = {program.name: program for program in given}
    names = sorted({entrant.program for entrant in entrants if entrant.program})
    for name in names:
        if name not in known:
            raise UsageError(f"program:{name} is not known; say --program {name}=COMMAND").said(
                "unknown_program", program=name
            )
    return tuple(known[name] for name in names)


def written_programs(given: Iterable[Given]) -> tuple[str, ...]:
    """Write programs as `parse_programs` reads them."""
    return tuple(f"{program.name}={program.command}" for program in given)


def _sources(words: Sequence[str]) -> str:
    """Hash the files that a command names, except those looked up by bare name, like python3."""
    digest, found = sha256(), False
    for number, word in enumerate(words):
        path = Path(word)
        if (number or path.name != word) and path.is_file():
            digest.update(path.read_bytes() + b"\0")
            found = True
    return digest.hexdigest()[:16] if found else ""

"""Words: everything people read, in their language.

    say("seven-card-altar")                 "Altar"
    say("coins", "cs", count=2)       "2 mince"
    with spoken("pl"):
        say("seven-card-altar")             "Ołtarz"

A language is a folder of Fluent files under `locales`, named by its tag; to add one, add its folder. The words are
split into files so that translators see what belongs together; the keys are one set. No language borrows words from
another: a key without words is an error, and a test finds it first. A game from elsewhere brings its own `locales`,
whose keys begin with its id; in a language that it lacks, it speaks English. What only native speakers know about their
language, and tests can check, is in the `language.toml` of its folder; everything else, such as plural forms, comes
from CLDR.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from mirabilia.core.registry import games, home
from mirabilia.text.tags import best_of

LOCALES = Path(__file__).parent / "locales"
ENGLISH = "en"
_SPOKEN = ContextVar("spoken", default=ENGLISH)
"""The language in use; every thread and every task has its own, so one server can answer in many languages."""
_BEGINNING = re.compile(r"(?:^#.*\n)*^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How an entry begins, with its comment; nothing else begins like this, since an entry goes on indented."""


class TextError(Exception):
    """A key, a value or a language is unknown, or a file of words is broken: our mistake, not a player's."""


def say(key: str, language: str | None = None, /, **values: str | int) -> str:
    """Return the words of a key with its values in place, in the language in use unless another is named.

    TextError if the key or a value is missing.
    """
    language = language or _SPOKEN.get()
    bundle = _bundle(language, games())
    bundle.read(key)
    if not bundle.has_message(key):
        raise TextError(f"{language}: there are no words for {key!r}")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise TextError(f"{language}: {key!r} has attributes but no words")
    words, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise TextError(f"{language}: {key!r}: {'; '.join(map(str, errors))}")
    return str(words)


@contextmanager
def spoken(language: str) -> Iterator[None]:
    """Use a language for everything said in the block; TextError if there is no such language."""
    _sources(language, games())
    before = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(before)


def language_in_use() -> str:
    """Return the language in use here."""
    return _SPOKEN.get()


def best_language(wishes: Iterable[str]) -> str:
    """Return the language for the first wish that any can meet, else English; de-AT and pl_PL.UTF-8 are wishes."""
    return best_of(languages(), wishes) or ENGLISH


def languages() -> tuple[str, ...]:
    """Return all languages, each a folder of words."""
    return _folders(LOCALES)


def keys(language: str) -> frozenset[str]:
    """Return every key of a language."""
    return frozenset(name for name in _sources(language, games()) if not name.startswith("-"))


def messages(language: str) -> tuple[ast.Message, ...]:
    """Return every message of a language as Fluent parsed it."""
    entries = (entry for source in _sources(language, games()).values() for entry in _parsed(source))
    return tuple(entry for entry in entries if isinstance(entry, ast.Message))


class _Source(NamedTuple):
    """Where an entry is written: a file, and the part from this entry to the next."""

    file: str
    part: str


@cache
def _parsed(source: _Source) -> list[ast.Message | ast.Term]:
    """Return the entry, if there is one; refuse what Fluent would silently skip."""
    entries = FluentResource(source.part).body
    for entry in entries:
        if isinstance(entry, ast.Junk):
            raise TextError(f"{source.file}: this is not Fluent: {(entry.content or '').strip()!r}")
    return [entry for entry in entries if isinstance(entry, ast.Message | ast.Term)]


class _References(Visitor):
    """Finds the entries that an entry refers to; a term begins with a dash."""

    def __init__(self, *names: str) -> None:
        self.names = [*names]

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - as Fluent calls it
        """Take note of a message."""
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - as Fluent calls it
        """Take note of a term, and look into what it is given."""
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)


class _Words(FluentBundle):
    """The words of a language, each parsed when it is first said: all of them would take every command 0.2 seconds."""

    def __init__(self, language: str, sources: Mapping[str, _Source]) -> None:
        super().__init__([language], use_isolating=False)  # no marks that isolate values from text of another direction
        self._unread = dict(sources)

    def read(self, name: str) -> None:
        """Parse an entry and whatever it refers to, unless that has been done or there is none."""
        if name not in self._unread:
            return
        found: dict[str, list[ast.Message | ast.Term]] = {}
        ahead = _References(name)
        while ahead.names:
            one = ahead.names.pop()
            source = self._unread.get(one)
            if source and one not in found:
                found[one] = _parsed(source)
                for entry in found[one]:
                    ahead.visit(entry)
        self.add_resource(ast.Resource([entry for entries in found.values() for entry in entries]))
        for one in found:  # last of all: another thread may want to say the same
            self._unread.pop(one, None)


@cache
def _bundle(language: str, known: tuple[str, ...]) -> _Words:
    """Return the words of a language."""
    return _Words(language, _sources(language, known))


def _folders(within: Path) -> tuple[str, ...]:
    return tuple(sorted(path.name for path in within.iterdir() if path.is_dir()))


def _files(language: str, known: tuple[str, ...]) -> Iterator[Path]:
    """Yield the files of a language, those of games from elsewhere last."""
    yield from sorted((LOCALES / language).glob("*.ftl"))
    for folder in filter(None, (home(game).locales for game in known)):
        if folder.is_dir():  # a game that is never shown needs no words
            spoken_there = best_of(_folders(folder), [language]) or ENGLISH
            yield from sorted((folder / spoken_there).glob("*.ftl"))


@cache
def _sources(language: str, known: tuple[str, ...]) -> dict[str, _Source]:
    """Find where each entry of a language is written, with those of the known games; a term begins with a dash."""
    if language not in languages():
        raise TextError(f"there is no language {language!r}; there are {', '.join(languages())}")
    sources: dict[str, _Source] = {}
    for file in _files(language, known):
        name, text = f"{language}/{file.name}", file.read_text("utf-8")
        begins = list(_BEGINNING.finditer(text))
        if not begins:
            _parsed(_Source(name, text))  # there may be comments, but nothing else
        ends = [0, *(begin.start() for begin in begins[1:]), len(text)]  # what is above the first belongs to it
        for begin, (start, end) in zip(begins, pairwise(ends), strict=False):
            if begin[1] in sources:
                raise TextError(f"{name}: {begin[1]!r} has its words twice")
            sources[begin[1]] = _Source(name, text[start:end])
    return sources

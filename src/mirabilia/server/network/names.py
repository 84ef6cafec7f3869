"""Names that can be shown on a public server: without the words that its owner refuses, and not buried in marks."""

from __future__ import annotations

from pathlib import Path
from unicodedata import category, combining, normalize

from mirabilia.core.errors import UsageError
from mirabilia.server.wire.refusal import RefusedError

MOST_MARKS = 2
"""How many marks one letter may carry: more than any language needs would cover the lines above."""


class NameRules:
    """The names that people may have here."""

    def __init__(self, words: frozenset[str] = frozenset(), parts: tuple[str, ...] = ()) -> None:
        self._words = words
        """Refused as a word of a name."""
        self._parts = parts
        """Refused even as a part of a word."""

    def check(self, name: str | None) -> None:
        """Refuse a name that cannot be shown here."""
        if name is not None and (_is_buried(name) or self._is_refused(name)):
            raise RefusedError("bad-name", "this name cannot be shown here; choose another one")

    def _is_refused(self, name: str) -> bool:
        plain = _plain(name)
        joined = "".join(letter for letter in plain if letter.isalnum())
        words = {"".join(filter(str.isalnum, word)) for word in plain.split()} | {joined}
        return bool(words & self._words) or any(part in joined for part in self._parts)


def read_names(file: str) -> NameRules:
    """Return the rules of a file: one word per line, refused as a word of a name; after *, as any part of it.

    UsageError if the file cannot be read.
    """
    if not file:
        return NameRules()
    try:
        lines = Path(file).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeError) as error:
        raise UsageError(f"--refused-names: {file} cannot be read ({error})").said(
            "names_unreadable", file=str(file), reason=str(error)
        ) from None
    words = [line.strip() for line in lines if line.strip() and not line.startswith("#")]
    parts = tuple(_plain(word.lstrip("*")) for word in words if word.startswith("*"))
    return NameRules(frozenset(_plain(word) for word in words if not word.startswith("*")), parts)


def _plain(text: str) -> str:
    """Return a text without marks, capitals or disguised letters."""
    apart = normalize("NFKD", text).casefold()
    return "".join(letter for letter in apart if not combining(letter))


def _is_buried(name: str) -> bool:
    """Return whether a letter has more marks than any language needs."""
    row = 0
    for letter in normalize("NFD", name):
        row = row + 1 if category(letter) in ("Mn", "Me") else 0
        if row > MOST_MARKS:
            return True
    return False

"""Where messages are used: the lines of the sources that name their keys."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = (("src/mirabilia", (".py",)), ("web/src", (".ts", ".svelte")))
LITERAL = re.compile(r'"([\w-]+)"|f"([^"\n]+)"|`([^`\n]+)`')
KIND = re.compile(r'\bsayOne\(\s*["`]([^"`]+)["`]')
"""How the client names a kind of thing, whose name follows."""
HOLE = re.compile(r"\$?\{[^}]*\}")
LEAST = 5
"""How many letters of a key must be in the sources: a key that is nearly all holes may mean anything."""
MOST = 3
"""How many places of a message are worth naming."""


@cache
def places(keys: frozenset[str]) -> dict[str, list[str]]:
    """Return the first lines that may use each key, as `file:line`; a hole matches whatever some key has there."""
    found: dict[str, list[str]] = defaultdict(list)
    known: dict[str, list[str]] = {}
    for place, literal in _literals():
        if literal not in known:
            known[literal] = _meant(literal, keys)
        for key in known[literal]:
            if len(found[key]) < MOST and place not in found[key]:
                found[key].append(place)
    return found


def _literals() -> Iterator[tuple[str, str]]:
    """Yield every text in the sources that could be one or more keys, with its place."""
    for folder, endings in SOURCES:
        for path in sorted(one for one in (ROOT / folder).rglob("*") if one.suffix in endings):
            if ".test." in path.name or path.name == "messages.ts":
                continue
            file = path.relative_to(ROOT)
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                place = f"{file}:{number}"
                yield from ((place, "".join(groups)) for groups in LITERAL.findall(line) if "-" in "".join(groups))
                yield from ((place, f"{kind}-${{}}") for kind in KIND.findall(line))


def _meant(literal: str, keys: frozenset[str]) -> list[str]:
    if not HOLE.search(literal):
        return [literal] if literal in keys else []
    if len(HOLE.sub("", literal)) < LEAST:
        return []
    pattern = re.compile(r"[\w-]+".join(map(re.escape, HOLE.split(literal))))
    return [key for key in keys if pattern.fullmatch(key)]

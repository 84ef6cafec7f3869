"""No words of the web client are left over, and the server's refusals have words; types check what the client says."""

import re
from functools import cache
from typing import get_args

from mirabilia.server.wire.protocol import Code
from mirabilia.text import keys
from tests.house.tree import files

PLAIN, HOLED = re.compile(r'"([\w-]+)"'), re.compile(r"`([^`\s]+)`")
"""Literal text, and text with holes; either may be inside other text with holes."""
ONE = re.compile(r'\bsayOne\(\s*(?:"([^"]+)"|`([^`]+)`)')
"""A kind of thing, whose name follows."""
HOLE = re.compile(r"\$\{[^}]*\}")


@cache
def sources() -> dict[str, str]:
    """Return what the client is written in, without its tests and without the list of all keys."""
    unsaid = (".test.ts", ".d.ts", "words/messages.ts")
    paths = [path for path in files(".ts", ".svelte", under="web/src") if not str(path).endswith(unsaid)]
    return {str(path): path.read_text() for path in paths}


@cache
def fillers() -> frozenset[str]:
    """Return what may fill a hole: every word of the client, and every word of the games' facts."""
    facts = [path.read_text() for path in files(".toml", under="src/mirabilia/games")]
    return frozenset(word for text in [*sources().values(), *facts] for word in re.findall(r"[\w-]+", text))


@cache
def english() -> frozenset[str]:
    """Return every key."""
    return keys("en")


def words_of(literal: str) -> set[str]:
    """Return every key that a piece of text in the client may be; what fills a hole is written somewhere too."""
    if not HOLE.search(literal):
        return {literal} & english()
    pattern = re.compile(r"([\w-]+)".join(re.escape(part) for part in HOLE.split(literal)))
    found = {key: pattern.fullmatch(key) for key in english()}
    return {key for key, match in found.items() if match and fillers().issuperset(match.groups())}


def test_no_words_of_the_client_are_left_over() -> None:
    literals = {one for text in sources().values() for kind in (PLAIN, HOLED) for one in kind.findall(text)}
    literals |= {f"{plain or holed}-${{}}" for text in sources().values() for plain, holed in ONE.findall(text)}
    assert len(literals) > 100
    used = {key for literal in literals if "-" in literal for key in words_of(literal)}
    assert sorted({key for key in keys("en") if key.startswith("web-")} - used) == []


def test_every_refusal_of_the_server_has_words() -> None:
    assert {f"web-problem-{code}" for code in get_args(Code)} <= keys("en")

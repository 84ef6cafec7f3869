"""Keys of the web client and their words belong together, as those of the Python side do."""

import re
from functools import cache
from typing import get_args

from mirabilia.server.wire.protocol import Code
from mirabilia.text import keys
from tests.house.tree import files

LITERAL = re.compile(r'"([\w-]+)"|`([^`\n]+)`')
SAID = re.compile(r'\bsay\(\s*(?:"([^"]+)"|`([^`]+)`)')
HOLE = re.compile(r"\$\{[^}]*\}")


@cache
def sources() -> dict[str, str]:
    """Return what the client is written in, without its tests."""
    paths = [path for path in files(".ts", ".svelte", under="web/src") if not path.name.endswith((".test.ts", ".d.ts"))]
    return {str(path): path.read_text() for path in paths}


def words_of(literal: str) -> set[str]:
    """Return every key that a piece of text in the client may be; a hole is one word of it, or several."""
    parts = [re.escape(part) for part in HOLE.split(literal)]
    pattern = re.compile(r"[\w-]+".join(parts))
    return {key for key in keys("en") if pattern.fullmatch(key)}


def test_everything_that_the_client_says_has_words() -> None:
    said = [(name, plain or holed) for name, text in sources().items() for plain, holed in SAID.findall(text)]
    assert len(said) > 100
    assert [(name, key) for name, key in said if not words_of(key)] == []


def test_no_words_of_the_client_are_left_over() -> None:
    found = [pair for text in sources().values() for regex in (LITERAL, SAID) for pair in regex.findall(text)]
    literals = {plain or holed for plain, holed in found}
    used = {key for literal in literals if "-" in literal for key in words_of(literal)}
    assert sorted({key for key in keys("en") if key.startswith("web-")} - used) == []


def test_every_refusal_of_the_server_has_words() -> None:
    assert {f"web-problem-{code}" for code in get_args(Code)} <= keys("en")

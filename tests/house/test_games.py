"""A game is its own rooms and one line of the registry: no other code names it."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from mirabilia.bots.roster import levels_of
from mirabilia.core.registry import HOUSE
from tests.house.tree import ROOT, files

OWN = re.compile(
    rf"src/mirabilia/(games|bots|display|cli/terminal)/({'|'.join(HOUSE)})/|src/mirabilia/core/registry\.py$"
)
"""The rooms of a game, and the one file that knows where they are."""
ALLOWED = {
    "src/mirabilia/env/seven_v1.py": "public names; what they hold follows from their file's name",
    "src/mirabilia/env/seven_v2.py": "the same",
    "src/mirabilia/env/architects_v1.py": "the same",
    "src/mirabilia/env/architects_v2.py": "the same",
    "tools/pages/sentences.py": "sentences that are composed differently in each game",
    "tools/pages/laid.py": "the tables at which the client's tests look",
    "tools/reader/examples.py": "the words that stand for values in examples",
    "tools/reveal.py": "the table that the README shows in motion",
    "tools/screenshots.py": "the names of pictures",
    "bench/bots.py": "a benchmark is a list of chosen cases",
    "bench/env.py": "the same",
    "bench/steps.py": "the same",
    "bench/thinking.py": "the same, with the engine's own doors",
    "bench/web.py": "the same, with wonders that are on its tables",
}
"""Files, or folders, that may name a game, and why."""
CLIENT_OWN = re.compile(rf"web/src/lib/games/({'|'.join(HOUSE)})/|web/src/lib/games/registry\.ts$")
"""The same in the client."""
CLIENT_ALLOWED = {
    "web/src/lib/wire/protocol.ts": "the types of all messages, generated from every game of this house",
    "web/src/lib/words/messages.ts": "the keys of all words, generated",
    "web/plugins/installable.ts": "the description that the installed client has on a device",
}
"""Files of the client that may name a game, and why."""
CLIENT_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w\"'`])//[^\n]*", re.DOTALL)
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def code() -> list[Path]:
    """Return the code that knows no game."""
    found = [path for room in ("src", "tools", "bench") for path in files(".py", under=room)]
    return [path for path in found if not OWN.match(str(path.relative_to(ROOT)))]


def names_in(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of every identifier and string that names a game; docstrings may, as examples."""
    tree = ast.parse(source)
    explained = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        for text in said_by(node):
            if id(node) not in explained and {word.lower() for word in WORD.findall(text)} & set(HOUSE):
                yield getattr(node, "lineno", 0), text


def said_by(node: ast.AST) -> list[str]:
    """Return the identifiers and strings that a node itself holds."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.alias(name=name, asname=other):
            return [name, other or ""]
        case ast.ImportFrom(module=str(module)):
            return [module]
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
            return [name]
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
    return []


def test_the_import_contract_holds_every_game_of_this_house() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    held = [contract["containers"] for contract in contracts if contract["name"] == "Inside a game"]
    assert held == [[f"mirabilia.games.{game}" for game in HOUSE]]


def is_allowed(path: str) -> bool:
    return any(path == allowed or (allowed.endswith("/") and path.startswith(allowed)) for allowed in ALLOWED)


def test_no_other_code_names_a_game() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text[:60]!r}"
        for path in code()
        if not is_allowed(str(path.relative_to(ROOT)))
        for line, text in names_in(path.read_text())
    ]
    assert found == []


def client() -> Iterator[Path]:
    """Yield the code of the browser client that knows no game; its tests may name one, as an example."""
    for path in (path for room in ("web/src", "web/plugins") for path in files(".ts", ".svelte", under=room)):
        name = str(path.relative_to(ROOT))
        if not CLIENT_OWN.match(name) and not name.endswith((".test.ts", ".fake.ts")):
            yield path


def client_names_in(source: str) -> list[str]:
    """Return the lines of a file of the client that name a game; comments may, as examples."""
    told = CLIENT_COMMENT.sub("", source)
    return [line for line in told.splitlines() if {word.lower() for word in WORD.findall(line)} & set(HOUSE)]


def test_no_other_code_of_the_client_names_a_game() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()[:80]}"
        for path in client()
        if str(path.relative_to(ROOT)) not in CLIENT_ALLOWED
        for line in client_names_in(path.read_text())
    ]
    assert found == []


@pytest.mark.parametrize("allowed", CLIENT_ALLOWED)
def test_what_is_allowed_in_the_client_is_still_needed(allowed: str) -> None:
    assert client_names_in((ROOT / allowed).read_text()), f"{allowed} no longer names a game"


@pytest.mark.parametrize("game", HOUSE)
def test_the_client_has_a_room_for_every_game_of_this_house(game: str) -> None:
    assert (ROOT / f"web/src/lib/games/{game}/index.ts").is_file()
    assert re.search(rf'^import {game} from "\./{game}";$', (ROOT / "web/src/lib/games/registry.ts").read_text(), re.M)


@pytest.mark.parametrize("game", HOUSE)
def test_the_client_seats_every_level_that_a_game_has(game: str) -> None:
    found = re.search(r"^  bots: (\[.*\]),$", (ROOT / f"web/src/lib/games/{game}/index.ts").read_text(), re.M)
    assert found
    assert ast.literal_eval(found[1]) == [level.name for level in levels_of(game).values() if not level.yardstick]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('import { x } from "$lib/games/seven/facts";', 1),
        ('{#if game === "architects"}', 1),
        ("const x: SevenView = y;", 1),
        ("say(`seven-card-${card}`)", 1),
        ("/* As in seven. */ x // of Architects\n<!-- seven -->", 0),
        ("const at = 'http://seven'", 1),
        ("kind === 'seventh_card'", 0),
    ],
)
def test_a_name_is_found_in_the_client_wherever_it_stands(source: str, found: int) -> None:
    assert len(client_names_in(source)) == found


@pytest.mark.parametrize("allowed", ALLOWED)
def test_what_is_allowed_is_still_needed(allowed: str) -> None:
    there = [path for path in code() if str(path.relative_to(ROOT)).startswith(allowed)]
    needed = [path for path in there if path.name.startswith(HOUSE) or any(names_in(path.read_text()))]
    assert needed, f"{allowed} no longer names a game"


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import mirabilia.games.seven.game", 1),
        ("from mirabilia.games.architects import model", 1),
        ("GAMES = ('seven',)", 1),
        ("class SevenRoom: pass", 1),
        ("x = ARCHITECTS.name", 1),
        ("def f(seven_seats): pass", 1),
        ('"""As in `seven`."""\nx = 1\n"""Of Architects."""', 0),
        ("x = 'seventh'", 0),
    ],
)
def test_a_name_is_found_wherever_it_stands(source: str, found: int) -> None:
    assert len(list(names_in(source))) == found

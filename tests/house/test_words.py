"""One word for one thing: no two public classes share a name, except where rooms are made alike on purpose."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from mirabilia.core.registry import HOUSE
from tests.house.tree import ROOT, files

GAME_ROOM = re.compile(rf"^(src/mirabilia/(?:games|bots|display|cli/terminal))/({'|'.join(HOUSE)})/")


class Found(NamedTuple):
    """A public class."""

    place: str
    """The file that defines it, from the root of the project."""
    node: ast.ClassDef
    bases: frozenset[str]
    """Its bases by their full names where they are imported, otherwise as they are written."""

    @property
    def name(self) -> str:
        """Return the full name, as bases have it."""
        return f"{self.place.removeprefix('src/').removesuffix('.py').replace('/', '.')}.{self.node.name}"

    @property
    def members(self) -> set[str]:
        """Return the names of what it defines."""
        return set(members_of(self.node))


def classes() -> dict[str, list[Found]]:
    """Return every public class of the sources and the tools, by name."""
    found = defaultdict(list)
    for path in [*files(".py", under="src"), *files(".py", under="tools")]:
        for one in classes_in(str(path.relative_to(ROOT)), path.read_text()):
            found[one.node.name].append(one)
    return found


def classes_in(place: str, source: str) -> Iterator[Found]:
    """Yield the public classes of a file."""
    body = ast.parse(source).body
    imported = {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    for node in body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            bases = (ast.unparse(base).partition("[")[0] for base in node.bases)
            yield Found(place, node, frozenset(imported.get(base, base) for base in bases))


def members_of(node: ast.ClassDef) -> Iterator[str]:
    """Yield the name of every method and every field with a type."""
    for inner in node.body:
        match inner:
            case ast.FunctionDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name


def things(found: list[Found]) -> set[str]:
    """Return the different things that classes with one name stand for.

    The rooms of two games are built alike: what is called the same in the same room of both is the same to a reader.
    A contract has the same name as what each game makes of it.
    """
    in_games = [one for one in found if GAME_ROOM.match(one.place)]
    contracts = [one for one in found if one not in in_games and is_contract_of(one, in_games)]
    return {GAME_ROOM.sub(r"\1/GAME/", one.place) for one in found if one not in contracts}


def is_contract_of(one: Found, in_games: list[Found]) -> bool:
    """Return whether each of these classes is a subclass of this one, or has all that this protocol wants."""
    is_protocol = "typing.Protocol" in one.bases
    return bool(in_games) and all(
        one.name in game.bases or (is_protocol and one.members <= game.members) for game in in_games
    )


def test_no_two_public_classes_have_one_name() -> None:
    twice = {name: sorted(one.place for one in found) for name, found in classes().items() if len(things(found)) > 1}
    assert twice == {}


BASE = ("src/mirabilia/bots/base.py", "class Thing:\n    size: int")
PROTOCOL = ("src/mirabilia/core/base.py", "from typing import Protocol\nclass Thing(Protocol):\n    size: int")
GAME = f"src/mirabilia/bots/{HOUSE[0]}/thing.py"


@pytest.mark.parametrize(
    ("above", "source", "count"),
    [
        pytest.param(BASE, "class Thing:\n    size: int", 2, id="not-a-subclass"),
        pytest.param(
            BASE, "from mirabilia.bots.base import Thing as Any\nclass Thing(Any[int]): ...", 1, id="subclass"
        ),
        pytest.param(BASE, "from mirabilia.bots.other import Thing as Any\nclass Thing(Any): ...", 2, id="of-another"),
        pytest.param(PROTOCOL, "class Thing:\n    size: int", 1, id="keeps-a-protocol"),
        pytest.param(PROTOCOL, "class Thing:\n    length: int", 2, id="keeps-it-not"),
    ],
)
def test_only_a_contract_is_excused(above: tuple[str, str], source: str, count: int) -> None:
    assert len(things([*classes_in(*above), *classes_in(GAME, source)])) == count

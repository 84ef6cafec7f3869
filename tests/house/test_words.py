"""One word for one thing: no two public classes of one name, but where rooms are made alike on purpose."""

import ast
import re
from collections import defaultdict

from mirabilia.core.registry import HOUSE
from tests.house.tree import ROOT, files

GAME_ROOM = re.compile(rf"(games|bots|cli/terminal)/({'|'.join(HOUSE)})/")


def classes() -> dict[str, list[str]]:
    """Return every public class of the sources, by name, with the files that define it."""
    found = defaultdict(list)
    for path in files(".py", under="src"):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(path.relative_to(ROOT / "src/mirabilia")))
    return found


def things(places: list[str]) -> set[str]:
    """Return the different things that classes of one name stand for.

    The rooms of two games are built alike: what is called the same in the same room of both is the same to a reader.
    The nouns of a contract, in `core/game.py` or above the rooms of the games, are what each game implements.
    """
    rooms = {GAME_ROOM.sub(r"\1/GAME/", place) for place in places}
    in_games = {room for room in rooms if "/GAME/" in room}
    contracts = {room for room in rooms - in_games if is_contract_of(room, in_games)}
    return rooms - contracts


def is_contract_of(room: str, in_games: set[str]) -> bool:
    """Tell whether a file says what the rooms of the games implement."""
    if room == "core/game.py":
        return bool(in_games)
    return any(room.rpartition("/")[0] == inner.partition("/GAME/")[0] for inner in in_games)


def test_no_two_public_classes_have_one_name() -> None:
    twice = {name: sorted(places) for name, places in classes().items() if len(things(places)) > 1}
    assert twice == {}

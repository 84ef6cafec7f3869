"""Checks transcripts of 7 Wonders without the code that played them.

Written only from docs/reference/transcript.md and docs/reference/chance.md. Of a transcript it believes the number of
players, the seed and the moves; everything else it works out itself and compares.

    python -m tests.checker.checker CARDS.toml WONDERS.toml GAMES.jsonl [SEED]

With SEED, that of `mirabilia simulate`, the games must also be those that its random players play.
"""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.checker.chance import stream
from tests.checker.facts import Facts, load
from tests.checker.replay import Drawn, Listed, RefusedError, Replay

Steps = tuple[str | int, ...]
BY_CITY = {"cities", "hands", "plays", "accounts", "conflicts", "standings", "scores", "coins"}


@dataclass(frozen=True)
class Problem:
    """Something in a transcript that is not as it should be."""

    seed: object
    age: int | None
    turn: int | None
    seat: object
    field: str
    expected: object
    found: object

    def __str__(self) -> str:
        place = f"seed {self.seed}, age {self.age}, turn {self.turn}, seat {self.seat}"
        return f"{place}, {self.field}: expected {self.expected!r}, found {self.found!r}"


@dataclass(frozen=True)
class Missing:
    """Stands for a value that is not there."""

    def __repr__(self) -> str:
        return "nothing"


def check(facts: Facts, found: object) -> list[Problem]:
    """All problems of a transcript, its own moves played again."""
    problem = _unreadable(found)
    if problem is not None or not isinstance(found, dict):
        return [problem] if problem else []
    listed = Listed(found["moves"])
    game = Replay(facts, found["players"], found["seed"], listed)
    try:
        game.run()
    except RefusedError as refused:
        seat = game.seat(refused.city)
        problem = Problem(found["seed"], game.age, game.turn, seat, "move", refused.expected, refused.found)
        return [problem, *compare(game.tree, found, partial=True)]
    return [*compare(game.tree, found), *_hash(found)]


def check_drawn(facts: Facts, found: object, seed: int | str) -> list[Problem]:
    """All problems of a game of uniform random players, whose seed is known: nothing in the transcript is believed."""
    if not isinstance(found, dict) or _unreadable(found) is not None:
        return check(facts, found)
    game = Replay(facts, found["players"], seed, Drawn(seed))
    game.run()
    return [*compare(game.tree, found), *_hash(found)]


def check_text(facts: Facts, text: str, seed: int | None = None) -> tuple[int, list[Problem]]:
    """How many games are in a file's text, and all their problems."""
    lines = text.split("\n")
    problems = [] if lines[-1] == "" else [Problem(None, None, None, None, "last line", "a line feed", lines[-1][-20:])]
    for number, line in enumerate(lines[:-1]):
        found = json.loads(line)
        problems += check(facts, found) if seed is None else check_drawn(facts, found, stream(seed, number))
    return len(lines) - 1, problems


def _unreadable(found: object) -> Problem | None:
    """What makes it impossible to play the game again."""
    if not isinstance(found, dict):
        return Problem(None, None, None, None, "transcript", "an object", found)
    seed, players, moves = found.get("seed"), found.get("players"), found.get("moves")
    number, key = type(seed) is int and 0 <= seed < 2**63, isinstance(seed, str) and re.fullmatch("[0-9a-f]{64}", seed)
    if not number and not key:
        return Problem(seed, None, None, None, "seed", "an integer from 0 to 2^63 - 1, or 64 hexadecimal digits", seed)
    if type(players) is not int or not 2 <= players <= 7:
        return Problem(seed, None, None, None, "players", "2 to 7", players)
    return None if isinstance(moves, list) else Problem(seed, None, None, None, "moves", "a list", moves)


def _hash(found: dict[str, Any]) -> list[Problem]:
    value = found["hash"] if "hash" in found else Missing()
    right = isinstance(value, str) and value != ""
    return [] if right else [Problem(found["seed"], None, None, None, "hash", "some text", value)]


def compare(expected: dict[str, Any], found: dict[str, Any], *, partial: bool = False) -> list[Problem]:
    """All differences; with `partial` only in what is expected so far, as the moves are known to break off."""
    left_out = {"moves"} if partial else set()
    expected = {name: value for name, value in expected.items() if name not in left_out}
    found = {name: value for name, value in found.items() if name != "hash" and name not in left_out}
    return [
        Problem(found.get("seed"), *_where(path, expected), _name(path), one, other)
        for path, one, other in _differences((), expected, found, partial)
    ]


def _differences(path: Steps, one: object, other: object, partial: bool) -> Iterator[tuple[Steps, object, object]]:
    if isinstance(one, dict) and isinstance(other, dict):
        names = list(one) if partial else [*one, *(name for name in other if name not in one)]
        for name in names:
            yield from _differences((*path, name), one.get(name, Missing()), other.get(name, Missing()), partial)
    elif isinstance(one, list) and isinstance(other, list):
        length = len(one) if partial else max(len(one), len(other))
        for place in range(length):
            yield from _differences((*path, place), _at(one, place), _at(other, place), partial)
    elif type(one) is not type(other) or one != other:
        yield path, one, other


def _at(items: Sequence[object], place: int) -> object:
    return items[place] if place < len(items) else Missing()


def _name(path: Steps) -> str:
    return ".".join(str(part) for part in path)


def _where(path: Steps, expected: dict[str, Any]) -> tuple[int | None, int | None, object]:
    """Age, turn and seat of a place in a transcript."""
    age, turn = (_number_after(path, name) for name in ("ages", "turns"))
    return age, turn, _seat(path, expected)


def _number_after(path: Steps, name: str) -> int | None:
    """The number, from 1, of the element of a list that a path goes through."""
    after = [part for before, part in pairwise(path) if before == name]
    return after[0] + 1 if after and isinstance(after[0], int) else None


def _seat(path: Steps, node: Any) -> object:
    """The seat or city that a path goes through."""
    seat: object = None
    for before, part in zip(("", *path), path, strict=False):
        seat = part if before in BY_CITY else seat
        node = node[part] if _has(node, part) else None
        if isinstance(node, dict):
            seat = node.get("seat", node.get("city", seat))
    return seat


def _has(node: Any, part: str | int) -> bool:
    return (isinstance(node, dict) and part in node) or (
        isinstance(node, list) and isinstance(part, int) and part < len(node)
    )


def main(arguments: Sequence[str]) -> int:
    """Check a file; returns 1 if there are problems."""
    cards, wonders, games = (Path(argument) for argument in arguments[:3])
    seed = int(arguments[3]) if len(arguments) > 3 else None
    count, problems = check_text(load(cards, wonders), games.read_text(encoding="utf-8"), seed)
    for problem in problems[:50]:
        print(problem)
    print(f"{count} games, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Drawings match what they show: the tree of errors, and the floors of the house."""

import ast
import re
import tomllib
from pathlib import Path
from typing import NamedTuple

from mirabilia.core import errors
from tests.house.tree import ROOT, files

HOME = ROOT / "src/mirabilia"
BRANCH = re.compile(r"^ {4}([│├└─ ]*)(\w+Error) *(.*?)(?: \((\S+)\))?$")
"""A line of the tree of errors: its twigs, a name, what it says, and where it lives if not beside its parent."""


class Branch(NamedTuple):
    """An error in the tree."""

    parent: str
    words: str
    home: Path


def drawn_errors() -> dict[str, Branch]:
    """Return the errors that the docstring draws, by name."""
    found: dict[str, Branch] = {}
    above: list[str] = []
    for line in (errors.__doc__ or "").splitlines():
        if match := BRANCH.match(line):
            twigs, name, words, home = match.groups()
            above = [*above[: len(twigs) // 4], name]
            parent = above[-2] if len(above) > 1 else "Exception"
            known = found[parent].home if parent in found else HOME / "core/errors.py"
            found[name] = Branch(parent, words, HOME / home if home else known)
    return found


def defined_errors() -> dict[str, Branch]:
    """Return the errors of the tree as the sources define them, by name, with the first sentence about each."""
    found: dict[str, Branch] = {}
    parents = ["Exception"]
    classes = [
        (node, path)
        for path in files(".py", under="src/mirabilia")
        for node in ast.parse(path.read_text()).body
        if isinstance(node, ast.ClassDef)
    ]
    for parent in parents:
        for node, path in classes:
            bases = [ast.unparse(base) for base in node.bases]
            if parent in bases and (parent in found or node.name == "MirabiliaError"):
                said = (ast.get_docstring(node) or "").split(".")[0]
                home = path.parent if path.stem == "__init__" else path
                found[node.name] = Branch(parent, said[:1].lower() + said[1:], home)
                parents.append(node.name)
    return found


def test_the_tree_of_errors_is_drawn_as_it_is() -> None:
    assert drawn_errors() == defined_errors()


# Floors


def floors() -> list[set[str]]:
    """Return the rooms of each floor, from the top, as the import contract has them."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    (house,) = [contract for contract in contracts if contract.get("containers") == ["mirabilia"]]
    return [set(re.findall(r"\w+", layer)) for layer in house["layers"]]


def named(text: str) -> set[str]:
    """Return the rooms that a text names."""
    return set(re.findall(r"`(\w+)`", text))


def test_the_tour_names_the_floors_as_they_are() -> None:
    (listed,) = re.findall(r"^From the top they are (.+?)\.$", (ROOT / "docs/tour.md").read_text(), re.MULTILINE)
    assert [named(floor) for floor in listed.split(";")] == floors()


def test_the_page_for_contributors_shows_the_floors_as_they_are() -> None:
    rows = re.findall(r"^\| (\d+) \| (.+?) \|", (ROOT / "CONTRIBUTING.md").read_text(), re.MULTILINE)
    assert [named(rooms) for _, rooms in rows] == floors()
    assert [int(number) for number, _ in rows] == list(range(len(rows), 0, -1))

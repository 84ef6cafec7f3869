"""What the sources define, place by place, so that a page which names something can be checked.

A page says where its names live in a comment, `<!-- names: core, games/seven -->`, which holds until the next one.
A row of a table that begins with files is about those alone, and so are names "of" or "in" a file, such as `check_game`
of `core/check.py`. A paragraph that names files in another way may also speak of what those define.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.house.tree import ROOT, is_made

HOME = ROOT / "src/mirabilia"
SOURCES = (".py", ".pyi")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
SPAN = re.compile(r"`([^`\n]+)`")
SCOPE = re.compile(r"<!-- names: (.+?) -->")
CREDIT = re.compile(r"((?:`[^`\n]+`(?:, | and ))*`[^`\n]+`) (?:of|in) `([^`\n]+)`")
"""Names, and the place that they are said to be from."""


class Passage(NamedTuple):
    """A paragraph or a row of a table, and where its names live."""

    text: str
    places: tuple[Path, ...]
    """Files and folders that the page had declared before."""

    def find(self, path: str) -> Path | None:
        """Return the file or folder that a path on the page means."""
        bases = (base for base in (ROOT, HOME, *self.places) if base.is_dir())
        if "<id>" in path:  # of any game
            return next((place for base in bases for place in sorted(base.glob(path.replace("<id>", "*")))), None)
        return next((base / path for base in bases if (base / path).exists()), None)

    @property
    def spans(self) -> list[str]:
        """Every piece of code in it."""
        return SPAN.findall(self.text)

    def named(self, text: str) -> tuple[Path, ...]:
        """Return the files and folders that a part of it names; a bare word is taken for a name."""
        return tuple(place for span in SPAN.findall(text) if re.search("[./]", span) and (place := self.find(span)))

    def quotes(self, text: str) -> bool:
        """Return whether a piece of code appears exactly like this in the files that this passage may speak of."""
        return any(text in path.read_text() for place in self.places for path in _sources(place))

    def defines(self, name: str) -> bool:
        """Return whether a name is defined where this passage may take its names from."""
        for names, path in CREDIT.findall(self.text):
            if name in SPAN.findall(names) and (credited := self.named(f"`{path}`")):
                return name in defined(credited)
        if self.text.startswith("|") and (subject := self.named(self.text.split("|")[1])):
            return name in defined(subject)
        return name in defined([*self.places, *self.named(self.text)])


def passages(text: str) -> Iterator[Passage]:
    """Yield the paragraphs and rows of a page; before the first declaration no place is known."""
    places: tuple[Path, ...] = ()
    for paragraph in re.split(r"\n\s*\n", BLOCK.sub("\n\n", text)):
        for scope in SCOPE.findall(paragraph):
            named = [Passage("", ()).find(place.strip()) for place in scope.split(",")]
            places = tuple(place for place in named if place)
            assert len(places) == len(named), f"a page takes its names from {scope}, which does not exist"
        rows = [line for line in paragraph.splitlines() if line.startswith("|")]
        for piece in rows or [SCOPE.sub("", paragraph)]:
            yield Passage(piece, places)


def defined(places: Sequence[Path]) -> frozenset[str]:
    """Return every name of these files and folders (`turn`, `play`, `turn.play`), and what they say to libraries."""
    return frozenset[str]().union(*map(_defined_in, places))


def _sources(place: Path) -> list[Path]:
    """Return the Python files of a folder, or the one that the place is."""
    found = sorted(place.rglob("*.py*")) if place.is_dir() else [place]
    return [path for path in found if path.suffix in SOURCES and not is_made(path.relative_to(ROOT))]


@cache
def _defined_in(place: Path) -> frozenset[str]:
    if place.is_dir():
        return defined(_sources(place)) | {place.name}
    if place.suffix not in SOURCES:
        return frozenset()
    module = place.parent.name if place.stem == "__init__" else place.stem
    tree = ast.parse(place.read_text())
    top = [name for node in tree.body for name in _bound(node)]
    return frozenset({module, *top, *(f"{module}.{name}" for name in top), *_outside_words(tree)})


def _bound(node: ast.stmt) -> Iterator[str]:
    """Yield what a statement defines, and for a class its members too, with and without the name of the class."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            yield name
        case ast.ClassDef(name=name):
            members = [member for inner in node.body for member in _bound(inner)]
            yield from (name, *members, *(f"{name}.{member}" for member in members))
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name
        case ast.Assign():
            yield from (leaf.id for target in node.targets for leaf in ast.walk(target) if isinstance(leaf, ast.Name))
        case ast.If():  # the two backends
            yield from (name for inner in [*node.body, *node.orelse] for name in _bound(inner))


def _outside_words(tree: ast.AST) -> Iterator[str]:
    """Yield arguments by name and plain strings: options of libraries, variables of the environment."""
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg:
            yield node.arg
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
            yield node.value

"""What the sources define, so that a page which names something can be checked."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

from tests.house.tree import files


@cache
def defined() -> frozenset[str]:
    """Return every name of src/mirabilia (`turn`, `play`, `turn.play`, `Seven.choose`) and what libraries get."""
    names: set[str] = set()
    for path in files(".py", under="src/mirabilia"):
        module = path.parent.name if path.stem == "__init__" else path.stem
        tree = ast.parse(path.read_text())
        top = [name for node in tree.body for name in _bound(node)]
        names |= {module, *top, *(f"{module}.{name}" for name in top)}
        names |= set(_outside_words(tree))
    return frozenset(names)


def _bound(node: ast.stmt) -> Iterator[str]:
    """Yield what a statement defines, and for a class also its members, alone and behind the name of the class."""
    match node:
        case ast.FunctionDef(name=name):
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

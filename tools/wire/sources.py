"""What the sources say in addition to the types: docstrings, and the strings beneath fields and names."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable
from functools import cache
from types import ModuleType

from msgspec import Struct


def doc_of(struct: type[Struct]) -> str:
    """Return what a struct is for."""
    return as_json_says(inspect.cleandoc(struct.__doc__ or ""))


def field_docs(struct: type[Struct]) -> dict[str, str]:
    """Return the strings beneath the fields of a struct, including those it inherits."""
    found: dict[str, str] = {}
    for owner in reversed(struct.__mro__):
        if owner.__module__.startswith("mirabilia."):
            found |= _beneath(_class_body(owner))
    return found


def name_docs(module: ModuleType) -> dict[str, str]:
    """Return the strings beneath the names that a module defines."""
    return _beneath(_tree(module).body)


def as_json_says(text: str) -> str:
    """Return a text on one line, with JSON's word for None."""
    return re.sub(r"\bNone\b", "null", " ".join(text.split()))


def _class_body(owner: type) -> list[ast.stmt]:
    module = inspect.getmodule(owner)
    assert module, owner
    return next(
        node.body for node in _tree(module).body if isinstance(node, ast.ClassDef) and node.name == owner.__name__
    )


@cache
def _tree(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def _beneath(body: Iterable[ast.stmt]) -> dict[str, str]:
    """Return the strings that follow assignments, by the names assigned."""
    found: dict[str, str] = {}
    name = None
    for node in body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=given)) | ast.Assign(targets=[ast.Name(id=given)]):
                name = given
            case ast.Expr(value=ast.Constant(value=str(text))) if name:
                found[name] = as_json_says(text)
                name = None
            case _:
                name = None
    return found

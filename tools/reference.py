"""Reference pages of transcripts: field tables made from structs, examples made from games.

A generated part of a page is enclosed in marks, and a test of the page's game compares it:

    <!-- fields: Turn -->                  the table of a struct of the format
    <!-- example: 3 101 turns 5 -->        a part of a game: players, seed, then where it is in the transcript
    <!-- end -->                           after either
"""

import ast
import inspect
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

FOLDER = Path(__file__).parents[1] / "docs/reference"
WIDTH = 130
_GENERATED = re.compile(r"<!-- (fields|example): (.*?) -->\n.*?<!-- end -->", re.DOTALL)


@dataclass(frozen=True)
class Page:
    """A reference page of transcripts."""

    name: str
    format: ModuleType
    """The module whose structs it describes."""
    transcript: Callable[[int, int], Struct]
    """The transcript of game 0 for a number of players and a seed."""

    @property
    def text(self) -> str:
        """The page as it is now."""
        return (FOLDER / self.name).read_text()

    def rewritten(self) -> str:
        """Return the page with its generated parts as they should be."""
        return _GENERATED.sub(
            lambda part: f"<!-- {part[1]}: {part[2]} -->\n{self._part(*part.groups())}\n<!-- end -->", self.text
        )

    def rewrite(self) -> None:
        """Rewrite the generated parts."""
        (FOLDER / self.name).write_text(self.rewritten())

    def marks(self, kind: Literal["fields", "example"]) -> list[str]:
        """Return what the marks of a kind ask for."""
        return [what for each, what in _GENERATED.findall(self.text) if each == kind]

    def structs(self) -> list[str]:
        """Return the structs that the page has to describe."""
        mine = self.format.__name__
        return [name for name, each in vars(self.format).items() if inspect.isclass(each) and each.__module__ == mine]

    def _part(self, kind: str, what: str) -> str:
        if kind == "fields":
            return _fields(getattr(self.format, what))
        players, seed, *path = what.split()
        value = msgspec.to_builtins(self.transcript(int(players), int(seed)))
        for key in path:
            value = value[int(key) if key.isdigit() else key]
        return f"\n```json\n{_pretty(value)}\n```\n"


def _fields(struct: type[Struct]) -> str:
    """Return the table of a struct's fields."""
    types = get_type_hints(struct)
    rows = [f"| `{name}` | {_type_name(types[name])} | {meaning} |" for name, meaning in _meanings(struct).items()]
    return "\n".join(["", str(struct.__doc__), "", "| field | type | meaning |", "|---|---|---|", *rows, ""])


def _meanings(struct: type[Struct]) -> dict[str, str]:
    """Return the docstring beneath each field of a struct."""
    (node,) = ast.parse(inspect.getsource(struct)).body
    assert isinstance(node, ast.ClassDef)
    found = {}
    for field, below in pairwise(node.body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            assert isinstance(below, ast.Expr), f"{struct.__name__}.{field.target.id} has no docstring"
            found[field.target.id] = inspect.cleandoc(ast.literal_eval(below.value)).replace("\n", " ")
    assert tuple(found) == struct.__struct_fields__
    return found


def _type_name(hint: Any) -> str:
    """Put a type into words."""
    inner = [_type_name(each) for each in get_args(hint) if each is not ... and not isinstance(each, str)]
    if get_origin(hint) is Literal:
        return " or ".join(f"`{word}`" for word in get_args(hint))
    if get_origin(hint) in (UnionType, Union):
        return " or ".join(inner)
    if get_origin(hint) is dict:
        return f"object of {inner[1]}"
    if get_origin(hint) is tuple:
        return f"list of {inner[0]}" if ... in get_args(hint) else f"list of {len(inner)} {inner[0]}s"
    if issubclass(hint, Struct):
        return f"[{hint.__name__}](#{hint.__name__.lower()})"
    return {int: "integer", str: "string", bool: "boolean", NoneType: "null"}[hint]


def _pretty(value: Any, indent: int = 0, taken: int = 0) -> str:
    """Write JSON with everything on one line that fits there, and plain values side by side."""
    short = json.dumps(value)
    if indent + taken + len(short) < WIDTH or not isinstance(value, dict | list | tuple):
        return short
    pairs = value.items() if isinstance(value, dict) else [(None, each) for each in value]
    lines = [""]
    for key, each in pairs:
        label = "" if key is None else f"{json.dumps(key)}: "
        item = label + _pretty(each, indent + 2, len(label) + 1)
        plain = not isinstance(each, dict | list | tuple) and not lines[-1].endswith(("}", "]"))
        if lines[-1] and plain and indent + len(lines[-1]) + len(item) + 5 < WIDTH:
            lines[-1] += f", {item}"
        else:
            lines.append(item)
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    margin = "\n" + " " * indent
    return opening + ",".join(f"{margin}  {line}" for line in lines[1:]) + margin + closing

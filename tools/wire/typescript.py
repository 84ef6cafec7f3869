"""The wire as TypeScript types, for the browser and any other client."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Any, assert_never

from msgspec import inspect as types

from mirabilia.server.wire import protocol, terms
from tools.wire.limits import limits_of
from tools.wire.shapes import (
    Field,
    ListShape,
    Shape,
    StructShape,
    UnionShape,
    Wire,
    is_optional,
    literal_words,
    the_wire,
    union_structs,
)
from tools.wire.sources import name_docs

WIDTH = 120
CONSTANTS: tuple[tuple[ModuleType, str], ...] = (
    (protocol, "PROTOCOL"),
    (protocol, "LONGEST_MESSAGE"),
    (terms, "SLOW_CLOCK"),
    (terms, "GONE_MS"),
    (terms, "IDLE_MS"),
)
"""Numbers that a client has to know."""

_HEAD = """\
// What goes over the wire, written by `{command}`
// from src/mirabilia/server/wire, src/mirabilia/insight/model.py and the games; change it there. The page
// docs/reference/protocol.md says how it is used.
// It is long because it has every message of the wire in one file, written in one go.
"""


def types_file(command: str) -> str:
    """Return the file; `command` is the command that writes it."""
    wire = the_wire()
    constants = [
        f"{_comment(name_docs(module)[name])}export const {name} = {getattr(module, name)};\n"
        for module, name in CONSTANTS
    ]
    return "\n".join(
        [_HEAD.format(command=command), *constants, *(_declared(shape, wire) for shape in wire.shapes.values())]
    )


def _declared(shape: Shape, wire: Wire) -> str:
    match shape:
        case StructShape():
            return _interface(shape, wire)
        case ListShape():
            return _list(shape)
        case UnionShape():
            return _comment(shape.doc) + _wrapped(f"export type {shape.name} =", list(shape.members))
    assert_never(shape)


def _interface(shape: StructShape, wire: Wire) -> str:
    owner = sys.modules[shape.struct.__module__]
    tag = [f'  readonly {shape.tag_field}: "{shape.tag}";\n'] if shape.tag_field else []
    fields = [_field(field, wire, owner) for field in shape.fields]
    return f"{_comment(shape.doc)}export interface {shape.name} {{\n{''.join([*tag, *fields])}}}\n"


def _field(field: Field, wire: Wire, owner: ModuleType) -> str:
    said = " ".join(part for part in (field.doc, _sentence(limits_of(field.type))) if part)
    return f"{_comment(said, '  ')}  readonly {field.name}{'?' * field.may_miss}: {written(field.type, wire, owner)};\n"


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}." if words else ""


def _list(shape: ListShape) -> str:
    """Write a closed list as a value to iterate over, and as the type of its words."""
    constant = constant_of(shape.name)
    words = [f'"{word}"' for word in shape.words]
    value = f"export const {constant} = [{', '.join(words)}] as const;\n"
    if len(value) > WIDTH:
        value = f"export const {constant} = [\n" + "".join(f"  {word},\n" for word in words) + "] as const;\n"
    return f"{_comment(shape.doc)}{value}export type {shape.name} = (typeof {constant})[number];\n"


def constant_of(name: str) -> str:
    """Return the name of the list of all words of a type: `GAME_NAMES` for `GameName`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper() + "S"


def written(info: types.Type, wire: Wire, owner: ModuleType) -> str:
    """Write a type as TypeScript does; `owner` is the module whose names it uses."""
    match info:
        case types.StrType():
            return "string"
        case types.IntType() | types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.RawType() | types.AnyType():
            return "unknown"
        case types.LiteralType():
            return _words(frozenset(info.values), info.values, wire, owner)
        case types.StructType():
            return wire.spelled((info.cls,))[0]
        case types.VarTupleType(item_type=item):
            inner = written(item, wire, owner)
            return f"readonly ({inner})[]" if re.search(r" [|]|^readonly", inner) else f"readonly {inner}[]"
        case types.TupleType(item_types=items):
            return f"readonly [{', '.join(written(item, wire, owner) for item in items)}]"
        case types.DictType(key_type=key, value_type=value):
            return f"Readonly<Record<{written(key, wire, owner)}, {written(value, wire, owner)}>>"
        case types.UnionType():
            return _union(info, wire, owner)
    raise NotImplementedError(f"no TypeScript is known for {info}")


def _union(info: types.UnionType, wire: Wire, owner: ModuleType) -> str:
    words = literal_words(info)
    parts = [_words(words, tuple(sorted(words)), wire, owner)] if words else list(wire.spelled(union_structs(info)))
    if not words:
        plain = [member for member in info.types if not isinstance(member, types.StructType | types.NoneType)]
        parts += [written(member, wire, owner) for member in plain]
    return " | ".join([*parts, *["null"] * is_optional(info)])


def _words(words: frozenset[Any], ordered: Sequence[Any], wire: Wire, owner: ModuleType) -> str:
    return wire.choice(words, owner) or " | ".join(json.dumps(word) for word in ordered)


def _wrapped(head: str, members: list[str]) -> str:
    line = f"{head} {' | '.join(members)};\n"
    return line if len(line) <= WIDTH else head + "".join(f"\n  | {member}" for member in members) + ";\n"


def _comment(text: str, indent: str = "") -> str:
    assert "*/" not in text, f"this would end the comment: {text}"
    return f"{indent}/** {text} */\n" if text else ""

"""The page about the protocol: prose from `protocol.template`, every message with its fields and a real example."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from string import Template
from types import ModuleType
from typing import Any, assert_never, get_args

import msgspec
from msgspec import inspect as types

from mirabilia.server.wire import protocol
from mirabilia.text import say
from tools.wire.examples import the_story
from tools.wire.limits import limits_of
from tools.wire.shapes import (
    PREFIXES,
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

TEMPLATE = Path(__file__).with_name("protocol.template")
WIDTH = 116


def protocol_page(command: str) -> str:
    """Return the page; `command` is the command that writes it."""
    return Template(TEMPLATE.read_text()).substitute(
        command=command,
        protocol=protocol.PROTOCOL,
        longest=protocol.LONGEST_MESSAGE,
        reference="\n".join(_reference(the_wire())),
    )


def _reference(wire: Wire) -> Iterator[str]:
    for title, shapes in _chapters(wire).items():
        yield f"## {title}\n"
        yield from (_section(shape, wire) for shape in shapes)


def _chapters(wire: Wire) -> dict[str, list[Shape]]:
    """Return every shape under the title of its chapter."""
    client = [wire.shapes[member.__name__] for member in get_args(protocol.ClientMessage)]
    server = [wire.shapes[member.__name__] for member in get_args(protocol.ServerMessage)]
    bodies = [wire.shapes[body.__name__] for body in wire.bodies]
    spoken_of = [*client, *server, *bodies]
    rest = [shape for shape in wire.shapes.values() if shape not in spoken_of]
    return {
        "What a client sends": client,
        "What the server sends": server,
        "Bodies of requests and answers": bodies,
        "What they are made of": [shape for shape in rest if not shape.prefix],
        **{
            say(f"{game}-game"): [shape for shape in rest if shape.prefix == prefix]
            for game, prefix in PREFIXES.items()
        },
    }


def _section(shape: Shape, wire: Wire) -> str:
    return "\n\n".join(part for part in (f"### {shape.name}", shape.doc, _content(shape, wire)) if part) + "\n"


def _content(shape: Shape, wire: Wire) -> str:
    match shape:
        case ListShape():
            return _either(f'`"{word}"`' for word in shape.words)
        case UnionShape():
            return _either(_link(member) for member in shape.members)
        case StructShape():
            return "\n\n".join(part for part in (_fields(shape, wire), _example(shape)) if part)
    assert_never(shape)


def _fields(shape: StructShape, wire: Wire) -> str:
    owner = sys.modules[shape.struct.__module__]
    tag = [f'| `{shape.tag_field}` | `"{shape.tag}"` | |'] if shape.tag_field else []
    rows = [*tag, *(_row(field, shape, wire, owner) for field in shape.fields)]
    return "\n".join(["| field | type | meaning |", "|---|---|---|", *rows])


def _row(field: Field, shape: StructShape, wire: Wire, owner: ModuleType) -> str:
    limits = limits_of(field.type).replace("|", "\\|")
    kind = spoken(field.type, wire, owner) + f" ({limits})" * bool(limits) + ", optional" * field.may_miss
    default = f"Left out: `{json.dumps(field.default)}`." if field.may_miss and shape.from_client else ""
    meaning = " ".join(part for part in (field.doc, default) if part)
    return f"| `{field.name}` | {kind} | {meaning} |" if meaning else f"| `{field.name}` | {kind} | |"


def _example(shape: StructShape) -> str:
    example = the_story().examples.get(shape.struct)
    return f"```json\n{laid_out(json.loads(msgspec.json.encode(example)))}\n```" if example else ""


def laid_out(value: Any, indent: str = "", before: int = 0) -> str:
    """Write JSON in as few readable lines as possible; the first line already has `before` characters."""
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + before + len(line) <= WIDTH or not isinstance(value, dict | list) or not value:
        return line
    deeper = indent + "  "
    heads = [f"{json.dumps(key)}: " for key in value] if isinstance(value, dict) else [""] * len(value)
    items = list(value.values()) if isinstance(value, dict) else value
    parts = [head + laid_out(item, deeper, len(head)) for head, item in zip(heads, items, strict=True)]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    lines = _filled(parts, [_is_plain(item) for item in items], WIDTH - len(deeper))
    return f"{opening}\n{deeper}" + f",\n{deeper}".join(lines) + f"\n{indent}{closing}"


def _filled(parts: list[str], plain: list[bool], width: int) -> list[str]:
    """Put neighbouring plain parts on one line, as many as fit."""
    lines = parts[:1]
    for number, part in enumerate(parts[1:], start=1):
        if plain[number] and plain[number - 1] and len(lines[-1]) + len(part) + 3 <= width:
            lines[-1] += f", {part}"
        else:
            lines.append(part)
    return lines


def _is_plain(value: Any) -> bool:
    """Return whether a value is a word or a number, or a list of these."""
    if isinstance(value, list):
        return not any(isinstance(item, dict | list) for item in value)
    return not isinstance(value, dict) or not value


def spoken(info: types.Type, wire: Wire, owner: ModuleType) -> str:
    """Describe a type in words; `owner` is the module whose names it uses."""
    match info:
        case types.StrType():
            return "string"
        case types.IntType():
            return "integer"
        case types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "`null`"
        case types.RawType() | types.AnyType():
            return "any JSON"
        case types.LiteralType(values=values):
            return _words(frozenset(values), wire, owner)
        case types.StructType():
            return _link(*wire.spelled((info.cls,)))
        case types.VarTupleType(item_type=item):
            return f"array of {spoken(item, wire, owner)}"
        case types.TupleType(item_types=items):
            return f"array of {len(items)}: {', '.join(spoken(item, wire, owner) for item in items)}"
        case types.DictType(value_type=value):
            return f"object with {spoken(value, wire, owner)} for each key"
        case types.UnionType():
            return _union(info, wire, owner)
    raise NotImplementedError(f"no words are known for {info}")


def _union(info: types.UnionType, wire: Wire, owner: ModuleType) -> str:
    words = literal_words(info)
    if words:
        parts = [_words(words, wire, owner)]
    else:
        plain = [member for member in info.types if not isinstance(member, types.StructType | types.NoneType)]
        parts = [*map(_link, wire.spelled(union_structs(info))), *(spoken(member, wire, owner) for member in plain)]
    return _either([*parts, *["`null`"] * is_optional(info)])


def _words(words: frozenset[Any], wire: Wire, owner: ModuleType) -> str:
    name = wire.choice(words, owner)
    return _link(name) if name else _either(f'`"{word}"`' for word in sorted(words))


def _either(parts: Iterable[str]) -> str:
    *most, last = parts
    return f"{', '.join(most)} or {last}" if most else last


def _link(name: str) -> str:
    return f"[{name}](#{name.lower()})"

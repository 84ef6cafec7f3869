"""The wire as a list of named things, each after those it is made of; the page and TypeScript come from it.

Structs of a game have its name as a prefix (`SevenView`), because every game has views; a `Sight` is one struct in
Python and one for each game here. The name of a union or a closed list is found by its members, because types forget
the names they were given.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from types import ModuleType, UnionType
from typing import Any, Literal, cast, get_args, get_origin

from msgspec import NODEFAULT, Struct
from msgspec import inspect as types
from msgspec.structs import replace

from mirabilia.core import prospect
from mirabilia.core.registry import HOUSE, describe, home
from mirabilia.insight import model as insight
from mirabilia.insight.statistics import model as statistics
from mirabilia.server.wire import bodies, origin, people, protocol, terms
from tools.wire.sources import doc_of, field_docs, name_docs


def sight_type(game: str) -> Any:
    """Return what a seat sees of a game, in the game's own nouns."""
    nouns, sight = describe(game).nouns, cast("Any", protocol.Sight)  # created at run time, which no type checker knows
    return sight[nouns.view, nouns.decision, nouns.event, nouns.outlook, nouns.consequence]


PREFIXES = {game: game.capitalize() for game in HOUSE}
"""The prefix of the names of each game's structs."""

MODULES: dict[str, tuple[ModuleType, ...]] = {
    "": (protocol, people, terms, origin, bodies, insight, statistics, prospect),
    **{
        PREFIXES[game]: (
            *(sys.modules[noun.__module__] for noun in (describe(game).nouns.view, describe(game).nouns.outlook)),
            import_module(f"{home(game).game}.facts"),
        )
        for game in HOUSE
    },
}
"""Where the things of the wire are defined, by the prefix of their names."""

SIGHTS: dict[Any, str] = {sight_type(game): game for game in HOUSE}
"""What a seat sees in each game, with the game's name, by which a client tells them apart."""

RAW: dict[tuple[type[Struct], str], Any] = {
    (protocol.Choose, "move"): tuple(move for game in HOUSE for move in get_args(describe(game).nouns.move)),
}
"""Fields that are decoded later, once the game is known."""

ALSO_NAMED: dict[str, tuple[tuple[Any, ...], str]] = {
    "Move": (RAW[protocol.Choose, "move"], "A move of the game that is played."),
    "Sight": (tuple(SIGHTS), "What a seat sees of the game that is played."),
}
"""Unions that have no name in Python, with a description."""


@dataclass(frozen=True)
class Field:
    """A field of a struct, as it goes over the wire."""

    name: str
    type: types.Type
    doc: str
    may_miss: bool
    """Whether a message may come without it."""
    default: Any
    """Its value if it is missing; NODEFAULT if it has none."""


@dataclass(frozen=True)
class StructShape:
    """A struct."""

    name: str
    doc: str
    struct: type[Struct]
    tag_field: str | None
    tag: str | None
    fields: tuple[Field, ...]
    from_client: bool
    """Whether a client sends it: only those are read strictly."""

    @property
    def prefix(self) -> str:
        """The prefix of its name."""
        return prefix_of(self.struct)


@dataclass(frozen=True)
class ListShape:
    """A closed list of words."""

    name: str
    doc: str
    words: tuple[str, ...]
    prefix: str


@dataclass(frozen=True)
class UnionShape:
    """A union of structs told apart by their tags; a member may be a smaller union."""

    name: str
    doc: str
    members: tuple[str, ...]
    prefix: str


Shape = StructShape | ListShape | UnionShape


def prefix_of(struct: type[Struct]) -> str:
    """Return the prefix of a struct's name."""
    if struct in SIGHTS:
        return PREFIXES[SIGHTS[struct]]
    return _prefix_of_module(sys.modules[struct.__module__])


def _prefix_of_module(module: ModuleType) -> str:
    return next(prefix for prefix, modules in MODULES.items() if module in modules)


def name_of(struct: type[Struct]) -> str:
    """Return the name of a struct on the wire's page and in TypeScript."""
    return prefix_of(struct) + struct.__name__


class Wire:
    """Everything that is reachable from the messages and the bodies of HTTP, in order of dependency."""

    def __init__(self) -> None:
        self.shapes: dict[str, Shape] = {}
        for union in (protocol.Command, protocol.ClientMessage, protocol.Sight, protocol.ServerMessage):
            self._reach(meant(types.type_info(union)), protocol)
        reached = {shape.struct for shape in self.shapes.values() if isinstance(shape, StructShape)}
        self.bodies = [struct for struct in _public_structs(bodies) if struct not in reached]
        """The structs of HTTP."""
        for struct in self.bodies:
            self._reach(meant(types.type_info(struct)), bodies)

    @property
    def structs(self) -> list[StructShape]:
        """All structs."""
        return [shape for shape in self.shapes.values() if isinstance(shape, StructShape)]

    def choice(self, words: frozenset[Any], owner: ModuleType) -> str | None:
        """Return the name by which a module knows the list of these words."""
        return self._choices.get((_prefix_of_module(owner), words))

    def spelled(self, structs: tuple[type[Struct], ...], besides: str = "") -> tuple[str, ...]:
        """Return the fewest names that together mean these structs, other than the name `besides`."""
        left, names = list(structs), []
        for members, name in sorted(self._unions.items(), key=lambda entry: -len(entry[0])):
            if members <= set(left) and name != besides:
                names.append((left.index(next(struct for struct in left if struct in members)), name))
                left = [struct for struct in left if struct not in members]
        names += [(structs.index(struct), name_of(struct)) for struct in left]
        return tuple(name for _, name in sorted(names))

    @cached_property
    def _unions(self) -> dict[frozenset[type[Struct]], str]:
        """The names of unions of structs."""
        found = {frozenset(members): name for name, (members, _) in ALSO_NAMED.items()}
        for prefix, module in _all_modules():
            for name, value in vars(module).items():
                members = get_args(value) if isinstance(value, UnionType) else ()
                if members and all(isinstance(member, type) and issubclass(member, Struct) for member in members):
                    found[frozenset(members)] = prefix + name
        return found

    @cached_property
    def _choices(self) -> dict[tuple[str, frozenset[Any]], str]:
        """The names of closed lists, by the module that uses them."""
        return {
            (prefix, frozenset(words)): prefix + name
            for prefix, module in _all_modules()
            for name, value in vars(module).items()
            if (words := _words(value))
        }

    def _reach(self, info: types.Type, owner: ModuleType) -> None:
        """Note what a type is made of, then the type itself if it has a name."""
        match info:
            case types.StructType():
                self._reach_struct(info)
            case types.LiteralType():
                self._reach_choice(frozenset(info.values), owner)
            case types.UnionType():
                self._reach_union(info, owner)
            case types.VarTupleType(item_type=item):
                self._reach(item, owner)
            case types.TupleType(item_types=items):
                for item in items:
                    self._reach(item, owner)
            case types.DictType(key_type=key, value_type=value):
                self._reach(key, owner)
                self._reach(value, owner)

    def _reach_struct(self, info: types.StructType) -> None:
        if name_of(info.cls) in self.shapes:
            return
        for field in info.fields:
            self._reach(field_type(info.cls, field), sys.modules[info.cls.__module__])
        self.shapes[name_of(info.cls)] = struct_shape(info)

    def _reach_union(self, info: types.UnionType, owner: ModuleType) -> None:
        words = literal_words(info)
        if words:
            self._reach_choice(words, owner)
            return
        for member in info.types:
            self._reach(member, owner)
        structs = union_structs(info)
        if len(structs) > 1:
            self._note_union(structs)

    def _note_union(self, structs: tuple[type[Struct], ...]) -> None:
        """Note a union and the smaller ones it consists of, if they have names."""
        name = self._unions.get(frozenset(structs))
        if name is None or name in self.shapes:
            return
        for members in self._unions:
            if members < set(structs):
                self._note_union(tuple(struct for struct in structs if struct in members))
        prefix, doc = self._origin(name)
        self.shapes[name] = UnionShape(name, doc, self.spelled(structs, besides=name), prefix)

    def _reach_choice(self, words: frozenset[Any], owner: ModuleType) -> None:
        name = self.choice(words, owner)
        if name and name not in self.shapes:
            prefix, doc = self._origin(name)
            ordered = _words(getattr(owner, name.removeprefix(prefix)))
            self.shapes[name] = ListShape(name, doc, ordered, prefix)

    def _origin(self, name: str) -> tuple[str, str]:
        """Return the prefix of a name that is not a struct's, and its description."""
        for prefix, modules in MODULES.items():
            plain = name.removeprefix(prefix)
            if name.startswith(prefix) and any(plain in vars(module) for module in modules):
                return prefix, next((docs[plain] for module in modules if plain in (docs := name_docs(module))), "")
        return "", ALSO_NAMED[name][1]


@cache
def the_wire() -> Wire:
    """Return the wire as it is."""
    return Wire()


def struct_shape(info: types.StructType) -> StructShape:
    """Return a struct with everything that its source says about it."""
    source = get_origin(info.cls) or info.cls
    docs, aliases, game = field_docs(source), _alias_docs(source), SIGHTS.get(info.cls)
    leaves_out = info.forbid_unknown_fields or source.__struct_config__.omit_defaults
    fields = tuple(
        Field(
            field.encode_name,
            field_type(info.cls, field),
            docs.get(field.name) or aliases.get(field.name, ""),
            may_miss=not field.required and (leaves_out or _has_no_value(field)),
            default=field.default if leaves_out else NODEFAULT,
        )
        for field in info.fields
        if not (game and field.name == "game")
    )
    tag_field, tag = ("game", game) if game else (info.tag_field, None if info.tag is None else str(info.tag))
    return StructShape(name_of(info.cls), doc_of(source), info.cls, tag_field, tag, fields, info.forbid_unknown_fields)


def _has_no_value(field: types.Field) -> bool:
    """Return whether an optional field has no default value, so that it is simply left out."""
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def field_type(struct: type[Struct], field: types.Field) -> types.Type:
    """Return the type of a field, or the type that is meant where it is decoded later."""
    later = RAW.get((struct, field.name))
    return types.UnionType(tuple(types.type_info(member) for member in later)) if later else meant(field.type)


def meant(info: types.Type) -> types.Type:
    """Return a type with every game in it: the names of games are a closed list, and each has a `Sight` of its own."""
    match info:
        case types.Metadata(extra={"list": "games"}):
            return types.LiteralType(HOUSE)
        case types.StructType(cls=protocol.Sight | protocol.AnySight):
            return types.UnionType(tuple(types.type_info(sight) for sight in SIGHTS))
        case types.VarTupleType(item_type=item):
            return replace(info, item_type=meant(item))
        case types.UnionType(types=members):
            flat = [getattr(member, "types", (member,)) for member in map(meant, members)]
            return types.UnionType(tuple(member for part in flat for member in part))
    return info


def literal_words(info: types.UnionType) -> frozenset[Any]:
    """Return the words of a union of closed lists; none if it is something else."""
    lists = [member.values for member in info.types if isinstance(member, types.LiteralType)]
    only = all(isinstance(member, types.LiteralType | types.NoneType) for member in info.types)
    return frozenset(word for words in lists for word in words) if only else frozenset()


def union_structs(info: types.UnionType) -> tuple[type[Struct], ...]:
    """Return the structs of a union."""
    return tuple(member.cls for member in info.types if isinstance(member, types.StructType))


def is_optional(info: types.UnionType) -> bool:
    """Return whether null is one of the members of a union."""
    return any(isinstance(member, types.NoneType) for member in info.types)


def _alias_docs(struct: type[Struct]) -> dict[str, str]:
    """Return the description of the named type of each field (`id: CommandId`) that has one."""
    found: dict[str, str] = {}
    for owner in reversed(struct.__mro__):
        module = sys.modules[owner.__module__]
        if issubclass(owner, Struct) and module in MODULES[""]:
            docs = _docs_of_types()
            for name, annotation in getattr(owner, "__annotations__", {}).items():
                found[name] = docs.get(annotation.removesuffix(" | None"), "")
    return found


@cache
def _docs_of_types() -> dict[str, str]:
    """Return the descriptions of the server's named types that are not closed lists."""
    return {
        name: doc
        for module in MODULES[""]
        for name, doc in name_docs(module).items()
        if not _words(getattr(module, name))
    }


def _all_modules() -> Iterator[tuple[str, ModuleType]]:
    """Yield every module that defines things of the wire, with the prefix of their names."""
    for prefix, modules in MODULES.items():
        for module in modules:
            yield prefix, module


def _words(value: Any) -> tuple[str, ...]:
    """Return the words of a closed list in the order of its source; none if it is something else."""
    if get_origin(value) is Literal:
        return get_args(value)
    if value == protocol.GameName:
        return HOUSE
    parts = [_words(part) for part in get_args(value)] if "Union" in str(get_origin(value)) else []
    return tuple(word for part in parts for word in part) if all(parts) else ()


def _public_structs(module: ModuleType) -> Iterator[type[Struct]]:
    for name, value in vars(module).items():
        own = isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__
        if own and not name.startswith("_"):
            yield value

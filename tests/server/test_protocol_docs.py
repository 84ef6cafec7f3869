"""The page and the TypeScript types say all that goes over the wire, and nothing else."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from msgspec import NODEFAULT, UNSET, Struct
from msgspec.structs import FieldInfo, fields

from mirabilia.core.registry import HOUSE
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from tests.house.names import BLOCK
from tests.house.tree import ROOT
from tools.wire.examples import the_story
from tools.wire.shapes import MODULES, RAW, SIGHTS, name_of
from tools.write_docs import PAGES

PAGE = "docs/reference/protocol.md"
TYPES = "web/src/lib/wire/protocol.ts"
PERSONAL = (bodies.RenewSeats, bodies.ExportGames, bodies.LookBack, bodies.ForgetMe, bodies.Report)
ASKED = (
    bodies.NewTable,
    bodies.Join,
    bodies.TryAgain,
    bodies.HandOver,
    bodies.TakeOver,
    bodies.KeepSeats,
    bodies.Recover,
    *PERSONAL,
)
PUZZLES = (bodies.PuzzleList, bodies.PuzzlePosition, bodies.PuzzleAnswer)
STUDIED = (bodies.Steps, bodies.ReviewPage, bodies.PastDecision, bodies.PastGames, bodies.StatisticsPage, *PUZZLES)
ANSWERED = (
    bodies.Joined,
    bodies.TableList,
    *STUDIED,
    bodies.HandedOver,
    bodies.LeftSeats,
    bodies.SeatBundle,
    bodies.ForgottenAt,
)
BODIES = (*ASKED, *ANSWERED, bodies.Problem, bodies.Health)
MESSAGES = (*get_args(wire.ClientMessage), *get_args(wire.ServerMessage), *BODIES)
OF_TYPESCRIPT = {"Readonly", "Record"}


def reachable(hint: Any, found: set[type[Struct]]) -> set[type[Struct]]:
    """Add to `found` every struct that a type is made of, by its hints alone; what is seen, once per game."""
    if hint is wire.AnySight:
        reachable(tuple(SIGHTS), found)
    elif hint in SIGHTS:
        found.add(hint)
        reachable(get_args(hint), found)
    elif isinstance(hint, type) and issubclass(hint, Struct):
        if hint not in found:
            found.add(hint)
            for inner in [
                *get_type_hints(hint).values(),
                *(moves for (owner, _), moves in RAW.items() if owner is hint),
            ]:
                reachable(inner, found)
    else:
        for inner in hint if isinstance(hint, tuple) else get_args(hint):
            reachable(inner, found)
    return found


STRUCTS = sorted(reachable(MESSAGES, set()), key=name_of)
MOVES = reachable(tuple(RAW.values()), set())
"""What a client sends back unchanged."""
SENT_BY_CLIENTS = reachable((*get_args(wire.ClientMessage), *ASKED), set()) - MOVES


@pytest.fixture(scope="module")
def page() -> str:
    return (ROOT / PAGE).read_text()


@pytest.fixture(scope="module")
def code() -> str:
    """The types without their comments."""
    text = re.sub(r"/\*\*.*?\*/", "", (ROOT / TYPES).read_text(), flags=re.DOTALL)
    return re.sub(r"^//.*$", "", text, flags=re.MULTILINE)


def interfaces(code: str) -> list[tuple[str, list[tuple[str, str, str]]]]:
    """Return every interface with its fields: name, `?` or nothing, type."""
    found = re.findall(r"^export interface (\w+) \{\n(.*?)^\}", code, re.DOTALL | re.MULTILINE)
    return [(name, re.findall(r"^  readonly (\w+)(\??): (.+);$", body, re.MULTILINE)) for name, body in found]


def unions(code: str) -> dict[str, list[str]]:
    """Return the members of every named union of interfaces."""
    found = re.findall(r"^export type (\w+) =([^()]+?);", code, re.MULTILINE)
    return {name: re.findall(r"\w+", members) for name, members in found}


def leaves(name: str, named: dict[str, list[str]]) -> Iterator[str]:
    """Yield the interfaces of a union."""
    for member in named.get(name, []):
        yield from leaves(member, named) if member in named else [member]


def sections(page: str) -> dict[str, str]:
    """Return what is beneath every name on the page."""
    parts = re.split(r"^### (\w+)$", page, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def config_of(struct: type[Struct]) -> Any:
    return (get_origin(struct) or struct).__struct_config__


def tag_of(struct: type[Struct]) -> list[str]:
    if struct in SIGHTS:
        return ["game"]
    config = config_of(struct)
    return [config.tag_field] if config.tag_field else []


def fields_of(struct: type[Struct]) -> list[FieldInfo]:
    """Return the fields of a struct besides its tag."""
    return [field for field in fields(get_origin(struct) or struct) if [field.name] != tag_of(struct)]


def may_miss(struct: type[Struct], field: FieldInfo) -> bool:
    """Whether a message is complete without a field: a client may omit defaults, the server where it says so."""
    has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    if field.default is UNSET:
        return True
    return has_default and (struct in SENT_BY_CLIENTS or config_of(struct).omit_defaults)


def closed_lists() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield every list of words that the modules of the wire name themselves."""
    named = [(prefix, module) for prefix, modules in MODULES.items() for module in modules]
    for prefix, module in named:
        for name, value in vars(module).items():
            parts = get_args(value) if get_origin(value) in (Union, UnionType) else (value,)
            if all(get_origin(part) is Literal for part in parts):
                yield prefix + name, tuple(word for part in parts for word in get_args(part))
    yield "GameName", HOUSE


# Both


@pytest.mark.parametrize("name", [PAGE, TYPES])
def test_the_page_and_the_types_are_among_the_files_that_are_held_fresh(name: str) -> None:
    assert name in PAGES  # tests/house/test_docs.py compares each of these with what would be written now


def test_just_what_a_client_sends_is_read_strictly() -> None:
    assert {struct for struct in STRUCTS if config_of(struct).forbid_unknown_fields} == SENT_BY_CLIENTS


# TypeScript


def test_the_types_have_every_struct_of_the_wire_once(code: str) -> None:
    declared = re.findall(r"^export (?:interface|type|const) (\w+)", code, re.MULTILINE)
    assert [name for name, times in Counter(declared).items() if times > 1] == []
    assert sorted(name for name, _ in interfaces(code)) == [name_of(struct) for struct in STRUCTS]


@pytest.mark.parametrize("struct", STRUCTS, ids=name_of)
def test_the_types_have_every_field_of_a_struct_and_know_which_may_miss(struct: type[Struct], code: str) -> None:
    expected = [(field.encode_name, "?" * may_miss(struct, field)) for field in fields_of(struct)]
    written = [(name, mark) for name, mark, _ in dict(interfaces(code))[name_of(struct)]]
    assert written == [*((tag, "") for tag in tag_of(struct)), *expected]


@pytest.mark.parametrize("struct", [struct for struct in STRUCTS if tag_of(struct)], ids=name_of)
def test_the_types_tell_a_struct_by_its_literal_tag(struct: type[Struct], code: str) -> None:
    tag = SIGHTS.get(struct) or config_of(struct).tag
    assert dict(interfaces(code))[name_of(struct)][0] == (*tag_of(struct), "", f'"{tag}"')


def test_every_union_of_the_types_is_told_apart_by_one_tag(code: str) -> None:
    named, declared = unions(code), dict(interfaces(code))
    assert {
        "ClientMessage",
        "ServerMessage",
        "Command",
        "TableCommand",
        "Sight",
        "SevenMove",
        "ArchitectsEvent",
    } <= set(named)
    for name in named.keys() - {"Move"}:  # its table says which game a move belongs to
        tags = [declared[member][0] for member in leaves(name, named)]
        assert len({field for field, _, _ in tags}) == 1, name
        assert len({tag for _, _, tag in tags}) == len(tags) > 1, name


def test_the_unions_of_messages_have_all_their_members(code: str) -> None:
    for name, union in (("ClientMessage", wire.ClientMessage), ("ServerMessage", wire.ServerMessage)):
        assert sorted(leaves(name, unions(code))) == sorted(member.__name__ for member in get_args(union))


def test_the_types_refer_to_nothing_that_is_not_there(code: str) -> None:
    declared = set(re.findall(r"^export (?:interface|type) (\w+)", code, re.MULTILINE))
    used = set(re.findall(r"\b[A-Z][a-z]\w+", re.sub(r'"[^"]*"', "", code)))
    assert used - declared - OF_TYPESCRIPT == set()


def test_the_types_have_the_constants_and_the_closed_lists(code: str) -> None:
    assert f"export const PROTOCOL = {wire.PROTOCOL};" in code
    assert f"export const LONGEST_MESSAGE = {wire.LONGEST_MESSAGE};" in code
    arrays = re.findall(
        r"^export const (\w+) = \[(.*?)\] as const;\nexport type (\w+) = \(typeof \1\)", code, re.DOTALL | re.M
    )
    written = {name: tuple(re.findall(r'"([^"]+)"', words)) for _, words, name in arrays}
    assert {"Reaction", "Code", "Phase", "GameName", "SevenResource", "ArchitectsSymbol"} <= set(written)
    assert {name: words for name, words in closed_lists() if name in written} == written


# The page


@pytest.mark.parametrize("struct", STRUCTS, ids=name_of)
def test_the_page_has_every_field_of_a_struct(struct: type[Struct], page: str) -> None:
    shown = re.findall(r"^\| `(\w+)` \|", sections(page)[name_of(struct)], re.MULTILINE)
    assert shown == [*tag_of(struct), *(field.encode_name for field in fields_of(struct))]


@pytest.mark.parametrize("struct", MESSAGES, ids=name_of)
def test_the_example_of_a_message_is_one(struct: type[Struct], page: str) -> None:
    (example,) = [text for language, text in BLOCK.findall(sections(page)[name_of(struct)]) if language == "json"]
    decoded = msgspec.json.decode(example, type=struct)
    assert json.loads(msgspec.json.encode(decoded)) == json.loads(example)


def test_every_example_on_the_page_is_of_what_it_stands_under(page: str) -> None:
    structs = {name_of(struct): struct for struct in STRUCTS}
    for name, text in sections(page).items():
        for language, example in BLOCK.findall(text):
            assert language == "json", name
            msgspec.json.decode(example, type=structs[name])


def test_the_page_gives_the_hash_of_a_view_also_after_a_light_update(page: str) -> None:
    (program,) = [text for language, text in BLOCK.findall(page) if language == "python"]
    names: dict[str, Any] = {}
    exec(program, names)  # what a reader would copy
    before = json.loads(msgspec.json.encode(the_story().before))
    update = json.loads(msgspec.json.encode(the_story().examples[wire.Update]))
    view = before["sight"]["view"]
    assert names["hash_of"](view, view["ready"]) == before["hash"]
    assert update["after"] == before["version"]
    assert update["sight"]["view"] is None
    assert "hash" not in update  # everyone is told the same, and has a view of their own
    assert names["hash_of"](view, update["sight"]["ready"]) != before["hash"]


def test_the_page_says_of_every_refusal_why(page: str) -> None:
    (table,) = re.findall(r"^\| code \| why \|\n\|---\|---\|\n((?:\|.*\n)+)", page, re.MULTILINE)
    assert sorted(re.findall(r"^\| `([\w-]+)` \| \S", table, re.MULTILINE)) == sorted(get_args(wire.Code))


def test_the_page_lists_every_request_that_the_protocol_names(page: str) -> None:
    named = {route for body in BODIES for route in re.findall(r"(?:GET|POST) /[\w/]+", body.__doc__ or "")}
    assert len(named) > 3
    assert named <= set(re.findall(r"^\| `(\w+ /[\w/]+)` \|", page, re.MULTILINE))

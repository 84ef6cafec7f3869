"""The page about bots that are programs: prose from `bots_stdio.template`, then every message with an example."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from string import Template
from typing import Any, get_args

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec import inspect as types

from mirabilia import __version__
from mirabilia.bots.bot import make_chance
from mirabilia.core.registry import HOUSE, describe
from mirabilia.programs import messages, program
from mirabilia.server.thinking import workers
from tools.wire.page import laid_out
from tools.wire.sources import doc_of, field_docs

TEMPLATE = Path(__file__).with_name("bots_stdio.template")
WORDS: dict[type[types.Type], str] = {
    types.IntType: "integer",
    types.FloatType: "number",
    types.StrType: "string",
    types.RawType: "object",
    types.NoneType: "`null`",
}
SEED = 2026
GAME = HOUSE[-1]
"""The game that the examples come from."""


def bots_stdio_page(command: str) -> str:
    """Return the page; `command` is the command that writes it."""
    return Template(TEMPLATE.read_text()).substitute(
        command=command,
        protocol=messages.PROTOCOL,
        longest=f"{messages.LONGEST_LINE:,}",
        getting_ready=f"{program.GETTING_READY:g}",
        seconds=f"{program.SECONDS:g}",
        server_seconds=f"{workers.PROGRAM_THINKING:g}",
        first_pause=f"{program.FIRST_PAUSE:g}",
        longest_pause=f"{program.LONGEST_PAUSE:g}",
        messages="\n".join(_sections()),
    )


def _sections() -> Iterator[str]:
    for struct in (*get_args(messages.ToProgram), *get_args(messages.FromProgram)):
        example = laid_out(json.loads(msgspec.json.encode(examples()[struct])))
        yield f"### {struct.__name__}\n\n{doc_of(struct)}\n\n{_fields(struct)}\n\n```json\n{example}\n```\n"


def _fields(struct: type[Struct]) -> str:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    docs = field_docs(struct)
    rows = [f'| `{info.tag_field}` | `"{info.tag}"` | |']
    for field in info.fields:
        optional = "" if field.default is NODEFAULT else ", optional"
        rows.append(f"| `{field.name}` | {_spoken(field.type)}{optional} | {docs.get(field.name, '')} |")
    return "\n".join(["| field | type | meaning |", "|---|---|---|", *rows])


def _spoken(info: types.Type) -> str:
    if isinstance(info, types.UnionType):
        return " or ".join(map(_spoken, info.types))
    return WORDS[type(info)]


def examples() -> dict[type[Struct], Any]:
    """Return a real message of every kind."""
    rules = describe(GAME).rules
    state = rules.start(rules.draw_setup(2, SEED), SEED)
    decision = rules.decision(state, rules.waiting(state)[0])
    view, chance = rules.view(state, decision.seat), messages.write_chance(int(make_chance(SEED, 0)[0]))
    return {
        messages.Greeting: messages.Greeting(messages.PROTOCOL, __version__),
        messages.Ask: messages.Ask(1, GAME, 10.0, chance, messages.raw(view), messages.raw(decision)),
        messages.Ready: messages.Ready(messages.PROTOCOL, "cheapest"),
        messages.Answer: messages.Answer(1, 2),
        messages.Trouble: messages.Trouble("the book of openings cannot be read"),
    }

"""The words of the web client as a TypeScript type: every key, with the values that its words need."""

from __future__ import annotations

import json
import re
from functools import cache

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from mirabilia.text import ENGLISH, LOCALES

ELSEWHERE = re.compile(r"((.*-)?terminal|calls|help|refusals(-.*)?|server|settings|verbs|verify)\.ftl")
"""The files whose words only the terminal and the server use; web/plugins/words.ts leaves out the same."""
ANYTHING = "Value"
"""The type of a value that is only shown."""

_HEAD = """\
// Every key of the client's words, with the values that its words need, written by
// `{command}` from src/mirabilia/text/locales/en; change the words there.
// It is long because it has all the keys in one interface, written in one go.

/** A value that is only shown. */
export type Value = string | number;

/** Words that need no values. */
export type NoValues = Record<never, Value>;

"""


class Needs(Visitor):
    """Collects the values that words need, each with its type, and the other messages that they name."""

    def __init__(self, message: ast.Message) -> None:
        super().__init__()
        self.values: dict[str, str] = {}
        self.names: dict[str, list[str]] = {}
        """The names that a value chooses between, unless it is a number."""
        self.messages: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        """Note a value."""
        self.values.setdefault(node.id.name, ANYTHING)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - fluent's name
        """Note another message."""
        self.messages.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - fluent's name
        """Note what kind of value chooses between forms."""
        if isinstance(node.selector, ast.VariableReference):
            variants = [variant.key for variant in node.variants]
            names = [key.name for key in variants if isinstance(key, ast.Identifier)]
            is_number = len(names) < len(variants) or "one" in names
            value = node.selector.id.name
            self.values[value] = "number" if is_number else value.capitalize()
            self.names |= {} if is_number else {value: names}
        self.generic_visit(node)


def words_file(command: str) -> str:
    """Return the file; `command` is the command that writes it."""
    lines = [f'  "{key}": {_written(needs(key))};\n' for key in sorted(client_messages())]
    return f"{_HEAD.format(command=command)}{_choices()}export interface Messages {{\n{''.join(lines)}}}\n"


@cache
def client_messages() -> dict[str, ast.Message]:
    """Return the messages that the client has, by key: all but those that only the terminal or the server uses."""
    found = [
        entry
        for file in sorted((LOCALES / ENGLISH).glob("*.ftl"))
        if not ELSEWHERE.fullmatch(file.name)
        for entry in FluentResource(file.read_text("utf-8")).body
    ]
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def needs(key: str) -> dict[str, str]:
    """Return the values that the words of a key need, including those of the messages they name, with their types."""
    own = Needs(client_messages()[key])
    inner = {name: kind for other in own.messages for name, kind in needs(other).items()}
    return {name: own.values.get(name, inner.get(name, ANYTHING)) for name in sorted({*own.values, *inner})}


def _choices() -> str:
    """Write the type of each value that chooses by name: every name that occurs in some words."""
    known: dict[str, dict[str, None]] = {}
    for message in client_messages().values():
        for value, names in Needs(message).names.items():
            known.setdefault(value, {}).update(dict.fromkeys(names))
    return "".join(
        f"/** Names between which `${value}` chooses. */\n"
        f"export type {value.capitalize()} = {' | '.join(json.dumps(name) for name in sorted(names))};\n\n"
        for value, names in sorted(known.items())
    )


def _written(values: dict[str, str]) -> str:
    return "{ " + "; ".join(f"{name}: {kind}" for name, kind in values.items()) + " }" if values else "NoValues"

"""What a message looks like in use: in every form that it has, with values like those the game gives it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from mirabilia.text import messages, say

COUNTS = (0, 1, 2, 3, 5, 11, 21, 22)
"""Numbers that take different forms in the languages of the world."""
WORDS = {
    "card": "seven-card-altar",
    "structure": "seven-card-scriptorium",
    "city": "seven-city-gizah",
    "winner": "seven-city-gizah",
    "loser": "seven-city-rhodos",
    "wonder": "seven-wonder-gizah",
    "deck": "architects-deck-centre",
    "token": "architects-token-culture",
    "game": "seven-game",
    "bot": "bot-master",
    "resource": "seven-resource-wood",
    "wares": "seven-wares-raw",
}
"""The words that a value may be filled with, by its name."""
PLAIN: dict[str, str | int] = {
    "name": "Livia",
    "names": "Livia, Marek",
    "by": "Marek",
    "turn": 2,
    "stage": 2,
    "players": 4,
}


class Forms(Visitor):
    """Collects what a message needs: values, the names they choose between, and other messages."""

    def __init__(self, message: ast.Message) -> None:
        super().__init__()
        self.values: set[str] = set()
        self.choices: dict[str, list[str]] = {}
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        """Note a value."""
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - fluent's name
        """Note another message."""
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - fluent's name
        """Note which value a form is chosen by."""
        if isinstance(node.selector, ast.VariableReference):
            keys = [one.key for one in node.variants]
            names = [key.name if isinstance(key, ast.Identifier) else key.value for key in keys]
            self.choices.setdefault(node.selector.id.name, []).extend(names)
        self.generic_visit(node)


@cache
def needs(language: str) -> dict[str, Forms]:
    """Return what each message of a language needs, including the needs of the messages it names."""
    own = {message.id.name: Forms(message) for message in messages(language)}

    def gather(key: str) -> Forms:
        for inner in own[key].messages:
            found = gather(inner)
            own[key].values |= found.values
            own[key].choices = found.choices | own[key].choices
        return own[key]

    return {key: gather(key) for key in own}


def examples(key: str, *languages: str) -> Iterator[tuple[str, ...]]:
    """Yield the words of a key in each language for the same values, once for each form that one of them has."""
    found = [needs(language)[key] for language in languages]
    values = sorted(set.union(*(one.values for one in found)))
    choices = {value: [name for one in found for name in one.choices.get(value, [])] for value in values}
    seen = set()
    for chosen in product(*(_tried(names) if names else (None,) for names in choices.values())):
        picked = {value: one for value, one in zip(values, chosen, strict=True) if one is not None}
        row = tuple(say(key, language, **_filled(values, picked, language)) for language in languages)
        if row not in seen:
            seen.add(row)
            yield row


def _tried(names: list[str]) -> tuple[str | int, ...]:
    """Return the values that lead to every form: all its names, or numbers that languages tell apart."""
    named = [name for name in dict.fromkeys(names) if not name.isdigit() and name not in _FORMS]
    exact = [int(name) for name in names if name.isdigit()]
    is_number = exact or any(name in _FORMS - {"other"} for name in names)
    return tuple(dict.fromkeys([*exact, *COUNTS])) if is_number else (*named, "other")


_FORMS = {"zero", "one", "two", "few", "many", "other"}


def _filled(values: list[str], picked: dict[str, str | int], language: str) -> dict[str, str | int]:
    """Return a value for each name: what was picked, words of the language, or its name in brackets."""
    words = {value: say(WORDS[value], language) for value in values if value in WORDS}
    return {value: f"[{value}]" for value in values} | PLAIN | words | picked

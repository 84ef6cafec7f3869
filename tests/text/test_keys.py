"""Keys and words belong together: everything the code says has words, and no word is left over."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, get_args, get_type_hints

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from mirabilia.bots.roster import every_level
from mirabilia.core.registry import describe, games
from mirabilia.games.architects import facts as architects
from mirabilia.games.architects import model as architects_model
from mirabilia.games.seven.facts import COLOURS, RESOURCES, SYMBOLS, box
from mirabilia.games.seven.model import Built, Decision, Refusal, Secret, View
from mirabilia.text import keys, languages, messages, say
from tests.house.tree import ROOT, files


class Call(NamedTuple):
    """A place in the code that says something."""

    where: str
    pattern: str
    """A regular expression for its keys: the key itself, or one with holes."""
    values: frozenset[str]

    @property
    def words(self) -> frozenset[str]:
        """Every key with words that this may be."""
        return fitting(self.pattern)


class Named(Visitor):
    """Collects what a message names: values, and other messages."""

    def __init__(self) -> None:
        super().__init__()
        self.values: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - fluent's name
        self.messages.add(node.id.name)


@cache
def fitting(pattern: str) -> frozenset[str]:
    """Return every key with words that a regular expression fits."""
    fits = re.compile(pattern).fullmatch
    return frozenset(filter(fits, keys("en")))


@cache
def calls() -> tuple[Call, ...]:
    """Return every place that says something."""
    return tuple(_calls())


def _calls() -> Iterator[Call]:
    for path in files(".py", under="src"):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            where = f"{path.relative_to(ROOT)}:{node.lineno}"
            values = frozenset(keyword.arg or "" for keyword in node.keywords)
            if isinstance(node.func, ast.Name) and node.func.id == "say" and "" not in values:
                yield Call(where, pattern_of(node.args[0], where), values)
            elif isinstance(node.func, ast.Attribute) and node.func.attr == "said" and "" not in values:
                yield Call(where, f"refused-{pattern_of(node.args[0], where)}", values)  # what an error says of itself


def pattern_of(key: ast.expr, where: str) -> str:
    """Return a regular expression for what a key in the code may be; a hole is one word of it."""
    if isinstance(key, ast.Constant):
        return re.escape(str(key.value))
    assert isinstance(key, ast.JoinedStr), f"{where}: a key must be written where it is said, or it cannot be found"
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else hole_of(part) for part in key.values
    )


def hole_of(part: ast.expr) -> str:
    """Return a regular expression for what may fill a hole in a key; games say which kinds of pieces there are."""
    if isinstance(part, ast.FormattedValue) and ast.unparse(part.value) == "piece.kind":
        return "|".join({piece.kind for game in games() for piece in describe(game).statistics.pieces}).join("()")
    return r"\w+"


@cache
def english() -> dict[str, fluent.Message]:
    """Return every message by its key."""
    return {message.id.name: message for message in messages("en")}


@cache
def named(key: str) -> Named:
    """Return what a message names, with what the messages it names do."""
    found = Named()
    found.visit(english()[key])
    for other in tuple(found.messages):
        inner = named(other)
        found.values |= inner.values
        found.messages |= inner.messages
    return found


def test_all_languages_have_one_key_set() -> None:
    sets = {language: keys(language) for language in languages()}
    assert {language: sorted(sets["en"] ^ found) for language, found in sets.items() if found != sets["en"]} == {}


def test_everything_that_is_said_has_words() -> None:
    assert [call.where for call in calls() if not call.words] == []


def test_every_value_that_words_need_is_given() -> None:
    lacking = [(call.where, key, named(key).values - call.values) for call in calls() for key in call.words]
    assert [gap for gap in lacking if gap[2]] == []


def test_every_value_that_is_given_is_used_by_some_words() -> None:
    used = [(call, {value for key in call.words for value in named(key).values}) for call in calls()]
    assert [(call.where, call.values - values) for call, values in used if call.values - values] == []


def test_no_words_are_left_over() -> None:
    said = {key for call in calls() for key in call.words}
    said |= {inner for key in said for inner in named(key).messages}
    own = {key for key in keys("en") if not key.startswith("web-")}  # tests/web/test_words.py has the client's
    assert sorted(own - said) == []


@pytest.mark.parametrize("language", languages())
def test_a_city_is_spelled_alike_in_both_games(language: str) -> None:
    said = [
        {say(f"{game}-city-{wonder.id}", language) for wonder in wonders}
        for game, wonders in (("seven", box().wonders), ("architects", architects.box().wonders))
    ]
    assert said[0] == said[1]


@pytest.mark.parametrize("language", languages())
def test_long_words_of_cards_say_where_they_may_be_broken(language: str) -> None:
    """A browser may lack the dictionary of a language, and must not break a word at random."""
    names = " ".join(say(f"seven-card-{card.id}", language) for card in box().cards)
    listed = say("web-seven-hyphens", language).split()
    assert {word.replace("-", "") for word in listed} == set(re.findall(r"[^\W\d_]{12,}", names))
    assert [word for word in listed if not all(len(part) > 1 for part in word.split("-")) or "-" not in word] == []


@pytest.mark.parametrize("language", languages())
def test_every_name_of_seven_has_words(language: str) -> None:
    wonders = [wonder.id for wonder in box().wonders]
    wanted = {f"seven-card-{card.id}" for card in box().cards}
    wanted |= {f"seven-{what}-{wonder}" for wonder in wonders for what in ("city", "wonder")}
    wanted |= {f"seven-{what}-{resource}" for resource in RESOURCES for what in ("resource", "units")}
    wanted |= {f"colour-{colour}" for colour in COLOURS}
    wanted |= {f"symbol-{symbol}" for symbol in SYMBOLS}
    wanted |= {f"symbols-{symbol}" for symbol in (*SYMBOLS, "wild")}
    wanted |= {f"bot-{level}" for level in every_level()}
    wanted |= {f"bot-leaning-{leaning}" for level in every_level().values() for leaning in level.leanings}
    assert sorted(wanted - keys(language)) == []


@pytest.mark.parametrize("language", languages())
def test_every_name_of_architects_has_words(language: str) -> None:
    facts = architects.box()
    wanted = {f"architects-card-{card.id}" for card in facts.cards}
    wanted |= {f"architects-{what}-{wonder.id}" for wonder in facts.wonders for what in ("city", "wonder")}
    wanted |= {f"architects-token-{token.id}" for token in facts.tokens}
    wanted |= {f"architects-effect-{effect}" for effect in architects.STAGE_EFFECTS}
    wanted |= {f"colour-{card.colour}" for card in facts.cards}
    assert sorted(wanted - keys(language)) == []


@pytest.mark.parametrize(
    ("prefix", "noun", "field", "unsaid"),
    [
        ("seven-built", Built, "way", {"paid"}),
        ("seven-secret", Secret, "fate", set()),
        ("seven-terminal-special", Decision, "kind", {"choose"}),
        ("seven-terminal-not", Refusal, "verb", set()),
        ("seven-terminal-cannot", Refusal, "verb", set()),
        ("seven-terminal-passing", View, "passing", set()),
        ("architects-cost", architects.Cost, "kind", set()),
        ("architects-does-points_per", architects.PointsPer, "each", set()),
        ("architects-took", architects_model.Took, "why", set()),
        ("architects-terminal-what", architects_model.Decision, "kind", set()),
    ],
)
def test_every_word_of_the_model_has_words(prefix: str, noun: type, field: str, unsaid: set[str]) -> None:
    words = set(get_args(get_type_hints(noun)[field]))
    assert len(words) > 1
    assert {f"{prefix}-{word}" for word in words - unsaid} <= keys("en")

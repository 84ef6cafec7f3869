"""Every language says the same: no message lost, no value lost, no plural form missing, nothing left in English."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast, serialize
from fluent.syntax.visitor import Visitor

from mirabilia.text import ENGLISH, LOCALES, keys, languages, messages, say

FORMS = {"zero", "one", "two", "few", "many", "other"}
"""Every plural form that some language has."""
OTHERS = [language for language in languages() if language != ENGLISH]
TYPED = re.compile(
    r"--[a-z][a-z-]*|\b(\w+://[\w@.:/-]*|mailto:[\w@.]*|docs/\S+)|:memory:|/metrics|\.(svg|png)|@(500|2s|3s|0\.5s)"
    r"|\b([bsxfnuyABIV]+|Enter|MIRABILIA_\w+|any|master|[a-z]+:science|(builder|apprentice),\w+|rhodos|giza)\b"
    r"|\b([Mm]irabilia|Ctrl-C|npm|web|QR|JSON|Parquet|PostgreSQL|Ray|WebSocket|Web Push|7 Wonders( Architects)?)\b"
    r"|\b(FILE|BACKUP|BOT|level|leaning|my-bot|python|numba|match|ladder|table|serve|simulate|replay|reports|export)\b"
    r"|\b(program|bot strategist|restore|dataset|cluster|postgres|https?|chmod|pg_dump|pg_restore)\b"
    r"|X-Forwarded-For|-Proto"
)
"""What appears in words exactly as typed, the names of programs, and the numbers of ages."""
AS_IN_ENGLISH = "As in English."
"""What the comment of a message says if its words are spelled as in English."""
COUNTS = (0, 1, 2, 3, 4, 5, 7, 11, 12, 21, 22, 25)
NEVER_ABOVE = 1_000
"""No number of things that is ever said is larger."""
SAMPLE: dict[str, tuple[str | int, ...]] = {"who": ("you", "free_city", "other"), "age": (1, 2, 3)}
"""What selects a form without being a number of things."""

every_language = pytest.mark.parametrize("language", languages())
every_other_language = pytest.mark.parametrize("language", OTHERS)


class Read(Visitor):
    """Collects what a message needs: values, messages and selectors; its own text, and the messages it names."""

    def __init__(self, message: ast.Message) -> None:
        super().__init__()
        self.values: set[str] = set()
        self.messages: set[str] = set()
        self.texts: list[str] = []
        self.choices: list[tuple[str, list[str]]] = []
        """By which value, and the names of all variants."""
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - fluent's name
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - fluent's name
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - fluent's name
        assert isinstance(node.selector, ast.VariableReference)
        names = [key.name if isinstance(key, ast.Identifier) else key.value for key in (v.key for v in node.variants)]
        self.choices.append((node.selector.id.name, names))
        self.generic_visit(node)


@cache
def read(language: str) -> dict[str, Read]:
    """Return what every message of a language needs."""
    return {message.id.name: Read(message) for message in messages(language)}


def counted(found: Read) -> set[str]:
    """Return the values of which a message has plural forms."""
    return {value for value, names in found.choices if set(names) & (FORMS - {"other"})}


def values_of(language: str, key: str) -> set[str]:
    """Return what a message needs, with what the messages it names do."""
    found = read(language)[key]
    return found.values.union(*(values_of(language, inner) for inner in found.messages))


def samples(language: str, key: str) -> Iterator[dict[str, str | int]]:
    """Return values for a message: every number that could take a form of its own, every way to address a person."""
    values = values_of(language, key)
    chosen = {value for value in values if value in SAMPLE}
    for count in COUNTS if values - chosen else COUNTS[:1]:
        for turn in range(3 if chosen else 1):
            plain: dict[str, str | int] = dict.fromkeys(values, count)
            yield plain | {value: SAMPLE[value][turn] for value in chosen}


@cache
def habits(language: str) -> dict[str, Any]:
    """Return what speakers know of a language: its letters, its borrowed words, and what they would never write."""
    return tomllib.loads((LOCALES / language / "language.toml").read_text("utf-8"))


@cache
def as_in_english(language: str) -> frozenset[str]:
    """Return the keys whose words are spelled as in English, as their comments say."""
    comments = {message.id.name: message.comment for message in messages(language)}
    return frozenset(key for key, one in comments.items() if one and AS_IN_ENGLISH in (one.content or "").splitlines())


@cache
def borrowed(language: str) -> frozenset[str]:
    """Return the words that are spelled as in English, for messages that contain them too."""
    own = (own_words(language, key).lower() for key in as_in_english(language))
    return frozenset([*own, *habits(language).get("borrowed", [])])


def is_english(language: str, piece: str) -> bool:
    """Return whether a piece of text that English has too has a word that is not typed and not spelled alike."""
    left = TYPED.sub("", piece).strip(" .,:;!?()·+=/").lower()
    return bool(re.search(r"[^\W\d_]{2}", left)) and left not in borrowed(language)


def own_words(language: str, key: str) -> str:
    """Return the text of a message without its values, as far as it has letters."""
    words = " ".join(read(language)[key].texts)
    return words if re.search(r"[^\W\d_]", words) else ""


@every_other_language
def test_every_file_has_the_keys_of_its_english_one_in_the_same_order(language: str) -> None:
    def order(folder: str) -> dict[str, list[str]]:
        files = sorted((LOCALES / folder).glob("*.ftl"))
        return {file.name: re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.MULTILINE) for file in files}

    assert order(language) == order(ENGLISH)


@every_other_language
def test_translators_are_spoken_to_in_english(language: str) -> None:
    """A comment is the English file's, or tells in English what only this language needs, with examples in quotes."""
    for file in sorted((LOCALES / language).glob("*.ftl")):
        english = comments(LOCALES / ENGLISH / file.name)
        own = [one for one in comments(file) if one not in english and one != AS_IN_ENGLISH]
        assert [one for one in own if not re.search(r"\b(the|of|is|a|so|stands?)\b", one, re.IGNORECASE)] == [], (
            file.name
        )
        assert [one for one in own if not re.sub(r'"[^"]*"|: [^.]*\.$', "", one).isascii()] == [], file.name


def comments(file: Path) -> list[str]:
    """Return what a file tells translators, with one kind of apostrophe."""
    return re.findall(r"^#+ (.*)$", file.read_text("utf-8").replace("’", "'"), re.MULTILINE)


@every_other_language
def test_every_message_has_the_values_of_the_english_one(language: str) -> None:
    wrong = {key: values_of(language, key) ^ values_of(ENGLISH, key) for key in keys(ENGLISH)}
    assert {key: values for key, values in wrong.items() if values} == {}


@every_language
def test_plural_forms_are_those_that_the_language_needs(language: str) -> None:
    """Each form that some whole number takes is there; others, for fractions or millions, may be; none is made up."""
    rule = Locale.parse(language, sep="-").plural_form
    needed = {rule(count) for count in range(NEVER_ABOVE + 1)}
    found = [(key, names) for key, words in read(language).items() for value, names in words.choices]
    plural = [(key, {*names} & FORMS) for key, names in found if set(names) & (FORMS - {"other"})]
    assert len(plural) > 20
    assert [(key, names) for key, names in plural if not needed <= names <= {*rule.tags, "other"}] == []


@every_other_language
def test_what_has_plural_forms_in_english_has_them_everywhere(language: str) -> None:
    lost = {key: counted(words) - counted(read(language)[key]) for key, words in read(ENGLISH).items()}
    assert {key: values for key, values in lost.items() if values} == {}


@every_other_language
def test_choices_by_name_are_the_english_ones(language: str) -> None:
    def named(tongue: str, key: str) -> list[tuple[str, set[str]]]:
        return [(value, set(names)) for value, names in read(tongue)[key].choices if value == "who"]

    assert [key for key in keys(ENGLISH) if named(language, key) != named(ENGLISH, key)] == []


@every_other_language
def test_nothing_is_left_in_english(language: str) -> None:
    """Words that are the same as in English are so on purpose, and a comment says so."""
    same = {key for key in keys(ENGLISH) if own_words(ENGLISH, key) == own_words(language, key) != ""}
    assert same == as_in_english(language)


@every_other_language
def test_no_part_of_a_message_is_left_in_english(language: str) -> None:
    """A piece of text between values is never the English one, and has none of the words English cannot do without."""
    english = r"\b(the|of|with|you|your|and|from|is|are|it|cards?|coins?|cannot)\b"
    for key in keys(ENGLISH) - as_in_english(language):
        pieces = {piece.strip() for piece in read(language)[key].texts}
        shared = pieces & {piece.strip() for piece in read(ENGLISH)[key].texts}
        assert [piece for piece in shared if is_english(language, piece)] == [], key
        assert [piece for piece in pieces if re.search(english, piece, re.IGNORECASE)] == [], key


@every_language
def test_words_are_written_in_the_letters_of_their_language(language: str) -> None:
    """Others are in what is typed literally, in the names of programs, and in the numbers of ages."""
    own = set(habits(language)["letters"])
    strange = {key: set(TYPED.sub("", own_words(language, key)).lower()) - own for key in keys(language)}
    assert {key: found for key, letters in strange.items() if (found := {*filter(str.isalpha, letters)})} == {}


@every_language
def test_nothing_is_written_as_natives_never_would(language: str) -> None:
    for why, pattern in habits(language)["never"].items():
        assert [
            key
            for key in sorted(keys(language))
            if re.search(pattern, serialize_entry(key, language).partition("=")[2].strip())
        ] == [], why


@every_language
def test_percentages_come_with_the_sign_that_the_language_gives_them(language: str) -> None:
    """Some leave a space before it, some do not: the code that says a percentage formats it."""
    assert [key for key in keys(language) if re.search(r"\}\s*%", serialize_entry(key, language))] == []


@every_language
def test_every_message_can_be_said(language: str) -> None:
    for key in sorted(keys(language)):
        for values in samples(language, key):
            words = say(key, language, **values)
            assert words.strip() == words != "", (key, values)
            assert not re.search(r"[{}$]", words), (key, words)


@pytest.mark.parametrize("language", [language for language in OTHERS if "gendered" in habits(language)])
def test_nobody_who_is_named_has_a_gender(language: str) -> None:
    """A past tense would need to know who it speaks of; words after a name are in the present tense."""
    told = [
        (key, re.search(r"\{ \$(city|bot) \} (?:s[ie] )?(\w+)", serialize_entry(key, language)))
        for key in keys(language)
    ]
    assert sum(found is not None for _, found in told) > 20
    assert [key for key, found in told if found and re.fullmatch(habits(language)["gendered"], found[2])] == []


@cache
def serialize_entry(key: str, language: str) -> str:
    """Return a message as its file has it."""
    return serialize(ast.Resource([_messages(language)[key]]))


@cache
def _messages(language: str) -> dict[str, ast.Message]:
    return {message.id.name: message for message in messages(language)}

"""Saying things: the words of a key, and a clear error where there are none."""

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentResource
from fluent.syntax import ast

from mirabilia import text
from mirabilia.text import ENGLISH, TextError, best_language, keys, languages, messages, say, spoken
from mirabilia.text.tags import best_of
from tests.kit import depth
from tests.kit.languages import ANOTHER, YET_ANOTHER


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put an empty folder of languages in place of the real one."""
    monkeypatch.setattr(text, "LOCALES", tmp_path)
    for name in ("_bundle", "_sources"):
        monkeypatch.setattr(text, name, getattr(text, name).__wrapped__)
    return tmp_path


def write(locales: Path, name: str, words: str) -> None:
    (locales / name).parent.mkdir(exist_ok=True)
    (locales / name).write_text(words)


def test_words_of_a_key() -> None:
    assert say("seven-card-altar") == "Altar"


def test_plural_forms() -> None:
    assert [say("coins", count=count) for count in (0, 1, 2)] == ["0 coins", "1 coin", "2 coins"]


def test_values_stand_without_marks_of_direction() -> None:
    assert say("seven-price-to", count=2, city="Giza") == "2 to Giza"


def test_a_value_may_have_the_name_of_an_argument() -> None:
    with pytest.raises(TextError, match="there are no words for 'nothing'"):
        say("nothing", key="x")


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(TextError, match="en: there are no words for 'seven-card-pyramid'"):
        say("seven-card-pyramid")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(TextError, match=r"en: 'seven-price-to': .*count"):
        say("seven-price-to", city="Giza")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(TextError, match=r"there is no language 'xx'; there are .*en"):
        say("seven-card-altar", "xx")


def test_a_new_language_is_a_new_folder(locales: Path) -> None:
    write(locales, "en/all.ftl", "coins = { $count ->\n    [one] coin\n   *[other] coins\n }")
    write(locales, "cs/mince.ftl", "coins = { $count ->\n    [one] mince\n    [few] mince\n   *[other] mincí\n }")
    assert languages() == ("cs", "en")
    assert keys("cs") == keys("en") == {"coins"}
    assert [say("coins", "cs", count=count) for count in (1, 3, 5)] == ["mince", "mince", "mincí"]


def test_what_is_not_fluent_is_an_error(locales: Path) -> None:
    write(locales, "en/all.ftl", "a = b\nthis is no message\n")
    with pytest.raises(TextError, match=r"en/all\.ftl: this is not Fluent: 'this is no message'"):
        say("a")


def test_what_is_not_fluent_is_an_error_also_above_the_first_words(locales: Path) -> None:
    write(locales, "en/all.ftl", "# A comment.\nthis is no message\na = b\n")
    with pytest.raises(TextError, match=r"en/all\.ftl: this is not Fluent: 'this is no message'"):
        say("a")


@pytest.mark.parametrize(("words", "is_refused"), [("", False), ("# A comment.\n", False), ("no message\n", True)])
def test_a_file_may_be_empty_but_not_nonsense(locales: Path, words: str, is_refused: bool) -> None:
    write(locales, "en/all.ftl", "a = b\n")
    write(locales, "en/more.ftl", words)
    with pytest.raises(TextError, match=r"en/more\.ftl: this is not Fluent") if is_refused else nullcontext():
        assert say("a") == "b"


def test_words_may_name_others_in_any_file(locales: Path) -> None:
    write(locales, "en/one.ftl", "a = { b } of { -c }\n")
    write(locales, "en/two.ftl", "b = Some\n-c = sea\n")
    assert say("a") == "Some of sea"
    with pytest.raises(TextError, match="there are no words for '-c'"):
        say("-c")


@pytest.mark.parametrize("language", depth.some(1, languages()))
def test_what_is_parsed_when_it_is_said_is_what_the_whole_file_says(language: str) -> None:
    files = sorted((text.LOCALES / language).glob("*.ftl"))
    entries = [entry for file in files for entry in FluentResource(file.read_text("utf-8")).body]
    whole = {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}
    said = messages(language)
    assert [entry.id.name for entry in said] == [*whole]
    assert [entry.id.name for entry in said if not entry.equals(whole[entry.id.name])] == []


def test_two_words_for_one_key_are_an_error(locales: Path) -> None:
    write(locales, "en/one.ftl", "a = b\n")
    write(locales, "en/two.ftl", "a = c\n")
    with pytest.raises(TextError, match=r"en/two\.ftl: 'a' has its words twice"):
        say("a")


def test_a_key_without_words_is_an_error(locales: Path) -> None:
    write(locales, "en/all.ftl", "a =\n    .title = b\n")
    with pytest.raises(TextError, match="en: 'a' has attributes but no words"):
        say("a")


@pytest.mark.parametrize("language", languages())
def test_a_number_takes_the_form_that_its_language_gives_it(language: str) -> None:
    rule = Locale.parse(language, sep="-").plural_form
    forms: dict[str, set[str]] = {}
    for count in range(200):
        number, _, noun = say("points", language, count=count).replace("\u00a0", " ").partition(" ")
        assert number == str(count)
        forms.setdefault(rule(count), set()).add(noun)
    assert [form for form, nouns in forms.items() if len(nouns) != 1] == []
    assert len(set.union(*forms.values())) > 1


def test_a_language_can_be_spoken_for_a_while() -> None:
    names = [say("seven-game", language) for language in (ENGLISH, ANOTHER, YET_ANOTHER)]
    assert len({*names}) == 3
    with spoken(ANOTHER):
        assert say("seven-game") == names[1]
        with spoken(YET_ANOTHER):
            assert say("seven-game") == names[2]
        assert say("seven-game") == names[1]
        assert say("seven-game", YET_ANOTHER) == names[2]
    assert say("seven-game") == names[0]


def test_a_language_that_is_not_there_is_not_spoken() -> None:
    with pytest.raises(TextError, match="there is no language 'xx'"), spoken("xx"):
        pass


def test_every_thread_speaks_its_own_language() -> None:
    with spoken(ANOTHER), ThreadPoolExecutor() as threads:
        assert threads.submit(say, "seven-card-altar").result() == "Altar"


@pytest.mark.parametrize("case", json.loads((Path(__file__).parent / "wishes.json").read_text()))
def test_the_first_wish_that_can_be_met_is_met_as_in_the_client(case: dict[str, Any]) -> None:
    assert best_of(case["known"], case["wishes"]) == case["best"]


@pytest.mark.parametrize("wish", ["{}", "{}-XX", "{}_XX.UTF-8", "{}_XX@euro"])
def test_computers_and_browsers_write_wishes_in_many_ways(wish: str) -> None:
    for language in languages():
        assert best_language([wish.format(language)]) == best_language([wish.format(language.upper())]) == language


@pytest.mark.parametrize("wishes", [["C"], ["POSIX"], [""], ["*"], []])
def test_whoever_wishes_nothing_we_have_reads_english(wishes: list[str]) -> None:
    assert best_language(wishes) == ENGLISH


def test_a_game_from_elsewhere_brings_its_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, word in (("en", "Hanabi"), ("pl", "Sztuczne ognie")):
        folder = tmp_path / "fireworks" / "hanabi" / "locales" / language
        folder.mkdir(parents=True)
        (folder / "hanabi.ftl").write_text(f"hanabi-game = {word}\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("MIRABILIA_GAMES", "fireworks.hanabi")
    assert [text.say("hanabi-game", language) for language in ("en", "pl", "cs")] == [
        "Hanabi",
        "Sztuczne ognie",
        "Hanabi",
    ]
    monkeypatch.delenv("MIRABILIA_GAMES")
    with pytest.raises(text.TextError, match="no words for 'hanabi-game'"):
        text.say("hanabi-game")

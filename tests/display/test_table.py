"""The whole table as text: everything that everybody sees of each city is there, in any language and on any paper."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from mirabilia.core.registry import describe, games
from mirabilia.display import paint
from mirabilia.display.table import plain, table_text
from mirabilia.games.architects.facts import STAGES
from mirabilia.games.architects.model import City as ArchitectsCity
from mirabilia.games.seven.model import City as SevenCity
from mirabilia.text import languages, say, spoken

TABLES = pytest.mark.parametrize(
    ("game", "players"), [("seven", 2), ("seven", 3), ("architects", 2), ("architects", 4)]
)
SEED = 4
COLUMNS = 100


def views(game: str, players: int) -> Iterator[Any]:
    """Yield the public view of a random game at every seventh decision, and at its end."""
    rules, chance, decisions = describe(game).rules, random.Random(SEED), 0
    state = rules.start(rules.draw_setup(players, SEED), SEED)
    while waiting := rules.waiting(state):
        if decisions % 7 == 0:
            yield rules.view(state, None)
        decisions += 1
        option = chance.choice(rules.decision(state, waiting[0]).options)
        state = rules.choose(state, waiting[0], option.move).state
    yield rules.view(state, None)


def panels(text: str) -> list[str]:
    """Return what stands in each frame, as one line each, from the top."""
    framed = re.findall(r"^╭─ .*?^╰─+╯$", text, re.MULTILINE | re.DOTALL)
    return [" ".join(re.sub(r"[│╭╮╰╯─]", " ", panel).split()) for panel in framed]


def seen_in_seven(city: SevenCity) -> list[str]:
    """Return what must be said of a city: its coins, its stages, every card."""
    built = [say(f"seven-card-{card}") for card in city.cards]
    return [say("coins", count=city.coins), f"{city.stages}/", *["✓ stage"] * city.stages, *built]


def seen_in_architects(city: ArchitectsCity) -> list[str]:
    """Return what must be said of a player: coins and all other cards, stages, tokens."""
    cards = [
        say("architects-copies", count=count, card=words) if count > 1 else words
        for name, count in city.cards.items()
        for words in [say(f"architects-card-{name}")]
        if count
    ]
    tokens = [say(f"architects-token-{token}") for token in city.tokens]
    stages = [f"{len(city.stages)} of {STAGES} stages", *(f"✓ {stage}" for stage in city.stages)]
    return [*cards, *tokens, *stages]


SEEN: dict[str, Any] = {"seven": seen_in_seven, "architects": seen_in_architects}


@TABLES
def test_everything_in_a_city_is_in_its_frame(game: str, players: int) -> None:
    said = 0
    for view in views(game, players):
        shown = panels(table_text(game, view, COLUMNS))
        for city, panel in zip(view.cities, shown, strict=game == "seven"):
            for words, count in Counter(SEEN[game](city)).items():
                assert panel.count(words) >= count, f"{words!r} is missing of city {city.number}: {panel}"
                said += 1
    assert said > 100, "the games are long enough for something to be in their cities"


@TABLES
def test_the_score_comes_at_the_end(game: str, players: int) -> None:
    *before, end = views(game, players)
    assert not any(say("result-best", mark="*") in table_text(game, view, COLUMNS) for view in before)
    shown = table_text(game, end, COLUMNS)
    assert say("result-best", mark="*") in shown
    assert all(re.search(rf"\b{sheet.total}$", shown, re.MULTILINE) for sheet in end.result.sheets)


@TABLES
def test_every_language_fits_the_columns(game: str, players: int) -> None:
    view = list(views(game, players))[-2]
    drawn = set()
    for language in languages():
        with spoken(language):
            text = table_text(game, view, 80)
        assert max(map(len, text.splitlines())) <= 80
        assert "…" not in text, "something was cut off"
        drawn.add(text)
    assert len(drawn) == len(languages())


@pytest.mark.parametrize("game", games())
def test_it_has_no_colours_wherever_it_runs(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = next(views(game, 3))
    usual = table_text(game, view, COLUMNS)
    for name, value in {"FORCE_COLOR": "1", "COLORTERM": "truecolor", "TERM": "dumb", "COLUMNS": "20"}.items():
        monkeypatch.setenv(name, value)
    assert table_text(game, view, COLUMNS) == usual
    assert "\x1b" not in usual


@pytest.mark.parametrize("game", games())
def test_an_encoding_without_our_signs_gets_stand_ins(game: str) -> None:
    for view in views(game, 3):
        table_text(game, view, COLUMNS, "ascii").encode("ascii")
    assert plain([paint.panel([paint.shape("red")], "x")], 9, "ascii") == "+- x ---+\n| x     |\n+-------+"

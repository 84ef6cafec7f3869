"""First lessons: always the same table, and never one that could be mistaken for a game that counts."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mirabilia.core.registry import HOUSE
from mirabilia.games.seven.facts import box
from mirabilia.server.tables import log
from mirabilia.server.tables.commands import entries_for, entries_for_rematch, entries_to_open
from mirabilia.server.tables.lessons import SALT, as_lesson, lesson_of
from mirabilia.server.tables.seed import DealSource, commitment_of
from mirabilia.server.tables.sights import Sights, info_of
from mirabilia.server.tables.table import Table
from mirabilia.server.thinking.questions import ask_for
from mirabilia.server.wire import bodies, terms
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.refusal import RefusedError


def lesson(game: wire.GameName, **wishes: object) -> Table:
    """Return the table of a lesson whose game has begun."""
    asked = replace(bodies.NewTable(game=game, players=5, name="Ann", lesson=True), **wishes)
    table = Table("abcdef")
    for entry in entries_to_open(*as_lesson(asked), "hash", 0):
        table.apply(entry)
    for addition in entries_for(table, 0, wire.Start(table="abcdef", id="s"), 0):
        table.apply(addition)
    return table


@pytest.mark.parametrize("game", HOUSE)
def test_a_lesson_always_begins_alike_whatever_else_is_asked_for(game: wire.GameName) -> None:
    one = lesson(game)
    other = lesson(game, players=7, seat=3, bots=("master",), wonders="", clock=5, public=True)
    assert one.state is not None
    assert other.state is not None
    assert one.state.hash == other.state.hash
    assert info_of(one) == info_of(other)
    assert one.waiting
    assert [seat.name for seat in one.seats].count("Ann") == 1
    assert all(seat.bot for seat in one.seats[1:])


@pytest.mark.parametrize("game", HOUSE)
def test_a_lesson_is_private_and_says_what_it_is(game: wire.GameName) -> None:
    info = info_of(lesson(game))
    assert info.lesson
    assert not info.public
    assert info.commitment == commitment_of(lesson_of(game).seed, SALT)


def test_a_table_is_no_lesson_unless_one_is_asked_for() -> None:
    asked = bodies.NewTable(game="seven", players=3, name="Ann")
    opened = entries_to_open(asked, DealSource(seed=7, salt="salt"), "hash", 0)[0]
    assert isinstance(opened, log.Opened)
    assert not opened.options.lesson


def test_a_lesson_cannot_be_made_public() -> None:
    table = Table("abcdef")
    asked = bodies.NewTable(game="seven", players=3, name="Ann", lesson=True)
    for entry in entries_to_open(*as_lesson(asked), "hash", 0):
        table.apply(entry)
    change = wire.Change(table="abcdef", id="c", terms=terms.Terms(public=True))
    with pytest.raises(RefusedError) as refused:
        entries_for(table, 0, change, 0)
    assert refused.value.code == "not-allowed"


def test_the_game_after_a_lesson_is_a_game_like_any_other() -> None:
    opened = entries_for_rematch(lesson("seven"), DealSource(seed=8, salt="salt"), 0)[0]
    assert isinstance(opened, log.Opened)
    assert (opened.options.lesson, opened.seed) == (False, 8)


def test_logs_from_before_there_were_lessons_are_read() -> None:
    old = b"""{"entry":"opened","at":0,"seed":1,"salt":"s","options":{"game":"seven","players":3,"wonders":"",
        "clock":null,"public":true,"hints":true}}"""
    opened = log.parse_entry(old)
    assert isinstance(opened, log.Opened)
    assert not opened.options.lesson


def test_the_first_hand_of_the_lesson_has_what_the_coach_begins_with() -> None:
    table = lesson("seven")
    assert table.state
    view = table.rules.view(table.state, 0)
    colours = {card.id: card.colour for card in box().cards}
    assert "timber_yard" in view.hand
    assert len({colours[card] for card in view.hand}) >= 3


def test_bots_go_on_alike_in_a_lesson_and_not_elsewhere() -> None:
    asked = bodies.NewTable(game="seven", players=3, name="Ann", bots=(None, "builder", "builder"))
    game = Table("abcdef")
    for entry in entries_to_open(asked, DealSource(seed=7, salt="salt"), "hash", 0):
        game.apply(entry)
    for addition in entries_for(game, 0, wire.Start(table="abcdef", id="s"), 0):
        game.apply(addition)
    assert len(_seeds(lesson("seven"))) == 1
    assert len(_seeds(game)) == 5


def _seeds(table: Table) -> set[int]:
    """Return where the chance of a bot starts when it is asked several times."""
    asked = [ask_for(Sights(table), 1, "builder") for _ in range(5)]
    return {question.seed for question, _ in filter(None, asked)}

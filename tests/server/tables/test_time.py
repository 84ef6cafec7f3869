"""Time at a table: late decisions, reserves, people who go away and return."""

from __future__ import annotations

import pytest

from mirabilia.server.tables import log
from mirabilia.server.tables.commands import entries_to_join
from mirabilia.server.tables.sights import info_of
from mirabilia.server.tables.table import STAND_IN
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.terms import SLOW_CLOCK
from tests.kit.server.people import BEGAN, MINUTE, act, choose_all, notes, pass_time, play_bots, refused
from tests.kit.server.tables import started

# Late


def test_a_late_decision_costs_one_decision() -> None:
    table = started(players=3, clock=60)
    choose_all(table, 10, 0)
    assert [(due.seat, due.clock, due.late) for due in table.due] == [(1, 60_003, 60_003), (2, 60_003, 60_003)]
    assert pass_time(table, 60_002) == []
    assert pass_time(table, 60_003) == ["late", "late"]
    assert [(city, bot) for city, _, bot in table.duties()] == [(1, STAND_IN), (2, STAND_IN)]
    play_bots(table, 60_010)
    assert (table.turn, table.awaited, table.duties()) == (1, [0, 1, 2], [])
    assert not any(seat.away for seat in table.seats)
    assert notes(table) == [("late", 1), ("late", 2)]
    assert table.deadline == 60_010 + MINUTE


def test_whoever_is_late_may_still_choose_before_the_bot_has() -> None:
    table = started(players=3, clock=60)
    pass_time(table, 60_003)
    choose_all(table, 60_500, 1)
    assert [city for city, _, _ in table.duties()] == [0, 2]
    assert (table.seats[1].lates, table.seats[0].lates) == (0, 1)


def test_in_architects_a_late_decision_is_one_of_a_turn() -> None:
    table = started("architects", players=3, clock=60)
    (active,) = table.awaited
    pass_time(table, 60_003)
    city, seat, _ = table.duties()[0]
    assert table.state
    move = table.rules.write_move(table.rules.decision(table.state, city).options[0].move)
    table.apply(log.ChoiceMade(at=60_010, seat=seat, turn=table.turn, city=city, move=move, by="bot"))
    assert (seat, table.turn, len(table.awaited), table.duties()) == (active, 1, 1, [])


def test_after_several_in_a_row_somebody_is_away_and_a_bot_plays_while_others_are_there() -> None:
    table, now = started(players=3, people=2, clock=60, away_after=2), BEGAN
    for number in (1, 2):
        play_bots(table, now)
        choose_all(table, now, 0)
        now += 61_000
        assert pass_time(table, now) == ["late"]
        assert table.seats[1].away is (number == 2)
        play_bots(table, now)
    assert table.awaited == [0]
    assert [note for note in notes(table) if note[0] == "away"] == [("away", 1)]
    choose_all(table, now, 0)
    play_bots(table, now)
    assert (table.turn, table.awaited) == (3, [0])
    act(table, 1, wire.Return, now + 5)
    choose_all(table, now + 6, 0)  # the bot had chosen for this turn already
    play_bots(table, now + 6)
    assert (table.turn, table.awaited, table.seats[1].lates) == (4, [0, 1], 0)


def test_a_decision_of_ones_own_ends_the_row() -> None:
    table, now = started(players=3, people=2, clock=60, away_after=2), BEGAN
    for _ in range(3):
        play_bots(table, now)
        choose_all(table, now, 0)
        now += 61_000
        pass_time(table, now)
        play_bots(table, now)
        choose_all(table, now, 0, 1)
        play_bots(table, now)
    assert not table.seats[1].away


def test_where_the_table_waits_no_bot_plays_for_who_is_away_and_no_clock_runs() -> None:
    table = started(players=3, clock=60, away_after=1, when_away="wait")
    choose_all(table, 10, 0, 2)
    pass_time(table, 60_003)
    play_bots(table, 60_010)
    assert (table.turn, table.awaited, table.seats[1].away) == (1, [0, 1, 2], True)
    assert [due.seat for due in table.due] == [0, 2]
    choose_all(table, 60_020, 0, 2)
    assert (table.awaited, table.due, table.duties(), table.wake) == ([1], (), [], None)
    choose_all(table, 10**9, 1)
    assert (table.turn, table.seats[1].away) == (2, False)


def test_a_table_whose_people_are_all_away_falls_asleep_and_wakes_up() -> None:
    table = started(players=4, people=1, clock=30, away_after=3)
    now = BEGAN
    for _ in range(3):
        play_bots(table, now)
        now += 31_000
        pass_time(table, now)
        play_bots(table, now)
    assert (table.turn, table.seats[0].away) == (2, False)  # the third decision is still open
    assert (table.is_asleep, table.duties(), table.due, table.wake) == (True, [], (), None)
    assert notes(table)[-1] == ("asleep", 0)
    assert info_of(table).asleep
    act(table, 0, wire.Return, now + 10**8)
    assert (table.is_asleep, table.awaited, table.turn) == (False, [0], 2)
    assert [due.late for due in table.due] == [now + 10**8 + 30_000]
    choose_all(table, now + 10**8 + 5, 0)
    assert table.turn == 3


def test_a_table_that_nobody_has_open_falls_asleep_before_anything_is_decided() -> None:
    table = started(players=4, people=2, clock=30)
    play_bots(table, BEGAN)
    assert pass_time(table, 40_000, {0: 5, 1: 7}) == ["deserted"]
    assert (table.turn, table.is_asleep, table.awaited, table.due) == (0, True, [0, 1], ())
    assert not any(seat.away for seat in table.seats)
    choose_all(table, 10**9, 1)
    assert (table.is_asleep, table.awaited) == (False, [0])
    assert [(due.seat, due.late) for due in table.due] == [(0, 10**9 + 30_000)]


def test_at_a_slow_table_nobody_needs_to_have_it_open() -> None:
    table = started(players=3, clock=24 * 3600)
    assert table.options.clock is not None
    assert table.options.clock >= SLOW_CLOCK
    choose_all(table, 10, 0, 2)
    assert pass_time(table, 25 * 3600 * 1000, {0: 5, 1: 7, 2: 9}) == ["late"]
    play_bots(table, 25 * 3600 * 1000)
    assert (table.turn, table.is_asleep) == (1, False)


def test_two_who_miss_one_too_many_at_once_lose_no_decision() -> None:
    table = started(players=3, people=2, clock=60, away_after=1)
    assert pass_time(table, 60_003) == ["deserted"]
    act(table, 1, wire.Return, 10**6)
    play_bots(table, 10**6)
    assert (table.turn, table.awaited, [due.late for due in table.due]) == (0, [0, 1], [10**6 + MINUTE] * 2)


def test_a_game_that_all_have_left_for_good_is_played_to_its_end() -> None:
    table = started(players=3, people=2, clock=60)
    for seat in (0, 1):
        act(table, seat, wire.Leave, 10 + seat)
    play_bots(table, 20)
    assert table.phase == "over"


def test_where_one_is_away_the_other_cannot_leave_a_game_that_runs_on() -> None:
    table = started(players=3, people=2, clock=60)
    act(table, 1, wire.Away, 10)
    play_bots(table, 11)
    act(table, 0, wire.Leave, 12)
    assert (table.is_asleep, table.duties()) == (True, [])
    act(table, 1, wire.Return, 13)
    assert table.awaited == [1] or table.duties()


def test_a_game_that_nobody_has_open_and_all_leave_is_played_to_its_end() -> None:
    table = started(players=3, people=1, clock=30)
    pass_time(table, 40_000, {0: 0})
    act(table, 0, wire.Leave, 50_000)
    play_bots(table, 50_001)
    assert table.phase == "over"


def test_to_say_that_one_is_back_ends_no_row_of_late_decisions() -> None:
    table, now = started(players=3, people=2, clock=60, away_after=2), BEGAN
    for _ in range(2):
        play_bots(table, now)
        choose_all(table, now, 0)
        now += 61_000
        pass_time(table, now)
        play_bots(table, now)
        if not table.seats[1].away:
            act(table, 1, wire.Return, now)
    assert table.seats[1].away


def test_without_a_clock_nobody_is_hurried() -> None:
    table = started(players=3)
    assert (table.due, table.deadline, table.wake, pass_time(table, 10**12)) == ((), None, None, [])


# Coming and going


def test_stepping_away_and_back_wins_no_time() -> None:
    table = started(players=3, clock=60)
    act(table, 1, wire.Away, BEGAN + 50_000)
    assert [due.seat for due in table.due] == [0, 2]
    assert (table.player(1), table.player(0)) == (STAND_IN, None)
    act(table, 1, wire.Return, BEGAN + 55_000)
    assert [due.late - BEGAN for due in table.due if due.seat == 1] == [65_000]
    assert refused(table, 1, wire.Resume, 10) == "not-now"


def test_who_was_away_for_being_late_has_a_whole_clock() -> None:
    table = started(players=3, clock=60, away_after=1, when_away="wait")
    choose_all(table, 10, 0, 2)
    assert pass_time(table, 60_003) == ["late"]
    act(table, 1, wire.Return, 60_005)  # before the bot has decided
    assert (table.awaited, table.duties()) == ([1], [])
    assert [due.late for due in table.due] == [60_005 + MINUTE]


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_returning_is_never_refused_while_a_game_runs(game: str) -> None:
    table = started(game, players=3, clock=60)
    for _ in range(2):
        act(table, 1, wire.Return, 10)
    act(table, 1, wire.Away, 11)
    assert refused(table, 1, wire.Away, 12) == "not-now"
    act(table, 1, wire.Return, 13)
    assert not table.seats[1].away


# Reserves


def test_the_reserve_runs_when_the_clock_has_run_down() -> None:
    table = started(players=3, clock=60, reserve=100)
    assert [(due.clock, due.late) for due in table.due] == [(60_003, 160_003)] * 3
    assert [seat.reserve for seat in info_of(table).seats] == [100_000] * 3
    choose_all(table, 60_003 + 30_000, 0)
    choose_all(table, 60_003 + 40_000, 1)
    choose_all(table, 60_003 - 1, 2)
    assert [seat.reserve for seat in info_of(table).seats] == [70_000, 60_000, 100_000]
    now = table.changed
    assert [due.late - due.clock for due in table.due] == [70_000, 60_000, 100_000]
    assert pass_time(table, now + MINUTE + 59_999) == []
    assert pass_time(table, now + MINUTE + 60_000) == ["late"]
    play_bots(table, now + MINUTE + 60_000)
    choose_all(table, now + MINUTE + 60_001, 0, 2)
    assert [seat.reserve for seat in table.seats] == [9_999, 0, 39_999]


def test_a_reserve_that_is_used_up_is_used_up() -> None:
    table = started(players=3, clock=60, reserve=100, away_after=1, when_away="wait")
    choose_all(table, 10, 0, 2)
    pass_time(table, 160_003)
    act(table, 1, wire.Return, 160_004)
    assert [(due.seat, due.late - due.clock) for due in table.due] == [(1, 0)]
    choose_all(table, 160_005, 1)
    assert table.seats[1].reserve == 0
    act(table, 0, wire.Leave, 160_006)
    table.seats[0].reserve = 7
    for entry in entries_to_join(table, bodies.Join("Dora"), "hash", 160_007):
        table.apply(entry)
    assert table.seats[0].reserve == 7


def test_to_change_ones_mind_uses_time_once() -> None:
    table = started(players=3, clock=60, reserve=100)
    choose_all(table, 60_003 + 30_000, 0)
    act(table, 0, wire.Withdraw, 60_003 + 31_000, turn=0, city=0)
    choose_all(table, 60_003 + 40_000, 0)
    choose_all(table, 60_003, 1, 2)
    assert table.seats[0].reserve == 60_000


@pytest.mark.parametrize(("reserve_for", "filled"), [("age", 100_000), ("game", 90_000)])
def test_a_reserve_for_each_age_is_filled_when_an_age_begins(reserve_for: str, filled: int) -> None:
    table = started(players=3, clock=60, reserve=100, reserve_for=reserve_for)
    choose_all(table, BEGAN + MINUTE + 10_000, 0)
    choose_all(table, BEGAN, 1, 2)
    assert table.seats[0].reserve == 90_000
    while table.when[0] == 1:
        choose_all(table, table.changed + 1, *table.awaited[:1])
    assert table.seats[0].reserve == filled


# Logs of earlier versions


def test_what_earlier_versions_wrote_is_still_read() -> None:
    table = started(players=3, clock=60)
    table.apply(log.parse_entry(b'{"entry":"vanished","at":60003,"seat":1}'))
    assert (table.seats[1].away, table.player(1)) == (True, STAND_IN)
    for seat in (0, 2):
        table.apply(log.parse_entry(b'{"entry":"pause_wanted","at":60004,"seat":%d,"id":"p%d"}' % (seat, seat)))
    assert table.paused
    old = b'{"entry":"opened","at":1,"options":{"game":"seven","players":3,"wonders":"","clock":null,"public":true'
    opened = log.parse_entry(old + b',"hints":true},"seed":1,"salt":"x"}')
    assert isinstance(opened, log.Opened)
    assert (opened.options.away_after, opened.options.when_away, opened.options.spectators) == (3, "bot", True)

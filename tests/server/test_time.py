"""Time at a table: late decisions, reserves, people who go away and return, what the others agree upon."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mirabilia.server import bodies, terms
from mirabilia.server import entries as log
from mirabilia.server import protocol as wire
from mirabilia.server.clocks import overdue, wake_of
from mirabilia.server.commands import MOST_CHANGES, entries_for, entries_to_join
from mirabilia.server.refusal import RefusedError
from mirabilia.server.sight import info_of
from mirabilia.server.table import STAND_IN, Table
from mirabilia.server.terms import GONE_MS, IDLE_MS, SLOW_CLOCK
from mirabilia.server.tokens import hash_token, seat_of
from tests.kit.tables import choice, entries_of, play_on, replayed, send, started, token

BEGAN = 3
"""When the games of this kit start."""
MINUTE = 60_000


def act(table: Table, seat: int, kind: Any, at: int, gone: dict[int, int] | None = None, **fields: Any) -> None:
    """Carry out a command at a certain time, while some do not have the table open."""
    command = kind(table=table.id, id=f"{kind.__name__}{table.version}", **fields)
    for entry in entries_for(table, seat, command, at, gone=gone or {}):
        table.apply(entry)


def refused(table: Table, seat: int, kind: Any, at: int, gone: dict[int, int] | None = None, **fields: Any) -> str:
    before = table.version
    with pytest.raises(RefusedError) as error:
        act(table, seat, kind, at, gone, **fields)
    assert table.version == before
    return error.value.code


def want(table: Table, seat: int, wish: terms.Wish, at: int, gone: dict[int, int] | None = None) -> None:
    act(table, seat, wire.Want, at, gone, wish=wish)


def pass_time(table: Table, now: int, gone: dict[int, int] | None = None) -> list[str]:
    """Let time pass at a table, and return what came of it."""
    entries = overdue(table, now, gone or {})
    for entry in entries:
        table.apply(entry)
    return [str(entry.__struct_config__.tag) for entry in entries]


def play_bots(table: Table, at: int) -> None:
    """Let bots decide what they have to, until somebody else is awaited."""
    while duties := table.duties():
        city, seat, _ = duties[0]
        assert table.state
        game = table.room.game
        move = game.write_move(game.decision(table.state, city).options[0].move)
        table.apply(log.Chose(at=at, seat=seat, turn=table.turn, city=city, move=move, by="bot"))


def choose_all(table: Table, at: int, *seats: int) -> None:
    for seat in seats:
        send(table, seat, choice(table, seat, 0, f"{table.version}"), at)


def notes(table: Table) -> list[tuple[str, int]]:
    return [(note.what, note.seat) for note in table.notes]


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
    move = table.room.game.write_move(table.room.game.decision(table.state, city).options[0].move)
    table.apply(log.Chose(at=60_010, seat=seat, turn=table.turn, city=city, move=move, by="bot"))
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
    assert (table.awaited, table.due, table.duties(), wake_of(table)) == ([1], (), [], None)
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
    assert (table.is_asleep, table.duties(), table.due, wake_of(table)) == (True, [], (), None)
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
    assert (table.due, table.deadline, wake_of(table), pass_time(table, 10**12)) == ((), None, None, [])


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


# What people agree upon


def test_a_pause_begins_when_all_who_are_there_want_it_and_any_of_them_ends_it() -> None:
    table = started(players=4, people=3, clock=60)
    want(table, 0, terms.PauseWish(), 10)
    assert (table.paused, table.wanted) == (False, {terms.PauseWish(): {0}})
    want(table, 1, terms.PauseWish(), 11, gone={2: 5})
    assert (table.paused, table.due, table.duties(), table.wanted) == (True, (), [], {})
    assert refused(table, 0, wire.Want, 12, wish=terms.PauseWish()) == "paused"
    act(table, 1, wire.Resume, 1_000_000)
    assert (table.paused, table.deadline) == (False, 1_060_000)
    assert refused(table, 1, wire.Resume, 1_000_001) == "not-now"


def test_a_wish_can_be_taken_back() -> None:
    table = started(players=3)
    want(table, 0, terms.PauseWish(), 10)
    act(table, 0, wire.Unwant, 11, wish=terms.PauseWish())
    want(table, 1, terms.PauseWish(), 12)
    want(table, 2, terms.PauseWish(), 13)
    assert not table.paused
    assert refused(table, 0, wire.Unwant, 14, wish=terms.PauseWish()) == "not-now"


def test_a_wish_is_fulfilled_when_the_last_who_did_not_agree_goes() -> None:
    table = started(players=3, clock=60)
    for seat in (0, 1):
        want(table, seat, terms.PauseWish(), 10)
    act(table, 2, wire.Away, 11)
    assert table.paused


def test_a_pause_that_all_leave_for_good_ends() -> None:
    table = started(players=3, people=2, clock=60)
    for seat in range(2):
        want(table, seat, terms.PauseWish(), 10)
    act(table, 0, wire.Leave, 20)
    assert table.paused
    act(table, 1, wire.Leave, 30)
    assert (table.paused, len(table.duties())) == (False, 3)


def test_more_time_begins_the_clock_anew_for_those_who_still_think() -> None:
    table = started(players=3, clock=60)
    want(table, 1, terms.MoreTime(), 30_000)
    want(table, 0, terms.MoreTime(), 31_000)
    assert table.deadline == 60_003
    want(table, 2, terms.MoreTime(), 40_000)
    assert table.deadline == 100_000
    assert notes(table)[-1][0] == "more_time"
    assert refused(started(players=3), 0, wire.Want, 5, wish=terms.MoreTime()) == "not-now"


def test_the_host_alone_may_set_a_clock_where_there_was_none() -> None:
    table = started(players=3)
    want(table, 1, terms.SetClock(60), 50)
    assert table.options.clock is None
    want(table, 0, terms.SetClock(60), 60)
    assert [(due.seat, due.late) for due in table.due] == [(0, 60_060), (1, 60_060), (2, 60_060)]
    assert (table.notes[-1].what, table.notes[-1].clock) == ("set_clock", 60)


def test_another_clock_needs_all_who_are_there() -> None:
    table = started(players=3, clock=60)
    for seat in (0, 1):
        want(table, seat, terms.SetClock(None), 70)
    assert table.due
    want(table, 2, terms.SetClock(None), 80)
    assert not table.due
    want(table, 0, terms.SetClock(5), 90)  # too short for the host's word
    assert not table.due
    assert refused(table, 0, wire.Want, 91, wish=terms.SetClock(None, reserve=1)) == "wrong-setup"


def test_nobody_makes_a_slow_game_fast_while_the_others_are_gone() -> None:
    table, gone = started(players=3, clock=7 * 24 * 3600), {1: 0, 2: 0}
    want(table, 0, terms.SetClock(5), 10 * MINUTE, gone)
    assert table.options.clock == 7 * 24 * 3600
    for seat in (1, 2):
        want(table, seat, terms.SetClock(5), 10 * MINUTE)
    assert table.options.clock == 5


def test_one_person_wants_one_clock_at_a_time_and_not_for_ever() -> None:
    table = started(players=3, clock=60)
    for seconds in range(100, 100 + MOST_CHANGES):
        want(table, 1, terms.SetClock(seconds), 10)
    assert list(table.wanted) == [terms.SetClock(99 + MOST_CHANGES)]
    assert refused(table, 1, wire.Want, 11, wish=terms.PauseWish()) == "too-many"
    assert refused(table, 1, wire.Away, 11) == "too-many"
    act(table, 1, wire.Return, 12)


def test_a_bot_stands_in_for_somebody_who_is_gone_until_they_return() -> None:
    table, gone = started(players=3, people=3), {1: 1000}
    stand_in = terms.StandIn(1)
    assert refused(table, 0, wire.Want, 2000, wish=stand_in) == "not-now"
    assert refused(table, 0, wire.Want, 1000 + GONE_MS - 1, gone, wish=stand_in) == "not-now"
    want(table, 0, stand_in, 1000 + GONE_MS, gone)
    assert (table.seats[1].away, [city for city, _, _ in table.duties()]) == (True, [1])
    assert (table.notes[-1].what, table.notes[-1].seat, table.notes[-1].by) == ("stand_in", 1, "Ann")
    assert refused(table, 0, wire.Want, 10**6, gone, wish=stand_in) == "not-now"
    want(table, 0, terms.WaitFor(1), 10**6, gone)
    assert (table.duties(), table.awaited) == ([], [0, 1, 2])
    want(table, 2, stand_in, 10**6 + 1, gone)
    want(table, 0, stand_in, 10**6 + 2, gone)
    play_bots(table, 10**6 + 3)
    act(table, 1, wire.Return, 10**6 + 4)
    choose_all(table, 10**6 + 5, 0, 2)
    assert table.awaited == [0, 1, 2]


def test_somebody_awaited_for_minutes_without_a_clock_counts_as_gone() -> None:
    table = started(players=3, people=2)
    choose_all(table, 10, 1)
    assert refused(table, 1, wire.Want, BEGAN + IDLE_MS - 1, wish=terms.StandIn(0)) == "not-now"
    want(table, 1, terms.StandIn(0), BEGAN + IDLE_MS)  # the host, who is not asked about himself
    assert table.player(0) == STAND_IN


def test_while_the_host_is_gone_the_next_person_has_the_word() -> None:
    table = started(players=4, people=4)
    want(table, 2, terms.StandIn(0), 10**6, gone={0: 0})
    assert not table.seats[0].away
    want(table, 1, terms.StandIn(0), 10**6 + 1, gone={0: 0})
    assert table.seats[0].away


def test_nobody_decides_about_bots_themselves_or_empty_seats() -> None:
    table = started(players=3, people=2)
    for seat in (0, 2, 5):
        assert refused(table, 0, wire.Want, 10**7, wish=terms.StandIn(seat)) == "no-such-seat"


def test_at_a_slow_table_only_who_is_away_can_be_replaced() -> None:
    table = started(players=3, clock=SLOW_CLOCK)
    assert refused(table, 0, wire.Want, 10**6, {1: 0}, wish=terms.OpenSeat(1)) == "not-now"
    act(table, 1, wire.Away, 10**6)
    want(table, 0, terms.OpenSeat(1), 10**6 + 1)
    assert table.can_be_joined(1)


def test_whoever_a_bot_plays_for_agrees_to_nothing() -> None:
    table = started(players=4)
    want(table, 1, terms.PauseWish(), 10)
    want(table, 0, terms.StandIn(1), GONE_MS, gone={1: 0})
    assert table.wanted == {}


# Guests


def opened() -> Table:
    """Return a table whose second seat was opened because its person is gone."""
    table = started(players=3, clock=60)
    want(table, 0, terms.OpenSeat(1), BEGAN + GONE_MS, gone={1: 0})
    return table


def seat_guest(table: Table, at: int) -> None:
    for entry in entries_to_join(table, bodies.Join("Bruno"), hash_token("token-of-the-guest"), at):
        table.apply(entry)


def test_a_guest_plays_for_somebody_until_they_return() -> None:
    table = opened()
    assert (table.can_be_joined(1), table.awaited, table.duties()) == (True, [0, 1, 2], [])
    seat_guest(table, 70_000)
    seat = info_of(table).seats[1]
    assert (seat.name, seat.guest_of, seat.free, seat.away) == ("Bruno", "Person 1", False, False)
    assert (table.notes[-1].what, table.notes[-1].name, table.notes[-1].by) == ("guest", "Bruno", "Person 1")
    assert seat_of(table.seats, hash_token("token-of-the-guest")) == 1
    assert seat_of(table.seats, hash_token(token(1))) == 1
    choose_all(table, 70_001, 1)
    command = wire.Return(table=table.id, id="back")
    for entry in entries_for(table, 1, command, 80_000, is_owner=True):
        table.apply(entry)
    seat = info_of(table).seats[1]
    assert (seat.name, seat.guest_of, seat.away) == ("Person 1", None, False)
    assert seat_of(table.seats, hash_token("token-of-the-guest")) is None
    assert (hash_token(token(1)), "back") in table.commands
    again = replayed(entries_of(table), table.id)
    assert info_of(again) == info_of(table)


def test_the_person_of_a_seat_takes_it_back_by_choosing() -> None:
    table = opened()
    seat_guest(table, 70_000)
    for entry in entries_for(table, 1, choice(table, 1, 0, "mine"), 80_000, is_owner=True):
        table.apply(entry)
    assert (table.seats[1].name, table.awaited) == ("Person 1", [0, 2])
    assert (hash_token(token(1)), "mine") in table.commands


def test_to_be_called_takes_no_seat_back() -> None:
    table = opened()
    seat_guest(table, 70_000)
    ask = wire.Subscribe(
        table=table.id, id="call", endpoint="https://push.example.org/1", p256dh="B" * 87, auth="a" * 22
    )
    for entry in entries_for(table, 1, ask, 71_000, is_owner=True):
        table.apply(entry)
    assert (table.seats[1].name, table.seats[1].subscriptions) == ("Bruno", {})
    assert (hash_token(token(1)), "call") in table.commands
    act_as_owner(table, wire.Return, 72_000)
    assert list(table.seats[1].subscriptions) == ["https://push.example.org/1"]


def test_after_the_game_its_person_speaks_with_their_own_name() -> None:
    table = opened()
    seat_guest(table, 70_000)
    want(table, 1, terms.PauseWish(), 70_001)
    for seat in range(3):
        table.seats[seat].begun = 0
    play_on(table, 10_000, Random(3))
    assert table.phase == "over"
    act_as_owner(table, wire.Say, 10**7, text="well played")
    assert (table.chat[-1].name, table.seats[1].name) == ("Person 1", "Person 1")


def test_a_guest_who_wanted_something_does_not_speak_for_who_returns() -> None:
    table = opened()
    seat_guest(table, 70_000)
    want(table, 1, terms.PauseWish(), 70_001)
    act_as_owner(table, wire.Return, 72_000)
    assert table.wanted == {}


def test_a_guest_wakes_a_table_that_nobody_had_open_with_whole_clocks() -> None:
    table = opened()
    assert pass_time(table, 10**6, {0: 0, 1: 0, 2: 0}) == ["deserted"]
    seat_guest(table, 10**7)
    assert {due.late for due in table.due} == {10**7 + MINUTE}


def act_as_owner(table: Table, kind: Any, at: int, **fields: Any) -> None:
    """Carry out a command of the person whose seat, the second, a guest plays."""
    for entry in entries_for(table, 1, kind(table=table.id, id=f"{at}", **fields), at, is_owner=True):
        table.apply(entry)


def test_a_guest_who_leaves_gives_the_seat_back_to_wait() -> None:
    table = opened()
    seat_guest(table, 70_000)
    act(table, 1, wire.Leave, 71_000)
    seat = info_of(table).seats[1]
    assert (seat.name, seat.guest_of, seat.away, seat.free) == ("Person 1", None, True, True)
    act(table, 1, wire.Return, 72_000)
    assert not table.can_be_joined(1)


def test_somebody_played_for_takes_the_seat_back_before_giving_it_up() -> None:
    table = opened()
    seat_guest(table, 70_000)
    with pytest.raises(RefusedError, match="take your seat back first"):
        entries_for(table, 1, wire.Leave(table=table.id, id="x"), 80_000, is_owner=True)


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

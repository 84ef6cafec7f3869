"""What people at a table agree on, and guests who play for a person until they return."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mirabilia.server.tables.commands import MOST_CHANGES, entries_for, entries_to_join
from mirabilia.server.tables.sights import info_of
from mirabilia.server.tables.table import STAND_IN, Table
from mirabilia.server.tables.tokens import hash_token, seat_of
from mirabilia.server.wire import bodies, terms
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.refusal import RefusedError
from mirabilia.server.wire.terms import GONE_MS, IDLE_MS, SLOW_CLOCK
from tests.kit.server.people import BEGAN, MINUTE, act, choose_all, notes, pass_time, play_bots, refused, want
from tests.kit.server.tables import choice, entries_of, play_on, replayed, started, token

# What people agree on


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
    want(table, 0, terms.SetClock(5), 90)  # too short for the host to decide alone
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
    """Carry out a command of the person in whose seat, the second, a guest plays."""
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

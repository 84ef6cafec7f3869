"""What may be done at a table, by whom and when."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from mirabilia.server.tables import log
from mirabilia.server.tables.commands import (
    MOST_CHANGES,
    MOST_SAID,
    clean_name,
    entries_for_rematch,
    entries_to_join,
    entries_to_open,
)
from mirabilia.server.tables.seed import DealSource
from mirabilia.server.tables.sights import info_of
from mirabilia.server.tables.table import COMMANDS_KEPT, LOBBY_LIFETIME, STAND_IN, Table
from mirabilia.server.tables.tokens import hash_token, seat_of
from mirabilia.server.wire import bodies, terms
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.refusal import RefusedError
from tests.kit.server.tables import SALT, choice, entries_of, lobby, play_on, replayed, send, started, token


def refusal(table: Table, seat: int, command: wire.TableCommand) -> str:
    """Return why a command is refused, after checking that it changed nothing."""
    before = (table.version, msgspec.json.encode(info_of(table)))
    with pytest.raises(RefusedError) as refused:
        send(table, seat, command)
    assert (table.version, msgspec.json.encode(info_of(table))) == before
    assert str(refused.value)
    return refused.value.code


def cmd(kind: Any, table: Table, **fields: Any) -> Any:
    return kind(table=table.id, id=f"{kind.__name__}{table.version}", **fields)


# Before the game


def test_whoever_opens_a_table_is_its_host_and_may_fill_it_with_bots() -> None:
    table = lobby(players=4, people=1)
    assert table.host == 0
    send(table, 0, cmd(wire.PlaceBot, table, seat=3, bot="master:science"))
    assert [seat.bot for seat in table.seats] == [None, "apprentice", "apprentice", "master:science"]
    send(table, 0, cmd(wire.ClearSeat, table, seat=3))
    assert table.seats[3].is_open
    assert refusal(table, 0, cmd(wire.Start, table)) == "not-now"


def test_a_guest_may_neither_start_nor_change_the_table() -> None:
    table = lobby(players=3)
    changed = cmd(wire.Change, table, terms=terms.Terms(public=True, hints=False))
    for command in (cmd(wire.Start, table), cmd(wire.PlaceBot, table, seat=2, bot="builder"), changed):
        assert refusal(table, 1, command) == "not-host"
    assert refusal(table, 1, cmd(wire.ClearSeat, table, seat=0)) == "not-host"


def test_the_host_changes_what_is_played_by() -> None:
    table = lobby(players=3)
    wanted = terms.Terms(wonders="gizah-B ?-A", clock=60, reserve=120, away_after=2, public=True, hints=False)
    send(table, 0, cmd(wire.Change, table, terms=wanted))
    assert table.options == log.Options(game="seven", players=3, **msgspec.structs.asdict(wanted))
    send(table, 0, cmd(wire.Start, table))
    assert table.record
    assert table.record.setup.split()[0].startswith("gizah-B")
    wrong = cmd(wire.Change, lobby(), terms=terms.Terms(wonders="atlantis"))
    assert refusal(lobby(), 0, wrong) == "wrong-setup"


def test_people_take_free_seats_and_move_between_them() -> None:
    table = lobby(players=4, people=2)
    send(table, 0, cmd(wire.ClearSeat, table, seat=3))
    entry = entries_to_join(table, bodies.Join("Cleo"), "hash", 5)[-1]
    assert isinstance(entry, log.Seated)
    assert entry.seat == 3
    with pytest.raises(RefusedError, match="seat 1 is not open"):
        entries_to_join(table, bodies.Join("Cleo", seat=1), "hash", 5)
    send(table, 1, cmd(wire.Sit, table, seat=3))
    assert (table.seats[3].name, table.seats[1].is_open) == ("Person 1", True)
    assert seat_of(table.seats, hash_token(token(1))) == 3
    assert refusal(table, 0, cmd(wire.Sit, table, seat=3)) == "seat-taken"
    assert refusal(table, 0, cmd(wire.Sit, table, seat=5)) == "no-such-seat"


def test_the_host_puts_seats_into_another_order_and_everybody_keeps_seat_and_wonder() -> None:
    table = lobby(players=4, people=3, wonders="gizah-B ? rhodos ?-A")
    send(table, 0, cmd(wire.Arrange, table, seats=(3, 2, 0, 1)))
    assert [seat.name or seat.bot for seat in table.seats] == ["apprentice", "Person 2", "Ann", "Person 1"]
    assert (table.host, table.options.wonders) == (2, "?-A rhodos gizah-B")
    assert [seat_of(table.seats, hash_token(token(person))) for person in range(3)] == [2, 3, 1]
    send(table, 2, cmd(wire.Start, table))
    assert table.record
    assert [board.split("-")[0] for board in table.record.setup.split()[1:3]] == ["rhodos", "gizah"]
    assert info_of(replayed(entries_of(table), table.id)) == info_of(table)


def test_seats_are_added_and_dropped_until_the_game_begins() -> None:
    table = lobby(players=2, people=2, wonders="gizah ? + rhodos")
    send(table, 0, cmd(wire.Arrange, table, seats=(1, 0)))
    assert table.options.wonders == "? gizah + rhodos"
    send(table, 1, cmd(wire.Arrange, table, seats=(1, None, 0, None)))
    assert (table.options.players, table.options.wonders) == (4, "gizah")
    assert [seat.is_open for seat in table.seats] == [False, True, False, True]
    assert [info.free for info in info_of(table).seats] == [False, True, False, True]
    send(table, 0, cmd(wire.PlaceBot, table, seat=1, bot="builder"))
    assert refusal(table, 0, cmd(wire.Arrange, table, seats=(0, 1))) == "seat-taken"
    assert refusal(table, 0, cmd(wire.Arrange, table, seats=(0, 2, 2))) == "wrong-setup"
    assert refusal(table, 0, cmd(wire.Arrange, table, seats=(0, 2, 4))) == "no-such-seat"
    assert refusal(table, 2, cmd(wire.Arrange, table, seats=(0, 2))) == "not-host"
    send(table, 0, cmd(wire.Arrange, table, seats=(0, 2)))
    assert [seat.name for seat in table.seats] == ["Ann", "Person 1"]
    send(table, 0, cmd(wire.Start, table))
    assert refusal(table, 0, cmd(wire.Arrange, table, seats=(1, 0))) == "not-now"
    assert info_of(replayed(entries_of(table), table.id)) == info_of(table)


def test_whoever_was_to_begin_still_does_when_seats_change_places() -> None:
    table = lobby("architects", players=3, wonders="giza ? rhodes first=2")
    send(table, 0, cmd(wire.Arrange, table, seats=(1, 2, 0)))
    assert table.options.wonders == "? rhodes giza first=1"
    send(table, 2, cmd(wire.Arrange, table, seats=(1, 2, 0)))
    assert table.options.wonders == "rhodes giza"


def test_a_full_table_takes_nobody() -> None:
    with pytest.raises(RefusedError, match="every seat is taken"):
        entries_to_join(lobby(players=3), bodies.Join("Dora"), "hash", 5)


def test_a_token_is_worth_nothing_once_its_seat_was_left_or_cleared() -> None:
    table = lobby(players=3)
    send(table, 1, cmd(wire.Leave, table))
    send(table, 0, cmd(wire.ClearSeat, table, seat=2))
    assert [seat_of(table.seats, hash_token(token(seat))) for seat in range(3)] == [0, None, None]
    assert seat_of(table.seats, None) is None
    assert seat_of(table.seats, "") is None


def test_the_next_person_becomes_host_and_the_last_one_closes_the_table() -> None:
    table = lobby(players=3)
    send(table, 0, cmd(wire.Leave, table))
    assert (table.host, table.phase) == (1, "lobby")
    send(table, 1, cmd(wire.Leave, table))
    send(table, 2, cmd(wire.Leave, table))
    assert table.phase == "closed"
    assert refusal(table, 2, cmd(wire.Say, table, text="hello?")) == "closed"


def test_a_lobby_is_given_up_in_a_day() -> None:
    table = lobby()
    assert table.wake == table.changed + LOBBY_LIFETIME


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"players": 3, "seat": 3}, "no-such-seat"),
        ({"players": 3, "bots": ("builder",) * 4}, "no-such-seat"),
        ({"players": 3, "bots": (None, "napoleon")}, "wrong-setup"),
        ({"players": 3, "bots": (None, "apprentice:science")}, "wrong-setup"),
        ({"players": 3, "wonders": "gizah gizah"}, "wrong-setup"),
        ({"players": 3, "name": " \t "}, "bad-message"),
    ],
)
def test_a_table_that_cannot_be_is_refused(fields: dict[str, Any], code: str) -> None:
    request = bodies.NewTable(**{"game": "seven", "name": "Ann", **fields})
    with pytest.raises(RefusedError) as refused:
        entries_to_open(request, DealSource(seed=1, salt=SALT), "hash", 1)
    assert refused.value.code == code


def test_names_and_words_are_shown_in_one_line() -> None:
    table = lobby(people=1, players=3)
    send(table, 0, cmd(wire.ClearSeat, table, seat=1))
    entry = entries_to_join(table, bodies.Join("  Zo\u202e\n ra\x00 "), "hash", 5)[-1]
    assert isinstance(entry, log.Seated)
    assert entry.name == "Zo ra"
    send(table, 0, cmd(wire.Say, table, text="well\r\nmet"))
    assert table.chat[-1].text == "well met"
    assert refusal(table, 0, cmd(wire.Say, table, text="\u200b\n")) == "bad-message"


# During the game


def test_a_choice_for_another_turn_is_stale() -> None:
    table = started()
    early = choice(table, 0, 0, "early")
    play_on(table, 3, Random(1))
    assert table.turn == 1
    assert refusal(table, 0, early) == "stale"
    play_on(table, 1000, Random(1))
    assert (table.phase, refusal(table, 0, early)) == ("over", "stale")


def test_nobody_chooses_for_others() -> None:
    table = started()
    assert refusal(table, 1, choice(table, 0, 0)) == "not-allowed"
    assert refusal(table, 1, wire.Withdraw(table=table.id, id="w", turn=0, city=0)) == "not-allowed"


@pytest.mark.parametrize("move", [b"{}", b"[]", b'{"do":"build"}', b'{"do":"build","card":"x","left":1e400}', b"nul"])
def test_what_is_no_move_is_refused(move: bytes) -> None:
    table = started()
    command = wire.Choose(table=table.id, id="x", turn=0, city=0, move=msgspec.Raw(move))
    assert refusal(table, 0, command) == "not-an-option"


def test_a_move_of_another_game_or_with_an_odd_price_is_no_option() -> None:
    table = started()
    for move in (
        b'{"do":"take","side":"left"}',
        b'{"do":"sell","card":"palace"}',
        b'{"do":"build","card":"altar","left":99999999999999}',
        b'{"do":"sell","card":"\\u0000 >3"}',
    ):
        command = wire.Choose(table=table.id, id="x", turn=0, city=0, move=msgspec.Raw(move))
        assert refusal(table, 0, command) == "not-an-option"


def test_a_mind_cannot_be_changed_without_end() -> None:
    table = started(players=3)
    for number in range(MOST_CHANGES):
        send(table, 0, choice(table, 0, number % 2, f"{number}"))
    assert refusal(table, 0, choice(table, 0, 0, "more")) == "too-many"
    send(table, 1, choice(table, 1, 0, "others may"))


def test_nobody_talks_without_end() -> None:
    table = started(players=3)
    for number in range(MOST_SAID):
        send(table, 0, wire.Say(table=table.id, id=f"{number}", text="and"), at=1000 + number)
    assert refusal(table, 0, cmd(wire.React, table, reaction="wow")) == "too-many"
    send(table, 0, cmd(wire.Say, table, text="again"), at=1000 + 60_000)


def test_the_last_commands_are_remembered_and_older_ones_forgotten() -> None:
    table = lobby(players=3)
    for number in range(COMMANDS_KEPT + 5):
        send(table, 0, wire.Say(table=table.id, id=f"{number}", text="hm"), at=60_000 * number)
    assert len(table.commands) == COMMANDS_KEPT


def test_bots_think_as_long_as_the_server_says() -> None:
    table = lobby(players=3, people=1)
    assert refusal(table, 0, cmd(wire.PlaceBot, table, seat=1, bot="master@9s")) == "wrong-setup"
    send(table, 0, cmd(wire.PlaceBot, table, seat=1, bot="master:science"))


def test_a_seat_left_during_the_game_is_a_bots_until_somebody_takes_it() -> None:
    table = started(players=3)
    send(table, 1, cmd(wire.Leave, table))
    assert (table.seats[1].bot, table.seats[1].name) == (STAND_IN, None)
    with pytest.raises(RefusedError, match="seat 2 is not open"):
        entries_to_join(table, bodies.Join("Eve", seat=2), "hash", 5)
    for entry in entries_to_join(table, bodies.Join("Eve"), "hash", 5):
        table.apply(entry)
    assert (table.seats[1].name, table.seats[1].bot, table.duties()) == ("Eve", None, [])


def test_seats_and_settings_are_fixed_once_the_game_has_begun() -> None:
    table = started()
    for command in (cmd(wire.Start, table), cmd(wire.Sit, table, seat=1), cmd(wire.ClearSeat, table, seat=1)):
        assert refusal(table, 0, command) == "not-now"


# After the game


@pytest.mark.parametrize("game", ["seven", "architects"])
@pytest.mark.parametrize("players", range(2, 8))
def test_a_whole_game_ends_and_its_log_adds_up_to_the_same_table(game: str, players: int) -> None:
    table = started(game, players, seed=players)
    play_on(table, 10_000, Random(players))
    assert table.phase == "over"
    assert table.record
    assert table.state
    assert table.record.hash == table.state.hash
    again = replayed(entries_of(table), table.id)
    assert (again.record, again.version, again.phase) == (table.record, table.version, "over")
    assert refusal(table, 0, cmd(wire.Leave, table)) == "not-now"
    assert refusal(table, 0, cmd(wire.Want, table, wish=terms.PauseWish())) == "not-now"
    send(table, 0, cmd(wire.React, table, reaction="good-game"))


def test_a_rematch_seats_the_same_people_with_the_same_tokens_and_another_seed() -> None:
    table = started(players=4, people=3)
    send(table, 0, cmd(wire.Leave, table))
    play_on(table, 10_000, Random(1))
    new = Table("table3")
    for entry in entries_for_rematch(table, DealSource(seed=99, salt=SALT), 10):
        new.apply(entry)
    assert [seat.name for seat in new.seats] == [None, "Person 1", "Person 2", None]
    assert [seat.bot for seat in new.seats] == [STAND_IN, None, None, "apprentice"]
    assert (new.host, new.options, new.phase) == (1, table.options, "lobby")
    assert seat_of(new.seats, hash_token(token(2))) == 2
    assert new.commitment != table.commitment


def test_whoever_plays_with_bots_alone_plays_again_at_once() -> None:
    table = started(players=3, people=1, clock=60)
    play_on(table, 10_000, Random(1))
    new = Table("table3")
    for entry in entries_for_rematch(table, DealSource(seed=99, salt=SALT), 10):
        new.apply(entry)
    assert (new.phase, new.options, new.seed) == ("playing", table.options, 99)
    assert seat_of(new.seats, hash_token(token(0))) == 0
    assert new.due[0].clock == 10 + 60_000


@pytest.mark.parametrize("name", ["", "   ", "\u3164", "\u2800\u2800", "\u115f", "\ufe0f", "\uffa0 \u1160", "\u0301"])
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    with pytest.raises(RefusedError, match="a name needs a letter"):
        clean_name(name)


@pytest.mark.parametrize("name", ["Ann", "Žofie", "Олена", "李", "🦉", "❤\ufe0f", "7"])
def test_a_name_may_be_of_any_script(name: str) -> None:
    assert clean_name(f" {name} ") == name

"""P14: nobody chooses the deal. Shares are promised, then told, then the cards are dealt; late ones are noted."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

from mirabilia.core.seed import is_key
from mirabilia.server.tables import log
from mirabilia.server.tables.commands import entries_for, entries_for_rematch, entries_to_join, entries_to_open
from mirabilia.server.tables.lessons import as_lesson
from mirabilia.server.tables.proof import parse_proof, verify_proof, write_proof
from mirabilia.server.tables.seed import SHARE_MS, DealSource, deal_seed, draw_source, promise_of, secret_commitment
from mirabilia.server.tables.sights import info_of, listing_of
from mirabilia.server.tables.table import Table, table_of
from mirabilia.server.thinking.upkeep import overdue
from mirabilia.server.wire import bodies, people
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.refusal import RefusedError
from tests.kit.server.tables import LoggedTable, entries_of, lobby, play_on, send

SECRET = "5e" * 32
SHARES = {seat: f"{seat + 1:02x}" * 32 for seat in range(7)}


def open_lobby(promising: int = 3, people: int = 3, game: str = "seven") -> Table:
    """Return a table of three whose first people have promised their shares."""
    table = lobby(game, 3, people=people, source=DealSource(secret=SECRET))
    for seat in range(promising):
        promise(table, seat)
    return table


def promise(table: Table, seat: int, share: str | None = None) -> None:
    hashed = promise_of(share or SHARES[seat])
    send(table, seat, wire.PromiseShare(table=table.id, id=f"promise {seat} {hashed[:8]}", promise=hashed))


def start(table: Table, at: int = 10) -> None:
    send(table, 0, wire.Start(table=table.id, id="start"), at)


def tell(table: Table, seat: int, share: str | None = None, at: int = 20) -> None:
    send(table, seat, wire.TellShare(table=table.id, id=f"tell {seat}", share=share or SHARES[seat]), at)


def kinds(table: Table) -> list[type[log.Entry]]:
    return [type(entry) for entry in entries_of(table)]


def reread(table: Table) -> Table:
    """Return the table as another process, or a restart, reads it."""
    return table_of(table.id, map(log.write_entry, entries_of(table)))


# The course of it


def test_the_game_begins_when_the_last_promised_share_is_told() -> None:
    table = open_lobby()
    start(table)
    assert (table.phase, table.dealing, table.state) == ("lobby", 10 + SHARE_MS, None)
    tell(table, 2)
    tell(table, 0)
    assert table.phase == "lobby"
    tell(table, 1)
    assert (table.phase, table.dealing) == ("playing", None)
    assert table.seed == deal_seed(SECRET, {0: SHARES[0], 1: SHARES[1], 2: SHARES[2]})
    assert table.record
    assert (table.record.format, table.record.seed) == (2, table.seed)


def test_the_deal_is_a_hash_that_anybody_can_work_out() -> None:
    told = hashlib.sha256(f"mirabilia deal {SECRET} 0 {SHARES[0]} 2 {SHARES[2]}".encode()).hexdigest()
    assert deal_seed(SECRET, {2: SHARES[2], 0: SHARES[0]}) == told
    assert is_key(told)
    assert promise_of(SHARES[0]) == hashlib.sha256(f"mirabilia share {SHARES[0]}".encode()).hexdigest()
    assert secret_commitment(SECRET) == hashlib.sha256(f"mirabilia secret {SECRET}".encode()).hexdigest()


@pytest.mark.parametrize("honest", range(3))
def test_one_honest_share_is_enough_to_change_every_deal(honest: int) -> None:
    seeds = {deal_seed(SECRET, {**SHARES, honest: Random(n).randbytes(32).hex()}) for n in range(100)}
    assert len(seeds) == 100


def test_the_secret_and_the_shares_are_told_at_their_time_and_not_before() -> None:
    table = open_lobby()
    assert info_of(table).commitment == secret_commitment(SECRET)
    assert [(one.seat, one.promise, one.share) for one in info_of(table).shares] == [
        (seat, promise_of(SHARES[seat]), None) for seat in range(3)
    ]
    with pytest.raises(RefusedError, match="neither before nor after"):
        tell(table, 0)
    start(table)
    tell(table, 1)
    assert [one.share for one in info_of(table).shares] == [None, SHARES[1], None]
    assert SECRET not in str(info_of(table))
    assert listing_of(table).shares == ()


def test_a_share_that_was_not_promised_is_refused_and_so_is_one_told_twice() -> None:
    table = open_lobby(promising=2)
    start(table)
    for seat, share in ((0, SHARES[1]), (2, SHARES[2])):
        with pytest.raises(RefusedError, match="not the share that you promised"):
            tell(table, seat, share)
    tell(table, 0)
    with pytest.raises(RefusedError, match="you have told your share"):
        send(table, 0, wire.TellShare(table=table.id, id="again", share=SHARES[0]))


def test_nothing_can_be_changed_once_shares_are_told() -> None:
    table = open_lobby()
    start(table)
    commands: list[wire.TableCommand] = [
        wire.PromiseShare(table=table.id, id="late", promise=promise_of("00" * 32)),
        wire.Start(table=table.id, id="again"),
        wire.Arrange(table=table.id, id="arrange", seats=(2, 1, 0)),
        wire.ClearSeat(table=table.id, id="clear", seat=1),
        wire.Sit(table=table.id, id="sit", seat=1),
    ]
    for command in commands:
        with pytest.raises(RefusedError, match="the game has begun"):
            send(table, 0, command)


def test_a_promise_goes_with_its_person_and_the_last_one_counts() -> None:
    table = open_lobby(promising=2)
    promise(table, 1, "77" * 32)
    send(table, 0, wire.Arrange(table=table.id, id="arrange", seats=(1, 0, 2)))
    assert [one.promise for one in info_of(table).shares] == [promise_of("77" * 32), promise_of(SHARES[0])]
    send(table, 1, wire.ClearSeat(table=table.id, id="clear", seat=0))
    assert [one.seat for one in info_of(table).shares] == [1]


# Those who do not tell


def test_whoever_does_not_tell_in_time_is_left_out_and_that_is_written_before_the_deal() -> None:
    table = open_lobby()
    start(table)
    tell(table, 1)
    assert table.wake == 10 + SHARE_MS
    assert overdue(table, 9 + SHARE_MS, {}) == []
    for entry in overdue(table, 10 + SHARE_MS, {}):
        table.apply(entry)
    assert kinds(table)[-3:] == [log.LeftOut, log.LeftOut, log.Started]
    assert table.seed == deal_seed(SECRET, {1: SHARES[1]})
    assert [(note.what, note.seat) for note in table.notes] == [("left_out", 0), ("left_out", 2)]
    assert [one.share for one in info_of(table).shares] == [None, SHARES[1], None]
    with pytest.raises(RefusedError):
        tell(table, 0)


def test_nobody_waits_for_those_who_are_not_there() -> None:
    """A person who promised days ago and is offline when the game begins holds nobody up."""
    table = open_lobby()
    for entry in entries_for(table, 0, wire.Start(table=table.id, id="start"), 10, gone={1: 1, 2: 1}):
        table.apply(entry)
    assert table.dealing is not None
    tell_now = wire.TellShare(table=table.id, id="tell", share=SHARES[0])
    for entry in entries_for(table, 0, tell_now, 11, gone={1: 1, 2: 1}):
        table.apply(entry)
    assert kinds(table)[-4:] == [log.Told, log.LeftOut, log.LeftOut, log.Started]


@pytest.mark.parametrize("promising", [0, 1])
def test_who_knows_nothing_of_shares_plays_all_the_same(promising: int) -> None:
    table = open_lobby(promising)
    start(table)
    if promising:
        tell(table, 0)
    assert table.phase == "playing"
    assert log.LeftOut not in kinds(table)
    assert table.seed == deal_seed(SECRET, {seat: SHARES[seat] for seat in range(promising)})


def test_whoever_leaves_while_shares_are_told_leaves_a_game_that_has_begun() -> None:
    """Otherwise a person could look at the shares of others and have the deal made again."""
    table = open_lobby()
    start(table)
    tell(table, 0)
    tell(table, 2)
    send(table, 2, wire.Leave(table=table.id, id="leave"))
    assert kinds(table)[-3:] == [log.LeftOut, log.Started, log.Left]
    assert table.seed == deal_seed(SECRET, {0: SHARES[0], 2: SHARES[2]})
    assert [one.seat for one in info_of(table).shares] == [0, 1, 2]  # including that of the seat that is now free


# Restart, rematch, one person, lessons


def test_a_restart_at_any_moment_changes_nothing() -> None:
    table = open_lobby()
    start(table)
    tell(table, 2)
    other = reread(table)
    assert (other.dealing, other.untold, other.wake) == (table.dealing, {0, 1}, table.wake)
    for each in (table, other):
        for seat in (0, 1):
            each.apply(log.Told(at=30, seat=seat, share=SHARES[seat]))
        (started,) = overdue(each, 10 + SHARE_MS, {})
        each.apply(started)
    assert table.state
    assert other.state
    assert other.state.hash == table.state.hash == reread(table).state.hash  # type: ignore[union-attr]  # it has begun


def test_people_can_promise_when_they_come() -> None:
    source = draw_source()
    asked = bodies.NewTable(game="seven", players=3, name="Ann", promise=promise_of(SHARES[0]))
    table = LoggedTable("table2")
    for entry in entries_to_open(asked, source, "hash", 1):
        table.apply(entry)
    for entry in entries_to_join(table, bodies.Join("Bob", promise=promise_of(SHARES[1])), "other", 2):
        table.apply(entry)
    assert [one.seat for one in info_of(table).shares] == [0, 1]


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_one_person_and_bots_deal_like_all_others(game: str) -> None:
    table = open_lobby(promising=1, people=1, game=game)
    start(table)
    tell(table, 0)
    assert table.seed == deal_seed(SECRET, {0: SHARES[0]})
    assert table.phase == "playing"


@pytest.mark.parametrize("asked", [None, promise_of(SHARES[0])])
def test_a_rematch_against_bots_begins_at_once_or_waits_for_the_share_that_came_with_it(asked: str | None) -> None:
    table = finished_game()
    new = Table("rematch2")
    for entry in entries_for_rematch(table, DealSource(secret="ab" * 32), 100, 0, asked):
        new.apply(entry)
    assert new.commitment != table.commitment
    assert new.phase == ("playing" if asked is None else "lobby")
    if asked:
        tell(new, 0, at=101)
    assert new.seed == deal_seed("ab" * 32, {0: SHARES[0]} if asked else {})


def test_the_deal_of_a_lesson_is_fixed_and_takes_no_shares() -> None:
    asked = bodies.NewTable(game="seven", players=3, name="Ann", lesson=True, promise=promise_of(SHARES[0]))
    table = LoggedTable("table2")
    for entry in entries_to_open(*as_lesson(asked), "hash", 0):
        table.apply(entry)
    assert info_of(table).shares == ()
    with pytest.raises(RefusedError, match="is fixed"):
        promise(table, 0)
    start(table)
    assert isinstance(table.seed, int)


# The proof


def finished_game() -> Table:
    """Return a game of bots and one person, who has told a share."""
    table = open_lobby(promising=1, people=1)
    start(table)
    tell(table, 0)
    play_on(table, 10_000, Random(1))
    assert table.phase == "over"
    return table


def test_p14_the_proof_has_the_shares_and_the_secret_and_verifies() -> None:
    table = finished_game()
    proof = write_proof(table)
    verified = verify_proof(proof, table.commitment, promise=promise_of(SHARES[0]))
    assert (verified.seed, verified.noted, verified.promised) == (table.seed, True, True)
    assert verified.shares == (people.Share(0, promise_of(SHARES[0]), SHARES[0]),)
    assert parse_proof(proof).format == 2


def test_draws_of_the_server_are_all_different() -> None:
    sources = [draw_source() for _ in range(100)]
    assert len({source.commitment for source in sources}) == 100
    assert all(source.takes_shares and is_key(source.secret) for source in sources)

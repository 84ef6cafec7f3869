"""Moderators: who they are, what they can do and who sees it; reports, blocked addresses, names that can be shown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from mirabilia.core.errors import UsageError
from mirabilia.server.network.moderation import read_moderators, written
from mirabilia.server.network.names import NameRules, read_names
from mirabilia.server.store.make import make_store
from mirabilia.server.tables.live_tables import now_ms
from mirabilia.server.tables.reports import BLOCKS, REPORT_DAYS, REPORTS, Blocks, Reports
from mirabilia.server.tables.table import table_of
from mirabilia.server.tables.tokens import hash_token
from mirabilia.server.wire import moderation
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.bodies import Report
from mirabilia.server.wire.people import NO_NAME
from mirabilia.server.wire.refusal import RefusedError
from tests.kit.server.running import NO_LIMITS, Reply, Running, serving

pytestmark = pytest.mark.anyio
TOKEN = "correct-horse-battery-staple"


@pytest.fixture
def moderators(tmp_path: Path) -> str:
    """A file with a moderator."""
    file = tmp_path / "moderators"
    file.write_text(f"# who looks after the tables\nmia {TOKEN}\n")
    file.chmod(0o600)
    return str(file)


@pytest.fixture
async def server(moderators: str, tmp_path: Path) -> AsyncIterator[Running]:
    store = make_store(str(tmp_path / "tables.sqlite"))
    async with serving(store, moderators=moderators, **NO_LIMITS | {"failed_tokens": 3}) as found:
        yield found


async def act(server: Running, token: str = TOKEN, **about: Any) -> Reply:
    return await server.request("POST", "/api/moderation", about, {"Authorization": f"Bearer {token}"})


async def report(server: Running, table: str, token: str | None = None, **about: Any) -> Reply:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return await server.request("POST", f"/api/tables/{table}/reports", about, headers)


async def test_only_the_right_token_moderates_and_wrong_ones_are_counted(server: Running) -> None:
    ann = await server.open_table()
    for token in ("x" * 30, ann.token):
        reply = await act(server, token, act="close", table=ann.table)
        assert (reply.status, reply.code) == (401, "bad-token")
    assert (await server.request("POST", "/api/moderation", {"act": "close", "table": ann.table})).status == 401
    assert (await act(server, "x" * 30, act="close", table=ann.table)).status == 429
    assert (await act(server, act="close", table=ann.table)).status == 200, "the right one is always taken"


async def test_without_moderators_there_is_nothing_to_try() -> None:
    async with serving() as server:
        ann = await server.open_table()
        assert (await act(server, act="close", table=ann.table)).code == "not-allowed"
        assert (await server.get("/api/moderation/reports", TOKEN)).code == "not-allowed"
        assert (await report(server, ann.table, reason="name")).code == "not-allowed"


async def test_a_closed_table_ends_for_everybody(server: Running) -> None:
    ann, bob = await server.full_table(people=2)
    async with server.client() as client:
        await client.watch(ann.table, ann.token)
        await client.start(ann.table)
        assert (await act(server, act="close", table=ann.table)).status == 200
        while client.seen[ann.table].info.phase != "closed":
            await client.hear()
        assert client.seen[ann.table].waiting == ()
        assert await client.refused(wire.Say(table=ann.table, id="say", text="hello?")) == "closed"
        again = await server.request("POST", f"/api/tables/{ann.table}/seats", {"name": "Cid"})
        assert again.code == "not-now"
    row = await server.tables.store.row(ann.table)
    assert row
    assert (row.phase, row.wake) == ("closed", None)
    assert bob.seat == 1


async def test_a_name_and_a_line_are_removed_before_everybodys_eyes(server: Running) -> None:
    ann, bob = await server.full_table(people=2, name="Rude")
    async with server.client() as client:
        await client.watch(ann.table, bob.token)
        async with server.client() as rude:
            await rude.watch(ann.table, ann.token)
            await rude.do(wire.Say, ann.table, text="something nasty")
            said = await client.expect(wire.Update)
            while now_ms() <= said.chat[0].at:  # a line is named by its time
                await asyncio.sleep(0)
            await rude.do(wire.Say, ann.table, text="something nice")
        await act(server, act="remove_line", table=ann.table, seat=0, said=said.chat[0].at)
        shown = await client.expect(wire.Snapshot)
        assert [one.text for one in shown.chat] == ["something nice"]
        await act(server, act="remove_name", table=ann.table, seat=0)
        shown = await client.expect(wire.Snapshot)
        assert (shown.info.seats[0].name, shown.chat[0].name) == (NO_NAME, NO_NAME)
    told = table_of(ann.table, await server.tables.store.read(ann.table))
    assert (told.seats[0].name, [one.text for one in told.chat]) == (NO_NAME, ["something nice"])
    assert (await act(server, act="remove_name", table=ann.table, seat=2)).code == "no-such-seat"
    assert (await act(server, act="remove_line", table=ann.table, seat=0, said=1)).code == "not-now"


async def test_a_deleted_table_is_gone(server: Running) -> None:
    ann = await server.open_table()
    async with server.client() as client:
        await client.watch(ann.table, ann.token)
        whole = await server.get(f"/api/moderation/tables/{ann.table}", TOKEN)
        assert b'"opened"' in whole.body
        assert (await act(server, act="delete", table=ann.table)).status == 200
        assert (await client.expect(wire.Refused)).code == "no-such-table"
    assert (await server.get(f"/api/tables/{ann.table}")).status == 404
    assert (await act(server, act="delete", table=ann.table)).code == "no-such-table"


async def test_another_process_lets_a_deleted_table_go(moderators: str, postgres_address: str) -> None:
    async with (
        serving(make_store(postgres_address), moderators=moderators) as here,
        serving(make_store(postgres_address)) as there,
        there.client() as client,
    ):
        ann = await here.open_table()
        await client.watch(ann.table, ann.token)
        await act(here, act="delete", table=ann.table)
        assert (await client.expect(wire.Refused)).code == "no-such-table"
        assert ann.table not in there.tables.lives


async def test_a_blocked_address_is_kept_out_until_it_is_let_in(server: Running) -> None:
    ann = await server.open_table()
    async with server.client() as client:
        await client.watch(ann.table, ann.token)
        reply = await act(server, act="block", table=ann.table, seat=0, hours=2)
        assert b"127.0.0.1" in reply.body
        await client.send(wire.Ping())
        assert await client.closed() == 1008
    assert (await server.get("/api/tables")).code == "not-allowed"
    assert (await act(server, act="unblock", address="127.0.0.1")).status == 200
    assert (await server.get("/api/tables")).status == 200
    assert (await act(server, act="unblock", address="127.0.0.1")).code == "not-now"
    assert (await act(server, act="block", table=ann.table, seat=0, hours=2)).code == "not-now"
    assert (await act(server, act="block", address="everybody", hours=2)).code == "bad-message"


async def test_a_blocked_socket_is_told_nothing_more(server: Running) -> None:
    ann = await server.open_table()
    async with server.client() as client:
        await client.watch(ann.table, ann.token)
        await act(server, act="block", address="127.0.0.1", hours=2)
        assert (await act(server, act="close", table=ann.table)).status == 200  # everyone would be told
        assert await client.closed() == 1008


async def test_a_block_outlives_the_process_and_reaches_the_others(
    moderators: str, postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mirabilia.server.network.moderation.REFRESH_SECONDS", 0.05)
    async with serving(make_store(postgres_address), moderators=moderators) as here:
        await act(here, act="block", address="127.0.0.1", hours=1)
    async with serving(make_store(postgres_address), moderators=moderators) as there:
        while (await there.get("/api/tables")).status == 200:
            await asyncio.sleep(0.02)
        async with serving(make_store(postgres_address), moderators=moderators) as here:
            await act(here, act="unblock", address="127.0.0.1")
        while (await there.get("/api/tables")).status != 200:
            await asyncio.sleep(0.02)


async def test_reports_show_what_was_there_and_are_dismissed(server: Running) -> None:
    ann, bob = await server.full_table(people=2)
    async with server.client() as client:
        await client.watch(ann.table, ann.token)
        await client.do(wire.Say, ann.table, text="something nasty")
    assert (await report(server, ann.table, bob.token, reason="chat", seat=0, text="see above")).status == 204
    assert (await report(server, ann.table, reason="name")).status == 204
    reply = await server.get("/api/moderation/reports", TOKEN)
    first, second = reply.read(moderation.ReportList).reports
    assert (second.reason, second.seat, second.by, second.text) == ("chat", 0, 1, "see above")
    assert ([one.text for one in second.chat], second.names[:2]) == (["something nasty"], ("Ann", "Person 1"))
    assert (first.reason, first.by) == ("name", None)
    assert (await act(server, act="dismiss", report=first.id)).status == 200
    assert (await act(server, act="dismiss", report=first.id)).code == "not-now"
    left = (await server.get("/api/moderation/reports", TOKEN)).read(moderation.ReportList).reports
    assert [one.id for one in left] == [second.id]


async def test_whoever_is_forgotten_is_in_no_report_and_in_no_file(server: Running, tmp_path: Path) -> None:
    name, words = "Xanthippe", "what-she-said"
    ann, bob = await server.full_table(people=2, name=name)
    async with server.client() as client, server.client() as other:
        await client.watch(ann.table, ann.token)
        await client.do(wire.Say, ann.table, text=words)
        await other.watch(ann.table, bob.token)
        await other.do(wire.Say, ann.table, text="stop it")
    await report(server, ann.table, bob.token, reason="chat", seat=0, text="see above")
    await report(server, ann.table, ann.token, reason="chat", seat=1, text=words)
    seat = {"table": ann.table, "seat": 0, "token": ann.token, "name": name, "game": "seven", "at": 1}
    assert (await server.request("POST", "/api/people/forget", {"seats": [{**seat, "token": "w" * 43}]})).status == 200
    found = (await server.get("/api/moderation/reports", TOKEN)).read(moderation.ReportList).reports
    assert all(one.names[0] == name for one in found), "another person has had them forgotten"
    assert (await server.request("POST", "/api/people/forget", {"seats": [seat]})).status == 200
    second, first = (await server.get("/api/moderation/reports", TOKEN)).read(moderation.ReportList).reports
    assert (first.names[:2], [one.text for one in first.chat], first.text) == (
        (NO_NAME, "Person 1"),
        ["stop it"],
        "see above",
    )
    assert (second.names[:2], second.text) == ((NO_NAME, "Person 1"), ""), "what they reported is theirs too"
    for file in tmp_path.glob("tables.sqlite*"):
        for secret in (name, words, hash_token(ann.token)):
            assert secret.encode() not in file.read_bytes(), f"{file.name} still has {secret}"


async def test_a_deleted_table_is_in_no_file(server: Running, tmp_path: Path) -> None:
    ann = await server.open_table(name="Xanthippe")
    assert any(b"Xanthippe" in file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
    assert (await act(server, act="delete", table=ann.table)).status == 200
    assert not any(b"Xanthippe" in file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))


async def test_old_reports_and_blocks_leave_the_store(server: Running) -> None:
    store, now = server.tables.store, now_ms()
    table = server.tables.lives[(await server.open_table()).table].table
    await Reports(store, lambda: now - REPORT_DAYS * 24 * 3_600_000).add(Report(reason="name"), table, None)
    await Reports(store, lambda: now).add(Report(reason="chat"), table, None)
    await Reports(store, lambda: now + 1).tidy()
    assert b'"name"' not in (await store.kept(REPORTS) or b"")
    assert b'"chat"' in (await store.kept(REPORTS) or b"")
    await Blocks(store, lambda: now - 2 * 3_600_000).block(["203.0.113.9"], 1)
    assert await store.kept(BLOCKS) is None, "an address outlives its block"


async def test_reports_are_limited_for_each_address(moderators: str) -> None:
    async with serving(moderators=moderators, reports_per_minute=2) as server:
        ann = await server.open_table()
        statuses = [(await report(server, ann.table, reason="other")).status for _ in range(3)]
        assert statuses == [204, 204, 429]


async def test_a_moderators_token_is_in_no_log(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    ann = await server.open_table()
    await act(server, act="close", table=ann.table)
    await act(server, "x" * 30, act="close", table=ann.table)
    told = capsys.readouterr()
    assert TOKEN not in told.out + told.err
    assert "moderator=mia" in told.out.replace('"', "")


@pytest.mark.parametrize("content", ["mia", "mia short", "mia two " + "t" * 30])
def test_a_file_of_moderators_is_checked(tmp_path: Path, content: str) -> None:
    file = tmp_path / "moderators"
    file.write_text(content)
    file.chmod(0o600)
    with pytest.raises(UsageError, match="entry 1"):
        read_moderators(str(file))


def test_a_file_that_everybody_can_read_is_refused(moderators: str) -> None:
    assert read_moderators(moderators) == {"mia": TOKEN}
    Path(moderators).chmod(0o644)
    with pytest.raises(UsageError, match="chmod 600"):
        read_moderators(moderators)
    with pytest.raises(UsageError, match="cannot be read"):
        read_moderators("nowhere/moderators")


def test_an_address_is_blocked_as_it_is_counted() -> None:
    assert [written("203.0.113.9"), written("2001:db8:1:2:3::4")] == ["203.0.113.9", "2001:db8:1:2::"]
    with pytest.raises(RefusedError):
        written("example.org")


# Names


def test_words_of_a_file_are_refused_however_they_are_dressed(tmp_path: Path) -> None:
    file = tmp_path / "words"
    file.write_text("# not here\nass\n*darn\n")
    names = read_names(str(file))
    for refused in ("ass", "ASS", "big ass", "Äss", "a.s.s", "\uff41\uff53\uff53", "Darnley", "dar-n it", "DÄRN"):
        with pytest.raises(RefusedError) as error:
            names.check(refused)
        assert error.value.code == "bad-name"
    for fine in ("Cassandra", "Bass", "Ann", None, "Řehoř", "Їжак"):
        names.check(fine)


def test_letters_are_not_buried_in_marks() -> None:
    names = NameRules()
    names.check("Nguyễn")
    names.check("Q̣̈")
    with pytest.raises(RefusedError):
        names.check("Z" + "\u0300" * 3)


async def test_a_refused_name_is_refused_at_every_door(tmp_path: Path) -> None:
    file = tmp_path / "words"
    file.write_text("darn")
    async with serving(refused_names=str(file)) as server:
        opening = {"game": "seven", "players": 3, "name": "Darn"}
        assert (await server.request("POST", "/api/tables", opening)).code == "bad-name"
        ann = await server.open_table()
        assert (await server.request("POST", f"/api/tables/{ann.table}/seats", {"name": "darn"})).code == "bad-name"
        async with server.client() as client:
            assert await client.refused(wire.Watch(ann.table, name="darn")) == "bad-name"

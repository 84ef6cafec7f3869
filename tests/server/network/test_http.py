"""Every address of the server, and every way to be refused there."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mirabilia.core.record import parse_record
from mirabilia.server.network.requests import STATUS
from mirabilia.server.store import StoreError, TableRow
from mirabilia.server.store.memory import MemoryStore
from mirabilia.server.tables.proof import verify_proof
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from mirabilia.text import say
from tests.kit.languages import ANOTHER
from tests.kit.server.running import Address, Running, serving

pytestmark = pytest.mark.anyio

NEW = {"game": "seven", "players": 3, "name": "Ann"}


class FullDisk(MemoryStore):
    """A store that can be full."""

    full = False

    async def create(self, row: TableRow, entries: Sequence[bytes]) -> bool:
        if self.full:
            raise StoreError("/secret/place: the disk is full")
        return await super().create(row, entries)

    async def beat(self) -> list[str]:
        if self.full:
            raise StoreError("/secret/place: the disk is full")
        return await super().beat()


async def finished(server: Address, game: str = "architects") -> bodies.Joined:
    """Return the seat of a person who has played a game to its end."""
    (ann,) = await server.full_table(game=game, players=2)
    async with server.client() as client:
        await client.watch(ann.table, ann.token)
        await client.start(ann.table)
        await client.play(ann.table)
    return ann


async def test_a_table_is_opened_joined_and_looked_at(server: Running) -> None:
    ann = await server.open_table()
    bob = await server.join(ann.table, "Bob")
    assert (ann.seat, bob.seat) == (0, 1)
    for token, seat in ((ann.token, 0), (bob.token, 1), (None, None)):
        reply = await server.get(f"/api/tables/{ann.table}", token)
        snapshot = reply.read(wire.Snapshot)
        assert (reply.status, snapshot.you, snapshot.table) == (200, seat, ann.table)
        assert [place.name for place in snapshot.info.seats] == ["Ann", "Bob", None]
        assert ann.token.encode() not in reply.body
        assert reply.headers["cache-control"] == "no-store"


async def test_a_game_that_is_not_there_is_refused_with_those_that_are(server: Running) -> None:
    for lesson in (False, True):
        asked = {"game": "chess", "players": 2, "name": "Ann", "lesson": lesson}
        reply = await server.request("POST", "/api/tables", asked)
        problem = reply.read(bodies.Problem)
        assert (reply.status, problem.code) == (400, "bad-message")
        assert problem.message == "there is no game 'chess'; there are seven, architects"


async def test_only_public_tables_are_listed_by_phase(server: Running) -> None:
    shown = await server.open_table(public=True)
    await server.open_table(public=False)
    for path, ids in (
        ("/api/tables", [shown.table]),
        ("/api/tables?phase=lobby&limit=1", [shown.table]),
        ("/api/tables?phase=playing", []),
        ("/api/tables?phase=over", []),
    ):
        reply = await server.get(path)
        assert [info.id for info in reply.read(bodies.TableList).tables] == ids


async def test_a_list_has_no_more_than_was_asked_for(server: Running) -> None:
    for _ in range(3):
        await server.open_table(public=True)
    assert len((await server.get("/api/tables?limit=2")).read(bodies.TableList).tables) == 2


async def test_a_list_of_nonsense_is_refused(server: Running) -> None:
    for query in ("phase=closed", "phase=", "limit=0", "limit=101", "limit=-1", "limit=x", "limit=%D9%A1"):
        reply = await server.get(f"/api/tables?{query}")
        assert (reply.status, reply.code) == (400, "bad-message"), query


async def test_health_tells_what_is_live(server: Running) -> None:
    await server.open_table()
    async with server.client():
        reply = await server.get("/health")
    health = reply.read(bodies.Health)
    assert (reply.status, health.status, health.tables, health.sockets, health.warm) == (200, "ok", 1, 1, False)


async def test_figures_are_for_prometheus(server: Running) -> None:
    (ann,) = await server.full_table()
    async with server.client() as client:
        await client.watch(ann.table, ann.token)
        await client.start(ann.table)
        await client.refused({"do": "nonsense"})
        page = (await server.get("/metrics")).body.decode()
    for line in (
        "mirabilia_sockets 1.0",
        "mirabilia_tables_live 1.0",
        'mirabilia_commands_total{kind="start",outcome="done"} 1.0',
        'mirabilia_commands_total{kind="unreadable",outcome="refused"} 1.0',
        'mirabilia_refused_total{code="bad-message"} 1.0',
        "mirabilia_ack_seconds_count 1.0",
        'mirabilia_requests_total{method="POST",status="201"} 1.0',
    ):
        assert line in page.splitlines()
    assert "mirabilia_store_write_seconds_count" in page


async def test_two_servers_in_a_process_count_apart(server: Running) -> None:
    async with serving() as other:
        await server.open_table()
        assert "mirabilia_tables_live 0.0" in (await other.get("/metrics")).body.decode()


# Whole games


async def test_a_finished_game_is_told_in_full(server: Running) -> None:
    ann = await finished(server)
    path = f"/api/tables/{ann.table}"
    snapshot = (await server.get(path)).read(wire.Snapshot)
    record = await server.get(f"{path}/record")
    assert parse_record(record.body).game == "architects"
    assert record.headers["content-disposition"] == f'attachment; filename="{ann.table}-record.json"'
    proof = await server.get(f"{path}/proof")
    assert verify_proof(proof.body, snapshot.info.commitment).noted
    assert msgspec.json.decode((await server.get(f"{path}/transcript")).body)
    steps = (await server.get(f"{path}/steps?eyes=all&first=1&count=2")).read(bodies.Steps)
    assert ([step.number for step in steps.steps], len(steps.steps[0].sights)) == ([1, 2], 2)


async def test_a_game_that_is_played_is_told_only_as_far_as_it_is_seen(server: Running) -> None:
    ann, bob = await server.full_table(people=2, players=2, game="architects")
    async with server.client() as client:
        await client.watch(ann.table, ann.token)
        await client.start(ann.table)
    path = f"/api/tables/{ann.table}"
    for name in ("record", "transcript", "proof", "steps?eyes=all"):
        reply = await server.get(f"{path}/{name}", ann.token)
        assert (reply.status, reply.code) == (409, "not-finished")
    assert (await server.get(f"{path}/steps")).read(bodies.Steps).eyes == "public"
    assert (await server.get(f"{path}/steps?eyes=1", bob.token)).read(bodies.Steps).eyes == "1"
    for token, status, code in (
        (None, 403, "not-allowed"),
        (ann.token, 403, "not-allowed"),
        ("x" * 30, 401, "bad-token"),
    ):
        reply = await server.get(f"{path}/steps?eyes=1", token)
        assert (reply.status, reply.code) == (status, code)


FROM_A_PROXY = [
    {"Host": "play.example.org"},
    {"X-Forwarded-For": "203.0.113.9"},
    {"X-Forwarded-For": "127.0.0.1"},
    {"X-Real-IP": "203.0.113.9"},
    {"Forwarded": "for=203.0.113.9"},
    {"Via": "1.1 caddy"},
]


@pytest.mark.parametrize("headers", FROM_A_PROXY, ids=str)
@pytest.mark.parametrize("trusted", ["", "127.0.0.1", "*"])
async def test_figures_are_never_shown_through_a_proxy_by_accident(headers: dict[str, str], trusted: str) -> None:
    async with serving(origin=("https://play.example.org",), trust_proxy=trusted) as server:
        reply = await server.request("GET", "/metrics", headers=headers)
        assert (reply.status, reply.code) == (403, "not-allowed")
        assert (await server.get("/metrics")).status == 200
    async with serving(origin=("https://play.example.org",), trust_proxy=trusted, metrics=True) as server:
        assert (await server.request("GET", "/metrics", headers=headers)).status == 200, "unless they should be"


async def test_steps_of_nonsense_are_refused(server: Running) -> None:
    (ann,) = await server.full_table()
    async with server.client() as client:
        await client.watch(ann.table, ann.token)
        await client.start(ann.table)
    for query in ("eyes=x", "first=-1", "count=0", "count=51", "first=9999999"):
        reply = await server.get(f"/api/tables/{ann.table}/steps?{query}")
        assert (reply.status, reply.code) == (400, "bad-message"), query


# Refusals


def test_every_code_has_a_status() -> None:
    assert set(STATUS) == set(wire.Code.__args__)  # type: ignore[attr-defined]  # what Literal keeps its values in
    assert set(STATUS.values()) <= {400, 401, 403, 404, 409, 413, 429, 503}


MALFORMED = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b'{"game": "\xff", "players": 3, "name": "Ann"}',
    b'{"game": "seven", "players": NaN, "name": "Ann"}',
    b'{"game": "seven", "players": 1e999, "name": "Ann"}',
    b'{"game": "seven", "players": ' + b"9" * 5000 + b', "name": "Ann"}',
    b'{"game": "seven", "players": 3, "name": "\\ud800"}',
    b"[" * 8000,
    b'{"game": "seven", "players": 3, "name": "Ann", "x": ' + b"[" * 3000 + b"]" * 3000 + b"}",
    *(
        msgspec.json.encode(NEW | change)
        for change in (
            {"players": 1},
            {"players": 8},
            {"players": True},
            {"players": "3"},
            {"name": ""},
            {"name": "x" * 25},
            {"name": "\u202e\n"},
            {"game": "chess"},
            {"clock": 4},
            {"seat": 7},
            {"wonders": "x" * 201},
            {"bots": ["apprentice"] * 8},
            {"unknown": 1},
        )
    ),
]


async def test_p10_a_malformed_body_is_refused_and_nothing_is_opened(server: Running) -> None:
    for body in MALFORMED:
        reply = await server.request("POST", "/api/tables", body)
        assert (reply.status, reply.code) == (400, "bad-message"), body[:80]
    assert server.tables.lives == {}


async def test_a_table_that_cannot_be_is_refused(server: Running) -> None:
    changes: list[tuple[dict[str, Any], int, str]] = [
        ({"seat": 3}, 404, "no-such-seat"),
        ({"bots": ["apprentice"] * 4}, 404, "no-such-seat"),
        ({"bots": [None, "nobody"]}, 400, "wrong-setup"),
        ({"wonders": "nonsense"}, 400, "wrong-setup"),
        ({"players": 2, "wonders": "giza:A giza:A"}, 400, "wrong-setup"),
    ]
    for change, status, code in changes:
        reply = await server.request("POST", "/api/tables", NEW | change)
        assert (reply.status, reply.code) == (status, code), change


async def test_seats_that_cannot_be_taken_are_refused(server: Running) -> None:
    ann = await server.open_table()
    path = f"/api/tables/{ann.table}/seats"
    for seat, status, code in ((0, 409, "seat-taken"), (3, 404, "no-such-seat"), (7, 400, "bad-message")):
        reply = await server.request("POST", path, {"name": "Bob", "seat": seat})
        assert (reply.status, reply.code) == (status, code)


async def test_there_is_no_table_of_another_id(server: Running) -> None:
    ids = ("abcdefghjkmn", "x", "ABCDEFGH", "a" * 33, "..%2f..", "%00abcdef", "aaaaaa'--")
    ends = (("GET", ""), ("POST", "/seats"), ("GET", "/record"), ("GET", "/steps"), ("GET", "/proof"))
    for id_, (method, end) in product(ids, ends):
        reply = await server.request(method, f"/api/tables/{id_}{end}", {"name": "Bob"} if method == "POST" else b"")
        assert (reply.status, reply.code) in ((404, "no-such-table"), (404, "bad-message"))


async def test_a_body_has_at_most_8_kib_however_it_comes(server: Running) -> None:
    for size, status in ((8192, 201), (8193, 413), (1_000_000, 413)):
        body = msgspec.json.encode(NEW)
        reply = await server.request("POST", "/api/tables", body + b" " * (size - len(body)))
        assert reply.status == status
    chunks = b"".join(b"400\r\n" + b" " * 1024 + b"\r\n" for _ in range(9)) + b"0\r\n\r\n"
    head = (
        f"POST /api/tables HTTP/1.1\r\nHost: {server.host}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    )
    reply = await server.send_raw(head.encode() + chunks)
    assert (reply.status, reply.code) == (413, "too-large")


async def test_unknown_addresses_and_methods_are_refused_as_problems(server: Running) -> None:
    for method, path, status, code in (
        ("GET", "/api/", 404, "bad-message"),
        ("GET", "/api/nothing", 404, "bad-message"),
        ("POST", "/api/tables/abcdefgh/nothing", 404, "bad-message"),
        ("GET", "/api/tables/", 404, "bad-message"),
        ("DELETE", "/api/tables", 405, "not-allowed"),
        ("PUT", "/api/tables/abcdefgh", 405, "not-allowed"),
        ("GET", "/api/tables/abcdefgh/seats", 405, "not-allowed"),
        ("POST", "/health", 405, "not-allowed"),
        ("POST", "/", 405, "not-allowed"),
        ("GET", "/assets/gone.js", 404, "bad-message"),
    ):
        reply = await server.request(method, path)
        assert (reply.status, reply.code) == (status, code), (method, path)
        assert status != 405 or reply.headers["allow"]


async def test_a_store_that_fails_is_unavailable_and_says_nothing_of_itself() -> None:
    store = FullDisk()
    async with serving(store) as server:
        store.full = True
        reply = await server.request("POST", "/api/tables", NEW)
        assert (reply.status, reply.code) == (503, "unavailable")
        assert b"secret" not in reply.body
        failing = await server.get("/health")
        assert (failing.status, failing.read(bodies.Health).status) == (503, "failing")
        store.full = False
        await server.open_table()
        assert (await server.get("/health")).status == 200


async def test_what_nobody_expected_is_a_problem_too(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr(server.tables, "listed", broken)
    reply = await server.get("/api/tables")
    assert (reply.status, reply.code) == (500, "unavailable")
    assert b"secret" not in reply.body
    assert (await server.get("/health")).status == 200


# Pages


async def test_a_server_without_a_client_says_so_in_the_language_of_the_browser(tmp_path: Path) -> None:
    async with serving(web=tmp_path / "none") as server:
        reply = await server.request("GET", "/", headers={"Accept-Language": f"xx, {ANOTHER}-XX;q=0.9, en;q=0.5"})
        assert f'<html lang="{ANOTHER}">' in reply.body.decode()
        assert say("server-page-missing", ANOTHER) in reply.body.decode()


async def test_a_server_without_a_client_says_what_is_missing(tmp_path: Path) -> None:
    async with serving(web=tmp_path / "none") as server:
        reply = await server.get("/")
        assert reply.status == 200
        assert b"not been built" in reply.body
        assert b'<html lang="en">' in reply.body
        assert b"<style" not in reply.body
        assert b"<script" not in reply.body


async def test_the_built_client_is_served_and_hashed_files_are_kept(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("the client")
    (web / "icon.svg").write_text("<svg/>")
    (web / "assets/app-1a2b3c.js").write_text("run()")
    (tmp_path / "secret.txt").write_text("secret")
    async with serving(web=web) as server:
        for path, body, cache in (
            ("/", b"the client", "no-cache"),
            ("/table/abcdefgh", b"the client", "no-cache"),
            ("/icon.svg", b"<svg/>", "no-cache"),
            ("/assets/app-1a2b3c.js", b"run()", "public, max-age=31536000, immutable"),
            ("/../secret.txt", b"the client", "no-cache"),
            ("/..%2fsecret.txt", b"the client", "no-cache"),
            ("/assets/../../secret.txt", b"", ""),
        ):
            reply = await server.get(path)
            assert b"secret" not in reply.body
            if body:
                assert (reply.body, reply.headers["cache-control"]) == (body, cache), path
        head = await server.request("HEAD", "/assets/app-1a2b3c.js")
        assert (head.status, head.body) == (200, b"")


async def test_who_can_read_zipped_files_gets_them_so(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("the client")
    (tmp_path / "assets/app-1a2b3c.js").write_text("run()")
    async with serving(web=tmp_path) as server:
        plain = await server.get("/assets/app-1a2b3c.js")
        assert "content-encoding" not in plain.headers
        for path, body in (("/assets/app-1a2b3c.js", b"run()"), ("/", b"the client")):
            for _ in range(2):
                zipped = await server.request("GET", path, headers={"Accept-Encoding": "br, gzip"})
                assert (zipped.headers["content-encoding"], zipped.headers["vary"]) == ("gzip", "Accept-Encoding")
                assert gzip.decompress(zipped.body) == body
            head = await server.request("HEAD", path, headers={"Accept-Encoding": "gzip"})
            assert head.headers["cache-control"] == zipped.headers["cache-control"]
            assert (head.status, head.body) == (200, b"")

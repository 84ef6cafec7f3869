"""Seats cannot be hijacked (P8), other people's pages cannot ask (P9), and nothing secret is written down."""

from __future__ import annotations

import io
import logging
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
import pytest
import structlog
from websockets.exceptions import InvalidStatus

from mirabilia.server.addresses import is_loopback, is_origin
from mirabilia.server.logs import start_logs
from mirabilia.server.network.security import AccessRules
from mirabilia.server.wire import protocol as wire
from tests.kit.server.logs import logging_of
from tests.kit.server.running import NO_LIMITS, Address, Reply, Running, serving

pytestmark = pytest.mark.anyio

PLAY = "https://play.example.org"
NEW = {"game": "seven", "players": 3, "name": "Ann"}


@pytest.fixture
async def server() -> AsyncIterator[Running]:
    async with serving(origin=(PLAY,), **NO_LIMITS) as running:
        yield running


# P9: origins


def origins(server: Address) -> dict[str, list[str] | None]:
    """Return kinds of Origin, with the headers of each; those that pass begin with "own" or "listed"."""
    host, port = server.host, server.port
    return {
        "own": [f"http://{host}:{port}"],
        "listed": [PLAY],
        "own, no browser": None,
        "null": ["null"],
        "empty": [""],
        "another site": ["https://example.com"],
        "another scheme": [f"https://{host}:{port}"],
        "listed with another scheme": [PLAY.replace("https", "http")],
        "another port": [f"http://{host}:{port + 1}"],
        "no port": [f"http://{host}"],
        "listed with a port": [f"{PLAY}:443"],
        "another name for the same machine": [f"http://localhost:{port}"],
        "suffix": [f"{PLAY}.evil.com"],
        "prefix": ["https://evil-play.example.org"],
        "subdomain": ["https://a.play.example.org"],
        "parent": ["https://example.org"],
        "userinfo": ["https://play.example.org@evil.com"],
        "user": ["https://a@play.example.org"],
        "uppercase": [PLAY.upper()],
        "trailing dot": [f"{PLAY}."],
        "trailing slash": [f"{PLAY}/"],
        "path": [f"{PLAY}/x"],
        "two in one": [f"{PLAY}, {PLAY}"],
        "two in one by spaces": [f"{PLAY} https://evil.com"],
        "two headers": [PLAY, "https://evil.com"],
        "the same twice": [PLAY, PLAY],
        "websocket scheme": [f"ws://{host}:{port}"],
        "file": ["file://"],
        "no scheme": [f"{host}:{port}"],
        "not ascii": ["https://pl\xe4y.example.org"],
        "wildcard": ["*"],
    }


def passes(kind: str) -> bool:
    return kind in ("own", "listed", "own, no browser")


async def test_p09_a_post_is_heard_only_from_the_exact_allow_list(server: Running) -> None:
    for kind, values in origins(server).items():
        headers = tuple(("Origin", value) for value in values or ())
        reply = await server.request("POST", "/api/tables", NEW, headers)
        expected = 201 if passes(kind) else 403
        assert reply.status == expected, kind
        if expected == 403:
            assert reply.code == "not-allowed"
    assert len(server.tables.lives) == 3
    print(f"P9: {len(origins(server))} kinds of origin on POST, 3 pass")


async def handshake(server: Address, *headers: tuple[str, str]) -> Reply:
    """Ask for a WebSocket, and for its end right after; return the answer."""
    lines = [
        "GET /ws HTTP/1.1",
        *(f"{name}: {value}" for name, value in headers),
        *([] if any(name == "Host" for name, _ in headers) else [f"Host: {server.host}:{server.port}"]),
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
    ]
    return await server.send_raw("\r\n".join([*lines, "", ""]).encode("latin-1"), head_only=True)


async def test_p09_a_socket_is_opened_only_from_the_exact_allow_list(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    for kind, values in origins(server).items():
        reply = await handshake(server, *(("Origin", value) for value in values or ()))
        assert (reply.status == 101, reply.status in (400, 403)) == (passes(kind), not passes(kind)), kind
    print(f"P9: {len(origins(server))} kinds of origin on WebSocket, 3 pass")
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_p09_a_browser_that_hides_its_origin_is_refused(server: Running) -> None:
    for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 201), ("none", 201)):
        reply = await server.request("POST", "/api/tables", NEW, {"Sec-Fetch-Site": site})
        assert reply.status == status, site


async def test_p09_no_answer_lets_another_page_read_it(server: Running) -> None:
    for method, path in (("GET", "/api/tables"), ("OPTIONS", "/api/tables"), ("GET", "/health")):
        reply = await server.request(method, path, headers={"Origin": "https://evil.com"})
        assert [name for name in reply.headers if name.startswith("access-control")] == []


async def test_a_name_that_somebody_else_points_here_is_refused(server: Running) -> None:
    port = server.port
    for host, known in (
        (f"127.0.0.1:{port}", True),
        (f"localhost:{port}", True),
        ("localhost", True),
        (f"[::1]:{port}", True),
        ("192.168.1.7:7007", True),
        ("play.example.org", True),
        ("evil.com", False),
        (f"evil.com:{port}", False),
        ("localhost.evil.com", False),
        ("127.0.0.1.evil.com", False),
        ("play.example.org.evil.com", False),
        ("LOCALHOST", False),
        ("localhost.", False),
        ("user@localhost", False),
        ("localhost:99999999", False),
        ("", False),
        ("[::1", False),
    ):
        reply = await server.request("GET", "/api/tables", headers={"Host": host})
        assert reply.status == (200 if known else 403), host
        assert (await handshake(server, ("Host", host))).status == (101 if known else 403), host
    twice = await server.request("GET", "/api/tables", headers=(("Host", "localhost"), ("Host", "evil.com")))
    assert twice.status in (400, 403)


async def test_behind_a_trusted_proxy_the_scheme_and_address_are_what_it_says() -> None:
    forwarded = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
    for trust, statuses in (("127.0.0.1", [201, 429, 201]), ("", [403, 403, 403])):
        async with serving(trust_proxy=trust, tables_per_minute=1) as server:
            own = {"Origin": f"https://{server.host}:{server.port}"}
            replies = [
                await server.request("POST", "/api/tables", NEW, forwarded | own),
                await server.request("POST", "/api/tables", NEW, forwarded | own),
                await server.request("POST", "/api/tables", NEW, forwarded | own | {"X-Forwarded-For": "203.0.113.8"}),
            ]
            assert [reply.status for reply in replies] == statuses


def test_a_server_on_the_network_knows_the_name_of_its_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Parlour")
    scope = {"type": "http", "headers": [(b"host", b"parlour.local:7007")]}
    assert AccessRules("0.0.0.0", ()).knows_host(scope)
    assert not AccessRules("127.0.0.1", ()).knows_host(scope)


def test_origins_and_loopbacks_are_told_by_their_letters() -> None:
    assert all(is_origin(text) for text in (PLAY, "http://localhost:7007", "http://[::1]:80", "https://10.0.0.1"))
    wrong = (
        f"{PLAY}/",
        "play.example.org",
        "ftp://a.b",
        "https://A.b",
        "https://a_b.c",
        "https://a.b:123456",
        "null",
        "",
    )
    assert [text for text in wrong if is_origin(text)] == []
    assert all(is_loopback(host) for host in ("127.0.0.1", "localhost", "::1", "127.8.8.8"))
    assert not any(is_loopback(host) for host in ("0.0.0.0", "::", "192.168.0.1", "example.org"))


# Headers


async def test_every_answer_keeps_browsers_careful(server: Running) -> None:
    for method, path in (
        ("GET", "/"),
        ("GET", "/api/tables"),
        ("GET", "/api/nothing"),
        ("POST", "/api/tables"),
        ("DELETE", "/api/tables"),
        ("GET", "/health"),
        ("GET", "/metrics"),
        ("GET", "/assets/gone.js"),
    ):
        headers = (await server.request(method, path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert f"connect-src 'self' ws://{server.host}:{server.port};" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["permissions-policy"]
        assert "server" not in headers
    refused = await server.request("POST", "/api/tables", NEW, {"Origin": "null"})
    assert refused.headers["x-content-type-options"] == "nosniff"


# P8: seats


async def test_p08_only_its_token_opens_a_seat(server: Running) -> None:
    ann = await server.open_table()
    bob = await server.join(ann.table)
    eve = await server.open_table("Eve")
    wrong = [eve.token, ann.token[:-1], ann.token + "A", ann.token.swapcase(), ann.token[::-1], "x" * 43, "0" * 64]
    async with server.client() as client:
        for token in wrong:
            assert await client.refused(wire.Watch(ann.table, token)) == "bad-token"
            reply = await server.get(f"/api/tables/{ann.table}", token)
            assert (reply.status, reply.code) == (401, "bad-token")
        assert await client.refused(wire.Start(table=ann.table, id="1")) == "not-seated"
        assert await client.refused(wire.Watch(eve.table, bob.token)) == "bad-token"
        assert (await client.watch(ann.table, bob.token)).you == 1
        assert await client.refused(wire.Start(table=ann.table, id="2")) == "not-host"
        assert await client.refused(wire.Watch(ann.table, eve.token)) == "bad-token"
        await client.do(wire.Say, ann.table, text="still Bob")


async def test_p08_authorization_is_a_bearer_token_and_nothing_else(server: Running) -> None:
    ann = await server.open_table()
    path = f"/api/tables/{ann.table}"
    for shown in (
        f"Basic {ann.token}",
        ann.token,
        "Bearer",
        "Bearer ",
        "Bearer x",
        f"Bearer {ann.token} x",
        "Bearer " + "x" * 200,
    ):
        reply = await server.request("GET", path, headers={"Authorization": shown})
        assert (reply.status, reply.code) == (401, "bad-token"), shown
        assert reply.headers["www-authenticate"] == "Bearer"
    twice = (("Authorization", f"Bearer {ann.token}"),) * 2
    assert (await server.request("GET", path, headers=twice)).status == 401
    assert (await server.get(f"{path}?token={ann.token}")).read(wire.Snapshot).you is None


async def test_p08_a_token_ends_when_its_seat_is_left_or_cleared(server: Running) -> None:
    ann, bob, cid = await server.full_table(people=3)
    async with server.client() as host, server.client() as leaver, server.client() as cleared:
        await host.watch(ann.table, ann.token)
        await leaver.watch(ann.table, bob.token)
        await cleared.watch(ann.table, cid.token)
        await leaver.do(wire.Leave, ann.table)
        await host.do(wire.ClearSeat, ann.table, seat=2)
        while cleared.seen[ann.table].you is not None:
            await cleared.hear()
        for client, token in ((leaver, bob.token), (cleared, cid.token)):
            assert client.seen[ann.table].you is None
            assert await client.refused(wire.Say(table=ann.table, id="x", text="hello")) == "not-seated"
            assert await client.refused(wire.Watch(ann.table, token)) == "bad-token"
            assert (await server.get(f"/api/tables/{ann.table}", token)).status == 401
        dan = await server.join(ann.table, "Dan", seat=1)
        assert dan.token not in (bob.token, cid.token)
        assert (await leaver.watch(ann.table, dan.token)).you == 1


async def test_p08_ten_wrong_tokens_a_minute_are_the_last() -> None:
    async with serving() as server:
        ann = await server.open_table()
        path = f"/api/tables/{ann.table}"
        for number in range(10):
            assert (await server.get(path, f"{number}" * 43)).status == 401
        reply = await server.get(path, "x" * 43)
        assert (reply.status, reply.code, reply.headers["retry-after"]) == (429, "too-many", "60")
        assert (await server.get(path, ann.token)).status == 200, "another person at this address is locked out"
        async with server.client() as client:
            assert (await client.watch(ann.table, ann.token)).you == 0
            assert await client.refused(wire.Watch(ann.table, "x" * 43)) == "too-many"
            assert await client.closed() == 1008
    print("P8: 10 wrong tokens in a minute answered with 401, then 429; right ones are always taken")


async def test_p08_ten_wrong_tokens_on_sockets_count_as_well() -> None:
    async with serving() as server:
        ann = await server.open_table()
        async with server.client() as client:
            for number in range(10):
                assert await client.refused(wire.Watch(ann.table, f"{number}" * 43)) == "bad-token"
            assert await client.refused(wire.Watch(ann.table, "x" * 43)) == "too-many"
            assert await client.closed() == 1008
        assert (await server.get(f"/api/tables/{ann.table}", "y" * 43)).status == 429


# Logs


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """Everything that is logged, as by a server that runs unattended."""
    with logging_of("debug") as stream:
        yield stream


async def test_p08_no_log_has_a_token_a_seed_a_body_or_a_query(
    logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(access_log=True, **NO_LIMITS) as server:
        (ann,) = await server.full_table()
        path = f"/api/tables/{ann.table}"
        await server.get(path, ann.token)
        await server.get(f"{path}?token={ann.token}")
        await server.request("POST", "/api/tables", {"name": "canary-body"})
        with pytest.raises(InvalidStatus):
            await server.client({"Origin": "https://evil.com/canary-origin"}).__aenter__()
        async with server.client() as client:
            await client.watch(ann.table, ann.token)
            await client.start(ann.table)
            await client.do(wire.Say, ann.table, text="canary-chat")
            await client.refused("canary-message")
            hand = list(client.seen[ann.table].view.hand)
            monkeypatch.setattr(server.tables, "act", None)  # so that something unexpected happens
            await client.refused(wire.Say(table=ann.table, id="canary-id", text="canary-chat"))
            await client.connection.send(b"\xff canary-bytes", text=True)
            assert await client.closed() == 1007
        table = server.tables.lives[ann.table].table
    text = logged.getvalue()
    events = [msgspec.json.decode(line)["event"] for line in text.splitlines()]
    assert {"table opened", "request", "socket opened", "watching", "message failed"} <= set(events)
    assert ann.table in text
    assert "Traceback" in text
    secrets: list[Any] = [ann.token, *table.seats[0].tokens, table.seed, table.source.secret, "canary", *hand]
    assert [secret for secret in secrets if str(secret) in text] == []


async def test_logs_for_a_person_hide_values_too() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    stream = Terminal()
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    start_logs("info", stream)
    try:
        secret = "canary"
        try:
            raise ValueError(len(secret))
        except ValueError:
            structlog.get_logger().exception("failed", table="abcdefgh")
        structlog.get_logger().debug("not shown")
    finally:
        root.handlers = handlers
        root.setLevel(level)
        structlog.reset_defaults()
    text = stream.getvalue()
    assert ("ValueError" in text, "abcdefgh" in text, "not shown" in text) == (True, True, False)
    assert "canary" not in text.replace('secret = "canary"', "")

"""Calls: at most one message per turn, in their language, to people who are gone."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from mirabilia.server.calling import calls, push
from mirabilia.server.calling.calls import Call, Calls, message_for
from mirabilia.server.store.memory import MemoryDisk, MemoryStore
from mirabilia.server.store.sqlite import SqliteStore
from mirabilia.server.tables import attendance, log
from mirabilia.server.tables import broadcast as telling
from mirabilia.server.tables.commands import entries_for
from mirabilia.server.tables.live_table import LiveTable
from mirabilia.server.tables.live_tables import LiveTables, now_ms
from mirabilia.server.tables.seat import Subscription
from mirabilia.server.tables.table import Table
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from mirabilia.text import languages, say
from tests.kit.languages import ANOTHER
from tests.kit.server.clock import SetClock
from tests.kit.server.logs import logging_of
from tests.kit.server.push_service import Browser, Service, base64, from_base64
from tests.kit.server.running import NO_LIMITS, PATIENCE, Client, Running, serving

pytestmark = pytest.mark.anyio

SOON_MS = 100
"""Milliseconds after which a person counts as gone, in these tests."""


def wait_for(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    """Make people count as gone after a while."""
    for module in (attendance, telling):
        monkeypatch.setattr(module, "HERE_MS", milliseconds)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    wait_for(monkeypatch, SOON_MS)
    monkeypatch.setattr(calls, "WAIT_MS", SOON_MS)


@dataclass
class CallingServer(Running):
    """A server, and what makes its calls."""

    calls: Calls

    async def quiet(self, person: Person) -> None:
        """Wait until a person counts as gone and has been called, if they should be."""
        await until(lambda: self.calls.is_idle and not self.live(person).attendance.is_here(person.seat.seat))

    def live(self, person: Person) -> LiveTable:
        return self.tables.lives[person.seat.table]


@asynccontextmanager
async def calling(service: Service, clock: Callable[[], int] = now_ms, **options: Any) -> AsyncIterator[CallingServer]:
    """Serve with this push service allowed, on a clock."""
    made: list[Calls] = []

    def make(*about: Any) -> Calls:
        made.append(Calls(*about))
        return made[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mirabilia.server.serve.Calls", make)
        patch.setattr("mirabilia.server.serve.LiveTables", partial(LiveTables, clock=clock))
        async with serving(push_service=(service.origin,), **NO_LIMITS | options) as server:
            yield CallingServer(server.host, server.port, server.services, made[0])


class Person:
    """A person with a seat, who opens the table and closes it."""

    def __init__(self, server: Running, seat: bodies.Joined) -> None:
        self.server = server
        self.seat = seat
        self._ids = count(1)

    @asynccontextmanager
    async def there(self, server: Running | None = None) -> AsyncIterator[Client]:
        """Have the table open."""
        async with (server or self.server).client() as client:
            client._ids = self._ids  # the same command would be done only once
            await client.watch(self.seat.table, self.seat.token)
            yield client

    async def subscribe(self, browser: Browser, language: str = "en") -> None:
        async with self.there() as client:
            await client.do(wire.Subscribe, self.seat.table, **browser.subscription, language=language)

    async def choose(self) -> None:
        """Come, choose for this turn, and go."""
        async with self.there() as client:
            await choose(client, self.seat)


async def choose(client: Client, seat: bodies.Joined) -> None:
    """Choose whatever this seat has to decide now."""
    if seat.seat in client.seen[seat.table].waiting:
        await client.choose(seat.table, seat.seat)


async def begun(server: Running, browser: Browser, clock: int | None = None, language: str = "en") -> list[Person]:
    """Begin a game of Livia, Bruno and a bot; Bruno is gone and can be called in a browser."""
    host = await server.open_table("Livia", bots=(None, None, "apprentice"), clock=clock)
    people = [Person(server, host), Person(server, await server.join(host.table, "Bruno"))]
    await people[1].subscribe(browser, language)
    async with people[0].there() as client:
        await client.start(host.table)
    return people


def table_of(server: Running, person: Person) -> Any:
    return server.tables.lives[person.seat.table].table


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


# Who is called


async def test_somebody_who_is_gone_is_called_once_for_each_own_turn(service: Service) -> None:
    phone = service.browser()
    async with calling(service) as server:
        livia, bruno = await begun(server, phone)
        for turn in range(1, 4):
            call = await phone.called(turn)
            assert call.data == {"table": bruno.seat.table, "title": "Your move: 7 Wonders", "body": "With Livia"}
            await livia.choose()
            await livia.choose()
            await server.quiet(bruno)
            assert len(phone.deliveries) == turn, "called twice for one turn"
            await bruno.choose()
        assert (call.headers["urgency"], call.headers["topic"]) == ("normal", bruno.seat.table)


async def test_nobody_is_called_who_has_the_table_open(service: Service) -> None:
    phone = service.browser()
    async with calling(service) as server:
        host = await server.open_table("Livia", bots=(None, None, "apprentice"))
        bruno = Person(server, await server.join(host.table, "Bruno"))
        await bruno.subscribe(phone)
        async with bruno.there() as client, Person(server, host).there() as other:
            await other.start(host.table)
            for _ in range(3):
                await until(lambda: server.calls.is_idle)
                await client.watch(host.table, bruno.seat.token)
                await other.watch(host.table, host.token)
                await choose(client, bruno.seat)
                await choose(other, host)
        assert phone.asked == 0
        await phone.called()  # now that it is closed


async def test_a_page_that_is_loaded_anew_is_not_gone(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    wait_for(monkeypatch, 6000)
    phone, clock = service.browser(), SetClock()
    async with calling(service, clock) as server:
        _, bruno = await begun(server, phone)
        for _ in range(4):
            async with bruno.there():
                clock.now += 5000
            await until(lambda: not server.live(bruno).watchers)
            clock.now += 5000
            server.calls.look(server.live(bruno))
            await until(lambda: server.calls.is_idle)
        assert phone.asked == 0
        clock.now += 5000
        server.tables.broadcaster.announce_attendance(server.live(bruno))
        await phone.called()


async def test_people_have_a_while_to_come_back_to_a_server_that_starts(
    service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone, clock = service.browser(), SetClock()
    monkeypatch.setattr(calls, "WAIT_MS", 600)
    async with calling(service, clock, store=SqliteStore(tmp_path / "tables.sqlite")) as server:
        livia, bruno = await begun(server, phone)
    clock.now += 60_000
    async with calling(service, clock, store=SqliteStore(tmp_path / "tables.sqlite")) as server:
        async with livia.there(server):
            assert not server.calls.is_idle, "Bruno will be called if he does not come"
            clock.now += 500
            async with bruno.there(server):
                clock.now += 500
                await until(lambda: server.calls.is_idle)
        assert phone.asked == 0


async def test_after_unsubscribing_nobody_is_called(service: Service) -> None:
    phone = service.browser()
    async with calling(service) as server:
        livia, bruno = await begun(server, phone)
        await phone.called()
        async with bruno.there() as client:
            await client.do(wire.Unsubscribe, bruno.seat.table, endpoint=phone.endpoint)
            await choose(client, bruno.seat)
        await livia.choose()
        await until(lambda: table_of(server, bruno).when == (1, 2))
        await server.quiet(bruno)
        assert phone.asked == 1


async def test_all_browsers_of_a_seat_are_called(service: Service) -> None:
    phone, laptop = service.browser(), service.browser()
    async with calling(service) as server:
        host = await server.open_table("Livia", bots=(None, None, "apprentice"))
        bruno = Person(server, await server.join(host.table, "Bruno"))
        await bruno.subscribe(phone)
        await bruno.subscribe(laptop, ANOTHER)
        async with Person(server, host).there() as client:
            await client.start(host.table)
        assert (await phone.called()).data["title"] == "Your move: 7 Wonders"
        assert (await laptop.called()).data["title"] == say("call-title", ANOTHER, game=say("seven-game", ANOTHER))


async def test_somebody_is_called_even_before_others_are_told_that_they_left(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = service.browser()
    async with calling(service) as server:
        host = await server.open_table("Livia", bots=(None, None, "apprentice"))
        bruno = Person(server, await server.join(host.table, "Bruno"))
        await bruno.subscribe(phone)
        monkeypatch.setattr(LiveTable, "note_attendance", lambda *_: False)
        await until(lambda: bruno.seat.seat in server.live(bruno).gone(now_ms()))
        async with Person(server, host).there() as client:
            await client.start(host.table)
        await phone.called()


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_takes_no_messages_is_forgotten(service: Service, status: int) -> None:
    phone = service.browser()
    phone.answers = [(status, {})]
    async with calling(service) as server:
        livia, bruno = await begun(server, phone)
        await until(lambda: not table_of(server, bruno).seats[1].subscriptions)
        entries = [log.parse_entry(data) for data in await server.tables.store.read(bruno.seat.table)]
        about = [type(entry) for entry in entries if isinstance(entry, log.Called | log.Unsubscribed)]
        assert about == [log.Called, log.Unsubscribed]
        await livia.choose()
        await bruno.choose()
        await server.quiet(bruno)
        assert phone.asked == 1


async def test_two_processes_call_once(service: Service) -> None:
    phone, disk = service.browser(), MemoryDisk()
    async with calling(service, store=MemoryStore(disk)) as one, calling(service, store=MemoryStore(disk)) as other:
        livia, bruno = await begun(one, phone)
        async with livia.there(other) as client:
            for turn in range(1, 5):
                await phone.called(turn)
                async with bruno.there((one, other)[turn % 2]) as away:
                    await choose(away, bruno.seat)
                await client.watch(livia.seat.table, livia.seat.token)
                await choose(client, livia.seat)
            await phone.called(5)
            await one.quiet(bruno)
            await other.quiet(bruno)
        assert phone.asked == 5


async def test_nobody_is_called_again_after_a_restart(service: Service, tmp_path: Path) -> None:
    phone, keys = service.browser(), set()
    for number in range(3):
        async with calling(service, store=SqliteStore(tmp_path / "tables.sqlite")) as server:
            if number == 0:
                livia, bruno = await begun(server, phone)
                await phone.called()
            async with livia.there(server):
                await server.quiet(bruno)
            keys.add(server.services.push_key)
    assert phone.asked == 1
    assert keys == {phone.deliveries[0].key}


async def test_a_service_that_does_not_answer_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    phone = Browser("")

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        phone.asked += 1
        await reader.read()
        await reader.read()
        writer.close()

    async with await asyncio.start_server(silent, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        phone.endpoint = f"http://127.0.0.1:{port}/x"
        monkeypatch.setattr(calls, "LAST_SECONDS", 0.1)
        async with serving(push_service=(f"http://127.0.0.1:{port}",), **NO_LIMITS) as running:
            livia, bruno = await begun(running, phone)
            await until(lambda: phone.asked == 1)
            await livia.choose()
            await bruno.choose()


# What is said


def test_a_call_says_the_game_the_others_and_the_time_left() -> None:
    def called(language: str, names: Sequence[str | None], left: int | None, game: Any = "seven") -> tuple[str, str]:
        table = Table("abcdefgh")
        clock = None if left is None else left // 1000
        options = log.Options(game=game, players=len(names), clock=clock)
        table.apply(log.Opened(at=0, options=options, seed=1, salt=""))
        for seat, name in enumerate(names):
            if name:
                table.apply(log.Seated(at=0, seat=seat, name=name, token=name))
            else:
                table.apply(log.BotPlaced(at=0, seat=0, place=seat, bot="apprentice"))
        for entry in entries_for(table, 0, wire.Start(table="abcdefgh", id="1"), 0):
            table.apply(entry)
        message = message_for(table, 0, Subscription("", "", "", language), 0)
        assert message.seconds == (7 * 24 * 3600 if left is None else left // 1000)
        assert message.urgency == ("high" if left and left < calls.HOUR else "normal")
        said = msgspec.json.decode(message.data, type=Call)
        return said.title, said.body

    with_friends = ["Ann", "Livia", "Bruno", "Eva"]
    assert called("en-GB", with_friends, None) == ("Your move: 7 Wonders", "With Livia, Bruno and Eva")
    assert called("xx", ["Ann", None, None], 90_000)[1] == "The bots are waiting for you.\n1 minute left"
    for language in languages():
        company = say("call-names", language, others="Livia, Bruno", last="Eva")
        assert called(language, with_friends, 2 * calls.DAY, "architects") == (
            say("call-title", language, game=say("architects-game", language)),
            f"{say('call-with', language, names=company)}\n{say('call-days', language, count=2)}",
        )
        hours = called(language, ["Ann", "Livia", None], 23 * calls.HOUR)[1]
        assert hours == f"{say('call-with', language, names='Livia')}\n{say('call-hours', language, count=23)}"
        assert called(language, with_friends, calls.HOUR)[1].endswith("\n" + say("call-minutes", language, count=60))


# What others learn about it


async def test_an_endpoint_elsewhere_is_refused(service: Service) -> None:
    phone = service.browser()
    async with calling(service) as server:
        host = await server.open_table("Livia")
        async with Person(server, host).there() as client:
            for endpoint in ("http://127.0.0.1:22/x-y-z", "https://example.org/x", "https://10.0.0.1/x"):
                asked: dict[str, Any] = phone.subscription | {"endpoint": endpoint}
                command = wire.Subscribe(table=host.table, id=endpoint[:40], **asked)
                assert await client.refused(command) == "not-allowed"
            assert table_of(server, Person(server, host)).seats[0].subscriptions == {}


async def test_hello_names_the_key_that_messages_are_signed_with(service: Service) -> None:
    phone = service.browser()
    async with calling(service, push_contact="mailto:me@example.org") as server:
        async with connect(f"ws://{server.host}:{server.port}/ws", proxy=None) as socket:
            hello = msgspec.json.decode(await socket.recv())
        assert len(from_base64(hello["push_key"])) == 65
        await begun(server, phone)
        call = await phone.called()
        assert call.key == hello["push_key"]
        assert call.claims["sub"] == "mailto:me@example.org"


async def test_no_log_has_a_key_or_an_endpoint(service: Service, logged: io.StringIO) -> None:
    phone = service.browser()
    phone.answers = [(500, {}), (403, {})]
    disk = MemoryDisk()
    async with calling(service, store=MemoryStore(disk), access_log=True) as server:
        await begun(server, phone)
        await until(lambda: '"called"' in logged.getvalue() or phone.asked > 0)
    private = disk.shelf[push.SHELF][0]
    text = logged.getvalue()
    assert "a call was not accepted" in text
    for secret in (phone.endpoint, phone.endpoint.split("/")[-1], base64(private), private.hex(), base64(phone.secret)):
        assert secret not in text


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """What is logged."""
    with logging_of("debug") as stream:
        yield stream

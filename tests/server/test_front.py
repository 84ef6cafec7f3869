"""The front of a server with several processes: who is led where, and what becomes of a process that ends."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from contextlib import closing
from pathlib import Path

import pytest

from mirabilia.core.errors import UsageError
from mirabilia.server.crew import home_of
from mirabilia.server.front import Front, processes_of
from mirabilia.server.settings import Settings
from mirabilia.server.wire import bodies
from tests.kit.server.running import Address
from tests.kit.server.subserver import healthy, houses, sqlite_reader, until

pytestmark = pytest.mark.anyio
TABLE = "abcdefghjkmn"


@pytest.mark.parametrize(
    ("settings", "count"),
    [
        ({}, 1),
        ({"processes": 3}, 3),
        ({"host": "0.0.0.0"}, os.cpu_count()),
        ({"host": "0.0.0.0", "open": True}, 1),
        ({"host": "0.0.0.0", "database": ":memory:"}, 1),
        ({"origin": ("https://play.example.org",)}, os.cpu_count()),
        ({"trust_proxy": "10.0.0.1"}, os.cpu_count()),
    ],
)
def test_a_server_for_others_uses_all_cores_and_a_laptop_one(settings: dict[str, object], count: int) -> None:
    assert processes_of(Settings(**settings)) == count  # type: ignore[arg-type]  # each is of its setting's type


def test_tables_in_memory_are_in_one_process() -> None:
    with pytest.raises(UsageError, match="in one process only"):
        processes_of(Settings(processes=2, database=":memory:"))


@pytest.mark.parametrize(
    "line",
    [
        f"GET /ws?table={TABLE} HTTP/1.1",
        f"GET /ws?a=b&table={TABLE}&c=d HTTP/1.1",
        f"GET /api/tables/{TABLE} HTTP/1.1",
        f"GET /api/tables/{TABLE}?x=y HTTP/1.1",
        f"POST /api/tables/{TABLE}/seats HTTP/1.1",
        f"POST /api/moderation?table={TABLE} HTTP/1.1",
    ],
)
async def test_whoever_names_a_table_is_led_to_its_home(line: str) -> None:
    with socket.socket() as listener:
        front = Front(Settings(), listener, 7)
        assert {front.slot_of(line.encode() + b"\r\n", f"10.0.0.{one}") for one in range(9)} == {home_of(TABLE, 7)}


async def test_others_are_led_to_one_process_by_their_address_so_that_it_counts_all_they_do() -> None:
    with socket.socket() as listener:
        front = Front(Settings(), listener, 3)
        by_address = {
            address: {front.slot_of(head, address) for head in (b"GET / HTTP/1.1", b"POST /api/tables HTTP/1.1")}
            for address in (f"10.0.0.{one}" for one in range(20))
        }
        assert all(len(slots) == 1 for slots in by_address.values())
        assert set.union(*by_address.values()) == {0, 1, 2}


async def test_behind_a_proxy_they_are_led_to_each_process_in_turn_or_to_the_one_they_name() -> None:
    with socket.socket() as listener:
        front = Front(Settings(trust_proxy="127.0.0.1"), listener, 3)
        odd = [
            b"GET / HTTP/1.1",
            b"POST /api/tables HTTP/1.1",
            b"GET /ws HTTP/1.1",
            b"\x16\x03\x01",
            b"GET /ws?table=A ",
        ]
        assert {front.slot_of(head, "127.0.0.1") for head in odd} == {0, 1, 2}
        named = [front.slot_of(b"GET /metrics?process=%d HTTP/1.1" % slot, "127.0.0.1") for slot in (0, 1, 2, 5)]
        assert named == [0, 1, 2, 2]


async def playing(server: Address, table: bodies.Joined) -> int:
    """Play a game to its end, and return the version it ends with."""
    async with server.client(table=table.table) as client:
        await client.watch(table.table, table.token)
        if client.seen[table.table].info.phase == "lobby":
            await client.start(table.table)
        await client.play(table.table)
        return client.seen[table.table].version


async def test_two_processes_play_on_one_file_and_end_in_order(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with houses() as house:
        server = await house.start(file, "--processes=2")
        opened: list[bodies.Joined] = []
        while {home_of(one.table, 2) for one in opened} != {0, 1}:
            opened += await server.full_table(people=1)
        versions = await asyncio.gather(*(playing(server, one) for one in opened))
        sockets = [(await server.get(f"/metrics?process={slot}")).body for slot in range(2)]
        assert all(b"mirabilia_frames_sent_total 0.0" not in page for page in sockets)
        assert (await server.terminate())[0] == 0
        assert server.complaints() == []
        logs = sqlite_reader(file)({one.table: 0 for one in opened})
        assert [len(logs[one.table]) for one in opened] == versions
        alone = await house.start(file)
        for one, version in zip(opened, versions, strict=True):
            async with alone.client() as client:
                assert (await client.watch(one.table, one.token)).version == version


async def test_a_process_that_is_killed_is_replaced_and_its_tables_go_on(tmp_path: Path) -> None:
    async with houses() as house:
        server = await house.start(tmp_path / "tables.db", "--processes=2")
        opened = [(await server.full_table(people=1))[0] for _ in range(4)]
        for one in opened:
            async with server.client(table=one.table) as client:
                await client.watch(one.table, one.token)
                await client.start(one.table)
        lost, *_ = before = server.children()
        os.kill(lost, signal.SIGKILL)
        await until(lambda: len(server.children()) == 2 and lost not in server.children())
        await healthy(server)
        await asyncio.gather(*(finished(server, one) for one in opened))
        assert before[1] in server.children()
        assert (await server.terminate())[0] == 0


async def finished(server: Address, table: bodies.Joined) -> None:
    """Play a game to its end, over as many connections as that takes."""
    while True:
        try:
            await playing(server, table)
        except (OSError, EOFError):
            await asyncio.sleep(0.05)
        else:
            return


async def test_when_the_front_is_killed_its_processes_end_and_nothing_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with houses() as house:
        server = await house.start(file, "--processes=2")
        opened = [(await server.full_table(people=1))[0] for _ in range(4)]
        versions = [await begun(server, one) for one in opened]
        family = server.children()
        server.kill()
        await until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in family))
        again = await house.start(file, "--processes=2")
        for one, version in zip(opened, versions, strict=True):
            async with again.client(table=one.table) as client:
                assert (await client.watch(one.table, one.token)).version >= version
        assert (await again.terminate())[0] == 0


async def begun(server: Address, table: bodies.Joined) -> int:
    """Start a game, choose once, and return the version that was acknowledged."""
    async with server.client(table=table.table) as client:
        await client.watch(table.table, table.token)
        await client.start(table.table)
        return (await client.choose(table.table, 0)).version


async def test_a_second_server_on_the_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with houses() as house:
        await house.start(file, "--processes=2")
        with pytest.raises(AssertionError, match="in use by another server"):
            await house.start(file)


async def test_who_says_nothing_holds_nobody_up(tmp_path: Path) -> None:
    async with houses() as house:
        server = await house.start(tmp_path / "tables.db", "--processes=2")
        with closing(socket.create_connection((server.host, server.port))):
            assert (await server.get("/health")).status == 200

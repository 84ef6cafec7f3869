"""The server as a process: it starts quickly, says where it is, refuses in one line, and ends in order."""

from __future__ import annotations

import asyncio
import gc
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import weakref
from pathlib import Path
from time import monotonic, sleep

import pytest
from msgspec.structs import replace

from mirabilia.core.errors import UsageError
from mirabilia.server.serve import FORGETTING_SECONDS, MOST_FILES, bind, forget_finished, url_of
from mirabilia.server.store.check import example
from mirabilia.server.store.memory import MemoryDisk, MemoryStore
from mirabilia.server.tables.live_tables import now_ms
from mirabilia.server.wire import protocol as wire
from tests.kit.server.running import PATIENCE, command_of, serving, started

pytestmark = pytest.mark.anyio


def refused(*arguments: str, database: Path | str = ":memory:", port: int = 0) -> str:
    """Run a server that cannot start, and return the one line that says why."""
    done = subprocess.run(
        command_of(*arguments, database=database, port=port),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("mirabilia: error: ")
    return done.stderr


async def test_a_server_serves_stops_and_has_its_tables_again(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with started(database=file) as server:
        ann = await server.open_table()
        async with server.client() as client:
            await client.watch(ann.table, ann.token)
            await client.do(wire.Say, ann.table, text="hello")
            server.process.send_signal(signal.SIGTERM)
            assert await client.closed() == 1012
        code, errors = server.stop()  # a second SIGTERM changes nothing
        assert (code, "Traceback" in errors) == (0, False), errors
    with started(database=file) as server:
        snapshot = (await server.get(f"/api/tables/{ann.table}", ann.token)).read(wire.Snapshot)
        assert (snapshot.you, [said.text for said in snapshot.chat]) == (0, ["hello"])
        assert server.stop(signal.SIGINT)[0] == 0


async def test_bots_of_a_real_server_play(tmp_path: Path) -> None:
    with started(database=tmp_path / "tables.sqlite") as server:
        (ann,) = await server.full_table(game="architects", players=2)
        async with server.client() as client:
            await client.watch(ann.table, ann.token)
            await client.start(ann.table)
            await client.choose(ann.table, 0)
            while client.seen[ann.table].turn < 2:
                await client.hear()
        page = (await server.get("/metrics")).body.decode()
        assert 'mirabilia_bot_answers_total{outcome="answer"}' in page
        assert server.stop()[0] == 0


def test_the_second_interrupt_ends_a_server_at_once() -> None:
    with started() as server:
        server.process.send_signal(signal.SIGSTOP)  # so that both wait for it
        server.process.send_signal(signal.SIGTERM)
        server.process.send_signal(signal.SIGINT)
        server.process.send_signal(signal.SIGCONT)
        _, errors = server.process.communicate(timeout=PATIENCE)
        assert server.process.returncode == 130
        assert "Traceback" not in errors


def test_a_used_port_is_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port} is in use" in refused(port=port)


def test_other_places_where_nobody_can_listen_are_one_line() -> None:
    assert "not an address of this machine" in refused("--host", "203.0.113.9")
    with pytest.raises(UsageError, match="there is no address 'no such host'"):
        bind("no such host", 0)


def test_a_forbidden_port_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("socket.socket.bind", forbidden)
    with pytest.raises(UsageError, match="port 80 needs rights"):
        bind("127.0.0.1", 80)


def test_a_store_that_cannot_be_opened_is_one_line(tmp_path: Path) -> None:
    assert "no-such-folder" in refused(database=tmp_path / "no-such-folder" / "tables.sqlite")
    (tmp_path / "other").write_text("this is no database, and long enough to be read as one" * 100)
    assert "other" in refused(database=tmp_path / "other")


def test_a_second_server_on_the_same_file_is_one_line(tmp_path: Path) -> None:
    with started(database=tmp_path / "tables.sqlite"):
        assert "tables.sqlite" in refused(database=tmp_path / "tables.sqlite")


def test_a_wrong_origin_is_one_line() -> None:
    assert "--origin" in refused("--origin", "example.org")


@pytest.mark.parametrize(
    ("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost"), ("localhost", "localhost")]
)
def test_the_address_is_one_that_a_person_can_open(host: str, shown: str) -> None:
    with bind(host, 0) as listener:
        assert url_of(host, listener) == f"http://{shown}:{listener.getsockname()[1]}"


def test_a_browser_is_opened_when_asked_for(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf "%s" "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    with started("--open", BROWSER=str(browser)) as server:
        deadline = monotonic() + PATIENCE
        while not ((tmp_path / "opened").exists() and (tmp_path / "opened").read_text()) and monotonic() < deadline:
            sleep(0.02)
        assert (tmp_path / "opened").read_text() == server.url


def test_a_server_imports_no_compiler() -> None:
    check = (
        "import sys, mirabilia.server.serve; "
        "print([name for name in ('numba', 'numpy', 'llvmlite') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert done.stdout.strip() == "[]"


def test_the_command_line_imports_no_server() -> None:
    check = (
        "import sys, mirabilia.cli.main; "
        "print([name for name in ('starlette', 'uvicorn', 'structlog', 'msgspec') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert done.stdout.strip() == "[]"


def test_a_server_computes_on_the_python_backend_whatever_is_set() -> None:
    with started(MIRABILIA_BACKEND="numba") as server:
        maps = Path(f"/proc/{server.process.pid}/maps")
        if maps.exists():
            assert "llvmlite" not in maps.read_text()
        assert server.stop()[0] == 0
    assert os.environ.get("MIRABILIA_BACKEND") != "numba"


def test_a_server_may_have_as_many_sockets_as_the_system_lets_it() -> None:
    limited = f"ulimit -Sn 256 && exec {shlex.join(command_of())}"
    with subprocess.Popen(["sh", "-c", limited], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            assert "http://" in process.stdout.readline()
            limits = Path(f"/proc/{process.pid}/limits").read_text()
            soft, hard = re.findall(r"Max open files\s+(\S+)\s+(\S+)", limits)[0]
            assert int(soft) == min(int(hard) if hard != "unlimited" else MOST_FILES, MOST_FILES)
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)
    assert process.returncode == 0


async def test_finished_games_are_kept_as_long_as_the_owner_says(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore(MemoryDisk())
    await store.open("one", lambda _table, _version: None)
    day = 24 * 3600 * 1000
    for number in range(120):
        row = replace(example(f"over {number}"), phase="over", changed=now_ms() - 31 * day)
        await store.create(row, [b"."])
    await store.create(replace(example("recent"), phase="over", changed=now_ms() - 29 * day), [b"."])
    await store.create(replace(example("running"), changed=1), [b"."])
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 3:
            raise asyncio.CancelledError

    monkeypatch.setattr(asyncio, "sleep", pause)
    with pytest.raises(asyncio.CancelledError):
        await forget_finished(store, 30)
    assert pauses == [1.0, 1.0, FORGETTING_SECONDS], "many are forgotten a few at a time"
    assert [await store.row(name) is None for name in ("over 0", "over 119", "recent", "running")] == [
        *(True, True, False, False)
    ]


class Knot:
    """Something that refers to itself, which only the garbage collector can free."""

    def __init__(self) -> None:
        self.itself = self


async def test_young_garbage_is_found_though_python_would_not_look() -> None:
    gc.disable()
    try:
        async with serving():
            knot = weakref.ref(Knot())
            while knot() is not None:
                await asyncio.sleep(0.01)
    finally:
        gc.enable()

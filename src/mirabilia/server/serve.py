"""Running a server: bind, open the store, serve, and stop cleanly."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import secrets
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, cast

import structlog
import uvicorn

from mirabilia.core.errors import UsageError
from mirabilia.insight.review import EFFORT, scaled
from mirabilia.programs.given import parse_programs
from mirabilia.server.calling.calls import Calls
from mirabilia.server.calling.push import Push, keys_of
from mirabilia.server.crew import Crew
from mirabilia.server.front import Front, processes_of
from mirabilia.server.logs import start_logs
from mirabilia.server.metrics import MeasuredStore, MeasuredThinkers, Metrics
from mirabilia.server.network.app import WEB, make_app
from mirabilia.server.network.counts import Counts
from mirabilia.server.network.http_connection import connections_of
from mirabilia.server.network.limits import ServerLimits
from mirabilia.server.network.moderation import Moderation, read_moderators
from mirabilia.server.network.names import read_names
from mirabilia.server.network.security import AccessRules
from mirabilia.server.network.services import Services
from mirabilia.server.network.strain import Strain
from mirabilia.server.network.websocket import WebSocketConnection
from mirabilia.server.settings import Settings, checked, contact_of, database_of
from mirabilia.server.store import DamagedError, Store, StoreError
from mirabilia.server.store.make import make_store
from mirabilia.server.tables.live_tables import LiveTables, now_ms
from mirabilia.server.tables.reports import Blocks, Reports
from mirabilia.server.thinking.coach import SECONDS as COACH_SECONDS
from mirabilia.server.thinking.coach import Coaching
from mirabilia.server.thinking.questions import give_hint
from mirabilia.server.thinking.reviews import Reviews
from mirabilia.server.thinking.upkeep import Upkeep
from mirabilia.server.thinking.workers import Backend, Thinkers, Workers
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.refusal import RefusedError
from mirabilia.text import say

PING_SECONDS = 20.0
BACKLOG = 2048
SEND_BUFFER = 131_072
"""Bytes that the system buffers for a client that does not read; by default that is megabytes, which nobody counts."""
MOST_FILES = 65_536
"""Sockets and files that the process may have open, if the system lets it."""
COLLECTING = (10_000, 1_000_000, 1000)
"""How often Python looks for cyclic garbage on its own: among new objects when there are many more of them, in the rest
hardly ever, because searching a thousand tables takes a second and finds little."""
SWEEPING_SECONDS = 0.1
"""How often we search new objects as well: everybody waits meanwhile, and a second's worth takes 50 ms."""
DAY_MS = 24 * 3600 * 1000
FORGOTTEN_AT_ONCE = 50
"""How many old games are deleted in one transaction: few enough that no choice has to wait long."""
FORGETTING_SECONDS = 3600.0
"""How often the server looks for games that are too old."""
INTERRUPTED = 130
"""The exit code of a server that had no time to stop cleanly."""


def run(settings: Settings) -> None:
    """Serve until stopped; UsageError or StoreError, each with a line that says why, if the server cannot start."""
    count = processes_of(checked(settings))
    with prepare(settings) as runner, bind(settings.host, settings.port) as listener:
        url = url_of(settings.host, listener)
        if count > 1:
            runner.run(Front(settings, listener, count).serve(lambda: _announce(url, settings)))
        else:
            store = make_store(database_of(settings))
            runner.run(serve_tables(settings, store, [listener], lambda _: _announce(url, settings)))


def prepare(settings: Settings) -> asyncio.Runner:
    """Get this process ready to serve many people, and return what runs it."""
    start_logs(settings.log_level)
    gc.set_threshold(*COLLECTING)
    _allow_many_sockets()
    return asyncio.Runner(loop_factory=_loop_factory())


async def serve_tables(
    settings: Settings,
    store: Store,
    listeners: list[socket.socket],
    begun: Callable[[Server], None],
    crew: Crew | None = None,
) -> None:
    """Serve all who come, here or by way of the front, until stopped."""
    workers = Workers(settings.workers or None, warm=settings.warm, programs=settings.program)

    def is_warm() -> bool:
        return all(backend == "numba" for backend in workers.backends)

    async with open_services(settings, store, workers, is_warm, crew) as services:
        server = Server(services, settings, lambda: begun(server))
        loop, heard = asyncio.get_running_loop(), set[signal.Signals]()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, _stop, server, heard, number, settings.grace)
        examining = asyncio.create_task(_examine(store, server))
        await server.serve(listeners)
        if examining.done():
            examining.result()
        examining.cancel()


async def _examine(store: Store, server: Server) -> None:
    """Check what was too large to check before serving; stop serving from a store that is damaged."""
    try:
        await store.examine()
    except DamagedError:
        server.should_exit = True
        raise


def _announce(url: str, settings: Settings) -> None:
    with suppress(OSError):  # nobody has to read it
        print(say("server-ready", url=url), flush=True)
    if settings.open:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def _stop(server: Server, heard: set[signal.Signals], number: signal.Signals, grace: float) -> None:
    """Stop cleanly; immediately if Ctrl-C is pressed too, or again, or if that takes too long.

    Two signals that come together may be heard in any order.
    """
    again = bool(heard) or server.should_exit
    heard.add(number)
    if not again:
        server.should_exit = True
        asyncio.get_running_loop().call_later(grace, _give_up)
    elif signal.SIGINT in heard:
        os._exit(INTERRUPTED)


def _give_up() -> None:
    structlog.get_logger().error("stopped before everything had ended; what was acknowledged is stored")
    sys.stderr.flush()
    os._exit(0)


@asynccontextmanager
async def open_services(
    settings: Settings,
    store: Store,
    thinkers: Thinkers,
    is_warm: Callable[[], bool] = lambda: False,
    crew: Crew | None = None,
) -> AsyncIterator[Services]:
    """Open a store, look after its tables, and close everything at the end."""
    moderators, names = read_moderators(settings.moderators), read_names(settings.refused_names)
    metrics = Metrics()
    measured = MeasuredStore(store, metrics)
    programs = tuple(program.name for program in parse_programs(settings.program))
    process = _process_name()
    delay = 1000 * settings.spectator_delay
    asked = MeasuredThinkers(thinkers, metrics)
    hint = partial(give_hint, asked, games=settings.hint_games, seconds=settings.hint_seconds)
    tables = LiveTables(measured, give_hint=hint, programs=programs, process=process, delay=delay)
    if crew is not None:
        tables.is_home = crew.is_home
    background = Background()
    await measured.open(process, tables.hear)
    try:
        push = Push(await keys_of(measured), contact_of(settings), settings.push_service)
    except StoreError:
        await measured.close()
        raise
    upkeep = Upkeep(tables, asked)
    coach = Coaching(tables, asked, settings.hint_games, max(COACH_SECONDS, settings.hint_seconds))
    calls = Calls(tables, push)
    metrics.watch_tables(lambda: len(tables.lives))
    background.start(upkeep.run())
    if settings.keep_finished:
        background.start(forget_finished(measured, settings.keep_finished))
    background.start(thinkers.start())
    moderation = Moderation(tables, moderators, Reports(measured, now_ms), Blocks(measured, now_ms))
    background.start(moderation.keep_up())
    background.start(moderation.tidy())
    strain = Strain(settings.most_lag / 1000)
    metrics.watch_strain(lambda: strain.lag, lambda: strain.is_shedding)
    background.start(strain.run())
    background.start(sweep())
    backend: Backend = "numba" if settings.warm else "python"
    reviews = Reviews(measured, now_ms, scaled(settings.review_games / EFFORT.decision), backend=backend)
    services = Services(
        tables,
        settings,
        ServerLimits(settings),
        metrics,
        AccessRules(settings.host, settings.origin),
        moderation,
        names,
        strain,
        reviews,
        Counts(measured, now_ms),
        push.key,
        is_warm,
        lambda: measured.is_failing,
    )
    try:
        yield services
    finally:
        for close in (
            services.readers.close,
            reviews.close,
            upkeep.close,
            calls.close,
            coach.close,
            background.close,
            tables.close,
            thinkers.close,
            measured.close,
        ):
            await _closed(close)


async def sweep() -> None:
    """Look for garbage among new objects, a few at a time, as long as the server runs.

    Python counts objects that are made less those that are freed. A view that replaces another adds nothing to the
    count, so on its own Python would search late, and for long.
    """
    while True:
        gc.collect(0)
        await asyncio.sleep(SWEEPING_SECONDS)


async def forget_finished(store: Store, days: int) -> None:
    """Delete games that have been over for this many days, a few at a time, as long as the server runs."""
    while True:
        try:
            forgotten = await store.forget(now_ms() - days * DAY_MS, FORGOTTEN_AT_ONCE)
        except StoreError as error:
            structlog.get_logger().warning("old games could not be forgotten", reason=str(error))
            forgotten = 0
        if forgotten:
            structlog.get_logger().info("old games are forgotten", tables=forgotten)
        await asyncio.sleep(1.0 if forgotten == FORGOTTEN_AT_ONCE else FORGETTING_SECONDS)


async def _closed(close: Callable[[], Awaitable[None]]) -> None:
    """Close something; whatever goes wrong is logged, because the rest must be closed too."""
    try:
        await close()
    except Exception as error:
        structlog.get_logger().error("could not be closed", reason=str(error))


class Background:
    """Work that nobody waits for, which ends with the server."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._logger = structlog.get_logger()

    def start(self, work: Awaitable[None]) -> None:
        """Start some work; whatever goes wrong is logged."""
        task = asyncio.ensure_future(self._done(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """End everything."""
        tasks = set(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _done(self, work: Awaitable[None]) -> None:
        try:
            await work
        except (RefusedError, StoreError) as error:
            self._logger.warning("store fails", reason=str(error))
        except Exception:
            self._logger.exception("work in the background failed")


class Server(uvicorn.Server):
    """uvicorn with our app and our way of stopping: `run` handles signals, and no traceback shows where it was."""

    def __init__(
        self, services: Services, settings: Settings, announce: Callable[[], None] = lambda: None, web: Path = WEB
    ) -> None:
        self._announce = announce
        config = uvicorn.Config(
            make_app(services, web),
            http=connections_of(services.limits),
            ws=WebSocketConnection,
            ws_max_size=wire.LONGEST_MESSAGE,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.trust_proxy),
            forwarded_allow_ips=settings.trust_proxy or None,
            timeout_graceful_shutdown=max(1, int(settings.grace / 2)),
            backlog=BACKLOG,
        )
        super().__init__(config)
        self._taking: set[asyncio.Task[None]] = set()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals alone."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start serving, and say so."""
        await super().startup(sockets)
        self._announce()

    def take(self, connection: socket.socket) -> None:
        """Serve a connection that was let in elsewhere."""
        connection.setblocking(False)
        task = asyncio.get_running_loop().create_task(self._serve_connection(connection))
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)

    async def _serve_connection(self, connection: socket.socket) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)
        except OSError:  # the client has left
            connection.close()

    def _protocol(self) -> asyncio.Protocol:
        config = cast("Any", self.config)
        protocol: asyncio.Protocol = config.http_protocol_class(
            config=config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol


def _allow_many_sockets() -> None:
    """Raise the limit on open files, which is often meant for programs with few of them, as far as allowed."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def bind(host: str, port: int) -> socket.socket:
    """Return a listening socket; UsageError says why there cannot be one."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise UsageError(f"--host: there is no address {host!r} on this machine").said("no_host", host=host) from None
    family, kind, protocol, _, address = min(found, key=lambda entry: entry[0] != socket.AF_INET)
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        raise _why_not(error, host, port) from None
    listener.setblocking(False)
    return listener


def _why_not(error: OSError, host: str, port: int) -> UsageError:
    """Return why a server cannot listen there."""
    match error:
        case PermissionError():
            return UsageError(
                f"port {port} needs rights that you do not have; use --port with a number above 1023"
            ).said("port_rights", port=str(port))
        case OSError(errno=number) if number == errno.EADDRINUSE:
            return UsageError(
                f"port {port} is in use, perhaps by another server; use --port with another number, or 0 to pick one"
            ).said("port_used", port=str(port))
        case OSError(errno=number) if number == errno.EADDRNOTAVAIL:
            return UsageError(f"--host: {host} is not an address of this machine").said("other_host", host=host)
    reason = error.strerror or str(error)
    return UsageError(f"cannot listen on {host} port {port}: {reason}").said(
        "no_listening", host=host, port=str(port), reason=reason
    )


def url_of(host: str, listener: socket.socket) -> str:
    """Return the address at which a person on this machine finds the server."""
    port = listener.getsockname()[1]
    shown = "localhost" if host in ("0.0.0.0", "::", "") else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def _process_name() -> str:
    return f"{socket.gethostname()}-{os.getpid()}-{secrets.token_hex(4)}"


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop

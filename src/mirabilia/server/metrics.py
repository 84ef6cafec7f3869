"""Figures of a server, for Prometheus; nothing in them says who plays what."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import accumulate
from time import perf_counter
from typing import TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from mirabilia.server.store import Changed, Phase, Rewriting, Store, StoreError, TableRow
from mirabilia.server.thinking.advising import Advised
from mirabilia.server.thinking.workers import Picked, Question, Thinkers

T = TypeVar("T")
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds: the buckets for what should be quick."""
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: the buckets for what may take its time."""


class Metrics:
    """What a server counts."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.sockets = Gauge("mirabilia_sockets", "WebSockets that are open.", registry=registry)
        self.tables = Gauge("mirabilia_tables_live", "Tables in memory.", registry=registry)
        self.lag = Gauge("mirabilia_lag_seconds", "How late the event loop is, smoothed.", registry=registry)
        self.shedding = Gauge(
            "mirabilia_shedding", "1 while new tables and spectators are refused for lateness.", registry=registry
        )
        self.requests = Counter(
            "mirabilia_requests", "HTTP requests answered.", ("method", "status"), registry=registry
        )
        self.commands = Counter(
            "mirabilia_commands", "Messages from clients, by kind and outcome.", ("kind", "outcome"), registry=registry
        )
        self._done: dict[str, Counter] = {}
        """Counters of commands that were carried out, by kind: looking one up takes longer than counting."""
        self.refused = Counter("mirabilia_refused", "Refusals, by code.", ("code",), registry=registry)
        self.ack = Durations(
            "mirabilia_ack_seconds", "From the receipt of a command until it is stored, acknowledged and sent out."
        )
        registry.register(self.ack)
        self.traffic = Traffic()
        registry.register(self.traffic)
        self.cut = Counter(
            "mirabilia_sockets_cut", "WebSockets closed by the server, by close code.", ("code",), registry=registry
        )
        self.writes = Durations("mirabilia_store_write_seconds", "How long a write to the store takes.")
        registry.register(self.writes)
        self.store_failures = Counter("mirabilia_store_failures", "Failed calls to the store.", registry=registry)
        self.bots = Counter("mirabilia_bot_answers", "Questions to bots, by outcome.", ("outcome",), registry=registry)
        self.thinking = Histogram(
            "mirabilia_bot_seconds", "From a question to a bot until its answer.", buckets=SLOW, registry=registry
        )

    def note_done(self, kind: str) -> None:
        """Count a message from a client that was carried out."""
        done = self._done.get(kind)
        if done is None:
            done = self._done[kind] = self.commands.labels(kind, "done")
        done.inc()

    def watch_tables(self, count: Callable[[], int]) -> None:
        """Look up the number of live tables with `count` whenever the figures are read."""
        self.tables.set_function(count)

    def watch_strain(self, lag: Callable[[], float], is_shedding: Callable[[], bool]) -> None:
        """Look up how late the event loop is, and whether that makes the server refuse people, whenever it is asked."""
        self.lag.set_function(lag)
        self.shedding.set_function(lambda: float(is_shedding()))

    def page(self) -> bytes:
        """Return all figures as Prometheus reads them."""
        return generate_latest(self.registry)


class Traffic(Collector):
    """What is sent on WebSockets: counted thousands of times a second, by the event loop alone, so without locks."""

    def __init__(self) -> None:
        self._frames = self._bytes = 0

    def note(self, data: bytes) -> None:
        """Count a message."""
        self._frames += 1
        self._bytes += len(data)

    def collect(self) -> Iterable[CounterMetricFamily]:
        """Return the figures for a page."""
        yield CounterMetricFamily("mirabilia_frames_sent", "Messages sent on WebSockets.", self._frames)
        yield CounterMetricFamily("mirabilia_bytes_sent", "Bytes of messages sent on WebSockets.", self._bytes)


class Durations(Collector):
    """How long something quick takes, counted in the same way: the library's histograms take a lock for each figure."""

    def __init__(self, name: str, what: str) -> None:
        self._name, self._what = name, what
        self._counts = [0] * (len(QUICK) + 1)
        """One for each bucket, and one for what takes longer."""
        self._seconds = 0.0

    def observe(self, seconds: float) -> None:
        """Count something that took this long."""
        self._counts[bisect_left(QUICK, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterable[HistogramMetricFamily]:
        """Return the figures for a page, where each bucket includes those below it."""
        counts = zip((*map(str, QUICK), "+Inf"), map(float, accumulate(self._counts)), strict=True)
        yield HistogramMetricFamily(self._name, self._what, buckets=list(counts), sum_value=self._seconds)


class MeasuredStore:
    """A store whose writes are timed, and that knows whether it works."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self.is_failing = False
        """Whether the last call failed."""

    @contextmanager
    def _noticed(self) -> Iterator[None]:
        try:
            yield
        except StoreError:
            self._note_failure()
            raise
        self.is_failing = False

    async def _timed(self, write: Awaitable[T]) -> T:
        """Wait for a write, and note how long it takes; this happens with every choice."""
        began = perf_counter()
        try:
            written = await write
        except StoreError:
            self._note_failure()
            raise
        finally:
            self._metrics.writes.observe(perf_counter() - began)
        self.is_failing = False
        return written

    def _note_failure(self) -> None:
        self.is_failing = True
        self._metrics.store_failures.inc()

    async def open(self, process: str, changed: Changed) -> None:
        """Get ready for a process of this name."""
        await self._store.open(process, changed)

    async def close(self) -> None:
        """Leave."""
        await self._store.close()

    async def examine(self) -> None:
        """Check what could not be checked before."""
        await self._store.examine()

    async def create(self, row: TableRow, entries: Sequence[bytes]) -> bool:
        """Begin a table."""
        return await self._timed(self._store.create(row, entries))

    async def append(self, row: TableRow, entries: Sequence[bytes]) -> bool:
        """Add entries."""
        return await self._timed(self._store.append(row, entries))

    async def row(self, table: str) -> TableRow | None:
        """Return what is known about a table."""
        with self._noticed():
            return await self._store.row(table)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return entries; a damaged log is a fault of this table, not of the store."""
        return await self._store.read(table, after)

    async def listed(self, phase: Phase, limit: int) -> list[TableRow]:
        """Return public tables."""
        with self._noticed():
            return await self._store.listed(phase, limit)

    async def finished(self, game: str, limit: int) -> list[TableRow]:
        """Return tables whose game is over."""
        with self._noticed():
            return await self._store.finished(game, limit)

    async def forget(self, before: int, most: int) -> int:
        """Delete old tables."""
        with self._noticed():
            return await self._store.forget(before, most)

    async def remove(self, table: str) -> bool:
        """Delete a table."""
        return await self._timed(self._store.remove(table))

    async def rewrite(self, changes: Sequence[Rewriting], names: Sequence[str] = ()) -> bool:
        """Replace logs with others."""
        return await self._timed(self._store.rewrite(changes, names))

    async def beat(self) -> list[str]:
        """Report that this process is alive."""
        with self._noticed():
            return await self._store.beat()

    async def owns(self, table: str) -> bool:
        """Make this process the owner of a table if it can be."""
        with self._noticed():
            return await self._store.owns(table)

    async def keep(self, name: str, data: bytes, until: int | None, replace: bool = False) -> bytes:
        """Keep something small under a name."""
        return await self._timed(self._store.keep(name, data, until, replace))

    async def kept(self, name: str) -> bytes | None:
        """Return what is kept under a name; if it is damaged, that is no failure of the store."""
        return await self._store.kept(name)

    async def take(self, name: str) -> bytes | None:
        """Return what is kept under a name, and forget it."""
        return await self._timed(self._store.take(name))

    async def attend(self, table: str, data: bytes) -> None:
        """Report who has a table open in this process."""
        with self._noticed():
            await self._store.attend(table, data)

    async def attendance(self, table: str) -> dict[str, bytes]:
        """Return what each process says about who has a table open there."""
        with self._noticed():
            return await self._store.attendance(table)


class MeasuredThinkers:
    """Thinkers whose answers are counted."""

    def __init__(self, thinkers: Thinkers, metrics: Metrics) -> None:
        self._thinkers = thinkers
        self._metrics = metrics

    async def start(self) -> None:
        """Begin."""
        await self._thinkers.start()

    async def close(self) -> None:
        """End."""
        await self._thinkers.close()

    async def ask(self, question: Question, options: int, seconds: float) -> Picked | None:
        """Return an option, or None."""
        began = perf_counter()
        thought = await self._thinkers.ask(question, options, seconds)
        outcome = "fallback" if thought is None else "hurried" if thought.hurried else "answer"
        self._metrics.bots.labels(outcome).inc()
        self._metrics.thinking.observe(perf_counter() - began)
        return thought

    async def advise(
        self, question: Question, playouts: int, seconds: float, chosen: int | None = None
    ) -> Advised | None:
        """Return advice, or None."""
        return await self._thinkers.advise(question, playouts, seconds, chosen)

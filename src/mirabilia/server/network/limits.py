"""How much one address may do, and how much the server takes on."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterable
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

from mirabilia.bots.roster import searches
from mirabilia.server.settings import Settings, listed

MINUTE, HOUR = 60.0, 3600.0
MESSAGE_SECONDS = 20.0
MANY_KEYS = 10_000
"""With more addresses than this in memory, look for some to forget."""


class Rate:
    """Allows each key a number of uses in a number of seconds; 0 allows any number."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._times: dict[Hashable, deque[float]] = {}
        self._many = MANY_KEYS

    def take(self, key: Hashable = None) -> bool:
        """Count one more use; False, and nothing is counted, if that would be too many."""
        if self.is_spent(key):
            return False
        if self._most:
            if len(self._times) >= self._many:
                self._forget()
            self._times.setdefault(key, deque()).append(self._clock())
        return True

    def is_spent(self, key: Hashable = None) -> bool:
        """Return whether one more would be too many."""
        times = self._times.get(key)
        if not times:
            return False
        since = self._clock() - self._seconds
        while times and times[0] <= since:
            times.popleft()
        return len(times) >= self._most

    def _forget(self) -> None:
        since = self._clock() - self._seconds
        self._times = {key: times for key, times in self._times.items() if times and times[-1] > since}
        self._many = max(MANY_KEYS, 2 * len(self._times))


class ServerLimits:
    """The limits of a server, from its settings."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self.tables = Rate(settings.tables_per_minute, MINUTE, clock)
        self.joins = Rate(settings.joins_per_minute, MINUTE, clock)
        self.searchers = Rate(settings.searchers_per_minute, MINUTE, clock)
        self.reads = Rate(settings.reads_per_minute, MINUTE, clock)
        self.loads = Rate(settings.reads_per_minute, MINUTE, clock)
        self.lists = Rate(settings.lists_per_minute, MINUTE, clock)
        self.reports = Rate(settings.reports_per_minute, MINUTE, clock)
        self.reviews = Rate(settings.reviews_per_hour, HOUR, clock)
        self.handovers = Rate(settings.handovers_per_minute, MINUTE, clock)
        self.failures = Rate(settings.failed_tokens, MINUTE, clock)
        self.sockets: Counter[str] = Counter()
        """How many WebSockets each address has open."""
        self.connections: Counter[str] = Counter()
        """How many other connections each address has open."""
        self._most_connections = settings.connections_per_address
        self._proxies = [ip_network(proxy, strict=False) for proxy in listed(settings.trust_proxy) if proxy != "*"]
        self._trusts_all = "*" in listed(settings.trust_proxy)
        self._per_address = settings.sockets_per_address
        self._most_sockets = settings.most_sockets
        self._most_tables = settings.most_tables

    def has_room_for_socket(self, address: str) -> bool:
        """Return whether an address may have one more socket."""
        return not self._per_address or self.sockets[address] < self._per_address

    def has_room_for_connection(self, address: str) -> bool:
        """Return whether an address may have one more connection; a proxy has those of many people."""
        if not self._most_connections or self.connections[address] < self._most_connections or self._trusts_all:
            return True
        with suppress(ValueError):
            return any(ip_address(address) in proxy for proxy in self._proxies)
        return False

    def is_full(self) -> bool:
        """Return whether the server has as many sockets as it allows."""
        return bool(self._most_sockets) and self.sockets.total() >= self._most_sockets

    def has_room_for_table(self, live: int) -> bool:
        """Return whether there may be one more live table."""
        return not self._most_tables or live < self._most_tables

    def seat_bots(self, address: str, bots: Iterable[str | None]) -> bool:
        """Count the bots that search among those that an address wants to seat; False if there are too many."""
        return all(self.searchers.take(address) for bot in bots if bot and searches(bot))

    def enter(self, address: str) -> None:
        """Count a socket."""
        self.sockets[address] += 1

    def leave(self, address: str) -> None:
        """Stop counting a socket."""
        _less(self.sockets, address)

    def connect(self, address: str) -> None:
        """Count a connection."""
        self.connections[address] += 1

    def disconnect(self, address: str) -> None:
        """Stop counting a connection."""
        _less(self.connections, address)


def _less(counted: Counter[str], address: str) -> None:
    counted[address] -= 1
    if not counted[address]:
        del counted[address]


def address_of(client: tuple[str, int] | None) -> str:
    """Return what counts as one address: an IPv4 address, or an IPv6 network, all of which may be one person's."""
    host = client[0] if client else "unknown"
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> 64 << 64))


def is_this_machine(address: str) -> bool:
    """Return whether an address belongs to this machine."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return found.is_loopback or found.is_unspecified  # the network of ::1, as `address_of` writes it

"""Work on a Ray cluster: items become tasks, and a task whose node is lost is done again elsewhere.

Every node needs this package in the same version. Ray is imported only when a cluster is asked for: it is an extra.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from mirabilia.core import registry
from mirabilia.core.errors import UsageError
from mirabilia.core.kernel import BACKEND
from mirabilia.lab.extra import need
from mirabilia.lab.spread import Spread, attempt

# Keep Ray quiet: what matters comes as an exception, and stdout is ours.
os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", ".*")
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

Item = TypeVar("Item")
Result = TypeVar("Result")

RETRIES = 20
"""How often a task is restarted when its node or process is lost; a bot that kills its process gets no further
tries."""
AHEAD = 3
"""Tasks handed out per core at a time, so that no core waits for us."""
SECONDS_TO_ANSWER = 5.0
"""After this many seconds, a head that has not answered counts as absent."""


@contextmanager
def connect(address: str) -> Iterator[Spread]:
    """Connect to a cluster, quietly, and leave it after the block; whatever is still running there for us then ends."""
    ray = need("ray", "a cluster", "cluster")
    _check_answers(address)
    told = {"MIRABILIA_BACKEND": BACKEND}
    told |= {name: os.environ[name] for name in ("MIRABILIA_CACHE", registry.VARIABLE) if os.environ.get(name)}
    try:
        ray.init(
            address=address,
            log_to_driver=False,
            logging_level=logging.CRITICAL,
            runtime_env={"env_vars": told},
        )
    except Exception as error:  # Ray has many ways of saying that nobody is there
        raise _no_cluster(address, _first_line(error)) from None
    try:
        yield partial(_spread, ray, address)
    finally:
        ray.shutdown()


def _spread(
    ray: Any, address: str, work: Callable[[Item], Result], items: Sequence[Item], /
) -> Iterator[tuple[int, Result]]:
    """Yield the number and the result of every item as the cluster finishes it."""

    @ray.remote(num_cpus=1, max_retries=RETRIES)  # type: ignore[untyped-decorator]  # Ray's
    def ask(item: Item) -> tuple[Result | None, Exception | None]:
        return attempt(work, item)  # Ray sends a function, and the work within it, once to each process

    todo = iter(enumerate(items))
    running: dict[Any, int] = {}
    while True:
        for number, item in todo:
            running[ask.remote(item)] = number
            if len(running) >= AHEAD * _cores(ray):
                break
        if not running:
            return
        (first, *_), _ = ray.wait(list(running))
        number = running.pop(first)
        try:
            result, error = ray.get(first)
        except ray.exceptions.RayError as lost:
            reason = _first_line(lost)
            raise UsageError(f"the cluster at {address} cannot go on: {reason}").said(
                "cluster_lost", address=address, reason=reason
            ) from None
        if error:
            raise error
        yield number, result


def _check_answers(address: str) -> None:
    """Refuse an address where nobody listens: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return  # auto, which Ray refuses immediately if there is no cluster here
    try:
        socket.create_connection((host, int(port)), SECONDS_TO_ANSWER).close()
    except (OSError, ValueError, OverflowError) as error:
        raise _no_cluster(address, str(error)) from None


def _no_cluster(address: str, reason: str) -> UsageError:
    return UsageError(f"there is no Ray cluster at {address}: {reason}").said(
        "no_cluster", address=address, reason=reason
    )


def _cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0] or type(error).__name__

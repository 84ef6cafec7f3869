"""A process of a server that has several: `python -m mirabilia.server.member`, started by the front.

It serves what the front hands to it, and ends with the front.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys

import msgspec

from mirabilia.core.errors import MirabiliaError
from mirabilia.server.front import READY, Orders
from mirabilia.server.serve import Server, prepare, serve_tables
from mirabilia.server.store.make import make_store

FAILED = 2


def main() -> None:
    """Serve until the front says to stop."""
    orders = msgspec.json.decode(sys.stdin.buffer.read(), type=Orders)
    try:
        with socket.socket(fileno=orders.channel) as channel, prepare(orders.settings) as runner:
            channel.setblocking(False)
            runner.run(_serve(orders, channel))
    except MirabiliaError as error:
        print("mirabilia: error:", error, file=sys.stderr)
        sys.exit(FAILED)


async def _serve(orders: Orders, channel: socket.socket) -> None:
    def begin(server: Server) -> None:
        asyncio.get_running_loop().add_reader(channel, _take, channel, server)
        channel.send(READY)

    await serve_tables(orders.settings, make_store(orders.settings.database, orders.crew), [], begin, orders.crew)


def _take(channel: socket.socket, server: Server) -> None:
    """Take a connection from the front; if the front is gone, exit: what was acknowledged is stored."""
    try:
        said, handed, _, _ = socket.recv_fds(channel, 1, 1)
    except BlockingIOError:
        return
    except OSError:
        said, handed = b"", []
    if not said:
        os._exit(1)
    for number in handed:
        server.take(socket.socket(fileno=number))


if __name__ == "__main__":
    main()

"""The example proxies in front of a real server: what people do through them, and what they keep from others."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import pytest

from mirabilia.server.wire import protocol as wire
from tests.house.tree import ROOT
from tests.kit.server.running import PATIENCE, Address, started

pytestmark = pytest.mark.anyio

EXAMPLES = ROOT / "examples/server"
NGINX = (
    "daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}} http {{ access_log off; {temporary} {site} }}"
)
KINDS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def nginx(folder: Path, port: int, behind: int) -> list[str]:
    """Return the command of nginx with the example as its site: without TLS, which belongs to the machine."""
    site = (EXAMPLES / "nginx.conf").read_text().replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    site = re.sub(r"ssl_certificate\w* [^;]*;", "", site).replace(":7007", f":{behind}")
    temporary = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in KINDS)
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, temporary=temporary, site=site))
    return ["nginx", "-p", str(folder), "-e", str(folder / "errors"), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, behind: int) -> list[str]:
    """Return the command of Caddy with the example: without TLS, which belongs to the machine."""
    site = (EXAMPLES / "Caddyfile").read_text().replace("play.example.org {", f"http://127.0.0.1:{port} {{")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + site.replace(":7007", f":{behind}"))
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def listens(port: int) -> bool:
    """Return whether something can be reached at a port of this machine."""
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def in_front(command: list[str], folder: Path, port: int) -> Iterator[Address]:
    """Run a proxy until the test is over."""
    variables = {"HOME": str(folder), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
    with subprocess.Popen(command, env=variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            deadline = monotonic() + PATIENCE
            while not listens(port):
                assert process.poll() is None, f"{command[0]} does not start"
                assert monotonic() < deadline
                sleep(0.05)
            yield Address("127.0.0.1", port)
        finally:
            process.terminate()


@pytest.mark.parametrize("make", [nginx, caddy])
async def test_a_game_is_played_through_a_proxy(
    tmp_path: Path, make: Callable[[Path, int, int], list[str]], found: Callable[[str], None]
) -> None:
    name = make.__name__
    if not shutil.which(name, path="/usr/sbin:/usr/bin:/sbin:/bin"):
        found(f"NOT TRIED BEHIND {name.upper()}: it is not installed; install the package {name}")
        pytest.skip(f"{name} is not installed")
    port = free_port()
    with (
        started("--trust-proxy", "127.0.0.1", "--metrics", "--failed-tokens", "1") as server,
        in_front(make(tmp_path, port, server.port), tmp_path, port) as site,
    ):
        (ann,) = await site.full_table(game="architects", players=2)
        async with site.client() as client:
            await client.watch(ann.table, ann.token)
            await client.start(ann.table)
            await client.do(wire.Say, ann.table, text="through the proxy")
        assert (await site.get("/metrics")).status == 404, "the figures are for the owner"
        assert (await server.get("/metrics")).status == 200
        page = {"Origin": f"http://127.0.0.1:{port}"}
        assert (await site.request("POST", "/api/tables", b"{}", page)).code == "bad-message", "its own page is heard"
        assert (await site.request("POST", "/api/tables", b"{}", {"Origin": "https://x.org"})).code == "not-allowed"
        for number in range(3):  # whatever a client claims, it counts as one address
            said = {"X-Forwarded-For": f"192.0.2.{number}", "Authorization": "Bearer " + "x" * 43}
            status = (await site.request("GET", f"/api/tables/{ann.table}", b"", said)).status
            assert status == (401 if number == 0 else 429)

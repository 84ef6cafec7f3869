"""What makes the client installable: its service worker and its manifest, as a server hands them out."""

import re
from pathlib import Path

import pytest

from tests.kit.server.running import serving

pytestmark = pytest.mark.anyio
TYPES = {"/sw.js": "text/javascript", "/manifest.webmanifest": "application/manifest+json"}


@pytest.mark.parametrize("zipped", ["", "gzip"])
@pytest.mark.parametrize("path", TYPES)
async def test_worker_and_manifest_are_looked_at_anew_each_time(tmp_path: Path, path: str, zipped: str) -> None:
    (tmp_path / "index.html").write_text("the client")
    (tmp_path / path[1:]).write_text("{}")
    async with serving(web=tmp_path) as server:
        reply = await server.request("GET", path, headers={"Accept-Encoding": zipped})
    assert reply.headers["content-type"].split(";")[0] == TYPES[path]
    assert reply.headers["cache-control"] == "no-cache"


async def test_the_content_policy_lets_them_come_from_here_only(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("the client")
    async with serving(web=tmp_path) as server:
        policy = (await server.get("/")).headers["content-security-policy"]
    sources = dict(re.findall(r"([\w-]+) ([^;]+)", policy))
    for name, fallback in (("worker-src", "script-src"), ("manifest-src", "default-src")):
        assert sources.get(name, sources[fallback]) == "'self'"

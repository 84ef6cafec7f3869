"""`mirabilia moderate` against a running server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from mirabilia.cli.main import run
from tests.kit.server.running import serving

pytestmark = pytest.mark.anyio
TOKEN = "correct-horse-battery-staple"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def moderators(tmp_path: Path) -> str:
    file = tmp_path / "moderators"
    file.write_text(f"mia {TOKEN}\nmax another-token-that-is-long\n")
    file.chmod(0o600)
    return str(file)


async def test_a_moderator_looks_after_tables(moderators: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(moderators=moderators) as server:
        ann = await server.open_table()
        about = {"reason": "name", "seat": 0}
        assert (await server.request("POST", f"/api/tables/{ann.table}/reports", about)).status == 204
        capsys.readouterr()

        async def moderate(*arguments: str) -> tuple[int, str, str]:
            given = ["moderate", *arguments, "--server", server.url, "--moderators", moderators, "--name", "mia"]
            code = await asyncio.to_thread(run, given)
            told = capsys.readouterr()
            return code, told.out, told.err

        code, out, _ = await moderate("reports")
        [report] = json.loads(out)
        assert (code, report["reason"], report["names"][0]) == (0, "name", "Ann")
        code, out, _ = await moderate("remove-name", "--table", ann.table, "--seat", "0")
        assert (code, "removed the name at seat 0" in out) == (0, True)
        code, out, _ = await moderate("export", "--table", ann.table)
        assert [entry["entry"] for entry in json.loads(out)["log"]][-1] == "name_removed"
        code, _, err = await moderate("close", "--table", "nowhere1")
        assert (code, "no such table" in err) == (2, True)
        code, _, err = await moderate("remove-line", "--table", ann.table)
        assert (code, "--seat, --said" in err) == (2, True)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--server", "http://play.example.org"], "use https"),
        (["--server", "http://localhost:9"], "does not answer"),
        ([], "say which with --name"),
    ],
)
def test_a_mistake_is_one_line(
    arguments: list[str], complaint: str, moderators: str, capsys: pytest.CaptureFixture[str]
) -> None:
    named = ["--name", "mia"] if arguments else []
    assert run(["moderate", "reports", "--moderators", moderators, *named, *arguments]) == 2
    told = capsys.readouterr().err
    assert complaint in told
    assert TOKEN not in told
    assert told.count("\n") == 1

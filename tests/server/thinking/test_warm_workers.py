"""Bots play from the first moment, and are compiled as soon as that is possible."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from structlog.testing import capture_logs

from mirabilia.bots.roster import levels_of
from mirabilia.server.thinking import workers as server
from mirabilia.server.thinking.questions import HINT_GAMES
from tests.kit.bots import GAMES, special_moments, usual_moments
from tests.kit.programs import held_by
from tests.kit.server.thinkers import AMPLE, asks, brief, option_of, pool, question, until


def test_the_server_itself_never_loads_the_compiler() -> None:
    script = "import sys, mirabilia.server.thinking.workers; raise SystemExit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0


@pytest.mark.slow
def test_a_hint_from_compiled_workers_comes_within_a_second(found: Callable[[str], None]) -> None:
    """After a second the answer is None, so any other came in time; a busy machine may need several tries."""

    async def scene() -> None:
        async with pool(2, warm=True) as workers:
            while workers.backends.count("numba") < 2:
                await asyncio.sleep(0.2)
            for game in GAMES:
                for moment in (usual_moments(game, 3)[0], usual_moments(game, 7)[0]):
                    asked, tries, begun = question(moment, "strategist"), 0, monotonic()
                    while not (told := await workers.advise(asked, HINT_GAMES, 1.0)) or not told.advice:
                        tries, begun = tries + 1, monotonic()
                        assert tries < 20
                    seconds = monotonic() - begun
                    games = [weighed.games for weighed in told.advice.weighing.options]
                    players = moment.game.view(moment.state, None).players
                    found(f"a hint in {game} with {players} players: {sum(games)} games in {seconds:.2f} s")
                    assert games[0] >= 50

    asyncio.run(scene())


def test_where_compiled_code_cannot_be_kept_bots_stay_uncompiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("MIRABILIA_CACHE", str(tmp_path / "file" / "cache"))
    monkeypatch.setenv("TMPDIR", str(tmp_path))

    async def scene(logs: list[Any]) -> None:
        async with pool(1, warm=True) as workers:
            await until(lambda: bool(logs))
            assert await asks(workers, "builder") is not None
            assert workers.backends == ["python"]
            await until(lambda: len(workers.processes) == 1)  # the one that found out has left

    with capture_logs() as logs:
        asyncio.run(scene(logs))
    (entry,) = logs
    assert entry["event"] == "bots stay uncompiled and think slower"
    assert "MIRABILIA_CACHE" in entry["reason"]
    assert [path.name for path in tmp_path.iterdir()] == ["file"], "and nothing is left behind"


def test_without_numba_bots_stay_uncompiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "numba.py").write_text("raise ImportError('there is none')")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))

    async def scene(logs: list[Any]) -> None:
        async with pool(1, warm=True) as workers:
            await until(lambda: bool(logs))
            assert await asks(workers, "builder") is not None
            assert workers.backends == ["python"]

    with capture_logs() as logs:
        asyncio.run(scene(logs))
    assert [entry["reason"] for entry in logs] == ["cannot begin: 'ImportError: there is none'"]


@pytest.mark.slow
def test_compiled_workers_take_over_while_questions_are_answered_and_compile_nothing_more() -> None:
    compiled = set[Path]()

    async def scene() -> None:
        async with pool(2, warm=True) as workers:
            assert await asks(workers, "master@4") is not None
            assert workers.backends == ["python", "python"]
            async with asyncio.timeout(server.COMPILING):
                while workers.backends != ["numba", "numba"]:
                    assert await asks(workers, "builder") is not None, "there is always a worker to answer"
                    await asyncio.sleep(0.05)
            await until(lambda: len(workers.processes) == 2)
            compiled.update(code())
            for game in GAMES:
                for moment in (*usual_moments(game, 2), *usual_moments(game, 7), *special_moments(game).values()):
                    for name in brief(*levels_of(game), "scholar:close"):
                        options = len(moment.decision.options)
                        assert await option_of(workers, question(moment, name), options, AMPLE) is not None
            lost = workers._workers[0]
            assert lost.process
            (process,) = held_by(lost.process.pid)
            os.kill(process, signal.SIGKILL)
            await until(lambda: not lost.is_ready)
            for _ in range(3):
                assert await asks(workers, "builder") is not None
            await until(lambda: workers.backends == ["numba", "numba"])

    with capture_logs():
        asyncio.run(scene())
    assert compiled
    assert code() == compiled


def code() -> set[Path]:
    """Return all compiled code."""
    from mirabilia.core.kernel import _cache_home

    return set(_cache_home().rglob("*.nbc"))

"""Files the commands write: whole or not there, and nothing else harmed."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from mirabilia.cli.main import run
from mirabilia.core.errors import UsageError
from mirabilia.files import whole_file
from mirabilia.lab.spread import cores

GOLDEN = sorted(Path(__file__).parents[1].glob("playthroughs/*/*-players.txt"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_golden_game_replays_from_its_file(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(file)]) == 0
    assert "# won by" in capsys.readouterr().out


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "file")
    with whole_file(tmp_path / "link") as file:
        file.write(b"x")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_bytes() == b"x"


def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    with whole_file(pipe) as file:
        file.write(b"x")
    reader.join(10)
    assert read == [b"x"]
    assert pipe.is_fifo()


def test_paths_that_take_no_file_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for path in (tmp_path, tmp_path / "file/x", tmp_path / "none/x"):
        with pytest.raises(UsageError, match="cannot write"), whole_file(path):
            pass


@pytest.mark.parametrize(
    "text",
    [
        "seven gizah-A rhodos-B+babylon-A\nseed 1\nhash 0\n",
        f"seven gizah-A\nseed {'9' * 5000}\nhash 0\n",
        "[" * 100_000,
    ],
)
def test_strange_files_are_refused_in_one_line(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game"
    for data in (text, '{"format": ' + text):
        file.write_text(data)
        assert run(["replay", str(file)]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1


def test_all_cores_are_used_unless_said_otherwise() -> None:
    assert cores() == len(os.sched_getaffinity(0))

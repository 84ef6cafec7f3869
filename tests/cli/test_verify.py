"""`mirabilia verify`: what was checked in a few lines, one line for what does not fit, and nothing but the file."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from mirabilia.cli.main import run
from mirabilia.server.tables.proof import write_proof
from mirabilia.server.tables.seed import commitment_of
from tests.kit.server.table_play import SALT, SEED, finished

TABLE = finished("seven", 3).table
PROOF = write_proof(TABLE)
COMMITMENT = commitment_of(SEED, SALT)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "proof.json"
    path.write_bytes(PROOF)
    return path


def test_a_good_proof_says_what_was_checked(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(file)]) == 0
    shown = capsys.readouterr()
    assert TABLE.record
    assert shown.err == ""
    assert shown.out == (
        "The file is whole: its digest fits.\n"
        f"The seed is the promised one: with the salt it makes the commitment {COMMITMENT}.\n"
        "Compare it with the one you were shown before the game, or check it with --commitment.\n"
        f"The deal follows from the seed: {TABLE.record.setup}.\n"
        f"All {len(TABLE.record.moves)} moves are legal and lead to the end it says.\n"
        "Won by seat 1.\n"
    )


def test_a_noted_commitment_is_compared(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(file), "--commitment", COMMITMENT]) == 0
    assert "This is the commitment that you noted.\n" in capsys.readouterr().out
    assert run(["verify", str(file), "--commitment", "0" * 64]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"mirabilia: error: {file}: its commitment is {COMMITMENT}, not 000")


def test_a_proof_may_come_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(PROOF)))
    assert run(["verify", "-"]) == 0
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(PROOF[:-9])))
    assert run(["verify", "-"]) == 2
    assert capsys.readouterr().err.startswith("mirabilia: error: standard input: not complete JSON")


BAD = [
    (b"", "not complete JSON"),
    (b"\xff\xfe", "not complete JSON"),
    (b"[]", "not a proof"),
    (b'{"format": 7}', "format 7 is not known here"),
    (PROOF.replace(b"sell", b"cell", 1), "the digest of its contents is"),
    (PROOF.replace(b"\n", b"\r\n"), "not laid out as proofs are"),
]


@pytest.mark.parametrize(("data", "reason"), BAD)
def test_a_bad_proof_is_refused_in_one_line(
    data: bytes, reason: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(data)
    assert run(["verify", str(file)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert reason in shown.err
    assert str(file) in shown.err
    assert len(shown.err.splitlines()) == 1


def test_a_file_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", "no-such-file"]) == 2
    assert capsys.readouterr().err == "mirabilia: error: cannot read no-such-file: No such file or directory\n"


def test_it_needs_no_server_no_network_and_no_database(file: Path) -> None:
    """Nothing that could reach them is even imported."""
    code = (
        "import sys\n"
        "from mirabilia.cli.main import run\n"
        f"assert run(['verify', {str(file)!r}]) == 0\n"
        "wanted = {'sqlite3', 'psycopg', 'uvicorn', 'starlette', 'websockets', 'socketserver', 'http.server'}\n"
        "print('also', *sorted(wanted & set(sys.modules)))\n"
    )
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "also"

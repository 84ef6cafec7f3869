"""`mirabilia verify`: what was checked in a few lines, one line for what does not fit, and only the file needed."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from mirabilia.cli.main import run
from mirabilia.server.tables.proof import write_proof
from mirabilia.server.tables.seed import promise_of, secret_commitment
from tests.kit.server.table_play import SEED, finished, share_of

TABLE = finished("seven", 3, shared=True).table
PROOF = write_proof(TABLE)
COMMITMENT = secret_commitment(f"{SEED:064x}")


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
        "The file is intact: its digest matches.\n"
        f"The server\u2019s secret is the one promised: it gives the commitment {COMMITMENT}.\n"
        "Compare it with the one you were shown before the game, or check it with --commitment.\n"
        "Shares in the deal, each as promised, by seats: 0, 1.\n"
        "Promised but not revealed in time, and left out, by seats: 2.\n"
        f"Together they give the key of the deal: {TABLE.seed}.\n"
        f"The deal follows from the seed: {TABLE.record.setup}.\n"
        f"All {len(TABLE.record.moves)} moves are legal and lead to the stated result.\n"
        "Won by seat 2.\n"
    )


def test_a_noted_commitment_is_compared(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(file), "--commitment", COMMITMENT]) == 0
    assert "This is the commitment that you noted.\n" in capsys.readouterr().out
    assert run(["verify", str(file), "--commitment", "0" * 64]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"mirabilia: error: {file}: its commitment is {COMMITMENT}, not 000")


def test_a_noted_promise_is_looked_for(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(file), "--promise", promise_of(share_of(1))]) == 0
    assert "The share that you promised is among them.\n" in capsys.readouterr().out
    assert run(["verify", str(file), "--promise", promise_of(share_of(2))]) == 2
    assert "the share of seat 2, which you promised, was left out of the deal" in capsys.readouterr().err


def test_a_proof_of_a_fixed_seed_has_no_shares(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(write_proof(finished("seven", 3).table))
    assert run(["verify", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "The seed is the one promised: with the salt it gives the commitment" in shown
    assert "shares" not in shown.lower()


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

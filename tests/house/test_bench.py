from importlib.util import find_spec

import pytest

from bench import peers, server
from bench.__main__ import BENCHMARKS, main


def test_an_unknown_benchmark_is_answered_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nonsense"]) == 2
    answer = capsys.readouterr().err
    assert [name for name in BENCHMARKS if name not in answer] == []


@pytest.mark.parametrize("name", BENCHMARKS)
def test_every_benchmark_is_there(name: str) -> None:
    assert find_spec(f"bench.{name}") is not None


def test_a_missing_peer_is_named_and_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(seconds: float) -> float:
        raise ImportError(f"no peer to run for {seconds} s")

    here = peers.Peer("pytest", "whole games", lambda seconds: 1_000 * seconds)
    monkeypatch.setattr(peers, "PEERS", (peers.Peer("absent", "chess", missing), here))
    assert peers.measure(2.0) == {here.name: 2_000.0}
    assert capsys.readouterr().err == "absent is not installed: no figure for chess\n"


def test_a_rate_is_games_per_second() -> None:
    assert peers.rate(lambda: 1_000_000, 0.001) > 1_000_000


def test_a_row_of_the_server_stands_beside_that_of_the_last_release() -> None:
    row = server.kept()["rows"][0]
    assert str(row["processor ms a choice"]) in server.line_of(row, None)
    assert server.line_of(row, None).endswith("no figure")
    assert server.line_of(row, row).endswith(f"{row['processor ms a choice']} ms, {row['ack p99 (ms)']} ms")
    assert f"| {row['store']} | {row['processes']} | {row['tables']} |" in server.page_of([row])

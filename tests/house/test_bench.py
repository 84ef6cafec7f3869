import json
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from time import sleep

import pytest

from bench import load, peers, promises, scale, server, steps
from bench.__main__ import BENCHMARKS, main
from bench.crowd import Figures, Seat
from mirabilia.server.crew import home_of
from tests.house.tree import ROOT


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


def test_figures_go_to_standard_output_alone_if_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(peers, "PEERS", (peers.Peer("pytest", "whole games", lambda _: 1_000.0),))
    monkeypatch.chdir(tmp_path)
    assert main(["peers", "--json", "-"]) == 0
    told = capsys.readouterr()
    assert list(json.loads(told.out).values()) == [1_000.0]
    assert "1,000 games/s" in told.err
    assert main(["peers", "--json", "figures.json"]) == 0
    assert "1,000 games/s" in capsys.readouterr().out
    assert [file.name for file in tmp_path.iterdir()] == ["figures.json"]
    assert Path("figures.json").read_text() == told.out


@pytest.mark.parametrize("name", sorted({*BENCHMARKS} - {"promises"}))
def test_every_benchmark_with_figures_says_where_they_can_go(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([name, "--help"])
    assert "- is standard output" in " ".join(capsys.readouterr().out.split())


def test_a_rate_is_games_per_second() -> None:
    assert peers.rate(lambda: 1_000_000, 0.001) > 1_000_000


def test_what_threads_gain_is_measured_while_all_of_them_work() -> None:
    def wait() -> int:
        sleep(0.05)
        return 1

    assert 1.5 < steps.gain([wait, wait], 0.5) < 2.5, "two who wait at once do twice as much as one"


def test_the_costs_of_many_people_follow_from_the_inputs() -> None:
    given, sources = scale.read_inputs()
    day = scale.simulate(given)
    assert day == scale.simulate(given), "the same figures lead to a different page"
    wanted = scale.SIMULATED / given.people_a_table
    assert 0.9 < day.tables / wanted < 1.15, "there are not as many people at the busiest moment as there should be"
    few, many = scale.cost(10_000, day, given), scale.cost(100_000, day, given)
    assert many.server_cores == pytest.approx(10 * few.server_cores)
    slower = replace(given, choice_ms=2 * given.choice_ms)
    assert scale.cost(10_000, day, slower).server_cores == pytest.approx(2 * few.server_cores)
    assert all(sources.values())


def test_every_promise_has_tests_that_print_its_figure() -> None:
    assert list(promises.PROMISES) == list(range(1, 18))
    for number, (_, files) in promises.PROMISES.items():
        texts = [(ROOT / "tests" / "server" / file).read_text() for file in files]
        assert any(f"P{number}: " in text or f'P{number}:", ' in text for text in texts), f"P{number} has no figure"


def test_a_figure_is_found_wherever_pytest_prints_it() -> None:
    lines = ["..P3: 12 tables, healthy", "P12: p50 5 ms", "", "P3: 12 tables, healthy", "nothing of P4"]
    assert promises.figures_in(lines) == {3: ["P3: 12 tables, healthy"], 12: ["P12: p50 5 ms"]}


def test_what_failed_is_named() -> None:
    named = ["FAILED tests/server/test_x.py::test_y[1] - assert 1 == 2", "ERROR tests/server/test_z.py"]
    assert promises.failures_in(["tests/server/test_x.py::test_y[1] FAILED", *named, "1 failed"]) == named


def test_a_row_of_the_server_stands_beside_that_of_the_last_release() -> None:
    row = server.kept()["rows"][0]
    assert str(row["processor ms a choice"]) in server.line_of(row, None)
    assert server.line_of(row, None).endswith("no figure")
    assert server.line_of(row, row).endswith(f"{row['processor ms a choice']} ms, {row['ack p99 (ms)']} ms")
    assert f"| {row['store']} | {row['processes']} | {row['tables']} |" in server.page_of([row])


def test_a_row_that_is_measured_anew_takes_the_place_of_the_old_one() -> None:
    old = [
        {"store": store, "processes": 1, "tables": tables, "ms": 1}
        for store in ("postgres", "sqlite")
        for tables in (300, 100)
    ]
    rows = server.together(old, [{"store": "sqlite", "processes": 1, "tables": 300, "ms": 2}])
    assert [(row["store"], row["tables"], row["ms"]) for row in rows] == [
        ("sqlite", 100, 1),
        ("sqlite", 300, 2),
        ("postgres", 100, 1),
        ("postgres", 300, 1),
    ]


def test_people_share_sockets_only_where_there_are_too_many_and_only_in_one_process() -> None:
    seats = [Seat(f"t{table}", "", Figures(), print) for table in range(30) for _ in range(7)]
    assert [len(several) for several in load.sharing(seats, 210, 2)] == [1] * 210
    shared = load.sharing(seats, 190, 2)
    assert (len(shared), sum(map(len, shared))) == (190, 210)
    for several in shared:
        assert len({seat.table for seat in several}) == len(several)
        assert len({home_of(seat.table, 2) for seat in several}) == 1


def test_what_more_processes_are_good_for_is_told_by_the_busiest() -> None:
    rows = [
        {"store": "postgres", "tables": 100, "processes": 1, server.BUSIEST: 1.2},
        {"store": "postgres", "tables": 100, "processes": 2, server.BUSIEST: 0.75},
        {"store": "sqlite", "tables": 100, "processes": 2, server.BUSIEST: 0.75},
    ]
    assert list(server.gains(rows)) == ["postgres, 100 tables: 2 processes can take 1.60 times as much as one"]


def test_a_quick_run_measures_less_and_a_figure_that_is_named_counts() -> None:
    assert (server.parse(["--quick"]).tables, server.parse(["--quick"]).seconds) == ([100, 300], 8.0)
    assert (server.parse([]).tables, server.parse([]).seconds) == ([100, 300, 1000], 15.0)
    assert server.parse(["--quick", "--tables", "60"]).tables == [60]
    assert server.parse(["--database", "postgresql://here/tables"]).store == ["postgres"]


def test_another_version_is_a_commit_or_a_checkout() -> None:
    for named in ("HEAD", str(ROOT)):
        with server.version(named) as sources:
            assert (sources / "src/mirabilia/server/settings.py").exists()
    with pytest.raises(SystemExit):
        server.parse(["--against", "nonsense"])

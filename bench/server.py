"""`./go bench server`: a real server under the load of many people, who connect from this process over loopback.

The promise is for two cores: 1,000 tables of seven, 7,000 sockets, about 540 choices a second, with half of them
acknowledged within 5 ms and all but one in a hundred within 50 ms, in at most 1.5 GiB. The load takes one of the
cores, so nothing else should run at the same time; processor time for a choice can be compared on a busy machine too.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tarfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import uvloop

from bench.figures import add_json, figures_to
from bench.load import ROOT, Case, measure
from mirabilia import __version__
from mirabilia.core.registry import HOUSE, USUAL

KEPT = Path(__file__).with_name("server.json")
"""The figures of the last release."""
PAGE = ROOT / "docs/reference/capacity.md"
"""The same for people to read."""
STORES = ("sqlite", "postgres")
TABLES, SECONDS = [100, 300, 1000], 15.0
QUICK_TABLES, QUICK_SECONDS = [100, 300], 8.0
"""What is measured for a rough picture in a few minutes."""
BUSIEST = "busiest process (ms a choice)"
PACE, MOST_RATE = 0.54, 540.0
"""Choices per second at each table, by people who know what they are doing, and the most over all tables, unless a rate
is asked for: two cores cannot take more beside the load, so people at more tables take longer to choose."""
ABOUT = """Tables of 7 people who each have a socket, and choose as often as people do, on a server and a load that
share one machine of two cores. Processor time is that of all processes of the server for one choice: checked, stored,
acknowledged and sent to 7 people, with the views, options and consequences of the next turn.
Several processes can take more than one, until the busiest of them is at its limit. At more than 1,000 tables people
take longer to choose, so that there are no more choices per second; where a process may not open a socket for each
person, some share one between two tables.
`./go bench server --tables 100,300,1000,3000 --keep` measures it and writes this page; with `--add` it measures some
rows again. On a machine that does other work, the processor time is still valid, and the latencies are not."""
COLUMNS = {
    "store": 9,
    "processes": 10,
    "tables": 7,
    "sockets": 8,
    "choices a second": 17,
    "processor ms a choice": 22,
    BUSIEST: 30,
    "ack p50 (ms)": 13,
    "ack p99 (ms)": 13,
    "refused": 8,
    "server memory (MiB)": 20,
}


def main(arguments: Sequence[str]) -> int:
    """Measure, print beside the figures of the last release, and write the figures to a file if one is named."""
    asked = parse(arguments)
    with figures_to(asked.json) as write:
        rows = compare(asked) if asked.against else list(all_cases(asked))
        write(rows)
    if asked.keep or asked.add:
        rows = together(kept()["rows"] if asked.add else [], rows)
        KEPT.write_text(json.dumps({"version": version_here(), "rows": rows}, indent=1) + "\n")
        PAGE.write_text(page_of(rows))
    return 0


def together(before: Sequence[dict[str, Any]], now: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return rows with those that were measured again in the place of the old ones, in the order of a page."""
    rows = {case_of(row): row for row in [*before, *now]}
    return sorted(rows.values(), key=lambda row: (STORES.index(row["store"]), row["tables"], row["processes"]))


def version_here() -> str:
    """Return what is measured: the version, with the commit if it is known."""
    found = subprocess.run(["git", "rev-parse", "--short=7", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    return f"{__version__} at {found.stdout.strip()}" if found.returncode == 0 else __version__


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Parse the arguments."""
    parser = argparse.ArgumentParser(prog="./go bench server", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="100 and 300 tables for 8 s each: some minutes in all")
    parser.add_argument("--tables", type=numbers, help="how many (100,300,1000)")
    cores = sorted({1, os.cpu_count() or 1})
    parser.add_argument("--processes", type=numbers, default=cores, help="of the server (1 and the number of cores)")
    parser.add_argument("--store", choices=STORES, action="append", help="one of the stores instead of both")
    parser.add_argument("--database", help="an existing PostgreSQL, as postgresql://..., instead of both stores")
    parser.add_argument("--players", type=int, default=7)
    parser.add_argument("--game", choices=HOUSE, default=USUAL)
    parser.add_argument("--rate", type=float, help=f"choices a second ({PACE} for each table, {MOST_RATE:.0f} at most)")
    parser.add_argument("--seconds", type=float, help="of each run, after it has settled (15)")
    parser.add_argument("--against", help="another version, measured in turn with this one: a commit, or a checkout")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each against another version (3)")
    parser.add_argument("--keep", action="store_true", help="keep the figures as those of a release")
    parser.add_argument("--add", action="store_true", help="add them to the rows that are kept, or replace those")
    add_json(parser)
    asked = parser.parse_args(arguments)
    asked.tables = asked.tables or (QUICK_TABLES if asked.quick else TABLES)
    asked.seconds = asked.seconds or (QUICK_SECONDS if asked.quick else SECONDS)
    asked.store = ["postgres"] if asked.database else asked.store or STORES
    if asked.against and (asked.keep or asked.add):
        parser.error("--keep and --add are for the figures of one version")
    if asked.against and not is_version(asked.against):
        parser.error(f"{asked.against} is neither a folder with another version nor a commit of this repository")
    return asked


def numbers(text: str) -> list[int]:
    """Read numbers that commas separate."""
    return [int(part) for part in text.split(",")]


def all_cases(asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Measure every case, and print each beside the last release, then what more processes gain."""
    last, rows = kept(), list[dict[str, Any]]()
    then = {case_of(row): row for row in last["rows"]}
    head = "".join(f"{name:>{width}}" for name, width in COLUMNS.items())
    print(head, f"    {last['version']}: ms a choice, p99", flush=True)
    for store in asked.store:
        with database(store, asked.database) as fresh:
            for tables in asked.tables:
                for processes in asked.processes:
                    row = {"store": store, "processes": processes} | run(case(asked, tables, processes, fresh()))
                    print(line_of(row, then.get(case_of(row))), flush=True)
                    rows.append(row)
                    yield row
    print(*gains(rows), sep="\n", flush=True)


def gains(rows: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Say how many times as much several processes can do as one, before the busiest of them is at its limit."""
    alone = {(row["store"], row["tables"]): row[BUSIEST] for row in rows if row["processes"] == 1}
    for row in rows:
        one = alone.get((row["store"], row["tables"]))
        if row["processes"] > 1 and one and row[BUSIEST]:
            what = f"{row['store']}, {row['tables']} tables: {row['processes']} processes"
            yield f"{what} can take {one / row[BUSIEST]:.2f} times as much as one"


def case(asked: argparse.Namespace, tables: int, processes: int, address: str, sources: Path = ROOT) -> Case:
    """Return one of the cases that were asked for."""
    rate = asked.rate or min(PACE * tables, MOST_RATE)
    return Case(tables, rate, asked.seconds, processes, address, asked.players, asked.game, sources)


def run(one: Case) -> dict[str, Any]:
    """Measure one case."""
    figures: dict[str, Any] = uvloop.run(measure(one))
    return figures


def compare(asked: argparse.Namespace) -> list[dict[str, Any]]:
    """Measure this version and another one in turn, and print how much more this one does in the same time."""
    rows: list[dict[str, Any]] = []
    with database(asked.store[0], asked.database) as fresh, version(asked.against) as other:
        versions = {asked.against: other, "this": ROOT}
        for tables in asked.tables:
            for number in range(asked.rounds):
                for name, sources in versions.items():
                    figures = run(case(asked, tables, asked.processes[0], fresh(), sources))
                    rows.append({"version": name, "round": number} | figures)
                    print(f"{name}: {figures['processor ms a choice']} ms a choice,", end=" ", flush=True)
                    print(f"p50 {figures['ack p50 (ms)']} ms, p99 {figures['ack p99 (ms)']} ms", flush=True)
    spent = defaultdict(list)
    for row in rows:
        spent[row["version"]].append(row["processor ms a choice"])
    times = statistics.median(spent[asked.against]) / statistics.median(spent["this"])
    print(f"{times:.2f} times as many choices for each second of processor time, by the medians")
    return rows


def is_version(named: str) -> bool:
    """Return whether a name is that of a checkout or of a commit."""
    asked = ["git", "rev-parse", "--quiet", "--verify", f"{named}^{{commit}}"]
    return Path(named, "src/mirabilia").is_dir() or subprocess.run(asked, cwd=ROOT, capture_output=True).returncode == 0


@contextmanager
def version(named: str) -> Iterator[Path]:
    """Provide the sources of another version, until the measuring is over."""
    if Path(named, "src/mirabilia").is_dir():
        yield Path(named).resolve()
        return
    with TemporaryDirectory() as folder:
        packed = subprocess.run(["git", "archive", named, "src"], cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=BytesIO(packed)) as sources:
            sources.extractall(folder, filter="data")
        yield Path(folder)


@contextmanager
def database(store: str, given: str | None = None) -> Iterator[Callable[[], str]]:
    """Provide a database for each run: a fresh file, the one that is given, or a fresh one in a PostgreSQL of its own.

    The latter is made to wait for the disk, as it would for people.
    """
    if given or store == "sqlite":
        yield lambda: given or ""
        return
    from tests.kit.server.postgres import running

    with running() as postgres:
        for statement in ("ALTER SYSTEM SET fsync = on", "SELECT pg_reload_conf()"):
            postgres.execute(statement)
        yield postgres.new_database


def kept() -> dict[str, Any]:
    """Return the figures of the last release."""
    found: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.exists() else {"version": "", "rows": []}
    return found


def case_of(row: dict[str, Any]) -> tuple[Any, ...]:
    """Return what makes two rows comparable."""
    return row["store"], row["processes"], row["tables"]


def page_of(rows: Sequence[dict[str, Any]]) -> str:
    """Return the page with the figures of a release."""
    lines = [
        "# What a server can hold",
        "",
        "<!-- names: server -->",
        "",
        ABOUT,
        "",
        f"| {' | '.join(COLUMNS)} |",
        f"|{'---|' * len(COLUMNS)}",
    ]
    lines += [f"| {' | '.join(str(shown(row)[name]) for name in COLUMNS)} |" for row in rows]
    return "\n".join(lines) + "\n"


def shown(row: dict[str, Any]) -> dict[str, Any]:
    """Return a row with everything that went wrong as one number."""
    return {**row, "refused": sum(row["refused"].values()) + row["sockets lost"]}


def line_of(row: dict[str, Any], then: dict[str, Any] | None) -> str:
    """Return a row as people read it, beside that of the last release."""
    told = "".join(f"{shown(row)[name]:>{width}}" for name, width in COLUMNS.items())
    return told + (f"     {then['processor ms a choice']} ms, {then['ack p99 (ms)']} ms" if then else "     no figure")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

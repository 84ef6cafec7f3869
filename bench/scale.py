"""`./go bench scale`: what many people at once cost, from a simulation of their day and measured figures.

A day with 10,000 people at its busiest is simulated table by table: when games begin, how long they take, what people
and bots choose, what is written, sent and read. Tables are independent, so more people are several such days side by
side. What is measured and what is assumed is in `scale.toml`, with its source; the same figures always lead to the same
table, which `tools/write_docs.py` puts into docs/scale.md.
"""

from __future__ import annotations

import argparse
import math
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from bench.figures import add_json, figures_to

INPUTS = Path(__file__).with_name("scale.toml")
SIZES = (10_000, 100_000, 1_000_000)
SIMULATED = SIZES[0]
"""How many people are simulated at the busiest moment."""
DAY = 24 * 60
"""Minutes."""
SEED = 16
WORST = 0.999
"""The busiest second is the one that only one in a thousand exceeds."""


@dataclass(frozen=True)
class Inputs:
    """What the simulation takes as given, as `scale.toml` explains."""

    choice_ms: float
    choice_kb: float
    table_mib: float
    process_mib: float
    game_bytes: float
    archived_bytes: float
    read_ms: float
    strategist_ms: float
    commits: float
    search_seconds: float
    people_a_table: float
    bots_a_table: float
    searching: float
    turns: float
    changes: float
    game_minutes: float
    spread: float
    evening: float
    reads_a_game: float
    busy: float


@dataclass(frozen=True)
class Day:
    """The figures of a simulated day."""

    games: int
    tables: int
    """Tables in the busiest minute."""
    choices: float
    """Choices of people, in the busiest second."""
    searches: float
    """Decisions of bots that search, in the busiest second."""
    quick: float
    """Decisions of the other bots."""
    reads: float
    """Games that are looked at, in the busiest second."""


@dataclass(frozen=True)
class Cost:
    """What a given number of people costs."""

    people: int
    games: int
    tables: int
    choices: float
    writes: float
    server_cores: float
    bot_cores: float
    read_cores: float
    memory_gib: float
    megabits: float
    database_gb: float
    """How much a day adds to the database."""
    news: float
    """Messages between processes in the busiest second, if all share one database."""
    archive_gb: float
    """How much a year adds to the archive, if finished games are moved there."""


def read_inputs(file: Path = INPUTS) -> tuple[Inputs, dict[str, str]]:
    """Return the figures, and where each comes from."""
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    sources = {name: one.get("measured") or f"assumed: {one['assumed']}" for name, one in found.items()}
    return Inputs(**{name: float(one["value"]) for name, one in found.items()}), sources


def simulate(given: Inputs) -> Day:
    """Let people come and play for a day, after a night to fill the tables."""
    chance = Random(SEED)
    most = SIMULATED / given.people_a_table
    tables, choices = [0] * DAY, [0.0] * DAY
    games = 0
    for minute in range(-DAY // 4, DAY):
        starts = _poisson(chance, most / given.game_minutes * _curve(minute, given.evening))
        games += starts if minute >= 0 else 0
        for _ in range(starts):
            _play(chance, given, minute, tables, choices)
    people = _worst_second(chance, choices)
    decisions = people / given.changes / given.people_a_table * given.bots_a_table
    reads = games * given.reads_a_game / DAY / 60 * given.evening
    return Day(games, max(tables), people, decisions * given.searching, decisions * (1 - given.searching), reads)


def _play(chance: Random, given: Inputs, minute: int, tables: list[int], choices: list[float]) -> None:
    """Let a table play from a minute on."""
    mu = math.log(given.game_minutes) - given.spread**2 / 2
    length = max(1, round(chance.lognormvariate(mu, given.spread)))
    each = given.turns * given.changes * given.people_a_table / length
    for at in range(max(0, minute), min(DAY, minute + length)):
        tables[at] += 1
        choices[at] += each


def _curve(minute: int, evening: float) -> float:
    """Return how many people come at a time of day, relative to the busiest, which is eight in the evening."""
    wave = (1 + math.cos(2 * math.pi * (minute - 20 * 60) / DAY)) / 2
    return float(wave ** _sharpness(evening))


@cache
def _sharpness(evening: float) -> float:
    """Return the power of the wave that makes its mean one over `evening`."""
    low, high = 0.0, 64.0
    for _ in range(60):
        power = (low + high) / 2
        mean = sum(((1 + math.cos(2 * math.pi * step / DAY)) / 2) ** power for step in range(DAY)) / DAY
        low, high = (power, high) if mean > 1 / evening else (low, power)
    return low


def _worst_second(chance: Random, minutes: Sequence[float]) -> float:
    """Return how many things happen in a second that only one in a thousand of the busiest hour exceeds."""
    busiest = max(range(len(minutes) - 60), key=lambda first: sum(minutes[first : first + 60]))
    seconds = sorted(
        _poisson(chance, minutes[minute] / 60) for minute in range(busiest, busiest + 60) for _ in range(60)
    )
    return float(seconds[int(WORST * len(seconds))])


def _poisson(chance: Random, mean: float) -> int:
    """Return how often something happens that happens this often on average."""
    return max(0, round(chance.gauss(mean, math.sqrt(mean)))) if mean > 30 else _few(chance, mean)


def _few(chance: Random, mean: float) -> int:
    limit, product, count = math.exp(-mean), chance.random(), 0
    while product > limit:
        product *= chance.random()
        count += 1
    return count


def cost(people: int, day: Day, given: Inputs) -> Cost:
    """Return what a number of people costs, scaled from the simulated day."""
    times = people / SIMULATED
    writes = day.choices + (day.searches + day.quick)
    bots = day.searches * given.search_seconds + day.quick * given.strategist_ms / 1000
    cores = writes * given.choice_ms / 1000 / given.busy
    memory = day.tables * given.table_mib + math.ceil(cores) * given.process_mib
    return Cost(
        people,
        round(day.games * times),
        round(day.tables * times),
        day.choices * times,
        writes * times,
        cores * times,
        bots * times,
        day.reads * given.read_ms / 1000 / given.busy * times,
        memory * times / 1024,
        writes * given.choice_kb * 8 / 1000 * times,
        day.games * given.game_bytes / 1e9 * times,
        writes * times * math.ceil(cores * times),
        day.games * given.archived_bytes * 365 / 1e9 * times,
    )


def costs() -> list[Cost]:
    """Return what each number of people costs."""
    given, _ = read_inputs()
    day = simulate(given)
    return [cost(people, day, given) for people in SIZES]


ROWS: tuple[tuple[str, Callable[[Cost], str]], ...] = (
    ("games a day", lambda one: f"{one.games:,}"),
    ("tables at once", lambda one: f"{one.tables:,}"),
    ("choices of people in the busiest second", lambda one: f"{one.choices:,.0f}"),
    ("choices written in that second, with those of bots", lambda one: f"{one.writes:,.0f}"),
    ("cores for the servers", lambda one: _shown(one.server_cores)),
    ("cores for bots that search a second each", lambda one: _shown(one.bot_cores)),
    ("cores for reading old games", lambda one: _shown(one.read_cores)),
    ("memory of the servers, GiB", lambda one: _shown(one.memory_gib)),
    ("sent, Mbit/s", lambda one: f"{one.megabits:,.0f}"),
    ("added to the database a day, GB", lambda one: _shown(one.database_gb)),
    ("notices between processes in the busiest second, on one database", lambda one: f"{one.news:,.0f}"),
    ("added to an archive of finished games a year, GB", lambda one: f"{one.archive_gb:,.0f}"),
)


def _shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 10 else f"{value:,.1f}"


def table(found: Sequence[Cost]) -> str:
    """Return the costs as a table for a page."""
    head = "| at the busiest moment of a day | " + " | ".join(f"{one.people:,} people" for one in found) + " |"
    lines = [f"| {name} | " + " | ".join(show(one) for one in found) + " |" for name, show in ROWS]
    return "\n".join([head, "|---|" + "---:|" * len(found), *lines])


def sources() -> str:
    """Return the figures that the simulation takes as given, with their sources, as a table for a page."""
    given, where = read_inputs()
    lines = [f"| {name} | {getattr(given, name):g} | {source} |" for name, source in where.items()]
    return "\n".join(["| figure | value | where it comes from |", "|---|---:|---|", *lines])


def main(arguments: Sequence[str]) -> int:
    """Simulate, print, and write the figures to a file if one is named."""
    parser = argparse.ArgumentParser(prog="./go bench scale", description=(__doc__ or "").splitlines()[0])
    add_json(parser)
    asked = parser.parse_args(arguments)
    with figures_to(asked.json) as write:
        found = costs()
        print(table(found))
        write([vars(one) for one in found])
    return 0

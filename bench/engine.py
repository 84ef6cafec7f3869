"""The engine beside its peers, in one run on one core: the ratios count, not the seconds."""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from tempfile import TemporaryDirectory
from time import perf_counter

from bench.figures import add_json, figures_to
from bench.peers import measure
from mirabilia.core.registry import HOUSE, USUAL, describe, home

IMPORTS = 10
"""How many times an import is timed; the quickest counts, as the others were disturbed."""


def main(arguments: Sequence[str]) -> int:
    """Measure, show, and with --json write what was found."""
    parser = argparse.ArgumentParser(prog="./go bench engine")
    add_json(parser)
    parser.add_argument("--seconds", type=float, default=4.0, help="time for each rate (4)")
    asked = parser.parse_args(arguments)
    with figures_to(asked.json) as write:
        peers = measure(asked.seconds)
        ours = measure_games(asked.seconds)
        keyed = measure_keys(asked.seconds)
        costs = measure_costs()
        show_ratios(ours, peers)
        write({"peers": peers, "games": ours, "keys": keyed, "costs": costs})
    return 0


def measure_games(seconds: float) -> dict[str, float]:
    """Return random games per second by game, number of players and backend, printing them as it goes."""
    rates = {}
    for game in HOUSE:
        few = describe(game).usual_players
        for backend, players in [("numba", players) for players in range(2, 8)] + [("python", few), ("python", 7)]:
            name = f"{game}, {players} players, {backend}"
            rates[name] = probe(backend, "games", game, players, seconds)
            print(f"{rates[name]:>12,.0f} games/s  {name}", flush=True)
    return rates


def measure_keys(seconds: float) -> dict[str, dict[str, float]]:
    """Return the microseconds of processor time of a random game from a number and from a key, printing both."""
    found = {}
    for game in HOUSE:
        for players in describe(game).rules.players:
            quick, keyed = probe_all("numba", "seeds", game, players, seconds)
            name = f"{game}, {players} players, numba"
            found[name] = {"number": quick, "key": keyed}
            figures = f"{quick:>9,.2f} us from a number, {keyed:>6,.2f} from a key: {keyed - quick:+.2f}"
            print(f"{figures}  {name}", flush=True)
    return found


def measure_costs() -> dict[str, float]:
    """Return what the engine costs apart from playing, printing it as it goes."""
    costs = {
        **{f"copy of a state of {USUAL}, {n} players, numba, ns": probe("numba", "copies", n) for n in (3, 7)},
        **{f"import of {game}, python, ms": import_milliseconds(game) for game in HOUSE},
        **{f"first compile of {game}, s": first_compile(game) for game in HOUSE},
    }
    for name, cost in costs.items():
        print(f"{cost:>12,.1f} {name.rpartition(', ')[2]:<8} {name.rpartition(', ')[0]}", flush=True)
    return costs


def show_ratios(ours: dict[str, float], peers: dict[str, float]) -> None:
    """Print every rate of ours as a multiple of each peer's."""
    for peer, rate in peers.items():
        print(f"\ntimes as fast as {peer}")
        for name, mine in ours.items():
            print(f"{mine / rate:>12,.2f} x        {name}")


def probe(backend: str, *figure: object, **settings: str) -> float:
    """Return a figure measured in a process with this backend."""
    (found,) = probe_all(backend, *figure, **settings)
    return found


def probe_all(backend: str, *figure: object, **settings: str) -> list[float]:
    """Return the figures measured in a process with this backend."""
    command = [sys.executable, "-m", "bench.probe", *map(str, figure)]
    environment = {**os.environ, "MIRABILIA_BACKEND": backend, **settings}
    printed = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
    return [float(number) for number in printed.split()]


def first_compile(game: str) -> float:
    """Return seconds to compile everything a game needs, from an empty cache."""
    with TemporaryDirectory() as cache:
        return probe("numba", "compiling", game, MIRABILIA_CACHE=cache)


def import_milliseconds(game: str) -> float:
    """Return what importing a game adds to the start of Python."""
    return quickest(f"import {home(game).game}.game") - quickest("pass")


def quickest(code: str) -> float:
    """Return the milliseconds of the quickest of some runs."""
    environment = {**os.environ, "MIRABILIA_BACKEND": "python"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # compiling our own files is not importing them
    times = []
    for _ in range(IMPORTS):
        start = perf_counter()
        subprocess.run([sys.executable, "-c", code], env=environment, check=True)
        times.append(perf_counter() - start)
    return min(times) * 1000

"""Learning environments beside their peers, in one run: steps per second of random play.

A step is one decision of one seat, including its observation and its mask of legal actions unless the line says
otherwise. Every figure is measured in a process of its own that is confined to one core. Only the last has a core for
each thread: how many times as many steps two threads make as one.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence

from bench.figures import add_json, figures_to
from bench.steps import THREADS
from mirabilia.lab.spread import cores

OURS = (
    ("vector", "seven", 3, "masks only"),
    ("vector", "seven", 3, "masks and observations"),
    ("vector", "seven", 7, "masks only"),
    ("vector", "seven", 7, "masks and observations"),
    ("vector", "architects", 2, "masks only"),
    ("vector", "architects", 2, "masks and observations"),
    ("turns", "seven", 3, "PettingZoo AEC"),
    ("at-once", "seven", 3, "PettingZoo parallel, decisions"),
    ("turns", "architects", 2, "PettingZoo AEC"),
    ("seat", "seven", 3, "Gymnasium against apprentices"),
    ("seat", "seven", 3, "Gymnasium against builders"),
)
"""Probe, game, players and what is measured."""
PEERS = (
    *(("pettingzoo", game) for game in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")),
    *(("pgx", game) for game in ("tic_tac_toe", "connect_four", "backgammon", "sparrow_mahjong")),
)
GOALS = {"seven, 3 players, vector, masks only": 500_000, "seven, 3 players, vector, masks and observations": 150_000}
GOALS |= {"seven, 3 players, turns, PettingZoo AEC": 20_000}
"""Our goals, in steps per second."""


def main(arguments: Sequence[str]) -> int:
    """Measure, show, and with --json write what was found."""
    parser = argparse.ArgumentParser(prog="./go bench env")
    add_json(parser)
    parser.add_argument("--seconds", type=float, default=4.0, help="time for each figure (4)")
    asked = parser.parse_args(arguments)
    with figures_to(asked.json) as write:
        write(measure_all(asked.seconds))
    return 0


def measure_all(seconds: float) -> dict[str, float]:
    """Return every figure by its name, printing them as it goes."""
    rates = {}
    for probe, game, players, what in OURS:
        name = f"{game}, {players} players, {probe}, {what}"
        rates[name] = tell(name, measure(probe, game, str(players), what, seconds=seconds), GOALS.get(name))
    for package, game in PEERS:
        name = f"{package} {game}"
        rates[name] = tell(name, measure(package, game, seconds=seconds))
    name = f"seven, 3 players, {THREADS} threads beside one, masks and observations"
    if cores() < THREADS:
        print(f"no figure for {name}: it needs {THREADS} cores", file=sys.stderr)
    else:
        rates[name] = measure("threads", "seven", "3", "masks and observations", seconds=seconds)
        print(f"{rates[name]:>12.2f} times    {name}", flush=True)
    return rates


def tell(name: str, rate: float, goal: float | None = None) -> float:
    """Show a rate, also as a multiple of its goal."""
    print(f"{rate:>12,.0f} steps/s  {name}" + (f"  ({rate / goal:.1f} x the goal)" if goal else ""), flush=True)
    return rate


def measure(*figure: str, seconds: float) -> float:
    """Return a figure measured in a process that has one core and, where it plays our games, the compiled engine."""
    command = [sys.executable, "-m", "bench.steps", str(seconds), *figure]
    environment = {**os.environ, "MIRABILIA_BACKEND": "numba", "JAX_PLATFORMS": "cpu"}
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return float(done.stdout.splitlines()[-1])

"""How fast the bots think on one core: playouts per second, and the time each level takes for a decision.

Playouts per second are given only for bots that play exactly as many as their budget says.
"""

import argparse
import os
from collections.abc import Sequence

from bench.figures import add_json, figures_to

TABLES = (("seven", 3), ("seven", 5), ("seven", 7), ("architects", 2), ("architects", 4), ("architects", 7))
EXACT = {"seven": ("master", "oracle", "mcts"), "architects": ("mcts",)}
"""Bots that play exactly as many playouts as their budget says; others stop early or go a little beyond it."""


def main(arguments: Sequence[str]) -> int:
    """Measure, show, and with --json write what was found."""
    parser = argparse.ArgumentParser(prog="./go bench bots")
    add_json(parser)
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each figure (2)")
    parser.add_argument("--backend", choices=("numba", "python"), default="numba", help="what runs the rules (numba)")
    asked = parser.parse_args(arguments)
    os.environ["MIRABILIA_BACKEND"] = asked.backend  # before anything of the engine is imported
    with figures_to(asked.json) as write:
        figures = {}
        for game, players in TABLES:
            name = f"{game}, {players} players"
            print(f"\nin the middle of {name}", flush=True)
            figures[name] = measure(game, players, asked.seconds)
        write(figures)
    return 0


def measure(game: str, players: int, seconds: float) -> dict[str, float]:
    """Return the figures of one table by name, printing them as it goes."""
    from bench.thinking import foreseen_a_second, random_playouts, seconds_a_decision
    from mirabilia.bots.roster import Entrant, levels_of

    bare = random_playouts(game, players, seconds)
    figures = {"random, playouts/s": bare}
    print(f"{bare:>12,.0f} playouts/s  random, without a bot", flush=True)
    for level, about in levels_of(game).items():
        took = seconds_a_decision(game, players, Entrant(level), seconds)
        figures[f"{level}, us a decision"] = took * 1e6
        print(f"{took * 1e6:>12,.1f} us          {level}, a decision", flush=True)
        if about.playouts and level in EXACT[game]:
            figures[f"{level}, playouts/s"] = found = about.playouts / took
            print(f"{found:>12,.0f} playouts/s  {level}, {found / bare:.2f} x the random ones", flush=True)
    if game == "seven":
        figures["network, us a position"] = look = 1e6 / foreseen_a_second(players, seconds)
        print(f"{look:>12,.1f} us          the Oracle's network, what becomes of every seat", flush=True)
    return figures

"""Engines of other games, to give our figures a scale: how long they take for a random game, on one core.

A peer that is not installed is named and left out; `./go bench` installs them all.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import metadata
from itertools import count
from random import Random
from time import perf_counter
from typing import NamedTuple

from bench.figures import add_json, figures_to

BATCH = 2_000
"""How many games are played between two looks at the clock, as a game takes only microseconds."""


class Peer(NamedTuple):
    """An engine of another game, and how to time it."""

    package: str
    what: str
    games_per_second: Callable[[float], float]
    """Play for about this many seconds and return the rate; ImportError if the package is missing."""

    @property
    def name(self) -> str:
        """The package with its version, and what it plays."""
        return f"{self.package} {metadata.version(self.package)}, {self.what}"


def rate(play: Callable[[], int], seconds: float) -> float:
    """Call `play`, which returns how many games it played, for this many seconds; return games per second."""
    play()  # one-time work such as loading and caching is not measured
    games, start = 0, perf_counter()
    while (elapsed := perf_counter() - start) < seconds or not games:
        games += play()
    return games / elapsed


def hearts_games_per_second(seconds: float) -> float:
    """Return how many random games of hearts per second open_spiel plays, including deal and pass.

    `evaluate_bots` with its own random bots is a compiled loop over a whole game: one call from Python each.
    """
    import pyspiel

    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    seeds = count()

    def play() -> int:
        for _ in range(BATCH):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return BATCH

    return rate(play, seconds)


def hearts_playouts_per_second(seconds: float) -> float:
    """Return how many random playouts per second of one dealt game of hearts open_spiel plays, all without Python.

    A tree search of one simulation consists of the playouts of its evaluator alone. It has to start from a decision,
    so the 52 draws of the deal are not included: the figure flatters the peer.
    """
    import pyspiel

    game = pyspiel.load_game("hearts")
    dealt, chance = game.new_initial_state(), Random(7)
    while dealt.is_chance_node():
        dealt.apply_action(chance.choice(dealt.legal_actions()))
    playouts = pyspiel.RandomRolloutEvaluator(BATCH, 1)
    search = pyspiel.MCTSBot(
        game, playouts, uct_c=1, max_simulations=1, max_memory_mb=1, solve=False, seed=1, verbose=False
    )

    def play() -> int:
        search.mcts_search(dealt)
        return BATCH

    return rate(play, seconds)


def catanatron_games_per_second(seconds: float) -> float:
    """Return how many games of Catan between four random players catanatron plays per second."""
    from catanatron import Color, Game, RandomPlayer

    seeds = count()

    def play() -> int:
        Game([RandomPlayer(colour) for colour in Color], seed=next(seeds)).play()
        return 1

    return rate(play, seconds)


PEERS = (
    Peer("open_spiel", "hearts, whole games", hearts_games_per_second),
    Peer("open_spiel", "hearts, playouts after the deal", hearts_playouts_per_second),
    Peer("catanatron", "Catan, 4 random players", catanatron_games_per_second),
)


def measure(seconds: float) -> dict[str, float]:
    """Time every peer for this many seconds, printing as it goes, and return games per second by name."""
    rates = {}
    for peer in PEERS:
        try:
            rates[peer.name] = games = peer.games_per_second(seconds)
        except (ImportError, metadata.PackageNotFoundError):
            print(f"{peer.package} is not installed: no figure for {peer.what}", file=sys.stderr)
        else:
            print(f"{games:>12,.0f} games/s  {peer.name}")
    return rates


def main(arguments: Sequence[str]) -> int:
    """Measure and show the peers alone."""
    parser = argparse.ArgumentParser(prog="./go bench peers")
    add_json(parser)
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each peer (5)")
    asked = parser.parse_args(arguments)
    with figures_to(asked.json) as write:
        rates = measure(asked.seconds)
        write(rates)
    return 0

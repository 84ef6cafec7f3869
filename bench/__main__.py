"""`./go bench NAME [--json FILE]`: run one benchmark."""

import sys
from collections.abc import Sequence
from importlib import import_module

BENCHMARKS = {
    "engine": "games per second, copies and start-up of the engine, beside its peers",
    "bots": "playouts per second of the bots, and the time each takes for a decision",
    "env": "steps per second of the learning environments, beside their peers",
    "server": "a table server under the load of many people on loopback",
    "promises": "a figure for each promise of the server, from the tests that keep it",
    "scale": "what many people at once cost, by a simulation of their day",
    "web": "the web client in a browser: how soon it is usable, how smoothly it moves, how much memory it keeps",
    "peers": "games per second of the peers alone",
}
"""Every benchmark, a module of this package whose `main(arguments)` returns an exit code."""


def main(arguments: Sequence[str]) -> int:
    """Run the benchmark that the arguments name and return its exit code; without one, list them all."""
    if arguments and arguments[0] in BENCHMARKS:
        code: int = import_module(f"bench.{arguments[0]}").main(arguments[1:])
        return code
    print("usage: ./go bench NAME [--json FILE] [--seconds N]", file=sys.stderr)
    for name, what in BENCHMARKS.items():
        print(f"  {name:<8} {what}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Bots that know 7 Wonders. This module imports no engine."""

from mirabilia.bots.roster import Level

LEANINGS = ("science", "military", "wonders", "merchant", "close")
"""What a bot can be fond of; `close` aims for a narrow victory."""
LEVELS = (
    Level("builder", LEANINGS, module="greedy"),
    Level("strategist", LEANINGS),
    Level("scholar", LEANINGS, playouts=400),
    Level("master", LEANINGS, playouts=2000),
    Level("oracle", playouts=2000, module="oracle"),
    Level("mcts", playouts=1000, yardstick=True),
)
"""The levels, weakest first; the last is plain tree search with random playouts."""

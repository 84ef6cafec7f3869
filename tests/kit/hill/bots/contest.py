"""A contest of bots on a hill: the nearer the weights to the best ones, the more points, give or take some luck."""

import os
import time

from mirabilia.core.chance import stream
from mirabilia.core.kernel import Words
from mirabilia.core.tally import WIN
from tests.kit.hill.bots.weights import BEST

SUMS = 3
LUCK = 20
PAUSE = float(os.environ.get("HILL_PAUSE", "0"))
"""Seconds that a deal takes: enough to be interrupted."""


def contest(players: int, seed: int, first: int, count: int, hero: Words, others: Words, sums: Words) -> None:
    for deal in range(first, first + count):
        time.sleep(PAUSE)
        for seat in range(players):
            luck = [stream(stream(seed, deal), players * seat + at) % LUCK for at in range(players)]
            points = [points_of(hero if at == seat else others) + luck[at] for at in range(players)]
            best = max(points)
            sums[0] += WIN // points.count(best) if points[seat] == best else 0
            sums[1] += points[seat] - max(points[:seat] + points[seat + 1 :])
            sums[2] += 1


def points_of(weights: Words) -> int:
    return -sum((weight - best) ** 2 for weight, best in zip(weights, BEST, strict=True)) // 20

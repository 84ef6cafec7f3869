"""Observations: what the statistics keep of one game, found by replaying its record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from mirabilia.core.dataset import Standing, standings_of
from mirabilia.core.descriptor import Descriptor
from mirabilia.core.errors import RecordError
from mirabilia.core.record import Record
from mirabilia.core.replay import begin, replay
from mirabilia.core.seed import Seed
from mirabilia.core.statistics import NO_CITY, Gain, Piece


class CityObserved(Struct, frozen=True):
    """What is kept of a player's city."""

    board: str
    standing: Standing
    points: dict[str, int]
    """Points by category, including the total."""
    pieces: dict[Piece, int]
    """How many of each it built or took."""
    counts: dict[str, int]


class Observation(Struct, frozen=True):
    """What is kept of a game."""

    seed: Seed
    """Games of one seed have the same deal and are not independent."""
    cities: tuple[CityObserved, ...]
    """The players' cities; the Free City is not one of them."""
    in_play: frozenset[Piece]


def observe(game: Descriptor, record: Record, source: str = "the record") -> Observation:
    """Replay a finished game and keep what the statistics need; RecordError if it is not finished."""
    rules = game.rules
    state = begin(rules, record, source)
    gains: list[Gain] = []
    for step in replay(rules, record, source):
        gains += [gain for event in step.events for gain in game.statistics.gains(event)]
        state = step.state
    result = rules.result(state)
    if result is None:
        raise RecordError(f"{source}: the game is not finished; statistics are of finished games").said(
            "unfinished_game", where=source
        )
    return _observation(game, record.seed, rules.parse_setup(record.setup), result, gains)


def _observation(game: Descriptor, seed: Seed, setup: Any, result: Any, gains: Iterable[Gain]) -> Observation:
    boards = game.boards_of(setup)
    pieces: list[Counter[Piece]] = [Counter() for _ in boards]
    counts: list[Counter[str]] = [Counter() for _ in boards]
    in_play = set(game.statistics.always)
    for city, what in gains:
        if isinstance(what, Piece):
            in_play.add(what)
            if city != NO_CITY:
                pieces[city][what] += 1
        else:
            counts[city][what] += 1
    cities = tuple(
        CityObserved(
            board=boards[seat],
            standing=standing,
            points={name: getattr(result.sheets[seat], name) for name in game.categories},
            pieces=dict(pieces[seat]),
            counts={name: counts[seat][name] for name in game.statistics.counts},
        )
        for seat, standing in enumerate(standings_of(result, setup.players, game.tie))
    )
    return Observation(seed, cities, frozenset(in_play))

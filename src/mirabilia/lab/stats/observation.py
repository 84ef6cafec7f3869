"""Observations: what the statistics keep of one game, found by replaying its record."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from mirabilia.core.errors import RecordError
from mirabilia.core.game import AnyGame
from mirabilia.core.record import Record
from mirabilia.core.replay import begin, replay
from mirabilia.lab.stats.standing import Standing, standings_of
from mirabilia.lab.stats.subject import SUBJECTS, Note, Subject, Thing, tally_notes


class CityObserved(Struct, frozen=True):
    """What is kept of a player's city."""

    board: str
    standing: Standing
    points: dict[str, int]
    """By category, the total included."""
    things: dict[Thing, int]
    """How many of each it built or took."""
    counts: dict[str, int]


class Observation(Struct, frozen=True):
    """What is kept of a game."""

    seed: int
    """Games of one seed have the same deal and are not independent."""
    cities: tuple[CityObserved, ...]
    """Of the players; the Free City is none."""
    in_play: frozenset[Thing]


def observe(game: AnyGame, record: Record, source: str = "the record") -> Observation:
    """Replay a finished game and keep what the statistics need; RecordError when it is not finished."""
    subject = SUBJECTS[game.name]
    state = begin(game, record, source)
    notes: list[Note] = []
    for step in replay(game, record, source):
        notes += [note for event in step.events for note in subject.notes(event)]
        state = step.state
    result = game.result(state)
    if result is None:
        raise RecordError(f"{source}: the game is not finished; statistics are of finished games")
    return _observation(subject, record.seed, game.parse_setup(record.setup), result, notes)


def _observation(subject: Subject, seed: int, setup: Any, result: Any, notes: list[Note]) -> Observation:
    boards = subject.boards(setup)
    things, counts, in_play = tally_notes(notes, len(boards))
    cities = tuple(
        CityObserved(
            board=boards[seat],
            standing=standing,
            points={name: getattr(result.sheets[seat], name) for name in subject.categories},
            things=dict(things[seat]),
            counts={name: counts[seat][name] for name in subject.counts},
        )
        for seat, standing in enumerate(standings_of(result, setup.players, subject.tie))
    )
    return Observation(seed, cities, frozenset(in_play).union(subject.always))

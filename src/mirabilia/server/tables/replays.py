"""What can be fetched of a game: its steps through the eyes of a seat and, once it is over, its record.

A step is a turn: what happened until choices were sealed, and the whole view after it. Choices that are not sealed
are in no record and therefore in no step. Everything is seen through `seen_by` and views, as it was at that time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Literal, NamedTuple

from mirabilia.core.game import AnyGame, State
from mirabilia.core.record import Record, write_record
from mirabilia.core.replay import begin, replay
from mirabilia.insight.course import PastChoice, course_of
from mirabilia.server.tables.table import Table
from mirabilia.server.wire.bodies import PastDecision, ReplayStep, Steps
from mirabilia.server.wire.protocol import AnySight, Sight
from mirabilia.server.wire.refusal import RefusedError

MOST_STEPS = 50
"""The most steps that can be asked for at once."""
MOST_SIGHTS = 56
"""The most views that are sent at once: if more were asked for, the last steps are left for the next request."""

ReplayEyes = int | Literal["public", "all"]
"""Who looks: a seat, the public, or every seat at once."""
_EYES: dict[str, ReplayEyes] = {"public": "public", "all": "all", **{str(seat): seat for seat in range(7)}}


def record_of(table: Table) -> bytes:
    """Return the record of a finished game; RefusedError while it is being played."""
    return write_record(_finished(table))


def transcript_of(table: Table) -> bytes:
    """Return a finished game with full information as one line of JSON; RefusedError while it is being played."""
    return table.descriptor.transcript_of(table.rules, _finished(table)) + b"\n"


def allowed_eyes(table: Table, asked: str, seat: int | None) -> ReplayEyes:
    """Return the eyes that were asked for; RefusedError if this seat, or the public, may not look through them yet.

    During a game everybody may see what the public sees, and a seat its own view; afterwards everybody may see
    everything.
    """
    eyes = _parse_eyes(table, asked)
    if table.record is None:
        raise RefusedError("not-now", "the game has not begun")
    if table.phase == "over" or eyes in ("public", seat):
        return eyes
    if eyes == "all":
        raise RefusedError("not-finished", "everything is shown when the game is over")
    raise RefusedError("not-allowed", f"what seat {eyes} sees is shown to others when the game is over")


def steps_of(table: Table, eyes: ReplayEyes, first: int, count: int) -> Steps:
    """Return some steps of a game through eyes that `allowed_eyes` allowed; RefusedError if too many are asked for."""
    if first < 0 or not 1 <= count <= MOST_STEPS:
        raise RefusedError("bad-message", f"steps begin at 0, and 1 to {MOST_STEPS} can be asked for at once")
    if table.record is None:
        raise RefusedError("not-now", "the game has not begun")
    total = table.turn + 1
    count = min(count, MOST_SIGHTS // len(_lookers(table, eyes)))
    wanted = range(min(first, total), min(first + count, total))
    turns = islice(_turns(table, table.record), wanted.start, wanted.stop)
    steps = [_step(table, eyes, number, turn) for number, turn in zip(wanted, turns, strict=True)]
    return Steps(table.id, str(eyes), total, tuple(steps))


def decision_of(table: Table, number: int) -> PastDecision:
    """Return what was known and could be chosen before a move of a finished game; RefusedError if there is none."""
    rules, record = table.rules, _finished(table)
    for step, moment in enumerate(course_of(rules, record)):
        for choice in moment.choices:
            if choice.number == number:
                state = _before(rules, moment.before, moment.own(choice.seat), number)
                sight = sight_of_decision(rules, table.options.game, state, choice.city, choice.seat)
                return PastDecision(table.id, number, step, sight)
    raise RefusedError("bad-message", f"this game has no move {number}; it has {len(record.moves)}, counted from 0")


def _before(rules: AnyGame, state: State, choices: Sequence[PastChoice], number: int) -> State:
    """Return a state with the choices of one seat before a move: those of the others are not known yet."""
    for choice in choices:
        if choice.number < number:
            state = rules.choose(state, choice.city, choice.move).state
    return state


def sight_of_decision(rules: AnyGame, game: str, state: State, city: int, seat: int) -> AnySight:
    """Return what a seat sees when it decides for a city."""
    view, decision = rules.view(state, seat), rules.decision(state, city)
    led = rules.consequences(state, decision)
    return Sight(game, view, view.ready, (decision,), (), rules.outlooks(state), (led,) if led else ())


def _finished(table: Table) -> Record:
    if table.phase != "over" or table.record is None:
        raise RefusedError("not-finished", "the game is not over; what was dealt and chosen is shown when it is")
    return table.record


def _parse_eyes(table: Table, asked: str) -> ReplayEyes:
    eyes = _EYES.get(asked)
    if eyes is None:
        raise RefusedError("bad-message", "eyes are public, all, or the number of a seat")
    if isinstance(eyes, int) and eyes >= table.options.players:
        raise RefusedError("no-such-seat", f"there is no seat {eyes} here")
    return eyes


class _Turn(NamedTuple):
    """A turn with what happened in it; the first is the deal."""

    state: State
    events: list[Any]
    moves: int
    """How many moves of the record had been made after it."""


def _turns(table: Table, record: Record) -> Iterator[_Turn]:
    game = table.rules
    yield _Turn(begin(game, record), [], 0)
    events: list[Any] = []
    for moves, step in enumerate(replay(game, record), start=1):
        events += step.events
        if step.sealed:
            yield _Turn(step.state, events, moves)
            events = []


def _step(table: Table, eyes: ReplayEyes, number: int, turn: _Turn) -> ReplayStep:
    rules = table.rules
    outlooks, waiting = rules.outlooks(turn.state), rules.waiting(turn.state)
    sights = tuple(_sight(table, looker, turn.state, turn.events, outlooks) for looker in _lookers(table, eyes))
    return ReplayStep(number, number, waiting, _numbers(table, turn.moves, waiting), sights)


def _numbers(table: Table, made: int, waiting: Sequence[int]) -> tuple[int, ...]:
    """Return the number of the next move of each city that is waited for, once nothing is hidden any more."""
    if table.phase != "over" or table.record is None:
        return ()
    cities = [int(move.partition(" ")[0]) for move in table.record.moves]
    return tuple(cities.index(city, made) for city in waiting)


def _lookers(table: Table, eyes: ReplayEyes) -> Sequence[int | None]:
    if eyes == "all":
        return range(table.options.players)
    return [None if eyes == "public" else eyes]


def _sight(table: Table, looker: int | None, state: State, events: list[Any], outlooks: tuple[Any, ...]) -> AnySight:
    view = table.rules.view(state, looker)
    seen = tuple(event.seen_by(looker) for event in events)
    return Sight(table.options.game, view, view.ready, (), seen, outlooks)

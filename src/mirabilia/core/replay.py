"""Playing from records: every state of a game follows from its record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from mirabilia.core.errors import MirabiliaError, RecordError
from mirabilia.core.game import AnyGame, State, Step
from mirabilia.core.record import Record, format_of
from mirabilia.core.seed import Seed


def new_record(game: AnyGame, setup: Any, seed: Seed) -> Record:
    """Return the record of a game that has just begun."""
    return Record(format_of(seed), game.name, game.write_setup(setup), seed, (), game.start(setup, seed).hash)


def extended(game: AnyGame, record: Record, step: Step[Any]) -> Record:
    """Return a record with the moves that a step sealed."""
    if not step.sealed:
        return record
    moves = [f"{city} {game.write_move(move)}" for city, move in step.sealed]
    return msgspec.structs.replace(record, moves=(*record.moves, *moves), hash=step.state.hash)


def begin(game: AnyGame, record: Record, source: str = "the record") -> State:
    """Return the first state of a recorded game."""
    if record.game != game.name:
        raise RecordError(f"{source}: this is a game of {record.game}, not of {game.name}").said(
            "other_game", where=source, found=record.game, wanted=game.name
        )
    try:
        return game.start(game.parse_setup(record.setup), record.seed)
    except MirabiliaError as error:
        raise RecordError(f"{source}: {error}").said("within", where=source, reason=error) from None


def replay(game: AnyGame, record: Record, source: str = "the record") -> Iterator[Step[Any]]:
    """Yield every step of a recorded game; RecordError names the first move that cannot be made.

    After the last step the state must have the record's hash.
    """
    state = begin(game, record, source)
    for step in played(game, state, record.moves, source):
        state = step.state
        yield step
    if state.hash != record.hash:
        raise RecordError(
            f"{source}: its moves lead to the state {state.hash}, not to {record.hash} as it says; "
            "it was cut short or edited"
        ).said("other_end", where=source, reached=f"{state.hash}", stated=f"{record.hash}")


def played(game: AnyGame, state: State, moves: Sequence[str], source: str = "the record") -> Iterator[Step[Any]]:
    """Yield the steps that a record's moves lead to from a state; RecordError names the first that cannot be made."""
    for number, text in enumerate(moves, start=1):
        try:
            step = _step(game, state, text)
        except MirabiliaError as error:
            raise RecordError(f"{source}: move {number} of {len(moves)}: {error}").said(
                "within_move", where=source, number=number, moves=len(moves), reason=error
            ) from None
        state = step.state
        yield step


def _step(game: AnyGame, state: State, text: str) -> Step[Any]:
    city, _, move = text.partition(" ")
    if not (city.isascii() and city.isdigit() and len(city) < 3):
        raise RecordError(f"{text!r} does not begin with the number of a city").said("no_city", text=text)
    if not game.waiting(state):
        raise RecordError(f"{text!r} comes after the end of the game").said("after_end", text=text)
    return game.choose(state, int(city), game.parse_move(move))

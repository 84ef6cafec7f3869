"""Transcripts: a whole game with full information, for people who check it without our code."""

from __future__ import annotations

from typing import Any

import msgspec

from mirabilia.core.errors import RecordError
from mirabilia.core.game import AnyGame
from mirabilia.core.record import Record
from mirabilia.core.replay import begin, replay
from tests.kit.toy.game.codec import cards_in_row
from tests.kit.toy.game.engine import layout as at
from tests.kit.toy.game.engine.layout import city_at

FORMAT = 1


def transcript_of(game: AnyGame, record: Record) -> bytes:
    """Return the transcript of a finished game as one line of JSON; RecordError if it is not over."""
    state = begin(game, record)
    players = range(int(state.words[at.PLAYERS]))
    dealt = {
        "hands": [cards_in_row(int(state.words[city_at(city) + at.HAND])) for city in players],
        "deck": cards_in_row(int(state.words[at.DECK])),
    }
    turns: list[list[Any]] = []
    for step in replay(game, record):
        state = step.state
        if step.sealed:
            turns.append([msgspec.to_builtins(event) for event in step.events])
    if game.result(state) is None:
        raise RecordError(f"the game is not over after {len(record.moves)} moves; a transcript needs a whole game")
    return msgspec.json.encode({"transcript": FORMAT, **msgspec.structs.asdict(record), **dealt, "turns": turns})

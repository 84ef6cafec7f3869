"""The toy fair as numbers, for learning: `FEATURES` is the contract of `core/features.py`."""

from __future__ import annotations

from mirabilia.core.features import Features
from tests.kit.toy.game.engine.deal import DESK
from tests.kit.toy.game.engine.layout import state_size
from tests.kit.toy.game.engine.options import is_awaited
from tests.kit.toy.game.engine.turn import next_city
from tests.kit.toy.game.features.actions import (
    ACTIONS,
    deciding_seat,
    play,
    write_options,
)
from tests.kit.toy.game.features.games import begin, begin_games, show_games, show_seats, step_games, write_outcome
from tests.kit.toy.game.features.observation import entries, observe

FEATURES = Features(
    version=1,
    actions=ACTIONS,
    entries=entries,
    cities=int,
    desk_size=DESK,
    state_size=state_size,
    begin=begin,
    next_city=next_city,
    is_awaited=is_awaited,
    deciding_seat=deciding_seat,
    write_options=write_options,
    play=play,
    observe=observe,
    write_outcome=write_outcome,
    begin_games=begin_games,
    step_games=step_games,
    show_games=show_games,
    show_seats=show_seats,
)

"""7 Wonders Architects as numbers, for learning: `FEATURES` is the contract of `core/features.py`."""

from __future__ import annotations

from dataclasses import replace

from mirabilia.core.features import Features
from mirabilia.games.architects.engine.layout import state_size
from mirabilia.games.architects.engine.options import DESK
from mirabilia.games.architects.engine.score import rank
from mirabilia.games.architects.features import padded
from mirabilia.games.architects.features.actions import (
    ACTIONS,
    deciding_seat,
    is_awaited,
    next_city,
    play,
    write_options,
)
from mirabilia.games.architects.features.games import begin, begin_games, show_games, show_seats, step_games
from mirabilia.games.architects.features.observation import observe
from mirabilia.games.architects.features.row import entries

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
    write_outcome=rank,
    begin_games=begin_games,
    step_games=step_games,
    show_games=show_games,
    show_seats=show_seats,
)
PADDED = replace(
    FEATURES,
    version=2,
    entries=padded.entries,
    observe=padded.observe,
    show_games=padded.show_games,
    show_seats=padded.show_seats,
)
"""The same game with one observation for any number of players."""

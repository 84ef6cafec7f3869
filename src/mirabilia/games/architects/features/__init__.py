"""7 Wonders Architects as numbers, for learning: `FEATURES` is the contract of `core/features.py`."""

from __future__ import annotations

from mirabilia.core.features import Features
from mirabilia.games.architects.engine.layout import state_size
from mirabilia.games.architects.features.actions import (
    ACTIONS,
    DESK_SIZE,
    act,
    action_of,
    deciding_seat,
    is_awaited,
    move_of,
    next_city,
    write_mask,
)
from mirabilia.games.architects.features.games import begin, begin_games, show_games, step_games
from mirabilia.games.architects.features.observation import observe
from mirabilia.games.architects.features.outcome import write_outcome
from mirabilia.games.architects.features.row import entries

FEATURES = Features(
    game="architects",
    version=1,
    actions=ACTIONS,
    entries=entries,
    cities=int,
    desk_size=DESK_SIZE,
    state_size=state_size,
    begin=begin,
    next_city=next_city,
    is_awaited=is_awaited,
    deciding_seat=deciding_seat,
    write_mask=write_mask,
    act=act,
    action_of=action_of,
    move_of=move_of,
    observe=observe,
    write_outcome=write_outcome,
    begin_games=begin_games,
    step_games=step_games,
    show_games=show_games,
)

"""7 Wonders as numbers, for learning: start at FEATURES."""

from __future__ import annotations

from dataclasses import replace

from mirabilia.core.features import Features
from mirabilia.games.seven.engine import layout
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.engine.score import rank
from mirabilia.games.seven.features import actions, padded
from mirabilia.games.seven.features.entries import entries
from mirabilia.games.seven.features.games import begin, begin_games, show_games, show_seats, step_games
from mirabilia.games.seven.features.observation import observe


def state_size(players: int) -> int:
    """Return how many words a state has in a game of this many players."""
    return int(layout.state_size(cities(players)))


def cities(players: int) -> int:
    """Return how many cities there are; two players have the Free City between them."""
    return int(layout.cities_of(players))


FEATURES = Features(
    version=1,
    actions=actions.ACTIONS,
    entries=entries,
    cities=cities,
    desk_size=DESK,
    state_size=state_size,
    begin=begin,
    next_city=actions.next_city,
    is_awaited=actions.is_awaited,
    deciding_seat=actions.deciding_seat,
    write_options=actions.write_options,
    play=actions.play,
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

"""The games as numbers, by name."""

from __future__ import annotations

from mirabilia.core.errors import UsageError
from mirabilia.core.features import Features
from mirabilia.core.game import AnyGame, State
from mirabilia.games.architects import decision as architects_decision
from mirabilia.games.architects.features import FEATURES as ARCHITECTS_FEATURES
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.seven import decision as seven_decision
from mirabilia.games.seven.engine.layout import city_at
from mirabilia.games.seven.features import FEATURES as SEVEN_FEATURES
from mirabilia.games.seven.game import SEVEN

GAMES: dict[str, AnyGame] = {game.name: game for game in (SEVEN, ARCHITECTS)}
FEATURES = {features.game: features for features in (SEVEN_FEATURES, ARCHITECTS_FEATURES)}


def features_of(game: str, players: int) -> Features:
    """Return a game as numbers; UsageError or SetupError if there is none for so many players."""
    if game not in FEATURES:
        raise UsageError(f"there is no game {game!r}; there are {' and '.join(FEATURES)}")
    GAMES[game].check_players(players)
    return FEATURES[game]


def move_number(game: str, state: State, city: int, place: int) -> int:
    """Return the engine's number of the option at a place of a city's decision."""
    if game == "seven":
        return seven_decision.moves_of(state.words, city_at(city))[place]
    return architects_decision.moves_of(state.words)[place]

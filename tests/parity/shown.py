"""Everything that is shown during one random game, as a hash; run on either backend."""

from __future__ import annotations

import hashlib

import msgspec

from mirabilia.core.check import check_game
from mirabilia.core.game import AnyGame
from mirabilia.core.replay import begin, replay


def shown(game: AnyGame, players: int, seed: int) -> str:
    """Return a hash of every view, decision, event and result of a game."""
    record = check_game(game, players, seed)
    digest = hashlib.sha256(msgspec.json.encode(record))
    state = begin(game, record)
    for step in replay(game, record):
        decisions = [game.decision(state, city) for city in game.waiting(state)]
        views = [game.view(step.state, seat) for seat in [None, *range(players)]]
        digest.update(msgspec.json.encode([decisions, views, step.events]))
        state = step.state
    digest.update(msgspec.json.encode(game.result(state)))
    return digest.hexdigest()

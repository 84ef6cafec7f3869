"""Everything that is shown during one random game, as a hash; run on either backend."""

from __future__ import annotations

import hashlib

import msgspec

from mirabilia.core.check import check_game
from mirabilia.core.replay import begin, replay
from mirabilia.games.seven.game import SEVEN


def shown(players: int, seed: int) -> str:
    """Return a hash of every view, decision, event and result of a game."""
    record = check_game(SEVEN, players, seed)
    digest = hashlib.sha256(msgspec.json.encode(record))
    state = begin(SEVEN, record)
    for step in replay(SEVEN, record):
        decisions = [SEVEN.decision(state, city) for city in SEVEN.waiting(state)]
        views = [SEVEN.view(step.state, seat) for seat in [None, *range(players)]]
        digest.update(msgspec.json.encode([decisions, views, step.events]))
        state = step.state
    digest.update(msgspec.json.encode(SEVEN.result(state)))
    return digest.hexdigest()

"""Everything that is sent during a fixed game at a table, as one hash; run on either backend."""

from __future__ import annotations

import hashlib

from mirabilia.core.chance import below, stream
from mirabilia.core.kernel import words
from mirabilia.server.tables.sights import Sights
from mirabilia.server.wire.protocol import GameName
from tests.kit.server.messages import hash_of
from tests.kit.server.table_play import SEED, begun

CHOICES = 1_000
"""The stream of the seed that chooses; no game uses it."""


def shown(game: GameName, players: int) -> str:
    """Return a hash of version, turn and the hash of every view after each turn of a game."""
    played = begun(game, players)
    sights = Sights(played.table)
    chance = words(1)
    chance[0] = stream(SEED, CHOICES)
    lines = []
    for change in played.play(lambda bound: int(below(chance, bound))):
        sights.look_anew(change)
        if change.step and change.step.sealed:
            hashes = [hash_of(sights.view(eyes)) for eyes in (None, *range(players))]
            lines.append(" ".join(map(str, [played.table.version, played.table.turn, *hashes])))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]

"""Both backends say the same, to the byte: hints at late moments, and the curve of whole games."""

from __future__ import annotations

import msgspec
import pytest

from mirabilia.bots.bot import Budget
from mirabilia.insight.advice import Adviser
from mirabilia.insight.model import Effort
from mirabilia.insight.review import review
from tests.kit.bots import GAMES, usual_moments
from tests.kit.compiled import compiled
from tests.kit.insight import played


def said() -> list[str]:
    """Return what insight says about some games, as JSON."""
    told = []
    for game in GAMES:
        for moment in usual_moments(game, 3)[-2:]:
            decision = moment.decision
            hint = Adviser(moment.game.view(moment.state, decision.seat), decision).hint(Budget(60), seed=3)
            told.append(msgspec.json.encode(hint).decode())
        made = review(played(game, 2, 5), seats=(), effort=Effort(2, 1, 1))
        told.append(msgspec.json.encode(made).decode())
    return told


@pytest.mark.compiles
def test_both_backends_say_the_same() -> None:
    code = "from tests.insight.test_parity import said\nprint(*said(), sep='\\n')"
    assert compiled(code) == said()

"""Both backends show the same padded observations: those whose hashes are kept were written by the Python engine."""

from __future__ import annotations

import json

import pytest

from tests.env.test_versions import FILE, name
from tests.kit.compiled import compiled

pytestmark = pytest.mark.compiles

GAMES, PLAYERS, VERSION = ("seven", "architects"), (2, 3, 7), 2


def test_both_backends_show_the_same_padded_observations() -> None:
    code = (
        "from tests.env.test_versions import behaviour\n"
        f"print(*(behaviour(game, {VERSION}, players) for game in {GAMES} for players in {PLAYERS}), sep='\\n')"
    )
    known = json.loads(FILE.read_text())
    assert compiled(code) == [known[name(game, VERSION, players)] for game in GAMES for players in PLAYERS]

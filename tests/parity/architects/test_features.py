"""Both backends write the same masks, observations and outcomes of Architects."""

from __future__ import annotations

import pytest

from mirabilia.games.architects.game import ARCHITECTS
from tests.parity.architects.features import played
from tests.parity.test_parity import numba


@pytest.fixture(scope="module")
def compiled() -> dict[int, str]:
    """Return what the numba backend writes, for each number of players."""
    code = (
        "from mirabilia.games.architects.game import ARCHITECTS\n"
        "from tests.parity.architects.features import played\n"
        "print(*map(played, ARCHITECTS.players), sep='\\n')"
    )
    return dict(zip(ARCHITECTS.players, numba(code), strict=True))


@pytest.mark.parametrize("players", ARCHITECTS.players)
def test_both_backends_write_the_same_numbers(players: int, compiled: dict[int, str]) -> None:
    here = played(players)
    assert int(here.split()[0]) >= 1, "no game ended"
    assert compiled[players] == here

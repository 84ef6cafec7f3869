"""Both backends write the same masks, observations and outcomes of Architects."""

from __future__ import annotations

import pytest

from mirabilia.games.architects.game import ARCHITECTS
from tests.kit.compiled import compiled
from tests.parity.architects.features import played

pytestmark = pytest.mark.compiles


@pytest.fixture(scope="module")
def there() -> dict[int, str]:
    """Return what the numba backend writes, for each number of players."""
    code = (
        "from mirabilia.games.architects.game import ARCHITECTS\n"
        "from tests.parity.architects.features import played\n"
        "print(*map(played, ARCHITECTS.players), sep='\\n')"
    )
    return dict(zip(ARCHITECTS.players, compiled(code), strict=True))


@pytest.mark.parametrize("players", ARCHITECTS.players)
def test_both_backends_write_the_same_numbers(players: int, there: dict[int, str]) -> None:
    here = played(players)
    assert int(here.split()[0]) >= 1, "no game ended"
    assert there[players] == here

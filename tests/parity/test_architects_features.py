"""Both backends write the same masks, observations and outcomes of Architects."""

from __future__ import annotations

import hashlib

import pytest

from mirabilia.games.architects.features import FEATURES
from mirabilia.games.architects.game import ARCHITECTS
from tests.parity.architects_features import played
from tests.parity.test_parity import numba


@pytest.fixture(scope="module")
def compiled() -> dict[int, str]:
    """Return what the numba backend writes, for each number of players."""
    code = (
        "from mirabilia.games.architects.game import ARCHITECTS\n"
        "from tests.parity.architects_features import played\n"
        "print(*map(played, ARCHITECTS.players), sep='\\n')"
    )
    return dict(zip(ARCHITECTS.players, numba(code), strict=True))


@pytest.mark.parametrize("players", ARCHITECTS.players)
def test_both_backends_write_the_same_numbers(players: int, compiled: dict[int, str]) -> None:
    here = played(players)
    assert int(here.split()[0]) >= 1, "no game ended"
    assert compiled[players] == here


DIGESTS = {1: "273a44018f5db3be"}
"""For each version what was written under it."""


def test_other_numbers_have_another_version() -> None:
    """Where this fails on purpose, give `FEATURES` a new version and write the new digest beside it."""
    digest = hashlib.sha256("\n".join(FEATURES.actions).encode())
    for players in ARCHITECTS.players:
        digest.update("\n".join(f"{entry.name} {entry.high}" for entry in FEATURES.entries(players)).encode())
    digest.update(played(2).encode())
    assert {FEATURES.version: digest.hexdigest()[:16]}.items() <= DIGESTS.items()

"""Opponents inside the kernel decide alike on both backends."""

from __future__ import annotations

import pytest

from tests.kit.compiled import compiled
from tests.parity.opponents import digests

pytestmark = pytest.mark.compiles


def test_both_backends_let_the_same_opponents_decide_alike() -> None:
    written = digests()
    assert all(int(line.split()[1]) >= 1 for line in written), "every table comes to the end of a game"
    assert compiled("from tests.parity.opponents import digests\nprint(*digests(), sep='\\n')") == written

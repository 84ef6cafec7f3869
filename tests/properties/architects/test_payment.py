"""Payments of Architects against every combination of cards, tried one by one (A02, A08)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.games.architects.facts import RESOURCES
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import Build
from tests.kit.architects.play import options, play
from tests.kit.architects.table import table
from tests.kit.depth import examples

COSTS = {1: (2, "different"), 2: (2, "identical"), 3: (3, "different"), 4: (3, "identical"), 5: (4, "different")}

hands = st.tuples(*[st.integers(0, 4)] * len(RESOURCES))


def fits(kind: str, spent: tuple[int, ...]) -> bool:
    """Return whether resources are all equal or all different."""
    return sum(count > 0 for count in spent) <= 1 if kind == "identical" else max(spent) <= 1


def expected(stage: int, hand: tuple[int, ...], coins: int, *, economy: bool, engineering: bool) -> set[str]:
    """Return every legal payment by trying everything."""
    cost, kind = COSTS[stage]
    tried = [spent for spent in product(*[range(count + 1) for count in hand]) if sum(spent) <= cost]
    most = max(sum(spent) for spent in tried if fits(kind, spent))
    most_of_any = max(sum(spent) for spent in tried)
    found = set()
    for spent in tried:
        plain = fits(kind, spent) and sum(spent) == most
        helped = engineering and not fits(kind, spent) and sum(spent) == most_of_any
        if not plain and not helped:
            continue
        lack = cost - sum(spent)
        names = tuple(name for name, count in zip(RESOURCES, spent, strict=True) for _ in range(count))
        if lack <= coins:
            found.add(ARCHITECTS.write_move(Build(stage, names, lack, engineering=helped)))
        if economy and 2 <= lack <= coins + 1:
            found.add(ARCHITECTS.write_move(Build(stage, names, lack - 1, economy=True, engineering=helped)))
    return found


@pytest.mark.parametrize("stage", COSTS)
@given(hands, st.integers(0, 4), st.booleans(), st.booleans())
@examples(80)
def test_the_payments_are_those_that_trying_everything_finds(
    stage: int, hand: tuple[int, ...], coins: int, economy: bool, engineering: bool
) -> None:
    held = " ".join(f"{count}*{name}" for name, count in zip(RESOURCES, hand, strict=True))
    tokens = f"{'economy' if economy else ''} {'engineering' if engineering else ''}"
    before = " ".join(str(number) for number in range(1, stage))
    laid = table("giza rhodes").player(0, cards=f"{held} {coins}*coin 2*gear", tokens=tokens, stages=before)
    state = play(laid.state(), "take left")  # the gears keep the turn open
    legal = expected(stage, hand, coins, economy=economy, engineering=engineering)
    offered = options(state, "build")
    assert Counter(offered) == Counter(legal)

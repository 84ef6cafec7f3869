"""Bots at a table see what their own seat sees."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.bots.bot import Budget
from mirabilia.cli.main import run
from mirabilia.core.kernel import Words
from mirabilia.core.registry import games


@pytest.mark.parametrize("game", games())
def test_every_bot_is_given_the_view_of_its_own_seat(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[tuple[int, int]] = set()

    def spy(view: Any, decision: Any, budget: Budget, chance: Words) -> Any:
        del budget, chance
        seen.add((view.seat, decision.seat))
        return decision.options[0]

    monkeypatch.setattr("mirabilia.bots.uniform.pick", spy)
    lines = iter(["1", "1 x", "1 b"] * 400)
    monkeypatch.setattr("builtins.input", lambda: next(lines, "q"))
    run(["table", game, "--players", "4", "--seed", "3", "--bots", "apprentice"])
    assert {seat for seat, _ in seen} == {1, 2, 3}
    assert all(seat == decides for seat, decides in seen)

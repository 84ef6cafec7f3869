"""Moments of Architects where something special is to be decided, each found again by its seed.

`python -m tests.kit.architects.moments` searches for the seeds again, after a change to the rules or the engine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random

from mirabilia.games.architects.facts import STAGES, StageEffect, box
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import Build, Decision, Draw, Keep, Research, View
from tests.kit.server.table_play import Played, begun

SEAT = 0
"""Who decides in every moment."""
Sought = Callable[[Decision, View], bool]


@dataclass(frozen=True)
class Moment:
    """What is sought, with which wonders, and the seed of a game that gets there by chance."""

    sought: Sought
    wonders: str
    seed: int


def builds(decision: Decision) -> list[Build]:
    """Return the ways to build that are offered."""
    return [option.move for option in decision.options if isinstance(option.move, Build)]


def researches(decision: Decision) -> list[Research]:
    """Return the ways to get a token that are offered."""
    return [option.move for option in decision.options if isinstance(option.move, Research)]


def _uses(effect: StageEffect) -> Sought:
    """Seek a decision about the effect of a stage that was just built."""
    return lambda decision, _: decision.kind == "effect" and decision.effect == effect


def _gives_shield(decision: Decision, view: View) -> bool:
    stages = next(wonder.stage for wonder in box().wonders if wonder.id == view.cities[SEAT].wonder)
    return any(stages[move.stage - 1].effect == "shield" for move in builds(decision))


def _is_looked(decision: Decision, _: View) -> bool:
    kept = [option for option in decision.options if isinstance(option.move, Keep)]
    return decision.kind == "look" and len(kept) >= 3


def _is_equal(decision: Decision, _: View) -> bool:
    pairs = [move for move in researches(decision) if len(move.symbols) == 2]
    return len({move.token for move in pairs}) == 4  # three are open, one is turned over


def _is_different(decision: Decision, _: View) -> bool:
    return any(len(move.symbols) == 3 for move in researches(decision))


def _is_both_ways(decision: Decision, _: View) -> bool:
    return {len(move.symbols) for move in researches(decision)} == {2, 3}


def _ways(decision: Decision, _: View) -> bool:
    return len({move.spent for move in builds(decision) if not move.economy and not move.engineering}) >= 2


def _with(token: str) -> Sought:
    """Seek a payment that this token makes possible, for a stage that does not end the game."""
    return lambda decision, _: any(getattr(move, token) and move.stage < STAGES for move in builds(decision))


def _draws(token: str) -> Sought:
    """Seek a draw that this token, and no other, has just allowed."""
    return lambda decision, view: (
        any(isinstance(option.move, Draw) for option in decision.options) and view.spent == (token,)
    )


def _peeks(decision: Decision, view: View) -> bool:
    return decision.kind == "take" and view.cat == SEAT and view.central.top is not None


MOMENTS = {
    "take_any": Moment(_uses("take_any"), "alexandria ?", 0),
    "take_token": Moment(_uses("take_token"), "babylon ?", 0),
    "take_central": Moment(_uses("take_central"), "ephesus ?", 0),
    "take_both": Moment(_uses("take_both"), "olympia ?", 0),
    "look": Moment(_uses("look"), "halicarnassus ?", 0),
    "keep": Moment(_is_looked, "halicarnassus ?", 0),
    "shield": Moment(_gives_shield, "rhodes ?", 0),
    "two equal": Moment(_is_equal, "", 1),
    "three different": Moment(_is_different, "", 0),
    "both ways": Moment(_is_both_ways, "", 104),
    "ways to pay": Moment(_ways, "", 0),
    "economy": Moment(_with("economy"), "", 40),
    "engineering": Moment(_with("engineering"), "", 2),
    "draw on a take": Moment(_draws("urbanism"), "", 0),
    "draw on a build": Moment(_draws("architecture"), "", 27),
    "cat": Moment(_peeks, "", 0),
}


def view_of(played: Played, seat: int) -> View:
    """Return what a seat sees of a game."""
    assert played.table.state
    return ARCHITECTS.view(played.table.state, seat)


def _reached(played: Played, sought: Sought) -> bool:
    state = played.table.state
    if state is None or SEAT not in played.table.waiting:
        return False
    return sought(ARCHITECTS.decision(state, SEAT), view_of(played, SEAT))


def reach(name: str, players: int = 2) -> Played:
    """Return a table where a moment has come; AssertionError if its seed no longer leads there."""
    moment = MOMENTS[name]
    played = _search(moment, moment.seed, players)
    assert played, f"seed {moment.seed} no longer has a moment {name!r}; run: python -m {__name__}"
    return played


def _search(moment: Moment, seed: int, players: int) -> Played | None:
    played = begun("architects", players, seed, moment.wonders)
    for _ in played.play(Random(seed).randrange):
        if _reached(played, moment.sought):
            return played
    return None


def main() -> None:
    """Print the first seed that leads to each moment."""
    for name, moment in MOMENTS.items():
        print(name, next(seed for seed in count() if _search(moment, seed, 2)))


if __name__ == "__main__":
    main()

"""Moments of 7 Wonders that a screen has to show well; their seeds were chosen so that seat 0 gets to them."""

from __future__ import annotations

from typing import Any

from tests.kit.seven.laid import Pick, Scene, Until, by_order, by_selling

WONDERS = ("olympia-A", "gizah-A", "rhodos-A", "babylon-B", "ephesos-A", "halikarnassos-A", "alexandria-B")


def kind_of(option: Any) -> str:
    """Return what an option does, in one word."""
    return str(option.move.__struct_config__.tag)


def at(age: int, turn: int) -> Until:
    """Return whether it is an ordinary turn of an age."""
    return lambda decision, view: decision.kind == "choose" and (view.age, view.turn) == (age, turn)


def is_free_build(decision: Any, view: Any) -> bool:
    """Return whether a card can be built by the power of Olympia and not otherwise."""
    built = {kind: {one.move.card for one in decision.options if kind_of(one) == kind} for kind in ("free", "build")}
    return view.age > 0 and bool(built["free"] - built["build"])


def payable_twice(decision: Any) -> list[str]:
    """Return the cards that can be paid for through either neighbour alone."""
    ways: dict[str, set[str]] = {}
    for one in decision.options:
        if kind_of(one) == "build" and bool(one.move.left) != bool(one.move.right):
            ways.setdefault(one.move.card, set()).add("left" if one.move.left else "right")
    return [card for card, sides in ways.items() if len(sides) == 2]


def _builds(decision: Any, view: Any) -> int:
    return by_order(decision, view, ("build", "sell", "stage"))


def table_for(players: int, until: Until, seed: int = 3, pick: Pick = by_order, **more: Any) -> Scene:
    """Return a moment of a table with this many players."""
    boards = " ".join(WONDERS[:players]) if players > 2 else f"{' '.join(WONDERS[:2])} + {WONDERS[2]}"
    return Scene(boards, seed, until, players, pick, **more)


SEVENTH = Scene("babylon-B gizah-A rhodos-A", 34, lambda decision, _: decision.kind == "seventh")
DIG = Scene(
    "halikarnassos-A gizah-A rhodos-A",
    15,
    lambda decision, view: decision.kind == "dig" and len(view.pile) > 4,
)
FREE_BUILD = Scene("olympia-A gizah-A rhodos-A", 1, is_free_build)
FREE_CITY = Scene(
    "gizah-A rhodos-A + alexandria-A",
    1,
    lambda decision, view: decision.city == 0 and (view.age, view.turn) == (2, 2),
    players=2,
)
PAYMENTS = Scene(
    "gizah-B rhodos-A alexandria-A",
    1,
    lambda decision, _: bool(payable_twice(decision)),
    pick=by_selling,
    others=_builds,
)
LAST_OF_AGE = table_for(3, at(1, 6))
SPECIAL = {
    "seventh card": SEVENTH,
    "dig": DIG,
    "free build": FREE_BUILD,
    "free city": FREE_CITY,
    "payments": PAYMENTS,
}

"""Feats: what can be done in 7 Wonders, as short text, and which of it a game did."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from mirabilia.games.seven.facts import SIDES, SYMBOLS, box
from mirabilia.games.seven.model import (
    Build,
    BuildFree,
    BuildStage,
    City,
    Decision,
    Decline,
    Dig,
    Ended,
    Fought,
    Move,
    Option,
    Result,
    Sell,
    View,
)
from tests.playthroughs import moments

Choice = moments.Choice[View, Decision, Option]
Moment = moments.Moment[View, Decision, Option]

CARDS = {f"build {card.id}" for card in box().cards}
STAGES = {
    f"stage {number} of {wonder.id}-{side}"
    for wonder in box().wonders
    for side in SIDES
    for number in range(1, len(wonder.stages(side)) + 1)
}
CHAINS = {f"chain {card.id} by {source}" for card in box().cards for source in card.free_with}
POWERS = {
    "seventh card built",
    "seventh card buried",
    "seventh card sold",
    "dig",
    "decline",
    "free build",
    "guild copied",
    *(f"wild {symbol}" for symbol in SYMBOLS),
}
DEALINGS = {"card sold", "card buried", "paid left", "paid right", "paid both"}
FREE_CITY = {
    "Free City builds",
    "Free City builds a stage",
    "Free City chains",
    "Free City plays the seventh card",
    "Free City sells",
    "Free City trades",
}
CONFLICTS = {*(f"victory in age {age}" for age in (1, 2, 3)), "conflict without a winner"}
GROUPS = {
    "cards": CARDS,
    "stages": STAGES,
    "chains": CHAINS,
    "powers": POWERS,
    "dealings": DEALINGS,
    "free city": FREE_CITY,
    "conflicts": CONFLICTS,
}


def city_of(choice: Choice) -> City:
    """Return the city that is decided for, as everyone saw it."""
    return choice.view.cities[choice.decision.city]


def feats_of_choice(choice: Choice) -> set[str]:
    """Return the feats of one choice."""
    feats = {*_works(choice), *_payments(choice.option.move)}
    if choice.decision.kind == "seventh":
        feats |= {f"seventh card {_fate(choice.option.move)}"}
    if choice.decision.city != choice.decision.seat:
        feats |= set(_for_free_city(choice))
    return feats


def _works(choice: Choice) -> Iterator[str]:
    move = choice.option.move
    match move:
        case Build(card) | BuildFree(card) | Dig(card):
            yield f"build {card}"
            if choice.option.chain:
                yield f"chain {card} by {choice.option.chain}"
            if isinstance(move, BuildFree | Dig):
                yield "dig" if isinstance(move, Dig) else "free build"
        case BuildStage():
            board = city_of(choice).board
            yield f"stage {city_of(choice).stages + 1} of {board.wonder}-{board.side}"
            yield "card buried"
        case Sell():
            yield "card sold"
        case Decline():
            yield "decline"
        case _:
            assert_never(move)


def _payments(move: Move) -> Iterator[str]:
    if not isinstance(move, Build | BuildStage):
        return
    if move.left and move.right:
        yield "paid both"
    elif move.left or move.right:
        yield "paid left" if move.left else "paid right"


def _fate(move: Move) -> str:
    return "buried" if isinstance(move, BuildStage) else "sold" if isinstance(move, Sell) else "built"


def _for_free_city(choice: Choice) -> Iterator[str]:
    move = choice.option.move
    if choice.option.chain:
        yield "Free City chains"
    elif isinstance(move, Build):
        yield "Free City builds"
    elif isinstance(move, BuildStage):
        yield "Free City builds a stage"
    elif isinstance(move, Sell):
        yield "Free City sells"
    if isinstance(move, Build | BuildStage) and (move.left or move.right):
        yield "Free City trades"
    if choice.decision.kind == "seventh":
        yield "Free City plays the seventh card"


def feats_of_game(moments: Iterable[Moment]) -> set[str]:
    """Return the feats of a whole game."""
    feats: set[str] = set()
    for moment in moments:
        for choice in moment.choices:
            feats |= feats_of_choice(choice)
        for fought in moment.events(Fought):
            won = fought.winner is not None
            feats.add(f"victory in age {fought.age}" if won else "conflict without a winner")
        for ended in moment.events(Ended):
            feats |= set(_at_the_end(ended.result))
    return feats


def _at_the_end(result: Result) -> Iterator[str]:
    for sheet in result.sheets:
        if sheet.copied:
            yield "guild copied"
        for symbol in SYMBOLS:
            if getattr(sheet.symbols, f"wild_{symbol}"):
                yield f"wild {symbol}"

"""The policy of the playthroughs: first what no playthrough has shown yet, then what seems sensible."""

from __future__ import annotations

from msgspec.structs import replace

from mirabilia.bots.bot import Budget
from mirabilia.bots.seven import greedy
from mirabilia.core.game import State
from mirabilia.core.kernel import Words
from mirabilia.games.seven.facts import Cost, Produce, Resource, box
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Build, BuildFree, City, Dig, Move
from tests.playthroughs.seven.feats import CARDS, POWERS, STAGES, Choice, feats_of_choice

WEIGHTS = ((POWERS, 8), (STAGES, 6), (CARDS, 3))
"""How much showing something for the first time counts; everything else counts 1."""
HELP = 4
"""How much a resource counts if it is needed for a stage that nobody has built yet."""


def choose(state: State, number: int, seen: set[str], chance: Words) -> Move:
    """Let the greedy bot pick among the options that promise the most news; they may all promise none."""
    decision = SEVEN.decision(state, number)
    view, public = SEVEN.view(state, decision.seat), SEVEN.view(state, None)
    city = public.cities[number]
    needed = _needed(city, seen)
    promises = [
        _news(feats_of_choice(Choice(public, decision, option)) - seen) + HELP * _helps(option.move, city, needed)
        for option in decision.options
    ]
    best = tuple(option for option, promise in zip(decision.options, promises, strict=True) if promise == max(promises))
    return greedy.pick(view, replace(decision, options=best), Budget(), chance).move


def _news(feats: set[str]) -> int:
    return sum(next((weight for group, weight in WEIGHTS if feat in group), 1) for feat in feats)


def _needed(city: City, seen: set[str]) -> Cost | None:
    """Return the cost of the wonder's last stage, if no playthrough has built it yet."""
    board = city.board
    stages = next(wonder for wonder in box().wonders if wonder.id == board.wonder).stages(board.side)
    return None if f"stage {len(stages)} of {board.wonder}-{board.side}" in seen else stages[-1].cost


def _helps(move: Move, city: City, needed: Cost | None) -> bool:
    """Return whether a structure produces what the city needs more of for its last stage."""
    if needed is None or not isinstance(move, Build | BuildFree | Dig):
        return False
    effects = next(card for card in box().cards if card.id == move.card).effects
    return any(
        _made(resource, city) < needed.of(resource)
        for effect in effects
        if isinstance(effect, Produce)
        for resource in effect.one_of
    )


def _made(resource: Resource, city: City) -> int:
    return sum(source.units for source in city.sources if resource in source.one_of)

"""The policy of the playthroughs: first what no playthrough has shown yet, then what seems sensible."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from mirabilia.bots import greedy
from mirabilia.bots.bot import make_chance
from mirabilia.core.game import State
from mirabilia.core.kernel import Words
from mirabilia.games.seven.facts import Cost, Produce, Resource, box
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Build, BuildFree, City, Dig, Move
from tests.playthroughs.feats import CARDS, POWERS, STAGES, feats_of_choice, feats_of_game
from tests.playthroughs.moments import Choice, Moment

CHANCE = 9
"""The stream of a seed that decides between equals; those that deal are others."""
WEIGHTS = ((POWERS, 8), (STAGES, 6), (CARDS, 3))
"""How much showing something for the first time counts; everything else counts 1."""
HELP = 4
"""How much a resource counts that a stage nobody has built yet will need."""


def play(setup: str, seed: int, seen: set[str]) -> Iterator[Moment]:
    """Play a game from its deal to its end; what it shows is added to what was seen."""
    state = before = SEVEN.start(SEVEN.parse_setup(setup), seed)
    chance = make_chance(seed, CHANCE)
    choices: list[Choice] = []
    while waiting := SEVEN.waiting(state):
        choices.append(_choose(state, waiting[0], seen, chance))
        seen |= feats_of_choice(choices[-1])
        step = SEVEN.choose(state, waiting[0], choices[-1].option.move)
        state = step.state
        if step.sealed:
            moment = Moment(before, tuple(choices), step)
            seen |= feats_of_game([moment])
            yield moment
            before, choices = state, []


def _choose(state: State, number: int, seen: set[str], chance: Words) -> Choice:
    """Let the greedy bot pick among the options that promise the most news; they may all promise none."""
    decision = SEVEN.decision(state, number)
    view = SEVEN.view(state, decision.seat)
    city = view.cities[number]
    needed = _needed(city, seen)
    promises = [
        _news(feats_of_choice(Choice(city, decision, option)) - seen) + HELP * _helps(option.move, city, needed)
        for option in decision.options
    ]
    best = tuple(option for option, promise in zip(decision.options, promises, strict=True) if promise == max(promises))
    return Choice(city, decision, greedy.pick(view, replace(decision, options=best), chance))


def _news(feats: set[str]) -> int:
    return sum(next((weight for group, weight in WEIGHTS if feat in group), 1) for feat in feats)


def _needed(city: City, seen: set[str]) -> Cost | None:
    """Return the cost of the wonder's last stage, if no playthrough has built it yet."""
    board = city.board
    stages = next(wonder for wonder in box().wonders if wonder.id == board.wonder).stages(board.side)
    return None if f"stage {len(stages)} of {board.wonder}-{board.side}" in seen else stages[-1].cost


def _helps(move: Move, city: City, needed: Cost | None) -> bool:
    """Tell whether a structure makes what the city needs more of for its last stage."""
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

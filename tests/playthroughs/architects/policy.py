"""The policy of the playthroughs: first what no playthrough has shown yet, then what seems sensible.

It tries every option and sees what comes of it, hidden cards too: these games are made to show much.
"""

from __future__ import annotations

from typing import Any

from mirabilia.core.chance import below
from mirabilia.core.game import State, Step
from mirabilia.core.kernel import Words
from mirabilia.games.architects.facts import RESOURCES, STAGES, SYMBOLS, Stage, box
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import Build, City, Decline, DrawAllowed, End, Keep, LookAt, Move, Took
from tests.playthroughs.architects.feats import STAGE_FEATS, Choice, Draws, feats_of_choice

NEWS = 12
"""How much showing something for the first time counts."""
STAGE_NEWS = 40
WORTH = {"blue2cat": 4, "blue3": 5, "red0": 2, "red1": 3, "red2": 3, "coin": 6}
"""How much a card counts; grey and green ones depend on what is there."""


def choose(state: State, seat: int, seen: set[str], chance: Words) -> Move:
    """Return the move that promises most; among equals, one is drawn."""
    decision = ARCHITECTS.decision(state, seat)
    view = ARCHITECTS.view(state, None)
    promises = [_promise(state, Choice(view, decision, option), seen) for option in decision.options]
    best = [option for option, promise in zip(decision.options, promises, strict=True) if promise == max(promises)]
    return best[below(chance, len(best))].move


def _promise(state: State, choice: Choice, seen: set[str]) -> int:
    """Return how much an option promises."""
    step = ARCHITECTS.choose(state, choice.decision.seat, choice.option.move)
    news = feats_of_choice(choice, step) - seen
    promise = sum(STAGE_NEWS if feat in STAGE_FEATS else NEWS for feat in news)
    return promise + _draws(choice, step, seen) + _worth(choice, step, seen)


def _draws(choice: Choice, step: Step[Any], seen: set[str]) -> int:
    """Return how much draws count that are allowed by tokens not yet shown in use."""
    draws, total = Draws(), 0
    for event in step.events:
        token = draws.follow(choice.view, event)
        if isinstance(event, DrawAllowed):
            total += NEWS if f"extra draw by {token}" not in seen else 2
    return total


def _worth(choice: Choice, step: Step[Any], seen: set[str]) -> int:
    """Return what seems sensible: cards that help, and using what there is."""
    player = choice.view.cities[choice.decision.seat]
    move = choice.option.move
    cards = [event.card for event in step.events if isinstance(event, Took) and event.seat == player.number]
    worth = sum(_worth_of(card, player, seen) for card in cards)
    match move:
        case Build(coins=coins, economy=economy, engineering=engineering):
            worth += 10 - 2 * coins + economy + engineering - _lost(move, player)
        case End() if choice.view.draws and "extra draw lapsed" not in seen:
            worth += NEWS
        case LookAt() | Keep():
            worth += 1
        case Decline():
            worth -= 1
    return worth


def _worth_of(card: str, player: City, seen: set[str]) -> int:
    if card in SYMBOLS:
        return 7 if player.cards.get(card, 0) % 2 else 4
    if card in RESOURCES:
        return _help(card, player) + 4 * _hurries(player, seen)
    return WORTH[card] + (2 * _hurries(player, seen) if card == "coin" else 0)


def _hurries(player: City, seen: set[str]) -> bool:
    """Return whether a wonder has stages that no playthrough has built yet."""
    return any(f"stage {number} of {player.wonder}" not in seen for number in range(1, STAGES + 1))


def _help(card: str, player: City) -> int:
    """Return how much a grey card counts: more if the next stage can take it."""
    return 5 if any(_takes(stage, card, player) for stage in _next_stages(player)) else 2


def _next_stages(player: City) -> list[Stage]:
    stages = next(wonder for wonder in box().wonders if wonder.id == player.wonder).stage
    return [
        stage
        for number, stage in enumerate(stages, start=1)
        if number not in player.stages and set(stage.requires) <= set(player.stages)
    ]


def _takes(stage: Stage, card: str, player: City) -> bool:
    """Return whether a resource brings a stage nearer."""
    have = player.cards.get(card, 0)
    if stage.cost.kind == "different":
        return have == 0
    return have == max(player.cards.get(name, 0) for name in RESOURCES)


def _lost(move: Build, player: City) -> int:
    """Return how many kinds of resources a payment uses up."""
    return sum(player.cards.get(name, 0) == move.spent.count(name) for name in set(move.spent))

"""Observations written a second time: from views and decisions, by name, as slowly and plainly as possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mirabilia.core.features import NOBODY, OPTION
from mirabilia.core.game import State
from mirabilia.core.kernel import Words, plain, words
from mirabilia.games.seven.facts import GOODS, RAW, RESOURCES, CopyGuild, SeventhCard
from mirabilia.games.seven.features import FEATURES
from mirabilia.games.seven.features.places import place_names
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import (
    Build,
    BuildFree,
    BuildStage,
    City,
    Decision,
    Move,
    MustBuildChain,
    Sell,
    View,
)
from mirabilia.games.seven.tables import CARDS, WONDERS

COLOUR = {card.id: card.colour for card in CARDS}
VERB = {Build: "build", BuildStage: "stage", Sell: "sell", BuildFree: "free"}
UNITS = 7
"""Units beyond this are not counted."""
DESK = words(FEATURES.desk_size)


def listed(state: State, city: int, mask: Words | None = None) -> dict[int, int]:
    """Return the move of each action that is an option of a city, in the order of the options."""
    count = FEATURES.write_options(state.words, city, mask or words(len(FEATURES.actions)), DESK)
    options = [divmod(option, OPTION) for option in plain(DESK[:count])]
    assert len({action for _, action in options}) == count
    return {action: move for move, action in options}


def numbers_seen(state: State, seat: int, city: int = NOBODY) -> dict[str, int]:
    """Return by name what a seat observes when it decides for a city, or for nobody."""
    named = FEATURES.entries(int(state.words[0]))
    row: Sequence[int] = [-1] * len(named)
    FEATURES.observe(state.words, seat, city, row)  # type: ignore[arg-type]  # a list is written to
    return {entry.name: number for entry, number in zip(named, row, strict=True)}


def numbers_shown(view: View, decision: Decision | None) -> Counter[str]:
    """Return by name what the view of a seat shows; what is not there is 0."""
    assert view.seat is not None
    shown: Counter[str] = Counter()
    shown.update([f"age.{view.age}", f"turn.{view.turn}", f"phase.{view.phase}"])
    shown["passing.left"] = int(view.passing == "left")
    shown["discards"] = view.discards
    shown.update(f"hand.{card}" for card in view.hand)
    shown.update(f"pile.{card}" for card in view.pile)
    for secret in view.secrets:
        if secret.card:
            shown[f"{'buried' if secret.fate == 'buried' else 'thrown'}.{secret.card}"] += 1
    names = name_of_city(view)
    for city in view.cities:
        for name, number in city_shown(city).items():
            shown[f"{names[city.number]}.{name}"] = number
    shown.update(f"{names[city]}.ready" for city in view.ready)
    if view.actor is not None:
        shown[f"{names[view.actor]}.acts"] = 1
    for hand in view.memory:
        name = f"memory.{names[hand.seat]}"
        shown[f"{name}.known"], shown[f"{name}.gone"] = 1, hand.gone
        shown.update(f"{name}.{card}" for card in hand.cards)
    if decision:
        shown.update(_decision_shown(view.seat, decision))
    if view.players == 2:
        shown.update(_duel_shown(view))
    return shown


def name_of_city(view: View) -> dict[int, str]:
    """Return what a view's seat calls each city."""
    assert view.seat is not None
    order = [(view.seat + place) % len(view.cities) for place in range(len(view.cities))]
    if view.players == 2:
        order = [view.seat, 1 - view.seat, 2]
    return dict(zip(order, place_names(view.players), strict=True))


def city_shown(city: City) -> Counter[str]:
    """Return what is shown about a city."""
    shown = Counter({f"board.{city.board.wonder}_{city.board.side.lower()}": 1})
    for name in ("stages", "coins", "income", "shields", "defeats", "sold"):
        shown[name] = getattr(city, name)
    shown.update(f"discount.{discount.on}.{discount.seller}" for discount in city.discounts)
    wonder = next(wonder for wonder in WONDERS if wonder.id == city.board.wonder)
    effects = [effect for stage in wonder.stages(city.board.side)[: city.stages] for effect in stage.effects]
    shown["power.free_build"] = int(city.free_build)
    shown["power.seventh_card"] = sum(isinstance(effect, SeventhCard) for effect in effects)
    shown["power.copy_guild"] = sum(isinstance(effect, CopyGuild) for effect in effects)
    for symbol in ("compass", "gear", "tablet", "wild"):
        shown[f"symbols.{symbol}"] = getattr(city, symbol)
    for age, victories in enumerate(city.victories, start=1):
        shown[f"victories.{age}"] = victories
    shown.update(f"colour.{COLOUR[card]}" for card in city.cards)
    shown.update(f"built.{card}" for card in city.cards)
    groups: list[tuple[str, Sequence[str]]] = [(name, (name,)) for name in RESOURCES]
    for name, members in [*groups, ("raw", RAW), ("goods", GOODS)]:
        sources = [source for source in city.sources if set(members) & set(source.one_of)]
        shown[f"makes.{name}"] = min(UNITS, sum(source.units for source in sources))
        shown[f"sells.{name}"] = min(UNITS, sum(source.units for source in sources if source.for_sale))
    return shown


def _decision_shown(seat: int, decision: Decision) -> Counter[str]:
    shown = Counter({"decides.self" if decision.city == seat else "decides.free_city": 1})
    for option in reversed(decision.options):  # the cheapest comes first, so it is written last
        if isinstance(option.move, Build):
            shown[f"price.{option.move.card}"] = 1 + option.coins
        elif isinstance(option.move, BuildStage):
            shown["price.stage"] = 1 + option.coins
    return shown


def stage_is_barred(decision: Decision | None) -> bool:
    """Return whether the Free City could pay for a stage but has to build by a chain."""
    reasons = [refusal.reasons for refusal in decision.refusals] if decision else []
    return any(MustBuildChain() in some for some in reasons)


def _duel_shown(view: View) -> Counter[str]:
    shown = Counter({"holds": int(view.holder == view.seat), "rival.sits_left": int(view.seat == 0)})
    if view.drawn:
        shown[f"drawn.{view.drawn}"] = 1
    moves: dict[int, Move] = dict(view.chosen)
    mine = moves.get(view.seat or 0)
    if mine is not None:
        shown.update([f"chosen.{VERB[type(mine)]}", f"chosen.{mine.card}"])  # type: ignore[union-attr]  # from a hand
        shown["chosen.left"], shown["chosen.right"] = getattr(mine, "left", 0), getattr(mine, "right", 0)
    return shown


def decisions_of(state: State, seat: int) -> dict[int, Decision]:
    """Return what a seat has to decide, for each city that waits for it."""
    decisions = {city: SEVEN.decision(state, city) for city in SEVEN.waiting(state)}
    return {city: decision for city, decision in decisions.items() if decision.seat == seat}

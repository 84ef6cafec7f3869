"""Rules bent one at a time: games played by them are whole and consistent, yet not games of 7 Wonders."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tests.checker import city, moves, payment, replay, scores
from tests.checker.city import City, Prices, Source
from tests.checker.facts import Card, Cost, Effect, Facts
from tests.checker.moves import Desk, Move
from tests.checker.replay import Replay
from tests.checker.scores import Choice


@dataclass(frozen=True)
class Bend:
    """A rule to put in place of another, and a game (its number, and how many play) in which that is noticed."""

    owner: object
    name: str
    rule: Any
    game: int = 0
    players: int = 3


_prices = City.prices
_builds = moves._builds
_of_card = moves._of_card
_options = moves.options
_choices = scores._choices
_place = Replay._place


def _no_discounts(self: City) -> Prices:
    return dict.fromkeys(_prices(self), 2)


def _wrong_side(self: City) -> Prices:
    prices = _prices(self)
    return {(sort, side): prices[sort, "left" if side == "right" else "right"] for sort, side in prices}


def _everything_for_sale(self: City) -> list[Source]:
    return self.own_sources()


def _both_kinds_at_once(effects: Sequence[Effect]) -> list[Source]:
    made = [effect for effect in effects if effect.kind == "produce" for _ in range(effect.units)]
    return [(kind,) for effect in made for kind in effect.one_of]


def _dearer_is_legal(pair: payment.Pair, pairs: set[payment.Pair]) -> bool:  # noqa: ARG001 - stands in
    return False


def _debts(self: Desk, cost: Cost) -> list[payment.Pair]:
    return payment.payments(cost, self.own, self.left, self.right, self.prices, self.coins + 2)


def _paid_chain(desk: Desk, card: Card) -> list[Move]:
    found = _builds(desk, card)
    chained = bool(found) and found[0].chain is not None
    return [Move("build", card.id, *pair, card.cost.coins) for pair in desk.payments(card.cost)] if chained else found


def _twins(desk: Desk, card: Card) -> list[Move]:
    others = {name: one for name, one in desk.structures.items() if one.id == card.id or name != card.structure}
    return _builds(replace(desk, structures=others), card)


def _always_free(desk: Desk, card: Card) -> list[Move]:
    return _builds(replace(desk, free_build=True), card)


def _free_again(self: Replay, number: int, move: Move) -> tuple[Effect, ...]:
    effects = _place(self, number, move)
    self.cities[number].free_used = False
    return effects


def _buried_chain(desk: Desk, card: Card, stage: list[payment.Pair]) -> list[Move]:
    return _of_card(replace(desk, free_city=False), card, stage)


def _idle_free_city(facts: Facts, desk: Desk, hand: Sequence[str]) -> list[Move]:
    return _options(facts, replace(desk, free_city=False), hand)


def _spent_income(desk: Desk, **now: Any) -> Desk:
    return replace(desk, **{**now, "coins": now["coins"] + 3})


def _old_stage(desk: Desk, **now: Any) -> Desk:
    return replace(desk, **{**now, "next_stage": desk.next_stage})


def _own_cards_only(cities: Sequence[City], number: int, effects: Sequence[Effect]) -> int:
    return city.coins_of([cities[number]], 0, [replace(effect, of=("self",)) for effect in effects])


def _dig_twice(facts: Facts, place: City, pile: Sequence[str]) -> list[Move]:  # noqa: ARG001 - stands in
    return [*(Move("dig", card.id) for card in facts.distinct(pile)), Move("decline")] if pile else []


def _pass_left(self: Replay) -> None:
    self.hands = [self.hands[player - 1] for player in range(self.players)]


def _no_leftovers(self: Replay) -> list[dict[str, Any]]:  # noqa: ARG001 - stands in
    return []


def _first_wild(wild: int) -> list[tuple[int, int, int]]:
    return [(wild, 0, 0)]


def _most_compasses(wild: int) -> list[tuple[int, int, int]]:
    return [(wild - a - b, a, b) for a in range(wild + 1) for b in range(wild + 1 - a)]


def _no_copy(facts: Facts, cities: Sequence[City], number: int) -> Iterator[Choice]:
    return (choice for choice in _choices(facts, cities, number) if choice.copied is None)


def _no_tie_break(sheets: Sequence[dict[str, Any]], cities: Sequence[City], players: int) -> list[int]:  # noqa: ARG001 - stands in
    totals = [one["total"] for one in sheets[:players]]
    return [player for player in range(players) if totals[player] == max(totals)]


def _free_city_wins(sheets: Sequence[dict[str, Any]], cities: Sequence[City], players: int) -> list[int]:  # noqa: ARG001 - stands in
    return scores.winners(sheets, cities, len(cities))


ALL: dict[str, Bend] = {
    "no discounts": Bend(City, "prices", _no_discounts),
    "discounts for the other side": Bend(City, "prices", _wrong_side),
    "yellow cards and stages sell": Bend(City, "market", _everything_for_sale),
    "a source makes all its kinds": Bend(city, "_sources", _both_kinds_at_once),
    "dominated payments": Bend(payment, "_dominated", _dearer_is_legal, game=13),
    "two coins more than there are": Bend(Desk, "payments", _debts),
    "chains are paid for": Bend(moves, "_builds", _paid_chain, game=1),
    "two cards of one structure": Bend(moves, "_builds", _twins),
    "everybody builds free": Bend(moves, "_builds", _always_free),
    "a free build every turn": Bend(Replay, "_place", _free_again, game=9),
    "the Free City buries what it could chain": Bend(moves, "_of_card", _buried_chain, players=2),
    "the Free City sells as it likes": Bend(replay, "options", _idle_free_city, players=2),
    "three coins more for the seventh card": Bend(replay, "replace", _spent_income, game=506),
    "the seventh card builds the sixth's stage again": Bend(replay, "replace", _old_stage, game=58),
    "coins for own cards only": Bend(replay, "coins_of", _own_cards_only, game=1),
    "a structure twice by a dig": Bend(replay, "dig_options", _dig_twice, game=386),
    "hands always go left": Bend(Replay, "_pass", _pass_left),
    "no leftovers": Bend(Replay, "_leftovers", _no_leftovers),
    "all wild symbols are compasses": Bend(scores, "_placements", _first_wild, game=8),
    "wild symbols are rather compasses": Bend(scores, "_placements", _most_compasses, game=13),
    "no guild is copied": Bend(scores, "_choices", _no_copy, game=3),
    "coins do not decide": Bend(replay, "winners", _no_tie_break, game=15),
    "the Free City wins": Bend(replay, "winners", _free_city_wins, players=2),
}

"""What a city may do with its cards."""

from collections.abc import Sequence
from dataclasses import dataclass

from tests.checker.city import City, Prices, Source, neighbour
from tests.checker.facts import Card, Cost, Facts, Stage
from tests.checker.payment import payments


@dataclass(frozen=True)
class Move:
    """A move; `verb` is that of the notation."""

    verb: str
    card: str = ""
    left: int = 0
    right: int = 0
    bank: int = 0
    chain: str | None = None

    @property
    def text(self) -> str:
        """The move in notation."""
        coins = [f"{sign}{amount}" for sign, amount in (("<", self.left), (">", self.right)) if amount]
        return " ".join([self.verb, *([self.card] if self.card else []), *coins])


@dataclass(frozen=True)
class Desk:
    """All that decides what a city may do in a step."""

    structures: dict[str, Card]
    next_stage: Stage | None
    own: list[Source]
    left: list[Source]
    right: list[Source]
    prices: Prices
    coins: int
    free_build: bool
    free_city: bool

    def payments(self, cost: Cost) -> list[tuple[int, int]]:
        """The legal payments of a cost."""
        return payments(cost, self.own, self.left, self.right, self.prices, self.coins)


def desk_of(cities: Sequence[City], number: int, *, free_city: bool) -> Desk:
    """The desk of a city at the beginning of a turn."""
    city = cities[number]
    return Desk(
        structures=city.structures(),
        next_stage=city.next_stage,
        own=city.own_sources(),
        left=neighbour(cities, number, "left").market(),
        right=neighbour(cities, number, "right").market(),
        prices=city.prices(),
        coins=city.coins,
        free_build=bool(city.of_kind("free_build")) and not city.free_used,
        free_city=free_city,
    )


def options(facts: Facts, desk: Desk, hand: Sequence[str]) -> list[Move]:
    """All legal moves, in the order in which random players number them."""
    cards = facts.distinct(hand)
    stage = [] if desk.next_stage is None else desk.payments(desk.next_stage.cost)
    constructive = [move for card in cards for move in _of_card(desk, card, stage)]
    if desk.free_city and constructive:
        return constructive
    return constructive + [Move("sell", card.id) for card in cards]


def _of_card(desk: Desk, card: Card, stage: list[tuple[int, int]]) -> list[Move]:
    moves = _builds(desk, card)
    if desk.free_city and any(move.chain for move in moves):
        return moves
    return moves + [Move("stage", card.id, left, right) for left, right in stage]


def _builds(desk: Desk, card: Card) -> list[Move]:
    if card.structure in desk.structures:
        return []
    chain = chain_of(desk, card)
    if chain is not None:
        return [Move("build", card.id, chain=chain)]
    bank = card.cost.coins
    moves = [Move("build", card.id, left, right, bank) for left, right in desk.payments(card.cost)]
    return moves + ([Move("free", card.id)] if desk.free_build and not card.cost.nothing else [])


def chain_of(desk: Desk, card: Card) -> str | None:
    """The structure that makes a card free: that of the first such card in the city."""
    return next((structure for structure in desk.structures if structure in card.free_with), None)


def dig_options(facts: Facts, city: City, pile: Sequence[str]) -> list[Move]:
    """What may be dug up, and declining; nothing if there is no decision."""
    standing = city.structures()
    digs = [Move("dig", card.id) for card in facts.distinct(pile) if card.structure not in standing]
    return [*digs, Move("decline")] if digs else []

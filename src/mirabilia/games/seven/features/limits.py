"""The most there can be of anything that an observation counts, worked out from the facts."""

from __future__ import annotations

from collections.abc import Collection

from mirabilia.games.seven.engine.deal import START_COINS
from mirabilia.games.seven.engine.layout import cities_of
from mirabilia.games.seven.engine.trade import FULL_PRICE
from mirabilia.games.seven.engine.turn import SALE
from mirabilia.games.seven.facts import RESOURCES, SIDES, Coins, CoinsPer, Cost, Produce, Wonder
from mirabilia.games.seven.features.places import MOST_MADE
from mirabilia.games.seven.tables import (
    BOARD_COUNT,
    CARDS,
    FIRST_STAGE,
    FOR_SALE,
    HAND_SIZE,
    LAST_AGE,
    MOST_STAGES,
    SHIELDS_OF,
    SYMBOL_BITS,
    SYMBOLS_OF,
    WONDERS,
    deck,
)

MOVES = LAST_AGE * HAND_SIZE
"""Cards that one city can play: six in an age, and the seventh by Babylon's power."""


class Limits:
    """The most there can be of anything in a game of this many players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.cities = cities_of(players)
        dealt = [number for age in range(1, LAST_AGE + 1) for number in deck(age, self.cities)]
        self.copies = {n: dealt.count(n) + (card.colour == "purple") for n, card in enumerate(CARDS, start=1)}
        """Copies of each card; any guild can be drawn, once."""
        self.cards = [number for number, count in self.copies.items() if count]

    def count(self, number: int) -> int:
        """Return how many copies of a card there are, or 1 for a card that is not in this game."""
        return max(self.copies[number], 1)

    def counted(self, what: str) -> int:
        """Return how many of the things that an effect counts one city can have."""
        if what == "stages":
            return MOST_STAGES
        if what == "defeats":
            return 2 * LAST_AGE
        return len({CARDS[number - 1].building for number in self.cards if CARDS[number - 1].colour == what})

    def shields(self) -> int:
        """Return the most shields a city can have."""
        built = sum(SHIELDS_OF[number] for number in self.cards)
        return int(built + max(sum(SHIELDS_OF[stage] for stage in stages) for stages in _boards()))

    def symbols(self, place: int) -> int:
        """Return the most science symbols of a kind that a city can have; wild ones are the last kind."""
        built = sum(_symbols(number, place) for number in self.cards)
        return built + max(sum(_symbols(stage, place) for stage in stages) for stages in _boards())

    def made(self, kinds: Collection[str], *, for_sale: bool) -> int:
        """Return the most units of some resources together that a city can produce, or sell; at most 7 are counted."""
        buildings = {
            CARDS[number - 1].building: _units(CARDS[number - 1].effects, kinds)
            for number in self.cards
            if FOR_SALE[number] or not for_sale
        }
        boards = [
            (wonder.makes in kinds) + sum(0 if for_sale else _units(s.effects, kinds) for s in wonder.stages(side))
            for wonder, side in _sides()
        ]
        return min(MOST_MADE, sum(buildings.values()) + max(boards))

    def coins(self) -> int:
        """Return more coins than a city can ever have: all it can earn, sell for and be paid, with nothing spent."""
        earned = sum(self._earned(CARDS[number - 1].effects) for number in self.cards)
        earned += max(sum(self._earned(stage.effects) for stage in wonder.stages(side)) for wonder, side in _sides())
        return START_COINS + SALE * MOVES + earned + 2 * self._paid()

    def _earned(self, effects: tuple[object, ...]) -> int:
        """Return the most coins that effects give."""
        total = 0
        for effect in effects:
            if isinstance(effect, Coins):
                total += effect.count
            elif isinstance(effect, CoinsPer):
                total += effect.count * len(effect.of) * sum(self.counted(what) for what in effect.each)
        return total

    def _paid(self) -> int:
        """Return the most coins that a city can pay to one neighbour: for its dearest cards and stages."""
        cards = [most_trade(CARDS[number - 1].cost) for number in self.cards]
        return max(
            sum(sorted(cards + [most_trade(stage.cost) for stage in wonder.stages(side)])[-MOVES:])
            for wonder, side in _sides()
        )

    def gone(self) -> int:
        """Return how many cards of a remembered hand can have left it unseen."""
        return 2 if self.players == 2 else min(self.players - 1, HAND_SIZE - 2)


def most_trade(cost: Cost) -> int:
    """Return the coins that neighbours get if the whole cost is bought at full price."""
    return FULL_PRICE * sum(cost.of(name) for name in RESOURCES)


def most_price(cost: Cost) -> int:
    """Return the most coins that a cost can come to."""
    return cost.coins + most_trade(cost)


def most_stage_price() -> int:
    """Return the most coins that a stage can cost."""
    return max(most_price(stage.cost) for wonder, side in _sides() for stage in wonder.stages(side))


def _sides() -> list[tuple[Wonder, str]]:
    return [(wonder, side) for wonder in WONDERS for side in SIDES]


def _units(effects: tuple[object, ...], kinds: Collection[str]) -> int:
    """Return how many units of some resources these effects make."""
    return sum(effect.units for effect in effects if isinstance(effect, Produce) and set(effect.one_of) & set(kinds))


def _boards() -> list[range]:
    """Return the stages of every board as things."""
    firsts = [FIRST_STAGE + MOST_STAGES * board for board in range(BOARD_COUNT)]
    return [range(first, first + MOST_STAGES) for first in firsts]


def _symbols(thing: int, place: int) -> int:
    return int(SYMBOLS_OF[thing] >> (SYMBOL_BITS * place) & 255)

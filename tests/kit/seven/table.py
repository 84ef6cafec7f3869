"""Positions in words: lay a table out and get the state of a game in the middle of it.

    state = (
        table("rhodos-A gizah-B olympia-A")
        .age(2)
        .turn(6)
        .city(0, coins=5, cards="altar lumber_yard", stages=1)
        .hand(0, "temple statue")
        .state()
    )

Nothing is earned and nothing paid while a table is laid out. Whatever is not specified is as at the start of an
age: cities are empty and have 3 coins; hands hold as many cards as the turn asks for, from the deck of the
age without the cards that were named. With two players, the third city is the Free City, and the hand of
the holder of its card includes the card that was drawn this turn.
"""

from __future__ import annotations

from typing import Self

from mirabilia.core.game import State
from mirabilia.core.kernel import Words
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.engine.build import open_market, place_card, place_stage
from mirabilia.games.seven.engine.layout import city_at, discard, holder, number_of, with_card
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.tables import CARD_NUMBERS, DIG_POWER, GUILDS, deck

BOARDS = "gizah-A rhodos-A ephesos-A olympia-A babylon-A alexandria-A halikarnassos-A"
"""The boards of a table for which only the number of players matters."""
FREE_CITY = 2
"""The number of the Free City in a game of two."""


def table(boards: str = "", *, players: int = 3) -> Table:
    """Begin to lay out a table: boards in the notation of a setup, or any boards for this many players."""
    return Table(boards or " ".join(BOARDS.split()[:players]))


class Table:
    """A table under construction; every method returns the table itself."""

    def __init__(self, boards: str) -> None:
        self._state = SEVEN.start(SEVEN.parse_setup(boards), seed=0)
        self._words: Words = self._state.words
        self._players = int(self._words[at.PLAYERS])
        self._cities = int(self._words[at.CITIES])
        self._hands: dict[int, list[int]] = {}

    def age(self, age: int) -> Self:
        """Say which age it is; I by default."""
        self._words[at.AGE] = age
        return self

    def turn(self, turn: int) -> Self:
        """Say which turn of the age it is; the first by default."""
        self._words[at.TURN] = turn
        return self

    def city(
        self,
        number: int,
        *,
        cards: str = "",
        stages: int = 0,
        coins: int | None = None,
        shields: int = 0,
        victories: tuple[int, int, int] = (0, 0, 0),
        defeats: int = 0,
    ) -> Self:
        """Furnish a city: cards and stages built in earlier turns, tokens, and `shields` beyond theirs."""
        city = city_at(number)
        for name in cards.split():
            place_card(self._words, city, CARD_NUMBERS[name])
            open_market(self._words, city, CARD_NUMBERS[name])
        for _ in range(stages):
            open_market(self._words, city, place_stage(self._words, city))
        self._words[city + at.POWERS] &= ~DIG_POWER  # those digs are long over
        if coins is not None:
            self._words[city + at.COINS] = coins
        self._words[city + at.SHIELDS] += shields
        for place, count in enumerate((*victories, defeats)):
            self._words[city + at.TOKENS] += count << (8 * place)
        return self

    def hand(self, number: int, cards: str) -> Self:
        """Give a seat exactly these cards."""
        self._hands[number] = [CARD_NUMBERS[name] for name in cards.split()]
        return self

    def pile(self, cards: str) -> Self:
        """Make these cards the Free City's pile, from its top."""
        return self.hand(FREE_CITY, cards)

    def discards(self, cards: str) -> Self:
        """Put these cards on the discard pile."""
        for name in cards.split():
            discard(self._words, CARD_NUMBERS[name])
        return self

    def state(self) -> State:
        """Deal what is left to deal and return the state."""
        rest = self._rest_of_deck()
        for number in range(self._cities):
            in_pile = self._players == 2 and number == FREE_CITY
            cards = self._hands.get(number)
            if cards is None:
                cards = [rest.pop(0) for _ in range(self._cards_due(number))]
            self._words[city_at(number) + at.HAND] = _packed_pile(cards) if in_pile else _packed_hand(cards)
        if self._players == 2:
            self._words[at.DRAWN] = int(self._words[holder(self._words) + at.HAND]) & at.CARD_MASK
        return self._state.copy()

    def _cards_due(self, number: int) -> int:
        """Return how many cards a hand or the pile has before this turn's choices."""
        turn = int(self._words[at.TURN])
        if self._players == 2:
            if number == FREE_CITY:
                return 7 - turn
            if number == number_of(holder(self._words)):
                return 9 - turn
        return 8 - turn

    def _rest_of_deck(self) -> list[int]:
        """Return the cards of the age that nobody named, guilds last."""
        age = int(self._words[at.AGE])
        rest = deck(age, self._cities) + ([int(guild) for guild in GUILDS] if age == 3 else [])
        for cards in self._hands.values():
            for card in cards:
                if card in rest:
                    rest.remove(card)
        return rest


def with_hand(state: State, seat: int, cards: str) -> State:
    """Return a state in which a seat holds exactly these cards instead of its own."""
    after = state.copy()
    after.words[city_at(seat) + at.HAND] = _packed_hand([CARD_NUMBERS[name] for name in cards.split()])
    return after


def _packed_hand(cards: list[int]) -> int:
    packed = 0
    for card in cards:
        packed = with_card(packed, card)
    return packed


def _packed_pile(cards: list[int]) -> int:
    return sum(card << (at.CARD_BITS * place) for place, card in enumerate(cards))

"""Positions of Architects in words: lay a table out and get the state of a game in the middle of it.

    state = (
        table("giza rhodes olympia")
        .player(0, cards="wood 2*coin", stages="1 2", tokens="economy")
        .top(0, "wood red1")
        .deck(2, "")
        .top_of_centre("blue2cat coin")
        .open("culture decor tactics")
        .cat(1)
        .flipped(2)
        .state()
    )

Nothing follows from what is laid out: no draw is allowed, no Cat moves. Whatever is not specified is harmless: decks
are full of blue cards without a cat, so that taking one leads to nothing, and the open tokens are worth points
only. It is the turn of seat 0, who has not taken a card yet.
"""

from __future__ import annotations

from typing import Self

from mirabilia.core.game import State
from mirabilia.core.kernel import Words
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.engine.layout import city_at, count_card
from mirabilia.games.architects.engine.turn import begin_turn
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.tables import CARD_NUMBERS, CENTRAL_DECK, TOKEN_BITS, TOKEN_NUMBERS, WONDER_DECK

WONDERS = "giza rhodes olympia ephesus babylon alexandria halicarnassus"
"""The wonders of a table for which only the number of players matters."""
HARMLESS = "blue3"
"""Taking this card leads to nothing."""
DULL = "decor politics strategy education culture culture"
"""Tokens that are worth points only: the first to be open or next on the stack."""
RHODES = "rhodes"
RHODES_SHIELDS = (2, 4)
"""The stages of Rhodes that give a shield."""


def table(wonders: str = "", *, players: int = 3, seed: int = 0) -> Table:
    """Begin to lay out a table: wonders in the notation of a setup, or any wonders for this many players."""
    return Table(wonders or " ".join(WONDERS.split()[:players]), seed)


class Table:
    """A table under construction; every method returns the table itself."""

    def __init__(self, wonders: str, seed: int) -> None:
        setup = ARCHITECTS.parse_setup(wonders)
        self._wonders = setup.wonders
        self._state = ARCHITECTS.start(setup, seed)
        self._words: Words = self._state.words
        self._held: list[str] = []
        self._open: list[str] | None = None
        self._stack: list[str] | None = None
        for seat in range(setup.players):
            self.top(seat, "")
        self.top_of_centre("")

    def player(self, seat: int, *, cards: str = "", stages: str = "", tokens: str = "", victories: int = 0) -> Self:
        """Furnish a player: cards, stages by number, progress tokens, victory tokens."""
        city = city_at(seat)
        for name in listed(cards):
            count_card(self._words, city + at.HELD, CARD_NUMBERS[name], 1)
        for stage in [int(number) for number in stages.split()]:
            self._words[city + at.STAGES] |= 1 << (stage - 1)
            self._words[city + at.SHIELDS] += self._wonders[seat] == RHODES and stage in RHODES_SHIELDS
        for name in listed(tokens):
            self._words[city + at.TOKENS] += 1 << (TOKEN_BITS * (TOKEN_NUMBERS[name] - 1))
            self._words[city + at.SHIELDS] += 2 * (name == "tactics")
            self._held.append(name)
        self._words[city + at.VICTORIES] += victories
        return self

    def deck(self, seat: int, cards: str) -> Self:
        """Make exactly these cards the deck of a seat, from its top; "" is an empty one."""
        return self._pack(city_at(seat) + at.DECK, at.DECK_WORDS, listed(cards))

    def top(self, seat: int, cards: str) -> Self:
        """Lay these cards on top of the deck of a seat, harmless ones below them."""
        return self._pack(city_at(seat) + at.DECK, at.DECK_WORDS, padded(cards, WONDER_DECK))

    def centre(self, cards: str) -> Self:
        """Make exactly these cards the central deck, from its top."""
        return self._pack(at.CENTRAL, at.CENTRAL_WORDS, listed(cards))

    def top_of_centre(self, cards: str) -> Self:
        """Lay these cards on top of the central deck, harmless ones below them."""
        return self._pack(at.CENTRAL, at.CENTRAL_WORDS, padded(cards, CENTRAL_DECK))

    def _pack(self, place: int, size: int, cards: list[str]) -> Self:
        numbers = [CARD_NUMBERS[name] for name in cards]
        for word in range(size):
            part = numbers[at.CARDS_IN_WORD * word : at.CARDS_IN_WORD * (word + 1)]
            self._words[place + word] = _packed(part)
        return self

    def open(self, tokens: str) -> Self:
        """Lay these tokens face up."""
        self._open = listed(tokens)
        return self

    def stack(self, tokens: str) -> Self:
        """Make these the face-down tokens, from the top."""
        self._stack = listed(tokens)
        return self

    def cat(self, seat: int) -> Self:
        """Give a seat the Cat; if it is the active one, it peeks."""
        self._words[at.CAT] = city_at(seat)
        return self

    def flipped(self, count: int) -> Self:
        """Turn this many conflict tokens to their battle side."""
        self._words[at.FLIPPED] = count
        return self

    def active(self, seat: int) -> Self:
        """Say whose turn it is; by default that of seat 0."""
        self._words[at.ACTIVE] = city_at(seat)
        return self

    def state(self) -> State:
        """Lay out the progress tokens and begin the turn."""
        rest = [*DULL.split(), *(name for name in TOKEN_NUMBERS if name not in DULL.split())]
        for name in (*self._held, *(self._open or []), *(self._stack or [])):
            if name in rest:
                rest.remove(name)
        opened = self._open if self._open is not None else [rest.pop(0) for _ in range(3)]
        stack = self._stack if self._stack is not None else rest
        self._words[at.OPEN] = _packed([TOKEN_NUMBERS[name] for name in opened])
        self._words[at.STACK] = _packed([TOKEN_NUMBERS[name] for name in stack])
        self._words[at.PEEKED] = 0
        begin_turn(self._words)
        return self._state.copy()


def listed(names: str) -> list[str]:
    """Return names one by one: "wood 2*coin" is wood, coin, coin."""
    parts = [name.rpartition("*") for name in names.split()]
    return [name for count, _, name in parts for _ in range(int(count or 1))]


def padded(cards: str, size: int) -> list[str]:
    """Return these cards one by one, and harmless ones up to the size of a deck."""
    named = listed(cards)
    return named + [HARMLESS] * (size - len(named))


def _packed(numbers: list[int]) -> int:
    return sum(number << (4 * place) for place, number in enumerate(numbers))

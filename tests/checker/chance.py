"""From a seed to boards, decks and random choices, written from docs/reference/chance.md."""

import struct
from collections.abc import Iterator
from itertools import count

from tests.checker.facts import Facts

FACTOR = 1986544119
SALT = 0x1E3779B97F4A7C15
MODULUS = FACTOR * 2**32 - 1
LOW = 2**32 - 1


def step(word: int) -> int:
    """One step of multiply-with-carry."""
    return FACTOR * (word & LOW) + (word >> 32)


def mix(word: int) -> int:
    """A scrambled word."""
    word ^= SALT
    for _ in range(5):
        word = step(word ^ (word >> 31))
    return word


def stream(seed: int, number: int) -> int:
    """Where a stream of a seed starts; also the seed of game `number` of a simulation."""
    return 1 + mix(mix(seed) ^ number) % (MODULUS - 1)


def quick_draws(seed: int, number: int) -> Iterator[int]:
    """The draws of a stream of a number."""
    word = stream(seed, number)
    while True:
        word = step(word)
        yield (word & LOW) ^ (word >> 32)


def key_draws(key: str, number: int) -> Iterator[int]:
    """The draws of a stream of a key: ChaCha12, with the number as nonce."""
    for counter in count():
        start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", bytes.fromhex(key))]
        start += [counter, 0, *struct.unpack("<2I", number.to_bytes(8, "little"))]
        rows = [start[at : at + 4] for at in range(0, 16, 4)]
        for _ in range(6):
            stir(rows)
            diagonals = [rows[at][at:] + rows[at][:at] for at in range(4)]
            stir(diagonals)
            rows = [diagonals[at][4 - at :] + diagonals[at][: 4 - at] for at in range(4)]
        mixed = [word for row in rows for word in row]
        yield from [(one + other) & LOW for one, other in zip(mixed, start, strict=True)]


def stir(rows: list[list[int]]) -> None:
    """A quarter round for each column of four rows."""
    for to, by, turned, left in ((0, 1, 3, 16), (2, 3, 1, 12), (0, 1, 3, 8), (2, 3, 1, 7)):
        for at in range(4):
            rows[to][at] = (rows[to][at] + rows[by][at]) & LOW
            word = rows[turned][at] ^ rows[to][at]
            rows[turned][at] = (word << left & LOW) | word >> (32 - left)


class Chance:
    """One stream of chance in use."""

    def __init__(self, seed: int | str, number: int) -> None:
        self.draws = key_draws(seed, number) if isinstance(seed, str) else quick_draws(seed, number)

    def draw(self) -> int:
        """32 random bits."""
        return next(self.draws)

    def below(self, bound: int) -> int:
        """An integer from 0 to `bound` - 1."""
        refused = 2**32 % bound
        product = self.draw() * bound
        while product % 2**32 < refused:
            product = self.draw() * bound
        return product // 2**32

    def shuffle(self, items: list[str]) -> None:
        """Shuffle in place, from the last place down to the second."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def boards(facts: Facts, seed: int | str, cities: int) -> list[tuple[str, str]]:
    """Wonder and side of each city."""
    chance = Chance(seed, 0)
    order = list(facts.wonders)
    chance.shuffle(order)
    return [(order[city], "AB"[chance.below(2)]) for city in range(cities)]


def deck(facts: Facts, seed: int | str, age: int, cities: int) -> list[str]:
    """The shuffled deck of an age."""
    chance = Chance(seed, age)
    of_age = [card for card in facts.cards.values() if card.age == age]
    cards = [card.id for card in of_age for copy in card.copies if copy <= cities]
    if age == 3:
        guilds = [card.id for card in facts.cards.values() if card.colour == "purple"]
        chance.shuffle(guilds)
        cards += guilds[: cities + 2]
    chance.shuffle(cards)
    return cards

"""From a seed to boards, decks and random choices, written after docs/reference/chance.md."""

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


class Chance:
    """One stream of chance in use."""

    def __init__(self, seed: int, number: int) -> None:
        self.word = stream(seed, number)

    def draw(self) -> int:
        """32 random bits."""
        self.word = step(self.word)
        return (self.word & LOW) ^ (self.word >> 32)

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


def boards(facts: Facts, seed: int, cities: int) -> list[tuple[str, str]]:
    """Wonder and side of each city."""
    chance = Chance(seed, 0)
    order = list(facts.wonders)
    chance.shuffle(order)
    return [(order[city], "AB"[chance.below(2)]) for city in range(cities)]


def deck(facts: Facts, seed: int, age: int, cities: int) -> list[str]:
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

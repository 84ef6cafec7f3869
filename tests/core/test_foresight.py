"""Whether cards can be foreseen: the first step of the attack that broke the streams of numbers.

It takes three draws of a stream to find the word behind them, and from that word the seed, since every step of `mix`
can be undone. Players see less of each draw, a few bits in each card, but of many more draws
(docs/decisions/0018-chance-that-cannot-be-foreseen.md). The streams of keys must offer no such hold.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from mirabilia.core.chance import (
    CHANCE_WORDS,
    FACTOR,
    LOW,
    PERIOD_MODULUS,
    SALT,
    begin_stream,
    draw,
    seed_words,
    step,
    stream,
)
from mirabilia.core.kernel import words
from mirabilia.core.seed import SEEDS, Seed
from mirabilia.games.seven.game import SEVEN
from tests.kit import depth
from tests.kit.depth import some

HALF = 16
PART = (1 << HALF) - 1
MIXED = 5
"""Steps in `mix`."""


def draws(seed: Seed, number: int, count: int) -> list[int]:
    chance = words(CHANCE_WORDS)
    begin_stream(chance, seed_words(seed), number)
    return [int(draw(chance)) for _ in range(count)]


def drawn_from(word: int) -> int:
    return (word & LOW) ^ (word >> 32)


def words_behind(seen: Sequence[int]) -> Iterator[int]:
    """Yield every word of multiply-with-carry whose draw is the first of these and which goes on like the others.

    Of a word's 63 bits a draw leaves 31 open. The lower 16 of them alone decide the lower 16 of the next word, so that
    the two parts can be tried one after the other instead of together.
    """
    by_sum = defaultdict(list)
    for high in range(1 << (HALF - 1)):
        low = high ^ (seen[0] >> HALF)
        by_sum[((FACTOR * low + high) >> HALF) & PART].append(high)
    for high in range(1 << HALF):
        low = high ^ (seen[0] & PART)
        product = FACTOR * low + high
        wanted = (product ^ seen[1]) & PART
        for carry in (0, 1):
            for upper in by_sum[(wanted - (product >> 32) - carry) & PART]:
                whole = (upper << HALF) | high
                word = (whole << 32) | (whole ^ seen[0])
                if goes_on(word, seen):
                    yield word


def goes_on(word: int, seen: Sequence[int]) -> bool:
    for one in seen:
        if drawn_from(word) != one:
            return False
        word = int(step(word))
    return True


def steps_back(word: int) -> Iterator[int]:
    """Yield every word from which a step leads to this one: 1.08 on average."""
    for low in (word // FACTOR, word // FACTOR - 1):
        high = word - FACTOR * low
        if 0 <= low <= LOW and 0 <= high < 1 << 31:
            yield (high << 32) | low


def unmixed(word: int) -> Iterator[int]:
    """Yield every word that `mix` scrambles into this one."""
    found = [word]
    for _ in range(MIXED):
        found = [back ^ (back >> 31) ^ (back >> 62) for one in found for back in steps_back(one)]
    yield from (one ^ SALT for one in found)


def numbers_behind(seen: Sequence[int], number: int) -> set[int]:
    """Return every seed that is a number and has these first draws in a stream."""
    found = set()
    for first in words_behind(seen):
        for start in steps_back(first):
            for value in (start - 1, start - 1 + PERIOD_MODULUS - 1):
                if 0 <= value < SEEDS:
                    found |= {seed for mixed in unmixed(value) for seed in unmixed(mixed ^ number)}
    return {seed for seed in found if draws(seed, number, len(seen)) == list(seen)}


@pytest.mark.parametrize("seed", some(3, [7, SEEDS - 1, *(Random(dice).getrandbits(63) for dice in range(3)), 2026]))
def test_three_draws_betray_a_number_and_with_it_every_card(seed: int) -> None:
    """This is why games between people are not dealt from numbers."""
    candidates = numbers_behind(draws(seed, 1, 3), 1)
    assert len(candidates) < 10
    (found,) = [number for number in candidates if draws(number, 0, 3) == draws(seed, 0, 3)]  # the boards tell which
    assert found == seed
    assert stream(found, 2) == stream(seed, 2)
    setup = SEVEN.draw_setup(3, seed)
    assert SEVEN.start(setup, found).hash == SEVEN.start(setup, seed).hash


@pytest.mark.parametrize("dice", some(1, range(6)))
def test_draws_of_a_key_have_no_word_behind_them_that_goes_on_like_this(dice: int) -> None:
    key = Random(dice).randbytes(32).hex()
    seen = draws(key, 1, 40)
    for place in range(0, 36, 6 if depth.EVERYTHING else 18):
        assert list(words_behind(seen[place : place + 4])) == []
    assert numbers_behind(seen[:4], 1) == set()

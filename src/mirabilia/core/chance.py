"""Owned chance: the one generator of this house.

A record must deal the same cards forever, on both backends and in any language, so we own the few
lines that decide it. `docs/reference/chance.md` describes them for people who want to re-deal without
our code; change nothing here without a new record format.

The generator is Marsaglia's multiply-with-carry: one word, one multiplication, nothing ever above
2^63 - 1, so that compiled code cannot overflow. A *stream* is a place to start; chance is a single word
that a kernel takes as an argument and moves on (docs/decisions/0003-owned-chance.md).
"""

from __future__ import annotations

from typing import SupportsIndex

from mirabilia.core.errors import SetupError
from mirabilia.core.kernel import Words, kernel

LOW = (1 << 32) - 1
FACTOR = 1986544119
"""Chosen so that FACTOR * 2^32 - 1 is a safe prime: the period is half of it, about 2^62."""
PERIOD_MODULUS = FACTOR * (1 << 32) - 1
SALT = 0x1E3779B97F4A7C15
"""Arbitrary bits that follow no pattern: they keep small seeds away from the fixed point 0."""
SEEDS = 1 << 63
"""Seeds are integers from 0 to one less than this."""


def is_integer(value: object) -> bool:
    """Tell whether this is an integer of any kind, NumPy's included."""
    return isinstance(value, SupportsIndex)


def check_seed(seed: int) -> None:
    """Refuse a seed that chance cannot use."""
    if not is_integer(seed):
        raise SetupError(f"the seed {seed!r} is not an integer")
    if not 0 <= seed < SEEDS:
        raise SetupError(f"the seed {seed} is not between 0 and {SEEDS - 1}")


@kernel
def step(word: int) -> int:
    """Multiply with carry: any word below 2^63 gives a word below 2^63."""
    return FACTOR * (word & LOW) + (word >> 32)


@kernel
def mix(word: int) -> int:
    """Scramble 63 bits so that neighbouring words give unrelated ones."""
    word ^= SALT
    for _ in range(5):
        word = step(word ^ (word >> 31))
    return word


@kernel
def stream(seed: int, number: int) -> int:
    """Return where stream `number` of a seed starts; also used to derive one seed from another."""
    return 1 + mix(mix(seed) ^ number) % (PERIOD_MODULUS - 1)


@kernel
def draw(chance: Words) -> int:
    """Move chance on and return 32 random bits."""
    word = step(chance[0])
    chance[0] = word
    return (word & LOW) ^ (word >> 32)


@kernel
def below(chance: Words, bound: int) -> int:
    """Return an integer from 0 to bound - 1, each exactly as likely as the others (bound up to 2^31)."""
    product = draw(chance) * bound
    if product & LOW < bound:  # only then can this draw be one of those that favour some results
        favoured = (LOW + 1 - bound) % bound
        while product & LOW < favoured:
            product = draw(chance) * bound
    return product >> 32


@kernel
def shuffle(chance: Words, items: Words, first: int, count: int) -> None:
    """Shuffle `count` items that start at `first`, from the last place down (Fisher-Yates)."""
    for last in range(count - 1, 0, -1):
        other = first + below(chance, last + 1)
        item = items[first + last]
        items[first + last] = items[other]
        items[other] = item


@kernel
def fingerprint(state: Words) -> int:
    """Return a hash of a state; equal states have equal hashes on both backends."""
    total = SALT
    for word in state:
        total = step(total ^ word)
    return mix(total)

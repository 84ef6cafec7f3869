"""Owned chance: pinned forever by a second, independent implementation, by literal numbers and by statistics."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.chance import FACTOR, PERIOD_MODULUS, below, draw, fingerprint, mix, shuffle, step, stream
from mirabilia.core.kernel import BACKEND, Words, plain, words
from mirabilia.core.seed import SEEDS

BASE = 2**32
seeds = st.integers(0, SEEDS - 1)


class Reference:
    """The generator once more, in big integers and other words: lag-1 multiply-with-carry in base 2^32."""

    factor = 1986544119
    salt = 0x1E3779B97F4A7C15

    def __init__(self, seed: int, number: int) -> None:
        start = self.scrambled(self.scrambled(seed) ^ number)
        self.carry, self.digit = divmod(1 + start % (self.factor * BASE - 2), BASE)

    @classmethod
    def scrambled(cls, value: int) -> int:
        value ^= cls.salt
        for _ in range(5):
            carry, digit = divmod(value ^ (value // 2**31), BASE)
            value = digit * cls.factor + carry
        return value

    def bits(self) -> int:
        self.carry, self.digit = divmod(self.digit * self.factor + self.carry, BASE)
        return self.carry ^ self.digit

    def below(self, bound: int) -> int:
        unfair = BASE % bound  # this many of the 2^32 draws are left over when all results get the same number
        while True:
            result, rest = divmod(self.bits() * bound, BASE)
            if rest >= unfair:
                return result

    def shuffled(self, items: Iterable[int]) -> list[int]:
        rest, done = list(items), list[int]()
        while rest:
            at = self.below(len(rest)) if len(rest) > 1 else 0
            rest[at], rest[-1] = rest[-1], rest[at]
            done.insert(0, rest.pop())
        return done


def chance_from(seed: int, number: int = 0) -> Words:
    chance = words(1)
    chance[0] = stream(seed, number)
    return chance


def shuffled(seed: int, count: int) -> list[int]:
    items = words(count)
    for at in range(count):
        items[at] = at
    shuffle(chance_from(seed), items, 0, count)
    return plain(items)


# Forever the same


@given(seeds, st.integers(0, 100), st.lists(st.integers(1, 2**31), max_size=20))
def test_the_reference_gives_the_same_numbers(seed: int, number: int, bounds: list[int]) -> None:
    chance, reference = chance_from(seed, number), Reference(seed, number)
    assert [draw(chance) for _ in range(5)] == [reference.bits() for _ in range(5)]
    assert [below(chance, bound) for bound in bounds] == [reference.below(bound) for bound in bounds]


@given(seeds, st.integers(0, 50))
def test_the_reference_gives_the_same_shuffle(seed: int, count: int) -> None:
    assert shuffled(seed, count) == Reference(seed, 0).shuffled(range(count))


@given(st.integers(1, PERIOD_MODULUS - 1))
def test_a_step_is_a_multiplication_modulo_a_prime(word: int) -> None:
    assert step(word) == FACTOR * word % PERIOD_MODULUS


def test_the_period_is_half_of_a_safe_prime() -> None:
    half = (PERIOD_MODULUS - 1) // 2
    assert is_prime(PERIOD_MODULUS)
    assert is_prime(half)
    # The order of FACTOR divides 2 * half and is neither 1 nor 2.
    assert FACTOR % PERIOD_MODULUS not in (1, PERIOD_MODULUS - 1)


def is_prime(number: int) -> bool:
    """Tell by Miller and Rabin's test, which these bases make exact below 3 * 10^24."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41):
        powers = [pow(base, odd << square, number) for square in range(twos)]
        if powers[0] != 1 and number - 1 not in powers:
            return False
    return True


@pytest.mark.parametrize(
    ("seed", "number", "start", "first"),
    [
        (0, 0, 3276150879831586846, [2952045140, 2099790408, 3109352597, 2673409943]),
        (0, 1, 3322813722212490572, [3851407081, 4048575275, 187831326, 1808460894]),
        (1, 0, 2183528949033156897, [4002542570, 4119708634, 1119193375, 2608216275]),
        (7, 4, 1280152738409984717, [3919562494, 275107051, 2411262564, 2927114526]),
        (2**63 - 1, 3, 21157376380412777, [3039105540, 3777403142, 3801333876, 3765734951]),
    ],
)
def test_golden_streams(seed: int, number: int, start: int, first: list[int]) -> None:
    assert stream(seed, number) == start
    chance = chance_from(seed, number)
    assert [draw(chance) for _ in range(4)] == first


def test_golden_dice() -> None:
    chance = chance_from(7)
    assert [below(chance, 6) for _ in range(20)] == [5, 2, 4, 5, 4, 4, 5, 4, 0, 2, 0, 0, 1, 1, 1, 4, 3, 0, 5, 4]


def test_golden_shuffle() -> None:
    assert shuffled(2026, 10) == [4, 1, 8, 5, 7, 0, 2, 9, 3, 6]


def test_golden_fingerprint() -> None:
    state = words(3)
    state[0], state[1], state[2] = 1, 2, SEEDS - 1
    assert fingerprint(state) == 3509406666646627048


# Fair

CHI_SQUARE = {
    1: 10.83, 2: 13.82, 3: 16.27, 4: 18.47, 5: 20.52, 6: 22.46, 7: 24.32, 8: 26.12, 9: 27.88, 23: 49.73, 48: 84.04
}  # fmt: skip
"""What chi square exceeds once in 1,000 times, by degrees of freedom."""


def chi_square(results: Sequence[object], kinds: int) -> float:
    expected = len(results) / kinds
    counts = Counter(results)
    assert len(counts) <= kinds
    return sum((count - expected) ** 2 for count in counts.values()) / expected + (kinds - len(counts)) * expected


@pytest.mark.parametrize("bound", range(2, 11))
def test_every_result_below_a_bound_is_as_likely(bound: int) -> None:
    chance = chance_from(bound)
    assert chi_square([below(chance, bound) for _ in range(10_000)], bound) < CHI_SQUARE[bound - 1]


def test_a_bound_that_does_not_divide_the_draws_favours_nobody() -> None:
    # Below 3 * 2^29, draws that are never refused would give two thirds of the results 3 draws, the others 2.
    chance = chance_from(3)
    assert chi_square([below(chance, 3 * 2**29) % 3 for _ in range(10_000)], 3) < CHI_SQUARE[2]


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    orders = [tuple(shuffled(seed, 4)) for seed in range(12_000)]
    assert set(orders) == set(permutations(range(4)))
    assert chi_square(orders, 24) < CHI_SQUARE[23]


@pytest.mark.parametrize("neighbours", ["seeds", "numbers"])
def test_neighbouring_streams_are_unrelated(neighbours: str) -> None:
    starts = [chance_from(at, 0) if neighbours == "seeds" else chance_from(0, at) for at in range(10_000)]
    firsts = [draw(chance) for chance in starts]
    small = [first * 7 // BASE for first in firsts]
    assert chi_square(list(pairwise(small)), 49) < CHI_SQUARE[48]
    # Half of the bits differ: 16 of 32, with a standard deviation of sqrt(8) / sqrt(10,000).
    differing = [(one ^ other).bit_count() for one, other in pairwise(firsts)]
    assert sum(differing) / len(differing) == pytest.approx(16, abs=4 * 0.0283)


def test_streams_of_different_seeds_start_at_different_places() -> None:
    starts = {stream(seed, number) for seed in range(2_000) for number in range(5)}
    assert len(starts) == 10_000


# Within 63 bits


class Narrow(int):
    """An integer that fails when arithmetic takes it below 0 or above 2^63 - 1, as a compiled one would."""


def narrow(name: str) -> None:
    plain_operation = getattr(int, name)

    def checked(self: int, other: int) -> Narrow:
        result = plain_operation(self, other)
        assert 0 <= result < SEEDS, f"{self} {name} {other} leaves 63 bits"
        return Narrow(result)

    setattr(Narrow, name, checked)


for operation in ("add", "sub", "mul", "mod", "and", "xor", "or", "lshift", "rshift"):
    narrow(f"__{operation}__")
    narrow(f"__r{operation}__")


on_plain_integers = pytest.mark.skipif(BACKEND != "python", reason="compiled code takes no integers of ours")


def narrow_words(*values: int) -> list[int]:
    return [Narrow(value) for value in values]


@on_plain_integers
@given(seeds, seeds)
def test_no_step_on_the_way_leaves_63_bits(seed: int, number: int) -> None:
    assert 0 <= step(Narrow(seed)) < SEEDS
    assert 0 <= mix(Narrow(seed)) < SEEDS
    assert 1 <= stream(Narrow(seed), Narrow(number)) < PERIOD_MODULUS


@on_plain_integers
@given(seeds, st.integers(1, 2**31))
def test_no_draw_leaves_63_bits(seed: int, bound: int) -> None:
    chance = narrow_words(stream(seed, 0))
    for _ in range(5):
        assert 0 <= below(chance, Narrow(bound)) < bound
        assert 0 <= draw(chance) < BASE


@on_plain_integers
@given(st.lists(seeds))
def test_no_fingerprint_leaves_63_bits(state: list[int]) -> None:
    assert 0 <= fingerprint(narrow_words(*state)) < SEEDS


@given(seeds)
def test_chance_never_comes_to_rest(seed: int) -> None:
    """0 and the modulus are the only words that lead to themselves; no stream starts there or gets there."""
    chance = chance_from(seed)
    for _ in range(5):
        before = chance[0]
        draw(chance)
        assert 0 < chance[0] < PERIOD_MODULUS
        assert chance[0] != before

"""The cipher: published results, a second implementation, and how chance draws from it."""

import struct
from collections import Counter
from itertools import count, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.chance import (
    CHANCE_WORDS,
    begin_stream,
    below,
    derived_seed,
    draw,
    open_stream,
    plant,
    room_for_key,
    seed_of,
    seed_words,
)
from mirabilia.core.cipher import BLOCK_WORDS, EXPAND, ROUNDS, make_block
from mirabilia.core.errors import SetupError
from mirabilia.core.kernel import plain, words
from mirabilia.core.seed import SEEDS, Seed, checked_seed, is_key, parse_seed
from tests.checker.chance import key_draws
from tests.core.test_chance import BASE, CHI_SQUARE, chi_square, narrow_words, on_plain_integers

keys = st.binary(min_size=32, max_size=32).map(bytes.hex)
numbers = st.integers(0, SEEDS - 1)
KEY = bytes(range(32)).hex()

# Results of ChaCha that were published by others: those with 20 rounds in RFC 8439 (2.3.2 and A.1), those with 12 in
# the test vectors that J. Stroembergson collected for the IETF (TC1 and TC8 for keys of 256 bits).
PUBLISHED = [
    (
        20,
        bytes(range(32)).hex(),
        1,
        "000000090000004a00000000",
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
    ),
    (
        20,
        "00" * 32,
        0,
        "00" * 12,
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    (
        12,
        "00" * 32,
        0,
        "00" * 12,
        "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f"
        "0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be",
    ),
    (
        12,
        "c46ec1b18ce8a878725a37e780dfb7351f68ed2e194c79fbc6aebee1a667975d",
        0,
        "000000001ada31d5cf688221",
        "1482072784bc6d06b4e73bdc118bc0103c7976786ca918e06986aa251f7e9cc1"
        "b2749a0a16ee83b4242d2e99b08d7c20092b80bc466c87283b61b1b39d0ffbab",
    ),
]


def block(rounds: int, key: str, counter: int, nonce: str) -> str:
    row = words(2 * BLOCK_WORDS)
    start = [*EXPAND, *struct.unpack("<8I", bytes.fromhex(key)), counter, *struct.unpack("<3I", bytes.fromhex(nonce))]
    for at, word in enumerate(start):
        row[at] = word
    make_block(row, 0, BLOCK_WORDS, rounds)
    assert plain(row)[:BLOCK_WORDS] == start
    return struct.pack("<16I", *plain(row)[BLOCK_WORDS:]).hex()


@pytest.mark.parametrize(("rounds", "key", "counter", "nonce", "result"), PUBLISHED)
def test_blocks_are_the_published_ones(rounds: int, key: str, counter: int, nonce: str, result: str) -> None:
    assert block(rounds, key, counter, nonce) == result


def test_games_use_twelve_rounds() -> None:
    assert ROUNDS == 12
    drawn = struct.pack("<16I", *draws("00" * 32, 0, 16)).hex()
    assert drawn == PUBLISHED[2][-1]


def draws(seed: Seed, number: int, many: int) -> list[int]:
    chance = words(CHANCE_WORDS)
    begin_stream(chance, seed_words(seed), number)
    return [int(draw(chance)) for _ in range(many)]


@given(keys, numbers, st.integers(0, 100))
def test_a_stream_is_the_key_stream_of_the_cipher(key: str, number: int, many: int) -> None:
    """The checker has the cipher once more, written from the documentation."""
    assert draws(key, number, many) == list(islice(key_draws(key, number), many))


def test_streams_and_keys_share_nothing() -> None:
    neighbours = [KEY, KEY[:-1] + "e", *(derived_seed(KEY, number) for number in range(50))]
    seen = Counter(word for key in neighbours for number in range(20) for word in draws(key, number, 20))
    assert sum(seen.values()) - len(seen) < 20  # of 20,800 draws of 32 bits, 0.05 should come twice


@pytest.mark.parametrize("bound", range(2, 11))
def test_every_result_below_a_bound_is_as_likely(bound: int) -> None:
    chance = words(CHANCE_WORDS)
    begin_stream(chance, seed_words(KEY), bound)
    assert chi_square([below(chance, bound) for _ in range(10_000)], bound) < CHI_SQUARE[bound - 1]


# Seeds in words


@given(keys | numbers, numbers)
def test_a_seed_goes_through_words_and_states_unchanged(seed: Seed, number: int) -> None:
    row = seed_words(seed)
    assert seed_of(row) == seed
    state, chance = words(5 + int(room_for_key(row))), words(CHANCE_WORDS)
    plant(state, 2, 5, row)
    open_stream(chance, state, 2, 5, number)
    assert [int(draw(chance)) for _ in range(20)] == draws(seed, number, 20)


@given(keys | numbers)
def test_a_written_seed_reads_back(seed: Seed) -> None:
    assert parse_seed(str(seed)) == checked_seed(seed) == seed
    assert is_key(seed) == isinstance(seed, str)


@pytest.mark.parametrize("text", ["", "-1", "7.0", "seven", "0" * 63, "0" * 65, "g" * 64, str(SEEDS), "0x" + "0" * 62])
def test_what_is_neither_a_number_nor_a_key_is_no_seed(text: str) -> None:
    with pytest.raises(SetupError):
        parse_seed(text)


@given(keys, numbers)
def test_derived_seeds_are_of_the_same_kind_and_all_different(key: str, first: int) -> None:
    derived = [derived_seed(key, number) for number in islice(count(first % 1000), 5)]
    assert all(map(is_key, derived))
    assert len({*derived, key}) == 6


@on_plain_integers
@given(keys, numbers)
def test_no_draw_of_a_key_leaves_63_bits(key: str, number: int) -> None:
    chance = narrow_words(*[0] * CHANCE_WORDS)
    begin_stream(chance, narrow_words(*seed_words(key)), number)
    for _ in range(20):
        assert 0 <= draw(chance) < BASE

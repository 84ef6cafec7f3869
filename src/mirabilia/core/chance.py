"""Owned chance: where all cards come from.

A record must deal the same cards forever, on both backends and in any language, so we own the few
lines that decide it. `docs/reference/chance.md` describes them for anyone who wants to repeat a deal without our code;
change nothing here without a new record format.

A seed is a number or a key, and either has *streams*. Those of a number are quick: Marsaglia's multiply-with-carry, one
word and one multiplication, for simulations and for bots (docs/decisions/0003-owned-chance.md). Anyone who sees the
cards of such a game can work out its number. Those of a key are ChaCha12, which nobody can predict, for games between
people (docs/decisions/0018-chance-that-cannot-be-foreseen.md). Chance in use is a row of words that a kernel takes as
an argument and advances: one word is enough for a quick stream, CHANCE_WORDS for any.
"""

from __future__ import annotations

from mirabilia.core.cipher import BLOCK_WORDS, CONSTANTS, COUNTER, EXPAND, KEY, KEY_WORDS, NONCE, ROUNDS, make_block
from mirabilia.core.kernel import Words, inlined, kernel, words
from mirabilia.core.seed import Seed, checked_seed

LOW = (1 << 32) - 1
FACTOR = 1986544119
"""Chosen so that FACTOR * 2^32 - 1 is a safe prime: the period is half of it, about 2^62."""
PERIOD_MODULUS = FACTOR * (1 << 32) - 1
SALT = 0x1E3779B97F4A7C15
"""Arbitrary bits that follow no pattern: they keep small seeds away from the fixed point 0."""
# The layout of a row of chance.
WORD = 0
"""For a quick stream, its word, above 0. For a key's, how many words of the block are left, as a number below 0."""
_SOURCE = 1
_BLOCK = _SOURCE + BLOCK_WORDS
CHANCE_WORDS = _BLOCK + BLOCK_WORDS
_EMPTY = -1
"""WORD when no word of the block is left."""


def seed_words(seed: Seed) -> Words:
    """Return a seed as kernels take it: the number in one word, or the key in KEY_WORDS of them."""
    seed = checked_seed(seed)
    if not isinstance(seed, str):
        row = words(1)
        row[0] = seed
        return row
    key, row = bytes.fromhex(seed), words(KEY_WORDS)
    for at in range(KEY_WORDS):
        row[at] = int.from_bytes(key[4 * at : 4 * at + 4], "little")
    return row


def seed_of(row: Words) -> Seed:
    """Return the seed that these words hold for kernels."""
    if len(row) != KEY_WORDS:
        return int(row[0])
    return b"".join(int(word).to_bytes(4, "little") for word in row).hex()


def derived_seed(seed: Seed, number: int) -> Seed:
    """Return seed `number` of another, of the same kind."""
    row = seed_words(seed)
    derived = words(len(row))
    derive(row, number, derived, words(CHANCE_WORDS))
    return seed_of(derived)


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
def begin_stream(chance: Words, seed: Words, number: int) -> None:
    """Begin stream `number` of a seed."""
    if len(seed) == KEY_WORDS:
        _begin_keyed(chance, seed, 0, number)
    else:
        chance[WORD] = stream(seed[0], number)


@kernel
def open_stream(chance: Words, state: Words, seed_at: int, key_at: int, number: int) -> None:
    """Begin stream `number` of the seed in a state: of its key if the state goes past `key_at`, else of its number."""
    if key_at < len(state):
        _begin_keyed(chance, state, key_at, number)
    else:
        chance[WORD] = stream(state[seed_at], number)


@kernel
def _begin_keyed(chance: Words, source: Words, key_at: int, number: int) -> None:
    for at in range(KEY):
        chance[_SOURCE + CONSTANTS + at] = EXPAND[at]
    for at in range(KEY_WORDS):
        chance[_SOURCE + KEY + at] = source[key_at + at]
    chance[_SOURCE + COUNTER] = 0
    chance[_SOURCE + COUNTER + 1] = 0
    chance[_SOURCE + NONCE] = number & LOW
    chance[_SOURCE + NONCE + 1] = number >> 32
    chance[WORD] = _EMPTY


@kernel
def plant(state: Words, seed_at: int, key_at: int, seed: Words) -> None:
    """Put a seed into a state: a number at `seed_at`, a key after everything else, which ends at `key_at`."""
    if len(seed) == KEY_WORDS:
        for at in range(KEY_WORDS):
            state[key_at + at] = seed[at]
    else:
        state[seed_at] = seed[0]


@kernel
def room_for_key(seed: Words) -> int:
    """Return how many words a state needs after everything else to hold a seed."""
    if len(seed) == KEY_WORDS:
        return KEY_WORDS
    return 0


@kernel
def derive(seed: Words, number: int, derived: Words, chance: Words) -> None:
    """Derive seed `number` from another of the same kind; a key consists of the first words of that stream."""
    if len(seed) == KEY_WORDS:
        _begin_keyed(chance, seed, 0, number)
        for at in range(KEY_WORDS):
            derived[at] = draw(chance)
    else:
        derived[0] = stream(seed[0], number)


@inlined
def draw(chance: Words) -> int:
    """Advance chance and return 32 random bits."""
    if chance[WORD] < 0:
        return _draw_keyed(chance)
    word = step(chance[WORD])
    chance[WORD] = word
    return (word & LOW) ^ (word >> 32)


@kernel
def _draw_keyed(chance: Words) -> int:
    """Return the next word of a key's stream, from a new block if the last one is used up."""
    if chance[WORD] == _EMPTY:
        make_block(chance, _SOURCE, _BLOCK, ROUNDS)
        chance[_SOURCE + COUNTER] += 1
        chance[WORD] = _EMPTY - BLOCK_WORDS
    chance[WORD] += 1
    return chance[_BLOCK + BLOCK_WORDS + chance[WORD]]


@inlined
def below(chance: Words, bound: int) -> int:
    """Return an integer from 0 to bound - 1, each exactly as likely as the others (bound up to 2^31)."""
    product = draw(chance) * bound
    if product & LOW < bound:  # only then can this draw be one of those that favour some results
        product = _fair(chance, bound, product)
    return product >> 32


@kernel
def _fair(chance: Words, bound: int, product: int) -> int:
    """Return a draw times a bound, for the first draw that does not favour some results."""
    favoured = (LOW + 1 - bound) % bound
    while product & LOW < favoured:
        product = draw(chance) * bound
    return product


@kernel
def shuffle(chance: Words, items: Words, first: int, count: int) -> None:
    """Shuffle the `count` items from `first` on, from the last place down (Fisher-Yates)."""
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

"""ChaCha: from a key and a number to words that nobody without the key can predict.

This is the block function of Bernstein's ChaCha as given in RFC 8439, over plain integers below 2^63. The number of
rounds is an argument, so that it can be checked against published results of any variant. Games use `ROUNDS`
(docs/decisions/0018-chance-that-cannot-be-foreseen.md).
"""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel

ROUNDS = 12
BLOCK_WORDS = 16
KEY_WORDS = 8

# The layout of the 16 words that a block is made from.
CONSTANTS = 0
KEY = 4
COUNTER = 12
NONCE = 14
"""Two words for a 64-bit number; the word before them is the high half of the counter, or the first word of the RFC's
nonce, and is always 0 here."""

LOW = (1 << 32) - 1
EXPAND = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
"""The letters "expand 32-byte k", with which every ChaCha block with a 256-bit key begins."""


@kernel
def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Stir four words."""
    a = (a + b) & LOW
    d ^= a
    d = ((d << 16) & LOW) | (d >> 16)
    c = (c + d) & LOW
    b ^= c
    b = ((b << 12) & LOW) | (b >> 20)
    a = (a + b) & LOW
    d ^= a
    d = ((d << 8) & LOW) | (d >> 24)
    c = (c + d) & LOW
    b ^= c
    b = ((b << 7) & LOW) | (b >> 25)
    return a, b, c, d


@kernel
def make_block(words: Words, source: int, target: int, rounds: int) -> None:
    """Write the 16 words of a block at `target`, from its constants, key, counter and nonce at `source`."""
    s0, s1, s2, s3 = words[source], words[source + 1], words[source + 2], words[source + 3]
    s4, s5, s6, s7 = words[source + 4], words[source + 5], words[source + 6], words[source + 7]
    s8, s9, s10, s11 = words[source + 8], words[source + 9], words[source + 10], words[source + 11]
    s12, s13, s14, s15 = words[source + 12], words[source + 13], words[source + 14], words[source + 15]
    for _ in range(rounds // 2):
        s0, s4, s8, s12 = quarter(s0, s4, s8, s12)
        s1, s5, s9, s13 = quarter(s1, s5, s9, s13)
        s2, s6, s10, s14 = quarter(s2, s6, s10, s14)
        s3, s7, s11, s15 = quarter(s3, s7, s11, s15)
        s0, s5, s10, s15 = quarter(s0, s5, s10, s15)
        s1, s6, s11, s12 = quarter(s1, s6, s11, s12)
        s2, s7, s8, s13 = quarter(s2, s7, s8, s13)
        s3, s4, s9, s14 = quarter(s3, s4, s9, s14)
    words[target], words[target + 1], words[target + 2], words[target + 3] = s0, s1, s2, s3
    words[target + 4], words[target + 5], words[target + 6], words[target + 7] = s4, s5, s6, s7
    words[target + 8], words[target + 9], words[target + 10], words[target + 11] = s8, s9, s10, s11
    words[target + 12], words[target + 13], words[target + 14], words[target + 15] = s12, s13, s14, s15
    for at in range(BLOCK_WORDS):
        words[target + at] = (words[target + at] + words[source + at]) & LOW

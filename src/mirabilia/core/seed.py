"""What a seed is: a number or a key. `core/chance.py` turns it into chance; this module needs no engine."""

from __future__ import annotations

import re
from operator import index
from typing import SupportsIndex

from mirabilia.core.errors import SetupError

SEEDS = 1 << 63
"""Seeds that are numbers range from 0 to one less than this."""
KEY_DIGITS = 64
"""Seeds that are keys have this many hexadecimal digits, in lower case."""

Seed = int | str
"""A number, for quick games that anybody can repeat, or a key, for games that nobody must be able to predict."""


def is_integer(value: object) -> bool:
    """Return whether this is an integer of any kind, NumPy's included."""
    return isinstance(value, SupportsIndex)


def is_key(seed: object) -> bool:
    """Return whether a seed is a key."""
    return isinstance(seed, str) and re.fullmatch(r"[0-9a-f]{64}", seed) is not None


def check_number(seed: int) -> None:
    """Refuse a seed that is not a number chance can use."""
    if not is_integer(seed):
        raise SetupError(f"the seed {seed!r} is not an integer")
    if not 0 <= seed < SEEDS:
        raise SetupError(f"the seed {seed} is not between 0 and {SEEDS - 1}").said(
            "no_seed", seed=str(seed), last=str(SEEDS - 1)
        )


def checked_seed(seed: Seed) -> Seed:
    """Return a seed as a plain number or key; SetupError if chance cannot use it."""
    if not isinstance(seed, str):
        check_number(seed)
        return index(seed)
    if not is_key(seed):
        raise SetupError(f"the seed {seed!r} is not a key of {KEY_DIGITS} hexadecimal digits in lower case").said(
            "no_key", seed=seed, digits=KEY_DIGITS
        )
    return seed


def parse_seed(text: str) -> Seed:
    """Read a seed as people write it, a number or the digits of a key; SetupError if it is neither."""
    digits = text.strip().lower()
    return checked_seed(int(digits) if re.fullmatch(r"-?[0-9]{1,20}", digits) else digits)

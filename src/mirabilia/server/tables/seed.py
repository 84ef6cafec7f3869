"""Seeds that nobody can know and nobody can change: promised when a table opens, told when its game is over."""

from __future__ import annotations

import hashlib
import secrets

from mirabilia.core.chance import SEEDS

SALT_BYTES = 32


def draw_seed() -> tuple[int, str]:
    """Return a fresh seed, and the salt that keeps anybody from finding it by trying all seeds."""
    return secrets.randbelow(SEEDS), secrets.token_hex(SALT_BYTES)


def commitment_of(seed: int, salt: str) -> str:
    """Return what may be published beforehand: it fits this seed and salt, and in practice no others."""
    return hashlib.sha256(f"mirabilia seed {seed} {salt}".encode()).hexdigest()

"""Where the deal of a table comes from: the server's secret and people's shares, so that nobody chooses it.

The server promises its secret when the table opens and tells it when the game is over; people promise their shares
before the game and tell them when it begins (docs/reference/proof.md). Lessons, and games that began before there were
shares, have a seed that was fixed from the beginning. So has a table that takes up a finished game: anyone can know
that seed, and nothing is promised about it.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping

from msgspec import Struct

from mirabilia.core.seed import Seed

SECRET_BYTES = 32
SHARE_MS = 5000
"""How long the game waits for the shares of those present; any that are not told by then are left out."""


class DealSource(Struct, frozen=True):
    """What the server knows about a deal beforehand: a secret, or a fixed seed with the salt that hides it."""

    secret: str | None = None
    seed: Seed | None = None
    salt: str | None = None
    """None where nothing is promised about the seed."""

    @property
    def takes_shares(self) -> bool:
        """Whether people can add to it."""
        return self.secret is not None

    @property
    def commitment(self) -> str:
        """What may be published beforehand: it fits this source, and in practice no other; may be empty."""
        if self.secret is not None:
            return secret_commitment(self.secret)
        if self.salt is None:
            return ""
        assert isinstance(self.seed, int)
        return commitment_of(self.seed, self.salt)

    def seed_with(self, shares: Mapping[int, str]) -> Seed:
        """Return the seed that the game gets with the shares that were told, by seat."""
        if self.secret is not None:
            return deal_seed(self.secret, shares)
        assert self.seed is not None
        return self.seed


def draw_source() -> DealSource:
    """Return a fresh source that nobody knows."""
    return DealSource(secret=secrets.token_hex(SECRET_BYTES))


def secret_commitment(secret: str) -> str:
    """Return the server's promise of its secret."""
    return _sha256(f"mirabilia secret {secret}")


def promise_of(share: str) -> str:
    """Return a person's promise of a share."""
    return _sha256(f"mirabilia share {share}")


def deal_seed(secret: str, shares: Mapping[int, str]) -> str:
    """Return the key of a game: a hash of the secret and of the shares that were told, in the order of the seats."""
    told = "".join(f" {seat} {shares[seat]}" for seat in sorted(shares))
    return _sha256(f"mirabilia deal {secret}{told}")


def commitment_of(seed: int, salt: str) -> str:
    """Return the promise of a fixed seed."""
    return _sha256(f"mirabilia seed {seed} {salt}")


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()

"""What a person proves a seat by: 256 random bits, of which the server keeps a hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from mirabilia.server.table import Seat

TOKEN_BYTES = 32


def new_token() -> tuple[str, str]:
    """Return a fresh token for its person, and its hash for the log."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return token, hash_token(token)


def hash_token(token: str) -> str:
    """Return what the log keeps of a token; its 256 bits need no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_of(seats: Sequence[Seat], hashed: str | None) -> int | None:
    """Return the seat that a hashed token opens, None if it opens none; takes as long for any token."""
    found = None
    for number, seat in enumerate(seats):
        if hmac.compare_digest(seat.token or "", hashed or " "):
            found = number
    return found

"""How a person proves that a seat is theirs: 256 random bits, of which the server keeps a hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence

from mirabilia.server.tables.seat import Seat

TOKEN_BYTES = 32


def new_token() -> tuple[str, str]:
    """Return a fresh token for its person, and its hash for the log."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return token, hash_token(token)


def token_for(key: str, table: str = "") -> tuple[str, str]:
    """Return the token that a request with this key gets, the same however often it is sent, and its hash."""
    digest = hashlib.sha256(f"mirabilia token {table} {key}".encode()).digest()
    token = urlsafe_b64encode(digest).decode().rstrip("=")
    return token, hash_token(token)


def hash_token(token: str) -> str:
    """Return what the log keeps of a token; its 256 bits need no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


def seat_of(seats: Sequence[Seat], hashed: str | None) -> int | None:
    """Return the seat that a hashed token opens, None if it opens none; takes the same time for any token."""
    found = None
    for number, seat in enumerate(seats):
        for token in seat.tokens or ("",):
            if hmac.compare_digest(token, hashed or " "):
                found = number
    return found

"""Ids of tables: anyone who has one has the link."""

from __future__ import annotations

import hashlib
import secrets

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
"""About 59 bits: a table that is not listed is found only by those who have the link."""


def new_id() -> str:
    """Return a fresh id for a table."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def rematch_id(id_: str) -> str:
    """Return the id of the table where the same people go on; only those who know this id can know that one."""
    return _id_from(f"rematch of {id_}")


def id_for(key: str) -> str:
    """Return the id of the table that a request with this key opens, the same however often it is sent."""
    return _id_from(f"table opened with {key}")


def _id_from(secret: str) -> str:
    digest = hashlib.sha256(secret.encode()).digest()
    return "".join(ID_LETTERS[byte % len(ID_LETTERS)] for byte in digest[:ID_LENGTH])

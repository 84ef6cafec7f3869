"""A game is its record: setup, seed and moves. States are replayed, never stored.

A record is JSON with a format version: 1 if its seed is a number, 2 if it is a key (`core/chance.py`). Its `hash` is
the hash of the state that its moves lead to, so that a record which was cut short or edited is detected when it is
replayed.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from mirabilia.core.errors import RecordError
from mirabilia.core.seed import Seed, is_key

FORMATS = (1, 2)


def format_of(seed: Seed) -> int:
    """Return the format of a record with this seed."""
    return 2 if isinstance(seed, str) else 1


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """One game, finished or not."""

    format: int
    game: str
    setup: str
    """In the game's notation."""
    seed: Seed
    """A number in format 1, a key in format 2."""
    moves: tuple[str, ...]
    """In the order in which they were sealed: the city's number, then the move in the game's notation."""
    hash: str
    """The hash of the state after the last move."""


def write_record(record: Record) -> bytes:
    """Write a record as JSON, one move per line."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def parse_record(data: bytes, source: str = "the record") -> Record:
    """Read a record; RecordError names what is wrong and where."""
    try:
        version = msgspec.json.decode(data, type=_Versioned).format
        if version not in FORMATS:
            raise RecordError(f"{source}: format {version} is not known here; this version reads formats 1 and 2").said(
                "record_format", where=source, format=str(version)
            )
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise RecordError(f"{source}: not a record: {error}").said(
            "not_a_record", where=source, reason=str(error)
        ) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"{source}: not complete JSON, perhaps cut short: {error}").said(
            "record_not_json", where=source, reason=str(error)
        ) from None
    if isinstance(record.seed, str) and not is_key(record.seed):
        raise RecordError(f"{source}: not a record: the seed is neither a number nor a key").said(
            "record_seed", where=source
        )
    if version != format_of(record.seed):
        raise RecordError(f"{source}: not a record: the seed does not fit format {version}").said(
            "record_seed_format", where=source, format=str(version)
        )
    return record


class _Versioned(Struct):
    format: int

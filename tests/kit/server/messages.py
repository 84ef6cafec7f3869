"""What a server sends, read as a client reads it: in the nouns of the game that is played."""

from __future__ import annotations

from typing import Any, TypeVar
from zlib import crc32

import msgspec
from msgspec.structs import replace

from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from tools.wire.shapes import sight_type

T = TypeVar("T")

_decoder: msgspec.json.Decoder[wire.ServerMessage] = msgspec.json.Decoder(wire.ServerMessage)


def read_message(data: bytes | str) -> wire.ServerMessage:
    """Read a message."""
    return in_nouns(_decoder.decode(data))


def read_body(data: bytes, kind: type[T]) -> T:
    """Read the body of an answer."""
    return in_nouns(msgspec.json.decode(data, type=kind))


def in_nouns(message: T) -> T:
    """Return a message with what it shows of a game in the nouns of that game, instead of as plain JSON."""
    match message:
        case wire.Snapshot(sight=wire.Sight()) | wire.Update(sight=wire.Sight()):
            return replace(message, sight=_sight(message.sight))
        case bodies.Steps():
            steps = [replace(step, sights=tuple(map(_sight, step.sights))) for step in message.steps]
            return replace(message, steps=tuple(steps))
    return message


def _sight(sight: Any) -> wire.AnySight:
    read: wire.AnySight = msgspec.convert(msgspec.to_builtins(sight), sight_type(sight.game))
    return read


def hash_of(view: Any) -> int:
    """Return the hash of a view as a client works it out."""
    return crc32(msgspec.json.encode(view))

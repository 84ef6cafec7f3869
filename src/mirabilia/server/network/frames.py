"""WebSocket frames as bytes (RFC 6455, section 5.2), for the two things that happen thousands of times a second.

A server's frames are not masked and ours not compressed, so a frame is a few bytes and then the message. What
clients send is nearly always one short message in one frame, which is read here; everything else is left to the library
that knows the whole protocol, and is only tracked here, to know where the next frame begins.
"""

from __future__ import annotations

from functools import lru_cache

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, where there is one

WHOLE_TEXT = 0x81
"""The first byte of a frame with a whole message of text."""
MASKED = 0x80
SHORT, MEDIUM = 126, 127
"""From these values on, the second byte says that the length follows in two bytes, or in eight."""
MASK = 4
LONGEST_HEAD = 10
"""Bytes before the mask, at most."""
HEADS_KEPT = 4096
"""How many frame heads are cached, one for each length of message."""
LAST, CONTROL = 0x80, 0x08
"""Bits of the first byte: the last frame of its message; a ping, a pong or the end of the connection."""


@lru_cache(maxsize=HEADS_KEPT)
def head_of(length: int) -> bytes:
    """Return what comes before a message of this many bytes in its frame."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < 65_536:
        return bytes((WHOLE_TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, MEDIUM)) + length.to_bytes(8, "big")


def text_in(data: bytes, most: int) -> bytes | None:
    """Return the text of a client's frame, if that is exactly what the data is and it is not too long; else None."""
    if len(data) < 2 + MASK or data[0] != WHOLE_TEXT or not data[1] & MASKED:
        return None
    length, begin = data[1] & ~MASKED, 2
    if length == SHORT:
        length, begin = int.from_bytes(data[2:4], "big"), 4
    if length > most or len(data) != begin + MASK + length or (begin == 4 and length < SHORT):
        return None
    return apply_mask(data[begin + MASK :], data[begin : begin + MASK])


class FrameCourse:
    """Where a client is in its frames."""

    def __init__(self) -> None:
        self._head = b""
        """The beginning of a frame whose length is not known yet."""
        self._rest = 0
        """Bytes of a frame that are still to come."""
        self._is_message_open = False
        """Whether the frames so far leave a message unfinished."""

    @property
    def is_between(self) -> bool:
        """Whether the next byte begins a new message."""
        return not (self._head or self._rest or self._is_message_open)

    def follow(self, data: bytes) -> None:
        """Keep track of data that the library reads."""
        at, data, self._head = 0, self._head + data, b""
        while at < len(data):
            if not self._rest:
                size = _size_of(data[at : at + LONGEST_HEAD])
                if size is None:
                    self._head = data[at:]
                    return
                if not data[at] & CONTROL:
                    self._is_message_open = not data[at] & LAST
                self._rest = size
            passed = min(self._rest, len(data) - at)
            self._rest -= passed
            at += passed


def _size_of(head: bytes) -> int | None:
    """Return the total size of a frame that begins like this; None if more of it is needed to know."""
    if len(head) < 2:
        return None
    length, mask = head[1] & ~MASKED, MASK if head[1] & MASKED else 0
    more = {SHORT: 2, MEDIUM: 8}.get(length, 0)
    if len(head) < 2 + more:
        return None
    return 2 + more + mask + (int.from_bytes(head[2 : 2 + more], "big") if more else length)

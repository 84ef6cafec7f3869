"""Input that no client should send: messages, bodies, requests and frames, wrong in every way we can think of.

What is made here is malformed because of how it is made, or because Python's own JSON reader says so, so that the
server's reader is compared with a different one.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec

from mirabilia.server.wire import protocol as wire

LONGEST = wire.LONGEST_MESSAGE

NEVER: tuple[Any, ...] = (1.5, -1, 10**30, -(10**400), [], {}, [[]], {"a": 1}, "\x00", "x" * 300)
"""Values that no field takes."""
WRONG: dict[str, tuple[Any, ...]] = {
    "promise": ("5e" * 31, "5e" * 33, "5E" * 32, "5e" * 32 + "\n", "g" * 64),
    "share": ("5e" * 31, "5e" * 33, "5E" * 32, "5e" * 32 + "\n", "g" * 64),
    "do": (None, True, 0, "", "Watch", "nonsense", "watch\x00"),
    "table": (None, True, 0, "", "A", "short", "x" * 33, "ABCDEFGH", "../../etc", "abcdefg h", "ábcdefgh"),
    "token": (True, 0, "", "short", "x" * 81),
    "id": (None, True, 0, "", "x" * 41),
    "turn": (None, True, "0", 100_001),
    "city": (None, True, "0", 7, 2**63),
    "seat": (True, "0", 7, 2**64),
    "seats": (None, True, 0, "01", [0], [0] * 8, [7, 0], [True, 0], ["0", 1], [[], 0]),
    "bot": (None, True, 0, "", "x" * 41),
    "wonders": (None, True, 0, "x" * 201),
    "clock": (True, "60", 0, 4, 30 * 24 * 3600 + 1),
    "public": (None, 0, 1, "true", "false"),
    "hints": (None, 0, 1, "true"),
    "on": (None, 0, 1, "true"),
    "terms": (None, True, 0, "", {"clock": 4}, {"public": 1}, {"wonders": "x" * 201}, {"when_away": "go"}),
    "wish": (None, True, 0, "pause", {"wish": "peace"}, {"wish": "stand_in"}, {"wish": "stand_in", "seat": 7}),
    "endpoint": (None, True, 0, "", "https://", "x" * 1001),
    "p256dh": (None, True, 0, "", "x" * 79, "x" * 101, "=" * 90),
    "auth": (None, True, 0, "", "x" * 15, "x" * 41, "=" * 20),
    "text": (None, True, 0, "", "x" * 201),
    "reaction": (None, True, 0, "", "shout"),
    "game": (None, True, 0, "", "chess"),
    "players": (None, True, "3", 1, 8),
    "name": (None, True, 0, "", "x" * 25),
    "bots": (None, True, 0, "apprentice", [0], [[]], [None] * 8, [""]),
}
"""More values that a field does not take, by its name."""
TAKES: dict[str, tuple[Any, ...]] = {"bots": ([],), "text": ("\x00",), "bot": ("\x00",), "name": ("\x00",)}
"""Those of the values above that are well-formed here; whether they are allowed is another question."""
TAKES |= {"wonders": ("\x00",), "id": ("\x00",), "terms": ({},), "endpoint": ("x" * 300,)}
ODD_JSON = (
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "9" * 4000,
    "-",
    "01",
    "1.",
    "0x10",
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\x41"',
    '"\x01"',
    '"\x00"',
    "'a'",
    "tru",
    "None",
    "[1,]",
    '{"a":1,}',
    "/**/1",
    "[" * 3000 + "]" * 3000,
    '{"a":' * 1000 + "1" + "}" * 1000,
    "[" * 7000,
)
"""Values that JSON does not have, or that no client needs."""


def messages(table: str) -> list[dict[str, Any]]:
    """Return a well-formed message of every kind about a table."""
    command = {"table": table, "id": "fuzz"}
    return [
        {"do": "ping"},
        {"do": "watch", "table": table, "token": "x" * 43},
        {"do": "unwatch", "table": table},
        {"do": "choose", **command, "turn": 0, "city": 0, "move": {"kind": "sell", "card": "baths"}},
        {"do": "withdraw", **command, "turn": 0, "city": 0},
        {"do": "hint", **command, "turn": 0, "city": 0},
        {"do": "coach", **command, "on": True},
        {"do": "promise", **command, "promise": "5e" * 32},
        {"do": "tell", **command, "share": "5e" * 32},
        {"do": "sit", **command, "seat": 1},
        {"do": "place_bot", **command, "seat": 1, "bot": "apprentice"},
        {"do": "clear_seat", **command, "seat": 1},
        {"do": "arrange", **command, "seats": [1, 0, None]},
        {"do": "change", **command, "terms": {"wonders": "", "clock": 60, "public": False, "hints": True}},
        {"do": "want", **command, "wish": {"wish": "stand_in", "seat": 1}},
        {"do": "unwant", **command, "wish": {"wish": "pause"}},
        {"do": "subscribe", **command, "endpoint": "https://push.example", "p256dh": "x" * 87, "auth": "x" * 22},
        {"do": "unsubscribe", **command, "endpoint": "https://push.example"},
        {"do": "say", **command, "text": "hello"},
        {"do": "react", **command, "reaction": "hello"},
        *({"do": do, **command} for do in ("start", "leave", "resume", "away", "return", "rematch")),
    ]


BODIES: list[dict[str, Any]] = [
    {
        "game": "seven",
        "players": 3,
        "name": "Ann",
        "seat": 0,
        "bots": [None, "apprentice"],
        "wonders": "",
        "clock": 60,
        "public": False,
        "hints": True,
    },
    {"name": "Ann", "seat": 1},
]
"""A well-formed body of every kind: to open a table, and to take a seat."""
OPTIONAL = {"token", "seat", "bots", "wonders", "clock", "public", "hints"}


def malformed(sample: dict[str, Any], *, is_body: bool = False) -> Iterator[str]:
    """Yield what is no longer a message: with wrong values, without fields, with unknown ones, cut short."""
    whole = json.dumps(sample)
    yield from (whole[:length] for length in range(len(whole)))
    yield from (whole + tail for tail in ("x", "{}", "]", "\x00", ",", " 1"))
    yield from (head + whole for head in ("\ufeff", "x", "[", "\x00", ","))
    yield from (json.dumps(sample | {name: 1}) for name in ("extra", "", "__proto__", "Table", "kind"))
    for name in sample:
        if name == "move":
            continue
        if not (is_body and name in OPTIONAL) and name != "token":
            yield json.dumps({other: value for other, value in sample.items() if other != name})
        wrong = [value for value in NEVER if value not in TAKES.get(name, ())] + list(WRONG[name])
        yield from (json.dumps(sample | {name: value}) for value in wrong)
        yield from (_with(sample, name, odd) for odd in ODD_JSON)


def _with(sample: Mapping[str, Any], name: str, value: str) -> str:
    """Write a message with a value that `json` would not write."""
    return json.dumps({**sample, name: "@@@"}).replace('"@@@"', value)


def mutated(text: str, chance: Random) -> str:
    """Return a text with some letters changed, lost, doubled or moved."""
    letters = list(text)
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(letters) + 1)
        match chance.randrange(5):
            case 0:
                letters[place : place + 1] = [chr(chance.choice((0, 9, 34, 92, 123, 125, 0x7F, 0xE9, 0xFFFD, 0x1F600)))]
            case 1:
                del letters[place : place + chance.randint(1, 8)]
            case 2:
                letters[place:place] = letters[max(0, place - 8) : place]
            case 3:
                letters[place:place] = chance.choice(ODD_JSON)[:200]
            case _:
                letters[place : place + 1] = [chr(chance.randrange(32, 127))]
    return "".join(letters)[:LONGEST]


def noise(chance: Random, longest: int = 400) -> str:
    """Return a text of any letters at all."""
    alphabet = chance.choice(
        ('{}[]":,0123456789.eE+-truefalsn\\u ', "".join(map(chr, range(256))), "\x00\ud7ff\ue000😀é")
    )
    return "".join(chance.choices(alphabet, k=chance.randrange(longest)))


def is_malformed(text: str) -> bool:
    """Tell, with a reader other than the server's, whether a text is not a message."""
    try:
        parsed = json.loads(text, parse_constant=_refuse)
        msgspec.convert(parsed, wire.ClientMessage)
    except (ValueError, RecursionError):
        return True
    return False


def _refuse(constant: str) -> None:
    raise ValueError(constant)


def bad_moves(moves: list[dict[str, Any]]) -> Iterator[str]:
    """Yield what is not a move of a decision that has these moves."""
    for move in moves:
        for name in move:
            yield json.dumps({other: value for other, value in move.items() if other != name})
            yield from (json.dumps(move | {name: value}) for value in (*NEVER, None, True, "nonsense"))
            yield from (_with(move, name, odd) for odd in ODD_JSON)
        yield json.dumps(move | {"extra": 1})
        yield json.dumps([move])
    yield from ODD_JSON


# Requests


def requests(chance: Random, table: str) -> Iterator[bytes]:
    """Yield requests with one thing wrong in each; the server may answer or hang up."""
    yield from (
        f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode("latin-1", "replace") for path in _paths(table)
    )
    body = json.dumps(BODIES[0]).encode()
    sized = f"Content-Length: {len(body)}"
    for headers in _headers():
        yield b"POST /api/tables/nonsense HTTP/1.1\r\n" + headers + b"\r\n" + sized.encode() + b"\r\n\r\n" + body
        yield b"GET /ws HTTP/1.1\r\n" + headers + b"\r\n\r\n"
    for line in (
        b"",
        b"GET",
        b"GET /",
        b"GET / HTTP/9.9",
        b"get / HTTP/1.1",
        b"\x16\x03\x01\x02",
        b"FOO / HTTP/1.1",
        b"PRI * HTTP/2.0",
    ):
        yield line + b"\r\nHost: localhost\r\n\r\n"
    for framing in _framings():
        yield b"POST /api/tables/" + table.encode() + b"/seats HTTP/1.1\r\nHost: localhost\r\n" + framing
    for _ in range(20):
        yield any_bytes(chance, 300)
        yield b"GET / HTTP/1.1\r\nHost: localhost\r\n" + any_bytes(chance, 100) + b"\r\n\r\n"


def _paths(table: str) -> Iterator[str]:
    base = f"/api/tables/{table}"
    odd = (
        "%00",
        "%ff",
        "%zz",
        "%",
        "..",
        "%2e%2e/%2e%2e",
        "../../etc/passwd",
        "\\..\\",
        "//",
        "é",
        "%F0%9F%98%80",
        "a" * 9000,
    )
    yield from (f"/{path}" for path in odd)
    yield from (f"/assets/{path}" for path in odd)
    yield from (f"/api/tables/{path}" for path in odd)
    yield from (f"{base}{path}/record" for path in odd)
    yield from (
        "*",
        "http://localhost/health",
        "http://[",
        "//",
        "/api",
        "/api/",
        "/ws",
        "/ws/",
        "/health/",
        f"{base}/",
    )
    numbers = ("", "-1", "1e9", "9" * 7, "9" * 5000, "٣", "%00", "0x1", " 1", "1 ", "NaN", "1&limit=2")
    for value in numbers:
        yield f"/api/tables?limit={value}"
        yield f"/api/tables?phase={value}"
        yield from (f"{base}/steps?{name}={value}" for name in ("first", "count", "eyes"))


def _headers() -> Iterator[bytes]:
    host = b"Host: localhost\r\n"
    yield from (
        b"X: 1",
        b"Host: ",
        b"Host: a b",
        b"Host: evil.example",
        b"Host: localhost:99999999",
        b"Host: [",
        b"Host: [::",
    )
    yield from (host + b"Host: localhost", b"Host: \xff\xfe", b"Host: local\x00host", host + b"X" * 70_000 + b": 1")
    for value in (
        b"",
        b"Bearer",
        b"Bearer ",
        b"Bearer short",
        b"Bearer " + b"x" * 81,
        b"Basic eA==",
        b"Bearer \xff" + b"x" * 30,
    ):
        yield host + b"Authorization: " + value
    upgrade = host + b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
    for rest in (
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        b"Sec-WebSocket-Key: short\r\nSec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: \xff\r\nSec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 8",
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: x",
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nOrigin: http://evil.example",
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Extensions: ;=",
    ):
        yield upgrade + rest
    yield host + b"Upgrade: h2c\r\nConnection: Upgrade"
    yield host + b"Expect: 100-continue"
    yield host + b"Content-Type: text/html; charset=nonsense"


def _framings() -> Iterator[bytes]:
    """Yield the end of a head, and a body that does not fit it or cannot be read."""
    body = b'{"name":'
    yield from (
        b"Content-Length: " + number + b"\r\n\r\n" + body
        for number in (b"-1", b"x", b"1e3", b"", b"99999999999999999999")
    )
    yield b"Content-Length: 8\r\nContent-Length: 9\r\n\r\n" + body
    yield b"Content-Length: 100\r\nConnection: close\r\n\r\n" + body
    for chunks in (
        b"8\r\n" + body + b"\r\n0\r\n\r\n",
        b"8\r\n",
        b"x\r\n",
        b"-1\r\n\r\n",
        b"ffffffffffffffffff\r\n",
        b"0\r\n\r\n",
    ):
        yield b"Transfer-Encoding: chunked\r\n\r\n" + chunks
        yield b"Transfer-Encoding: chunked\r\nContent-Length: 8\r\n\r\n" + chunks
    yield b"Transfer-Encoding: nonsense\r\n\r\n" + body
    yield b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 9000 + b"0\r\n\r\n"
    for size in (LONGEST + 1, 300_000, 2_000_000):
        yield f"Content-Length: {size}\r\n\r\n".encode() + b"x" * size


def any_bytes(chance: Random, longest: int) -> bytes:
    """Return bytes of any kind."""
    return chance.randbytes(chance.randrange(1, longest))


# Frames


def frame(opcode: int, data: bytes, *, first: int = 0x80, masked: bool = True, length: int | None = None) -> bytes:
    """Return a WebSocket frame, masked with zeros, that claims the length given."""
    size = len(data) if length is None else length
    bit = 0x80 if masked else 0
    if size < 126:
        head = bytes([bit | size])
    elif size < 65536:
        head = bytes([bit | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([bit | 127]) + size.to_bytes(8, "big")
    return bytes([first | opcode]) + head + (bytes(4) if masked else b"") + data


def frames(chance: Random) -> Iterator[tuple[bytes, int | None]]:
    """Yield bytes that make the server close a socket, and the close code that says why; None if any will do."""
    yield frame(2, b"{}"), 1003
    yield from (
        (frame(1, data), 1007)
        for data in (b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b'{"do":"\x80"}', b"\xf5\x80\x80\x80", b"\xe2\x82")
    )
    yield frame(1, b"\xe2", first=0) + frame(0, b"(\xa1"), 1007
    yield from ((frame(1, b"x" * size), 1009) for size in (LONGEST + 1, 65_536, 200_000))
    yield frame(1, b"", length=2**62), 1009
    yield frame(1, b"x" * 5000, first=0) + frame(0, b"x" * 5000), 1009
    yield from ((frame(opcode, b"x"), 1002) for opcode in (3, 4, 7, 11, 15))
    yield from ((frame(1, b"{}", first=0x80 | bits), 1002) for bits in (0x10, 0x20, 0x40, 0x70))
    yield frame(1, b"{}", masked=False), 1002
    yield frame(0, b"x"), 1002
    yield frame(1, b"x", first=0) + frame(1, b"x"), 1002
    yield frame(9, b"x", first=0), 1002
    yield frame(9, b"x" * 126), 1002
    yield from ((frame(8, data), 1002) for data in (b"x", b"\x00\x00", b"\x03\xed", b"\x03\xec"))
    yield frame(8, b"\x03\xe8\xff"), None
    yield frame(1, b"", length=2**63 + 5), None
    for _ in range(20):
        yield (
            frame(chance.randrange(16), any_bytes(chance, 200), first=chance.randrange(16) << 4)
            + any_bytes(chance, 200),
            None,
        )

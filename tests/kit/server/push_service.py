"""The tests' own push service on this machine, with browsers that read what it delivers.

    async with push_service() as service:
        phone = service.browser()
        ...
        call = await phone.called()

It trusts nothing: every message must be signed for this service and encrypted for the browser that it names. The
checks here were written independently of `server/calling/push.py`, from RFC 8030, 8188, 8291 and 8292.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 120.0


def base64(data: bytes) -> str:
    """Write bytes as browsers do."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    """Read them."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Delivery:
    """A message as it arrived."""

    headers: Mapping[str, str]
    claims: dict[str, Any]
    key: str
    """The public key of its signer."""
    data: dict[str, Any]
    """What it says."""


@dataclass
class Browser:
    """A browser that is subscribed to a service."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    answers: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    """What the service answers to the next messages instead of taking them: a status and headers."""
    asked: int = 0
    """How often a server tried to deliver a message."""
    deliveries: list[Delivery] = field(default_factory=list)
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def subscription(self) -> dict[str, str]:
        """What it tells a server."""
        return {"endpoint": self.endpoint, "p256dh": base64(self.point), "auth": base64(self.secret)}

    @property
    def point(self) -> bytes:
        """Its public key."""
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    async def called(self, number: int = 1) -> Delivery:
        """Return a message by its number, once it is there."""
        async with asyncio.timeout(PATIENCE):
            while len(self.deliveries) < number:
                self._news.clear()
                await self._news.wait()
        return self.deliveries[number - 1]

    def take(self, delivery: Delivery) -> None:
        """Take a message."""
        self.deliveries.append(delivery)
        self._news.set()

    def unlock(self, body: bytes) -> bytes:
        """Return what a message says; AssertionError or InvalidTag if it is not as it should be."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert length == 65
        assert len(record) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        first = _hmac(_hmac(self.secret, shared), b"WebPush: info\0" + self.point + sender + b"\x01")
        second = _hmac(salt, first)
        key = _hmac(second, b"Content-Encoding: aes128gcm\0\x01")[:16]
        nonce = _hmac(second, b"Content-Encoding: nonce\0\x01")[:12]
        padded = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")
        assert padded.endswith(b"\x02"), "the only record is the last"
        return padded[:-1]


def _hmac(key: bytes, data: bytes) -> bytes:
    return hmac.new(key, data, hashlib.sha256).digest()


@dataclass
class Service:
    """The service."""

    origin: str
    browsers: dict[str, Browser] = field(default_factory=dict)
    strange: list[bytes] = field(default_factory=list)
    """Requests that were not what they should be."""

    def browser(self) -> Browser:
        """Return a new browser that is subscribed here."""
        path = f"/send/{secrets.token_urlsafe(12)}?v=2"
        self.browsers[path] = Browser(f"{self.origin}{path}")
        return self.browsers[path]

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take a message."""
        head = await reader.readuntil(b"\r\n\r\n")
        try:
            status, headers = await self._judge(head, reader)
        except Exception:
            self.strange.append(head)
            status, headers = 400, {}
        lines = [f"HTTP/1.1 {status} Whatever", *(f"{name}: {value}" for name, value in headers.items())]
        writer.write("\r\n".join([*lines, "Content-Length: 0", "", ""]).encode())
        writer.close()

    async def _judge(self, head: bytes, reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
        first, *lines = head.decode().strip().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        method, path, _ = first.split()
        assert method == "POST"
        body = await reader.readexactly(int(headers["content-length"]))
        browser = self.browsers[path]
        browser.asked += 1
        claims, key = self.check_signature(headers["authorization"])
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        data = msgspec.json.decode(browser.unlock(body))
        if browser.answers:
            return browser.answers.pop(0)
        browser.take(Delivery(headers, claims, key, data))
        return 201, {"Location": f"{self.origin}/message/1"}

    def check_signature(self, header: str) -> tuple[dict[str, Any], str]:
        """Return what a sender says about itself, and its key; AssertionError or InvalidSignature if it is not true."""
        scheme, _, rest = header.partition(" ")
        assert scheme == "vapid"
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        token, key = parts["t"], parts["k"]
        signed, _, signature = token.rpartition(".")
        raw = from_base64(signature)
        assert len(raw) == 64
        numbers = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(key))
        public.verify(numbers, signed.encode(), ec.ECDSA(SHA256()))
        said, claims = (msgspec.json.decode(from_base64(part)) for part in signed.split("."))
        assert said == {"typ": "JWT", "alg": "ES256"}
        assert claims["aud"] == self.origin
        assert time.time() < claims["exp"] <= time.time() + 24 * 3600
        assert claims["sub"].startswith(("mailto:", "https://"))
        return claims, key


@asynccontextmanager
async def push_service() -> AsyncIterator[Service]:
    """Run a service; AssertionError at the end if it was asked for anything that it should not have been."""
    service = Service("")
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0)
    service.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield service
    assert service.strange == []

"""Web Push: a short message to a person's browser, by way of the browser maker's service, which cannot read it.

The message is encrypted so that only the browser can read it (RFC 8291), and signed so that the service knows who sent
it (RFC 8292). Anyone who may name an address could make the server reach other machines, so it sends to known services
only.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import ssl
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Literal, Protocol
from urllib.parse import SplitResult, urlsplit

import msgspec
import structlog
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from mirabilia.server.addresses import is_origin
from mirabilia.server.store import Store

SERVICES = re.compile(
    r"fcm\.googleapis\.com|[a-z0-9-]+\.push\.services\.mozilla\.com|[a-z0-9-]+\.push\.apple\.com"
    r"|[a-z0-9-]+(?:\.[a-z0-9-]+)?\.notify\.windows\.com"
)
"""The hosts of Chrome's, Firefox's, Safari's and Edge's services."""
SHELF = "push-key"
"""Where the private key is kept."""
TOKEN_SECONDS = 12 * 3600
"""How long a signature is valid; at most a day is allowed."""
SECONDS = 10.0
"""How long a service may take to answer."""
WAITS = (2.0, 15.0, 60.0, 300.0)
"""Seconds to wait before each retry, when a service is busy or out of reach."""
LONGEST_WAIT = 900.0
"""The most seconds that a service may ask us to wait."""
AT_ONCE = 16
"""How many messages may be under way at the same time."""
LONGEST_ANSWER = 16_384
RECORD_SIZE, LONGEST_DATA = 4096, 3993
"""The most bytes of an encrypted message that every service takes, and how many of them are left for its contents."""
CURVE = ec.SECP256R1()

Outcome = Literal["sent", "gone", "failed", "unwanted"]
"""What became of a message: `gone` if the browser no longer takes any, `unwanted` if it was no longer needed."""
Urgency = Literal["normal", "high"]


class PushTarget(Protocol):
    """Where a browser takes messages, as it told us."""

    @property
    def endpoint(self) -> str:
        """The address at the service; anyone who knows it could send there."""

    @property
    def p256dh(self) -> str:
        """The browser's public key."""

    @property
    def auth(self) -> str:
        """A secret shared by the browser and us."""


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """Something to send."""

    data: bytes
    seconds: int
    """How long the service tries to deliver it."""
    urgency: Urgency = "normal"
    topic: str
    """A later message on the same topic replaces one that has not been delivered yet."""


class Keys:
    """The keys that the server signs with; browsers subscribe with the public one."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public = write_base64(public_bytes(private))
        """The public key in the form that browsers want."""

    def signed(self, audience: str, contact: str, now: float) -> str:
        """Return the header that says who is sending."""
        claims = {"aud": audience, "exp": int(now) + TOKEN_SECONDS, "sub": contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(write_base64(msgspec.json.encode(part)) for part in parts)
        r, s = decode_dss_signature(self._private.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = r.to_bytes(32, "big") + s.to_bytes(32, "big")
        return f"vapid t={text}.{write_base64(signature)}, k={self.public}"


async def keys_of(store: Store) -> Keys:
    """Return the keys shared by all servers on a store, created by the first that asks."""
    fresh = ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")
    number = int.from_bytes(await store.keep(SHELF, fresh, None), "big")
    return Keys(ec.derive_private_key(number, CURVE))


class Push:
    """Sends messages to browsers."""

    def __init__(
        self,
        keys: Keys,
        contact: str,
        services: Iterable[str] = (),
        waits: Sequence[float] = WAITS,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.key = keys.public
        self._keys = keys
        self._contact = contact
        self._services = frozenset(services)
        self._waits = waits
        self._now = now
        self._room = asyncio.Semaphore(AT_ONCE)
        self._logger = structlog.get_logger()

    def takes(self, subscription: PushTarget) -> bool:
        """Return whether messages may be sent there: to a known service, with usable keys."""
        try:
            locked(b"", subscription)
        except ValueError:
            return False
        return _service(subscription.endpoint, self._services) is not None

    async def send(self, subscription: PushTarget, message: Message, is_wanted: Callable[[], bool]) -> Outcome:
        """Send a message while it is wanted, retrying if the service cannot take it now; return what became of it."""
        target = _service(subscription.endpoint, self._services)
        if target is None:
            return "failed"
        for wait in (*self._waits, None):
            async with self._room:
                if not is_wanted():
                    return "unwanted"
                status, asked = await self._try(target, subscription, message)
            if 200 <= status < 300:
                return "sent"
            if status in (404, 410):
                return "gone"
            again = status == 429 or status >= 500
            self._logger.warning("a call was not accepted", service=target.hostname, status=status, again=again)
            if not again or wait is None:
                break
            await asyncio.sleep(max(wait, min(asked, LONGEST_WAIT)))
        return "failed"

    async def _try(self, target: SplitResult, subscription: PushTarget, message: Message) -> tuple[int, float]:
        """Send a message once; return the status, 599 if there was none, and the seconds we are asked to wait."""
        headers = {
            "Host": target.netloc,
            "Authorization": self._keys.signed(f"{target.scheme}://{target.netloc}", self._contact, self._now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(message.seconds),
            "Urgency": message.urgency,
            "Topic": message.topic,
            "Connection": "close",
        }
        try:
            async with asyncio.timeout(SECONDS):
                return _read_answer(await self._post(target, headers, locked(message.data, subscription)))
        except (OSError, EOFError, ValueError, asyncio.LimitOverrunError):
            return 599, 0.0

    async def _post(self, target: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
        """Post something and return the head of the answer, without following redirects."""
        path = f"{target.path or '/'}{f'?{target.query}' if target.query else ''}"
        lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        request = "\r\n".join([*lines, f"Content-Length: {len(body)}", "", ""]).encode("ascii") + body
        is_secure = target.scheme == "https"
        reader, writer = await asyncio.open_connection(
            target.hostname,
            target.port or (443 if is_secure else 80),
            ssl=self._trust if is_secure else None,
            limit=LONGEST_ANSWER,
        )
        try:
            writer.write(request)
            return await reader.readuntil(b"\r\n\r\n")
        finally:
            writer.transport.abort()

    @cached_property
    def _trust(self) -> ssl.SSLContext:
        return ssl.create_default_context()


def _read_answer(head: bytes) -> tuple[int, float]:
    """Return the status of an answer, and the seconds it asks us to wait; ValueError if it is not an answer."""
    first, *lines = head.decode("latin-1").split("\r\n")
    found = re.fullmatch(r"HTTP/1\.[01] ([1-5][0-9][0-9])(?: .*)?", first)
    if found is None:
        raise ValueError(first)
    named = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    asked = named.get("retry-after", "")
    return int(found[1]), float(asked) if re.fullmatch("[0-9]{1,6}", asked) else 0.0


def _service(endpoint: str, services: frozenset[str]) -> SplitResult | None:
    """Return an endpoint in its parts if it belongs to a known service, otherwise None."""
    try:
        target = urlsplit(endpoint)
        port = target.port
    except ValueError:
        return None
    origin = f"{target.scheme}://{target.netloc}"
    if not re.fullmatch("[!-~]+", endpoint) or not is_origin(origin):
        return None
    known = target.scheme == "https" and port in (None, 443) and SERVICES.fullmatch(target.hostname or "")
    return target if known or origin in services else None


# Encryption


def locked(data: bytes, subscription: PushTarget) -> bytes:
    """Return data encrypted for one browser; ValueError if its keys are unusable or there is too much data."""
    key, secret = read_base64(subscription.p256dh), read_base64(subscription.auth)
    if len(secret) != 16:
        raise ValueError("a subscription's secret has 16 bytes")
    return lock(data, key, secret, ec.generate_private_key(CURVE), secrets.token_bytes(16))


def lock(data: bytes, key: bytes, secret: bytes, private: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Return data encrypted for the owner of a public key and a secret, with a one-time key and a salt (RFC 8291)."""
    if len(data) > LONGEST_DATA:
        raise ValueError(f"a message has at most {LONGEST_DATA} bytes")
    own = public_bytes(private)
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key))
    material = _derived(shared, secret, b"WebPush: info\0" + key + own, 32)
    cipher = AESGCM(_derived(material, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(own)]) + own
    return head + cipher.encrypt(nonce, data + b"\x02", None)  # 2 ends the last record


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length=length, salt=salt, info=info).derive(material)


def public_bytes(private: ec.EllipticCurvePrivateKey) -> bytes:
    """Return the public half of a private key as an uncompressed point."""
    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def write_base64(data: bytes) -> str:
    """Return bytes in the base64 alphabet for addresses, without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def read_base64(text: str) -> bytes:
    """Return the bytes that such a text stands for; ValueError if it is malformed."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))

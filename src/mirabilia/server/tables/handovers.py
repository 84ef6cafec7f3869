"""Seats on their way to another device: left once under a code, or kept under a code that a person wrote down.

A seat is its token, and the server keeps tokens nowhere else. So they are filed under a hash of their code and
encrypted with a key made from the same code: nobody who reads the store can use them to sit down.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from mirabilia.server.store import DamagedError, Store
from mirabilia.server.tables.turns import alone
from mirabilia.server.wire import bodies
from mirabilia.server.wire.refusal import RefusedError

CODE_BYTES = 24
"""The length of a code that works once: 192 random bits."""
HANDOVER_LIFETIME = 15 * 60 * 1000
"""Milliseconds for which seats wait for another device."""
RECOVERY_LIFETIME = 400 * 24 * 3600 * 1000
"""Milliseconds for which seats are kept under a recovery code after seats were last added."""
MOST_SEATS = 500
FEWEST_LETTERS = 16
"""The least length of a recovery code, without its spaces and hyphens."""
NONCE_BYTES = 12


class Bundle(msgspec.Struct, frozen=True):
    """Seats as they are kept."""

    until: int
    """When they are dropped."""
    seats: tuple[bodies.KeptSeat, ...]


@dataclass(frozen=True)
class Handovers:
    """Seats that are kept for other devices."""

    store: Store
    clock: Callable[[], int]

    async def leave(self, seats: Iterable[bodies.KeptSeat]) -> bodies.HandedOver:
        """Keep seats for a while, for the first device that presents the code."""
        code = secrets.token_urlsafe(CODE_BYTES)
        bundle = Bundle(self.clock() + HANDOVER_LIFETIME, merged(seats))
        box = _Box("handover", code)
        await self.store.keep(box.name, box.lock(bundle), bundle.until)
        return bodies.HandedOver(code, bundle.until)

    async def take(self, code: str) -> bodies.SeatBundle:
        """Return the seats that were left under a code, and forget them; RefusedError if there are none."""
        box = _Box("handover", code)
        found = self._opened(box, await self.store.take(box.name))
        if found is None:
            raise RefusedError("bad-token", "this code has been used, is too old or is wrong; make a new one")
        return bodies.SeatBundle(found.seats)

    async def look(self, code: str) -> bodies.LeftSeats:
        """Return whether the seats that were left under a code are still waiting for another device."""
        box = _Box("handover", code)
        return bodies.LeftSeats(self._opened(box, await self.store.kept(box.name)) is not None)

    async def keep(self, code: str, seats: Iterable[bodies.KeptSeat]) -> None:
        """Add seats to those that are kept under a recovery code."""
        box = _Box("recovery", normal(code))
        async with alone(self.store, self.clock, box.name):
            found = self._opened(box, await self.store.kept(box.name))
            together = merged(await self._of_tables(seats), found.seats if found else ())
            bundle = Bundle(self.clock() + RECOVERY_LIFETIME, await self._no_more_than_are_kept(together))
            await self.store.keep(box.name, box.lock(bundle), bundle.until, replace=True)

    async def _of_tables(self, seats: Iterable[bodies.KeptSeat]) -> list[bodies.KeptSeat]:
        """Return the seats whose tables exist, so that nobody can store arbitrary data here."""
        return [seat for seat in seats if await self.store.row(seat.table)]

    async def _no_more_than_are_kept(self, seats: Sequence[bodies.KeptSeat]) -> tuple[bodies.KeptSeat, ...]:
        """Return as many seats as may be kept, dropping the oldest; those of unfinished games are the last to go."""
        if len(seats) <= MOST_SEATS:
            return tuple(seats)
        rows = [await self.store.row(seat.table) for seat in seats]
        over = [row is None or row.phase in ("over", "closed") for row in rows]
        ranked = sorted(zip(over, seats, strict=True), key=lambda pair: (pair[0], -pair[1].at))
        return tuple(sorted((seat for _, seat in ranked[:MOST_SEATS]), key=lambda seat: -seat.at))

    async def recover(self, code: str) -> bodies.SeatBundle:
        """Return the seats that are kept under a recovery code; RefusedError if there are none."""
        box = _Box("recovery", normal(code))
        found = self._opened(box, await self.store.kept(box.name))
        if found is None:
            raise RefusedError("bad-token", "nothing is kept under this code; check that every letter is right")
        return bodies.SeatBundle(found.seats)

    def name_of(self, code: str) -> str:
        """Return the name under which the seats of a recovery code are kept."""
        return _Box("recovery", normal(code)).name

    def _opened(self, box: _Box, data: bytes | None) -> Bundle | None:
        """Return what was kept, None if nothing was or its time is over."""
        bundle = None if data is None else box.unlock(data)
        return bundle if bundle and bundle.until > self.clock() else None


def merged(*several: Iterable[bodies.KeptSeat]) -> tuple[bodies.KeptSeat, ...]:
    """Return the token taken last for each seat, newest first; people who share a device have several at a table."""
    newest: dict[tuple[str, int], bodies.KeptSeat] = {}
    for seats in several:
        for seat in seats:
            place = (seat.table, seat.seat)
            if place not in newest or newest[place].at < seat.at:
                newest[place] = seat
    return tuple(sorted(newest.values(), key=lambda seat: -seat.at))


def normal(code: str) -> str:
    """Return a recovery code in its plain form: capitals, no spaces or hyphens; RefusedError if it is too short."""
    letters = code.replace(" ", "").replace("-", "").upper()
    if len(letters) < FEWEST_LETTERS:
        raise RefusedError("bad-message", f"a recovery code has at least {FEWEST_LETTERS} letters and digits")
    return letters


class _Box:
    """Where the seats of a code are stored, and how they are encrypted."""

    def __init__(self, kind: str, code: str) -> None:
        # A code is random and long, so there is no need to slow down guessing.
        made = HKDF(SHA256(), length=64, salt=None, info=f"mirabilia {kind}".encode()).derive(code.encode())
        self.name = f"{kind}-{made[:32].hex()}"
        self._cipher = AESGCM(made[32:])

    def lock(self, bundle: Bundle) -> bytes:
        """Return seats as they are stored."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, msgspec.json.encode(bundle), None)

    def unlock(self, data: bytes) -> Bundle:
        """Return seats as they were; DamagedError if the data was changed."""
        try:
            opened = self._cipher.decrypt(data[:NONCE_BYTES], data[NONCE_BYTES:], None)
        except InvalidTag:
            raise DamagedError("seats kept under a code are damaged; restore the database from a copy") from None
        return msgspec.json.decode(opened, type=Bundle)

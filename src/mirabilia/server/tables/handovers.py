"""Seats on their way to another device: left for it once under a code, or kept under one that a person wrote down.

A seat is its token, and the server keeps no tokens but here. So what is kept lies under a hash of its code and is
locked with a key made of the same code: nobody who reads the store can sit down on it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from mirabilia.server.store import DamagedError, Store
from mirabilia.server.wire import bodies
from mirabilia.server.wire.refusal import RefusedError

CODE_BYTES = 24
"""Of a code for one time: 192 random bits."""
HANDOVER_LIFETIME = 15 * 60 * 1000
"""Milliseconds for which seats wait for another device."""
RECOVERY_LIFETIME = 400 * 24 * 3600 * 1000
"""Milliseconds for which seats are kept under a recovery code after the last that were added."""
MOST_SEATS = 500
FEWEST_LETTERS = 16
"""Of a recovery code, without its spaces and hyphens."""
NONCE_BYTES = 12
TURN_MS, TURN_SECONDS = 10_000, 0.05
"""For how long one request has a recovery code to itself at most, and how soon the next one asks for it again."""


class Bundle(msgspec.Struct, frozen=True):
    """Seats as they are kept."""

    until: int
    """When they are kept no more."""
    seats: tuple[bodies.KeptSeat, ...]


@dataclass(frozen=True)
class Handovers:
    """Seats that are kept for other devices."""

    store: Store
    clock: Callable[[], int]

    async def leave(self, seats: Iterable[bodies.KeptSeat]) -> bodies.HandedOver:
        """Keep seats for a while, for whoever comes first with the code."""
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
            raise RefusedError("bad-token", "this code was used already, is too old or wrong; make a new one")
        return bodies.SeatBundle(found.seats)

    async def keep(self, code: str, seats: Iterable[bodies.KeptSeat]) -> None:
        """Add seats to those that are kept under a recovery code."""
        box = _Box("recovery", normal(code))
        async with self._alone(box):
            found = self._opened(box, await self.store.kept(box.name))
            together = merged(await self._of_tables(seats), found.seats if found else ())
            bundle = Bundle(self.clock() + RECOVERY_LIFETIME, await self._no_more_than_are_kept(together))
            await self.store.keep(box.name, box.lock(bundle), bundle.until, replace=True)

    async def _of_tables(self, seats: Iterable[bodies.KeptSeat]) -> list[bodies.KeptSeat]:
        """Return the seats of tables that exist, so that nobody can keep just anything here."""
        return [seat for seat in seats if await self.store.row(seat.table)]

    async def _no_more_than_are_kept(self, seats: Sequence[bodies.KeptSeat]) -> tuple[bodies.KeptSeat, ...]:
        """Return seats without the oldest that are too many; those of games that are not over are the last to go."""
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
            raise RefusedError("bad-token", "nothing is kept under this code; look whether every letter is right")
        return bodies.SeatBundle(found.seats)

    def _opened(self, box: _Box, data: bytes | None) -> Bundle | None:
        """Return what was kept, None if nothing was or its time is over."""
        bundle = None if data is None else box.unlock(data)
        return bundle if bundle and bundle.until > self.clock() else None

    @asynccontextmanager
    async def _alone(self, box: _Box) -> AsyncIterator[None]:
        """Let no other process add seats under the same code meanwhile, so that neither overwrites the other's."""
        turn, mine = f"{box.name}-turn", secrets.token_bytes(8)
        while await self.store.keep(turn, mine, self.clock() + TURN_MS) != mine:
            await asyncio.sleep(TURN_SECONDS)
        try:
            yield
        finally:
            if await self.store.kept(turn) == mine:  # not if it took so long that another's turn has come
                await self.store.take(turn)


def merged(*several: Iterable[bodies.KeptSeat]) -> tuple[bodies.KeptSeat, ...]:
    """Return one seat for each table, the one that was taken last, newest first."""
    newest: dict[str, bodies.KeptSeat] = {}
    for seats in several:
        for seat in seats:
            if seat.table not in newest or newest[seat.table].at < seat.at:
                newest[seat.table] = seat
    return tuple(sorted(newest.values(), key=lambda seat: -seat.at))


def normal(code: str) -> str:
    """Return a recovery code as it counts: without spaces and hyphens, in capitals; RefusedError if it is too short."""
    letters = code.replace(" ", "").replace("-", "").upper()
    if len(letters) < FEWEST_LETTERS:
        raise RefusedError("bad-message", f"a recovery code has {FEWEST_LETTERS} letters and digits at least")
    return letters


class _Box:
    """Where the seats of a code lie, and how they are locked."""

    def __init__(self, kind: str, code: str) -> None:
        # A code is random and long, so nothing needs to make guessing slow.
        made = HKDF(SHA256(), length=64, salt=None, info=f"mirabilia {kind}".encode()).derive(code.encode())
        self.name = f"{kind}-{made[:32].hex()}"
        self._cipher = AESGCM(made[32:])

    def lock(self, bundle: Bundle) -> bytes:
        """Return seats as they are stored."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, msgspec.json.encode(bundle), None)

    def unlock(self, data: bytes) -> Bundle:
        """Return seats as they were; DamagedError if they are not."""
        try:
            opened = self._cipher.decrypt(data[:NONCE_BYTES], data[NONCE_BYTES:], None)
        except InvalidTag:
            raise DamagedError("seats kept under a code are damaged; restore the database from a copy") from None
        return msgspec.json.decode(opened, type=Bundle)

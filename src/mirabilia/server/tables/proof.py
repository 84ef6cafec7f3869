"""The proof of a finished game: everything needed to see that it was dealt as promised and played by the rules.

`docs/reference/proof.md` says how to check one without this code. Checking needs only the file: no server, no table.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import asdict, replace

from mirabilia.core import record as core
from mirabilia.core.errors import MirabiliaError, RecordError, UsageError
from mirabilia.core.game import AnyGame, Result
from mirabilia.core.record import Record
from mirabilia.core.registry import describe
from mirabilia.core.replay import replay
from mirabilia.server.tables.seed import commitment_of
from mirabilia.server.tables.table import Table
from mirabilia.server.wire.protocol import GameName
from mirabilia.server.wire.refusal import RefusedError

FORMAT = 1
HEX_DIGITS = 64

Sha256 = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
StateHash = Annotated[str, Meta(pattern=r"\A[0-9a-f]{16}\Z")]
Decimal = Annotated[str, Meta(pattern=r"\A(0|[1-9][0-9]{0,18})\Z")]


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game with what was promised about it before it began. Nothing in it is said twice."""

    format: int
    game: GameName
    players: int
    wonders: str
    """The wishes for wonders and sides that the game began with."""
    commitment: Sha256
    """Everybody could see it from the moment the table was opened."""
    salt: str
    seed: Decimal
    """A number in decimal digits; a string, since many languages round numbers of 63 bits when they read JSON."""
    setup: str
    """Who played which wonder, in the game's notation."""
    moves: tuple[str, ...]
    """As in a record."""
    hash: StateHash
    """As in a record: of the state after the last move."""
    winners: tuple[int, ...]
    """The seats that won."""
    digest: Sha256
    """SHA-256 of everything above as JSON without spaces, in hexadecimal digits."""


class Verified(Struct, frozen=True):
    """What a valid proof has shown."""

    game: GameName
    players: int
    commitment: str
    noted: bool
    """Whether its commitment was compared with one that somebody noted."""
    setup: str
    moves: int
    winners: tuple[int, ...]


class _Versioned(Struct):
    format: int


def write_proof(table: Table) -> bytes:
    """Write the proof of a finished game; RefusedError before it is finished, since a proof tells the seed."""
    if table.phase != "over" or table.record is None or table.state is None:
        raise RefusedError("not-finished", "the game is not over; its seed is told when it is")
    result = table.rules.result(table.state)
    assert result is not None, "a game that is over has a result"
    proof = Proof(
        format=FORMAT,
        game=table.options.game,
        players=table.options.players,
        wonders=" ".join(table.options.wonders.split()),
        commitment=table.commitment,
        salt=table.salt,
        seed=str(table.seed),
        setup=table.record.setup,
        moves=table.record.moves,
        hash=table.record.hash,
        winners=tuple(result.winners),
        digest="0" * HEX_DIGITS,
    )
    return laid_out(replace(proof, digest=digest_of(proof)))


def digest_of(proof: Proof) -> str:
    """Return the digest that a proof has to have."""
    rest = {name: value for name, value in asdict(proof).items() if name != "digest"}
    return hashlib.sha256(msgspec.json.encode(rest)).hexdigest()


def laid_out(proof: Proof) -> bytes:
    """Write a proof as its file has it: JSON, one move to a line."""
    return msgspec.json.format(msgspec.json.encode(proof), indent=1) + b"\n"


def verify_proof(data: bytes, commitment: str | None = None, source: str = "the proof") -> Verified:
    """Check everything a proof says, and that its commitment is the one that was noted, if one was.

    RecordError names the first thing that does not fit.
    """
    proof = parse_proof(data, source)
    try:
        _check_written(proof, data)
        _check_commitment(proof, commitment)
        _check_deal(proof)
        _check_moves(proof)
    except RecordError as error:
        raise RecordError(f"{source}: {error}") from None
    return Verified(
        proof.game,
        proof.players,
        proof.commitment,
        commitment is not None,
        proof.setup,
        len(proof.moves),
        proof.winners,
    )


def parse_proof(data: bytes, source: str = "the proof") -> Proof:
    """Read a proof without checking its claims; RecordError if it is not a proof."""
    try:
        version = msgspec.json.decode(data, type=_Versioned).format
        if version != FORMAT:
            raise RecordError(f"{source}: format {version} is not known here; this version reads format {FORMAT}")
        return msgspec.json.decode(data, type=Proof)
    except msgspec.ValidationError as error:
        raise RecordError(f"{source}: not a proof: {_in_print(str(error))}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(f"{source}: not complete JSON, perhaps cut short: {error}") from None


def _in_print(text: str) -> str:
    """Return a text without control characters, which a terminal would act on: it may quote names from the file."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _check_written(proof: Proof, data: bytes) -> None:
    """Check the digest, which covers what the file says, and the layout, which covers every other byte."""
    digest = digest_of(proof)
    if proof.digest != digest:
        raise RecordError(f"the digest of its contents is {digest}, not {proof.digest} as it says; it was changed")
    if laid_out(proof) != data:
        raise RecordError("it is not laid out as proofs are; its contents are whole, but it was changed on the way")


def _check_commitment(proof: Proof, noted: str | None) -> None:
    promised = commitment_of(int(proof.seed), proof.salt)
    if proof.commitment != promised:
        raise RecordError(
            f"seed and salt make the commitment {promised}, not {proof.commitment} as it says; "
            "this is not the seed that was promised"
        )
    if noted is not None and proof.commitment != parse_commitment(noted):
        raise RecordError(
            f"its commitment is {proof.commitment}, not {parse_commitment(noted)} as you noted; "
            "it is of another table, or another seed was dealt"
        )


def parse_commitment(text: str) -> str:
    """Read a commitment as somebody noted it; UsageError if it is not a commitment."""
    digits = text.strip().lower()
    if len(digits) != HEX_DIGITS or not set(digits) <= set("0123456789abcdef"):
        raise UsageError(f"{text!r} is not a commitment, which is {HEX_DIGITS} hexadecimal digits")
    return digits


def _rules(proof: Proof) -> AnyGame:
    try:
        return describe(proof.game).rules
    except UsageError as error:
        raise RecordError(str(error)) from None


def _check_deal(proof: Proof) -> None:
    game = _rules(proof)
    try:
        setup = game.write_setup(game.draw_setup(proof.players, int(proof.seed), proof.wonders))
    except MirabiliaError as error:
        raise RecordError(f"the seed draws no setup: {error}") from None
    if setup != proof.setup:
        raise RecordError(f"for these wishes the seed draws the setup {setup!r}, not {proof.setup!r} as it says")


def _check_moves(proof: Proof) -> None:
    """Check that all chance comes from the seed, all moves are options, and the game ends as the proof says."""
    game = _rules(proof)
    record = Record(core.FORMAT, proof.game, proof.setup, int(proof.seed), proof.moves, proof.hash)
    result, sealed = _played(game, record)
    if result is None:
        raise RecordError(f"the game is not over after {len(proof.moves)} moves; it was cut short")
    if sealed != proof.moves:
        number = next((n for n, pair in enumerate(zip(sealed, proof.moves, strict=False)) if pair[0] != pair[1]), 0)
        raise RecordError(f"move {number + 1} of {len(proof.moves)} is not where or how a record has it")
    if tuple(result.winners) != proof.winners:
        raise RecordError(f"the game was won by {_seats(result.winners)}, not by {_seats(proof.winners)} as it says")


def _played(game: AnyGame, record: Record) -> tuple[Result | None, tuple[str, ...]]:
    """Return how a game ended, and its moves as a record has them."""
    result, sealed = None, []
    for step in replay(game, record, "the moves"):
        result = game.result(step.state)
        sealed += [f"{city} {game.write_move(move)}" for city, move in step.sealed]
    return result, tuple(sealed)


def _seats(winners: Sequence[int]) -> str:
    return " and ".join(f"seat {seat}" for seat in winners) or "nobody"

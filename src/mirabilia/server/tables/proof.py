"""The proof of a finished game: everything needed to see that it was dealt as promised and played by the rules.

`docs/reference/proof.md` says how to check one without this code. Checking needs only the file: no server, no table.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import asdict, replace

from mirabilia.core.errors import MirabiliaError, RecordError, UsageError
from mirabilia.core.game import AnyGame, Result
from mirabilia.core.record import Record, format_of
from mirabilia.core.registry import describe
from mirabilia.core.replay import replay
from mirabilia.core.seed import Seed
from mirabilia.server.tables.seed import commitment_of, deal_seed, promise_of, secret_commitment
from mirabilia.server.tables.table import Table
from mirabilia.server.wire.bodies import Problem
from mirabilia.server.wire.people import Share
from mirabilia.server.wire.protocol import GameName
from mirabilia.server.wire.refusal import RefusedError

FORMATS = (1, 2)
HEX_DIGITS = 64
NOTHING_PROMISED = (
    "this game takes up another one, whose cards anybody could know; nothing was promised of it, so there is no proof"
)

Sha256 = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
StateHash = Annotated[str, Meta(pattern=r"\A[0-9a-f]{16}\Z")]
Decimal = Annotated[str, Meta(pattern=r"\A(0|[1-9][0-9]{0,18})\Z")]


class OldProof(Struct, frozen=True, forbid_unknown_fields=True):
    """The proof of a game whose seed was fixed from the beginning: format 1, of lessons and of earlier versions."""

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


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game with what was promised about it before it began. Nothing in it is repeated."""

    format: int
    game: GameName
    players: int
    wonders: str
    """The wishes for wonders and sides that the game began with."""
    commitment: Sha256
    """The server's promise: everybody could see it from the moment the table was opened."""
    secret: Sha256
    """What it promised."""
    shares: tuple[Share, ...]
    """What people promised, and told when the game began, by seats; None for one that was left out."""
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


AnyProof = Proof | OldProof


class Verified(Struct, frozen=True):
    """What a valid proof has shown."""

    game: GameName
    players: int
    commitment: str
    noted: bool
    """Whether its commitment was compared with one that was noted."""
    setup: str
    moves: int
    winners: tuple[int, ...]
    seed: Seed
    shares: tuple[Share, ...] | None = None
    """What people added to the deal, or would have; None where the seed was fixed."""
    promised: bool = False
    """Whether one of them was compared with a promise that was noted."""


class _Versioned(Struct):
    format: int


def write_proof(table: Table) -> bytes:
    """Write the proof of a finished game; RefusedError before it is finished, since a proof reveals the seed.

    There is none for a game that takes up another.
    """
    if table.phase != "over" or table.record is None or table.state is None:
        raise RefusedError("not-finished", "the game is not over; its seed is told when it is")
    if table.origin is not None:
        raise RefusedError("not-allowed", NOTHING_PROMISED)
    result = table.rules.result(table.state)
    assert result is not None, "a game that is over has a result"
    played: dict[str, Any] = {
        "game": table.options.game,
        "players": table.options.players,
        "wonders": " ".join(table.options.wonders.split()),
        "commitment": table.commitment,
        "setup": table.record.setup,
        "moves": table.record.moves,
        "hash": table.record.hash,
        "winners": tuple(result.winners),
        "digest": "0" * HEX_DIGITS,
    }
    proof: AnyProof
    if table.source.secret is not None:
        proof = Proof(format=2, secret=table.source.secret, shares=table.dealt_with, **played)
    else:
        proof = OldProof(format=1, salt=table.source.salt or "", seed=str(table.seed), **played)
    return laid_out(replace(proof, digest=digest_of(proof)))


def digest_of(proof: AnyProof) -> str:
    """Return the digest that a proof must have."""
    rest = {name: value for name, value in asdict(proof).items() if name != "digest"}
    return hashlib.sha256(msgspec.json.encode(rest)).hexdigest()


def laid_out(proof: AnyProof) -> bytes:
    """Write a proof as its file has it: JSON, one move to a line."""
    return msgspec.json.format(msgspec.json.encode(proof), indent=1) + b"\n"


def verify_proof(
    data: bytes, commitment: str | None = None, source: str = "the proof", promise: str | None = None
) -> Verified:
    """Check everything a proof says, and that it has the commitment and the promise of a share that were noted.

    RecordError names the first thing that does not fit.
    """
    proof = parse_proof(data, source)
    try:
        _check_written(proof, data)
        _check_commitment(proof, commitment)
        _check_shares(proof, promise)
        _check_deal(proof)
        _check_moves(proof)
    except RecordError as error:
        raise _within(source, error) from None
    return Verified(
        proof.game,
        proof.players,
        proof.commitment,
        commitment is not None,
        proof.setup,
        len(proof.moves),
        proof.winners,
        seed_of(proof),
        proof.shares if isinstance(proof, Proof) else None,
        promise is not None,
    )


def _within(source: str, error: RecordError) -> RecordError:
    """Return an error that says where it was found."""
    return RecordError(f"{source}: {error}").said("within", where=source, reason=error)


def seed_of(proof: AnyProof) -> Seed:
    """Return the seed that the cards of a proof were dealt from."""
    if isinstance(proof, OldProof):
        return int(proof.seed)
    return deal_seed(proof.secret, {one.seat: one.share for one in proof.shares if one.share is not None})


def parse_proof(data: bytes, source: str = "the proof") -> AnyProof:
    """Read a proof without checking its claims; RecordError if it is not a proof."""
    try:
        version = msgspec.json.decode(data, type=_Versioned).format
        if version not in FORMATS:
            told = f"format {version} is not known here; this version reads formats 1 and 2"
            raise _within(source, RecordError(told).said("format", format=version))
        return msgspec.json.decode(data, type=Proof) if version == 2 else msgspec.json.decode(data, type=OldProof)
    except msgspec.ValidationError as error:
        if refused := _refusal_in(data):
            told = f"this is no proof, but what a server says instead of one: {refused}"
            raise _within(source, RecordError(told).said("no_proof", reason=refused)) from None
        reason = _in_print(str(error))
        raise _within(source, RecordError(f"not a proof: {reason}").said("not_a_proof", reason=reason)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        broken = RecordError(f"not complete JSON, perhaps cut short: {error}").said("not_json", reason=str(error))
        raise _within(source, broken) from None


def _refusal_in(data: bytes) -> str | None:
    """Return why a server gave no proof, if that answer was saved in place of one."""
    try:
        return _in_print(msgspec.json.decode(data, type=Problem).message)
    except msgspec.ValidationError:
        return None


def _in_print(text: str) -> str:
    """Return a text without control characters, which a terminal would act on: it may quote names from the file."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _check_written(proof: AnyProof, data: bytes) -> None:
    """Check the digest, which covers what the file says, and the layout, which covers every other byte."""
    digest = digest_of(proof)
    if proof.digest != digest:
        raise RecordError(
            f"the digest of its contents is {digest}, not {proof.digest} as it says; it was changed"
        ).said("digest", digest=digest, stated=proof.digest)
    if laid_out(proof) != data:
        raise RecordError(
            "it is not laid out as proofs are; its contents are intact, but it was changed on the way"
        ).said("layout")


def _check_commitment(proof: AnyProof, noted: str | None) -> None:
    if isinstance(proof, OldProof):
        promised, told, what = commitment_of(int(proof.seed), proof.salt), "seed and salt give", "seed"
    else:
        promised, told, what = secret_commitment(proof.secret), "the secret gives", "secret"
    if proof.commitment != promised:
        raise RecordError(
            f"{told} the commitment {promised}, not {proof.commitment} as it says; "
            f"this is not the {what} that was promised"
        ).said(f"broken_{what}", promised=promised, stated=proof.commitment)
    if noted is not None and proof.commitment != parse_commitment(noted):
        raise RecordError(
            f"its commitment is {proof.commitment}, not {parse_commitment(noted)} as you noted; "
            "it is of another table, or another seed was dealt"
        ).said("noted", stated=proof.commitment, noted=parse_commitment(noted))


def _check_shares(proof: AnyProof, noted: str | None) -> None:
    """Check that every share is the promised one, and that the one whose promise was noted was not left out."""
    shares = proof.shares if isinstance(proof, Proof) else ()
    if [one.seat for one in shares] != sorted({one.seat for one in shares} & set(range(proof.players))):
        raise RecordError("the shares are not in the order of the seats").said("share_order")
    for one in shares:
        if one.share is not None and one.promise != promise_of(one.share):
            raise RecordError(f"the share of seat {one.seat} is not the one that was promised").said(
                "share", seat=one.seat
            )
    if noted is None:
        return
    promise = parse_commitment(noted, "promise")
    mine = [one for one in shares if one.promise == promise]
    if not mine:
        raise RecordError(f"nobody promised {promise}, as you noted; the deal was made without your share").said(
            "no_share", promise=promise
        )
    if mine[0].share is None:
        seat = mine[0].seat
        raise RecordError(f"the share of seat {seat}, which you promised, was left out of the deal").said(
            "share_left_out", seat=seat
        )


def parse_commitment(text: str, what: Literal["commitment", "promise"] = "commitment") -> str:
    """Read a commitment or promise as a person noted it; UsageError if it cannot be one."""
    digits = text.strip().lower()
    if len(digits) != HEX_DIGITS or not set(digits) <= set("0123456789abcdef"):
        raise UsageError(f"{text!r} is not a {what}, which is {HEX_DIGITS} hexadecimal digits").said(
            f"unlike_{what}", text=text, digits=HEX_DIGITS
        )
    return digits


def _rules(proof: AnyProof) -> AnyGame:
    try:
        return describe(proof.game).rules
    except UsageError as error:
        raise RecordError(str(error)).said(error.saying, **error.values) from None


def _check_deal(proof: AnyProof) -> None:
    game = _rules(proof)
    try:
        setup = game.write_setup(game.draw_setup(proof.players, seed_of(proof), proof.wonders))
    except MirabiliaError as error:
        raise RecordError(f"the seed draws no setup: {error}").said("no_setup", reason=error) from None
    if setup != proof.setup:
        raise RecordError(f"for these wishes the seed draws the setup {setup!r}, not {proof.setup!r} as it says").said(
            "setup", drawn=setup, stated=proof.setup
        )


def _check_moves(proof: AnyProof) -> None:
    """Check that all chance comes from the seed, all moves are options, and the game ends as the proof says."""
    game = _rules(proof)
    seed = seed_of(proof)
    record = Record(format_of(seed), proof.game, proof.setup, seed, proof.moves, proof.hash)
    result, sealed = _played(game, record)
    if result is None:
        raise RecordError(f"the game is not over after {len(proof.moves)} moves; it was cut short").said(
            "unfinished", moves=len(proof.moves)
        )
    if sealed != proof.moves:
        number = next((n for n, pair in enumerate(zip(sealed, proof.moves, strict=False)) if pair[0] != pair[1]), 0)
        at, moves = number + 1, len(proof.moves)
        raise RecordError(f"move {at} of {moves} is not where or how a record has it").said(
            "move", number=at, moves=moves
        )
    if tuple(result.winners) != proof.winners:
        won, stated = _seats(result.winners), _seats(proof.winners)
        raise RecordError(f"the game was won by seats {won}, not {stated} as it says").said(
            "winners", winners=won, stated=stated
        )


def _played(game: AnyGame, record: Record) -> tuple[Result | None, tuple[str, ...]]:
    """Return how a game ended, and its moves as a record has them."""
    result, sealed = None, []
    for step in replay(game, record, "the moves"):
        result = game.result(step.state)
        sealed += [f"{city} {game.write_move(move)}" for city, move in step.sealed]
    return result, tuple(sealed)


def _seats(winners: Sequence[int]) -> str:
    return ", ".join(map(str, winners)) or "-"

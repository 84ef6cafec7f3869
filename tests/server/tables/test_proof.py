"""P14: deals are verifiable. A proof stands on its own, and one changed bit of it fails."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from mirabilia.core.errors import MirabiliaError, RecordError, UsageError
from mirabilia.core.seed import SEEDS
from mirabilia.games.architects.transcript.format import Transcript
from mirabilia.server.tables.proof import OldProof, Proof, digest_of, laid_out, parse_proof, verify_proof, write_proof
from mirabilia.server.tables.replays import transcript_of
from mirabilia.server.tables.seed import commitment_of, draw_source, promise_of, secret_commitment
from mirabilia.server.tables.sights import info_of
from mirabilia.server.tables.table import Table
from mirabilia.server.wire.protocol import GameName
from mirabilia.server.wire.refusal import RefusedError
from tests.checker.checker import check
from tests.checker.facts import Facts, load
from tests.kit import depth
from tests.kit.architects.transcript import Checked
from tests.kit.chance_page import LISTING
from tests.kit.depth import examples
from tests.kit.server.table_play import EVERY_TABLE, SALT, SEED, begun, finished, share_of

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs/reference/proof.md"
WISHES = {
    "seven": ["", "gizah-A", "?-B rhodos", "? ?-a"],
    "architects": ["", "giza", "? Rhodes", "babylon ? first=1"],
}
seeds = st.integers(0, SEEDS - 1)
OTHER = "c4" * 32


@cache
def table_after(game: GameName, players: int, seed: int = SEED, wonders: str = "") -> Table:
    return finished(game, players, seed, wonders, shared=True).table


@cache
def proof_of(game: GameName, players: int, seed: int = SEED, wonders: str = "") -> bytes:
    return write_proof(table_after(game, players, seed, wonders))


# Good proofs


@pytest.mark.parametrize(("game", "players"), depth.tables(EVERY_TABLE))
def test_p14_every_finished_game_has_a_proof_that_verifies(game: GameName, players: int) -> None:
    for seed, wonders in enumerate(WISHES[game] * 2):
        table = table_after(game, players, seed, wonders)
        verified = verify_proof(write_proof(table), info_of(table).commitment)
        assert table.record
        assert table.state
        result = table.rules.result(table.state)
        assert result
        assert (verified.game, verified.players, verified.noted) == (game, players, True)
        assert (verified.setup, verified.moves) == (table.record.setup, len(table.record.moves))
        assert verified.winners == result.winners


@pytest.mark.slow
@given(st.sampled_from(EVERY_TABLE), seeds, st.integers(0, 3))
@examples(500)
def test_p14_many_more_finished_games_have_proofs_that_verify(at: tuple[GameName, int], seed: int, wish: int) -> None:
    table = finished(*at, seed, WISHES[at[0]][wish], shared=True).table
    assert verify_proof(write_proof(table), table.commitment).moves > 20


def test_the_commitment_of_a_proof_is_the_one_shown_when_the_table_was_opened() -> None:
    played = finished("seven", 3, shared=True)
    assert info_of(played.again(1).table).commitment == parse_proof(write_proof(played.table)).commitment


def test_there_is_no_proof_while_the_game_is_played_for_it_tells_the_seed() -> None:
    played = finished("architects", 3, shared=True)
    for entries in (3, 4, 8, 12, 13, len(played.entries) - 1):
        with pytest.raises(RefusedError, match="its seed is told when it is") as error:
            write_proof(played.again(entries).table)
        assert error.value.code == "not-finished"


def test_wishes_are_proven_however_they_were_spaced() -> None:
    proof = proof_of("seven", 3, SEED, " gizah-a\u00a0 \t?-B ")
    assert parse_proof(proof).wonders == "gizah-a ?-B"
    assert verify_proof(proof).setup.startswith("gizah-A ")


def test_a_noted_commitment_may_be_typed_in_capitals() -> None:
    proof = proof_of("seven", 3)
    noted = secret_commitment(f"{SEED:064x}")
    assert verify_proof(proof, f" {noted.upper()} ").noted
    assert not verify_proof(proof).noted


# One changed bit


def assert_refused(data: bytes) -> None:
    with pytest.raises(RecordError) as error:
        verify_proof(data)
    assert len(str(error.value).splitlines()) == 1


def flipped(data: bytes, bit: int) -> bytes:
    changed = bytearray(data)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


@pytest.mark.parametrize(("game", "players"), [("seven", 2), ("architects", 2)])
def test_p14_every_changed_bit_of_a_proof_is_noticed(game: GameName, players: int) -> None:
    data = proof_of(game, players)
    for bit in range(8 * len(data)):
        with pytest.raises(RecordError):
            verify_proof(flipped(data, bit))
    print(f"P14: {8 * len(data)} changed bits of a proof of {game}, all noticed")


@pytest.mark.parametrize(("game", "players"), depth.tables(EVERY_TABLE))
def test_p14_changed_bits_of_any_proof_are_noticed_in_one_line(game: GameName, players: int) -> None:
    data = proof_of(game, players)
    for bit in Random(players).sample(range(8 * len(data)), 200):
        assert_refused(flipped(data, bit))


@pytest.mark.parametrize(("game", "players"), depth.tables(EVERY_TABLE))
def test_a_proof_that_was_cut_or_grew_is_refused(game: GameName, players: int) -> None:
    data = proof_of(game, players)
    for length in {0, 1, 2, len(data) // 2, len(data) - 2, len(data) - 1}:
        assert_refused(data[:length])
    for more in (b" ", b"\n", b"\0", b"}", data):
        assert_refused(data + more)
    assert_refused(data.replace(b"\n", b"\r\n"))
    assert_refused(json.dumps(json.loads(data)).encode())


def test_a_field_that_no_proof_has_is_refused_without_obeying_it() -> None:
    data = proof_of("seven", 3).replace(b' "secret"', b' "\\u001b[2J\\r": 1,\n "secret"')
    assert_refused(data)
    with pytest.raises(RecordError, match=r"unknown field `\?\[2J\?`"):
        verify_proof(data)


def test_a_field_that_stands_twice_is_refused() -> None:
    data = proof_of("seven", 3)
    assert_refused(data.replace(b' "secret"', b' "secret": "1",\n "secret"'))


# Forgeries: a forger changes a proof and works out the digest again


def forged(game: GameName, players: int, /, **changes: Any) -> bytes:
    proof = replace(parse_proof(proof_of(game, players)), **changes)
    return laid_out(replace(proof, digest=digest_of(proof)))


def parsed(game: GameName, players: int) -> Proof:
    proof = parse_proof(proof_of(game, players))
    assert isinstance(proof, Proof)
    return proof


def moves_of(game: GameName, players: int) -> tuple[str, ...]:
    return parse_proof(proof_of(game, players)).moves


def recommitted(secret: str) -> dict[str, Any]:
    """Return what a forger who wants another secret changes."""
    return {"secret": secret, "commitment": secret_commitment(secret)}


def reshared(at: tuple[GameName, int], share: str | None, promise: str | None = None) -> dict[str, Any]:
    """Return what a forger who wants another share in seat 0, or none, changes."""
    first, *rest = parsed(*at).shares
    return {"shares": (replace(first, share=share, promise=promise or first.promise), *rest)}


FORGERIES: list[tuple[str, Callable[[GameName, int], dict[str, Any]], str]] = [
    ("secret", lambda *_: {"secret": "5b" * 32}, "this is not the secret that was promised"),
    ("commitment", lambda *_: {"commitment": "00" * 32}, "this is not the secret that was promised"),
    ("secret and commitment", lambda *_: recommitted("5b" * 32), r"the seed draws the setup .*, not .* as it says"),
    ("share", lambda *at: reshared(at, OTHER), "the share of seat 0 is not the one that was promised"),
    ("share and promise", lambda *at: reshared(at, OTHER, promise_of(OTHER)), "the seed draws the setup"),
    ("a share less", lambda *at: reshared(at, None), "the seed draws the setup"),
    ("no shares", lambda *_: {"shares": ()}, "the seed draws the setup"),
    ("other seats", lambda *at: {"shares": parsed(*at).shares[::-1]}, "not in the order of the seats"),
    ("a seat twice", lambda *at: {"shares": parsed(*at).shares[:1] * 2}, "not in the order of the seats"),
    ("no seat", lambda *at: {"shares": (replace(parsed(*at).shares[0], seat=7),)}, "not in the order of the seats"),
    ("wishes", lambda game, _: {"wonders": WISHES[game][1]}, "for these wishes the seed draws the setup"),
    ("no wishes", lambda *_: {"wonders": "atlantis"}, "the seed draws no setup: there is no wonder 'atlantis'"),
    ("players", lambda _, players: {"players": players + 1}, "for these wishes the seed draws the setup"),
    ("no players", lambda *_: {"players": 99}, "the seed draws no setup"),
    ("setup", lambda game, n: {"setup": table_after(game, n, 1).record.setup}, "not .* as it says"),  # type: ignore[union-attr]  # it has been played
    ("a move", lambda *at: {"moves": ("0 sell arena", *moves_of(*at)[1:])}, "the moves: move 1 of "),
    ("a city", lambda *at: {"moves": (f"9{moves_of(*at)[0]}", *moves_of(*at)[1:])}, "the moves: move 1 of "),
    ("fewer moves", lambda *at: {"moves": moves_of(*at)[:-1]}, "it was cut short or edited"),
    ("more moves", lambda *at: {"moves": (*moves_of(*at), moves_of(*at)[-1])}, "comes after the end of the game"),
    ("no moves", lambda *at: {"moves": (), "hash": first_hash(*at)}, "the game is not over after 0 moves"),
    ("hash", lambda *_: {"hash": "0" * 16}, "it was cut short or edited"),
    ("winners", lambda _, players: {"winners": tuple(range(players))}, "the game was won by seat"),
    ("no winners", lambda *_: {"winners": ()}, "not - as it says"),
    ("format", lambda *_: {"format": 3}, "format 3 is not known here; this version reads formats 1 and 2"),
    ("old format", lambda *_: {"format": 1}, "not a proof: "),
    ("no game", lambda *_: {"game": "\x1bchess"}, r"there is no game '\\x1bchess'; there are seven, architects"),
    ("no hash", lambda *_: {"hash": "\x1b[2J"}, "not a proof: .*hash"),
    ("no commitment", lambda *_: {"commitment": "\r"}, "not a proof: .*commitment"),
    ("other digits", lambda *_: {"secret": "5B" * 32}, "not a proof: .*secret"),
]


def first_hash(game: GameName, players: int) -> str:
    record = begun(game, players, shared=True).table.record
    assert record
    return record.hash


@pytest.mark.parametrize(("game", "players"), [("seven", 2), ("seven", 4), ("architects", 3)])
@pytest.mark.parametrize(("change", "reason"), [pytest.param(*rest, id=name) for name, *rest in FORGERIES])
def test_p14_a_forgery_is_told_what_does_not_fit(game: GameName, players: int, change: Any, reason: str) -> None:
    with pytest.raises(RecordError, match=reason) as error:
        verify_proof(forged(game, players, **change(game, players)), source="game.json")
    assert str(error.value).startswith("game.json: ")
    assert len(str(error.value).splitlines()) == 1


def test_without_a_new_digest_it_is_the_digest_that_does_not_fit() -> None:
    proof = parse_proof(proof_of("seven", 3))
    with pytest.raises(RecordError, match=r"the digest of its contents is [0-9a-f]{64}, not [0-9a-f]{64} as it says"):
        verify_proof(laid_out(replace(proof, secret="5b" * 32)))


def test_another_layout_is_told_from_other_contents() -> None:
    with pytest.raises(RecordError, match="its contents are intact"):
        verify_proof(proof_of("seven", 3) + b" ")


def test_every_move_is_where_and_how_a_record_has_it() -> None:
    """What leads to the same game but is written differently is no proof: each game has exactly one."""
    first, second, *rest = moves_of("seven", 3)
    other = next(move for move in begun("seven", 3, shared=True).moves(0) if f"0 {move}" != first)
    for moves in ([second, first, *rest], [f"0 {other}", first, second, *rest], [f"0{first}", second, *rest]):
        with pytest.raises(RecordError, match=r"move 1 of 5\d is not where or how a record has it"):
            verify_proof(forged("seven", 3, moves=tuple(moves)))


def test_p14_a_whole_proof_of_another_seed_fails_by_the_noted_commitment() -> None:
    """A server that dealt from another seed can write a consistent proof; the note gives it away."""
    noted = draw_source().commitment
    assert verify_proof(proof_of("seven", 3)).moves
    with pytest.raises(RecordError, match=f"not {noted} as you noted"):
        verify_proof(proof_of("seven", 3), noted)


@pytest.mark.parametrize("noted", ["", "12", "g" * 64, "0" * 65, "\u0660" * 64])
def test_what_was_noted_wrongly_is_refused(noted: str) -> None:
    with pytest.raises(UsageError, match="is not a commitment, which is 64 hexadecimal digits"):
        verify_proof(proof_of("seven", 3), noted)


@given(st.one_of(st.binary(max_size=200), st.recursive(st.none() | st.integers() | st.text(), st.lists)))
@examples(50)
def test_anything_else_is_refused_in_one_line(found: Any) -> None:
    assert_refused(found if isinstance(found, bytes) else json.dumps(found).encode())


@given(st.data())
@examples(150)
def test_a_forged_text_never_breaks_the_verifier(data: st.DataObject) -> None:
    """Whatever is in a field whose digest fits, the error is one of ours."""
    name = data.draw(st.sampled_from(["wonders", "commitment", "secret", "setup", "hash", "move"]))
    text = data.draw(
        st.text(max_size=40) | st.from_regex(r"[0-9]{1,3} (build|sell|stage|take) .{0,20}", fullmatch=True)
    )
    moves = moves_of("seven", 3)
    proof = forged("seven", 3, **({"moves": (text, *moves[1:])} if name == "move" else {name: text}))
    try:
        verify_proof(proof)
    except MirabiliaError as error:
        assert len(str(error).splitlines()) == 1  # noqa: PT017 - most texts fail, an empty wish does not
    else:
        assert name == "wonders"


# The page, and code that shares nothing with the engine


def page_listing() -> dict[str, Any]:
    """Run the Python of the page and return what it defines."""
    names = {name: LISTING[name] for name in ("draw_boards", "draw_wonders")}
    exec("\n".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)), names)
    return names


@pytest.mark.parametrize(("game", "players"), depth.tables(EVERY_TABLE))
def test_the_page_works_out_what_a_proof_says(game: GameName, players: int) -> None:
    listing = page_listing()
    extra = {"seven": ["? ? + ephesos-b"] if players == 2 else ["?-A " * players], "architects": ["rhodes ?"]}[game]
    for wonders in (*WISHES[game], *extra):
        proof = json.loads(proof_of(game, players, SEED, wonders))
        assert listing["digest"](proof) == proof["digest"]
        assert listing["commitment"](proof) == proof["commitment"]
        assert all(one["share"] is None or listing["promise"](one) == one["promise"] for one in proof["shares"])
        assert listing["seed"](proof) == table_after(game, players, SEED, wonders).seed
        assert listing[f"{game}_setup"](proof) == proof["setup"]


def test_the_page_has_the_fields_of_a_proof_in_their_order() -> None:
    assert tuple(re.findall(r"^\| `(\w+)` \|", PAGE.read_text(), re.MULTILINE)) == Proof.__struct_fields__


@pytest.fixture(scope="module")
def facts() -> Facts:
    folder = ROOT / "src/mirabilia/games/seven/facts"
    return load(folder / "cards.toml", folder / "wonders.toml")


@pytest.mark.parametrize("players", depth.counts())
def test_p14_a_checker_without_our_engine_deals_and_plays_the_same_from_the_seed(facts: Facts, players: int) -> None:
    """Of the transcript it believes only players, seed and moves, and those are put in from the proof."""
    for seed in (SEED, 0, SEEDS - 1):
        table = table_after("seven", players, seed)
        proof = json.loads(write_proof(table))
        transcript = json.loads(transcript_of(table))
        told = {"seed": page_listing()["seed"](proof), "players": proof["players"], "moves": proof["moves"]}
        assert check(facts, {**transcript, **told}) == []
        assert (transcript["setup"], transcript["winners"]) == (proof["setup"], proof["winners"])
        other = {**transcript, **told, "seed": page_listing()["seed"]({**proof, "shares": []})}
        assert check(facts, other) != []


@pytest.mark.parametrize("players", depth.counts())
def test_p14_architects_is_dealt_as_the_page_of_chance_deals(players: int) -> None:
    table = table_after("architects", players)
    proof = json.loads(write_proof(table))
    seed = page_listing()["seed"](proof)
    game = msgspec.json.decode(transcript_of(table), type=Transcript)
    tokens = LISTING["set_out_tokens"](seed)
    assert [place.wonder for place in game.seats] == proof["setup"].split()
    assert [list(place.deck) for place in game.seats] == [
        LISTING["set_out_deck"](seed, place.wonder) for place in game.seats
    ]
    assert list(game.central) == LISTING["set_out_deck"](seed, "central")
    assert ([*game.open_tokens], [*game.stack]) == (tokens[:3], tokens[3:])
    Checked(game).play()
    assert list(game.winners) == proof["winners"]


# A promise that a person noted, and proofs of games whose seed was fixed


def test_a_noted_promise_must_be_in_the_deal() -> None:
    proof = proof_of("seven", 3)
    assert verify_proof(proof, promise=f" {promise_of(share_of(1)).upper()} ").promised
    with pytest.raises(RecordError, match="the share of seat 2, which you promised, was left out of the deal"):
        verify_proof(proof, promise=promise_of(share_of(2)))
    with pytest.raises(RecordError, match=f"nobody promised {promise_of(OTHER)}, as you noted"):
        verify_proof(proof, promise=promise_of(OTHER))
    with pytest.raises(UsageError, match="is not a promise, which is 64 hexadecimal digits"):
        verify_proof(proof, promise="12")


@cache
def old_proof(game: GameName, players: int) -> bytes:
    return write_proof(finished(game, players).table)


@pytest.mark.parametrize(("game", "players"), depth.tables(EVERY_TABLE))
def test_p14_proofs_of_fixed_seeds_verify_for_ever(game: GameName, players: int) -> None:
    verified = verify_proof(old_proof(game, players), commitment_of(SEED, SALT))
    assert (verified.seed, verified.shares, verified.noted) == (SEED, None, True)
    listing, proof = page_listing(), json.loads(old_proof(game, players))
    assert (proof["format"], list(proof)) == (1, list(OldProof.__struct_fields__))
    assert listing["digest"](proof) == proof["digest"]
    assert listing["commitment"](proof) == proof["commitment"]
    assert listing[f"{game}_setup"](proof) == proof["setup"]
    for bit in Random(players).sample(range(8 * len(old_proof(game, players))), 50):
        assert_refused(flipped(old_proof(game, players), bit))


OLD_FORGERIES: list[tuple[dict[str, Any], str]] = [
    ({"seed": str(SEED + 1)}, "this is not the seed that was promised"),
    ({"salt": "5b" * 32}, "this is not the seed that was promised"),
    ({"seed": "7", "commitment": commitment_of(7, SALT)}, "the seed draws the setup"),
    ({"seed": f"0{SEED}"}, "not a proof: .*seed"),
    (
        {"seed": str(SEEDS), "commitment": commitment_of(SEEDS, SALT)},
        "the seed draws no setup: the seed 922337",
    ),
]


@pytest.mark.parametrize(("changes", "reason"), OLD_FORGERIES)
def test_p14_a_forged_proof_of_a_fixed_seed_is_told_what_does_not_fit(changes: dict[str, Any], reason: str) -> None:
    proof = replace(parse_proof(old_proof("seven", 3)), **changes)
    with pytest.raises(RecordError, match=reason):
        verify_proof(laid_out(replace(proof, digest=digest_of(proof))))
    with pytest.raises(RecordError, match="nobody promised"):
        verify_proof(old_proof("seven", 3), promise=promise_of(OTHER))

"""What a game at a server must add up to: its log, its record and its proof, each worked out independently.

The rule of a log is simple: of all choices for a city in a turn, the last one counts, unless it was taken back.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

import msgspec

from mirabilia.core.record import Record, parse_record
from mirabilia.core.registry import describe
from mirabilia.core.replay import replay
from mirabilia.server.tables import log
from mirabilia.server.tables.proof import verify_proof
from mirabilia.server.wire.protocol import Snapshot
from tests.kit.server.fickle import Tally
from tests.kit.server.running import Running

Turns = list[dict[int, str]]
"""The move that counted for each city, turn by turn."""


async def check_finished(server: Running, table: str, tally: Tally) -> Counter[str]:
    """Check a finished game against its log and what its people were told; return how many turns and choices it had."""
    entries = [log.parse_entry(data) for data in await server.tables.store.read(table)]
    snapshot = (await server.get(f"/api/tables/{table}")).read(Snapshot)
    assert snapshot.info.phase == "over"
    record = await check_record(server, table, snapshot.info.commitment)
    turns = turns_of_record(record)
    assert turns_of_log(entries) == turns
    check_commands(table, entries, tally)
    chosen = sum(isinstance(entry, log.ChoiceMade) for entry in entries)
    return Counter({"games": 1, "turns": len(turns), "choices stored": chosen})


async def check_record(server: Running, table: str, commitment: str) -> Record:
    """Fetch a record and a proof as anyone can; the record replays to its result and hash, and the proof is valid."""
    data = (await server.get(f"/api/tables/{table}/record")).body
    record = parse_record(data)
    game = describe(record.game).rules
    *_, last = replay(game, record)  # which compares the hash
    live = await server.tables.live(table)
    assert live.table.state is not None
    assert last.state.hash == live.table.state.hash == record.hash
    result = game.result(last.state)
    assert result is not None
    assert result == game.result(live.table.state)
    proof = (await server.get(f"/api/tables/{table}/proof")).body
    verified = verify_proof(proof, commitment)
    assert verified.winners == tuple(result.winners)
    assert msgspec.json.decode(proof)["moves"] == list(record.moves)
    return record


def turns_of_record(record: Record) -> Turns:
    """Return which moves counted in each turn according to the record."""
    game = describe(record.game).rules
    sealed = [step.sealed for step in replay(game, record) if step.sealed]
    turns = [{city: game.write_move(move) for city, move in moves} for moves in sealed]
    assert [len(turn) for turn in turns] == [len(moves) for moves in sealed], "a city chose twice in a turn"
    return turns


def turns_of_log(entries: Sequence[log.Entry]) -> Turns:
    """Return which moves counted in each turn according to the log."""
    turns: defaultdict[int, dict[int, str]] = defaultdict(dict)
    for entry in entries:
        if isinstance(entry, log.ChoiceMade | log.ChoiceWithdrawn):
            assert entry.turn == max([*turns, entry.turn]), "a choice came after its turn"
            if isinstance(entry, log.ChoiceMade):
                turns[entry.turn][entry.city] = entry.move
            else:
                del turns[entry.turn][entry.city]
    assert sorted(turns) == list(range(len(turns)))
    return [turns[number] for number in range(len(turns))]


def check_commands(table: str, entries: Sequence[log.Entry], tally: Tally) -> None:
    """Check that every command is in the log once, and every acknowledgement names the entry that carried it out."""
    done = {
        (entry.seat, entry.id): version
        for version, entry in enumerate(entries, 1)
        if isinstance(entry, log.BySeat) and entry.id
    }
    assert len(done) == sum(isinstance(entry, log.BySeat) and bool(entry.id) for entry in entries), "done twice"
    ids = {id_: version for (_, id_), version in done.items()}
    acked = {id_: version for (of, _, id_), version in tally.acks.items() if of == table}
    wrong = {id_: version for id_, version in acked.items() if ids.get(id_) != version}
    assert not wrong, "acknowledged, but not what the log has there"

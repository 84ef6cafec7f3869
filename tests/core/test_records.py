"""Records: what replays, and how a damaged one is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from mirabilia.core.errors import RecordError
from mirabilia.core.record import Record, parse_record, write_record
from mirabilia.core.replay import begin, extended, new_record, replay
from mirabilia.games.seven.batch import play_recorded
from mirabilia.games.seven.game import SEVEN

GOOD = play_recorded(3, 7, 0)


def changed(change: Callable[[dict[str, Any]], object]) -> bytes:
    """Return the good record with something changed in its JSON."""
    fields = json.loads(write_record(GOOD))
    change(fields)
    return json.dumps(fields).encode()


def run(data: bytes) -> None:
    for _ in replay(SEVEN, parse_record(data, "game.json"), "game.json"):
        pass


def test_a_record_replays_to_its_hash() -> None:
    run(write_record(GOOD))


def test_a_record_has_the_format_of_its_seed() -> None:
    keyed = play_recorded(3, "0f" * 32, 0)
    assert (GOOD.format, keyed.format) == (1, 2)
    assert parse_record(write_record(keyed)) == keyed
    run(write_record(keyed))


def test_a_running_game_is_a_record_too() -> None:
    setup = SEVEN.draw_setup(3, 5)
    record = new_record(SEVEN, setup, 5)
    state = begin(SEVEN, record)
    for city in (0, 1):
        step = SEVEN.choose(state, city, SEVEN.decision(state, city).options[0].move)
        record, state = extended(SEVEN, record, step), step.state
    assert record.moves == ()  # nothing is sealed before the last city has chosen
    step = SEVEN.choose(state, 2, SEVEN.decision(state, 2).options[0].move)
    record = extended(SEVEN, record, step)
    assert len(record.moves) == 3
    run(write_record(record))


DAMAGE: list[tuple[str, bytes, str]] = [
    ("cut short in the middle", write_record(GOOD)[:-300], "cut short"),
    ("empty", b"", "cut short"),
    ("not UTF-8", b'{"format": 1, "game": "\xff"}', "game.json"),
    ("another format", changed(lambda r: r.update(format=3)), "format 3 is not known here"),
    ("the format of a key", changed(lambda r: r.update(format=2)), "the seed does not fit format 2"),
    ("the seed of another format", changed(lambda r: r.update(seed="0f" * 32)), "the seed does not fit format 1"),
    ("another game", changed(lambda r: r.update(game="chess")), "a game of chess"),
    ("no seed", changed(lambda r: r.pop("seed")), "missing required field `seed`"),
    ("an unknown field", changed(lambda r: r.update(winner=1)), "unknown field `winner`"),
    ("a seed as text", changed(lambda r: r.update(seed="7")), "the seed is neither a number nor a key"),
    ("a seed of another kind", changed(lambda r: r.update(seed=[7])), "got `array` - at `$.seed`"),
    ("a seed out of range", changed(lambda r: r.update(seed=-1)), "the seed -1"),
    ("another seed", changed(lambda r: r.update(seed=8)), "is not an option of city"),
    ("the same wonder twice", changed(lambda r: r.update(setup="gizah-A gizah-B rhodos-A")), "gizah appears twice"),
    ("an unknown wonder", changed(lambda r: r.update(setup="gizah-A atlantis-B rhodos-A")), "no wonder 'atlantis'"),
    ("too few boards", changed(lambda r: r.update(setup="gizah-A rhodos-A")), "3 to 7 boards"),
    ("an unknown card", changed(lambda r: r["moves"].__setitem__(4, "1 build casino")), "move 5 of"),
    ("a move that is no option", changed(lambda r: r["moves"].__setitem__(0, "0 build palace")), "not an option"),
    ("no city", changed(lambda r: r["moves"].__setitem__(0, "build palace")), "the number of a city"),
    ("a city that is not there", changed(lambda r: r["moves"].__setitem__(0, "9 decline")), "there is no city 9"),
    ("fewer moves", changed(lambda r: r["moves"].pop()), "cut short or edited"),
    ("more moves", changed(lambda r: r["moves"].append("0 decline")), "after the end of the game"),
    ("another hash", changed(lambda r: r.update(hash="0" * 16)), "cut short or edited"),
]


@pytest.mark.parametrize(("data", "reason"), [pytest.param(d, r, id=name) for name, d, r in DAMAGE])
def test_a_damaged_record_is_refused_in_one_line_with_its_place(data: bytes, reason: str) -> None:
    with pytest.raises(RecordError) as refused:
        run(data)
    assert reason in str(refused.value)
    assert str(refused.value).startswith("game.json: ")
    assert "\n" not in str(refused.value)


def test_every_single_edited_move_is_found_out() -> None:
    """Even an edit that stays legal leads to another state."""
    found = 0
    for place, text in enumerate(GOOD.moves):
        if text.split()[1] == "sell":
            edited = list(GOOD.moves)
            edited[place] = text.replace("sell", "build")
            record = Record(1, "seven", GOOD.setup, GOOD.seed, tuple(edited), GOOD.hash)
            with pytest.raises(RecordError):
                run(write_record(record))
            found += 1
    assert found > 5

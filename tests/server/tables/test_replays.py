"""What can be fetched of a game: by whom, how much of it, and nothing that those eyes did not see at the time."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from mirabilia.core.game import State
from mirabilia.core.record import parse_record
from mirabilia.core.replay import begin, new_record
from mirabilia.core.seed import SEEDS, Seed
from mirabilia.games.architects.game import Architects
from mirabilia.games.seven.game import Seven
from mirabilia.games.seven.model import View
from mirabilia.server.tables import log
from mirabilia.server.tables.replays import MOST_STEPS, ReplayEyes, allowed_eyes, record_of, steps_of, transcript_of
from mirabilia.server.tables.sights import Eyes, Sights
from mirabilia.server.tables.table import Table
from mirabilia.server.wire.protocol import AnySight, GameName
from mirabilia.server.wire.refusal import RefusedError
from tests.kit import depth
from tests.kit.architects import positions as architects_positions
from tests.kit.architects import redeal as architects_redeal
from tests.kit.depth import examples
from tests.kit.server.table_play import EVERY_TABLE, Played, begun, finished
from tests.kit.seven import positions, redeal

seeds = st.integers(0, SEEDS - 1)
dice = st.integers(0, 2**32)
tables = st.sampled_from(EVERY_TABLE)


def all_steps(table: Table, eyes: ReplayEyes) -> list[Any]:
    """Return every step through some eyes, fetched page by page."""
    steps: list[Any] = []
    while len(steps) <= table.turn:
        steps += steps_of(table, eyes, len(steps), MOST_STEPS).steps
    return steps


def frames(table: Table, eyes: ReplayEyes) -> bytes:
    return msgspec.json.encode(all_steps(table, eyes))


def part(game: GameName, players: int, seed: int, choices: int) -> Played:
    """Return a table after some random choices, or at the end of its game if that is earlier."""
    played = begun(game, players, seed)
    for number, _ in enumerate(played.play(Random(seed).randrange), start=1):
        if number == choices:
            break
    return played


def refused(code: str) -> Any:
    return pytest.raises(RefusedError, check=lambda error: error.code == code)


# Who may


@pytest.mark.parametrize("asked", ["public", "0", "2", "all"])
def test_after_the_game_everybody_may_see_it_through_any_eyes(asked: str) -> None:
    table = finished("seven", 3).table
    for seat in (None, 0, 1, 2):
        assert str(allowed_eyes(table, asked, seat)) == asked


def test_during_the_game_a_seat_sees_with_its_own_eyes_or_those_of_the_public() -> None:
    table = part("seven", 3, 5, 10).table
    assert allowed_eyes(table, "1", 1) == 1
    assert [allowed_eyes(table, "public", seat) for seat in (None, 0, 1)] == ["public"] * 3
    for seat in (None, 0, 2):
        with refused("not-allowed"):
            allowed_eyes(table, "1", seat)
        with refused("not-finished"):
            allowed_eyes(table, "all", seat)


@pytest.mark.parametrize("asked", ["", "None", "-1", "00", "1.0", "¹", "8", "everybody", "PUBLIC"])
def test_eyes_that_are_none_are_refused(asked: str) -> None:
    with refused("bad-message"):
        allowed_eyes(finished("seven", 3).table, asked, 0)


def test_a_seat_that_is_not_there_has_no_eyes() -> None:
    with refused("no-such-seat"):
        allowed_eyes(finished("seven", 3).table, "3", 0)


def test_before_the_game_there_is_nothing_to_see() -> None:
    table = begun("seven", 3).again(2).table
    with refused("not-now"):
        allowed_eyes(table, "public", None)
    with refused("not-now"):
        steps_of(table, "public", 0, 1)


@pytest.mark.parametrize(("first", "count"), [(-1, 1), (0, 0), (0, MOST_STEPS + 1), (3, -1)])
def test_only_some_steps_can_be_asked_for_at_once(first: int, count: int) -> None:
    with refused("bad-message"):
        steps_of(finished("seven", 3).table, "public", first, count)


# Records and transcripts


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_record_and_transcript_are_those_of_the_finished_game(game: GameName, players: int) -> None:
    table = finished(game, players).table
    assert table.record is not None
    assert parse_record(record_of(table)) == table.record
    transcript = json.loads(transcript_of(table))
    assert (transcript["seed"], transcript["moves"]) == (table.seed, list(table.record.moves))


@pytest.mark.parametrize("fetch", [record_of, transcript_of])
def test_record_and_transcript_are_kept_back_while_the_game_is_played(fetch: Any) -> None:
    played = finished("architects", 2)
    for entries in (2, 3, len(played.entries) // 2, len(played.entries) - 1):
        with refused("not-finished"):
            fetch(played.again(entries).table)
    assert fetch(played.table)


# Steps


@pytest.mark.parametrize(("game", "players"), depth.tables(EVERY_TABLE))
def test_steps_are_what_everybody_was_sent_during_the_game(game: GameName, players: int) -> None:
    """Every step has the view that its eyes were sent when the turn was over, and the events they were sent in it."""
    played = begun(game, players, seed=players)
    everybody: list[Eyes] = [None, "together", *range(players)]
    sights = Sights(played.table)
    sent: dict[Eyes, list[tuple[bytes, Counter[bytes]]]] = {
        eyes: [(msgspec.json.encode(sights.view(eyes)), Counter())] for eyes in everybody
    }
    events: dict[Eyes, Counter[bytes]] = {eyes: Counter() for eyes in everybody}
    for change in played.play(Random(players).randrange):
        sights.look_anew(change)
        for eyes, update in sights.updates(0, [change], set(everybody)).items():
            assert update.sight
            events[eyes].update(map(msgspec.json.encode, update.sight.events))
            if change.step and change.step.sealed:
                assert update.sight.view
                sent[eyes].append((msgspec.json.encode(update.sight.view), events[eyes]))
                events[eyes] = Counter()
    for eyes in everybody:
        steps = all_steps(played.table, eyes if isinstance(eyes, int) else "public")
        assert [step.number for step in steps] == [step.turn for step in steps] == list(range(played.table.turn + 1))
        assert [told(step.sights[0]) for step in steps] == sent[eyes]


def told(sight: AnySight) -> tuple[bytes, Counter[bytes]]:
    assert sight.view is not None
    assert (sight.ready, sight.decisions) == (sight.view.ready, ())
    return msgspec.json.encode(sight.view), Counter(map(msgspec.json.encode, sight.events))


def test_all_seeing_eyes_see_what_every_seat_sees() -> None:
    table = finished("seven", 4).table
    each = [all_steps(table, seat) for seat in range(4)]
    assert [step.sights for step in all_steps(table, "all")] == [
        tuple(steps[number].sights[0] for steps in each) for number in range(table.turn + 1)
    ]


@given(tables, seeds, st.integers(0, 200), st.integers(1, MOST_STEPS))
@examples(30)
def test_a_part_of_the_steps_is_a_part_of_them_all(at: tuple[GameName, int], seed: int, first: int, count: int) -> None:
    table = part(*at, seed, 60).table
    found = steps_of(table, "public", first, count)
    assert list(found.steps) == all_steps(table, "public")[first : first + count]
    assert (found.table, found.eyes, found.total) == (table.id, "public", table.turn + 1)


def test_views_are_made_for_the_steps_that_are_asked_for_only(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished("seven", 4).table
    made: list[int | None] = []
    view = Seven.view

    def counted(self: Seven, state: State, seat: int | None) -> View:
        made.append(seat)
        return view(self, state, seat)

    monkeypatch.setattr(Seven, "view", counted)
    steps_of(table, "all", 7, 2)
    assert made == [0, 1, 2, 3] * 2


# Secrecy


@given(tables, seeds, st.integers(1, 120), dice)
@examples(15)
def test_choices_that_are_not_sealed_are_in_no_step(
    at: tuple[GameName, int], seed: int, choices: int, dice: int
) -> None:
    """Whatever is chosen, changed or taken back before the turn is over: everyone's steps stay what they were."""
    chance = Random(dice)
    played = part(*at, seed, choices)
    assume(len(played.table.waiting) > 1)
    before = [frames(played.table, eyes) for eyes in ("public", *range(at[1]))]
    city = chance.choice(played.table.waiting)
    for _ in range(2):
        played.choose(city, chance.choice(played.moves(city)))
        assert [frames(played.table, eyes) for eyes in ("public", *range(at[1]))] == before
    table = played.table
    played.add(log.ChoiceWithdrawn(at=0, seat=table.decider(city), turn=table.turn, city=city))
    assert [frames(table, eyes) for eyes in ("public", *range(at[1]))] == before


@given(st.integers(3, 7), seeds, st.integers(0, 130), dice)
@examples(40)
def test_steps_do_not_tell_which_card_went_face_down(players: int, seed: int, choices: int, dice: int) -> None:
    """Two games that differ in a card sold or buried look alike to all but its seat and the next to get the hand."""
    chance = Random(dice)
    played = part("seven", players, seed, choices)
    while len(played.table.waiting) > 1:
        city = chance.choice(played.table.waiting)
        played.choose(city, chance.choice(played.moves(city)))
    assume(played.table.waiting and view_of(played.table).phase == "choosing")
    (city,) = played.table.waiting
    hidden = [move.split() for move in played.moves(city)]
    groups: dict[tuple[str, ...], list[list[str]]] = {}
    for verb, card, *paid in [move for move in hidden if move[0] in ("sell", "stage")]:
        groups.setdefault((verb, *paid), []).append([verb, card, *paid])
    same = [group for group in groups.values() if len(group) > 1]
    assume(same)
    one, two = (" ".join(move) for move in chance.sample(chance.choice(same), 2))
    worlds = [played, played.again()]
    for world, move in zip(worlds, (one, two), strict=True):
        world.choose(city, move)
    view = view_of(worlds[0].table)
    assume(view.phase == "choosing" and view.turn > 1)  # otherwise a player looks through the pile, or Babylon plays on
    receiver = (city + (1 if view.passing == "left" else -1)) % players
    eyes: list[ReplayEyes] = ["public", *(seat for seat in range(players) if seat not in (city, receiver))]
    assert frames(worlds[0].table, city) != frames(worlds[1].table, city)
    for each in eyes:
        assert frames(worlds[0].table, each) == frames(worlds[1].table, each)


def view_of(table: Table) -> Any:
    assert table.state
    return table.rules.view(table.state, None)


class SevenFrom(Seven):
    """7 Wonders that begins in the middle of a game."""

    def __init__(self, state: State) -> None:
        self.first = state

    def start(self, setup: Any, seed: Seed) -> State:  # noqa: ARG002 - the contract's signature
        return self.first


class ArchitectsFrom(Architects):
    """Architects that begins in the middle of a game."""

    def __init__(self, state: State) -> None:
        self.first = state

    def start(self, setup: Any, seed: Seed) -> State:  # noqa: ARG002 - the contract's signature
        return self.first


def table_in(game: GameName, players: int, state: State) -> Table:
    """Return a table whose game began with a state."""
    rules = SevenFrom(state) if game == "seven" else ArchitectsFrom(state)
    table = begun(game, players).table
    assert table.record
    table.descriptor = replace(table.descriptor, rules=rules)
    table.state, table.record = state, new_record(rules, rules.parse_setup(table.record.setup), 0)
    return table


@given(tables, seeds, st.integers(0, 200), dice)
@examples(200)
def test_steps_are_the_same_in_every_world_their_eyes_cannot_tell_apart(
    at: tuple[GameName, int], seed: int, choices: int, dice: int
) -> None:
    game, players = at
    chance = Random(dice)
    seat = chance.randrange(players)
    if game == "seven":
        state = positions.random_position(players, seed, choices)
        other = redeal.redeal(state, seat, chance)
    else:
        state = architects_positions.random_position(players, seed, choices)
        other = architects_redeal.redeal(state, seat, chance)
    here, there = table_in(game, players, state), table_in(game, players, other)
    assert begin(here.rules, here.record).hash == state.hash  # type: ignore[arg-type]  # table_in gives it a record
    assert frames(here, seat) == frames(there, seat)

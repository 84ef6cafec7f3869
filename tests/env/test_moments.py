"""Many games at once: who decided when, which games are played, and moments that can be returned to."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mirabilia.core.chance import stream
from mirabilia.core.errors import MirabiliaError, UsageError
from mirabilia.core.features import NOBODY
from mirabilia.core.registry import describe
from mirabilia.env import VectorEnv
from mirabilia.env.vector import NEVER
from tests.kit.gift import any_network

GAMES = pytest.mark.parametrize("game", ["seven", "architects"])


@GAMES
@pytest.mark.parametrize("opponents", [None, "apprentice"])
def test_every_decision_knows_the_one_before_it_and_every_end_the_last_of_each_seat(
    game: str, opponents: str | None
) -> None:
    env = VectorEnv(game, 3, 3, seed=1, opponents=opponents)
    made: list[dict[int, int]] = [{} for _ in range(3)]
    ended = 0
    while ended < 7:
        step, seats = env.steps, env.moment.seats.tolist()
        assert env.moment.previous.tolist() == [own.get(seat, NEVER) for own, seat in zip(made, seats, strict=True)]
        moment = env.step(env.sample())
        for place, seat in enumerate(seats):
            made[place][seat] = step
            assert moment.last[place].tolist() == [made[place].get(other, NEVER) for other in range(3)]
            if moment.done[place]:
                made[place] = {}
                ended += 1
    assert env.steps == step + 1
    assert env.reset().last.max() == NEVER == env.moment.previous.max()


def test_rewards_reach_the_last_decision_of_every_seat_without_any_books() -> None:
    """As docs/learning.md does it."""
    env, steps = VectorEnv(games=4, seed=3), 200
    credit, who = np.zeros((steps, 4, 3), np.float32), np.zeros((steps, 4), int)
    paid = np.zeros(3)
    for step in range(steps):
        who[step] = env.moment.seats
        moment = env.step(env.sample())
        places, seats = np.nonzero(moment.done[:, None] & (moment.last != NEVER))
        credit[moment.last[places, seats], places, seats] = moment.rewards[places, seats]
        paid += moment.rewards[moment.done].sum(axis=0)
    assert paid.sum() > 5
    assert np.allclose(credit.sum(axis=(0, 1)), paid)
    rows, places, seats = np.nonzero(credit)
    assert np.array_equal(who[rows, places], seats)


@GAMES
def test_deals_are_played_in_turn_again_and_again(game: str) -> None:
    env, ended = VectorEnv(game, 2, 2, seed=9, deals=3, observations=False), 0
    assert env.seeds == [int(stream(9, number)) for number in (0, 1)]
    seen: list[list[int]] = [[seed] for seed in env.seeds]
    while ended < 6:
        moment = env.step(env.sample())
        for place in np.flatnonzero(moment.done):
            seen[place].append(env.seeds[place])
            check_begun(env, int(place))
            ended += 1
    first, second, third = (int(stream(9, number)) for number in range(3))
    assert seen[0][:4] == [first, third, second, first][: len(seen[0])]
    assert seen[1][:4] == [second, first, third, second][: len(seen[1])]


def check_begun(env: VectorEnv, place: int, wishes: str = "") -> None:
    """Check that a game begins as its seed and some wishes say."""
    rules, seed = describe(env.game).rules, env.seeds[place]
    begun = rules.start(rules.draw_setup(env.players, seed, wishes), seed)
    assert list(map(int, env.states()[place])) == list(map(int, begun.words))


def test_seeds_can_be_given_for_each_game_and_boards_asked_for() -> None:
    seeds, wishes = [5, 2**62, 17], "gizah-A ?-B"
    env = VectorEnv(games=3, players=3, seed=1, deals=seeds, wishes=wishes)
    for place in range(3):
        check_begun(env, place, wishes)
    assert env.seeds == seeds
    while not env.step(env.sample()).done.any():
        pass
    check_begun(env, int(env.moment.done.argmax()), wishes)
    env.reset(2)
    assert env.seeds == seeds
    wished = VectorEnv("architects", 2, 3, seed=4, wishes="giza ? ? first=2")
    assert wished.moment.seats.tolist() == [2, 2]
    assert wished.seeds == VectorEnv("architects", 2, 3, seed=4).seeds


def test_without_opponents_or_deals_seeds_are_those_of_the_library() -> None:
    env = VectorEnv(games=2, players=3, seed=8)
    for place in range(2):
        check_begun(env, place)


@GAMES
@pytest.mark.parametrize(
    "settings",
    [
        {"players": 3},
        {"players": 3, "opponents": "apprentice|strategist", "deals": 5},
        {"players": [2, 4, 2], "version": 2, "opponents": "apprentice|strategist", "deals": 5},
    ],
)
def test_a_snapshot_brings_a_moment_back_also_from_a_file(game: str, settings: dict[str, Any]) -> None:
    def go_on(env: VectorEnv) -> list[bytes]:
        return [b"".join(part.tobytes() for part in env.step(env.sample())) for _ in range(60)]

    env = VectorEnv(game, 3, seed=7, **settings)
    go_on(env)
    moment, file = [part.tobytes() for part in env.moment], io.BytesIO()
    np.savez(file, **env.snapshot())  # type: ignore[arg-type]  # the stubs take its last parameter for one of these
    after = go_on(env)
    file.seek(0)
    other = VectorEnv(game, 3, seed=1, **settings)
    with np.load(file) as kept:
        restored = other.restore(kept)
    assert [part.tobytes() for part in restored] == moment
    assert go_on(other) == after


OTHERWISE: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({}, {"games": 3}, "games 2, not 3"),
    ({}, {"game": "architects"}, "game seven, not architects"),
    ({}, {"players": 4}, "players 3, not 4"),
    ({"version": 2}, {"players": [3], "version": 2}, "players 3, not [3]"),
    ({"players": [3, 4], "version": 2}, {"players": [4, 3], "version": 2}, "players [3, 4], not [4, 3]"),
    ({}, {"version": 2}, "version 1, not 2"),
    ({}, {"reward": "rank"}, "reward win, not rank"),
    ({}, {"opponents": "apprentice"}, "opponents none, not apprentice"),
    ({}, {"wishes": "gizah-A"}, "wishes none, not gizah-A"),
    ({"opponents": "strategist"}, {"opponents": "apprentice"}, "opponents strategist, not apprentice"),
    (
        {"opponents": "apprentice|strategist|strategist:science"},
        {"opponents": "apprentice"},
        "opponents apprentice|strategist|strategist:science, not apprentice",
    ),
    ({"opponents": "apprentice", "seat": 0}, {"opponents": "apprentice", "seat": 2}, "seat 0, not 2"),
    ({"opponents": "apprentice", "seat": 0}, {"opponents": "apprentice"}, "seat 0, not any"),
    ({"deals": [1, 2]}, {"deals": [3, 4]}, "deals [1, 2], not [3, 4]"),
    ({"deals": [2]}, {"deals": 2}, "deals [2], not 2"),
]


@pytest.mark.parametrize(("made", "other", "said"), OTHERWISE)
def test_a_snapshot_of_something_else_is_refused(made: dict[str, Any], other: dict[str, Any], said: str) -> None:
    env = VectorEnv(**{"games": 2, **other})
    before = [part.tobytes() for part in env.moment]
    with pytest.raises(UsageError, match=re.escape(f"this snapshot was made with {said}; ")):
        env.restore(VectorEnv(games=2, **made).snapshot())
    assert [part.tobytes() for part in env.moment] == before


def test_a_file_that_holds_no_snapshot_or_one_of_another_release_is_refused() -> None:
    env = VectorEnv(games=1)
    with pytest.raises(UsageError, match="this is not a snapshot of a VectorEnv"):
        env.restore({"weights": np.zeros(3)})
    kept = env.snapshot()
    for states in (kept["states.3"][:, 1:], kept["states.3"].repeat(2, axis=0)):
        with pytest.raises(UsageError, match=r"this snapshot has no states\.3 that fit"):
            env.restore({**kept, "states.3": states})


def test_a_snapshot_fits_a_network_wherever_its_file_lies_and_no_other_of_the_same_name(tmp_path: Path) -> None:
    for folder, seed in (("here", 1), ("there", 1), ("else", 2)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "network.npz").write_bytes(any_network("seven", seed))
    here, there, other = (
        VectorEnv(games=1, opponents=f"{tmp_path / folder / 'network.npz'}|strategist")
        for folder in ("here", "there", "else")
    )
    there.restore(here.snapshot())
    with pytest.raises(UsageError, match=r"opponents network.npz \(\w{16}\)\|strategist, not network.npz \("):
        other.restore(here.snapshot())


def test_a_snapshot_fits_however_the_same_opponents_are_written() -> None:
    kept = VectorEnv(games=1, opponents="apprentice, strategist").snapshot()
    VectorEnv(games=1, opponents=["apprentice", "strategist"]).restore(kept)


@GAMES
@pytest.mark.parametrize("players", [2, 4])
def test_the_state_is_what_all_seats_see_from_the_one_that_decides(game: str, players: int) -> None:
    env = VectorEnv(game, 2, players, seed=3)
    observe = describe(game).features.observe
    for _ in range(30):
        state = env.state()
        assert np.array_equal(state[:, 0], env.moment.observations)
        for place, seat in enumerate(env.moment.seats):
            for away in range(1, players):
                row = [0] * len(env.entries)
                observe(env.states()[place], int(seat + away) % players, NOBODY, row)
                assert state[place, away].tolist() == row
        env.step(env.sample())


def test_deals_that_are_none_are_refused() -> None:
    for deals, said in [(0, "0 deals cannot"), ([], "0 deals cannot"), ([-1], "the seed -1 is not")]:
        with pytest.raises(MirabiliaError, match=said):
            VectorEnv(games=1, deals=deals)  # type: ignore[arg-type]  # some of them on purpose
    with pytest.raises(MirabiliaError, match="there is no wonder"):
        VectorEnv(games=1, wishes="atlantis-A")

"""Opponents inside the kernel play as their levels do, and only the learner's decisions come out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mirabilia.bots.bot import Budget, make_chance
from mirabilia.bots.network import Widths
from mirabilia.bots.opponents import LEARNER
from mirabilia.bots.roster import Entrant, make_bot
from mirabilia.core.chance import stream
from mirabilia.core.errors import MirabiliaError
from mirabilia.core.game import State
from mirabilia.core.registry import describe
from mirabilia.env import VectorEnv
from mirabilia.env.episode import Episode
from mirabilia.env.vector import NEVER
from mirabilia.programs.policy import load
from tests.kit.gift import any_network

CASES = pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in ("seven", "architects") for players in (2, 3, 7)]
)


def seating(env: VectorEnv) -> list[list[int]]:
    others = env._parts[0].others
    assert others
    return [list(map(int, row)) for row in others.seating]


@CASES
def test_strategists_decide_as_they_would_at_a_table(game: str, players: int) -> None:
    """In Architects, chance decides between equals, so the kernel's pick must only be among the best."""
    seed, seat = 4, 1
    env = VectorEnv(game, 1, players, seed, opponents="strategist", seat=seat, reward="margin")
    episode = Episode(game, players, "margin")
    episode.begin(int(stream(seed, 0)))
    bot = make_bot(game, Entrant("strategist"))
    over = False
    while not over:
        follow(env, episode, bot, seat)
        actions = env.sample()
        episode.act(episode.city, int(actions[0]))
        over = bool(env.step(actions).done[0])
    while episode.city != -1:  # others had the last word
        episode.play_option(episode.city, ask(episode, bot))
    if game == "seven":
        assert env.points[0].tolist() == episode.outcome()[:players].tolist()
        assert env.moment.rewards[0].tolist() == episode.rewards()


@CASES
def test_networks_decide_as_they_would_in_a_program(tmp_path: Path, game: str, players: int) -> None:
    """One of the two has hardly any preferences, so that it matters what it takes of things it likes alike."""
    seed, seat = 4, 1
    files = [tmp_path / "wide.npz", tmp_path / "narrow.npz"]
    files[0].write_bytes(any_network(game, 1, Widths(10, 12, 8, 4)))
    files[1].write_bytes(any_network(game, 2, Widths(6, 9, 7, 3), spread=0.02))
    bots: dict[Path, Any] = {file: load(file) for file in files}
    sits = [files[place % 2] for place in range(players - 1)]
    env = VectorEnv(game, 1, players, seed, opponents=[str(file) for file in sits], seat=seat)
    others = dict(zip((number for number in range(players) if number != seat), sits, strict=True))
    episode = Episode(game, players, "win")
    episode.begin(int(stream(seed, 0)))
    over = False
    while not over:
        while episode.seat != seat:
            episode.play_option(episode.city, ask(episode, bots[others[episode.seat]]))
        assert State(env.states()[0]).hash == episode.state.hash
        actions = env.sample()
        episode.act(episode.city, int(actions[0]))
        over = bool(env.step(actions).done[0])
    while episode.city != -1:  # others had the last word
        episode.play_option(episode.city, ask(episode, bots[others[episode.seat]]))
    assert env.points[0].tolist() == episode.outcome()[:players].tolist()


def follow(env: VectorEnv, episode: Episode, bot: Any, seat: int) -> None:
    """Let a Strategist decide by its view until the learner does, and check that the environment gets there too."""
    if describe(env.game).at_once:
        while episode.seat != seat:
            episode.play_option(episode.city, ask(episode, bot))
        seen = episode.look(seat, episode.city)
        assert np.array_equal(seen["observation"], env.moment.observations[0])
        assert np.array_equal(seen["action_mask"], env.moment.masks[0])
    else:
        assert State(env.states()[0]).hash in reached(episode, bot, seat)
        episode._words[:] = list(env.states()[0])
        episode._counts.clear()
        episode.city = int(episode.features.next_city(episode._words))
    assert env.moment.seats[0] == episode.seat == seat


def reached(episode: Episode, bot: Any, seat: int) -> set[str]:
    """Return every state in which the learner can come to decide if the others pick one of the best."""
    rules, begun = episode.rules, [episode.state.copy()]
    ends: set[str] = set()
    while begun:
        state = begun.pop()
        city = rules.waiting(state)[0] if rules.waiting(state) else seat
        if city == seat:
            ends.add(state.hash)
            continue
        decision = rules.decision(state, city)
        picks = {bot(rules.view(state, city), decision, Budget(), make_chance(n, 0)).move for n in range(24)}
        begun += [rules.choose(state, city, move).state for move in picks]
    return ends


def ask(episode: Episode, bot: Any) -> int:
    """Return which option a bot picks by its view."""
    rules, state = episode.rules, episode.state
    decision = rules.decision(state, episode.city)
    return decision.options.index(bot(rules.view(state, episode.seat), decision, Budget(), make_chance(1, 0)))


def test_only_the_learner_decides_and_its_seat_is_drawn_for_every_game() -> None:
    env, ended, seats = VectorEnv(games=4, players=4, seed=2, opponents="apprentice"), 0, set()
    while ended < 24:
        own = [row.index(LEARNER) for row in seating(env)]
        assert env.moment.seats.tolist() == own
        assert [row.count(LEARNER) for row in seating(env)] == [1] * 4
        seats |= {*own}
        ended += int(env.step(env.sample()).done.sum())
    assert seats == {0, 1, 2, 3}


def test_a_pool_is_drawn_from_for_every_seat_and_game_and_may_hold_the_learner() -> None:
    pools = "apprentice|strategist:military|learner,strategist"
    env, met = VectorEnv(games=3, seed=2, opponents=pools, seat=0), set()
    for _ in range(300):
        met |= {tuple(row) for row in seating(env)}
        assert all(row[seat] == LEARNER for row, seat in zip(seating(env), env.moment.seats, strict=True))
        env.step(env.sample())
    first, second, third = sorted({row[1] for row in met})
    assert first == LEARNER
    assert {row[2] for row in met} == {2}, "the third seat has a Strategist without a leaning"
    assert (second, third) == (0, 1)


def test_strategists_beat_those_who_play_at_random() -> None:
    env = VectorEnv(games=8, players=3, seed=5, opponents="strategist", observations=False)
    won: list[float] = []
    while len(won) < 24:
        moment = env.step(env.sample())
        own = moment.last[moment.done] != NEVER
        won += moment.rewards[moment.done][own].tolist()
    assert np.mean(won) < 0.1


def test_a_game_is_the_same_however_many_are_played_beside_it() -> None:
    def first_game(games: int) -> list[int]:
        env = VectorEnv(games=games, seed=6, opponents="apprentice|strategist")
        while not env.step(env.moment.masks.argmax(axis=1)).done[0]:
            pass
        return [int(points) for points in env.points[0]]

    assert first_game(1) == first_game(3)


def test_a_network_is_drawn_from_a_pool_like_any_other_bot(tmp_path: Path) -> None:
    file = tmp_path / "network.npz"
    file.write_bytes(any_network("seven"))
    env, met = VectorEnv(games=3, seed=2, opponents=f"strategist|{file}", seat=0), set()
    for _ in range(120):
        met |= {tuple(row) for row in seating(env)}
        env.step(env.sample())
    assert met == {(LEARNER, left, right) for left in (0, 1) for right in (0, 1)}


def test_opponents_that_cannot_play_in_there_are_refused(tmp_path: Path) -> None:
    file, other, plain, torch = (tmp_path / name for name in ("none.npz", "other.npz", "plain.npz", "policy.pt"))
    other.write_bytes(any_network("architects"))
    np.savez(plain, highs=np.ones(3))
    torch.write_bytes(b"weights")
    (tmp_path / "bad.npz").write_bytes(b"weights")
    refused: list[tuple[dict[str, Any], str]] = [
        ({"opponents": "wizard"}, "there is no bot 'wizard'"),
        ({"opponents": "master@50"}, "master@50 does not play inside the kernel"),
        ({"opponents": "strategist:close"}, "strategist:close does not play inside the kernel"),
        ({"opponents": "apprentice,apprentice,apprentice"}, "3 opponents are named for 2 seats"),
        ({"opponents": "apprentice", "seat": 3}, "there is no seat 3"),
        ({"seat": 1}, "`seat` is the learner's among opponents"),
        ({"opponents": str(file)}, "cannot read .*none.npz: No such file"),
        ({"opponents": f"strategist|{other}"}, r"other.npz was made for architects_v2, not for seven_v2"),
        ({"opponents": str(plain)}, r"plain.npz does not play inside the kernel.*\./go train oracle"),
        ({"opponents": str(torch)}, r"policy.pt does not play inside the kernel"),
        ({"opponents": str(tmp_path / "bad.npz")}, r"bad.npz is not a policy: it is not a whole \.npz file"),
    ]
    for settings, said in refused:
        with pytest.raises(MirabiliaError, match=said):
            VectorEnv(games=1, players=3, **settings)

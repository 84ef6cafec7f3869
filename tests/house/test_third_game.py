"""A game is one folder: the toy fair gets through every floor with nothing but its own folder and one registration.

Commands run as separate processes, as people start them; what a program imports is imported here.
"""

from __future__ import annotations

import asyncio
import json
import os
import shlex
import subprocess
import sys
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pyarrow.parquet as parquet  # type: ignore[import-untyped]  # it has no types of its own
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test
from websockets.asyncio.client import ClientConnection, connect

import mirabilia
from mirabilia.core.check import check_descriptor, check_game
from mirabilia.core.record import parse_record
from mirabilia.core.registry import describe, games
from mirabilia.core.replay import replay
from mirabilia.env.agents import SeatsAtOnce, SeatsInTurn
from mirabilia.env.seat import SeatEnv
from mirabilia.env.vector import VectorEnv
from mirabilia.server.wire.bodies import Joined
from mirabilia.text import say
from tests.kit.compiled import compiling
from tests.kit.server.running import Address, started
from tests.kit.toy.game.game import TOY
from tests.kit.toy.game.model import Result
from tests.kit.toy.registration import FOUND, PACKAGE, ROOT

BACKENDS = pytest.mark.parametrize("backend", ["python", pytest.param("numba", marks=pytest.mark.compiles)])
GAMES, SEED = 6, 5
MIRABILIA = (sys.executable, "-W", "error", "-c", "from mirabilia.cli.main import main; main()")
"""The command; warnings are errors there too."""


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIRABILIA_GAMES", PACKAGE)


def mirabilia_command(*arguments: str, typed: str = "", **variables: str) -> str:
    """Run a command as people do and return what it prints."""
    with compiling() if "numba" in arguments else nullcontext():
        done = subprocess.run(
            [*MIRABILIA, *arguments],
            input=typed,
            env={**os.environ, **FOUND, **variables},
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    return done.stdout


# The contract.


@pytest.mark.parametrize("players", TOY.players)
def test_it_keeps_the_contract(players: int) -> None:
    assert games()[-1] == "toy"
    game = describe("toy")
    for seed in range(GAMES):
        check_game(game.rules, players, seed)
        check_descriptor(game, players, seed)


# The command line.


@BACKENDS
def test_simulate_adds_its_games_up(backend: str, tmp_path: Path) -> None:
    transcripts = tmp_path / "transcripts.jsonl"
    counted = ("--players", "4", "--games", str(GAMES), "--seed", str(SEED), "--jobs", "1", "--backend", backend)
    shown = mirabilia_command("simulate", "toy", *counted, "--transcript", str(transcripts))
    tally = describe("toy").play_batch(4, SEED, 0, GAMES)
    assert "ribbons" in shown
    assert f"{tally.points['total'] / tally.seats:.1f}" in shown
    assert [json.loads(line)["game"] for line in transcripts.read_text().splitlines()] == ["toy"] * GAMES


def test_match_measures_its_bots() -> None:
    entrants = ("--hero", "builder", "--others", "apprentice", "--deals", "10", "--jobs", "1", "--backend", "python")
    shown = mirabilia_command("match", "toy", "--players", "2", *entrants)
    assert "builder" in shown
    assert "20 games" in shown


def test_programs_are_asked_in_its_nouns() -> None:
    ours = f"{shlex.join(MIRABILIA)} bot builder --stdio"
    entrants = ("--hero", "program:ours", "--others", "builder", "--program", f"ours={ours}")
    shown = mirabilia_command("match", "toy", "--deals", "2", *entrants, "--jobs", "1", "--backend", "python")
    assert "program:ours" in shown
    assert "6 games" in shown


def test_a_person_plays_at_a_table_and_the_record_replays(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    told = ("--players", "3", "--seed", "1", "--bots", "builder,apprentice", "--record", str(file))
    shown = mirabilia_command("table", "toy", *told, typed="nonsense\n?\nc 1\n1\nl\n2\n1\n")
    assert "I do not understand" in shown
    assert "the best card gets a ribbon" in shown
    assert all(category in shown.rpartition("What happened")[2] for category in ("wares", "ribbons", "coins", "total"))
    record = parse_record(file.read_bytes())
    assert len(list(replay(TOY, record))) == len(record.moves) == 9
    assert record.hash in mirabilia_command("replay", str(file))


def test_dataset_has_a_row_for_every_decision(tmp_path: Path) -> None:
    file = tmp_path / "toy.parquet"
    counted = ("--players", "3", "--games", "4", "--bots", "builder", "--jobs", "1", "--backend", "python")
    mirabilia_command("dataset", "toy", *counted, "--out", str(file))
    rows = parquet.read_table(file).to_pylist()
    assert len(rows) == 4 * 3 * 3
    assert {row["bot"] for row in rows} == {"builder"}
    assert all(row["options"][row["chosen"]].split()[1] in row["hand"] for row in rows)
    assert sum(row["share"] for row in rows if row["turn"] == 1) == 4


def test_stats_count_its_stalls_and_cards() -> None:
    counted = ("--players", "4", "--games", str(GAMES), "--bots", "builder", "--jobs", "1", "--backend", "python")
    shown = mirabilia_command("stats", "toy", *counted)
    assert all(words in shown for words in ("Orchard", "Stilton", "ribbons"))


def test_its_bots_can_be_tuned(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    how = ("--players", "2", "--generations", "1", "--deals", "4", "--jobs", "1", "--backend", "python")
    mirabilia_command("tune", "toy", *how, "--out", str(file))
    assert "speciality" in file.read_text()


# Learning.


def test_many_of_its_games_are_stepped_at_once() -> None:
    env, ended = VectorEnv("toy", games=64, players=3, seed=1), 0
    for _ in range(2 * 9):  # nine decisions make a game
        ended += int(env.step(env.sample()).done.sum())
    assert ended == 2 * 64
    assert env.points.min() > 0


def test_its_seats_pass_the_tests_of_pettingzoo() -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(SeatsInTurn("toy", 3), num_cycles=20)
    parallel_api_test(SeatsAtOnce("toy", 4), num_cycles=20)


def test_a_seat_passes_the_check_of_gymnasium() -> None:
    check_env(SeatEnv("toy", players=2, opponents="builder"), skip_render_check=True)


def test_its_table_is_shown_as_text() -> None:
    env = SeatsInTurn("toy", 3, render_mode="ansi")
    env.reset(seed=SEED)
    for _ in range(6):
        shown = str(env.render()).splitlines()
        view = env.episode.rules.view(env.episode.state, None)
        assert shown[0] == f"Turn {view.turn}"
        for city, line in zip(view.cities, shown[1:4], strict=True):
            cards = ", ".join(say(f"toy-card-{card}") for card in city.shown) or "nothing yet"
            assert line == f"{say(f'toy-city-{city.stall}')}: {cards}; {city.coins} coins, {city.ribbons} ribbons"
        env.step(env.action_space(env.agent_selection).sample(env.last()[0]["action_mask"]))
    assert view.turn == 2, "something is on the stalls"


# The server.


class Guest:
    """A client that knows no game: it sends back the move of an option unchanged."""

    def __init__(self, connection: ClientConnection, table: str) -> None:
        self.connection = connection
        self.table = table
        self.seen: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.ids = count()

    async def send(self, do: str, **fields: Any) -> None:
        await self.connection.send(json.dumps({"do": do, "table": self.table, **fields}))

    async def hear(self) -> None:
        """Take in the next message."""
        message = json.loads(await self.connection.recv())
        assert message["kind"] != "refused", message
        if message["kind"] in ("snapshot", "update"):
            sight = message.get("sight") or {}
            self.view = sight.get("view") or self.view
            self.seen |= {"waiting": [], **{name: value for name, value in message.items() if value is not None}}

    async def play(self) -> dict[str, Any]:
        """Choose the last option in every turn; return the last view."""
        chosen = None
        while self.seen["info"]["phase"] != "over":
            turn, me = self.seen["turn"], self.seen["you"]
            if me in self.seen["waiting"] and turn != chosen:
                chosen = turn
                (decision,) = self.seen["sight"]["decisions"]
                move = decision["options"][-1]["move"]
                await self.send("choose", id=f"{me}-{next(self.ids)}", turn=turn, city=me, move=move)
            await self.hear()
        return self.view


@asynccontextmanager
async def visit(server: Address, seat: Joined) -> AsyncIterator[Guest]:
    """Open a table over a socket, as the person of a seat."""
    async with connect(f"ws://{server.host}:{server.port}/ws", proxy=None) as connection:
        guest = Guest(connection, seat.table)
        await guest.send("watch", token=seat.token)
        while "info" not in guest.seen:
            await guest.hear()
        yield guest


async def two_people_and_a_bot(server: Address) -> tuple[bytes, dict[str, Any], dict[str, Any]]:
    """Play a game over sockets; return its record and what both people saw at the end."""
    ann = await server.open_table(game="toy", players=3, bots=(None, None, "builder"))
    bob = await server.join(ann.table)
    async with asyncio.timeout(60), visit(server, ann) as one, visit(server, bob) as other:
        await one.send("start", id="begin")
        seen = await asyncio.gather(one.play(), other.play())
    return (await server.get(f"/api/tables/{ann.table}/record", ann.token)).body, *seen


def test_two_people_and_a_bot_play_it_on_a_server() -> None:
    with started(MIRABILIA_GAMES=PACKAGE, PYTHONPATH=str(ROOT)) as server:
        record, first, second = asyncio.run(two_people_and_a_bot(server))
        code, errors = server.stop()
    assert (code, errors.count("Traceback")) == (0, 0)
    steps = list(replay(TOY, parse_record(record)))
    assert len(steps) == 9
    assert first["result"] == second["result"]
    assert msgspec.convert(first["result"], Result) == TOY.result(steps[-1].state)
    assert (len(first["hand"]), len(second["hand"])) == (1, 1)
    assert first["hand"] != second["hand"], "nobody sees another player's hand"


# The library.


def test_the_library_plays_keeps_and_goes_through_it(tmp_path: Path) -> None:
    game, bot = mirabilia.new_game("toy", players=2, seed=3, wishes="garden"), mirabilia.bot("builder")
    while not game.over:
        decision = game.decision()
        game.choose(bot.pick(game.view(decision.seat), decision))
    assert game.result
    mirabilia.save_record(game.record(), tmp_path / "toy.json")
    kept = mirabilia.replay(mirabilia.load_record(tmp_path / "toy.json"))
    assert (len(kept), kept.end.result) == (6, game.result)
    assert mirabilia.replay(game.text()).record == game.record()
    view = kept[3].before.view(0)
    assert [world.view(0) for world in mirabilia.sample_worlds(view, 3)] == [view] * 3


def test_a_game_whose_bots_do_not_play_games_out_says_that_it_has_no_review() -> None:
    play = mirabilia.play_bots("builder", "toy", players=2, seed=3)
    with pytest.raises(mirabilia.UsageError, match="the bots of toy do not play games out"):
        mirabilia.review(play.record())


def test_the_library_lets_its_bots_play() -> None:
    assert mirabilia.play_bots("builder", "toy", players=4).result
    findings = mirabilia.run_match("builder", "apprentice", "toy", players=2, deals=5)
    assert findings.summary.games == 10

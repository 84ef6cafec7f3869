"""Games of the engine stand up to a checker that knows only the documented rules; and the checker notices lies."""

import json
import random
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from mirabilia.cli.main import run
from mirabilia.games.seven.batch import play_recorded
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.transcript import transcript_of
from tests.checker import bends
from tests.checker.chance import stream
from tests.checker.checker import Problem, check, check_drawn, check_text
from tests.checker.corruptions import CHANGES, FORGERIES, FREE_CITY_CHANGES, Corruption
from tests.checker.facts import Facts, load
from tests.checker.replay import Drawn, Replay

Tree = dict[str, Any]
FACTS = Path(__file__).parents[2] / "src" / "mirabilia" / "games" / "seven" / "facts"
GAMES, MANY_GAMES = 8, 100
"""For each number of players: every time, and with the long tests."""
KEY = bytes(range(32)).hex()


@pytest.fixture(scope="module")
def facts() -> Facts:
    return load(FACTS / "cards.toml", FACTS / "wonders.toml")


def simulate(folder: Path, players: int, games: int, seed: int) -> str:
    """The transcripts of some games, from the public command."""
    file = folder / "games.jsonl"
    counts = ["--jobs", "1", "--players", str(players), "--games", str(games), "--seed", str(seed)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MIRABILIA_BACKEND", "python")  # so that it is put back
        assert run(["simulate", "seven", "--backend", "python", *counts, "--transcript", str(file)]) == 0
    return file.read_bytes().decode("utf-8")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """A game of three with a seventh card, digs, discounts, chains and a wild symbol."""
    return _only_game(simulate(tmp_path_factory.mktemp("three"), 3, 1, 101))


@pytest.fixture(scope="module")
def free_city_game(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    return _only_game(simulate(tmp_path_factory.mktemp("two"), 2, 1, 0))


def _only_game(text: str) -> Tree:
    found: Tree = json.loads(text)
    return found


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("games", [GAMES, pytest.param(MANY_GAMES, marks=pytest.mark.slow)])
def test_every_game_is_as_the_pages_say(tmp_path: Path, facts: Facts, players: int, games: int) -> None:
    count, problems = check_text(facts, simulate(tmp_path, players, games, seed=2026), seed=2026)
    assert count == games
    assert problems == []


@pytest.mark.parametrize("players", range(2, 8))
def test_every_game_dealt_from_a_key_is_as_the_pages_say(facts: Facts, players: int) -> None:
    for number in range(2):
        record = play_recorded(players, KEY, number)
        found = json.loads(transcript_of(SEVEN, record))
        assert isinstance(record.seed, str)
        assert check_drawn(facts, found, record.seed) == []
        assert check(facts, found) == []
        assert check(facts, {**found, "seed": KEY})


def test_good_games_have_no_problems(facts: Facts, game: Tree, free_city_game: Tree) -> None:
    assert check(facts, game) == []
    assert check(facts, free_city_game) == []


def assert_noticed(facts: Facts, good: Tree, corrupt: Corruption) -> None:
    bad = deepcopy(good)
    corrupt(bad)
    assert json.dumps(bad) != json.dumps(good)
    problems = check(facts, bad)
    assert problems
    assert all(str(problem) for problem in problems)


@pytest.mark.parametrize("name", CHANGES)
def test_a_changed_field_is_noticed(facts: Facts, game: Tree, name: str) -> None:
    assert_noticed(facts, game, CHANGES[name])


@pytest.mark.parametrize("name", FREE_CITY_CHANGES)
def test_a_changed_field_of_a_game_of_two_is_noticed(facts: Facts, free_city_game: Tree, name: str) -> None:
    assert_noticed(facts, free_city_game, FREE_CITY_CHANGES[name])


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forged_move_is_noticed(facts: Facts, free_city_game: Tree, name: str) -> None:
    assert_noticed(facts, free_city_game, FORGERIES[name])


def leaves(node: Any) -> list[tuple[Any, Any]]:
    """Every place with a plain value in a tree: what holds it, and the key."""
    if not isinstance(node, dict | list):
        return []
    keys = list(node) if isinstance(node, dict) else list(range(len(node)))
    plain = [(node, key) for key in keys if not isinstance(node[key], dict | list)]
    return plain + [leaf for key in keys for leaf in leaves(node[key])]


def other_value(value: object) -> object:
    """A value near another."""
    if isinstance(value, bool) or value is None:
        return value is None
    return value + 1 if isinstance(value, int) else f"{value} "


@pytest.mark.parametrize("part", range(4))
def test_any_plain_value_matters(facts: Facts, game: Tree, part: int) -> None:
    bad = deepcopy(game)
    places = [(holder, key) for holder, key in leaves(bad) if key != "hash"]
    for holder, key in random.Random(part).sample(places, 20):
        good = holder[key]
        holder[key] = other_value(good)
        assert check(facts, bad), (key, good)
        holder[key] = good
    assert check(facts, bad) == []


def test_a_problem_says_where_it_is(facts: Facts, game: Tree) -> None:
    bad = deepcopy(game)
    bad["ages"][1]["turns"][5]["accounts"][2]["after"] = 5
    (problem,) = check(facts, bad)
    assert problem == Problem(game["seed"], 2, 6, 2, "ages.1.turns.5.accounts.2.after", 4, 5)
    place = f"seed {game['seed']}, age 2, turn 6, seat 2"
    assert str(problem) == f"{place}, ages.1.turns.5.accounts.2.after: expected 4, found 5"


def test_an_illegal_move_is_told_with_the_legal_ones(facts: Facts, game: Tree) -> None:
    bad = deepcopy(game)
    place = bad["moves"].index("0 stage vineyard <2 >2")
    bad["moves"][place] = "0 stage vineyard <4"
    problem = check(facts, bad)[0]
    assert (problem.age, problem.turn, problem.seat, problem.field) == (2, 6, 0, "move")
    assert problem.found == "0 stage vineyard <4"
    assert isinstance(problem.expected, list)
    assert "0 stage vineyard <2 >2" in problem.expected


def test_other_moves_than_those_of_the_random_players_are_noticed(facts: Facts, game: Tree) -> None:
    assert check_drawn(facts, game, stream(101, 0)) == []
    assert check_drawn(facts, game, stream(101, 1))


@pytest.mark.parametrize("name", bends.ALL)
def test_games_by_a_bent_rule_are_noticed(facts: Facts, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """A game that is right in itself, except for one rule."""
    bend = bends.ALL[name]
    seed = stream(5, bend.game)
    forged = Replay(facts, bend.players, seed, Drawn(seed))
    with monkeypatch.context() as patch:
        patch.setattr(bend.owner, bend.name, bend.rule)
        forged.run()
    assert check(facts, {**forged.tree, "hash": "0"})

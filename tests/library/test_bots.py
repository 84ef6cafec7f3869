"""Bots, worlds, matches and datasets from a program: the same as from the command line, and honest."""

import json
import sys
from pathlib import Path
from typing import Any, assert_type

import msgspec
import pytest

import mirabilia
from mirabilia.bots.seven import LEANINGS
from mirabilia.cli.main import run
from mirabilia.core.registry import games
from mirabilia.library.datasets import ArrowTable
from tests.kit.programs import all_gone, faulty, given


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("players", [2, 4])
def test_sampled_worlds_look_to_the_seat_like_the_real_one(game: str, players: int) -> None:
    replay = mirabilia.replay(mirabilia.play_bots("apprentice", game, players=players, seed=8).record())
    for moment in replay[:: len(replay) // 8]:
        for seat in range(players):
            view = moment.before.view(seat)
            worlds = mirabilia.sample_worlds(view, 3, seed=moment.number)
            assert [world.view(seat) for world in worlds] == [view] * 3
            assert worlds[0].waiting == moment.before.waiting


def test_worlds_differ_follow_from_their_seed_and_play_on() -> None:
    view = mirabilia.new_game("seven", seed=8).view(0)
    hands = [world.view(1).hand for world in mirabilia.sample_worlds(view, 10, seed=1)]
    assert len(set(hands)) > 5
    assert hands == [world.view(1).hand for world in mirabilia.sample_worlds(view, 10, seed=1)]
    assert hands != [world.view(1).hand for world in mirabilia.sample_worlds(view, 10, seed=2)]
    world = mirabilia.sample_worlds(view, 1)[0]
    while not world.over:
        world.choose(world.options()[0])
    assert len(world.score()) == 3


def test_worlds_are_what_a_seat_believes_in() -> None:
    play = mirabilia.new_game("architects")
    with pytest.raises(mirabilia.UsageError, match="this is the public view"):
        mirabilia.sample_worlds(play.view(None), 1)
    with pytest.raises(mirabilia.UsageError, match="-1 worlds cannot be drawn"):
        mirabilia.sample_worlds(play.view(0), -1)
    with pytest.raises(mirabilia.UsageError, match=r"a view is needed, not a Play; view\(seat\) of a game"):
        mirabilia.sample_worlds(play, 1)  # type: ignore[call-overload]  # wrong on purpose


@pytest.mark.parametrize("game", games())
def test_a_bot_picks_an_option_and_the_same_again_for_the_same_seed(game: str) -> None:
    play = mirabilia.new_game(game, seed=8)
    decision, view = play.decision(), play.view(play.decision().seat)
    picks = [mirabilia.bot(name, seed=3).pick(view, decision) for name in ("apprentice", "strategist", "scholar@8")]
    assert all(option in decision.options for option in picks)
    assert picks == [
        mirabilia.bot(name, seed=3).pick(view, decision) for name in ("apprentice", "strategist", "scholar@8")
    ]
    twice = mirabilia.bot("apprentice", seed=3)
    assert len({str(twice.pick(view, decision)) for _ in range(30)}) > 1  # chance moves on


def test_a_bot_is_refused_what_its_seat_does_not_see() -> None:
    play = mirabilia.new_game("seven")
    bot = mirabilia.bot("builder")
    with pytest.raises(mirabilia.UsageError, match=r"seat 1 decides, so the bot needs view\(1\)"):
        bot.pick(play.view(0), play.decision(1))
    with pytest.raises(mirabilia.UsageError, match="a view is needed, not a State"):
        bot.pick(play.state, play.decision(1))  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(mirabilia.UsageError, match="there is no bot 'sage'"):
        mirabilia.bot("sage")


def test_a_bot_is_refused_a_view_and_a_decision_of_two_games() -> None:
    view, decision = mirabilia.new_game("seven").view(0), mirabilia.new_game("architects").decision()
    with pytest.raises(mirabilia.UsageError, match="a view of seven needs a decision of the same game"):
        mirabilia.bot("builder").pick(view, decision)


def test_a_program_plays_a_match_and_nothing_else(tmp_path: Path) -> None:
    note = tmp_path / "note"
    programs = [given("mine", faulty("", note))]
    found = mirabilia.run_match("program:mine", "apprentice", players=2, deals=1, programs=programs)
    assert found.summary.deals == 1
    assert "--program" in found.command
    assert all_gone(note)
    view, decision = mirabilia.new_game("seven").view(0), mirabilia.new_game("seven").decision(0)
    for wrong, said in (
        (lambda: mirabilia.run_match("program:mine", "builder", deals=1), "program:mine is not known"),
        (lambda: mirabilia.play_bots("program:mine"), "programs play in matches, not in single games"),
        (lambda: mirabilia.bot("program:mine").pick(view, decision), "program:mine cannot play here"),
    ):
        with pytest.raises(mirabilia.UsageError, match=said):
            wrong()


def test_bots_by_list_and_with_commas_play_the_same_game() -> None:
    listed = mirabilia.play_bots(["builder", "strategist", "apprentice"], seed=2, wishes="gizah-A")
    assert listed.over
    assert listed.record() == mirabilia.play_bots("builder,strategist,apprentice", seed=2, wishes="gizah-A").record()
    with pytest.raises(mirabilia.UsageError, match="2 bots are named for 3 seats"):
        mirabilia.play_bots(["builder", "builder"])


def test_a_match_finds_what_the_command_line_finds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIRABILIA_BACKEND", "python")
    found = mirabilia.run_match("builder", "apprentice", game="architects", players=2, deals=4, seed=6)
    words = [*found.command.split()[1:], "--jobs", "1", "--backend", "python", "--json", str(tmp_path / "match.json")]
    assert run(words) == 0
    figures = json.loads((tmp_path / "match.json").read_bytes())
    assert figures == json.loads(msgspec.json.encode(found))


def test_a_saved_match_goes_on_where_it_was(tmp_path: Path) -> None:
    save = tmp_path / "match.jsonl"
    mirabilia.run_match("builder", "apprentice", players=2, deals=1, save=save)
    lines = save.read_bytes()
    found = mirabilia.run_match("builder", "apprentice", players=2, deals=2, save=save)
    assert save.read_bytes().startswith(lines)
    assert found.summary.deals == 2


def test_a_dataset_comes_back_as_a_table_with_its_games(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    rows = mirabilia.make_dataset(path, "apprentice", players=2, games=2, seed=3)
    table = mirabilia.load_dataset(str(path))
    assert table.num_rows == rows
    assert table.schema.metadata[b"mirabilia.command"].decode().startswith("mirabilia dataset seven --players 2")
    ends = [mirabilia.replay(record).end for record in mirabilia.records_of(table)]
    assert [end.over for end in ends] == [True, True]
    assert {sheet["total"] for sheet in ends[0].score()[:2]} == set(
        table["points"][: len(ends[0].record().moves)].to_pylist()
    )


def test_a_table_has_the_type_that_type_checkers_are_told(tmp_path: Path) -> None:
    """With another return type of `load_dataset`, mypy refuses this file; when run, it holds the type to the table."""
    mirabilia.make_dataset(tmp_path / "x", "apprentice", "architects", 2, games=1)
    table = mirabilia.load_dataset(tmp_path / "x")
    assert_type(table, ArrowTable)
    part = table.select(["action", "actions"])
    assert_type(part, ArrowTable)
    assert_type(table.num_rows, int)
    assert_type(part.to_pylist(), list[dict[str, Any]])
    assert type(table).__module__.startswith("pyarrow")
    assert [name for name in vars(ArrowTable) if not name.startswith("_") and not hasattr(table, name)] == []
    assert (part.num_rows, part.column_names) == (table.num_rows, ["action", "actions"])
    assert all(row["action"] in row["actions"] for row in part.to_pylist())


def test_what_is_no_dataset_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "x.parquet").write_bytes(b"no table")
    for name, said in (("x.parquet", "not a whole Parquet file"), ("y.parquet", "there is no such file")):
        with pytest.raises(mirabilia.MirabiliaError, match=said) as caught:
            mirabilia.load_dataset(tmp_path / name)
        assert "\n" not in str(caught.value)


def test_a_dataset_without_its_extra_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    for call in (lambda: mirabilia.load_dataset("x.parquet"), lambda: mirabilia.make_dataset(tmp_path / "x.parquet")):
        with pytest.raises(
            mirabilia.UsageError, match=r"needs pyarrow, which is not installed; install mirabilia\[lab\]"
        ):
            call()


def test_any_leaning_is_one_of_the_games_own() -> None:
    play = mirabilia.new_game("seven", seed=8)
    decision, view = play.decision(), play.view(play.decision().seat)
    picks = [mirabilia.bot("builder:any", seed).pick(view, decision) for seed in range(5)]
    fond = [mirabilia.bot(f"builder:{leaning}", seed).pick(view, decision) for seed, leaning in enumerate(LEANINGS)]
    assert picks == fond

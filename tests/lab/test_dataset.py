"""Datasets: rows are decisions, columns are what the page says, and a file is whole or not there."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow as pa  # type: ignore[import-untyped]  # it has no types of its own
import pyarrow.parquet as pq  # type: ignore[import-untyped]  # it has no types of its own
import pytest

from mirabilia import __version__
from mirabilia.bots import roster
from mirabilia.bots.roster import parse_entrant, parse_entrants
from mirabilia.core.errors import BotError, MirabiliaError, RecordError, UsageError
from mirabilia.core.registry import describe, games
from mirabilia.core.replay import begin, replay
from mirabilia.env.episode import Episode
from mirabilia.games.architects.model import View as ArchitectsView
from mirabilia.games.seven.model import View as SevenView
from mirabilia.lab.dataset import file
from mirabilia.lab.dataset.columns import FORMAT
from mirabilia.lab.dataset.file import load_dataset, records_of, schema_of, write_dataset
from mirabilia.lab.dataset.rows import rows_of
from mirabilia.lab.series import Series, play_number
from mirabilia.lab.spread import Local
from tests.house.tree import ROOT
from tests.kit import depth

GROUP = 3
VIEWS: dict[str, Any] = {"seven": SevenView, "architects": ArchitectsView}
EVERY = [(game, players) for game in games() for players in range(2, 8)]


def series(game: str, players: int, games: int, bots: str = "apprentice") -> Series:
    return Series(game, players, games, 11, parse_entrants(game, bots, range(players)))


def written(path: Path, plan: Series, jobs: int = 1) -> pa.Table:
    write_dataset(path, plan, Local(jobs), "mirabilia dataset of a test")
    return load_dataset(path)


@pytest.mark.parametrize(("game", "players"), depth.tables(EVERY))
def test_a_file_gives_back_exactly_the_rows_of_its_games(game: str, players: int, tmp_path: Path) -> None:
    plan = series(game, players, 2, "builder")
    table = written(tmp_path / "x.parquet", plan)
    records = [play_number(plan, number).record for number in range(2)]
    wanted = [row for n, record in enumerate(records) for row in rows_of(describe(game), record, plan.names, n)]
    plain = [{name: list(v) if isinstance(v, tuple) else v for name, v in row.items()} for row in wanted]
    assert table.to_pylist() == plain
    assert list(records_of(table)) == records


@pytest.mark.parametrize(("game", "players"), depth.tables(EVERY))
def test_a_row_is_what_the_seat_saw_could_do_and_did(game: str, players: int) -> None:
    described = describe(game)
    record = described.play_recorded(players, 2, 0)
    states = [begin(described.rules, record), *(step.state for step in replay(described.rules, record))]
    result: Any = described.rules.result(states[-1])
    rows = rows_of(described, record, [f"bot{seat}" for seat in range(players)])
    assert len(rows) == len(record.moves)
    for row, state, text in zip(rows, states, record.moves, strict=False):
        assert f"{row['city']} {row['options'][row['chosen']]}" == text
        decision = described.rules.decision(state, row["city"])
        assert (row["seat"], row["kind"]) == (decision.seat, decision.kind)  # type: ignore[attr-defined]  # both games have it
        assert [described.rules.write_move(option.move) for option in decision.options] == list(row["options"])
        assert msgspec.json.decode(row["view"], type=VIEWS[game]) == described.rules.view(state, decision.seat)
        assert row["bot"] == f"bot{row['seat']}"
        assert row["points"] == result.sheets[row["seat"]].total
        sheet = msgspec.to_builtins(result.sheets[row["seat"]])
        assert {name: row[f"points_{name}"] for name in described.categories[:-1]}.items() <= sheet.items()
        assert row["share"] == (1 / len(result.winners) if row["seat"] in result.winners else 0)
        assert (row["rank"] == 1) == (row["seat"] in result.winners)


@pytest.mark.parametrize(("game", "players"), depth.tables(EVERY))
@pytest.mark.parametrize("version", [1, 2])
def test_rows_hold_what_the_environments_show_and_take(game: str, players: int, version: int) -> None:
    """The same game in an environment, by the actions of its rows."""
    described, episode = describe(game), Episode(game, players, "win", version)
    record = described.play_recorded(players, 2, 0)
    assert isinstance(record.seed, int)
    episode.begin(record.seed)
    for row in rows_of(described, record, ["bot"] * players, observations=version):
        seen = episode.look(row["seat"], row["city"])
        assert list(row["observation"]) == seen["observation"].tolist()
        assert sorted(row["actions"]) == np.flatnonzero(seen["action_mask"]).tolist()
        assert row["actions"][row["chosen"]] == row["action"]
        assert len(row["actions"]) == len(row["options"])
        episode.act(row["city"], row["action"])
    assert episode.state.hash == record.hash


def test_the_hand_of_a_choice_for_the_free_city_lacks_the_card_that_was_just_chosen() -> None:
    rows = rows_of(describe("seven"), describe("seven").play_recorded(2, 2, 0), ["a", "b"])
    own = {(row["age"], row["turn"], row["seat"]): row for row in rows if row["city"] < 2 and row["kind"] == "choose"}
    chosen = [row for row in rows if row["city"] == 2 and row["kind"] == "choose"]
    assert len(chosen) == 18
    for row in chosen:
        before = own[row["age"], row["turn"], row["seat"]]
        used = before["options"][before["chosen"]].split()[1]
        assert sorted([*row["hand"], used]) == sorted(before["hand"])
        assert sorted(msgspec.json.decode(row["view"])["hand"]) == sorted(before["hand"])
        assert {option.split()[1] for option in row["options"]} <= {*row["hand"]}


@pytest.mark.parametrize("game", games())
def test_flat_columns_repeat_what_the_view_says(game: str) -> None:
    for row in rows_of(describe(game), describe(game).play_recorded(4, 7, 1), ["a", "b", "c", "d"]):
        view = msgspec.json.decode(row["view"])
        city = view["cities"][row["city"]]
        left, right = ((row["city"] + step) % 4 for step in (1, -1))
        if game == "seven":
            assert (row["wonder"], row["side"]) == (city["board"]["wonder"], city["board"]["side"])
            assert (row["age"], row["turn"], list(row["hand"])) == (view["age"], view["turn"], view["hand"])
            assert row["left_shields"] == view["cities"][left]["shields"]
            assert row["right_shields"] == view["cities"][right]["shields"]
            assert len(row["prices"]) == len(row["options"])
        else:
            assert (row["wonder"], row["turn"]) == (city["wonder"], view["turn"])
            assert row["left_top"] == city["deck"]["top"]
            assert row["right_top"] == view["cities"][right]["deck"]["top"]
            assert {kind: list(row["cards"]).count(kind) for kind in set(row["cards"])} == city["cards"]
            assert row["cat"] == (view["cat"] == row["seat"])
        assert row["shields"] == city["shields"]
        assert row["stages"] == (city["stages"] if game == "seven" else tuple(city["stages"]))


@pytest.fixture
def small_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write groups that take few games to fill."""
    monkeypatch.setattr(file, "GROUP", GROUP)


@pytest.mark.usefixtures("small_groups")
def test_the_jobs_change_no_byte(tmp_path: Path) -> None:
    plan = series("architects", 3, GROUP + 3)
    for jobs in (1, 2):
        write_dataset(tmp_path / str(jobs), plan, Local(jobs), "mirabilia dataset of a test")
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()


@pytest.mark.usefixtures("small_groups")
def test_games_are_written_in_groups_and_in_their_order(tmp_path: Path) -> None:
    table = written(tmp_path / "x", series("architects", 2, 2 * GROUP + 1))
    numbers = table["number"].to_pylist()
    assert numbers == sorted(numbers)
    with pq.ParquetFile(tmp_path / "x") as file:
        groups = [file.read_row_group(at, ["number"])["number"].unique() for at in range(file.num_row_groups)]
    assert [len(group) for group in groups] == [GROUP, GROUP, 1]


def test_different_bots_are_named_on_their_seats(tmp_path: Path) -> None:
    table = written(tmp_path / "x", series("architects", 2, 1, "builder,apprentice"))
    assert set(zip(table["seat"].to_pylist(), table["bot"].to_pylist(), strict=True)) == {
        (0, "builder"),
        (1, "apprentice"),
    }


@pytest.mark.parametrize("game", games())
def test_the_page_has_every_column_of_a_file_and_no_other(game: str) -> None:
    page = (ROOT / "docs/reference/dataset.md").read_text("utf-8")
    titles = {"seven": "## 7 Wonders\n", "architects": "## 7 Wonders Architects\n"}
    section = page.partition(titles[game])[2].partition("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("| ")][1:]
    schema = schema_of(game)
    shown = [(name, type_.removesuffix(" or null"), type_.endswith(" or null")) for name, type_, _ in rows]
    kinds = [
        str(field.type).replace("element: ", "").replace("item: ", "").replace("double", "float64") for field in schema
    ]
    assert shown == [(field.name, kind, field.nullable) for field, kind in zip(schema, kinds, strict=True)]
    assert all(meaning.endswith(".") for _, _, meaning in rows)
    assert f"This is format {FORMAT}." in page


def test_a_file_says_what_it_is(tmp_path: Path) -> None:
    said = written(tmp_path / "x", series("seven", 2, 1)).schema.metadata
    assert {name.decode(): value.decode() for name, value in said.items() if name.startswith(b"mirabilia.")} == {
        "mirabilia.format": str(FORMAT),
        "mirabilia.game": "seven",
        "mirabilia.observations": "1",
        "mirabilia.command": "mirabilia dataset of a test",
        "mirabilia.version": __version__,
    }


def test_a_bot_that_breaks_down_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "x"
    file.write_text("before")
    asked = []

    def breaking(*_: Any) -> Any:
        asked.append(1)
        raise ValueError("no idea")

    monkeypatch.setattr(roster, "make_bot", lambda *_: breaking)
    with pytest.raises(BotError, match=r"builder .* raised ValueError: no idea"):
        write_dataset(file, series("seven", 3, 2, "builder"), Local(1), "")
    assert asked
    assert file.read_text() == "before"
    assert [path.name for path in tmp_path.iterdir()] == ["x"]


def test_a_file_that_is_no_dataset_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x"
    with pytest.raises(UsageError, match=r"cannot read .*x: "):
        load_dataset(file)
    file.write_text("hello")
    with pytest.raises(RecordError, match="x: not a whole Parquet file"):
        load_dataset(file)
    pq.write_table(pa.table({"a": [1]}), file)
    with pytest.raises(RecordError, match="x: not a dataset of mirabilia"):
        load_dataset(file)


def test_another_format_or_other_columns_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "x"
    table = written(file, series("architects", 2, 1))
    for number in ("2", "99"):
        other = {**table.schema.metadata, b"mirabilia.format": number.encode()}
        pq.write_table(table.replace_schema_metadata(other), file)
        with pytest.raises(RecordError) as caught:
            load_dataset(file)
        assert str(caught.value).endswith(
            f"x: format {number} is not known here; this version reads format {FORMAT}: "
            "make the file anew with `mirabilia dataset`"
        )
    pq.write_table(table.drop_columns(["seat"]), file)
    with pytest.raises(RecordError, match="x: its columns are not those of format"):
        load_dataset(file)
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(RecordError, match="x: not a whole Parquet file"):
        load_dataset(file)


def test_without_pyarrow_the_refusal_names_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(UsageError, match=r"a dataset needs pyarrow, .* mirabilia\[lab\]"):
        write_dataset(tmp_path / "x", series("seven", 3, 1), Local(1), "")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"players": 9}, "seven is for 2 to 7 players, not 9"),
        ({"games": 0}, "0 games cannot be played"),
        ({"seed": -1}, "the seed -1"),
        ({"wishes": "atlantis"}, "there is no wonder 'atlantis'"),
        ({"bots": (parse_entrant("apprentice"),) * 2}, "2 bots are named for 3 seats"),
    ],
)
def test_a_series_that_cannot_be_played_is_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(MirabiliaError, match=reason):
        msgspec.structs.replace(series("seven", 3, 1), **change).check()

"""Matches: paired deals, all rotations, the same wherever and however often they are taken up."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mirabilia.bots import roster
from mirabilia.core.errors import BotError, MirabiliaError, UsageError
from mirabilia.insight.statistics.interval import FEWEST
from mirabilia.insight.statistics.model import Interval
from mirabilia.lab import match as lab
from mirabilia.lab.ledger import open_ledger
from mirabilia.lab.match import Deal, Match, MatchGame, make_match, play_match, read_match, seated
from mirabilia.lab.play import play
from mirabilia.lab.spread import Local
from mirabilia.lab.summary import summarise
from mirabilia.programs.program import Programs
from tests.kit.work import faulty

SMALL = make_match("architects", 3, "builder", "apprentice", seed=4)


def played(match: Match, deals: int, file: Path | None = None, jobs: int = 1) -> list[Deal]:
    with open_ledger(file, match, Deal) as ledger:
        return play_match(match, deals, ledger, Local(jobs))


def spied(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, int, list[str]]]:
    """Note what every game is begun with: setup, seed, table."""
    begun: list[tuple[Any, int, list[str]]] = []

    def note(room: Any, setup: Any, seed: int, table: Sequence[roster.Entrant], **about: Any) -> Any:
        begun.append((setup, seed, [entrant.level for entrant in table]))
        return play(room, setup, seed, table, **about)

    monkeypatch.setattr(lab, "play", note)
    return begun


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_every_rotation_of_a_deal_has_the_same_cards_and_the_hero_on_another_seat(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = spied(monkeypatch)
    played(make_match(game, 3, "builder", "apprentice"), deals=3)
    assert len(begun) == 9
    for deal in range(3):
        setups, seeds, tables = zip(*begun[3 * deal : 3 * deal + 3], strict=True)
        assert len(set(setups)) == len(set(seeds)) == 1
        assert [table.index("builder") for table in tables] == [0, 1, 2]
        assert all(table.count("apprentice") == 2 for table in tables)
    assert len({seed for _, seed, _ in begun}) == 3


def test_the_cards_on_a_seat_are_the_same_whoever_sits_there(monkeypatch: pytest.MonkeyPatch) -> None:
    hands: set[tuple[int, tuple[str, ...]]] = set()

    def note(view: Any, decision: Any, *_: Any) -> Any:
        if (view.age, view.turn) == (1, 1):
            hands.add((view.seat, view.hand))
        return decision.options[0]

    monkeypatch.setattr(roster, "make_bot", lambda *_: note)
    played(make_match("seven", 4, "builder", "apprentice"), deals=1)
    assert sorted(seat for seat, _ in hands) == [0, 1, 2, 3]


def test_others_sit_behind_the_hero_in_their_order() -> None:
    match = make_match("seven", 3, "builder", "apprentice, builder:close")
    assert match.others == ("apprentice", "builder:close")
    assert [seated(match, seat) for seat in range(3)] == [
        ["builder", "apprentice", "builder:close"],
        ["builder:close", "builder", "apprentice"],
        ["apprentice", "builder:close", "builder"],
    ]


def test_wishes_hold_in_every_deal() -> None:
    deals = played(make_match("seven", 3, "builder", "apprentice", wishes="rhodos-B ? gizah-A"), deals=3)
    assert {deal.boards[::2] for deal in deals} == {("rhodos-B", "gizah-A")}


def test_boards_are_those_of_players_only() -> None:
    (deal,) = played(make_match("seven", 2, "apprentice", "apprentice"), deals=1)
    assert len(deal.boards) == 2
    (deal,) = played(make_match("architects", 2, "apprentice", "apprentice", wishes="giza rhodes"), deals=1)
    assert deal.boards == ("giza", "rhodes")


def test_a_mirror_match_plays_a_deal_once_and_counts_it_for_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = spied(monkeypatch)
    mirror = make_match("architects", 3, "builder", "builder")
    deals = played(mirror, deals=4)
    assert len(begun) == 4
    summary = summarise(mirror, deals)
    assert summary.games == 4
    assert summary.share.value == pytest.approx(1 / 3)
    assert summary.hero == pytest.approx(summary.others)


def test_the_jobs_change_nothing(tmp_path: Path) -> None:
    alone, together = (played(SMALL, 5, tmp_path / f"{jobs}", jobs) for jobs in (1, 2))
    assert alone == together
    assert read_match(tmp_path / "1") == read_match(tmp_path / "2") == (SMALL, alone)


def test_deals_that_are_there_are_not_played_again_and_more_can_be_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = played(SMALL, 5)
    file = tmp_path / "match.jsonl"
    assert played(SMALL, 3, file) == whole[:3]
    begun = spied(monkeypatch)
    assert played(SMALL, 5, file) == whole
    assert len(begun) == 2 * 3
    assert played(SMALL, 2, file) == whole[:2]
    assert len(begun) == 2 * 3


def test_a_file_cut_in_mid_line_is_mended(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    whole = played(SMALL, 3, file)
    file.write_bytes(file.read_bytes()[:-40])
    assert len(read_match(file)[1]) == 2
    assert played(SMALL, 3, file) == whole
    assert read_match(file) == (SMALL, whole)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"seed": 5}, "seed 4, not 5"),
        ({"hero": "apprentice"}, "hero 'builder', not 'apprentice'"),
        ({"wishes": "giza"}, "wishes '', not 'giza'"),
        ({"version": "9"}, "version '.*', not '9'"),
        ({"others": ("apprentice", "builder")}, "others apprentice,apprentice, not apprentice,builder"),
    ],
)
def test_a_file_of_another_match_is_refused(change: dict[str, Any], words: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    played(SMALL, 1, file)
    with pytest.raises(UsageError, match=words):
        played(msgspec.structs.replace(SMALL, **change), 1, file)


def test_a_file_of_other_rules_or_bots_is_read_but_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    for older in (msgspec.structs.replace(SMALL, sources="older"), msgspec.structs.replace(SMALL, sources="")):
        deals = played(SMALL, 1)
        with open_ledger(file, older, Deal) as ledger:
            ledger.add(deals[0])
        with pytest.raises(UsageError, match=r"not '.+'; rules or bots have changed since, so give another file"):
            played(SMALL, 1, file)
        assert read_match(file) == (older, deals)
        assert summarise(*read_match(file)).deals == 1
        file.unlink()


def test_nobody_plays_with_other_rules_or_bots_than_the_match_was_begun_with() -> None:
    elsewhere = msgspec.structs.replace(SMALL, sources="other")
    with pytest.raises(UsageError, match=r"of architects than the machine that asks; install the same version on"):
        lab.play_rotation(elsewhere, Programs(()), lab.Rotation(0, 0))


def test_a_bot_that_breaks_down_ends_the_match_and_finished_deals_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = lab.deal_seed(SMALL, 2)
    calls: list[int] = []

    def crooked(view: Any, decision: Any, *_: Any) -> Any:
        calls.append(view.turn)
        if begun[-1][1] == seed and view.turn > 10:
            raise ValueError("enough")
        return decision.options[0]

    begun = spied(monkeypatch)
    monkeypatch.setattr(roster, "make_bot", faulty(crooked, "builder"))
    file = tmp_path / "match.jsonl"
    with pytest.raises(
        BotError, match=rf"^builder \(seat 0\) raised ValueError: enough in turn \d+ of game seed {seed}$"
    ):
        played(SMALL, 5, file)
    assert [deal.deal for deal in read_match(file)[1]] == [0, 1]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("chess", 3, "builder", "builder"), "there is no game 'chess'"),
        (("seven", 8, "builder", "builder"), "seven is for 2 to 7 players, not 8"),
        (("seven", 3, "nobody", "builder"), "there is no bot 'nobody'"),
        (("seven", 4, "builder", "builder,builder"), "2 bots are named for 3 seats"),
        (("seven", 3, "builder", ""), "'' is not a bot"),
        (("seven", 3, "builder", "builder", -1), "the seed -1"),
        (("seven", 3, "builder", "builder", 0, "atlantis"), "atlantis"),
    ],
)
def test_a_match_that_cannot_be_played_is_refused(arguments: Any, reason: str) -> None:
    with pytest.raises(MirabiliaError, match=reason):
        make_match(*arguments)


def test_deals_behind_a_missing_one_are_no_first_deals() -> None:
    deals = [Deal(number, 1, (), ()) for number in (3, 0, 1, 4)]
    assert [deal.deal for deal in lab.first_deals(deals)] == [0, 1]


def test_the_command_of_a_match_says_everything_and_is_quoted() -> None:
    assert lab.command_of(make_match("seven", 3, "builder", "apprentice,master@5", 7, "gizah-A ?"), 40) == (
        "mirabilia match seven --players 3 --hero builder --others apprentice,master@5 --deals 40 --seed 7 "
        "--wishes 'gizah-A ?'"
    )
    assert lab.command_of(SMALL, 1).endswith("--others apprentice --deals 1 --seed 4")


def test_clocks_are_owned_up_to() -> None:
    assert lab.depends_on_machine(make_match("seven", 2, "builder", "master@0.5s"))
    assert not lab.depends_on_machine(SMALL)


def test_a_summary_adds_up_what_is_in_the_deals() -> None:
    match = msgspec.structs.replace(SMALL, categories=("civilian", "total"))
    first = Deal(
        0,
        11,
        ("giza", "rhodes", "babylon"),
        (
            MatchGame(0, (0,), ((20, 50), (10, 40), (0, 30))),
            MatchGame(1, (0, 1), ((20, 44), (10, 44), (0, 30))),
            MatchGame(2, (0,), ((20, 50), (10, 40), (0, 20))),
        ),
    )
    summary = summarise(match, [first, first])
    assert (summary.deals, summary.games) == (2, 6)
    assert summary.fair == pytest.approx(1 / 3)
    assert summary.share == Interval(0.5), "two deals are too few for an interval"
    assert summarise(match, [first] * FEWEST).share == Interval(0.5, 0.5, 0.5)
    lost = msgspec.structs.replace(first, games=first.games[2:])
    assert summarise(match, [lost] * FEWEST).share.high == pytest.approx(0.1684, abs=1e-4)
    assert summary.hero_points.value == pytest.approx((50 + 44 + 20) / 3)
    assert summary.others_points.value == pytest.approx((40 + 30 + 44 + 30 + 50 + 40) / 6)
    assert summary.margin.value == pytest.approx((10 + 0 - 30) / 3)
    assert summary.winner_points.value == pytest.approx((50 + 44 + 44 + 50) / 4)
    assert summary.hero["civilian"] == pytest.approx((20 + 10 + 0) / 3)
    assert [line.share for line in summary.seats.values()] == [1.0, 0.5, 0.0]
    assert {name: line.games for name, line in summary.boards.items()} == {"babylon": 2, "giza": 2, "rhodes": 2}
    assert summary.boards["rhodes"].points == 44


def test_nothing_adds_up_to_nothing() -> None:
    with pytest.raises(UsageError, match="no deal is finished yet"):
        summarise(SMALL, [])

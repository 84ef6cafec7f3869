"""Ladders: every bot meets every other on the same deals, and the better bot stands higher."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from openskill.models import PlackettLuce

from mirabilia.core.errors import MirabiliaError, UsageError
from mirabilia.lab.ladder import (
    Ladder,
    LadderGame,
    OpenDeal,
    PlayedDeal,
    games_of,
    make_ladder,
    play_deal,
    play_ladder,
    seating,
    tables,
)
from mirabilia.lab.ledger import open_ledger, read_ledger
from mirabilia.lab.ratings import rate
from mirabilia.lab.spread import Local
from mirabilia.programs.program import Programs

THREE = make_ladder("architects", 2, "apprentice, builder, builder:close", seed=4)


def played(ladder: Ladder, deals: int, file: Path | None = None, jobs: int = 1) -> list[PlayedDeal]:
    with open_ledger(file, ladder, PlayedDeal) as ledger:
        return play_ladder(ladder, deals, ledger, Local(jobs))


@pytest.mark.parametrize("bots", range(2, 6))
@pytest.mark.parametrize("players", range(2, 8))
def test_all_sit_equally_often_and_everybody_meets_everybody(bots: int, players: int) -> None:
    names = ",".join(f"master@{number}" for number in range(1, bots + 1))
    found = tables(make_ladder("architects", players, names))
    assert {len(table) for table in found} == {players}
    assert len(set(Counter(bot for table in found for bot in table).values())) == 1
    met = {frozenset((one, other)) for table in found for one in table for other in table if one != other}
    assert len(met) == bots * (bots - 1) // 2
    assert max(max(Counter(table).values()) - min(Counter(table).values()) for table in found) <= 1


def test_every_bot_of_a_table_has_every_seat_of_a_deal_once() -> None:
    dealt = played(make_ladder("architects", 3, "apprentice,builder,builder:close"), deals=2)
    assert [(each.table, each.deal) for each in dealt] == [(0, 0), (0, 1)]
    for each in dealt:
        assert [sorted(seats) for seats in zip(*(game.bots for game in each.games), strict=True)] == [[0, 1, 2]] * 3


def test_neighbours_change_from_deal_to_deal() -> None:
    assert len({tuple(seating(range(5), seed, 0)) for seed in range(30)}) > 10
    assert seating(range(5), 3, 0) == seating(range(5), 3, 0)


def test_the_jobs_change_nothing_and_a_ladder_can_be_taken_up_again(tmp_path: Path) -> None:
    whole = played(THREE, 2)
    assert len(whole) * THREE.players == games_of(THREE, 2) == 12
    file = tmp_path / "ladder.jsonl"
    assert played(THREE, 1, file, jobs=2) == whole[:3]
    file.write_bytes(file.read_bytes()[:-20])
    assert played(THREE, 2, file, jobs=2) == whole
    begun, kept = read_ledger(file, Ladder, PlayedDeal)
    assert (begun, sorted(kept, key=whole.index)) == (THREE, whole)
    with pytest.raises(UsageError, match="was begun with seed 4, not 5"):
        played(make_ladder("architects", 2, "apprentice,builder,builder:close", seed=5), 1, file)


def test_nobody_plays_with_other_rules_or_bots_than_the_ladder_was_begun_with() -> None:
    with pytest.raises(UsageError, match="has other rules or bots of architects"):
        play_deal(replace(THREE, sources="other"), Programs(()), OpenDeal(0, 0))


def test_the_better_bot_stands_higher_whatever_the_order_of_names() -> None:
    for names in ("apprentice,builder", "builder,apprentice"):
        ladder = make_ladder("seven", 3, names)
        best, worst = rate(ladder, played(ladder, 2))
        assert (best.bot, worst.bot) == ("builder", "apprentice")
        assert best.rating - worst.rating > 2
        assert best.sigma < 25 / 3
        assert best.seats == worst.seats == 18


def made(*games: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]) -> list[PlayedDeal]:
    return [PlayedDeal(0, number, (LadderGame(*game),)) for number, game in enumerate(games)]


def test_a_rating_counts_victories_points_and_places() -> None:
    ladder = make_ladder("seven", 3, "apprentice,builder,builder:close")
    games = [((0, 1, 2), (2,), (10, 20, 30)), ((1, 2, 0), (0, 1), (40, 40, 20))]
    found = {rating.bot: rating for rating in rate(ladder, made(*games))}
    assert found["builder:close"].share == 0.75
    assert found["builder"].share == 0.25
    assert found["apprentice"].points == 15
    assert found["builder:close"].rating > found["builder"].rating > found["apprentice"].rating


def test_those_who_win_a_tie_stand_above_those_who_lose_it() -> None:
    ladder = make_ladder("seven", 2, "apprentice,builder")
    best, worst = rate(ladder, made(*[((0, 1), (1,), (30, 30))] * 3))
    assert (best.bot, worst.bot) == ("builder", "apprentice")
    assert best.rating > worst.rating


def test_copies_of_a_bot_at_one_table_move_by_their_mean() -> None:
    ladder = make_ladder("seven", 3, "apprentice,builder")
    found = {rating.bot: rating for rating in rate(ladder, made(((0, 1, 1), (1,), (20, 30, 10))))}
    model = PlackettLuce(tau=0)
    seats = [new for (new,) in model.rate([[model.rating()] for _ in range(3)], ranks=[1, 0, 2])]
    assert found["apprentice"].rating == pytest.approx(seats[0].mu)
    assert found["builder"].rating == pytest.approx((seats[1].mu + seats[2].mu) / 2)
    assert found["builder"].sigma == pytest.approx((seats[1].sigma + seats[2].sigma) / 2)


def test_who_has_not_played_cannot_be_rated() -> None:
    with pytest.raises(UsageError, match="not every bot has finished a game yet"):
        rate(THREE, [])


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("chess", 3, "apprentice,builder"), "there is no game 'chess'"),
        (("seven", 9, "apprentice,builder"), "seven is for 2 to 7 players, not 9"),
        (("seven", 3, "builder"), "at least two bots, not only builder"),
        (("seven", 3, "builder,apprentice,builder"), "builder is named twice"),
        (("seven", 3, "builder,"), "'' is not a bot"),
        (("seven", 3, "apprentice,builder", 0, "atlantis"), "atlantis"),
    ],
)
def test_a_ladder_that_cannot_be_played_is_refused(arguments: Any, reason: str) -> None:
    with pytest.raises(MirabiliaError, match=reason):
        make_ladder(*arguments)


@pytest.mark.parametrize("deals", [0, -1, 10_000_000])
def test_a_number_of_deals_that_cannot_be_played_is_refused(deals: int) -> None:
    with pytest.raises(UsageError, match=r"make .* games at 3 tables"):
        played(THREE, deals)

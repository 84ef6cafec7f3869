"""Reviews: of any finished game, made part by part, adding up, the same again; bad input gets one clear sentence."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

import mirabilia
from mirabilia.core.errors import RecordError, UsageError
from mirabilia.core.registry import describe
from mirabilia.core.seed import Seed
from mirabilia.insight.course import chosen_in, course_of
from mirabilia.insight.model import (
    MILLE,
    CurvePoint,
    DecisionReview,
    Effort,
    Review,
    SeatReview,
    TurnParts,
)
from mirabilia.insight.review import blank_review, grown, review, review_decision, review_parts, scaled
from tests.kit import depth
from tests.kit.depth import some
from tests.kit.insight import played

LITTLE = Effort(curve=2, parts=1, decision=6)
KEY = "0a" * 32
TABLES: list[tuple[str, int, Seed]] = [
    ("seven", 2, 3),
    ("seven", 3, KEY),
    ("architects", 2, KEY),
    ("seven", 4, 1),
    ("architects", 3, 2),
]


@pytest.mark.parametrize("table", some(3, TABLES), ids=str)
def test_luck_and_decisions_add_up_exactly(table: tuple[str, int, Seed]) -> None:
    game, players, seed = table
    record = played(game, players, seed)
    made = review(record, seats=(), effort=LITTLE)
    result = mirabilia.replay(record).end.result
    assert result
    assert [seat.seat for seat in made.seats] == list(range(players))
    for seat in made.seats:
        assert seat.start + seat.own + seat.others + seat.deal == seat.end
        assert seat.own == sum(turn.own[seat.seat] for turn in made.turns)
        assert seat.end == pytest.approx(MILLE / len(result.winners) if seat.seat in result.winners else 0, abs=1)
    for point in made.curve:
        assert sum(point.chances) == MILLE
    for at, turn in enumerate(made.turns):
        for seat_number in range(players):
            change = turn.own[seat_number] + turn.others[seat_number] + turn.deal[seat_number]
            assert made.curve[at].chances[seat_number] + change == made.curve[at + 1].chances[seat_number]


def test_the_curve_has_a_point_for_every_turn_and_only_new_ages_are_dealt() -> None:
    made = review(played("seven", 3, 1), seats=(), effort=LITTLE)
    whens = [(point.age, point.turn) for point in made.curve]
    assert whens == [*((age, turn) for age in (1, 2, 3) for turn in range(1, 7)), (3, 6)]
    assert [point.number for point in made.curve] == sorted(point.number for point in made.curve)
    for turn in made.turns:
        assert turn.turn == 6 or set(turn.deal) == {0}


@pytest.mark.parametrize("table", some(2, [("seven", 2), ("architects", 2), ("seven", 3), ("architects", 3)]), ids=str)
def test_a_review_may_begin_with_a_move_and_be_the_same_from_there(table: tuple[str, int]) -> None:
    game, players = table
    record = played(game, players, 1)
    moments = course_of(describe(game).rules, record)
    moment = moments[len(moments) * 3 // 4]
    begun = moment.choices[0].number
    whole = list(review_parts(record, effort=LITTLE))
    for choice in moment.choices if depth.EVERYTHING else {moment.choices[0], moment.choices[-1]}:
        late = list(review_parts(record, effort=LITTLE, since=choice.number))
        points, all_points = (
            [(part.number, part.chances) for part in parts if isinstance(part, CurvePoint)] for parts in (late, whole)
        )
        assert points[0][0] == begun
        assert points[1:] == all_points[len(all_points) - len(points) + 1 :]
        decisions = [part for part in late if isinstance(part, DecisionReview)]
        assert decisions == [part for part in whole if isinstance(part, DecisionReview) and part.number >= begun]
        seats = [part for part in late if isinstance(part, SeatReview)]
        assert [seat.start for seat in seats[:players]] == list(points[0][1])
        for seat in seats:
            assert seat.start + seat.own + seat.others + seat.deal == seat.end
        for seat in seats[players:]:
            assert seat.counted == sum(part.counts for part in decisions if part.seat == seat.seat)


def test_a_review_grows_part_by_part_and_reads_back() -> None:
    record = played("seven", 2, 3)
    parts = list(review_parts(record, seats=(1,), effort=LITTLE))
    kinds = [type(part) for part in parts]
    assert kinds[:3] == [CurvePoint, TurnParts, CurvePoint]
    assert kinds.index(DecisionReview) > kinds.index(SeatReview)
    made = blank_review(record, LITTLE)
    for part in parts:
        made = grown(made, part)
    assert made == review(record, seats=(1,), effort=LITTLE)
    assert msgspec.json.decode(msgspec.json.encode(made), type=Review) == made
    last = made.seats[1]
    assert (last.accuracy is None, made.seats[0].accuracy) == (False, None)
    assert last.counted == sum(decision.counts for decision in made.decisions)


def test_every_choice_of_a_seat_is_judged_by_its_own_view_also_for_the_free_city() -> None:
    record = played("seven", 2, 3)
    rules = describe("seven").rules
    chosen = [one for moment in course_of(rules, record) for seat in (0, 1) for one in chosen_in(rules, moment, seat)]
    assert sorted(one.choice.number for one in chosen) == list(range(len(record.moves)))
    assert {one.choice.city for one in chosen} == {0, 1, 2}
    for one in chosen[-6:]:
        made = review_decision(one, LITTLE, seed=0)
        assert (made.seat, made.weighing.city) == (one.choice.seat, one.choice.city)
        text = record.moves[made.number].partition(" ")[2]
        assert made.weighing.of(made.verdict.chosen).move == text
        assert made.verdict.cost == made.weighing.of(made.verdict.chosen).behind


def test_a_record_that_does_not_replay_is_refused_in_one_sentence() -> None:
    record = played("seven", 3, 1)
    with pytest.raises(RecordError, match=r"game\.json: its moves lead to the state \w+, not to 00"):
        next(review_parts(replace(record, hash="00"), source="game.json"))
    with pytest.raises(RecordError, match="move 4 of 56"):
        review(replace(record, moves=(*record.moves[:3], "0 build palace", *record.moves[4:])))


def test_a_game_that_is_not_over_is_refused_in_one_sentence() -> None:
    play = mirabilia.new_game("seven", players=3, seed=1)
    with pytest.raises(RecordError, match="the game is not over; it can be reviewed when it is"):
        review(play.record())


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(UsageError, match="there is no seat 5 in this game; there are 0 to 2"):
        review(played("seven", 3, 1), seats=(5,))


def test_effort_is_scaled_and_never_nothing() -> None:
    assert scaled(2).decision == 2 * Effort().decision
    assert min(msgspec.structs.astuple(scaled(0.000001))) == 1

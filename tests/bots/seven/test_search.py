"""Search: what it narrows down to, what it notes, what an end is worth, and what those who search pick."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from mirabilia.bots.bot import Budget, make_chance
from mirabilia.bots.choice import NARROW
from mirabilia.bots.seven import standing, thinkers
from mirabilia.bots.seven.beliefs import sample
from mirabilia.bots.seven.deeds import judge_deeds
from mirabilia.bots.seven.evaluator import PAD, WAY, WORTH
from mirabilia.bots.seven.policy import play_out
from mirabilia.bots.seven.search import (
    FONDNESS,
    GREED,
    LEAST_VICTORY,
    WORTHS,
    Study,
    narrow,
    search,
    survey,
    value_seats,
)
from mirabilia.bots.seven.thinkers import CANDIDATES, CHUNK, NODES, WORLDS, Mind, Thought
from mirabilia.bots.tree import CHILD, FIRST, LEFT_OUT, NODE, SIBLING, SUM, USED, VALUE, VISITS
from mirabilia.core.game import State
from mirabilia.core.kernel import Words, copy, words
from mirabilia.games.seven.codec import encode_move
from mirabilia.games.seven.decision import moves_of
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.engine.moves import SELL, STAGE, card_of, deed_of, kind_of
from mirabilia.games.seven.engine.turn import play
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.sheet import sheet_of
from mirabilia.games.seven.tables import CARD_NUMBERS
from tests.kit.bots import Moment, bot, builders, special_moments, usual_moments
from tests.kit.compiled import compiled
from tests.kit.seven.positions import random_position
from tests.kit.seven.table import table

MINDS = [Mind(), Mind(plain=True, explore=1400), Mind("close")]


def row(values: Iterable[int]) -> Words:
    """Return words with these values."""
    values = list(values)
    made = words(len(values))
    for place, value in enumerate(values):
        made[place] = value
    return made


def think(moment: Moment, mind: Mind | None = None) -> Thought:
    return Thought(SEVEN.view(moment.state, moment.decision.seat), moment.decision, mind or Mind())


def study_of(moment: Moment, mind: Mind | None = None, seed: int = 1) -> Study:
    return think(moment, mind).study(make_chance(seed, 0), NODES)


def ask(name: str, moment: Moment, playouts: int, seed: int = 1) -> Any:
    """Return the option that a bot picks."""
    view = SEVEN.view(moment.state, moment.decision.seat)
    return bot("seven", name)(view, moment.decision, Budget(playouts=playouts), make_chance(seed, 0))


# What differs.


def thing(move: int) -> tuple[int, int]:
    """Return what a move does, however it is done: any card will do for a stage or a sale."""
    kind = int(kind_of(move))
    return kind, 0 if kind in (STAGE, SELL) else int(card_of(move))


def narrowed(moves: Sequence[int], worths: Sequence[int]) -> dict[int, int]:
    """Return the moves that are left, with their worths."""
    pad = words(PAD)
    for place, worth in enumerate(worths):
        pad[WORTH + place] = worth
    narrow(row(moves), len(moves), pad)
    return {move: int(pad[WORTH + place]) for place, move in enumerate(moves) if pad[WORTH + place] != LEFT_OUT}


@pytest.mark.parametrize("players", range(2, 8))
def test_of_everything_that_can_be_done_the_best_way_stays(players: int) -> None:
    dice = Random(players)
    several = 0
    for choices in range(0, 18 * players, 5):
        state = random_position(players, 6, choices)
        for city in SEVEN.waiting(state)[:1]:
            moves = [int(move) for move in moves_of(state.words, at.city_at(city))]
            worths = [dice.randrange(-9, 10) for _ in moves]
            best: dict[tuple[int, int], int] = {}
            for move, worth in zip(moves, worths, strict=True):
                best[thing(move)] = max(best.get(thing(move), worth), worth)
            kept = narrowed(moves, worths)
            assert {thing(move): worth for move, worth in kept.items()} == best
            assert len(kept) == len(best), "one way for each"
            several += len(moves) > len(best)
    assert several > 5


def test_the_promising_come_first_and_the_best_is_among_them() -> None:
    for moment in usual_moments("seven", 5) + list(special_moments("seven").values()):
        thought = think(moment)
        places = thought.promising()
        worths = [thought.worths[place] for place in places]
        assert worths == sorted(worths, reverse=True)
        assert worths[0] == max(thought.worths)


# What is noted.


def children(tree: Words, node: int) -> list[int]:
    found = []
    child = int(tree[node + CHILD])
    while child:
        found.append(child)
        child = int(tree[child + SIBLING])
    return found


@pytest.mark.parametrize("mind", MINDS)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_playout_is_noted_once_and_counts_for_no_more_than_a_victory(players: int, mind: Mind) -> None:
    for moment in usual_moments("seven", players)[::2]:
        study = study_of(moment, mind)
        search(study, 5)
        search(study, 15)
        tree = study.tree
        root = FIRST + NODE * moment.city
        assert tree[root + VISITS] == 20
        assert sum(tree[child + VISITS] for child in children(tree, root)) == 20
        assert sum(tree[child + SUM] for child in children(tree, root)) == tree[root + SUM]
        for node in range(FIRST, tree[USED], NODE):
            assert 0 <= tree[node + SUM] <= VALUE * tree[node + VISITS]
            assert sum(tree[child + VISITS] for child in children(tree, node)) <= tree[node + VISITS]


def test_only_deeds_of_options_are_tried() -> None:
    for moment in usual_moments("seven", 4):
        study = study_of(moment)
        search(study, 20)
        deeds = {deed_of(encode_move(option.move)) for option in moment.decision.options}
        assert {study.tree[child] for child in children(study.tree, FIRST + NODE * moment.city)} <= deeds


def test_a_search_goes_on_when_the_tree_is_full() -> None:
    moment = usual_moments("seven", 3)[1]
    study = think(moment).study(make_chance(1, 0), 5)
    search(study, 12)
    assert study.tree[USED] == len(study.tree)
    assert study.tree[FIRST + NODE * moment.city + VISITS] == 12


# What an end is worth.


def valued(state: State, mind: Mind | None = None, greed: int | None = None) -> list[int]:
    """Return what the end of a game is worth to every seat when seat 0 thinks."""
    players = int(state.words[at.PLAYERS])
    mind = mind or Mind()
    settings = mind.settings(0, players)
    if greed is not None:
        settings[GREED] = greed
    study = study_of(usual_moments("seven", players)[0], mind)._replace(settings=settings)
    copy(state.words, study.world)
    value_seats(study)
    return [int(study.path[WORTHS + seat]) for seat in range(players)]


def ended(points: Sequence[int]) -> State:
    """Return the end of a game with these points, all from age I victories; coins decide ties, so nobody has any."""
    state = random_position(len(points), 1, 500)
    for seat, count in enumerate(points):
        city = at.city_at(seat)
        for word in (at.STAGES, at.COINS, at.INCOME, at.BUILT, at.BUILT + 1, at.SYMBOLS, at.COLOURS, at.POWERS):
            state.words[city + word] = 0
        state.words[city + at.TOKENS] = count
    assert [sheet_of(state.words, seat).total for seat in range(len(points))] == list(points)
    return state


def test_a_victory_is_worth_more_than_a_defeat_and_a_clear_one_more_than_a_narrow_one() -> None:
    worths = valued(ended([50, 40, 30]))
    assert VALUE > worths[0] > worths[1] > worths[2] > 0
    assert valued(ended([50, 49, 30]))[0] < worths[0] < valued(ended([50, 30, 30]))[0]
    assert valued(ended([41, 40, 30]))[0] - valued(ended([39, 40, 30]))[0] > VALUE // 4


def test_plain_search_knows_victories_alone_and_shares_them() -> None:
    mind = Mind(plain=True)
    assert valued(ended([50, 40, 30]), mind) == [VALUE, 0, 0]
    assert valued(ended([41, 40, 30]), mind) == [VALUE, 0, 0]
    assert valued(ended([40, 40, 30]), mind) == [VALUE // 2, VALUE // 2, 0]


def test_points_count_beside_the_victory_for_the_greedy() -> None:
    low, high = ended([30, 20, 10]), ended([60, 50, 40])
    assert valued(high)[0] > valued(low)[0]
    assert valued(high, greed=0)[0] == valued(low, greed=0)[0]


def test_who_wants_it_close_likes_a_clear_victory_the_less_the_clearer_it_is() -> None:
    by_lead = [valued(ended([40 + lead, 40, 30]), Mind("close"))[0] for lead in range(1, 30)]
    assert by_lead == sorted(by_lead, reverse=True)
    assert by_lead[0] == by_lead[NARROW - 1] == VALUE > by_lead[NARROW] > by_lead[NARROW + 5] > by_lead[-1]
    assert by_lead[-1] > LEAST_VICTORY
    tied, lost = (valued(ended([mine, 40, 30]), Mind("close"))[0] for mine in (40, 39))
    assert valued(ended([99, 100, 30]), Mind("close"))[0] < LEAST_VICTORY, "no defeat is better than a victory"
    assert by_lead[NARROW] > tied > lost > valued(ended([30, 40, 30]), Mind("close"))[0]


def test_who_is_fond_of_something_values_its_points_beside_the_victory() -> None:
    """All points here are from victories in conflicts; nobody else's worths change."""
    end = ended([50, 40, 30])
    plainly, fond = valued(end), valued(end, Mind("military"))
    assert [after - before for before, after in zip(plainly, fond, strict=True)] == [50 * FONDNESS, 0, 0]
    assert valued(end, Mind("science")) == plainly


# Surveys.


@pytest.mark.parametrize("players", [2, 4])
def test_a_survey_plays_every_move_in_the_same_worlds_with_the_same_chance(players: int) -> None:
    for moment in usual_moments("seven", players)[1:]:
        moves = [encode_move(option.move) for option in moment.decision.options]
        first, last = moves[0], moves[-1]
        city = at.city_at(moment.city)

        def surveyed(moves: list[int], worlds: int, moment: Moment = moment, city: int = city) -> list[int]:
            sums = words(len(moves))
            survey(study_of(moment), city, row(moves), worlds, sums)
            return [int(each) for each in sums]

        sums = surveyed([first, last, first, last], 3)
        assert sums[:2] == sums[2:]
        assert surveyed([first, last], 1) == surveyed([last, first], 1)[::-1]
        assert surveyed([first], 2) != surveyed([first], 1)


# Playouts.


def test_in_playouts_everybody_keeps_good_cards_from_the_next_seat_as_at_a_table() -> None:
    """The left neighbour, who gets the hand, has two thirds of a set of symbols."""
    state = table().turn(3).city(1, cards="apothecary workshop").hand(0, "tavern scriptorium").state()
    study = study_of(usual_moments("seven", 3)[0])
    for weights in (study.own, study.others):
        count = judge_deeds(state.words, at.city_at(0), weights, study.desk, study.pad)
        ways = {int(study.desk[place]): int(study.pad[WAY + place]) for place in range(count)}
        assert card_of(ways[SELL]) == CARD_NUMBERS["scriptorium"]


# The last decision of a game.


@cache
def last_moments(players: int, count: int = 3) -> list[Moment]:
    """Return moments in the last turns of games at which much depends on the decision."""
    found: list[Moment] = []
    seed = 0
    while len(found) < count:
        for moment in builders("seven", players, seed):
            if (moment.state.words[at.AGE], moment.state.words[at.TURN]) == (3, 6) and matters(moment):
                found.append(moment)
                break
        seed += 1
    return found


def matters(moment: Moment) -> bool:
    """Return whether the worst option is a mistake."""
    means = outcomes(moment, 10).values()
    return max(means) - min(means) > VALUE / 12


def outcomes(moment: Moment, worlds: int) -> dict[Any, float]:
    """Return what each option leads to, on average over sampled worlds in which everyone plays on."""
    study = think(moment).study(make_chance(99, 0), 8)
    means: dict[Any, float] = dict.fromkeys(moment.decision.options, 0.0)
    for number in range(worlds):
        for option in means:
            study.chance[0] = make_chance(99, number)[0]
            sample(study.belief, study.world, study.chance, study.desk)
            play(study.world, at.city_at(moment.city), encode_move(option.move), study.desk)
            play_out(study.world, study.others, 0, study.chance, study.desk, study.pad)
            value_seats(study)
            means[option] += study.path[WORTHS + moment.decision.seat] / worlds
    return means


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_decision_is_the_best_that_can_be_made(players: int) -> None:
    for moment in last_moments(players):
        means = outcomes(moment, 100)
        for name, playouts in (("master", 400), ("scholar", 200)):
            picked = ask(name, moment, playouts)
            assert means[picked] >= max(means.values()) - VALUE / 50, name


def leading(moment: Moment, lead: int) -> Moment:
    """Return a moment at which the seat leads by this many points: victory tokens for it, defeats for the others."""
    state = moment.state.copy()
    seat = moment.decision.seat
    while standing.lead(SEVEN.view(state, seat), seat) < lead:
        state.words[at.city_at(seat) + at.TOKENS] += 1
    for other in range(int(state.words[at.PLAYERS])):
        while other != seat and standing.lead(SEVEN.view(state, seat), seat) > lead:
            state.words[at.city_at(other) + at.TOKENS] += 1
    return Moment(SEVEN, state, moment.city)


@pytest.mark.parametrize("name", ["master", "scholar"])
def test_who_wants_it_close_and_has_won_wins_by_less(name: str) -> None:
    moments = [leading(moment, 12) for moment in last_moments(3)]
    clear, close = ([margin(moment, ask(bot, moment, 800)) for moment in moments] for bot in (name, f"{name}:close"))
    assert all(0 < less <= more for less, more in zip(close, clear, strict=True))
    assert sum(close) < sum(clear) - len(moments)


def margin(moment: Moment, option: Any) -> float:
    """Return by how much a seat wins after an option, on average over some worlds."""
    study = study_of(moment)
    seat, total = moment.decision.seat, 0
    for _ in range(30):
        sample(study.belief, study.world, study.chance, study.desk)
        play(study.world, at.city_at(moment.city), encode_move(option.move), study.desk)
        play_out(study.world, study.others, 0, study.chance, study.desk, study.pad)
        points = [sheet_of(study.world, other).total for other in range(moment.state.words[at.PLAYERS])]
        total += points.pop(seat) - max(points)
    return total / 30


# Budgets.


def counted(monkeypatch: pytest.MonkeyPatch, after: Callable[[], None] = lambda: None) -> list[int]:
    """Make every search and survey note how many playouts it was asked for."""
    asked: list[int] = []

    def noted_search(study: Study, count: int) -> None:
        search(study, count)
        asked.append(count)
        after()

    def noted_survey(study: Study, city: int, moves: Words, worlds: int, sums: Words) -> None:
        survey(study, city, moves, worlds, sums)
        asked.append(worlds * len(moves))
        after()

    monkeypatch.setattr(thinkers, "search", noted_search)
    monkeypatch.setattr(thinkers, "survey", noted_survey)
    return asked


@pytest.mark.parametrize("playouts", [1, 15, 16, 17, 50])
def test_master_makes_exactly_the_playouts_it_is_given(monkeypatch: pytest.MonkeyPatch, playouts: int) -> None:
    asked = counted(monkeypatch)
    for name in ("master", "mcts"):
        ask(name, usual_moments("seven", 3)[3], playouts)
        assert sum(asked) == playouts
        assert max(asked) <= CHUNK
        asked.clear()


@pytest.mark.parametrize("playouts", [20, 100])
def test_scholar_makes_the_playouts_it_is_given_and_finishes_its_last_worlds(
    monkeypatch: pytest.MonkeyPatch, playouts: int
) -> None:
    asked = counted(monkeypatch)
    ask("scholar", usual_moments("seven", 3)[3], playouts)
    assert playouts <= sum(asked) < playouts + WORLDS * CANDIDATES


def test_the_clock_says_when_to_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0

    def tick() -> None:
        nonlocal now
        now += 1

    asked = counted(monkeypatch, after=tick)
    moment = usual_moments("seven", 3)[3]
    view = SEVEN.view(moment.state, moment.decision.seat)
    for name in ("master", "mcts", "scholar"):
        for seconds in (1, 4):
            budget = Budget(seconds=seconds, clock=lambda: now)
            bot("seven", name)(view, moment.decision, budget, make_chance(1, 0))
            assert len(asked) == seconds
            asked.clear()


def test_who_has_no_time_at_all_picks_what_seems_best() -> None:
    late = iter(range(100))
    for moment in usual_moments("seven", 3):
        thought = think(moment)
        view = SEVEN.view(moment.state, moment.decision.seat)
        for name in ("master", "scholar"):
            budget = Budget(seconds=0.5, clock=lambda: float(next(late)))
            picked = bot("seven", name)(view, moment.decision, budget, make_chance(1, 0))
            assert thought.worths[moment.decision.options.index(picked)] == max(thought.worths)


def test_nobody_thinks_about_a_single_option(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = counted(monkeypatch)
    moment = usual_moments("seven", 3)[0]
    view, decision = SEVEN.view(moment.state, moment.decision.seat), moment.decision
    single = type(decision)(decision.city, decision.seat, decision.kind, decision.options[-1:])
    for name in ("strategist", "scholar", "master", "mcts"):
        picked = bot("seven", name)(view, single, Budget(playouts=9), make_chance(1, 0))
        assert picked == decision.options[-1]
    assert not asked


# Both backends.


def picks() -> list[str]:
    """Return what those who judge and search pick at some moments."""
    moments = [*usual_moments("seven", 2), *usual_moments("seven", 5)[1:], *special_moments("seven").values()]
    return [
        str(ask(name, moment, playouts=24, seed=seed))
        for name in ("strategist", "scholar", "master", "mcts", "master:science")
        for seed, moment in enumerate(moments)
    ]


@pytest.mark.compiles
def test_both_backends_pick_the_same() -> None:
    code = "from tests.bots.seven.test_search import picks\nprint(*picks(), sep='\\n')"
    assert compiled(code) == picks()

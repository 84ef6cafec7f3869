"""Search: what it tries, what it notes, what an end is worth, and what those who search pick."""

from __future__ import annotations

import pytest

from mirabilia.bots.architects.search import CLOSE, LEAST_VICTORY, PATH, PLAIN, SETTINGS, VALUES, value_seats
from mirabilia.bots.architects.thinkers import NEVER, Mind, Searcher, Thought, make, try_moves
from mirabilia.bots.bot import AnyBot, Budget, check_bot, make_chance
from mirabilia.bots.choice import NARROW
from mirabilia.bots.tree import CHILD, FIRST, MOVE, SIBLING, SUM, VALUE, VISITS
from mirabilia.core.game import State
from mirabilia.core.kernel import Words, words
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.game import ARCHITECTS
from tests.kit.architects.table import table
from tests.kit.bots import Course, Moment, usual_moments


def think(moment: Moment, mind: Mind | None = None) -> Thought:
    return Thought(ARCHITECTS.view(moment.state, moment.city), mind or Mind(), make_chance(1, 0))


def children(tree: Words, node: int) -> list[int]:
    """Return all children of a node."""
    found = []
    child = int(tree[node + CHILD])
    while child:
        found.append(child)
        child = int(tree[child + SIBLING])
    return found


def test_candidates_leave_out_all_but_one_payment_for_a_stage() -> None:
    state = table(players=2).player(0, cards="wood stone brick").top(0, "blue3").state()
    state = ARCHITECTS.choose(state, 0, ARCHITECTS.parse_move("take left")).state
    thought = think(Moment(ARCHITECTS, state, 0))
    assert thought.count == 3
    assert thought.candidates() == [max(range(3), key=lambda place: thought.worths[place])]


@pytest.mark.parametrize("players", [2, 5])
def test_every_candidate_is_tried_in_every_world(players: int) -> None:
    thought = think(usual_moments("architects", players)[2], Mind(expand=2))
    field = thought.candidates()
    sums = dict.fromkeys(field, 0)
    try_moves(thought, field, Searcher(Mind()).trial(thought), 6, sums)
    tree = thought.study.tree
    assert tree[FIRST + VISITS] == 6 * len(field)
    for at_ in field:
        node = next(each for each in children(tree, FIRST) if tree[each + MOVE] == thought.options[at_])
        assert tree[node + VISITS] == 6
        assert tree[node + SUM] == sums[at_] <= 6 * VALUE


def test_a_decision_met_often_enough_is_decided_by_the_tree() -> None:
    moment = usual_moments("architects", 2)[2]
    deep, flat = think(moment, Mind(expand=1)), think(moment, Mind(expand=NEVER - 1))
    for thought in (deep, flat):
        field = thought.candidates()[:1]
        try_moves(thought, field, Searcher(Mind()).trial(thought), 30, dict.fromkeys(field, 0))

    def depth(tree: Words, node: int) -> int:
        return 1 + max((depth(tree, child) for child in children(tree, node)), default=0)

    assert depth(flat.study.tree, FIRST) == 3, "the root, the move, and what it brought to light"
    assert depth(deep.study.tree, FIRST) > 3


def ended(mine: int, theirs: int) -> State:
    """Return the end of a game with this many blue cards of three points each."""
    state = table(players=2).player(0, cards=f"{mine}*blue3").player(1, cards=f"{theirs}*blue3").state()
    state.words[at.PHASE] = at.OVER
    return state


def value(state: State, **settings: int) -> int:
    """Return what an end is worth to seat 0."""
    row, path = words(SETTINGS), words(PATH)
    row[PLAIN], row[CLOSE] = settings.get("plain", 0), settings.get("close", 0)
    value_seats(state.words, row, path, words(16))
    return int(path[VALUES])


def test_an_end_is_worth_the_victory_and_the_margin() -> None:
    course = [value(ended(mine, 5)) for mine in range(2, 9)]
    assert course == sorted(course)
    assert len(set(course)) == len(course)
    assert value(ended(5, 5)) == VALUE // 2
    assert value(ended(4, 5)) < VALUE // 2 < value(ended(6, 5))


def test_plain_search_knows_victories_only() -> None:
    assert [value(ended(mine, 5), plain=1) for mine in (1, 4, 5, 6, 9)] == [0, 0, VALUE // 2, VALUE, VALUE]


def test_who_likes_it_close_wants_a_narrow_victory_and_any_victory_more_than_a_defeat() -> None:
    assert NARROW == 3
    assert value(ended(6, 5), close=1) == VALUE
    assert VALUE > value(ended(8, 5), close=1) > value(ended(10, 5), close=1) >= LEAST_VICTORY
    assert value(ended(5, 1), close=1) > value(ended(4, 5), close=1)


EVERY_LEVEL = ["strategist", "scholar", "master", "mcts"]


@pytest.mark.parametrize("level", EVERY_LEVEL)
@pytest.mark.parametrize("players", [2, 4, 7])
def test_a_bot_keeps_to_its_contract(level: str, players: int) -> None:
    for moment in usual_moments("architects", players)[1::2]:
        check_bot(ARCHITECTS, make(level), moment.state, moment.city, Budget(playouts=12), 1, moment.others())


@pytest.mark.parametrize("level", EVERY_LEVEL[1:])
def test_who_searches_takes_the_card_that_wins(level: str) -> None:
    """The last stage wins at once; leaving its card lets the rival finish."""
    laid = table("giza rhodes").player(0, cards="wood stone brick", stages="1 2 3 4")
    laid.player(1, cards="wood stone brick", stages="1 2 3 4").deck(0, "glass wood").deck(1, "wood wood").centre("wood")
    state = laid.state()
    view, decision = ARCHITECTS.view(state, 0), ARCHITECTS.decision(state, 0)
    picked = make(level)(view, decision, Budget(playouts=60), make_chance(2, 0))
    assert ARCHITECTS.write_move(picked.move) == "take left"


def test_strategist_beats_apprentice_clearly() -> None:
    from mirabilia.bots import uniform

    bots: list[AnyBot] = [make("strategist"), uniform.pick]
    won = 0
    for seed in range(10):
        for seat in range(2):
            winners = Course(ARCHITECTS, bots[::1] if seat == 0 else bots[::-1], seed).result().winners
            won += seat in winners
    assert won >= 17

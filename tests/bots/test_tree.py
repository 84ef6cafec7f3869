"""The search tree: nodes by their moves, and what is tried next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from mirabilia.bots.tree import (
    CERTAIN,
    CHILD,
    FIRST,
    LEFT_OUT,
    MOVE,
    NODE,
    SUM,
    USED,
    VALUE,
    VISITS,
    child_of,
    clear,
    grow,
    learn,
    likely,
    most_tried,
    select,
    select_plainly,
)
from mirabilia.core.kernel import Words, words

MOVES = (11, 12, 13, 14)
EVEN = (0, 0, 0, 0)
HEAT = 100
EXPLORE = 0.6


def row(*values: int) -> Words:
    """Return words with these values."""
    made = words(len(values))
    for place, value in enumerate(values):
        made[place] = value
    return made


def planted(nodes: int = 40, roots: int = 1) -> Words:
    """Return a tree with room for some nodes."""
    tree = words(FIRST + NODE * nodes)
    clear(tree, roots)
    return tree


def note(tree: Words, move: int, value: int, node: int = FIRST) -> None:
    """Let a trial of a move end with a value, for its node and the one above."""
    child = child_of(tree, node, move) or grow(tree, node, move)
    learn(tree, node, value)
    learn(tree, child, value)


def tries(tree: Words, moves: Sequence[int] = MOVES) -> list[int]:
    """Return how often each move was tried."""
    children = [child_of(tree, FIRST, move) for move in moves]
    return [int(tree[child + VISITS]) if child else 0 for child in children]


# Nodes.


def test_every_root_has_its_place_and_knows_nothing() -> None:
    tree = planted(roots=3)
    note(tree, 11, VALUE)
    clear(tree, 3)
    assert tree[USED] == FIRST + 3 * NODE
    for root in (FIRST, FIRST + NODE, FIRST + 2 * NODE):
        assert (tree[root + CHILD], tree[root + VISITS], tree[root + SUM]) == (0, 0, 0)
        assert child_of(tree, root, 11) == 0


def test_a_node_is_found_under_its_parent_by_its_move() -> None:
    tree = planted(roots=2)
    grown = {(root, move): grow(tree, root, move) for root in (FIRST, FIRST + NODE) for move in MOVES}
    assert len(set(grown.values())) == 8
    assert all(child_of(tree, root, move) == node for (root, move), node in grown.items())
    assert all(tree[node + MOVE] == move for (_, move), node in grown.items())
    assert tree[FIRST + CHILD] == grown[FIRST, MOVES[0]], "the first is found first"
    below = grow(tree, grown[FIRST, 12], 99)
    assert child_of(tree, grown[FIRST, 12], 99) == below
    assert child_of(tree, FIRST, 99) == child_of(tree, grown[FIRST, 11], 99) == 0


def test_a_full_row_refuses_and_stays_as_it_is() -> None:
    tree = planted(nodes=3)
    assert grow(tree, FIRST, 11)
    assert grow(tree, FIRST, 12)
    before = list(tree)
    assert grow(tree, FIRST, 13) == 0
    assert list(tree) == before
    assert child_of(tree, FIRST, 13) == 0


def test_a_node_learns_how_often_it_was_tried_and_what_that_was_worth() -> None:
    tree = planted()
    for value in (VALUE, 0, 250_000):
        note(tree, 12, value)
    node = child_of(tree, FIRST, 12)
    assert (tree[node + VISITS], tree[node + SUM]) == (3, 1_250_000)
    assert (tree[FIRST + VISITS], tree[FIRST + SUM]) == (3, 1_250_000)


# What is likely.


def test_an_option_is_as_likely_as_softmax_says() -> None:
    assert likely(500, 500, HEAT) == CERTAIN
    assert likely(400, 500, HEAT) == pytest.approx(0.367879 * CERTAIN, abs=1)
    assert likely(300, 500, HEAT) == pytest.approx(0.135335 * CERTAIN, abs=1)
    assert likely(-5_000, 500, HEAT) == 0
    assert likely(LEFT_OUT, 500, HEAT) == 0


# Choices by worth and trials.


def chosen(tree: Words, worths: Sequence[int], moves: Sequence[int] = MOVES) -> int:
    """Return the move that is tried next."""
    return moves[select(tree, FIRST, row(*moves), row(*worths), len(moves), HEAT, EXPLORE)]


def pull(tree: Words, worths: Sequence[int], values: dict[int, int], times: int) -> Counter[int]:
    """Try the chosen move again and again, where every move always has the same value; count the moves."""
    pulled: Counter[int] = Counter()
    for _ in range(times):
        move = chosen(tree, worths, tuple(values))
        note(tree, move, values[move])
        pulled[move] += 1
    return pulled


def test_the_likely_is_tried_first() -> None:
    assert chosen(planted(), (50, 0, 200, 100)) == 13
    assert chosen(planted(), (50, 300, 200, 100)) == 12


def test_options_are_tried_in_the_order_of_their_worths_when_they_do_alike() -> None:
    tree, order = planted(), []
    for _ in range(40):
        order.append(chosen(tree, (60, 0, 120, 180)))
        note(tree, order[-1], VALUE // 2)
    assert list(dict.fromkeys(order)) == [14, 13, 11, 12]
    pulled = Counter(order)
    assert pulled[14] > pulled[13] > pulled[11] > pulled[12]


@pytest.mark.parametrize("best", MOVES)
@pytest.mark.parametrize("worths", [EVEN, (300, 200, 100, 0)])
def test_trials_gather_on_the_best_of_several_however_unlikely_it_seemed(best: int, worths: Sequence[int]) -> None:
    values = {move: 700_000 if move == best else 400_000 + 1_000 * move for move in MOVES}
    pulled = pull(planted(), worths, values, 1_000)
    assert pulled[best] > 800
    assert len(pulled) == 4


def test_more_urge_to_explore_spreads_the_trials() -> None:
    def spread(explore: float) -> int:
        tree, options = planted(), row(*MOVES)
        for _ in range(400):
            move = MOVES[select(tree, FIRST, options, row(*EVEN), 4, HEAT, explore)]
            note(tree, move, 700_000 if move == 12 else 400_000)
        return 400 - max(tries(tree))

    assert spread(0.2) < spread(0.6) < spread(2.0)


def test_what_is_left_out_is_never_tried() -> None:
    values = dict.fromkeys(MOVES, VALUE // 10)
    pulled = pull(planted(), (LEFT_OUT, 0, LEFT_OUT, 10), values, 300)
    assert set(pulled) == {12, 14}
    tree = planted()
    for _ in range(10):
        note(tree, 11, VALUE)
    assert chosen(tree, (LEFT_OUT, 0, 0, 0)) != 11


def test_what_this_world_does_not_offer_is_never_tried() -> None:
    """A move that did splendidly elsewhere is not among the options here."""
    tree = planted()
    for _ in range(10):
        note(tree, 11, VALUE)
    assert chosen(tree, (0, 0), (12, 13)) in (12, 13)
    assert select(tree, FIRST, row(12, 13, 11), row(0, 0, 900), 2, HEAT, EXPLORE) in (0, 1)
    assert select_plainly(tree, FIRST, row(12, 13, 11), 2, EXPLORE) in (0, 1)
    assert most_tried(tree, FIRST, row(12, 13, 11), 2) in (0, 1)


# Choices by trials alone.


def test_plain_search_tries_everything_once_before_anything_twice() -> None:
    tree, options = planted(), row(*MOVES)
    for tried in range(1, 5):
        note(tree, MOVES[select_plainly(tree, FIRST, options, 4, 1.4)], VALUE if tried == 1 else 0)
        assert sorted(tries(tree)) == [0] * (4 - tried) + [1] * tried
    note(tree, MOVES[select_plainly(tree, FIRST, options, 4, 0.1)], VALUE)
    assert sorted(tries(tree)) == [1, 1, 1, 2]
    assert select_plainly(tree, FIRST, row(*MOVES, 15), 5, 1.4) == 4


@pytest.mark.parametrize("best", MOVES)
def test_plain_search_gathers_on_the_best_too(best: int) -> None:
    tree, options = planted(), row(*MOVES)
    for _ in range(1_000):
        move = MOVES[select_plainly(tree, FIRST, options, 4, 0.5)]
        note(tree, move, 700_000 if move == best else 400_000)
    assert tries(tree)[best - MOVES[0]] > 700
    assert min(tries(tree)) >= 5


# The choice at the end.


def test_the_most_tried_is_taken_the_first_of_equals() -> None:
    tree = planted()
    for move, times in ((11, 1), (12, 3), (14, 3)):
        for _ in range(times):
            note(tree, move, VALUE if move == 11 else 0)
    assert most_tried(tree, FIRST, row(*MOVES), 4) == 1
    assert most_tried(tree, FIRST, row(14, 12), 2) == 0
    assert most_tried(tree, FIRST, row(13, 11), 2) == 1
    assert most_tried(tree, FIRST, row(13, 99), 2) == 0

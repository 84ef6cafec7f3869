"""A search tree in a row of words, for any game: nodes are moves, found by the move that leads to them.

Several trees can grow in one row, one for each seat that decides; each begins at a root. A node knows how often it was
tried, and the sum of the values of these trials for the seat it belongs to, each from 0 to VALUE. Which moves are
possible changes from world to world, so a choice is made among the options of the world at hand.
"""

from __future__ import annotations

from math import exp, log, sqrt

from mirabilia.core.kernel import Table, Words, kernel, table

# The row: how many words are in use, then a node without trials that stands for all missing ones, then the others.
USED = 0

# A node.
MOVE = 0
SIBLING = 1
CHILD = 2
"""The first of its children; each names the next as its sibling. 0 is none."""
VISITS = 3
SUM = 4
NODE = 5
FIRST = NODE

VALUE = 1_000_000
"""The value of a trial that could not have gone better."""
LEFT_OUT = -(1 << 40)
"""The worth of an option that is not to be considered."""

PLAIN_EXPLORE = 1414
"""UCB1's constant in thousandths, the square root of 2: how much the unknown attracts a search without knowledge."""
UNKNOWN_IS_WORSE = 0.1
"""How much less than the tried options an untried one is assumed to be worth."""

STEPS = 16
CERTAIN = 1_000_000
LIKELY_BITS = 20
"""The bits for how likely an option is; its node is above them, in the same word."""
EXP: Table = table(round(CERTAIN * exp(-place / STEPS)) for place in range(STEPS * 12))
"""e to the power of 0, -1/16, -2/16..., in millionths."""


@kernel
def clear(tree: Words, roots: int) -> None:
    """Empty a row and plant this many roots; root number n is the node at FIRST + NODE * n."""
    for at in range(FIRST):
        tree[at] = 0
    tree[USED] = FIRST
    for _ in range(roots):
        grow(tree, 0, 0)


@kernel
def grow(tree: Words, parent: int, move: int) -> int:
    """Add a node under a parent, or a root under none; return it, or 0 if the row is full."""
    node = tree[USED]
    if node + NODE > len(tree):
        return 0
    tree[USED] += NODE
    tree[node + MOVE] = move
    tree[node + CHILD] = 0
    tree[node + VISITS] = 0
    tree[node + SUM] = 0
    tree[node + SIBLING] = 0
    if parent:
        _append(tree, parent, node)
    return node


@kernel
def _append(tree: Words, parent: int, node: int) -> None:
    """Put a node after its siblings: those tried first are tried most, and should be found first."""
    last = tree[parent + CHILD]
    if last == 0:
        tree[parent + CHILD] = node
        return
    while tree[last + SIBLING]:
        last = tree[last + SIBLING]
    tree[last + SIBLING] = node


@kernel
def child_of(tree: Words, node: int, move: int) -> int:
    """Return the node that a move leads to, or 0 if it was never tried."""
    child = tree[node + CHILD]
    while child and tree[child + MOVE] != move:
        child = tree[child + SIBLING]
    return child


@kernel
def learn(tree: Words, node: int, value: int) -> None:
    """Note how a trial went for the seat that a node belongs to."""
    tree[node + VISITS] += 1
    tree[node + SUM] += value


@kernel
def likely(worth: int, best: int, heat: int) -> int:
    """Return how likely an option is compared with the best one, by softmax of their worths: CERTAIN for the best."""
    if worth == LEFT_OUT:
        return 0
    place = (best - worth) * STEPS // heat
    if place >= len(EXP):
        return 0
    return EXP[place]


@kernel
def select(tree: Words, node: int, options: Words, worths: Words, count: int, heat: int, explore: float) -> int:
    """Return the place of the option to try next: promising by its trials, likely by its worth, or little tried.

    The worths are overwritten with how likely each option is, and its node.
    """
    best_worth = LEFT_OUT
    for at in range(count):
        best_worth = max(best_worth, worths[at])
    total = 0
    tried = 0
    value = 0
    for at in range(count):
        prior = likely(worths[at], best_worth, heat)
        worths[at] = prior
        if prior:
            total += prior
            child = child_of(tree, node, options[at])
            tried += tree[child + VISITS]
            value += tree[child + SUM]
            worths[at] = (child << LIKELY_BITS) | prior
    reach = explore * sqrt(tried + 1.0) / total
    unknown = 0.5
    if tried:  # not the node's own mean: it may belong to another seat
        unknown = value / (tried * float(VALUE)) - UNKNOWN_IS_WORSE
    best = 0
    best_score = -1.0e9
    for at in range(count):
        prior = worths[at] & ((1 << LIKELY_BITS) - 1)
        if prior == 0:
            continue
        child = worths[at] >> LIKELY_BITS
        score = unknown + reach * prior
        visits = tree[child + VISITS]
        if child and visits:
            score = tree[child + SUM] / (visits * float(VALUE)) + reach * prior / (1.0 + visits)
        if score > best_score:
            best_score = score
            best = at
    return best


@kernel
def select_plainly(tree: Words, node: int, options: Words, count: int, explore: float) -> int:
    """Return the place of the option to try next by UCB1, which knows nothing of the game: the untried first."""
    best = 0
    best_score = -1.0
    logarithm = log(tree[node + VISITS] + 1.0)
    for at in range(count):
        child = child_of(tree, node, options[at])
        if child == 0 or tree[child + VISITS] == 0:
            return at
        tried = float(tree[child + VISITS])
        score = tree[child + SUM] / (tried * VALUE) + explore * sqrt(logarithm / tried)
        if score > best_score:
            best_score = score
            best = at
    return best


@kernel
def most_tried(tree: Words, node: int, options: Words, count: int) -> int:
    """Return the place of the option that was tried most, the first if several tie."""
    best = 0
    most = -1
    for at in range(count):
        child = child_of(tree, node, options[at])
        tried = 0
        if child:
            tried = tree[child + VISITS]
        if tried > most:
            most = tried
            best = at
    return best

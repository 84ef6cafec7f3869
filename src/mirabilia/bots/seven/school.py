"""How networks learn 7 Wonders: from the Strategist, then from games that the search plays with them."""

from __future__ import annotations

from typing import Any

from mirabilia.bots.bot import make_chances
from mirabilia.bots.network import Widths
from mirabilia.bots.school import MOST_OPTIONS, Lessons, School, empty_lessons
from mirabilia.bots.seven import lessons
from mirabilia.bots.seven.oracle import PLAN, Oracle, foresee, read_gift
from mirabilia.bots.seven.thinkers import Thought
from mirabilia.bots.seven.weights import load_weights
from mirabilia.bots.tree import VISITS, child_of
from mirabilia.core.chance import stream
from mirabilia.core.features import NOBODY, OPTION, PLACES
from mirabilia.core.kernel import Words, packed, words
from mirabilia.games.seven.engine.layout import AGE
from mirabilia.games.seven.engine.score import SHEET
from mirabilia.games.seven.features import PADDED
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Decision, View

HEATS = (0, 60, 150, 300)
"""How freely the Strategist plays, drawn for each game."""
SPARSE = 6
"""One in this many decisions becomes a lesson: those close in time teach little new."""
HASTE = [at for at, entry in enumerate(PADDED.entries(2)) if entry.name in {f"{place}.ready" for place in PLACES[1:]}]
"""The entries that say whether others have already chosen."""
MOST_DECISIONS = 200
"""Decisions of one game, at most."""


def _teach(book: Lessons, players: int, seed: int, first: int) -> int:
    weights, heats = load_weights(players, None), packed(HEATS, 64)
    following = int(lessons.teach(players, seed, first, weights, heats, SPARSE, lessons.Book._make(book)))
    _without_haste(book)
    return following


def _without_haste(book: Lessons) -> Lessons:
    """Return lessons that do not say who else has already chosen: in the worlds of a search nobody has."""
    for row in book.seen:
        for at in HASTE:
            row[at] = 0
    return book


def _play(network: bytes, players: int, seed: int, first: int, games: int, playouts: int) -> Lessons:
    import numpy as np

    oracle = Oracle(read_gift("network.npz", network))
    books = [
        search_game(oracle, players, int(stream(seed, number)), playouts) for number in range(first, first + games)
    ]
    return Lessons._make(np.concatenate(parts) for parts in zip(*books, strict=True))


def search_game(oracle: Oracle, players: int, seed: int, playouts: int) -> Lessons:
    """Play a game in which the search decides for everybody; return its decisions as lessons.

    Half of the moves are drawn by how often they were tried, so that games differ; the rest are those tried most.
    """
    import numpy as np

    book, filled = empty_lessons(PLAN, MOST_DECISIONS), 0
    state, chances = SEVEN.start(SEVEN.draw_setup(players, seed), seed), make_chances(seed, players)
    draws = np.random.default_rng(seed)
    while waiting := SEVEN.waiting(state):
        decision = SEVEN.decision(state, waiting[0])
        place = 0
        if len(decision.options) > 1:
            view = SEVEN.view(state, decision.seat)
            counts = np.array(tries(oracle, view, decision, playouts, chances[decision.seat]))
            drawn = draws.random() < 0.5
            place = int(draws.choice(len(counts), p=counts / counts.sum()) if drawn else counts.argmax())
            _write_decision(book, filled, state.words, decision, counts)
            filled += 1
        state = SEVEN.choose(state, decision.city, decision.options[place].move).state
    sheet = words(SHEET)
    for row in range(filled):
        lessons.write_ends(state.words, int(book.seats[row]), book.ends[row], sheet)
    return _without_haste(Lessons._make(part[:filled] for part in book))


def tries(oracle: Oracle, view: View, decision: Decision, playouts: int, chance: Words) -> list[int]:
    """Return how often a search tried each option of a decision: all tries of a deed are those of its best way."""
    thought = Thought(view, decision, oracle.mind)
    sight = oracle.foresight(thought, chance)
    foresee(sight, playouts)
    tree, root = sight.study.tree, sight.root
    counts = [0] * len(thought.deeds)
    for deed, way in thought.best_ways().items():
        if child := int(child_of(tree, root, deed)):
            counts[way] = int(tree[child + VISITS])
    return counts


def _write_decision(book: Lessons, row: int, state: Words, decision: Decision, counts: Any) -> None:
    """Write what was seen and how often each option was tried, the most tried first, into a row of a book."""
    mask, desk = words(PLAN.actions), words(PADDED.desk_size)
    PADDED.write_options(state, decision.city, mask, desk)
    PADDED.observe(state, decision.seat, decision.city, book.seen[row])
    for at in range(MOST_OPTIONS):
        book.options[row][at] = NOBODY
    for at, place in enumerate((-counts).argsort(kind="stable")[:MOST_OPTIONS]):
        book.options[row][at], book.liked[row][at] = int(desk[place]) % OPTION, int(counts[place])
    book.seats[row], book.ages[row] = decision.seat, int(state[AGE])


SCHOOL = School(plan=PLAN, widths=Widths(), teach=_teach, play=_play, recalls=True)

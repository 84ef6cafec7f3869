"""Lessons say what was seen, what was liked and how it ended, as the features, evaluator and score sheets do."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from mirabilia.bots.network import CLEAR, ESTIMATES, GOOD, VICTORY
from mirabilia.bots.school import MOST_OPTIONS, UNKNOWN, Lessons
from mirabilia.bots.seven.lessons import ENDS, OUTPUTS, teach, write_ends
from mirabilia.bots.seven.weights import load_weights
from mirabilia.bots.tree import VALUE
from mirabilia.core.features import NOBODY, PLACES
from mirabilia.core.kernel import plain, rows, words
from mirabilia.games.seven.engine.score import SHEET
from mirabilia.games.seven.features import PADDED
from mirabilia.games.seven.features.padded import FIRST_BLOCK, ROW
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.sheet import CATEGORIES
from tests.kit.compiled import compiled
from tests.kit.seven.positions import random_position

COUNTS = (2, 3, 7)


def lessons(players: int, count: int, first: int = 0, rate: int = 3) -> tuple[Lessons, int]:
    """Return some lessons, and the number of the next game."""
    sizes = (ROW, MOST_OPTIONS, MOST_OPTIONS, ENDS)
    book = Lessons._make([*(rows(count, size) for size in sizes), words(count), words(count)])
    heats = words(2)
    heats[1] = 150
    return book, int(teach(players, 5, first, load_weights(players, None), heats, rate, book))


@pytest.mark.parametrize("players", COUNTS)
def test_a_lesson_has_options_of_which_one_is_liked_best(players: int) -> None:
    book, games = lessons(players, 40)
    assert games >= 1
    for row in range(40):
        options = [action for action in plain(book.options[row]) if action != NOBODY]
        liked = plain(book.liked[row])[: len(options)]
        assert 1 <= len(options) == len(set(options))
        assert max(liked) == 1_000_000
        assert all(0 < action < len(PADDED.actions) for action in options)
        assert plain(book.liked[row])[len(options) :] == [0] * (MOST_OPTIONS - len(options))
        hand = {at for at in range(ROW) if book.seen[row][at] and PADDED.entries(players)[at].name.startswith("hand.")}
        cards = {PADDED.entries(players)[at].name.removeprefix("hand.") for at in hand}
        for action in options:
            name = PADDED.actions[action]
            if name.startswith(("build", "sell")) and "seen from the pile" not in name and players > 2:
                assert any(card in name for card in cards), name


@pytest.mark.parametrize("players", COUNTS)
def test_the_ends_of_a_lesson_are_those_of_the_score_sheets(players: int) -> None:
    state = random_position(players, 3, 500)
    result: Any = SEVEN.result(state)
    for seat in range(players):
        ends = words(ENDS)
        write_ends(state.words, seat, ends, words(SHEET))
        seen = words(ROW)
        PADDED.observe(state.words, seat, NOBODY, seen)
        taken = [place for place in range(len(PLACES)) if ends[OUTPUTS * place] != UNKNOWN]
        assert len(taken) == players
        assert all(seen[FIRST_BLOCK + (ROW - FIRST_BLOCK) // len(PLACES) * place] for place in taken)
        own = result.sheets[seat]
        points = [getattr(own, category) for category in CATEGORIES[:-1]]
        assert plain(ends)[ESTIMATES:OUTPUTS] == points
        assert sum(ends[OUTPUTS * place + VICTORY] for place in taken) in range(VALUE - players, VALUE + 1)
        assert (ends[VICTORY] > 0) == (seat in result.winners)
        best = max(sheet.total for other, sheet in enumerate(result.sheets[:players]) if other != seat)
        assert (ends[CLEAR] > VALUE // 2) == (own.total > best)
        assert 0 <= ends[GOOD] <= VALUE


def test_lessons_go_on_where_the_last_book_ended() -> None:
    first, games = lessons(3, 30)
    second, later = lessons(3, 30, first=games)
    assert later > games
    assert plain(first.seen[0]) != plain(second.seen[0])
    assert plain(lessons(3, 30)[0].seen[7]) == plain(first.seen[7])


def digests() -> list[str]:
    """Return a hash of some lessons for several tables."""
    found = []
    for players in COUNTS:
        book, games = lessons(players, 25)
        numbers = [[int(number) for number in row] for part in book[:4] for row in part]
        found.append(f"{games} {sha256(repr([numbers, plain(book.seats), plain(book.ages)]).encode()).hexdigest()}")
    return found


@pytest.mark.compiles
def test_both_backends_teach_the_same() -> None:
    code = "from tests.bots.seven.test_lessons import digests\nprint(*digests(), sep='\\n')"
    assert compiled(code) == digests()

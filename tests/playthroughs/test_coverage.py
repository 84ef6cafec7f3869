"""The house demands that the playthroughs of a game together show everything there is in it."""

from functools import cache

import pytest

from tools.write_playthroughs import BOOKS

SIZES = {
    ("seven", "cards"): 78,
    ("seven", "stages"): 42,
    ("seven", "chains"): 26,
    ("seven", "powers"): 10,
    ("seven", "dealings"): 5,
    ("seven", "free city"): 6,
    ("seven", "conflicts"): 4,
    ("architects", "stages"): 35,
    ("architects", "tokens"): 15,
    ("architects", "ways to tokens"): 5,
    ("architects", "draws"): 8,
    ("architects", "effects"): 14,
    ("architects", "payments"): 7,
    ("architects", "cat"): 3,
    ("architects", "battles"): 7,
}
"""How much there is to show, counted by hand."""
BOOK_OF = {book.game.name: book for book in BOOKS}


@cache
def shown(game: str) -> frozenset[str]:
    """Return what the playthroughs of a game show."""
    book = BOOK_OF[game]
    return frozenset(feat for name in book.plans for feat in book.feats(book.replayed(name)))


@pytest.mark.parametrize(("game", "group"), SIZES)
def test_the_playthroughs_show_all(game: str, group: str) -> None:
    feats = BOOK_OF[game].groups[group]
    assert len(feats) == SIZES[game, group]
    assert sorted(feats - shown(game)) == []


@pytest.mark.parametrize("game", BOOK_OF)
def test_no_feat_is_known_only_to_the_games(game: str) -> None:
    assert sorted(shown(game) - BOOK_OF[game].everything) == []
    assert {group for name, group in SIZES if name == game} == set(BOOK_OF[game].groups)

"""Write the golden playthroughs of all games: `python -m tools.write_playthroughs`.

A game that can still be played keeps its moves, so that a changed rule shows as a small difference in the
remarks. A game that cannot, or that is missing, is played from scratch; `--anew` does so for all of them.
"""

from __future__ import annotations

import sys
from importlib import import_module

from mirabilia.core.registry import HOUSE
from tests.playthroughs.book import Book

BOOKS: list[Book] = [
    getattr(import_module(f"tests.playthroughs.{game}.plan"), f"{game.upper()}_BOOK") for game in HOUSE
]


def write(book: Book, *, anew: bool) -> None:
    """Write the files of a game; report which games are new, and what none of them shows."""
    games = {name: [] if anew else book.kept(name) for name in book.plans}
    seen = {feat for moments in games.values() for feat in book.feats(moments)}
    for name, old in games.items():
        moments = old or book.played(name, seen)
        text = book.told(name, moments)
        book.path_of(name).write_text(text, "utf-8")
        how = "its own moves" if old else "played anew"
        print(f"{book.game.name}, {name}: {how}, {len(text.splitlines())} lines")
    for feat in sorted(book.everything - seen):
        print(f"{book.game.name}: shown by none: {feat}")


if __name__ == "__main__":
    for each in BOOKS:
        write(each, anew="--anew" in sys.argv[1:])

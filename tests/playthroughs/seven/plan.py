"""The playthroughs of 7 Wonders: boards and seeds, found by trying some.

With these the policy shows everything in as few games as possible.
"""

from mirabilia.games.seven.game import SEVEN
from tests.playthroughs.book import Book
from tests.playthroughs.seven import feats
from tests.playthroughs.seven.policy import choose
from tests.playthroughs.seven.remarks import tell

SEVEN_BOOK = Book(
    game=SEVEN,
    plans={
        "2-players": ("ephesos-A alexandria-B + babylon-B", 129),
        "3-players": ("ephesos-B babylon-A rhodos-B", 8),
        "4-players": ("halikarnassos-A olympia-B alexandria-A gizah-B", 4),
        "5-players": ("alexandria-A olympia-A halikarnassos-B rhodos-A gizah-A", 4),
        "6-players": ("olympia-B gizah-B ephesos-B babylon-A halikarnassos-A rhodos-A", 10),
        "7-players": ("rhodos-B alexandria-B ephesos-A babylon-B olympia-A halikarnassos-B gizah-B", 14),
    },
    choose=choose,
    chance=9,
    tell=tell,
    feats=feats.feats_of_game,
    groups=feats.GROUPS,
)

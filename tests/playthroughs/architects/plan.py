"""The playthroughs of 7 Wonders Architects: wonders and seeds, found by trying some.

A game ends with the first complete wonder, so six games complete six of them. Babylon is the seventh: its last two
stages may be built in any order, so that one game shows the fifth and another the fourth.
"""

from mirabilia.games.architects.game import ARCHITECTS
from tests.playthroughs.architects import feats
from tests.playthroughs.architects.policy import choose
from tests.playthroughs.architects.remarks import tell
from tests.playthroughs.book import Book

ARCHITECTS_BOOK = Book(
    game=ARCHITECTS,
    plans={
        "2-players": ("babylon rhodes", 41),
        "3-players": ("alexandria babylon giza first=1", 20),
        "4-players": ("olympia ephesus alexandria babylon", 51),
        "5-players": ("babylon olympia halicarnassus giza alexandria", 14),
        "6-players": ("rhodes alexandria giza halicarnassus ephesus babylon", 74),
        "7-players": ("ephesus rhodes olympia halicarnassus babylon giza alexandria", 45),
    },
    choose=choose,
    chance=12,
    tell=tell,
    feats=feats.feats_of_game,
    groups=feats.GROUPS,
)

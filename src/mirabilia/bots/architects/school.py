"""How networks learn Architects: from the Strategist, then from games against themselves, one step ahead."""

from __future__ import annotations

from mirabilia.bots.architects.foretelling import PLAN
from mirabilia.bots.architects.lessons import teach
from mirabilia.bots.architects.oracle import read_gift
from mirabilia.bots.architects.practice import Pupil, practise
from mirabilia.bots.architects.thinkers import table_for
from mirabilia.bots.network import Widths, make_room
from mirabilia.bots.school import Lessons, School, empty_lessons
from mirabilia.core.kernel import packed, words

HEATS = (0, 60, 150, 300)
"""How freely the Strategist plays, drawn for each game."""
SPARSE = 6
"""One in this many of the Strategist's decisions becomes a lesson: those close in time teach little new."""
OWN_SPARSE = 2
"""The same for a network's own games."""
STRAY = 10
FADE = 80
MOST_DECISIONS = 60
"""The decisions of a player in one game that become lessons, at most."""


def _teach(book: Lessons, players: int, seed: int, first: int) -> int:
    return int(teach(players, seed, first, table_for(players, None), packed(HEATS, 64), SPARSE, book))


def _play(network: bytes, players: int, seed: int, first: int, games: int, playouts: int) -> Lessons:
    gift = read_gift("network.npz", network)
    room, row, found = make_room(gift.about.widths), words(PLAN.entries), words(PLAN.outputs)
    pupil = Pupil(gift.network, table_for(players, None), playouts, STRAY, FADE, row, room, found)
    book = empty_lessons(PLAN, MOST_DECISIONS * players * games // OWN_SPARSE)
    filled = int(practise(players, seed, first, games, pupil, OWN_SPARSE, book))
    return Lessons._make(part[:filled] for part in book)


SCHOOL = School(
    plan=PLAN,
    widths=Widths(city=64, trunk=96, deep=16, head=32),
    teach=_teach,
    play=_play,
    policy_share=0.1,
    usual={
        "players": [2],
        "steps": 6000,
        "rounds": 100,
        "games": 1500,
        "playouts": 4,
        "round_steps": 200,
        "round_rate": 7e-4,
        "memory": 3,
    },
)

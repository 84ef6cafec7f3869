"""How networks learn 7 Wonders: from the Strategist, then from games against themselves, one turn ahead."""

from __future__ import annotations

from mirabilia.bots.network import Widths, make_room
from mirabilia.bots.school import Lessons, School, empty_lessons
from mirabilia.bots.seven.lessons import teach
from mirabilia.bots.seven.oracle import PLAN, read_gift
from mirabilia.bots.seven.practice import Pupil, practise
from mirabilia.bots.seven.thinkers import GREED_OF
from mirabilia.bots.seven.weights import load_weights
from mirabilia.core.features import PLACES
from mirabilia.core.kernel import packed, words
from mirabilia.games.seven.features import PADDED

HEATS = (0, 60, 100, 200)
"""How freely the Strategist plays, drawn for each game."""
SPARSE = 6
"""One in this many of the Strategist's decisions becomes a lesson: those close in time teach little new."""
OWN_SPARSE = 2
"""The same for a network's own games."""
STRAY = 10
FADE = 80
MOST_DECISIONS = 24
"""The decisions of a player in one game that become lessons, at most."""
HASTE = [at for at, entry in enumerate(PADDED.entries(2)) if entry.name in {f"{place}.ready" for place in PLACES[1:]}]
"""The entries that say whether others have already chosen."""


def _teach(book: Lessons, players: int, seed: int, first: int) -> int:
    following = int(teach(players, seed, first, load_weights(players, None), packed(HEATS, 64), SPARSE, book))
    for row in book.seen:  # in the worlds of a search nobody has chosen yet
        for at in HASTE:
            row[at] = 0
    return following


def _play(network: bytes, players: int, seed: int, first: int, games: int, playouts: int) -> Lessons:
    gift = read_gift("network.npz", network)
    room, row, found = make_room(gift.about.widths), words(PLAN.entries), words(PLAN.outputs)
    weights, greed = load_weights(players, None), GREED_OF[players]
    pupil = Pupil(gift.network, weights, playouts, STRAY, FADE, greed, row, room, found)
    book = empty_lessons(PLAN, MOST_DECISIONS * players * games // OWN_SPARSE)
    filled = int(practise(players, seed, first, games, pupil, OWN_SPARSE, book))
    return Lessons._make(part[:filled] for part in book)


SCHOOL = School(
    plan=PLAN,
    widths=Widths(),
    teach=_teach,
    play=_play,
    policy_share=0.2,
    usual={
        "steps": 30_000,
        "batch": 1024,
        "rounds": 120,
        "games": 1500,
        "playouts": 2,
        "round_steps": 150,
        "round_rate": 5e-4,
        "memory": 5,
    },
)

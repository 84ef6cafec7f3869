"""Write the golden playthroughs: `python -m tests.playthroughs.write`.

A game that can still be played keeps its moves, so that a changed rule shows as a small difference in the
remarks. A game that cannot, or that is missing, is played anew; `--anew` plays all of them anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

from mirabilia.core.errors import MirabiliaError
from mirabilia.games.seven.game import SEVEN
from tests.playthroughs.feats import ALL, feats_of_game
from tests.playthroughs.moments import Moment, moments_of, record_of
from tests.playthroughs.policy import play
from tests.playthroughs.remarks import tell

FOLDER = Path(__file__).parent / "seven"
PLANS = {
    "2-players": ("ephesos-A alexandria-B + babylon-B", 129),
    "3-players": ("ephesos-B babylon-A rhodos-B", 8),
    "4-players": ("halikarnassos-A olympia-B alexandria-A gizah-B", 4),
    "5-players": ("alexandria-A olympia-A halikarnassos-B rhodos-A gizah-A", 4),
    "6-players": ("olympia-B gizah-B ephesos-B babylon-A halikarnassos-A rhodos-A", 10),
    "7-players": ("rhodos-B alexandria-B ephesos-A babylon-B olympia-A halikarnassos-B gizah-B", 14),
}
"""Boards and seeds, found by trying some: with these the policy shows everything in as few games as possible."""


def path_of(name: str) -> Path:
    """Return the file of a playthrough."""
    return FOLDER / f"{name}.txt"


def replayed(name: str) -> list[Moment]:
    """Replay a playthrough from its own moves; MirabiliaError if one of them is impossible."""
    return list(moments_of(SEVEN.parse_game(path_of(name).read_text("utf-8"))))


def told(name: str, moments: list[Moment]) -> str:
    """Write the planned game that went through these moments."""
    return tell(record_of(*PLANS[name], moments), moments)


def kept(name: str) -> list[Moment]:
    """Return the game that a file holds, if it is the planned one and can still be played to its end."""
    try:
        record = SEVEN.parse_game(path_of(name).read_text("utf-8"))
        moments = list(moments_of(record))
    except (OSError, MirabiliaError):
        return []
    over = bool(moments) and SEVEN.result(moments[-1].step.state) is not None
    return moments if over and (record.setup, record.seed) == PLANS[name] else []


def main() -> None:
    """Write all files; say which games are new, and what no game shows."""
    FOLDER.mkdir(exist_ok=True)
    games = {name: [] if "--anew" in sys.argv[1:] else kept(name) for name in PLANS}
    seen = {feat for moments in games.values() for feat in feats_of_game(moments)}
    for name, old in games.items():
        moments = old or list(play(*PLANS[name], seen))
        text = told(name, moments)
        path_of(name).write_text(text, "utf-8")
        print(f"{name}: {'its own moves' if old else 'played anew'}, {len(text.splitlines())} lines")
    for feat in sorted(ALL - seen):
        print(f"shown by none: {feat}")


if __name__ == "__main__":
    main()

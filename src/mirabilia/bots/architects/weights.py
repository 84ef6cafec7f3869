"""The weights of the evaluator: their names, start values, and the tuned values that ship in `weights.toml`.

Worths are in hundredths of a point, parts in hundredths of a whole. Some weights change as the game goes on: they
have an early and a late value, and `resolve` mixes the two by how many stages the fastest wonder has.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from mirabilia.bots.tuned import Tuned, read_tuned
from mirabilia.core.kernel import Table, Words, kernel, table, words
from mirabilia.games.architects.facts import STAGES
from mirabilia.games.architects.tables import TOKEN_COUNT, TOKEN_NAMES


class Weight(NamedTuple):
    """One entry of the evaluator, and the value that tuning starts from."""

    name: str
    early: int
    late: int
    step: int
    phased: bool = True


def _fixed(name: str, value: int, step: int) -> Weight:
    return Weight(name, value, value, step, phased=False)


_TOKENS = {
    "urbanism": (550, 200),
    "crafts": (550, 200),
    "jewelry": (600, 200),
    "science": (550, 200),
    "propaganda": (400, 150),
    "architecture": (600, 150),
    "economy": (450, 100),
    "engineering": (500, 100),
    "tactics": (400, 250),
    "decor": (150, 50),
    "politics": (250, 50),
    "strategy": (250, 50),
    "education": (250, 50),
    "culture": (250, 50),
}
"""What progress tokens are worth beyond the points they would score immediately."""

ENTRIES = (
    Weight("stage_point", 100, 100, 15),
    Weight("built", 250, 100, 80),
    Weight("spare", 40, 10, 30),
    Weight("coin", 100, 30, 40),
    Weight("symbol", 30, 20, 8),
    Weight("symbols", 60, 40, 8),
    Weight("cat", 250, 200, 60),
    Weight("cat_kept", 40, 20, 30),
    Weight("lasting", 80, 20, 40),
    Weight("extra", 230, 230, 50),
    Weight("deny", 30, 40, 15),
    Weight("hurry", 0, 15, 12),
    _fixed("near_1", 60, 10),
    _fixed("near_2", 30, 8),
    _fixed("near_3", 15, 6),
    _fixed("near_4", 8, 5),
    _fixed("next", 40, 12),
    _fixed("victory_far", 100, 50),
    _fixed("victory_near", 220, 50),
    _fixed("hurt", 60, 20),
    _fixed("lead", 20, 20),
    _fixed("horn", 20, 30),
    _fixed("take_any", 250, 60),
    _fixed("take_token", 500, 60),
    _fixed("take_central", 230, 60),
    _fixed("look", 300, 60),
    _fixed("take_both", 450, 60),
    _fixed("shield", 150, 60),
    _fixed("end_won", 3000, 500),
    _fixed("end_lost", 5000, 500),
    *(Weight(name, early, late, 60) for name, (early, late) in _TOKENS.items()),
)
assert [entry.name for entry in ENTRIES[-TOKEN_COUNT:]] == list(TOKEN_NAMES[1:]), "tokens in the order of the facts"

ROW = len(ENTRIES)
"""Entries of the evaluator; a table has this many for each state of progress."""
ROWS = STAGES + 1
_PLACES = {entry.name: place for place, entry in enumerate(ENTRIES)}
(STAGE_POINT, BUILT, SPARE, COIN_LEFT, SYMBOL, SYMBOLS, CAT_GAINED, CAT_KEPT, LASTING, EXTRA, DENY, HURRY) = range(12)
NEAR = _PLACES["near_1"] - 1
"""NEAR + n: the part of a stage's worth that counts when n cards are missing."""
NEXT = _PLACES["next"]
VICTORY_FAR, VICTORY_NEAR, HURT, LEAD, HORN = (
    _PLACES[name] for name in ("victory_far", "victory_near", "hurt", "lead", "horn")
)
EFFECT_WORTH = _PLACES["take_any"] - 1
"""EFFECT_WORTH + e: what effect e of a stage is worth."""
END_WON, END_LOST = _PLACES["end_won"], _PLACES["end_lost"]
TOKEN_WORTH = ROW - TOKEN_COUNT - 1
"""TOKEN_WORTH + t: what token t is worth beyond its points now."""


def _flat() -> list[tuple[str, int, int]]:
    """Return name, start value and step of every weight."""
    flat = []
    for entry in ENTRIES:
        if entry.phased:
            flat += [(f"{entry.name}_early", entry.early, entry.step), (f"{entry.name}_late", entry.late, entry.step)]
        else:
            flat.append((entry.name, entry.early, entry.step))
    return flat


NAMES: tuple[str, ...] = tuple(name for name, _, _ in _flat())
START: tuple[int, ...] = tuple(start for _, start, _ in _flat())
STEPS: tuple[int, ...] = tuple(step for _, _, step in _flat())
PHASED: Table = table(int(entry.phased) for entry in ENTRIES)

GROUPS = {
    "science": ("symbol_", "symbols_", "science_", "education_", "culture_", "take_token"),
    "military": ("victory_", "lead", "horn", "lasting_", "shield", "tactics_", "propaganda_", "strategy_"),
    "wonders": ("stage_point_", "built_", "hurry_", "spare_", "engineering_", "economy_", "architecture_", "decor_"),
    "merchant": ("coin_", "cat_", "extra_", "jewelry_", "economy_", "politics_"),
}
"""What each leaning is fond of: weights whose names begin with these."""
FONDNESS = 150
"""By how much a leaning overrates what it is fond of, in hundredths."""


@cache
def _shipped() -> Tuned:
    """Read the tuned weights."""
    return read_tuned("weights.toml", files(__package__).joinpath("weights.toml").read_text("utf-8"), NAMES)


def load_weights(players: int, leaning: str | None = None) -> Words:
    """Return the tuned weights for a number of players, or for the nearest that was tuned, bent by a leaning."""
    return as_words(lean(_shipped().of(players), leaning))


def lean(values: Sequence[int], leaning: str | None) -> list[int]:
    """Return weights that overrate what a leaning is fond of."""
    fond = GROUPS.get(leaning or "", ())
    return [
        value * FONDNESS // 100 if any(name.startswith(start) for start in fond) else value
        for name, value in zip(NAMES, values, strict=True)
    ]


def as_words(values: Sequence[int]) -> Words:
    """Return numbers as words."""
    flat = words(len(values))
    for place, value in enumerate(values):
        flat[place] = value
    return flat


def table_of(weights: Words) -> Words:
    """Return the evaluator's table for some weights."""
    rows = words(ROW * ROWS)
    resolve(weights, rows)
    return rows


@kernel
def resolve(weights: Words, rows: Words) -> None:
    """Write the evaluator's table: a row of entries for each number of stages of the fastest wonder."""
    place = 0
    for entry in range(ROW):
        early = weights[place]
        late = early
        if PHASED[entry]:
            place += 1
            late = weights[place]
        place += 1
        for stages in range(ROWS):
            rows[ROW * stages + entry] = early + (late - early) * stages // STAGES

"""The weights of the evaluator: their names, the hand-made values they start from, and the tuned ones.

All are whole numbers, hundredths of a point unless the comment beside the name says otherwise. A weight that changes
over the game has a value for each age, or for each *half* of an age: turns 1 to 3 and 4 to 6.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from mirabilia.bots.tuned import Tuned, read_tuned
from mirabilia.core.kernel import Words, words


class Weight(NamedTuple):
    """A weight with a value for each part of the game."""

    name: str
    start: tuple[int, ...]
    """Hand-made values."""
    step: int
    """How far tuning moves it at first."""


WEIGHTS = (
    Weight("coin", (30, 35, 35, 38, 36, 33), 10),  # a coin in the treasury
    Weight("scarce", (20, 20, 10), 15),  # each of the first few coins, on top
    Weight("rival", (15, 20, 20), 10),  # a coin that a neighbour gets
    Weight("raw_own", (70, 40, 50, 15), 25),  # a unit of raw material that need not be bought, over what may be needed
    Weight("raw_around", (60, 40, 50, 15), 25),  # one that could not even be bought
    Weight("goods_own", (60, 50, 30, 10), 25),
    Weight("goods_around", (40, 40, 30, 10), 25),
    Weight("wonder_need", (80, 80, 20), 40),  # a unit that a stage of the city's own wonder lacks
    Weight("for_sale", (40, 40, 0), 30),  # a source that neighbours may buy from
    Weight("discount", (60, 40, 0), 25),  # a source that becomes cheaper
    Weight("conflict", (100, 110, 130), 20),  # percent of what a conflict is worth, by the age it is fought in
    Weight("later_conflict", (80,), 20),  # percent of that while it is an age or more away
    Weight("certainty", (40, 30), 15),  # how fast a lead in shields becomes certain: at the end, and by turns to go
    Weight("science", (100, 100, 100, 100, 100, 100), 15),  # percent of the points that a symbol adds now
    Weight("first_symbol", (250, 100, 50), 100),  # one of a kind the city does not have
    Weight("more_science", (70, 60, 20), 30),  # for each symbol that the city has already
    Weight("science_rival", (0, 0, 0), 15),  # less for each symbol of a neighbour
    Weight("chain", (20, 20, 0), 10),  # for each point that cards which become free later promise
    Weight("growth", (20,), 15),  # what a card that counts things will still count, for each turn to go and city
    Weight("stage", (0, 50, 50), 100),  # a stage, besides what it does
    Weight("seventh", (200,), 100),  # the powers, the first two for each age in which they work
    Weight("free_build", (400,), 150),
    Weight("copy_guild", (450,), 150),
    Weight("dig", (350,), 150),
    Weight("free_later", (20,), 25),  # what using the free build costs for each turn to go in the age
    Weight("denial", (15, 15, 20), 10),  # percent of what a used card would be worth to whoever gets the hand next
)
NAMES = tuple(f"{weight.name}_{number}" for weight in WEIGHTS for number in range(1, len(weight.start) + 1))
START = tuple(value for weight in WEIGHTS for value in weight.start)
STEPS = tuple(weight.step for weight in WEIGHTS for _ in weight.start)


def _place(name: str) -> int:
    return NAMES.index(f"{name}_1")


COIN, SCARCE, RIVAL = _place("coin"), _place("scarce"), _place("rival")
RAW_OWN, RAW_AROUND = _place("raw_own"), _place("raw_around")
GOODS_OWN, GOODS_AROUND = _place("goods_own"), _place("goods_around")
WONDER_NEED, FOR_SALE_WORTH, DISCOUNT = _place("wonder_need"), _place("for_sale"), _place("discount")
CONFLICT, LATER_CONFLICT, CERTAINTY = _place("conflict"), _place("later_conflict"), _place("certainty")
SCIENCE, FIRST_SYMBOL, MORE_SCIENCE = _place("science"), _place("first_symbol"), _place("more_science")
SCIENCE_RIVAL, CHAIN, GROWTH, STAGE_WORTH = (
    _place("science_rival"),
    _place("chain"),
    _place("growth"),
    _place("stage"),
)
SEVENTH, FREE_BUILD, COPY_GUILD, DIG_WORTH = (
    _place("seventh"),
    _place("free_build"),
    _place("copy_guild"),
    _place("dig"),
)
FREE_LATER, DENIAL = _place("free_later"), _place("denial")

LEANINGS = {
    "science": {"science": 25, "first_symbol": 150, "more_science": 60},
    "military": {"conflict": 70, "later_conflict": 30},
    "wonders": {"stage": 200, "wonder_need": 80},
    "merchant": {"coin": 14, "discount": 80, "for_sale": 80},
}
"""What a leaning adds to the weights of what it is fond of."""


@cache
def _file() -> Tuned:
    return read_tuned("weights.toml", files(__package__).joinpath("weights.toml").read_text("utf-8"), NAMES)


def load_weights(players: int, leaning: str | None = None) -> Words:
    """Return the tuned weights for a number of players, bent by a leaning."""
    more = LEANINGS.get(leaning or "", {})
    tuned = words(len(NAMES))
    for place, value in enumerate(_file().of(players)):
        tuned[place] = value + more.get(NAMES[place].rpartition("_")[0], 0)
    return tuned


def hasty_weights(players: int, leaning: str | None = None) -> Words:
    """Return the tuned weights without denial, with which a playout takes a quarter less time."""
    weights = load_weights(players, leaning)
    for place, name in enumerate(NAMES):
        if name.startswith("denial"):
            weights[place] = 0
    return weights

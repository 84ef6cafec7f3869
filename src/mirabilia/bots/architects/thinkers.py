"""Strategist, Scholar, Master and plain tree search: bots that judge and look ahead in worlds they believe in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from math import sqrt

from mirabilia.bots.architects.beliefs import belief_of, sample
from mirabilia.bots.architects.evaluator import PAD, rate
from mirabilia.bots.architects.search import (
    CLOSE,
    EXPAND,
    EXPLORE,
    HEAT,
    PATH,
    PLAIN,
    PRIOR_HEAT,
    SETTINGS,
    Study,
    narrow,
    search,
    survey,
)
from mirabilia.bots.architects.standing import lead
from mirabilia.bots.architects.weights import DENY, ROW, ROWS, load_weights, table_of
from mirabilia.bots.bot import AnyBot, Budget
from mirabilia.bots.choice import LEAD_KEPT, pick_close, pick_most
from mirabilia.bots.tree import FIRST, LEFT_OUT, NODE, PLAIN_EXPLORE, VALUE, clear, most_tried
from mirabilia.core.errors import UsageError
from mirabilia.core.kernel import Words, words
from mirabilia.games.architects.engine.layout import state_size
from mirabilia.games.architects.engine.options import DESK, list_options
from mirabilia.games.architects.model import Decision, Option, View

NEVER = 1 << 40
"""More often than any decision is met, so that there is no tree at all."""
CHUNK = 16
"""Playouts between two looks at the clock."""
NODES = 80_000
POINT = 100


Trial = Callable[[Words, int, Words], None]
"""Tries moves in this many more worlds, and adds up what each is worth."""


@dataclass(frozen=True, slots=True)
class Mind:
    """A bot's settings: how it searches and what it is fond of."""

    leaning: str | None = None
    heat: int = 60
    prior_heat: int = 100
    explore: int = 300
    plain: bool = False
    hasty: bool = True
    """Whether playouts do without denial."""
    expand: int = 8
    doubt: float = 0.8
    """How far behind an option may fall: this many times the value over the square root of its trials."""

    @property
    def searches(self) -> bool:
        """Whether it grows a tree."""
        return self.expand < NEVER

    def settings(self) -> Words:
        """Return how to search, for the kernel."""
        row = words(SETTINGS)
        row[HEAT], row[PRIOR_HEAT], row[EXPLORE] = self.heat, self.prior_heat, self.explore
        row[PLAIN], row[CLOSE], row[EXPAND] = int(self.plain), int(self.leaning == "close"), self.expand
        return row


@cache
def table_for(players: int, leaning: str | None) -> Words:
    """Return the evaluator's table for a number of players and a leaning."""
    return table_of(load_weights(players, leaning))


@cache
def hasty_table(players: int, leaning: str | None) -> Words:
    """Return the table without denial: half the work, for playouts."""
    rows = table_of(load_weights(players, leaning))
    for stages in range(ROWS):
        rows[ROW * stages + DENY] = 0
    return rows


class Thought:
    """A decision being thought about: what is known, the options as the engine's numbers, and what they seem worth."""

    def __init__(self, view: View, mind: Mind, chance: Words) -> None:
        players = view.players
        rows = table_for(players, mind.leaning)
        hasty = hasty_table(players, mind.leaning) if mind.hasty else rows
        world, desk, pad = words(state_size(players)), words(DESK), words(PAD)
        belief = belief_of(view)
        sample(belief, world, chance, desk)
        self.options = words(DESK)
        """The options as the engine's numbers, in the order of the decision."""
        self.count = int(list_options(world, self.options))
        rated = words(DESK)
        rate(world, self.options, self.count, rows, rated, pad)
        self.worths = [int(rated[at]) for at in range(self.count)]
        """What each option seems worth; what is hidden in the world at hand does not matter."""
        self._rated = rated
        self.study = Study(
            belief, rows, hasty, mind.settings(), words(NODES * NODE if mind.searches else FIRST + NODE), world,
            words(PATH), chance, desk, words(DESK), pad,
        )  # fmt: skip
        clear(self.study.tree, 1)

    def candidates(self) -> list[int]:
        """Return the places of the options that differ in what is done, the most promising first."""
        narrow(self.options, self.count, self._rated)
        kept = [at for at in range(self.count) if self._rated[at] != LEFT_OUT]
        return sorted(kept, key=lambda at: -self.worths[at])


class Strategist:
    """Takes what seems worth the most according to tuned weights."""

    def __init__(self, leaning: str | None = None) -> None:
        self._mind = Mind(leaning, expand=NEVER)

    def __call__(self, view: View, decision: Decision, budget: Budget, chance: Words, /) -> Option:  # noqa: ARG002 - a bot's signature
        """Return the option that seems worth the most; ties are broken by chance."""
        worths = Thought(view, self._mind, chance).worths
        if self._mind.leaning == "close":
            return pick_close(decision.options, worths, POINT * lead(view, decision.seat), chance, POINT * LEAD_KEPT)
        return pick_most(decision.options, worths, chance)


class Searcher:
    """Tries its options in the same sampled worlds, and drops those that fall behind.

    The Scholar uses playouts alone; the Master also grows a tree of what everybody may do next.
    """

    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    def __call__(self, view: View, decision: Decision, budget: Budget, chance: Words, /) -> Option:
        """Return the option that led to the best ends."""
        if len(decision.options) == 1:
            return decision.options[0]
        goes_on = budget.begin()
        thought = Thought(view, self._mind, chance)
        trial = self.trial(thought)
        field = thought.candidates()
        sums = dict.fromkeys(field, 0)
        worlds = playouts = 0
        while len(field) > 1 and goes_on(playouts):
            more = max(1, int(min(CHUNK, budget.playouts - playouts)) // len(field))
            try_moves(thought, field, trial, more, sums)
            worlds += more
            playouts += more * len(field)
            best = max(sums[at] for at in field)
            field = [at for at in field if sums[at] >= best - self._mind.doubt * VALUE * sqrt(worlds)]
        return decision.options[max(field, key=lambda at: sums[at])]

    def trial(self, thought: Thought) -> Trial:
        """Return how the options of a decision are tried."""
        return partial(survey, thought.study)


def try_moves(thought: Thought, field: list[int], trial: Trial, worlds: int, sums: dict[int, int]) -> None:
    """Try the options of the field in this many more worlds."""
    moves, more = words(len(field)), words(len(field))
    for place, at in enumerate(field):
        moves[place] = thought.options[at]
    trial(moves, worlds, more)
    for place, at in enumerate(field):
        sums[at] += int(more[place])


class PlainSearcher:
    """Plain tree search, a yardstick: UCB1, random playouts, victories only."""

    _mind = Mind(explore=PLAIN_EXPLORE, expand=0, plain=True)

    def __call__(self, view: View, decision: Decision, budget: Budget, chance: Words, /) -> Option:
        """Return the option that was tried most."""
        if len(decision.options) == 1:
            return decision.options[0]
        goes_on = budget.begin()
        thought = Thought(view, self._mind, chance)
        playouts = 0
        while goes_on(playouts):
            more = int(min(CHUNK, max(1, budget.playouts - playouts)))
            search(thought.study, more)
            playouts += more
        return decision.options[int(most_tried(thought.study.tree, FIRST, thought.options, thought.count))]


def make(level: str, leaning: str | None = None) -> AnyBot:
    """Return the bot of a level with a leaning."""
    match level:
        case "strategist":
            return Strategist(leaning)
        case "scholar":
            return Searcher(Mind(leaning, expand=NEVER))
        case "master":
            return Searcher(Mind(leaning))
        case "mcts":
            return PlainSearcher()
    raise UsageError(f"there is no {level} of 7 Wonders Architects")

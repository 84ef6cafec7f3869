"""Strategist, Scholar, Master and plain tree search: bots that judge and look ahead in worlds they believe in."""

from __future__ import annotations

from dataclasses import dataclass

from mirabilia.bots.bot import Budget
from mirabilia.bots.seven.beliefs import Belief, belief_of
from mirabilia.bots.seven.evaluator import PAD, WORTH, appraise
from mirabilia.bots.seven.search import CLOSE, EXPLORE, HEAT, PLAIN, PRIOR_HEAT, SETTINGS, TRAIL, narrow, search, survey
from mirabilia.bots.seven.weights import AGES, DENIAL, load_weights
from mirabilia.bots.tree import FIRST, LEFT_OUT, NODE, clear, most_tried
from mirabilia.core.kernel import Words, words
from mirabilia.games.seven.codec import encode_move
from mirabilia.games.seven.engine.layout import city_at
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.model import Decision, Option, View

CANDIDATES = 8
"""Options that Scholar plays out."""
CHUNK = 16
"""Playouts between two looks at the clock."""
NODES = 60_000


@dataclass(frozen=True, slots=True)
class Mind:
    """What a bot is set to: how it searches and what it is fond of."""

    leaning: str | None = None
    heat: int = 60
    prior_heat: int = 200
    explore: int = 600
    plain: bool = False

    def settings(self) -> Words:
        """Return how to search, for the kernel."""
        row = words(SETTINGS)
        row[HEAT], row[PRIOR_HEAT], row[EXPLORE] = self.heat, self.prior_heat, self.explore
        row[PLAIN], row[CLOSE] = int(self.plain), int(self.leaning == "close")
        return row


class Thought:
    """A decision being thought about: the belief, the options as the engine's numbers, and room to write."""

    def __init__(self, view: View, decision: Decision, mind: Mind) -> None:
        self.belief: Belief = belief_of(view)
        self.base = self.belief.base.words
        self.decision = decision
        self.city = int(city_at(decision.city))
        self.weights = load_weights(view.players, mind.leaning)
        self.desk, self.pad, self.trail = words(DESK), words(PAD), words(TRAIL)
        self.world = words(len(self.base))
        self.settings = mind.settings()
        self.options = words(len(decision.options))
        """The options as the engine's numbers."""
        for place, option in enumerate(decision.options):
            self.options[place] = encode_move(option.move)

    def judged(self) -> list[int]:
        """Return what each option seems worth."""
        appraise(self.base, self.city, self.weights, self.options, len(self.options), self.pad)
        return [int(self.pad[WORTH + place]) for place in range(len(self.options))]

    def narrowed(self) -> list[int]:
        """Return the places of the options that differ in what is done, the most promising first."""
        self.judged()
        narrow(self.options, len(self.options), self.pad)
        kept = [place for place in range(len(self.options)) if self.pad[WORTH + place] != LEFT_OUT]
        return sorted(kept, key=lambda place: -int(self.pad[WORTH + place]))

    def playing_weights(self) -> Words:
        """Return weights for playouts: without denial, which costs half the time and changes little there."""
        row = words(len(self.weights))
        for place in range(len(row)):
            row[place] = self.weights[place]
        for age in range(AGES):
            row[DENIAL + age] = 0
        return row


class Strategist:
    """Takes what the tuned evaluator finds best."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def __call__(self, view: View, decision: Decision, budget: Budget, chance: Words, /) -> Option:  # noqa: ARG002 - a bot's signature
        """Return the option of the highest worth, the first of equals."""
        if len(decision.options) == 1:
            return decision.options[0]
        worths = Thought(view, decision, self.mind).judged()
        return decision.options[worths.index(max(worths))]


class Scholar:
    """Plays the most promising options out in the same worlds, and drops the worse half again and again."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def __call__(self, view: View, decision: Decision, budget: Budget, chance: Words, /) -> Option:
        """Return the option that did best on average."""
        if len(decision.options) == 1:
            return decision.options[0]
        goes_on = budget.begin()
        thought = Thought(view, decision, self.mind)
        field = thought.narrowed()[:CANDIDATES]
        weights = thought.playing_weights()
        sums = dict.fromkeys(field, 0)
        spent = 0
        share = budget.playouts / max(1, (len(field) - 1).bit_length())
        until = share
        while len(field) > 1 and goes_on(spent):
            spent += self._survey(thought, field, sums, weights, chance)
            if spent >= until:
                field = sorted(field, key=lambda place: -sums[place])[: (len(field) + 1) // 2]
                until = spent + share
        return decision.options[max(field, key=lambda place: sums[place])]

    def _survey(self, thought: Thought, field: list[int], sums: dict[int, int], weights: Words, chance: Words) -> int:
        """Play every option of the field out in the same two worlds; return how many playouts that were."""
        moves, added = words(len(field)), words(len(field))
        for at, place in enumerate(field):
            moves[at] = thought.options[place]
        survey(
            thought.belief.words,
            thought.city,
            moves,
            len(field),
            2,
            weights,
            thought.settings,
            added,
            thought.world,
            thought.trail,
            chance,
            thought.desk,
            thought.pad,
        )
        for at, place in enumerate(field):
            sums[place] += int(added[at])
        return 2 * len(field)


class Master:
    """Searches trees of everybody's moves over sampled worlds for as long as it may."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def __call__(self, view: View, decision: Decision, budget: Budget, chance: Words, /) -> Option:
        """Return the option that was tried most."""
        if len(decision.options) == 1:
            return decision.options[0]
        goes_on = budget.begin()
        thought = Thought(view, decision, self.mind)
        tree = words(FIRST + NODE * NODES)
        clear(tree, len(view.cities))
        weights = thought.playing_weights()
        spent = 0
        while goes_on(spent):
            chunk = int(min(CHUNK, budget.playouts - spent))
            search(
                thought.belief.words,
                chunk,
                weights,
                thought.settings,
                tree,
                thought.world,
                thought.trail,
                chance,
                thought.desk,
                thought.pad,
            )
            spent += chunk
        root = FIRST + NODE * decision.city
        return decision.options[int(most_tried(tree, root, thought.options, len(thought.options)))]

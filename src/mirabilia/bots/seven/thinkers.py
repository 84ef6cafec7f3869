"""Strategist, Scholar, Master and plain tree search: bots that judge and look ahead in worlds they believe in."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from mirabilia.bots.bot import AnyBot, Budget
from mirabilia.bots.choice import LEAD_KEPT, pick_close
from mirabilia.bots.seven.beliefs import belief_of
from mirabilia.bots.seven.evaluator import PAD, POINT, WORTH, appraise
from mirabilia.bots.seven.search import (
    CLOSE,
    EXPLORE,
    FOND,
    GREED,
    HEAT,
    PATH,
    PLAIN,
    PRIOR_HEAT,
    SEAT,
    SETTINGS,
    Study,
    narrow,
    search,
    survey,
)
from mirabilia.bots.seven.standing import lead
from mirabilia.bots.seven.weights import hasty_weights, load_weights
from mirabilia.bots.tree import FIRST, LEFT_OUT, NODE, PLAIN_EXPLORE, clear, most_tried
from mirabilia.core.errors import UsageError
from mirabilia.core.kernel import Words, words
from mirabilia.games.seven.codec import encode_move
from mirabilia.games.seven.engine.layout import city_at
from mirabilia.games.seven.engine.moves import deed_of
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.engine.score import COMMERCE, MILITARY, SCIENCE, TREASURY, WONDER
from mirabilia.games.seven.model import Decision, Option, View

CANDIDATES = 8
"""The number of options that the Scholar plays out."""
WORLDS = 2
"""The worlds in which the Scholar plays out all of them between two looks at the clock."""
CHUNK = 8
"""Playouts of a tree search between two looks at the clock."""
NODES = 40_000
"""Where a tree stops growing."""
GREED_OF = (0, 0, 20, 40, 50, 60, 65, 70)
"""The percentage of a value that comes from its own points, by number of players: with many, it cannot hold back the
best."""
DENYING = (3,)
"""The numbers of players with which it was seen to pay that a search's playouts weigh denial, which takes time."""
FOND_OF = {
    "science": 1 << SCIENCE,
    "military": 1 << MILITARY,
    "wonders": 1 << WONDER,
    "merchant": 1 << TREASURY | 1 << COMMERCE,
}


@dataclass(frozen=True, slots=True)
class Mind:
    """How a bot thinks and what it is fond of."""

    leaning: str | None = None
    heat: int = 60
    prior_heat: int = 200
    explore: int = 600
    plain: bool = False

    def settings(self, seat: int, players: int) -> Words:
        """Return how a seat searches, for the kernel."""
        row = words(SETTINGS)
        row[HEAT], row[PRIOR_HEAT], row[EXPLORE] = self.heat, self.prior_heat, self.explore
        row[PLAIN], row[CLOSE] = int(self.plain), int(self.leaning == "close")
        row[GREED] = GREED_OF[players]
        row[FOND], row[SEAT] = FOND_OF.get(self.leaning or "", 0), seat
        return row


class Thought:
    """A decision being thought about: what is known, the options as the engine's numbers, and what they seem worth."""

    def __init__(self, view: View, decision: Decision, mind: Mind) -> None:
        self.view, self.decision, self.mind = view, decision, mind
        self.city = int(city_at(decision.city))
        # A city that is asked again has not chosen; the Free City's choice depends on its holder's, not the reverse.
        chosen = tuple(choice for choice in view.chosen if choice[0] < decision.city)
        self.belief = belief_of(replace(view, chosen=chosen))
        self.options, self.deeds = words(len(decision.options)), words(len(decision.options))
        for place, option in enumerate(decision.options):
            self.options[place] = encode_move(option.move)
            self.deeds[place] = self.options[place] if mind.plain else deed_of(self.options[place])
        self.pad = words(PAD)
        weights = load_weights(view.players, mind.leaning)
        appraise(self.belief.base.words, self.city, weights, self.options, len(self.options), self.pad)
        self.worths = [int(self.pad[WORTH + place]) for place in range(len(self.options))]
        """What each option seems worth, in hundredths of a point."""

    def promising(self) -> list[int]:
        """Return the places of the options that differ in what is done, the most promising first."""
        narrow(self.options, len(self.options), self.pad)
        kept = [place for place in range(len(self.options)) if self.pad[WORTH + place] != LEFT_OUT]
        return sorted(kept, key=lambda place: -self.worths[place])

    def best_way(self, place: int) -> int:
        """Return the most promising way to do what an option does: its payment, the card to bury or to sell."""
        return self.best_ways()[int(self.deeds[place])]

    def best_ways(self) -> dict[int, int]:
        """Return the place of the most promising way to do each deed."""
        ways: dict[int, int] = {}
        for place, deed in enumerate(map(int, self.deeds)):
            if deed not in ways or self.worths[place] > self.worths[ways[deed]]:
                ways[deed] = place
        return ways

    def study(self, chance: Words, nodes: int) -> Study:
        """Return the working space of a search."""
        tree = words(FIRST + NODE * nodes)
        clear(tree, len(self.view.cities))
        return Study(
            belief=self.belief.words,
            own=searching_weights(self.view.players, self.mind.leaning),
            others=searching_weights(self.view.players),
            settings=self.mind.settings(self.decision.seat, self.view.players),
            tree=tree,
            world=words(len(self.belief.base.words)),
            path=words(PATH),
            chance=chance,
            desk=words(DESK),
            pad=self.pad,
        )


def searching_weights(players: int, leaning: str | None = None) -> Words:
    """Return the weights by which everybody plays on in a search."""
    if players in DENYING:
        return load_weights(players, leaning)
    return hasty_weights(players, leaning)


class Strategist:
    """Takes what the tuned evaluator finds best."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def __call__(self, view: View, decision: Decision, budget: Budget, chance: Words, /) -> Option:  # noqa: ARG002 - a bot's signature
        """Return the option with the highest worth; a bot that wants a close game and leads takes a lesser one."""
        if len(decision.options) == 1:
            return decision.options[0]
        worths = Thought(view, decision, self.mind).worths
        if self.mind.leaning == "close":
            return pick_close(decision.options, worths, POINT * lead(view, decision.seat), chance, POINT * LEAD_KEPT)
        return decision.options[worths.index(max(worths))]


class Scholar:
    """Plays the most promising options out in the same worlds, and repeatedly drops the worse half."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def __call__(self, view: View, decision: Decision, budget: Budget, chance: Words, /) -> Option:
        """Return the option that did best."""
        if len(decision.options) == 1:
            return decision.options[0]
        goes_on = budget.begin()
        thought = Thought(view, decision, self.mind)
        study = thought.study(chance, len(view.cities))
        field = thought.promising()[:CANDIDATES]
        sums = dict.fromkeys(field, 0)
        rounds = max(1, (len(field) - 1).bit_length())
        spent = 0
        for number in range(1, rounds + 1):
            while goes_on(spent, number / rounds):
                _try_all(thought, study, field, sums)
                spent += WORLDS * len(field)
            field = sorted(field, key=lambda place: -sums[place])[: (len(field) + 1) // 2]
        return decision.options[max(field, key=lambda place: sums[place])]


def _try_all(thought: Thought, study: Study, field: list[int], sums: dict[int, int]) -> None:
    """Play every option of a field out in the same worlds and add up how it went."""
    moves, added = words(len(field)), words(len(field))
    for at, place in enumerate(field):
        moves[at] = thought.options[place]
    survey(study, thought.city, moves, WORLDS, added)
    for at, place in enumerate(field):
        sums[place] += int(added[at])


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
        study = thought.study(chance, NODES)
        spent = 0
        while goes_on(spent):
            chunk = int(min(CHUNK, budget.playouts - spent))
            search(study, chunk)
            spent += chunk
        if spent == 0:  # not even time for one
            return decision.options[thought.worths.index(max(thought.worths))]
        root = FIRST + NODE * decision.city
        tried = int(most_tried(study.tree, root, thought.deeds, len(thought.deeds)))
        return decision.options[thought.best_way(tried)]


def make(level: str, leaning: str | None = None) -> AnyBot:
    """Return the bot of a level with a leaning."""
    match level:
        case "strategist":
            return Strategist(Mind(leaning))
        case "scholar":
            return Scholar(Mind(leaning))
        case "master":
            return Master(Mind(leaning))
        case "mcts":
            return Master(Mind(explore=PLAIN_EXPLORE, plain=True))
    raise UsageError(f"there is no {level} of 7 Wonders")

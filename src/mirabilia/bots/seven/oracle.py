"""The Oracle: the Master's search with a network that says how games end, and which options are worth a try.

A playout follows the trees as the Master's does. Once the thinking seat has left its tree, the rest of a game is mostly
noise while much of it is still to come: there the network is asked, once, how it will end for every seat. In the last
age, where little is left to chance and the network knows less than a playout shows, everybody plays on by the
evaluator.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mirabilia.bots.bot import AnyBot, Budget
from mirabilia.bots.network import (
    ACTIVATION,
    CLEAR,
    GOOD,
    VICTORY,
    About,
    Blueprint,
    Network,
    judge_place,
    look,
    make_room,
    plan_of,
    read_network,
    score_action,
)
from mirabilia.bots.seven.beliefs import sample
from mirabilia.bots.seven.deeds import judge_deeds
from mirabilia.bots.seven.evaluator import WORTH
from mirabilia.bots.seven.policy import chooses
from mirabilia.bots.seven.search import (
    CURSOR,
    EXPLORE,
    GREED,
    PRIOR_HEAT,
    SEAT,
    WORTHS,
    Study,
    descend,
    enter_trees,
    move_by_policy,
    note_worths,
    value_seats,
)
from mirabilia.bots.seven.thinkers import CHUNK, NODES, Master, Mind, Thought
from mirabilia.bots.tree import FIRST, NODE, most_tried, select
from mirabilia.core.features import NOBODY, OPTION, PLACES, steps_left
from mirabilia.core.kernel import Words, kernel, words
from mirabilia.games.seven.engine.layout import (
    AGE,
    CHOOSING,
    CITIES,
    CITY,
    HEADER,
    OVER,
    PHASE,
    PLAYERS,
    decider,
    number_of,
)
from mirabilia.games.seven.engine.moves import LEFT
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.engine.turn import play
from mirabilia.games.seven.features import PADDED
from mirabilia.games.seven.features.actions import write_options
from mirabilia.games.seven.features.padded import ROW, observe
from mirabilia.games.seven.model import Decision, Option, View
from mirabilia.games.seven.sheet import CATEGORIES
from mirabilia.games.seven.tables import LAST_AGE

PLAN: Blueprint = plan_of(PADDED, len(CATEGORIES) - 1)
TRUSTED = LAST_AGE - 1
"""The last age in which the network is asked instead of playing the game out."""
DEEDS = LEFT
"""Deeds are numbered below this."""
OURS = "oracle.npz"
"""The network of the level `oracle`, beside this file; its label says how it was made."""
GIFTED = (3,)
"""The numbers of players with which that network was seen to win against Masters given the same time."""
EVERYWHERE = range(2, 8)
LIKING = 200
"""The heat of the softmax that says how much a teacher likes an option, in hundredths of a point."""
HEED = 50
"""How much the policy decides what is worth a try at the decision itself, in percent."""


class Foresight(NamedTuple):
    """A search with a network: everything that it reads and writes."""

    study: Study
    network: Network
    trusted: int
    """The last age in which the network is asked."""
    heed: int
    """How much the policy decides what is worth a try at the decision, in percent."""
    root: int
    """The node of the decision."""
    priors: Words
    """The policy's score of each deed of the decision, in hundredths of a point."""
    row: Words
    room: Words
    found: Words


@kernel
def foresee(sight: Foresight, count: int) -> None:
    """Run `count` more playouts, as far as they are worth playing, and note them in the trees."""
    study = sight.study
    world = study.world
    own = CURSOR + study.settings[SEAT]
    for _ in range(count):
        sample(study.belief, world, study.chance, study.desk)
        enter_trees(study)
        asked = False
        while world[PHASE] != OVER and not asked:
            for city in range(HEADER, len(world), CITY):
                if chooses(world, city):
                    play(world, city, _step(sight, city), study.desk)
            asked = study.path[own] == 0 and world[PHASE] == CHOOSING and world[AGE] <= sight.trusted
        if asked:
            estimate(sight)
        else:
            value_seats(study)
        note_worths(study)


@kernel
def _step(sight: Foresight, city: int) -> int:
    """Return the move of a city: by its tree, or outside it by the policy of the playouts."""
    study = sight.study
    node = study.path[CURSOR + number_of(city)]
    if node == 0:
        return move_by_policy(study, city)
    return descend(study, city, node, _try(sight, city, node))


@kernel
def _try(sight: Foresight, city: int, node: int) -> int:
    """Return the place of the deed that a node has to try next; at the decision itself the policy has a say too."""
    study = sight.study
    desk, pad, settings = study.desk, study.pad, study.settings
    weights = study.own if decider(study.world, city) == settings[SEAT] else study.others
    count = judge_deeds(study.world, city, weights, desk, pad)
    if node == sight.root:
        for at in range(count):
            pad[WORTH + at] += sight.heed * (sight.priors[desk[at]] - pad[WORTH + at]) // 100
    return select(study.tree, node, desk, pad, count, settings[PRIOR_HEAT], settings[EXPLORE] / 1000.0)


@kernel
def estimate(sight: Foresight) -> None:
    """Write what the network says the position is worth to each seat, as seen by the thinking seat."""
    study = sight.study
    world, seat = study.world, study.settings[SEAT]
    greed = study.settings[GREED]
    observe(world, seat, seat, sight.row)
    look(sight.network, sight.row, sight.room)
    for place in range(len(PLACES)):
        steps = steps_left(place, world[CITIES])
        if steps == NOBODY:
            continue
        other = (seat + steps) % world[CITIES]
        if other < world[PLAYERS]:
            judge_place(sight.network, place, sight.room, sight.found)
            ahead = sight.found[VICTORY] + sight.found[CLEAR]
            study.path[WORTHS + other] = ((100 - greed) * ahead + 2 * greed * sight.found[GOOD]) // 200


@kernel
def weigh_options(
    network: Network,
    world: Words,
    seat: int,
    city: int,
    row: Words,
    room: Words,
    mask: Words,
    desk: Words,
    scores: Words,
) -> None:
    """Write the policy's score of each option of a city, in hundredths of a point."""
    observe(world, seat, city, row)
    look(network, row, room)
    count = write_options(world, city, mask, desk)
    for at in range(count):
        scores[at] = score_action(network, desk[at] % OPTION, room) * LIKING // ACTIVATION


@dataclass(frozen=True, slots=True)
class Gift:
    """What an Oracle is given: a network, and what is known about it."""

    about: About
    network: Network


def read_gift(name: str, data: bytes) -> Gift:
    """Return the network of a file; UsageError says what is wrong with it."""
    return Gift(*read_network(name, data, "seven", PLAN, PADDED.version))


@cache
def our_gift() -> Gift:
    """Return the network of the level `oracle`."""
    return read_gift(OURS, Path(__file__).with_name(OURS).read_bytes())


def weigh(gift: Gift, thought: Thought, study: Study) -> list[int]:
    """Return the policy's score of each option of a decision, in hundredths of a point."""
    decision, scores = thought.decision, words(len(thought.options))
    row, room = words(ROW), make_room(gift.about.widths)
    mask, desk = words(PLAN.actions), words(DESK)
    sample(study.belief, study.world, study.chance, study.desk)  # in any world the seat sees the same
    weigh_options(gift.network, study.world, decision.seat, decision.city, row, room, mask, desk, scores)
    return [int(score) for score in scores]


class Oracle:
    """Searches like the Master, with a network in place of most of each playout; at tables not GIFTED, a Master."""

    def __init__(
        self, gift: Gift, tables: Container[int] = EVERYWHERE, trusted: int = TRUSTED, heed: int = HEED
    ) -> None:
        self.gift, self.tables, self.trusted, self.heed = gift, tables, trusted, heed
        self.mind = Mind()
        self._master = Master(self.mind)

    def __call__(self, view: View, decision: Decision, budget: Budget, chance: Words, /) -> Option:
        """Return the option that was tried most."""
        if view.players not in self.tables:
            return self._master(view, decision, budget, chance)
        if len(decision.options) == 1:
            return decision.options[0]
        goes_on = budget.begin()
        thought = Thought(view, decision, self.mind)
        sight = self.foresight(thought, chance)
        spent = 0
        while goes_on(spent):
            chunk = int(min(CHUNK, budget.playouts - spent))
            foresee(sight, chunk)
            spent += chunk
        if spent == 0:  # not even time for one
            return decision.options[thought.worths.index(max(thought.worths))]
        tried = int(most_tried(sight.study.tree, sight.root, thought.deeds, len(thought.deeds)))
        return decision.options[thought.best_way(tried)]

    def foresight(self, thought: Thought, chance: Words) -> Foresight:
        """Return the working space of a search, with the policy's scores of the deeds."""
        study, decision = thought.study(chance, NODES), thought.decision
        row, room, priors = words(ROW), make_room(self.gift.about.widths), words(DEEDS)
        scores = weigh(self.gift, thought, study)
        for deed, way in thought.best_ways().items():
            priors[deed] = scores[way]  # of other ways it learnt nothing
        root = FIRST + NODE * decision.city
        return Foresight(
            study, self.gift.network, self.trusted, self.heed, root, priors, row, room, words(PLAN.outputs)
        )


class Disciple:
    """Takes what the network's policy likes best, without a search."""

    def __init__(self, gift: Gift) -> None:
        self.gift = gift

    def __call__(self, view: View, decision: Decision, budget: Budget, chance: Words, /) -> Option:  # noqa: ARG002 - a bot's signature
        """Return the option with the highest score."""
        if len(decision.options) == 1:
            return decision.options[0]
        thought = Thought(view, decision, Mind())
        scores = weigh(self.gift, thought, thought.study(chance, len(view.cities)))
        return decision.options[max(thought.best_ways().values(), key=lambda way: scores[way])]


def make_oracle(name: str, data: bytes, searches: bool) -> AnyBot:
    """Return the bot of a network, with or without a search; UsageError says what is wrong with the file."""
    gift = read_gift(name, data)
    return Oracle(gift) if searches else Disciple(gift)


def make(level: str, leaning: str | None = None) -> AnyBot:  # noqa: ARG001 - how levels are made
    """Return the level `oracle`, which has no leanings."""
    return Oracle(our_gift(), GIFTED)

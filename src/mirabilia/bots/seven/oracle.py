"""The Oracle: Master's search with a network that says how games end, and which options are worth a try.

A playout follows the trees as Master's does. Where the thinking seat has left its tree, the rest of a game is mostly
noise while much of it is to come: there the network is asked, once, for the end of every seat. In the last age, where
little is left to chance and the network knows less than a playout shows, everybody plays on by the evaluator.
"""

from __future__ import annotations

from dataclasses import dataclass
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
from mirabilia.bots.seven.evaluator import WORTH, judge
from mirabilia.bots.seven.lessons import LIKING
from mirabilia.bots.seven.policy import chooses, pick
from mirabilia.bots.seven.search import (
    CURSOR,
    EXPLORE,
    GREED,
    HEAT,
    LENGTH,
    LONGEST,
    PRIOR_HEAT,
    SEAT,
    STEPS,
    WORTHS,
    Study,
    narrow,
    value_seats,
)
from mirabilia.bots.seven.thinkers import CHUNK, NODES, Mind, Thought
from mirabilia.bots.tree import FIRST, NODE, child_of, grow, learn, most_tried, select
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
    city_at,
    decider,
    number_of,
)
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
"""The last age in which the network is asked instead of playing on."""


class Foresight(NamedTuple):
    """A search with a network: everything that it reads and writes."""

    study: Study
    network: Network
    trusted: int
    """The last age in which the network is asked."""
    priors: Words
    """What the policy makes of each option of the decision, in hundredths of a point."""
    row: Words
    room: Words
    found: Words


@kernel
def foresee(sight: Foresight, count: int) -> None:
    """Make `count` more playouts, as far as they are worth playing, and note them in the trees."""
    study = sight.study
    world, path = study.world, study.path
    own = CURSOR + study.settings[SEAT]
    for _ in range(count):
        sample(study.belief, world, study.chance, study.desk)
        for number in range((len(world) - HEADER) // CITY):
            path[CURSOR + number] = FIRST + NODE * number
        path[LENGTH] = 0
        asked = False
        while world[PHASE] != OVER and not asked:
            for city in range(HEADER, len(world), CITY):
                if chooses(world, city):
                    play(world, city, _step(sight, city), study.desk)
            asked = path[own] == 0 and world[PHASE] == CHOOSING and world[AGE] <= sight.trusted
        if asked:
            estimate(sight)
        else:
            value_seats(study)
        _learn_all(study)


@kernel
def _step(sight: Foresight, city: int) -> int:
    """Return the move of a city: by its tree, or outside it by the policy of the playouts."""
    study = sight.study
    tree, path, settings = study.tree, study.path, study.settings
    number = number_of(city)
    node = path[CURSOR + number]
    own = decider(study.world, city) == settings[SEAT]
    if node == 0:
        if own:
            return pick(study.world, city, study.own, settings[HEAT], study.chance, study.desk, study.pad)
        return pick(study.world, city, study.others, settings[HEAT], study.chance, study.desk, study.pad)
    move = _try(sight, city, node, own)
    child = child_of(tree, node, move)
    path[CURSOR + number] = child
    if child == 0:
        child = grow(tree, node, move)
    if child and path[LENGTH] < LONGEST:
        at = STEPS + 2 * path[LENGTH]
        path[at] = child
        path[at + 1] = decider(study.world, city)
        path[LENGTH] += 1
    return move


@kernel
def _try(sight: Foresight, city: int, node: int, own: bool) -> int:
    """Return the move that a node has to try next; at the decision itself the policy has a say, too."""
    study = sight.study
    desk, pad, settings = study.desk, study.pad, study.settings
    count = judge(study.world, city, study.own, desk, pad) if own else judge(study.world, city, study.others, desk, pad)
    if own and node == FIRST + NODE * number_of(city) and count == len(sight.priors):
        for at in range(count):
            pad[WORTH + at] = (pad[WORTH + at] + sight.priors[at]) // 2
    narrow(desk, count, pad)
    return desk[select(study.tree, node, desk, pad, count, settings[PRIOR_HEAT], settings[EXPLORE] / 1000.0)]


@kernel
def estimate(sight: Foresight) -> None:
    """Write what the position is worth to each seat by the network, in the eyes of the seat that thinks."""
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
def _learn_all(study: Study) -> None:
    """Note what a playout was worth to every seat along its path."""
    tree, path, world = study.tree, study.path, study.world
    for number in range((len(world) - HEADER) // CITY):
        learn(tree, FIRST + NODE * number, path[WORTHS + decider(world, city_at(number))])
    for at in range(STEPS, STEPS + 2 * path[LENGTH], 2):
        learn(tree, path[at], path[WORTHS + path[at + 1]])


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
    priors: Words,
) -> None:
    """Write what the policy makes of each option of a city, in hundredths of a point."""
    observe(world, seat, city, row)
    look(network, row, room)
    count = write_options(world, city, mask, desk)
    for at in range(count):
        priors[at] = score_action(network, desk[at] % OPTION, room) * LIKING // ACTIVATION


@dataclass(frozen=True, slots=True)
class Gift:
    """What an Oracle is given: a network, and what is known about it."""

    about: About
    network: Network


def read_gift(name: str, data: bytes) -> Gift:
    """Return the network of a file; UsageError says what is wrong with it."""
    return Gift(*read_network(name, data, "seven", PLAN, PADDED.version))


class Oracle:
    """Searches as Master does, with a network in place of most of each playout."""

    def __init__(self, gift: Gift, mind: Mind | None = None, trusted: int = TRUSTED) -> None:
        self.gift, self.mind, self.trusted = gift, mind or Mind(), trusted

    def __call__(self, view: View, decision: Decision, budget: Budget, chance: Words, /) -> Option:
        """Return the option that was tried most."""
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
        root = FIRST + NODE * decision.city
        tried = int(most_tried(sight.study.tree, root, thought.options, len(thought.options)))
        return decision.options[thought.best_way(tried)]

    def foresight(self, thought: Thought, chance: Words) -> Foresight:
        """Return the room to search in, with what the policy makes of the options."""
        study, network, decision = thought.study(chance, NODES), self.gift.network, thought.decision
        row, room, priors = words(ROW), make_room(self.gift.about.widths), words(len(decision.options))
        sample(study.belief, study.world, chance, study.desk)  # in any world the seat sees the same
        mask, desk = words(PLAN.actions), words(DESK)
        weigh_options(network, study.world, decision.seat, decision.city, row, room, mask, desk, priors)
        return Foresight(study, network, self.trusted, priors, row, room, words(PLAN.outputs))


class Disciple:
    """Takes what the network's policy likes best, without a search."""

    def __init__(self, gift: Gift) -> None:
        self.gift = gift

    def __call__(self, view: View, decision: Decision, budget: Budget, chance: Words, /) -> Option:  # noqa: ARG002 - a bot's signature
        """Return the option of the highest score."""
        if len(decision.options) == 1:
            return decision.options[0]
        thought = Thought(view, decision, Mind())
        priors = list(Oracle(self.gift).foresight(thought, chance).priors)
        return decision.options[thought.best_way(priors.index(max(priors)))]


def make_oracle(name: str, data: bytes, searches: bool) -> AnyBot:
    """Return the bot of a network, with a search or without; UsageError says what is wrong with the file."""
    gift = read_gift(name, data)
    return Oracle(gift) if searches else Disciple(gift)

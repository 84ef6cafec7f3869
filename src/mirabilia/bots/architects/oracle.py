"""The Oracle: the Master's search with a network that says how games end.

Every option is tried in the same worlds, and the tree decides what follows, as far as it goes. Where the Master would
then play the game out, the network is asked how it will end for every seat: a playout is mostly chance, and the network
has seen enough games to know what they come to on average, in a fraction of the time. A game that ends within the tree
is scored as it ended.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from mirabilia.bots.architects.beliefs import sample
from mirabilia.bots.architects.foretelling import PLAN, SAID, foretell
from mirabilia.bots.architects.search import (
    LENGTH,
    OPTIONS,
    VALUES,
    Study,
    descend,
    follow,
    note_values,
    value_seats,
)
from mirabilia.bots.architects.thinkers import NEVER, Mind, Searcher, Thought, Trial
from mirabilia.bots.bot import AnyBot, Budget
from mirabilia.bots.network import (
    CLEAR,
    ESTIMATES,
    VICTORY,
    About,
    Network,
    look,
    make_room,
    read_network,
    score_action,
)
from mirabilia.bots.tree import FIRST
from mirabilia.core.features import OPTION
from mirabilia.core.kernel import Words, kernel, words
from mirabilia.games.architects.engine.layout import ACTIVE, PLAYERS, seat_of
from mirabilia.games.architects.engine.options import DESK
from mirabilia.games.architects.features import PADDED
from mirabilia.games.architects.features.actions import write_options
from mirabilia.games.architects.features.padded import observe
from mirabilia.games.architects.model import Decision, Option, View

MIND = Mind(expand=1, explore=200, doubt=0.5)
"""How it searches. What the network says about a position is always the same, so the tree grows at the second visit."""


class Foresight(NamedTuple):
    """A search with a network: everything that it reads and writes."""

    study: Study
    network: Network
    row: Words
    room: Words
    found: Words
    said: Words


@kernel
def foresee(sight: Foresight, moves: Words, worlds: int, sums: Words) -> None:
    """Try every move of a list in the same worlds, with the same chance, and add up what each is worth."""
    study = sight.study
    world, path = study.world, study.path
    for _ in range(worlds):
        start = study.chance[0]
        for at in range(len(moves)):
            study.chance[0] = start
            sample(study.belief, world, study.chance, study.desk)
            seat = seat_of(world[ACTIVE])
            path[LENGTH] = 0
            descend(study, follow(study, FIRST, moves[at]))
            if path[OPTIONS]:
                estimate(sight)
            else:
                value_seats(world, study.settings, path, study.pad)
            note_values(study)
            sums[at] += path[VALUES + seat]


@kernel
def estimate(sight: Foresight) -> None:
    """Write what the network says the position is worth to each seat: half the victory, half how clear it is."""
    world, path, said = sight.study.world, sight.study.path, sight.said
    foretell(sight.network, world, sight.row, sight.room, sight.found, said, 0)
    for seat in range(world[PLAYERS]):
        path[VALUES + seat] = (said[ESTIMATES * seat + VICTORY] + said[ESTIMATES * seat + CLEAR]) // 2


@dataclass(frozen=True, slots=True)
class Gift:
    """What an Oracle is given: a network, and what is known about it."""

    about: About
    network: Network


def read_gift(name: str, data: bytes) -> Gift:
    """Return the network of a file; UsageError says what is wrong with it."""
    return Gift(*read_network(name, data, "architects", PLAN, PADDED.version))


def foresight(gift: Gift, thought: Thought) -> Foresight:
    """Return the working space of a search."""
    room, row, found = make_room(gift.about.widths), words(PLAN.entries), words(PLAN.outputs)
    return Foresight(thought.study, gift.network, row, room, found, words(SAID))


@kernel
def weigh_options(sight: Foresight, mask: Words, scores: Words) -> int:
    """Write the policy's score of each option in the world at hand; return how many there are."""
    world, desk = sight.study.world, sight.study.desk
    seat = seat_of(world[ACTIVE])
    observe(world, seat, seat, sight.row)
    look(sight.network, sight.row, sight.room)
    count = write_options(world, seat, mask, desk)
    for at in range(count):
        scores[at] = score_action(sight.network, desk[at] % OPTION, sight.room)
    return count


class Oracle(Searcher):
    """Searches as the Master does, with a network in place of playouts."""

    def __init__(self, gift: Gift, mind: Mind = MIND) -> None:
        super().__init__(mind)
        self.gift = gift

    def trial(self, thought: Thought) -> Trial:
        """Return how the options of a decision are tried."""
        return partial(foresee, foresight(self.gift, thought))


class Disciple:
    """Takes what the network's policy likes best, without a search."""

    def __init__(self, gift: Gift) -> None:
        self.gift = gift

    def __call__(self, view: View, decision: Decision, budget: Budget, chance: Words, /) -> Option:  # noqa: ARG002 - a bot's signature
        """Return the option with the highest score."""
        if len(decision.options) == 1:
            return decision.options[0]
        thought, scores = Thought(view, Mind(expand=NEVER), chance), words(DESK)
        weigh_options(foresight(self.gift, thought), words(PLAN.actions), scores)
        return decision.options[max(thought.candidates(), key=lambda at: scores[at])]


def make_oracle(name: str, data: bytes, searches: bool) -> AnyBot:
    """Return the bot of a network, with or without a search; UsageError says what is wrong with the file."""
    gift = read_gift(name, data)
    return Oracle(gift) if searches else Disciple(gift)

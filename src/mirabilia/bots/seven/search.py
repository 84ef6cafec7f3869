"""Search over sampled worlds: what the options lead to as everybody plays on.

Every playout begins in its own world, drawn from what the seat knows. Each city walks down a tree of its own
moves as long as it has tried them before (decoupled: all choose at once, none knows the others' choices), adds one
node, and plays the rest by the evaluator, or at random. What the end was worth to a seat is noted in its nodes.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from mirabilia.bots.choice import NARROW
from mirabilia.bots.seven.beliefs import sample
from mirabilia.bots.seven.deeds import judge_deeds
from mirabilia.bots.seven.evaluator import WAY, WORTH
from mirabilia.bots.seven.policy import chooses, pick
from mirabilia.bots.tree import FIRST, LEFT_OUT, NODE, VALUE, child_of, grow, learn, select, select_plainly
from mirabilia.core.kernel import Table, Words, kernel, table
from mirabilia.core.tally import WIN
from mirabilia.games.seven.engine import playout
from mirabilia.games.seven.engine.layout import (
    CITY,
    HEADER,
    OVER,
    PHASE,
    PLAYERS,
    city_at,
    decider,
    number_of,
)
from mirabilia.games.seven.engine.moves import SELL, STAGE, card_of, kind_of
from mirabilia.games.seven.engine.options import list_options
from mirabilia.games.seven.engine.score import TOTAL, score, winners
from mirabilia.games.seven.engine.turn import play

# How to search.
HEAT = 0
"""The heat of the playouts' softmax, in hundredths of a point."""
PRIOR_HEAT = 1
"""The heat of the softmax that says which options are worth trying."""
EXPLORE = 2
"""How much the unknown attracts the search, in thousandths."""
PLAIN = 3
"""1 for plain search: uniform options, random playouts, nothing but victories."""
CLOSE = 4
"""1 to aim for a narrow victory."""
FOND = 5
"""One bit for each category of the score sheet that the seat is fond of."""
SEAT = 6
"""The seat that thinks."""
GREED = 7
"""The percentage of a value that comes from the points themselves, whatever the others have."""
SETTINGS = 8

# A path: where every city is in its tree, what was tried, how it ended.
CURSOR = 0
LENGTH = 8
POINTS = 9
WORTHS = 16
STEPS = 24
LONGEST = 256
PATH = STEPS + 2 * LONGEST

SPREAD = 10.0
"""The margin that counts as clear."""
MOST_MARGIN = 60
SQUASHED: Table = table(round(VALUE / (1 + exp(-margin / SPREAD))) for margin in range(-MOST_MARGIN, MOST_MARGIN + 1))
"""What a margin is worth besides the victory itself."""
GOOD = 55
"""A good number of points in any game."""
WIDE = 10
"""This many points beyond a narrow margin halve the worth of a victory to a seat that aims for one."""
LEAST_VICTORY = 300_000
"""What a victory is worth to such a seat however wide it is: more than any defeat."""
FONDNESS = 8_000
"""What a point of a category that a seat is fond of is worth to it, besides what it does for the victory."""


class Study(NamedTuple):
    """Everything that a search reads and writes."""

    belief: Words
    own: Words
    """The weights of the seat that thinks."""
    others: Words
    """The weights by which it assumes the others play."""
    settings: Words
    tree: Words
    world: Words
    path: Words
    chance: Words
    desk: Words
    pad: Words


@kernel
def search(study: Study, count: int) -> None:
    """Run `count` more playouts and note them in the tree, whose root number n belongs to city n."""
    world = study.world
    for _ in range(count):
        sample(study.belief, world, study.chance, study.desk)
        enter_trees(study)
        while world[PHASE] != OVER:
            for city in range(HEADER, len(world), CITY):
                if chooses(world, city):
                    play(world, city, _step(study, city), study.desk)
        value_seats(study)
        note_worths(study)


@kernel
def enter_trees(study: Study) -> None:
    """Begin a playout: every city is at the root of its tree."""
    path = study.path
    for number in range((len(study.world) - HEADER) // CITY):
        path[CURSOR + number] = FIRST + NODE * number
    path[LENGTH] = 0


@kernel
def survey(study: Study, city: int, moves: Words, worlds: int, sums: Words) -> None:
    """Play every move of a list out in the same worlds, with the same chance, and add up what each is worth."""
    world = study.world
    for _ in range(worlds):
        start = study.chance[0]
        for at in range(len(moves)):
            study.chance[0] = start
            sample(study.belief, world, study.chance, study.desk)
            play(world, city, moves[at], study.desk)
            while world[PHASE] != OVER:
                for other in range(HEADER, len(world), CITY):
                    if chooses(world, other):
                        play(world, other, move_by_policy(study, other), study.desk)
            value_seats(study)
            sums[at] += study.path[WORTHS + study.settings[SEAT]]


@kernel
def move_by_policy(study: Study, city: int) -> int:
    """Return the move of a city in a playout."""
    if study.settings[PLAIN]:
        return playout.pick(study.world, city, study.chance, study.desk)
    weights = study.own if decider(study.world, city) == study.settings[SEAT] else study.others
    return pick(study.world, city, weights, study.settings[HEAT], study.chance, study.desk, study.pad)


@kernel
def _step(study: Study, city: int) -> int:
    """Return the move of a city: by its tree, or outside it by the policy of the playouts."""
    node = study.path[CURSOR + number_of(city)]
    if node == 0:
        return move_by_policy(study, city)
    return descend(study, city, node, _try(study, city, node))


@kernel
def descend(study: Study, city: int, node: int, at: int) -> int:
    """Go down from a node by the deed in a place, which may be new, and return the best way to do it."""
    tree, path = study.tree, study.path
    number = number_of(city)
    deed, move = study.desk[at], study.pad[WAY + at]
    child = child_of(tree, node, deed)
    path[CURSOR + number] = child
    if child == 0:
        child = grow(tree, node, deed)
    if child and path[LENGTH] < LONGEST:
        step = STEPS + 2 * path[LENGTH]
        path[step] = child
        path[step + 1] = decider(study.world, city)
        path[LENGTH] += 1
    return move


@kernel
def _try(study: Study, city: int, node: int) -> int:
    """Return the place of the deed that a node has to try next, and write it and its best way down.

    Plain search treats every option as a deed of its own.
    """
    settings, world, desk, pad = study.settings, study.world, study.desk, study.pad
    explore = settings[EXPLORE] / 1000.0
    if settings[PLAIN]:
        at = select_plainly(study.tree, node, desk, list_options(world, city, desk), explore)
        pad[WAY + at] = desk[at]
        return at
    weights = study.own if decider(world, city) == settings[SEAT] else study.others
    count = judge_deeds(world, city, weights, desk, pad)
    return select(study.tree, node, desk, pad, count, settings[PRIOR_HEAT], explore)


@kernel
def narrow(options: Words, count: int, pad: Words) -> None:
    """Leave out options that differ from a better one only in the way: payments, cards to bury, cards to sell."""
    best_stage, best_sale = -1, -1
    last, best_of_card = -1, -1
    for at in range(count):
        kind = kind_of(options[at])
        rival = -1
        if kind == STAGE:
            rival, best_stage = best_stage, at
        elif kind == SELL:
            rival, best_sale = best_sale, at
        else:
            thing = 8 * card_of(options[at]) + kind
            if thing == last:
                rival = best_of_card
            last, best_of_card = thing, at
        if rival < 0:
            continue
        if pad[WORTH + rival] >= pad[WORTH + at]:
            pad[WORTH + at] = LEFT_OUT
            if kind == STAGE:
                best_stage = rival
            elif kind == SELL:
                best_sale = rival
            else:
                best_of_card = rival
        else:
            pad[WORTH + rival] = LEFT_OUT


@kernel
def note_worths(study: Study) -> None:
    """Note what a playout was worth to every seat along its path."""
    tree, path, world = study.tree, study.path, study.world
    for number in range((len(world) - HEADER) // CITY):
        seat = decider(world, city_at(number))
        learn(tree, FIRST + NODE * number, path[WORTHS + seat])
    for at in range(STEPS, STEPS + 2 * path[LENGTH], 2):
        learn(tree, path[at], path[WORTHS + path[at + 1]])


@kernel
def value_seats(study: Study) -> None:
    """Write what the end of a game is worth to each seat: victory and margin alike, and its own points (GREED)."""
    world, path, sheet = study.world, study.path, study.desk
    winning = winners(world, sheet)
    shared = 0
    fond = 0
    for seat in range(world[PLAYERS]):
        shared += (winning >> seat) & 1
        score(world, city_at(seat), sheet)
        path[POINTS + seat] = sheet[TOTAL]
        if seat == study.settings[SEAT]:
            for category in range(TOTAL):
                fond += ((study.settings[FOND] >> category) & 1) * sheet[category]
    for seat in range(world[PLAYERS]):
        best = -1000
        for other in range(world[PLAYERS]):
            if other != seat:
                best = max(best, path[POINTS + other])
        victory = ((winning >> seat) & 1) * (WIN // shared) * VALUE // WIN
        path[WORTHS + seat] = _value(study.settings, victory, path[POINTS + seat], best)
        if seat == study.settings[SEAT]:
            path[WORTHS + seat] += FONDNESS * fond
            if study.settings[CLOSE]:
                path[WORTHS + seat] = _close_value(victory, path[POINTS + seat] - best)


@kernel
def _value(settings: Words, victory: int, points: int, best: int) -> int:
    """Return what a victory is worth, given these points and those of the best other seat."""
    if settings[PLAIN]:
        return victory
    greed = settings[GREED]
    return ((100 - greed) * (victory + _squashed(points - best)) + 2 * greed * _squashed(points - GOOD)) // 200


@kernel
def _close_value(victory: int, margin: int) -> int:
    """Return what an end is worth to a seat that aims for a narrow victory."""
    if victory == 0:
        return _squashed(margin) // 2
    return LEAST_VICTORY + (victory - LEAST_VICTORY) * WIDE // (WIDE + max(0, margin - NARROW))


@kernel
def _squashed(difference: int) -> int:
    """Return how clear a difference of points is, from 0 to VALUE."""
    return SQUASHED[MOST_MARGIN + max(-MOST_MARGIN, min(MOST_MARGIN, difference))]

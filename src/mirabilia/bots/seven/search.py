"""Search over sampled worlds: what the options lead to when everybody plays on.

Every playout begins in a world of its own, drawn from what the seat knows. Each city walks down a tree of its own
moves as long as it has tried them before (decoupled: all choose at once, none knows the others' choices), adds one
node, and plays the rest by the evaluator, or at random. What the end was worth to a seat is noted in its nodes.
"""

from __future__ import annotations

from math import exp

from mirabilia.bots.seven.beliefs import sample
from mirabilia.bots.seven.evaluator import WORTH, judge
from mirabilia.bots.seven.policy import pick
from mirabilia.bots.tree import FIRST, LEFT_OUT, NODE, VALUE, child_of, grow, learn, select, select_plainly
from mirabilia.core.kernel import Table, Words, kernel, table
from mirabilia.core.tally import WIN
from mirabilia.games.seven.engine import playout
from mirabilia.games.seven.engine.layout import (
    ACTOR,
    CHOICE,
    CHOOSING,
    CITY,
    HEADER,
    OVER,
    PHASE,
    PLAYERS,
    city_at,
    player_of,
    seat_of,
)
from mirabilia.games.seven.engine.moves import SELL, STAGE, card_of, kind_of
from mirabilia.games.seven.engine.options import list_options
from mirabilia.games.seven.engine.score import SHEET, TOTAL, score, winners
from mirabilia.games.seven.engine.turn import play

# How to search.
HEAT = 0
"""Of the playouts' softmax, in hundredths of a point."""
PRIOR_HEAT = 1
"""Of the softmax that tells which options are worth trying."""
EXPLORE = 2
"""How much the unknown draws, in thousandths."""
PLAIN = 3
"""1 for plain search: uniform options, random playouts, nothing but victories."""
CLOSE = 4
"""1 to aim at a narrow victory."""
SETTINGS = 5

# A trail: where every city is in its tree, what was tried, how it ended.
CURSOR = 0
LENGTH = 8
POINTS = 9
WORTHS = 16
STEPS = 24
TRAIL = STEPS + 2 * 256

SPREAD = 10.0
"""The margin that counts as clear."""
MOST_MARGIN = 60
SQUASHED: Table = table(round(VALUE / (1 + exp(-margin / SPREAD))) for margin in range(-MOST_MARGIN, MOST_MARGIN + 1))
"""What a margin is worth beside the victory itself."""
NARROW = 3
NARROW_LOSS = 60_000
"""What a point more than a narrow margin costs who aims at one."""


@kernel
def search(
    belief: Words,
    count: int,
    weights: Words,
    settings: Words,
    tree: Words,
    world: Words,
    trail: Words,
    chance: Words,
    desk: Words,
    pad: Words,
) -> None:
    """Make so many more playouts and note them in the tree, whose root number n belongs to city n."""
    for _ in range(count):
        sample(belief, world, chance, desk)
        for number in range((len(world) - HEADER) // CITY):
            trail[CURSOR + number] = FIRST + NODE * number
        trail[LENGTH] = 0
        while world[PHASE] != OVER:
            first, last = HEADER, len(world)
            if world[PHASE] != CHOOSING:
                first, last = world[ACTOR], world[ACTOR] + CITY
            for city in range(first, last, CITY):
                if world[PHASE] != CHOOSING or world[city + CHOICE] == 0:
                    move = _step(world, city, weights, settings, tree, trail, chance, desk, pad)
                    play(world, city, move, desk)
        _learn_all(world, settings, tree, trail, desk)


@kernel
def _step(
    world: Words,
    city: int,
    weights: Words,
    settings: Words,
    tree: Words,
    trail: Words,
    chance: Words,
    desk: Words,
    pad: Words,
) -> int:
    """Return the move of a city: by its tree, or outside it by the policy of the playouts."""
    number = seat_of(city)
    node = trail[CURSOR + number]
    if node == 0:
        if settings[PLAIN]:
            return playout.pick(world, city, chance, desk)
        return pick(world, city, weights, settings[HEAT], chance, desk, pad)
    if settings[PLAIN]:
        count = list_options(world, city, desk)
        at = select_plainly(tree, node, desk, count, settings[EXPLORE] / 1000.0)
    else:
        count = judge(world, city, weights, desk, pad)
        narrow(desk, count, pad)
        at = select(tree, node, desk, pad, count, settings[PRIOR_HEAT], settings[EXPLORE] / 1000.0)
    move = desk[at]
    child = child_of(tree, node, move)
    trail[CURSOR + number] = child
    if child == 0:
        child = grow(tree, node, move)
    _note(world, city, child, trail)
    return move


@kernel
def _note(world: Words, city: int, node: int, trail: Words) -> None:
    """Remember that a node was tried, and for whom."""
    if node and trail[LENGTH] < 256:
        at = STEPS + 2 * trail[LENGTH]
        trail[at] = node
        trail[at + 1] = seat_of(player_of(world, city))
        trail[LENGTH] += 1


@kernel
def narrow(options: Words, count: int, pad: Words) -> None:
    """Leave out what differs from a better option only in how it is done: payments, cards to bury, cards to sell."""
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
def _learn_all(world: Words, settings: Words, tree: Words, trail: Words, desk: Words) -> None:
    """Work out what the end of a game was worth to every seat and note it along the trail."""
    value_seats(world, settings, trail, desk)
    for number in range((len(world) - HEADER) // CITY):
        seat = seat_of(player_of(world, city_at(number)))
        learn(tree, FIRST + NODE * number, trail[WORTHS + seat])
    for at in range(STEPS, STEPS + 2 * trail[LENGTH], 2):
        learn(tree, trail[at], trail[WORTHS + trail[at + 1]])


@kernel
def value_seats(world: Words, settings: Words, trail: Words, sheet: Words) -> None:
    """Write what the end of a game is worth to each seat: half the victory, half the margin."""
    winning = winners(world, sheet)
    shared = 0
    for seat in range(world[PLAYERS]):
        shared += (winning >> seat) & 1
        score(world, city_at(seat), sheet)
        trail[POINTS + seat] = sheet[TOTAL]
    for seat in range(world[PLAYERS]):
        best = -1000
        for other in range(world[PLAYERS]):
            if other != seat:
                best = max(best, trail[POINTS + other])
        margin = trail[POINTS + seat] - best
        victory = ((winning >> seat) & 1) * (WIN // shared) * VALUE // WIN
        clear = SQUASHED[MOST_MARGIN + max(-MOST_MARGIN, min(MOST_MARGIN, margin))]
        if settings[PLAIN]:
            trail[WORTHS + seat] = victory
        elif settings[CLOSE] and margin > NARROW:
            trail[WORTHS + seat] = max(0, VALUE - NARROW_LOSS * (margin - NARROW))
        else:
            trail[WORTHS + seat] = (victory + clear) // 2


@kernel
def survey(
    belief: Words,
    city: int,
    moves: Words,
    count: int,
    worlds: int,
    weights: Words,
    settings: Words,
    sums: Words,
    world: Words,
    trail: Words,
    chance: Words,
    desk: Words,
    pad: Words,
) -> None:
    """Play every move of a list out in the same worlds, with the same chance, and add up what each is worth."""
    for _ in range(worlds):
        start = chance[0]
        for at in range(count):
            chance[0] = start
            sample(belief, world, chance, desk)
            seat = seat_of(player_of(world, city))
            play(world, city, moves[at], desk)
            while world[PHASE] != OVER:
                first, last = HEADER, len(world)
                if world[PHASE] != CHOOSING:
                    first, last = world[ACTOR], world[ACTOR] + CITY
                for other in range(first, last, CITY):
                    if world[PHASE] != CHOOSING or world[other + CHOICE] == 0:
                        play(world, other, pick(world, other, weights, settings[HEAT], chance, desk, pad), desk)
            value_seats(world, settings, trail, desk)
            sums[at] += trail[WORTHS + seat]


assert SHEET <= 512, "a desk serves as a score sheet too"

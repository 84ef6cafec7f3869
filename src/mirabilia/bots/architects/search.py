"""Search over sampled worlds: what the options lead to as everybody plays on.

Every playout begins in a world drawn from what the seat knows. It walks down one tree for all players: from a
decision to one of its moves, from a move to what it brought to light (a new top, a token), which is the next decision.
At a decision that has not been met often enough, the evaluator or chance takes over and plays the rest. What the end
was worth to each seat is noted along the way.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from mirabilia.bots.architects.beliefs import sample
from mirabilia.bots.architects.evaluator import rate
from mirabilia.bots.architects.playout import play_out
from mirabilia.bots.choice import NARROW
from mirabilia.bots.tree import FIRST, LEFT_OUT, VALUE, VISITS, child_of, grow, learn, select, select_plainly
from mirabilia.core.chance import step
from mirabilia.core.kernel import Table, Words, kernel, table
from mirabilia.games.architects.engine import playout
from mirabilia.games.architects.engine.layout import (
    ACTIVE,
    CARD_MASK,
    CENTRAL,
    CITY,
    DECK,
    HEADER,
    HELD,
    LOOKING,
    OPEN,
    PHASE,
    PLAYERS,
    TOKENS,
    city_at,
    knows_centre,
    seat_of,
)
from mirabilia.games.architects.engine.moves import BUILD, kind_of, place_of
from mirabilia.games.architects.engine.score import TOTAL, score, winners
from mirabilia.games.architects.engine.turn import play, run_on

# How to search.
HEAT = 0
"""The heat of the playouts' softmax, in hundredths of a point; 0 always takes the best."""
PRIOR_HEAT = 1
"""The heat of the softmax that says which options are worth trying."""
EXPLORE = 2
"""How much the unknown attracts the search, in thousandths."""
PLAIN = 3
"""1 for plain search: uniform options, random playouts, nothing but victories."""
CLOSE = 4
"""1 to aim for a narrow victory."""
EXPAND = 5
"""How often a decision must have been met before the tree decides it."""
SETTINGS = 6

# A path: what was tried and for whom, and how it ended.
LENGTH = 0
OPTIONS = 1
"""How many options there are after the last move."""
POINTS = 2
VALUES = 9
STEPS = 16
LONGEST = 256
PATH = STEPS + 2 * LONGEST

SPREAD = 8.0
"""The margin that counts as clear."""
MOST_MARGIN = 60
SQUASHED: Table = table(round(VALUE / (1 + exp(-margin / SPREAD))) for margin in range(-MOST_MARGIN, MOST_MARGIN + 1))
"""What a margin is worth besides the victory itself."""
NARROW_LOSS = VALUE // 40
"""What each point beyond a narrow margin costs a seat that aims for one."""
LEAST_VICTORY = VALUE * 55 // 100
"""What any victory is worth to a seat that aims for a narrow one."""


class Study(NamedTuple):
    """What a search works with."""

    belief: Words
    rows: Words
    """The evaluator's table that guides the tree."""
    hasty: Words
    """The table that playouts go by."""
    settings: Words
    tree: Words
    world: Words
    path: Words
    chance: Words
    desk: Words
    worths: Words
    pad: Words


@kernel
def search(study: Study, count: int) -> None:
    """Run `count` more plain playouts, each in its own world, and note them in the tree."""
    for _ in range(count):
        sample(study.belief, study.world, study.chance, study.desk)
        study.path[LENGTH] = 0
        study.path[OPTIONS] = run_on(study.world, study.desk)
        descend(study, FIRST)
        playout.play_out(study.world, study.chance, study.desk)
        value_seats(study.world, study.settings, study.path, study.pad)
        note_values(study)


@kernel
def survey(study: Study, moves: Words, worlds: int, sums: Words) -> None:
    """Try every move of a list in the same worlds, with the same chance, and add up what each is worth.

    The tree decides what follows, as far as it goes.
    """
    for _ in range(worlds):
        start = study.chance[0]
        for at in range(len(moves)):
            study.chance[0] = start
            sample(study.belief, study.world, study.chance, study.desk)
            seat = seat_of(study.world[ACTIVE])
            study.path[LENGTH] = 0
            descend(study, follow(study, FIRST, moves[at]))
            heat = study.settings[HEAT]
            play_out(study.world, study.hasty, heat, study.chance, study.desk, study.worths, study.pad)
            value_seats(study.world, study.settings, study.path, study.pad)
            note_values(study)
            sums[at] += study.path[VALUES + seat]


@kernel
def descend(study: Study, node: int) -> None:
    """Play a world by the tree from a node on, until a decision that has not been met often enough."""
    settings, desk = study.settings, study.desk
    explore = settings[EXPLORE] / 1000.0
    while node and study.tree[node + VISITS] >= settings[EXPAND]:
        count = study.path[OPTIONS]
        if settings[PLAIN]:
            at = select_plainly(study.tree, node, desk, count, explore)
        else:
            rate(study.world, desk, count, study.rows, study.worths, study.pad)
            narrow(desk, count, study.worths)
            at = select(study.tree, node, desk, study.worths, count, settings[PRIOR_HEAT], explore)
        node = follow(study, node, desk[at])


@kernel
def follow(study: Study, node: int, move: int) -> int:
    """Make a move in a world and in the tree; return the decision it leads to, or 0 if there is none."""
    child = _reach(study, node, move)
    play(study.world, move, study.desk)
    count = run_on(study.world, study.desk)
    study.path[OPTIONS] = count
    if child == 0 or count == 0:
        return 0
    return _reach(study, child, _outcome(study.world, study.desk, count))


@kernel
def _reach(study: Study, node: int, key: int) -> int:
    """Return the child of a node with this key, adding it if need be, and remember for whom it was tried."""
    child = child_of(study.tree, node, key)
    if child == 0:
        child = grow(study.tree, node, key)
    length = study.path[LENGTH]
    if child and length < LONGEST:
        study.path[STEPS + 2 * length] = child
        study.path[STEPS + 2 * length + 1] = seat_of(study.world[ACTIVE])
        study.path[LENGTH] = length + 1
    return child


@kernel
def note_values(study: Study) -> None:
    """Note along the path what the end of a game was worth to every seat."""
    path = study.path
    study.tree[FIRST + VISITS] += 1
    for at in range(STEPS, STEPS + 2 * path[LENGTH], 2):
        learn(study.tree, path[at], path[VALUES + path[at + 1]])


@kernel
def _outcome(world: Words, options: Words, count: int) -> int:
    """Return a number for what the active player sees now, after chance has played its part."""
    active = world[ACTIVE]
    total = step(active + 1)
    for city in range(HEADER, len(world), CITY):
        total = step(total ^ (world[city + DECK] & CARD_MASK))
        total = step(total ^ world[city + HELD])
        total = step(total ^ world[city + HELD + 1])
        total = step(total ^ world[city + TOKENS])
    total = step(total ^ world[OPEN])
    if knows_centre(world, seat_of(active)):
        total = step(total ^ (world[CENTRAL] & CARD_MASK) ^ 16)
    if world[PHASE] == LOOKING:
        for at in range(count):
            total = step(total ^ options[at])
    return total


@kernel
def narrow(options: Words, count: int, worths: Words) -> None:
    """Leave out payments for a stage that seem worse than another for the same stage."""
    for at in range(count):
        if kind_of(options[at]) != BUILD:
            continue
        for other in range(at):
            if kind_of(options[other]) == BUILD and place_of(options[other]) == place_of(options[at]):
                if worths[other] >= worths[at]:
                    worths[at] = LEFT_OUT
                else:
                    worths[other] = LEFT_OUT


@kernel
def value_seats(world: Words, settings: Words, path: Words, sheet: Words) -> None:
    """Write what the end of a game is worth to each seat: half the victory, half the margin."""
    winning = winners(world, sheet)
    shared = 0
    for seat in range(world[PLAYERS]):
        shared += (winning >> seat) & 1
        score(world, city_at(seat), sheet)
        path[POINTS + seat] = sheet[TOTAL]
    for seat in range(world[PLAYERS]):
        best = 0
        for other in range(world[PLAYERS]):
            if other != seat:
                best = max(best, path[POINTS + other])
        margin = max(-MOST_MARGIN, min(MOST_MARGIN, path[POINTS + seat] - best))
        victory = ((winning >> seat) & 1) * (VALUE // shared)
        if settings[PLAIN]:
            path[VALUES + seat] = victory
        elif settings[CLOSE] and (winning >> seat) & 1:
            path[VALUES + seat] = max(LEAST_VICTORY, VALUE - NARROW_LOSS * max(0, margin - NARROW))
        else:
            path[VALUES + seat] = (victory + SQUASHED[MOST_MARGIN + margin]) // 2

"""Lessons for a network: decisions from whole games, played inside the kernel, with how they ended for everybody.

A lesson is what a seat saw (padded, docs/learning.md), the options that differ in what is done, how much the teacher
liked each of them, and how the game ended for the city in every place. The teacher is the Strategist, who plays with
some heat, so that positions are as varied as those that a search comes upon; afterwards the network teaches itself
(practice.py).
"""

from __future__ import annotations

from typing import NamedTuple

from mirabilia.bots.network import CLEAR, ESTIMATES, GOOD, VICTORY
from mirabilia.bots.school import MOST_OPTIONS, UNKNOWN, Lessons
from mirabilia.bots.seven.evaluator import PAD, WORTH, judge
from mirabilia.bots.seven.oracle import LIKING
from mirabilia.bots.seven.policy import chooses, pick
from mirabilia.bots.seven.search import GOOD as GOOD_POINTS
from mirabilia.bots.seven.search import MOST_MARGIN, SQUASHED, narrow
from mirabilia.bots.tree import EXP, LEFT_OUT, STEPS, VALUE
from mirabilia.core.chance import below, stream
from mirabilia.core.features import NOBODY, PLACES, steps_left
from mirabilia.core.kernel import Words, allocating, kernel, words
from mirabilia.core.tally import WIN
from mirabilia.games.seven.engine.layout import (
    AGE,
    CITIES,
    CITY,
    HEADER,
    OVER,
    PHASE,
    PLAYERS,
    cities_of,
    city_at,
    decider,
    end_of_cities,
    number_of,
    state_size,
)
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.engine.score import SHEET, TOTAL, score, winners
from mirabilia.games.seven.engine.turn import play
from mirabilia.games.seven.features.actions import next_action
from mirabilia.games.seven.features.games import begin
from mirabilia.games.seven.features.padded import observe

OUTPUTS = ESTIMATES + TOTAL
"""Numbers for each place: victory, how clear it is and how good the points are, then points by category."""
ENDS = OUTPUTS * len(PLACES)
LESSON_STREAM = 1 << 42
"""The stream of a game's seed from which its teacher draws."""


class Deeds(NamedTuple):
    """The options of a decision that differ in what is done, each in its best way."""

    moves: Words
    actions: Words
    worths: Words


@allocating
def teach(players: int, seed: int, first: int, weights: Words, heats: Words, rate: int, book: Lessons) -> int:
    """Fill a book with one in `rate` decisions of game `first` of a seed and those after it; return the next game."""
    state = words(state_size(cities_of(players)))
    desk, pad, sheet, chance = words(DESK), words(PAD), words(SHEET), words(1)
    deeds = Deeds(words(DESK), words(DESK), words(DESK))
    filled = 0
    game = first
    while filled < len(book.seats):
        game_seed = stream(seed, game)
        begin(state, players, game_seed, desk)
        chance[0] = stream(game_seed, LESSON_STREAM)
        heat = heats[below(chance, len(heats))]
        began = filled
        while state[PHASE] != OVER:
            for city in range(HEADER, end_of_cities(state), CITY):
                if not chooses(state, city):
                    continue
                if below(chance, rate) == 0 and filled < len(book.seats):
                    count = list_distinct(state, city, weights, desk, pad, deeds)
                    if count > 1:
                        write_lesson(state, city, deeds, count, LIKING, book, filled)
                        filled += 1
                play(state, city, pick(state, city, weights, heat, chance, desk, pad), desk)
        for row in range(began, filled):
            write_ends(state, book.seats[row], book.ends[row], sheet)
        game += 1
    return game


@kernel
def list_distinct(state: Words, city: int, weights: Words, desk: Words, pad: Words, deeds: Deeds) -> int:
    """List the options of a city that differ in what is done, each in its best way; return how many there are."""
    count = judge(state, city, weights, desk, pad)
    narrow(desk, count, pad)
    action, last, kept = 0, 0, 0
    for at in range(count):
        action = next_action(desk[at], last, action)
        last = desk[at]
        if pad[WORTH + at] != LEFT_OUT:
            deeds.moves[kept], deeds.actions[kept], deeds.worths[kept] = last, action, pad[WORTH + at]
            kept += 1
    return kept


@kernel
def write_lesson(state: Words, city: int, deeds: Deeds, count: int, heat: int, book: Lessons, row: int) -> None:
    """Write the decision of a city, and how much each option is liked for its worth."""
    best = LEFT_OUT
    for at in range(count):
        best = max(best, deeds.worths[at])
    options, liked = book.options[row], book.liked[row]
    for at in range(MOST_OPTIONS):
        options[at] = NOBODY
        liked[at] = 0
    for at in range(min(count, MOST_OPTIONS)):
        options[at] = deeds.actions[at]
        step = (best - deeds.worths[at]) * STEPS // heat
        liked[at] = EXP[step] if step < len(EXP) else 0
    seat = decider(state, city)
    observe(state, seat, number_of(city), book.seen[row])
    book.seats[row] = seat
    book.ages[row] = state[AGE]


@kernel
def write_ends(state: Words, seat: int, ends: Words, sheet: Words) -> None:
    """Write how a game that is over ended for the city in every place, as a seat sees them."""
    players = state[PLAYERS]
    for place in range(len(PLACES)):
        steps = steps_left(place, state[CITIES])
        number = players
        if steps != NOBODY:
            number = (seat + steps) % state[CITIES]
        at = OUTPUTS * place
        if number >= players:
            for output in range(OUTPUTS):
                ends[at + output] = UNKNOWN
            continue
        write_end(state, number, ends, at, sheet)
        for category in range(TOTAL):
            ends[at + ESTIMATES + category] = sheet[category]


@kernel
def write_end(state: Words, seat: int, ends: Words, at: int, sheet: Words) -> None:
    """Write what the end of a game is to a seat, in the form of estimates; its score sheet is left filled in."""
    winning = winners(state, sheet)
    shared, best = 0, -1000
    for other in range(state[PLAYERS]):
        shared += (winning >> other) & 1
        if other != seat:
            score(state, city_at(other), sheet)
            best = max(best, sheet[TOTAL])
    score(state, city_at(seat), sheet)
    ends[at + VICTORY] = ((winning >> seat) & 1) * (WIN // shared) * VALUE // WIN
    ends[at + CLEAR] = squashed(sheet[TOTAL] - best)
    ends[at + GOOD] = squashed(sheet[TOTAL] - GOOD_POINTS)


@kernel
def squashed(difference: int) -> int:
    """Return how clear a difference of points is, from 0 to VALUE."""
    return SQUASHED[MOST_MARGIN + max(-MOST_MARGIN, min(MOST_MARGIN, difference))]

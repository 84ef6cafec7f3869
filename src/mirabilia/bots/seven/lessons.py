"""Lessons for a network: decisions from whole games, played inside the kernel, with how they ended for everybody.

A lesson is what a seat saw (padded, docs/learning.md), the options that differ in what is done, how much the teacher
liked each of them, and how the game ended for the city in every place. The teacher is the Strategist, who plays with
some heat, so that positions are as varied as those that a search comes upon.
"""

from __future__ import annotations

from typing import NamedTuple

from mirabilia.bots.network import CLEAR, ESTIMATES, GOOD, VICTORY
from mirabilia.bots.seven.evaluator import PAD, WORTH, judge
from mirabilia.bots.seven.policy import chooses, pick
from mirabilia.bots.seven.search import GOOD as GOOD_POINTS
from mirabilia.bots.seven.search import MOST_MARGIN, SQUASHED, narrow
from mirabilia.bots.tree import EXP, LEFT_OUT, STEPS, VALUE
from mirabilia.core.chance import below, stream
from mirabilia.core.features import NOBODY, PLACES, Rows, steps_left
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

MOST_OPTIONS = 32
"""Options of a lesson, at most; options that differ only in how they are done count as one, so this is never
reached."""
OUTPUTS = ESTIMATES + TOTAL
"""Numbers for each place: victory, how clear it is and how good the points are, then points by category."""
ENDS = OUTPUTS * len(PLACES)
UNKNOWN = -(1 << 30)
"""The end for a place where nobody sits."""
LESSON_STREAM = 1 << 42
"""The stream of a game's seed from which its teacher draws."""
LIKING = 200
"""The heat of the softmax that says how much the teacher likes an option, in hundredths of a point."""


class Book(NamedTuple):
    """Lessons, one to a row."""

    seen: Rows
    options: Rows
    """The action of each option, then NOBODY."""
    liked: Rows
    """How much the teacher liked each, in millionths of the best."""
    ends: Rows
    """For every place, OUTPUTS numbers, or UNKNOWN."""
    seats: Words
    """Whose decision it was."""
    ages: Words


@allocating
def teach(players: int, seed: int, first: int, weights: Words, heats: Words, rate: int, book: Book) -> int:
    """Fill a book with one in `rate` decisions of game `first` of a seed and those after it; return the next game."""
    state = words(state_size(cities_of(players)))
    desk, pad, sheet, chance = words(DESK), words(PAD), words(SHEET), words(1)
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
                    filled += _write_lesson(state, city, weights, book, filled, desk, pad)
                play(state, city, pick(state, city, weights, heat, chance, desk, pad), desk)
        for row in range(began, filled):
            write_ends(state, book.seats[row], book.ends[row], sheet)
        game += 1
    return game


@kernel
def _write_lesson(state: Words, city: int, weights: Words, book: Book, row: int, desk: Words, pad: Words) -> int:
    """Write the decision of a city and what the evaluator likes; return 1, or 0 if there is nothing to decide."""
    count = judge(state, city, weights, desk, pad)
    if count == 1:
        return 0
    narrow(desk, count, pad)
    best = LEFT_OUT
    for at in range(count):
        best = max(best, pad[WORTH + at])
    options, liked = book.options[row], book.liked[row]
    action, last, kept = 0, 0, 0
    for at in range(count):
        action = next_action(desk[at], last, action)
        last = desk[at]
        worth = pad[WORTH + at]
        if worth != LEFT_OUT and kept < MOST_OPTIONS:
            options[kept] = action
            step = (best - worth) * STEPS // LIKING
            liked[kept] = EXP[step] if step < len(EXP) else 0
            kept += 1
    for at in range(kept, MOST_OPTIONS):
        options[at] = NOBODY
        liked[at] = 0
    seat = decider(state, city)
    observe(state, seat, number_of(city), book.seen[row])
    book.seats[row] = seat
    book.ages[row] = state[AGE]
    return 1


@kernel
def write_ends(state: Words, seat: int, ends: Words, sheet: Words) -> None:
    """Write how a game that is over ended for the city in every place, as a seat sees them."""
    players = state[PLAYERS]
    winning = winners(state, sheet)
    shared = 0
    for other in range(players):
        shared += (winning >> other) & 1
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
        best = -1000
        for other in range(players):
            if other != number:
                score(state, city_at(other), sheet)
                best = max(best, sheet[TOTAL])
        score(state, city_at(number), sheet)
        ends[at + VICTORY] = ((winning >> number) & 1) * (WIN // shared) * VALUE // WIN
        ends[at + CLEAR] = squashed(sheet[TOTAL] - best)
        ends[at + GOOD] = squashed(sheet[TOTAL] - GOOD_POINTS)
        for category in range(TOTAL):
            ends[at + ESTIMATES + category] = sheet[category]


@kernel
def squashed(difference: int) -> int:
    """Return how clear a difference of points is, from 0 to VALUE."""
    return SQUASHED[MOST_MARGIN + max(-MOST_MARGIN, min(MOST_MARGIN, difference))]

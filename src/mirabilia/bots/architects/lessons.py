"""Lessons for a network: decisions from whole games, played inside the kernel, with how they ended for everybody.

A lesson is what a seat saw (padded, docs/learning.md), the options that differ in what is done, how much the teacher
liked each of them, and how the game ended for the player in every place. The teacher is the Strategist, who plays with
some heat; afterwards the network teaches itself (practice.py).
"""

from __future__ import annotations

from mirabilia.bots.architects.evaluator import PAD, progress, rate
from mirabilia.bots.architects.foretelling import ACTION_COUNT
from mirabilia.bots.architects.playout import pick_option
from mirabilia.bots.architects.search import MOST_MARGIN, SQUASHED, narrow
from mirabilia.bots.architects.weights import ROW
from mirabilia.bots.network import CLEAR, ESTIMATES, GOOD, VICTORY
from mirabilia.bots.school import MOST_OPTIONS, UNKNOWN, Lessons
from mirabilia.bots.tree import EXP, LEFT_OUT, STEPS, VALUE
from mirabilia.core.chance import below, stream
from mirabilia.core.features import NOBODY, OPTION, PLACES, steps_left
from mirabilia.core.kernel import Words, allocating, kernel, words
from mirabilia.core.tally import WIN
from mirabilia.games.architects.engine.layout import (
    ACTIVE,
    PLAYERS,
    city_at,
    seat_of,
    state_size,
)
from mirabilia.games.architects.engine.options import DESK
from mirabilia.games.architects.engine.score import SHEET, TOTAL, score, winners
from mirabilia.games.architects.engine.turn import play, run_on
from mirabilia.games.architects.features.actions import write_options
from mirabilia.games.architects.features.games import begin
from mirabilia.games.architects.features.padded import observe

OUTPUTS = ESTIMATES + TOTAL
"""Numbers for each place: victory, how clear it is and how good the points are, then points by category."""
ENDS = OUTPUTS * len(PLACES)
LESSON_STREAM = 1 << 42
"""The stream of a game's seed from which its teacher draws."""
LIKING = 200
"""The heat of the softmax that says how much the teacher likes an option, in hundredths of a point."""
GOOD_POINTS = 45
"""The points that a good player has at the end."""


@allocating
def teach(players: int, seed: int, first: int, table: Words, heats: Words, sparse: int, book: Lessons) -> int:
    """Fill a book with one in `sparse` of the Strategist's decisions in game `first` of a seed and those after it.

    Return the next game.
    """
    state = words(state_size(players))
    desk, worths, pad, sheet, chance = words(DESK), words(DESK), words(PAD), words(SHEET), words(1)
    mask = words(ACTION_COUNT)
    filled = 0
    game = first
    while filled < len(book.seats):
        game_seed = stream(seed, game)
        begin(state, players, game_seed, desk)
        chance[0] = stream(game_seed, LESSON_STREAM)
        heat = heats[below(chance, len(heats))]
        began = filled
        count = run_on(state, desk)
        while count:
            rate(state, desk, count, table, worths, pad)
            if below(chance, sparse) == 0 and filled < len(book.seats):
                narrow(desk, count, worths)
                write_lesson(state, LIKING, book, filled, worths, mask, desk)
                filled += 1
            play(state, desk[pick_option(count, heat, chance, worths)], desk)
            count = run_on(state, desk)
        for row in range(began, filled):
            write_ends(state, book.seats[row], book.ends[row], sheet)
        game += 1
    return game


@kernel
def write_lesson(state: Words, heat: int, book: Lessons, row: int, worths: Words, mask: Words, desk: Words) -> None:
    """Write the decision at hand, and how much each option is liked for its worth; the desk keeps the options."""
    seat = seat_of(state[ACTIVE])
    count = write_options(state, seat, mask, desk)
    best = LEFT_OUT
    for at in range(count):
        best = max(best, worths[at])
    options, liked = book.options[row], book.liked[row]
    kept = 0
    for at in range(count):
        if worths[at] != LEFT_OUT and kept < MOST_OPTIONS:
            options[kept] = desk[at] % OPTION
            step = (best - worths[at]) * STEPS // heat
            liked[kept] = EXP[step] if step < len(EXP) else 0
            kept += 1
        desk[at] //= OPTION
    for at in range(kept, MOST_OPTIONS):
        options[at] = NOBODY
        liked[at] = 0
    observe(state, seat, seat, book.seen[row])
    book.seats[row] = seat
    book.ages[row] = 1 + min(progress(state) // ROW // 2, 2)


@kernel
def write_ends(state: Words, seat: int, ends: Words, sheet: Words) -> None:
    """Write how a game that is over ended for the player in every place, as a seat sees them."""
    for place in range(len(PLACES)):
        at = OUTPUTS * place
        steps = steps_left(place, state[PLAYERS])
        if steps == NOBODY:
            for output in range(OUTPUTS):
                ends[at + output] = UNKNOWN
        else:
            number = (seat + steps) % state[PLAYERS]
            write_end(state, number, ends, at, sheet)
            for category in range(TOTAL):
                ends[at + ESTIMATES + category] = sheet[category]


@kernel
def write_end(state: Words, seat: int, ends: Words, at: int, sheet: Words) -> None:
    """Write what the end of a game is to a seat, in the form of estimates; its score sheet is left filled in."""
    winning = winners(state, sheet)
    shared, best = 0, 0
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

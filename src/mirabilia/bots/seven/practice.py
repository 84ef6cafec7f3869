"""A network that teaches itself: whole games inside the kernel, in which it decides for everybody.

It takes what leads to the position that it likes best one turn later, the others doing what the Strategist might do.
What it learns about the end is what it says itself in the turns that follow, less and less the further off they are,
and at last how the game ended: temporal differences, as in backgammon.
"""

from __future__ import annotations

from typing import NamedTuple

from mirabilia.bots.network import CLEAR, ESTIMATES, GOOD, VICTORY, Network, judge_place, look
from mirabilia.bots.school import Lessons
from mirabilia.bots.seven.evaluator import PAD
from mirabilia.bots.seven.lessons import (
    LESSON_STREAM,
    OUTPUTS,
    Deeds,
    list_distinct,
    write_end,
    write_ends,
    write_lesson,
)
from mirabilia.bots.seven.policy import pick
from mirabilia.bots.tree import VALUE
from mirabilia.core.chance import below, stream
from mirabilia.core.features import NOBODY, PLACES, steps_left
from mirabilia.core.kernel import Words, allocating, copy, kernel, words
from mirabilia.games.seven.engine.layout import (
    ACTOR,
    CHOOSING,
    CITIES,
    OVER,
    PHASE,
    PLAYERS,
    cities_of,
    city_at,
    has_free_city,
    state_size,
)
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.engine.score import SHEET
from mirabilia.games.seven.engine.turn import play
from mirabilia.games.seven.features.games import begin
from mirabilia.games.seven.features.padded import observe
from mirabilia.games.seven.tables import MOST_CITIES

SAID = ESTIMATES * MOST_CITIES
"""The words of what all seats expect: each seat's estimates for itself."""
MOST_TURNS = 32
"""Turns of a game, at most."""
EXPECTED_HEAT = 60
"""The heat of the softmax that says what the others do."""
STRAY_HEAT = 150
"""The same for a decision that strays from what the network likes best."""
PREFERENCE = VALUE // 40
"""The heat of the softmax that says how much it likes an option, in the unit of what a position is worth."""


class Pupil(NamedTuple):
    """A network that plays against itself, and how."""

    network: Network
    weights: Words
    """Those of the Strategist, by whom the others are expected to play and the pupil strays."""
    worlds: int
    """How many guesses at what the others do it tries each option with."""
    stray: int
    """One in this many decisions strays."""
    fade: int
    """How much of what is learnt comes from later than the next turn, in percent, and again at each turn after it."""
    greed: int
    """The percentage of a value that comes from its own points, as in a search."""
    row: Words
    room: Words
    found: Words


class Course(NamedTuple):
    """A game as it is played: the working space of a pupil."""

    state: Words
    world: Words
    deeds: Deeds
    guesses: Words
    """What each seat is expected to do."""
    chosen: Words
    """What each seat does."""
    values: Words
    """What every seat expected for itself at the beginning of each turn, and how the game ended."""
    strayed: Words
    """One bit for each seat that strayed in a turn."""
    turns: Words
    """The turn of each lesson."""
    chance: Words
    desk: Words
    pad: Words
    sheet: Words


@allocating
def practise(players: int, seed: int, first: int, games: int, pupil: Pupil, sparse: int, book: Lessons) -> int:
    """Write into a book one in `sparse` decisions of a network that plays against itself; return how many.

    These are games `first` to `first + games - 1` of a seed, as far as the book has room.
    """
    size = state_size(cities_of(players))
    course = Course(
        words(size), words(size), Deeds(words(DESK), words(DESK), words(DESK)), words(MOST_CITIES), words(MOST_CITIES),
        words((MOST_TURNS + 1) * SAID), words(MOST_TURNS), words(len(book.seats)), words(1),
        words(DESK), words(PAD), words(SHEET),
    )  # fmt: skip
    state = course.state
    filled = 0
    for game in range(first, first + games):
        game_seed = stream(seed, game)
        begin(state, players, game_seed, course.desk)
        course.chance[0] = stream(game_seed, LESSON_STREAM)
        began, turn = filled, 0
        while state[PHASE] != OVER:
            course.strayed[turn] = 0
            for seat in range(players):
                expect(pupil, state, seat, course.values, SAID * turn + ESTIMATES * seat)
            filled = _decide(pupil, course, turn, sparse, book, filled)
            _play_turn(pupil, course, state, course.chosen)
            turn += 1
        _look_back(pupil.fade, course, turn, book, began, filled)
    return filled


@kernel
def expect(pupil: Pupil, state: Words, seat: int, values: Words, at: int) -> None:
    """Write how a seat expects the game to end for itself."""
    observe(state, seat, seat, pupil.row)
    look(pupil.network, pupil.row, pupil.room)
    judge_place(pupil.network, 0, pupil.room, pupil.found)
    for estimate in range(ESTIMATES):
        values[at + estimate] = pupil.found[estimate]


@kernel
def _decide(pupil: Pupil, course: Course, turn: int, sparse: int, book: Lessons, filled: int) -> int:
    """Choose for every seat, and write some of the decisions down; return how many lessons there are now."""
    state, deeds, chance = course.state, course.deeds, course.chance
    for seat in range(state[PLAYERS]):
        city = city_at(seat)
        count = list_distinct(state, city, pupil.weights, course.desk, course.pad, deeds)
        best = _try(pupil, course, seat, count)
        course.chosen[seat] = deeds.moves[best]
        if count > 1 and below(chance, pupil.stray) == 0:
            move = pick(state, city, pupil.weights, STRAY_HEAT, chance, course.desk, course.pad)
            if move != deeds.moves[best]:
                course.chosen[seat] = move
                course.strayed[turn] |= 1 << seat
                continue
        if count > 1 and below(chance, sparse) == 0 and filled < len(book.seats):
            write_lesson(state, city, deeds, count, PREFERENCE, book, filled)
            course.turns[filled] = turn
            filled += 1
    return filled


@kernel
def _try(pupil: Pupil, course: Course, seat: int, count: int) -> int:
    """Try every option of a seat while the others do what is expected, write what each is worth; return the best."""
    state, world, deeds, guesses = course.state, course.world, course.deeds, course.guesses
    for at in range(count):
        deeds.worths[at] = 0
    for _ in range(pupil.worlds if count > 1 else 0):
        for other in range(state[PLAYERS]):
            guesses[other] = pick(
                state, city_at(other), pupil.weights, EXPECTED_HEAT, course.chance, course.desk, course.pad
            )
        for at in range(count):
            copy(state, world)
            guesses[seat] = deeds.moves[at]
            _play_turn(pupil, course, world, guesses)
            if world[PHASE] == OVER:
                write_end(world, seat, pupil.found, 0, course.sheet)
            else:
                expect(pupil, world, seat, pupil.found, 0)
            ahead = pupil.found[VICTORY] + pupil.found[CLEAR]
            deeds.worths[at] += ((100 - pupil.greed) * ahead + 2 * pupil.greed * pupil.found[GOOD]) // 200
    best = 0
    for at in range(count):
        deeds.worths[at] //= pupil.worlds
        if deeds.worths[at] > deeds.worths[best]:
            best = at
    return best


@kernel
def _play_turn(pupil: Pupil, course: Course, state: Words, moves: Words) -> None:
    """Play a turn by what the seats do; the rest is up to the Strategist: the Free City, a seventh card, a dig."""
    for seat in range(state[PLAYERS]):
        play(state, city_at(seat), moves[seat], course.desk)
    if has_free_city(state):
        city = city_at(state[PLAYERS])
        play(state, city, pick(state, city, pupil.weights, 0, course.chance, course.desk, course.pad), course.desk)
    while state[PHASE] != CHOOSING and state[PHASE] != OVER:
        city = state[ACTOR]
        play(state, city, pick(state, city, pupil.weights, 0, course.chance, course.desk, course.pad), course.desk)


@kernel
def _look_back(fade: int, course: Course, turns: int, book: Lessons, began: int, filled: int) -> None:
    """Write the ends of a game's lessons, from the last to the first: what was said one turn later, and from there on.

    What comes after a seat strayed says nothing about its own play.
    """
    state, values, later = course.state, course.values, course.pad
    for seat in range(state[PLAYERS]):
        write_end(state, seat, values, SAID * turns + ESTIMATES * seat, course.sheet)
    for at in range(ESTIMATES * state[PLAYERS]):
        later[at] = values[SAID * turns + at]
    row = filled - 1
    for turn in range(turns - 1, -1, -1):
        for at in range(ESTIMATES * state[PLAYERS]):
            following = values[SAID * (turn + 1) + at]
            later[at] = following + fade * (later[at] - following) // 100
            if (course.strayed[turn] >> (at // ESTIMATES)) & 1:
                later[at] = values[SAID * turn + at]
        while row >= began and course.turns[row] == turn:
            _write_expected(state, book.seats[row], later, book.ends[row], course.sheet)
            row -= 1


@kernel
def _write_expected(state: Words, seat: int, later: Words, ends: Words, sheet: Words) -> None:
    """Write how the game ended, with the estimates replaced by what was said later."""
    write_ends(state, seat, ends, sheet)
    for place in range(len(PLACES)):
        steps = steps_left(place, state[CITIES])
        if steps != NOBODY and (seat + steps) % state[CITIES] < state[PLAYERS]:
            other = (seat + steps) % state[CITIES]
            for estimate in range(ESTIMATES):
                ends[OUTPUTS * place + estimate] = later[ESTIMATES * other + estimate]

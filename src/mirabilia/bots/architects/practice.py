"""A network that teaches itself: whole games inside the kernel, in which it decides for everybody.

It takes what leads to the position that it likes best, on average over some worlds. What it learns about the end is
what it says itself at the decisions that follow, less and less the further off they are, and at last how the game
ended: temporal differences, as in backgammon.
"""

from __future__ import annotations

from typing import NamedTuple

from mirabilia.bots.architects.evaluator import PAD, rate
from mirabilia.bots.architects.foretelling import ACTION_COUNT, SAID, foretell
from mirabilia.bots.architects.lessons import LESSON_STREAM, OUTPUTS, write_end, write_ends, write_lesson
from mirabilia.bots.architects.playout import pick_option
from mirabilia.bots.architects.search import narrow
from mirabilia.bots.network import CLEAR, ESTIMATES, VICTORY, Network
from mirabilia.bots.school import Lessons
from mirabilia.bots.tree import LEFT_OUT, VALUE
from mirabilia.core.chance import below, draw, shuffle, stream
from mirabilia.core.features import NOBODY, PLACES, steps_left
from mirabilia.core.kernel import Words, allocating, copy, kernel, words
from mirabilia.games.architects.engine.deal import CARDS, pack
from mirabilia.games.architects.engine.layout import (
    ACTIVE,
    CARD_BITS,
    CARD_MASK,
    CENTRAL,
    CENTRAL_WORDS,
    CITY,
    DECK,
    DECK_WORDS,
    HEADER,
    PLAYERS,
    SEED,
    STACK,
    end_of_cities,
    knows_centre,
    looks_at,
    seat_of,
    state_size,
)
from mirabilia.games.architects.engine.options import DESK
from mirabilia.games.architects.engine.score import SHEET
from mirabilia.games.architects.engine.turn import play, run_on
from mirabilia.games.architects.features.games import begin
from mirabilia.games.architects.tables import LOOK_CARDS

PREFERENCE = VALUE // 40
"""The heat of the softmax that says how much the network likes an option, in the unit of what an option is worth."""
STRAY_HEAT = 150
"""The heat of the softmax by which the evaluator picks when a network strays from what it likes best."""
MOST_DECISIONS = 2000
"""Decisions of one game, at most."""


class Pupil(NamedTuple):
    """A network that plays against itself, and how."""

    network: Network
    table: Words
    """The evaluator's table, which tells payments apart and by which the pupil strays."""
    worlds: int
    """In how many worlds it tries each option."""
    stray: int
    """One in this many decisions strays."""
    fade: int
    """How much of what is learnt comes from later than the next decision, in percent, and again at each decision after
    it."""
    row: Words
    room: Words
    found: Words


@allocating
def practise(players: int, seed: int, first: int, games: int, pupil: Pupil, sparse: int, book: Lessons) -> int:
    """Write into a book one in `sparse` decisions of a network that plays against itself; return how many.

    These are games `first` to `first + games - 1` of a seed, as far as the book has room.

    It learns from what it said at the decisions that followed. What it expected of the best option would not do: the
    best of several guesses tends to be too high.
    """
    state, world = words(state_size(players)), words(state_size(players))
    desk, options, worths, pad = words(DESK), words(DESK), words(DESK), words(PAD)
    sheet, chance, mask, sums = words(SHEET), words(1), words(ACTION_COUNT), words(DESK * SAID)
    values, strayed, kept = words((MOST_DECISIONS + 1) * SAID), words(MOST_DECISIONS), words(MOST_DECISIONS)
    filled = 0
    for game in range(first, first + games):
        game_seed = stream(seed, game)
        begin(state, players, game_seed, desk)
        chance[0] = stream(game_seed, LESSON_STREAM)
        length = 0
        count = run_on(state, desk)
        while count:
            for at in range(count):
                options[at] = desk[at]
            rate(state, options, count, pupil.table, worths, pad)
            narrow(options, count, worths)
            best = _try(pupil, state, options, count, worths, world, chance, desk, sums, sheet)
            foretell(pupil.network, state, pupil.row, pupil.room, pupil.found, values, SAID * length)
            picked = best
            if below(chance, pupil.stray) == 0:
                rate(state, options, count, pupil.table, worths, pad)
                picked = pick_option(count, STRAY_HEAT, chance, worths)
            strayed[length] = int(picked != best)
            kept[length] = NOBODY
            if picked == best and below(chance, sparse) == 0 and filled < len(book.seats):
                _prefer(state, count, pupil, sums, worths)
                for at in range(count):
                    desk[at] = options[at]
                write_lesson(state, PREFERENCE, book, filled, worths, mask, desk)
                kept[length] = filled
                filled += 1
            length += 1
            play(state, options[picked], desk)
            count = run_on(state, desk)
        _look_back(state, pupil.fade, length, values, strayed, kept, book, sums, sheet)
    return filled


@kernel
def _try(
    pupil: Pupil,
    state: Words,
    options: Words,
    count: int,
    worths: Words,
    world: Words,
    chance: Words,
    desk: Words,
    sums: Words,
    sheet: Words,
) -> int:
    """Try every option in the same worlds, add up what is said about where it leads, and return the best one."""
    seat = seat_of(state[ACTIVE])
    said = DESK * SAID - SAID
    for at in range(SAID * count):
        sums[at] = 0
    for _ in range(pupil.worlds):
        start = chance[0]
        for option in range(count):
            if worths[option] == LEFT_OUT:
                continue
            chance[0] = start
            copy(state, world)
            redeal(world, seat, chance, desk)
            play(world, options[option], desk)
            if run_on(world, desk):
                foretell(pupil.network, world, pupil.row, pupil.room, pupil.found, sums, said)
            else:
                for other in range(world[PLAYERS]):
                    write_end(world, other, sums, said + ESTIMATES * other, sheet)
            for at in range(ESTIMATES * world[PLAYERS]):
                sums[SAID * option + at] += sums[said + at]
    best, most = 0, -1
    for option in range(count):
        own = SAID * option + ESTIMATES * seat
        if worths[option] != LEFT_OUT and sums[own + VICTORY] + sums[own + CLEAR] > most:
            best, most = option, sums[own + VICTORY] + sums[own + CLEAR]
    return best


@kernel
def _prefer(state: Words, count: int, pupil: Pupil, sums: Words, worths: Words) -> None:
    """Write what each option was found to be worth; what was not tried is left out."""
    seat = seat_of(state[ACTIVE])
    for option in range(count):
        own = SAID * option + ESTIMATES * seat
        found = sums[own + VICTORY] + sums[own + CLEAR]
        worths[option] = found // (2 * pupil.worlds) if found else LEFT_OUT


@kernel
def _look_back(
    state: Words,
    fade: int,
    length: int,
    values: Words,
    strayed: Words,
    kept: Words,
    book: Lessons,
    later: Words,
    sheet: Words,
) -> None:
    """Write the ends of a game's lessons, from the last to the first: what was said one step later, and from there on.

    What comes after it strayed says nothing about its own play.
    """
    said = ESTIMATES * state[PLAYERS]
    for seat in range(state[PLAYERS]):
        write_end(state, seat, values, SAID * length + ESTIMATES * seat, sheet)
    for at in range(said):
        later[at] = values[SAID * length + at]
    for number in range(length - 1, -1, -1):
        for at in range(said):
            following = values[SAID * (number + 1) + at]
            later[at] = following + fade * (later[at] - following) // 100
            if strayed[number]:
                later[at] = values[SAID * number + at]
        row = kept[number]
        if row != NOBODY:
            seat, ends = book.seats[row], book.ends[row]
            write_ends(state, seat, ends, sheet)
            for place in range(len(PLACES)):
                steps = steps_left(place, state[PLAYERS])
                if steps != NOBODY:
                    other = (seat + steps) % state[PLAYERS]
                    for estimate in range(ESTIMATES):
                        ends[OUTPUTS * place + estimate] = later[ESTIMATES * other + estimate]


@kernel
def redeal(world: Words, seat: int, chance: Words, desk: Words) -> None:
    """Deal again everything that a seat cannot see."""
    _shuffle_below(world, CENTRAL, CENTRAL_WORDS, int(knows_centre(world, seat)), chance, desk)
    looked = looks_at(world, seat)
    for city in range(HEADER, end_of_cities(world), CITY):
        known = LOOK_CARDS if looked == city + DECK else 1
        _shuffle_below(world, city + DECK, DECK_WORDS, known, chance, desk)
    _shuffle_below(world, STACK, 1, 0, chance, desk)
    world[SEED] = (draw(chance) << 31) ^ draw(chance)


@kernel
def _shuffle_below(world: Words, deck: int, size: int, known: int, chance: Words, desk: Words) -> None:
    """Shuffle a deck below its first cards, which are known."""
    count = 0
    for word in range(deck, deck + size):
        rest = world[word]
        while rest:
            desk[CARDS + count] = rest & CARD_MASK
            rest >>= CARD_BITS
            count += 1
    shuffle(chance, desk, CARDS + known, count - known)
    pack(world, deck, size, desk, count)

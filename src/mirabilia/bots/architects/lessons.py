"""Lessons for a network: decisions from whole games, played inside the kernel, with how they ended for everybody.

A lesson is what a seat saw (padded, docs/learning.md), the options that differ in what is done, how much the teacher
liked each of them, and how the game ended for the player in every place. The first teacher is the Strategist, who
plays with some heat; afterwards the network teaches itself.
"""

from __future__ import annotations

from typing import NamedTuple

from mirabilia.bots.architects.evaluator import PAD, progress, rate
from mirabilia.bots.architects.foretelling import ACTION_COUNT, SAID, foretell
from mirabilia.bots.architects.playout import pick_option
from mirabilia.bots.architects.search import MOST_MARGIN, SQUASHED, narrow
from mirabilia.bots.architects.weights import ROW
from mirabilia.bots.network import CLEAR, ESTIMATES, GOOD, VICTORY, Network
from mirabilia.bots.school import MOST_OPTIONS, UNKNOWN, Lessons
from mirabilia.bots.tree import EXP, LEFT_OUT, STEPS, VALUE
from mirabilia.core.chance import below, draw, shuffle, stream
from mirabilia.core.features import NOBODY, OPTION, PLACES, steps_left
from mirabilia.core.kernel import Words, allocating, copy, kernel, words
from mirabilia.core.tally import WIN
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
    city_at,
    end_of_cities,
    knows_centre,
    looks_at,
    seat_of,
    state_size,
)
from mirabilia.games.architects.engine.options import DESK
from mirabilia.games.architects.engine.score import SHEET, TOTAL, score, winners
from mirabilia.games.architects.engine.turn import play, run_on
from mirabilia.games.architects.features.actions import write_options
from mirabilia.games.architects.features.games import begin
from mirabilia.games.architects.features.padded import observe
from mirabilia.games.architects.tables import LOOK_CARDS

OUTPUTS = ESTIMATES + TOTAL
"""Numbers for each place: victory, how clear it is and how good the points are, then points by category."""
ENDS = OUTPUTS * len(PLACES)
LESSON_STREAM = 1 << 42
"""The stream of a game's seed from which its teacher draws."""
LIKING = 200
"""The heat of the softmax that says how much the teacher likes an option, in hundredths of a point."""
PREFERENCE = VALUE // 40
"""The same for a network that teaches itself, in the unit of what an option is worth."""
STRAY_HEAT = 150
"""The heat of the softmax by which the evaluator picks when a network strays from what it likes best."""
GOOD_POINTS = 45
"""The points that a good player has at the end."""
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


# A network that teaches itself.


@allocating
def practise(players: int, seed: int, first: int, games: int, pupil: Pupil, sparse: int, book: Lessons) -> int:
    """Write into a book one in `sparse` decisions of a network that plays against itself; return how many.

    These are games `first` to `first + games - 1` of a seed, as far as the book has room.

    It takes what leads to the position that it likes best, on average over some worlds. What it learns about the end is
    what it said at the decisions that followed, less and less the further off they are: temporal differences. What it
    expected of the best option would not do: the best of several guesses tends to be too high.
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

"""A game as numbers, for learning: a fixed list of actions, and what a seat sees as a row of integers.

Every game offers the same functions (`Features`), written as kernels, so that thousands of games can be advanced
without a line of Python for each. Three promises tie them to the rest of the house, and are tested:

- an action is an option and an option is an action: the mask has ones for exactly the options of the decision;
- an observation depends on the view alone: what a seat cannot know can be dealt again without changing a number;
- both backends write the same numbers.

Cities and seats are numbered from 0 here, as in views. Action 0 is to wait: the only action of a seat that has nothing
to decide, and never an action of one that does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from msgspec import Struct

from mirabilia.core.chance import below
from mirabilia.core.kernel import Words, allocating, copy, kernel

WAIT = 0
"""The action of a seat that has nothing to decide."""
NOBODY = -1
"""The city that is waited for when a game is over, and the city a seat decides for when it has nothing to decide."""
OPTION = 1 << 16
"""An option packed into one word is its action + OPTION * the engine's move."""
STRIDE = 128
"""How many entries of a mask are counted together when searching for one of them."""

Rows = Sequence[Words]
"""One row of words for each game: a list of lists, or a two-dimensional array."""
PLACES = ("self", "left1", "right1", "left2", "right2", "left3", "right3")
"""The places at a table of seven as a seat sees them, neighbours first: the blocks of fixed-size observations."""


class Entry(Struct, frozen=True):
    """One number of an observation; its minimum is 0."""

    name: str
    """Dotted, as seen from the observing seat: `left.coins`."""
    high: int
    """The most it can be."""
    meaning: str


@dataclass(frozen=True, slots=True)
class Features:
    """The functions of one game; `desk` is as long as `desk_size` and is overwritten."""

    version: int
    """Changes when an action, an entry or what is written into one changes, and never otherwise."""
    actions: tuple[str, ...]
    """What each action does; the same for every number of players."""
    entries: Callable[[int], tuple[Entry, ...]]
    """The entries of an observation in a game of this many players."""
    cities: Callable[[int], int]
    """How many cities there are in a game of this many players."""
    desk_size: int
    state_size: Callable[[int], int]
    """How many words a state has in a game of this many players."""
    begin: Callable[[Words, int, int, Words], None]
    """(state, players, seed, desk): set a game out; its setup is drawn from the seed, as it is everywhere."""
    next_city: Callable[[Words], int]
    """(state): the first city that is waited for, or NOBODY."""
    is_awaited: Callable[[Words, int], bool]
    """(state, city): whether this city is waited for."""
    deciding_seat: Callable[[Words, int], int]
    """(state, city): who decides for a city."""
    write_options: Callable[[Words, int, Words, Words], int]
    """(state, city, mask, desk): list the options of a city on the desk; return how many there are.

    An option on the desk is its action + OPTION * the engine's move. The mask gets a one for each action that is an
    option and a zero for every other.
    """
    play: Callable[[Words, int, int, Words], None]
    """(state, city, move, desk): make a move that is an option and continue to the next decision."""
    observe: Callable[[Words, int, int, Words], None]
    """(state, seat, city, row): write what a seat sees when it decides for a city, or for NOBODY."""
    write_outcome: Callable[[Words, Words, Words], None]
    """(state, row, desk): write each seat's points in a game that is over, then how many seats finished ahead of it."""
    begin_games: Callable[..., None]
    """(states, players, seed, numbers, desk): set out game `numbers[n]` of a seed: stream(seed, number)."""
    step_games: Callable[..., None]
    """(states, players, seed, numbers, cities, actions, options, firsts, outcomes, finals, done, desk): play on.

    Every action must be one of the options that `show_games` has listed for its city. Where an action ends a game, its
    outcome and final state are written, `done` is 1 (else 0), and the next game is set out in its place, with a number
    that is higher by the number of games.
    """
    show_games: Callable[..., None]
    """(states, cities, seats, masks, options, firsts, observations, desk): show who decides for whom, and what it sees.

    The options of game n are kept from `firsts[n]` to just before `firsts[n + 1]`; there must be room for a whole
    desk per game. If `masks` has no rows, options are not listed; if `observations` has none, observations are left
    out.
    """
    show_seats: Callable[..., None]
    """(states, players, cities, rows): show what every seat sees, whoever decides; each game has `players` rows.

    They begin with the seat that decides for `cities[n]` and go round the table to the left.
    """


@kernel
def steps_left(place: int, cities: int) -> int:
    """Return how many steps to the left one of PLACES is, NOBODY if a table of this many cities does not have it."""
    steps = (place + 1) // 2
    if place % 2 == 0:
        return NOBODY if place and 2 * steps >= cities else (cities - steps) % cities
    return steps if 2 * steps <= cities else NOBODY


def widest(entries: Callable[[int], tuple[Entry, ...]], counts: Iterable[int]) -> tuple[Entry, ...]:
    """Return entries that are the same for several numbers of players, with bounds that hold for all of them."""
    same = zip(*map(entries, counts), strict=True)
    return tuple(Entry(some[0].name, max(one.high for one in some), some[0].meaning) for some in same)


@kernel
def keep_options(desk: Words, count: int, options: Words, firsts: Words, game: int) -> None:
    """Append what is listed on the desk to the options of the games before this one."""
    first = firsts[game]
    for at in range(count):
        options[first + at] = desk[at]
    firsts[game + 1] = first + count


@kernel
def move_of(options: Words, first: int, last: int, action: int) -> int:
    """Return the move of an action that is one of the options from `first` to just before `last`."""
    move = 0
    for at in range(first, last):  # to the end: guessing where to stop takes longer
        move += (options[at] % OPTION == action) * (options[at] // OPTION)
    return move


@kernel
def lay_out(state: Words, number: int, openings: Rows) -> None:
    """Begin game `number` with one of the openings, which are used in turn; if there are none, leave it as it is."""
    if len(openings):
        copy(openings[number % len(openings)], state)


@allocating
def lay_out_games(states: Rows, numbers: Words, openings: Rows, done: Words) -> None:
    """Lay out an opening wherever a game has ended."""
    for n in range(len(states)):
        if done[n]:
            lay_out(states[n], numbers[n], openings)


@allocating
def pick_actions(masks: Rows, firsts: Words, chance: Words, actions: Words) -> None:
    """Pick one of the ones in every row of a mask, each with the same chance; `firsts` is that of `show_games`."""
    for row in range(len(masks)):
        mask = masks[row]
        left = below(chance, firsts[row + 1] - firsts[row])
        action = 0
        while action + STRIDE <= len(mask):
            ones = 0
            for at in range(STRIDE):
                ones += int(mask[action + at])  # a row may hold small integers
            if left < ones:
                break
            left -= ones
            action += STRIDE
        action -= 1
        while left >= 0:
            action += 1
            left -= int(mask[action])
        actions[row] = action

"""A game as numbers, for learning: a fixed list of actions, and what a seat sees as a row of integers.

Every game offers the same doors (`Features`), written as kernels, so that thousands of games can be moved on
without a line of Python for each. Three promises hold them to the rest of the house, and are tested:

- an action is an option and an option is an action: the mask has a one exactly for each option of the decision;
- an observation depends on the view alone: what a seat cannot know can be dealt again without changing a number;
- both backends write the same numbers.

Cities and seats are numbers from 0 here, as in views. Action 0 is to wait: the only one for a seat that has
nothing to decide, never one for a seat that has.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from msgspec import Struct

from mirabilia.core.chance import below
from mirabilia.core.kernel import Words, allocating

WAIT = 0
"""The action of a seat that has nothing to decide."""
NOBODY = -1
"""The city that is waited for when a game is over, and the city a seat decides for when it has nothing to decide."""


Rows = Sequence[Words]
"""One row of words for each game: a list of lists, or an array of two dimensions."""


class Entry(Struct, frozen=True):
    """One number of an observation; the least it can be is 0."""

    name: str
    """Dotted, from the seat that looks: `left.coins`."""
    high: int
    """The most it can be."""
    meaning: str


@dataclass(frozen=True, slots=True)
class Features:
    """The doors of one game; `desk` is as long as `desk_size` and is written over."""

    game: str
    version: int
    """Changes when an action, an entry or what is written into one changes, and never else."""
    actions: tuple[str, ...]
    """What each action does; the same for every number of players."""
    entries: Callable[[int], tuple[Entry, ...]]
    """The entries of an observation in a game of so many players."""
    cities: Callable[[int], int]
    """How many cities there are in a game of so many players."""
    desk_size: int
    state_size: Callable[[int], int]
    """Words of a state in a game of so many players."""
    begin: Callable[[Words, int, int, Words], None]
    """(state, players, seed, desk): set a game out; its setup is drawn from the seed, as everywhere."""
    next_city: Callable[[Words], int]
    """(state): the first city that is waited for, or NOBODY."""
    is_awaited: Callable[[Words, int], bool]
    """(state, city): whether this city is waited for."""
    deciding_seat: Callable[[Words, int], int]
    """(state, city): who decides for a city."""
    write_mask: Callable[[Words, int, Words, Words], int]
    """(state, city, mask, desk): write a one for each action that is an option; return how many there are."""
    act: Callable[[Words, int, int, Words], bool]
    """(state, city, action, desk): carry an action out and run on to the next decision; False if it is no option."""
    action_of: Callable[[Words, int, int, Words], int]
    """(state, city, move, desk): the action of an option, given as the engine's number."""
    move_of: Callable[[Words, int, int, Words], int]
    """(state, city, action, desk): the engine's number of an action's option, 0 if it is none."""
    observe: Callable[[Words, int, int, Words], None]
    """(state, seat, city, row): write what a seat sees that decides for a city, or for NOBODY."""
    write_outcome: Callable[[Words, Words, Words], None]
    """(state, row, desk): of a game that is over write each seat's points, then how many seats came in before it."""
    begin_games: Callable[..., None]
    """(states, players, seed, numbers, desk): set out game `numbers[n]` of a seed: stream(seed, number)."""
    step_games: Callable[..., None]
    """(states, players, seed, numbers, actions, cities, outcomes, done, desk): an action for one city in each game.

    Where that ends a game its outcome is written, `done` is 1, else 0, and the next game is set out in its place:
    its number is higher by as many games as there are. Every action must be an option.
    """
    show_games: Callable[..., None]
    """(states, cities, seats, masks, observations, desk): write for each game who decides for what, and what it sees.

    Where `masks` or `observations` has no rows it is left out.
    """


@allocating
def pick_actions(masks: Rows, chance: Words, actions: Words) -> None:
    """Pick for every row of a mask one of its ones, each with the same chance."""
    for row in range(len(masks)):
        mask = masks[row]
        options = 0
        for action in range(len(mask)):
            options += int(mask[action])  # a row may hold small integers
        left = below(chance, options)
        action = -1
        while left >= 0:
            action += 1
            left -= int(mask[action])
        actions[row] = action

"""Version 2 of what a seat sees: one row for any number of players, with room for seven cities.

First comes what version 1 has before its cities, then the number of players and what exists only in the two-player
game, then a block for each place at the table: the seat's own, its left neighbour, its right one, the second to the
left, and so on. So the neighbours, with whom a city trades and fights, are always in the same columns. A block begins
by saying whether there is a city at all, and ends with what is remembered of the hand there.
"""

from __future__ import annotations

from functools import cache

from mirabilia.core.features import NOBODY, PLACES, Entry, Rows, keep_options, steps_left, widest
from mirabilia.core.kernel import Words, allocating, kernel
from mirabilia.games.seven.engine.layout import CITIES, PLAYERS, city_at, has_free_city
from mirabilia.games.seven.features import places
from mirabilia.games.seven.features.actions import deciding_seat, next_city, write_options
from mirabilia.games.seven.features.entries import city_entries, duel_entries, memory_entries, own_entries
from mirabilia.games.seven.features.limits import Limits
from mirabilia.games.seven.features.observation import write_city, write_duel, write_memory, write_own
from mirabilia.games.seven.tables import MOST_CITIES, NUMBERS

FEWEST, MOST = NUMBERS.players
PLAYER_COUNTS = range(FEWEST, MOST + 1)

# The row.
PLAYERS_ARE = places.FIRST_CITY
DUEL = PLAYERS_ARE + len(PLAYER_COUNTS)
FIRST_BLOCK = DUEL + places.DUEL

# A block.
SEATED = 0
FREE = SEATED + 1
CITY = FREE + 1
MEMORY = CITY + places.CITY
BLOCK = MEMORY + places.MEMORY
ROW = FIRST_BLOCK + BLOCK * MOST_CITIES


@kernel
def observe(state: Words, seat: int, city: int, row: Words) -> None:
    """Write what a seat sees when it decides for a city, or for NOBODY."""
    for at in range(len(row)):
        row[at] = 0
    players, cities = state[PLAYERS], state[CITIES]
    write_own(state, seat, city, row)
    row[PLAYERS_ARE + players - FEWEST] = 1
    if has_free_city(state):
        write_duel(state, seat, city, row, DUEL)
    for place in range(MOST_CITIES):
        steps = steps_left(place, cities)
        if steps == NOBODY:
            continue
        number = (seat + steps) % cities
        at = FIRST_BLOCK + BLOCK * place
        row[at + SEATED] = 1
        row[at + FREE] = number >= players
        write_city(state, city_at(number), row, at + CITY)
        if place and number < players:
            write_memory(state, seat, (number - seat) % players, row, at + MEMORY)


@allocating
def show_games(
    states: Rows,
    cities: Words,
    seats: Words,
    masks: Rows,
    options: Words,
    firsts: Words,
    observations: Rows,
    desk: Words,
) -> None:
    """Write for each game who decides for what, the mask and the observation; empty rows are left out."""
    for n in range(len(states)):
        state = states[n]
        city = next_city(state)
        seat = deciding_seat(state, city)
        cities[n] = city
        seats[n] = seat
        if len(masks):
            count = write_options(state, city, masks[n], desk)
            keep_options(desk, count, options, firsts, n)
        if len(observations):
            observe(state, max(seat, 0), city, observations[n])


@allocating
def show_seats(states: Rows, players: int, cities: Words, rows: Rows) -> None:
    """Write what every seat of each game sees, from the one that decides round the table to the left."""
    for n in range(len(states)):
        state = states[n]
        city = int(cities[n])
        first = max(deciding_seat(state, city), 0)
        observe(state, first, city, rows[players * n])
        for place in range(1, players):
            observe(state, (first + place) % players, NOBODY, rows[players * n + place])


@cache
def entries(players: int) -> tuple[Entry, ...]:  # noqa: ARG001 - as Features has it
    """Return the entries of an observation, the same for every number of players."""
    return widest(_entries, PLAYER_COUNTS)


def _entries(players: int) -> tuple[Entry, ...]:
    """Return the entries with the bounds that hold for one number of players."""
    limits = Limits(players)
    found = [*own_entries(limits)]
    found += [Entry(f"players.{n}", 1, f"1 in a game of {n} players.") for n in PLAYER_COUNTS]
    found += duel_entries()
    for place in PLACES:
        found.append(Entry(f"{place}.seated", 1, "1 if there is a city in this place."))
        found.append(Entry(f"{place}.free_city", 1, "1 if it is the Free City."))
        found += [*city_entries(place, limits), *memory_entries(place, limits)]
    return tuple(found)

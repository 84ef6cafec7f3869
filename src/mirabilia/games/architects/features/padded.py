"""Version 2 of what a seat sees: one row for any number of players, with room for seven.

The table comes first, then the number of players, then a block for each place: the seat's own, its left neighbour, its
right one, the second to the left, and so on. A block begins by saying whether anybody sits there.
"""

from __future__ import annotations

from functools import cache

from mirabilia.core.features import NOBODY, PLACES, Entry, Rows, keep_options, steps_left, widest
from mirabilia.core.kernel import Words, allocating, kernel
from mirabilia.games.architects.engine.layout import PLAYERS, city_at
from mirabilia.games.architects.features import row as on
from mirabilia.games.architects.features.actions import deciding_seat, next_city, write_options
from mirabilia.games.architects.features.observation import show_player, show_table
from mirabilia.games.architects.tables import LEAST_PLAYERS, MOST_PLAYERS

PLAYER_COUNTS = range(LEAST_PLAYERS, MOST_PLAYERS + 1)

# The row.
PLAYERS_ARE = on.TABLE_SIZE
FIRST_BLOCK = PLAYERS_ARE + len(PLAYER_COUNTS)

# A block.
SEATED = 0
CITY = SEATED + 1
BLOCK = CITY + on.CITY_SIZE
ROW = FIRST_BLOCK + BLOCK * MOST_PLAYERS


@kernel
def observe(state: Words, seat: int, city: int, row: Words) -> None:
    """Write what a seat sees when it decides for a city, or for NOBODY."""
    for place in range(len(row)):
        row[place] = 0
    players = state[PLAYERS]
    for place in range(MOST_PLAYERS):
        steps = steps_left(place, players)
        if steps != NOBODY:
            block = FIRST_BLOCK + BLOCK * place
            show_player(state, city_at((seat + steps) % players), row, block + CITY)
            row[block + SEATED] = 1
    show_table(state, seat, city, row)
    row[PLAYERS_ARE + players - LEAST_PLAYERS] = 1


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
    """Write for each game who decides for what, the mask of that city and what that seat sees."""
    for n in range(len(states)):
        state = states[n]
        city = next_city(state)
        cities[n] = city
        seat = deciding_seat(state, city)
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
    found = on.TABLE.entries("", players)
    found += [Entry(f"players.{n}", 1, f"1 in a game of {n} players.") for n in PLAYER_COUNTS]
    for place in PLACES:
        found.append(Entry(f"{place}.seated", 1, "1 if somebody sits in this place."))
        found += on.CITY.entries(f"{place}.", players)
    return tuple(found)

"""Many games at once: set out, moved on by one action each, shown."""

from __future__ import annotations

from mirabilia.core.chance import stream
from mirabilia.core.features import NOBODY, Rows, keep_options, move_of
from mirabilia.core.kernel import Words, allocating, copy, kernel
from tests.kit.toy.game.engine.deal import CARD_STREAM, CHANCE, STALL_STREAM, draw_stalls, set_out
from tests.kit.toy.game.engine.layout import PLAYERS
from tests.kit.toy.game.engine.score import TOTAL, rank, score
from tests.kit.toy.game.engine.turn import next_city
from tests.kit.toy.game.features.actions import deciding_seat, play, write_options
from tests.kit.toy.game.features.observation import observe


@kernel
def begin(state: Words, players: int, seed: int, desk: Words) -> None:
    """Set a game out with stalls drawn from its seed."""
    desk[CHANCE] = stream(seed, STALL_STREAM)
    draw_stalls(desk)
    desk[CHANCE] = stream(seed, CARD_STREAM)
    set_out(state, players, desk)


@kernel
def write_outcome(state: Words, row: Words, desk: Words) -> None:
    """Write the points of each seat, then how many seats came in before it."""
    players = state[PLAYERS]
    for seat in range(players):
        row[players + seat] = rank(state, seat, desk)
        score(state, seat, desk)
        row[seat] = desk[TOTAL]


@allocating
def begin_games(states: Rows, players: int, seed: int, numbers: Words, desk: Words) -> None:
    """Set out game `numbers[n]` of a seed in each row."""
    for game in range(len(states)):
        begin(states[game], players, stream(seed, numbers[game]), desk)


@allocating
def step_games(
    states: Rows,
    players: int,
    seed: int,
    numbers: Words,
    cities: Words,
    actions: Words,
    options: Words,
    firsts: Words,
    outcomes: Rows,
    finals: Rows,
    done: Words,
    desk: Words,
) -> None:
    """Carry out an action for one city in each game; where a game ends, write how it ended and set out the next."""
    for game in range(len(states)):
        state = states[game]
        move = move_of(options, firsts[game], firsts[game + 1], actions[game])
        play(state, int(cities[game]), int(move), desk)
        done[game] = 0
        if next_city(state) == NOBODY:
            write_outcome(state, outcomes[game], desk)
            copy(state, finals[game])
            done[game] = 1
            numbers[game] += len(states)
            begin(state, players, stream(seed, numbers[game]), desk)


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
    """Write for each game who decides for which city, the mask of that city and what that seat sees."""
    for game in range(len(states)):
        state = states[game]
        city = next_city(state)
        cities[game] = city
        seat = deciding_seat(state, city)
        seats[game] = seat
        if len(masks):
            count = write_options(state, city, masks[game], desk)
            keep_options(desk, count, options, firsts, game)
        if len(observations):
            observe(state, max(seat, 0), city, observations[game])


@allocating
def show_seats(states: Rows, players: int, cities: Words, rows: Rows) -> None:
    """Write what every seat of each game sees, from the one that decides round the table to the left."""
    for game in range(len(states)):
        state = states[game]
        city = int(cities[game])
        first = max(deciding_seat(state, city), 0)
        observe(state, first, city, rows[players * game])
        for place in range(1, players):
            observe(state, (first + place) % players, NOBODY, rows[players * game + place])

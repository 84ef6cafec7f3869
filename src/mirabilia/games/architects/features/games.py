"""Many games side by side, each advanced one action at a time without a line of Python in between."""

from __future__ import annotations

from mirabilia.core.chance import stream
from mirabilia.core.features import NOBODY, Rows, keep_options, move_of
from mirabilia.core.kernel import Words, allocating, copy, kernel
from mirabilia.games.architects.engine.deal import CHANCE, WONDER_STREAM, draw_wonders, set_out
from mirabilia.games.architects.engine.layout import SEED
from mirabilia.games.architects.engine.score import rank
from mirabilia.games.architects.engine.turn import begin_turn
from mirabilia.games.architects.features.actions import deciding_seat, next_city, play, write_options
from mirabilia.games.architects.features.observation import observe


@kernel
def begin(state: Words, players: int, seed: int, desk: Words) -> None:
    """Set a game out with wonders drawn from its seed; with three full decks, seat 0 always has a choice."""
    state[SEED] = seed
    desk[CHANCE] = stream(seed, WONDER_STREAM)
    draw_wonders(desk)
    set_out(state, players, 0, desk)
    begin_turn(state)


@allocating
def begin_games(states: Rows, players: int, seed: int, numbers: Words, desk: Words) -> None:
    """Set out game `numbers[n]` of a seed in row n."""
    for n in range(len(states)):
        begin(states[n], players, stream(seed, numbers[n]), desk)


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
    for n in range(len(states)):
        state = states[n]
        move = move_of(options, firsts[n], firsts[n + 1], actions[n])
        play(state, int(cities[n]), int(move), desk)
        done[n] = 0
        if next_city(state) == NOBODY:
            rank(state, outcomes[n], desk)
            copy(state, finals[n])
            done[n] = 1
            numbers[n] += len(states)
            begin(state, players, stream(seed, numbers[n]), desk)


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

"""Apprentices and Strategists of Architects that play inside the kernel, against a learner."""

from __future__ import annotations

from mirabilia.bots.architects.evaluator import PAD, rate
from mirabilia.bots.architects.weights import GROUPS, load_weights, table_of
from mirabilia.bots.opponents import LEARNER, UNIFORM, Opponents, Opposition, take_seats
from mirabilia.core.chance import below, stream
from mirabilia.core.features import NOBODY, Rows, lay_out
from mirabilia.core.kernel import Words, allocating, copy, kernel, words
from mirabilia.games.architects.engine.options import DESK, list_options
from mirabilia.games.architects.engine.score import rank
from mirabilia.games.architects.features.actions import deciding_seat, next_city, play
from mirabilia.games.architects.features.games import begin


def _weights(players: int, level: str, leaning: str | None) -> Words | None:
    if level != "strategist" or leaning not in (None, *GROUPS):
        return None
    return table_of(load_weights(players, leaning))


@kernel
def _pick(state: Words, kind: int, weights: Words, chance: Words, desk: Words, worths: Words, pad: Words) -> int:
    """Return the move of a mind; ties are broken by chance."""
    count = list_options(state, desk)
    if kind == UNIFORM:
        return desk[below(chance, count)]
    rate(state, desk, count, weights, worths, pad)
    most, equals = worths[0], 0
    for at in range(count):
        if worths[at] > most:
            most, equals = worths[at], 0
        equals += worths[at] == most
    left = below(chance, equals)
    for at in range(count):
        if worths[at] == most:
            if left == 0:
                return desk[at]
            left -= 1
    return desk[0]


@allocating
def play_on(
    others: Opposition,
    states: Rows,
    players: int,
    seed: int,
    numbers: Words,
    outcomes: Rows,
    finals: Rows,
    done: Words,
    desk: Words,
) -> None:
    """Let others decide in each game until it is the learner's turn; a game that ends is followed by the next."""
    pad, worths = words(PAD), words(DESK)
    for n in range(len(states)):
        state, seating, chance = states[n], others.seating[n], others.chances[n]
        if done[n]:
            take_seats(seating, others.seat, others.pools, others.width, chance, stream(seed, numbers[n]))
        city = next_city(state)
        while city == NOBODY or seating[deciding_seat(state, city)] != LEARNER:
            if city == NOBODY:
                rank(state, outcomes[n], desk)
                copy(state, finals[n])
                done[n] = 1
                numbers[n] += len(states)
                begin(state, players, stream(seed, numbers[n]), desk)
                lay_out(state, numbers[n], others.openings)
                take_seats(seating, others.seat, others.pools, others.width, chance, stream(seed, numbers[n]))
            else:
                mind = seating[deciding_seat(state, city)]
                move = _pick(state, others.kinds[mind], others.weights[mind], chance, desk, worths, pad)
                play(state, city, move, desk)
            city = next_city(state)


OPPONENTS = Opponents(_weights, play_on)

"""Apprentices and Strategists of 7 Wonders that play inside the kernel, against a learner."""

from __future__ import annotations

from mirabilia.bots.opponents import LEARNER, UNIFORM, Opponents, Opposition, take_seats
from mirabilia.bots.seven.evaluator import PAD
from mirabilia.bots.seven.policy import pick
from mirabilia.bots.seven.weights import LEANINGS, load_weights
from mirabilia.core.chance import below, stream
from mirabilia.core.features import NOBODY, Rows, lay_out
from mirabilia.core.kernel import Words, allocating, copy, kernel, words
from mirabilia.games.seven.engine.layout import city_at
from mirabilia.games.seven.engine.options import list_options
from mirabilia.games.seven.engine.score import rank
from mirabilia.games.seven.features.actions import deciding_seat, next_city, play
from mirabilia.games.seven.features.games import begin


def _weights(players: int, level: str, leaning: str | None) -> Words | None:
    if level != "strategist" or leaning not in (None, *LEANINGS):
        return None
    return load_weights(players, leaning)


@kernel
def _pick(state: Words, city: int, kind: int, weights: Words, chance: Words, desk: Words, pad: Words) -> int:
    """Return the move of a mind for a city."""
    if kind == UNIFORM:
        return desk[below(chance, list_options(state, city_at(city), desk))]
    return pick(state, city_at(city), weights, 0, chance, desk, pad)


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
    pad = words(PAD)
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
                move = _pick(state, city, others.kinds[mind], others.weights[mind], chance, desk, pad)
                play(state, city, move, desk)
            city = next_city(state)


OPPONENTS = Opponents(_weights, play_on)

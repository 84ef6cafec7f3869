"""Apprentices, Strategists and networks of Architects that play inside the kernel, against a learner."""

from __future__ import annotations

from mirabilia.bots.architects.evaluator import PAD, rate
from mirabilia.bots.architects.foretelling import ACTION_COUNT
from mirabilia.bots.architects.oracle import read_gift
from mirabilia.bots.architects.search import narrow
from mirabilia.bots.architects.weights import GROUPS, load_weights, table_of
from mirabilia.bots.network import Network, look, score_action
from mirabilia.bots.opponents import LEARNER, LIKED, UNIFORM, Opponent, Opponents, Opposition, take_seats
from mirabilia.bots.tree import LEFT_OUT
from mirabilia.core.chance import below, stream
from mirabilia.core.features import NOBODY, OPTION, Rows, lay_out
from mirabilia.core.kernel import Words, allocating, copy, kernel, words
from mirabilia.games.architects.engine.options import DESK, list_options
from mirabilia.games.architects.engine.score import rank
from mirabilia.games.architects.features.actions import deciding_seat, next_city, play, write_options
from mirabilia.games.architects.features.games import begin
from mirabilia.games.architects.features.padded import observe


def _weights(players: int, level: str, leaning: str | None) -> Words | None:
    if level != "strategist" or leaning not in (None, *GROUPS):
        return None
    return table_of(load_weights(players, leaning))


def _read_opponent(players: int, name: str, data: bytes) -> Opponent:
    return Opponent(LIKED, table_of(load_weights(players)), read_gift(name, data).network)


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


@kernel
def _pick_liked(
    state: Words,
    city: int,
    weights: Words,
    network: Network,
    row: Words,
    room: Words,
    mask: Words,
    desk: Words,
    worths: Words,
    pad: Words,
) -> int:
    """Return the move that a network's policy likes best, as `Disciple` does: each stage is paid in its best way.

    Of those that are liked alike it takes the one that seems worth the most.
    """
    count = list_options(state, desk)
    if count == 1:
        return desk[0]
    rate(state, desk, count, weights, worths, pad)
    narrow(desk, count, worths)
    observe(state, city, city, row)
    look(network, row, room)
    write_options(state, city, mask, desk)
    best, most = NOBODY, 0
    for at in range(count):
        if worths[at] == LEFT_OUT:
            continue
        liked = score_action(network, desk[at] % OPTION, room)
        if best == NOBODY or liked > most or (liked == most and worths[at] > worths[best]):
            best, most = at, liked
    return desk[best] // OPTION


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
    pad, worths, mask, policies = words(PAD), words(DESK), words(ACTION_COUNT), others.policies
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
                weights = others.weights[mind]
                if others.kinds[mind] == LIKED:
                    network = Network(policies.shapes[mind], policies.weights, policies.biases)
                    row, room = policies.row, policies.room
                    move = _pick_liked(state, city, weights, network, row, room, mask, desk, worths, pad)
                else:
                    move = _pick(state, others.kinds[mind], weights, chance, desk, worths, pad)
                play(state, city, move, desk)
            city = next_city(state)


OPPONENTS = Opponents(_weights, _read_opponent, play_on)

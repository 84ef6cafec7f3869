"""Apprentices, Strategists and networks of 7 Wonders that play inside the kernel, against a learner."""

from __future__ import annotations

from mirabilia.bots.network import ACTIVATION, Network, look, score_action
from mirabilia.bots.opponents import LEARNER, LIKED, UNIFORM, Opponent, Opponents, Opposition, take_seats
from mirabilia.bots.seven.evaluator import PAD, WORTH, judge
from mirabilia.bots.seven.oracle import LIKING, read_gift
from mirabilia.bots.seven.policy import pick
from mirabilia.bots.seven.search import narrow
from mirabilia.bots.seven.weights import LEANINGS, load_weights
from mirabilia.bots.tree import LEFT_OUT
from mirabilia.core.chance import below, stream
from mirabilia.core.features import NOBODY, PLACES, Rows, lay_out
from mirabilia.core.kernel import Words, allocating, copy, kernel, words
from mirabilia.games.seven.engine.layout import city_at
from mirabilia.games.seven.engine.moves import STAGE, kind_of
from mirabilia.games.seven.engine.options import list_options
from mirabilia.games.seven.engine.score import rank
from mirabilia.games.seven.features.actions import deciding_seat, next_action, next_city, play
from mirabilia.games.seven.features.games import begin
from mirabilia.games.seven.features.padded import BLOCK, CITY, FIRST_BLOCK, observe
from mirabilia.games.seven.features.places import READY


def _weights(players: int, level: str, leaning: str | None) -> Words | None:
    if level != "strategist" or leaning not in (None, *LEANINGS):
        return None
    return load_weights(players, leaning)


def _read_opponent(players: int, name: str, data: bytes) -> Opponent:
    return Opponent(LIKED, load_weights(players), read_gift(name, data).network)


@kernel
def _pick(state: Words, city: int, kind: int, weights: Words, chance: Words, desk: Words, pad: Words) -> int:
    """Return the move of a mind for a city."""
    if kind == UNIFORM:
        return desk[below(chance, list_options(state, city_at(city), desk))]
    return pick(state, city_at(city), weights, 0, chance, desk, pad)


@kernel
def _pick_liked(
    state: Words, city: int, weights: Words, network: Network, row: Words, room: Words, desk: Words, pad: Words
) -> int:
    """Return the move that a network's policy likes best, as `Disciple` does: each deed counts in its best way.

    Of deeds that are liked alike it takes the one listed first; ways to build the stage are listed among the builds.
    """
    count = judge(state, city_at(city), weights, desk, pad)
    if count == 1:
        return desk[0]
    narrow(desk, count, pad)
    _look_unhurried(state, city, network, row, room)
    best, first, first_stage = 0, 0, NOBODY
    most = LEFT_OUT
    action, last = 0, 0
    for at in range(count):
        action = next_action(desk[at], last, action)
        last = desk[at]
        place = at
        if kind_of(last) == STAGE:
            if first_stage == NOBODY:
                first_stage = at
            place = first_stage
        if pad[WORTH + at] == LEFT_OUT:
            continue
        liked = score_action(network, action, room) * LIKING // ACTIVATION
        if liked > most or (liked == most and place < first):
            best, first, most = at, place, liked
    return desk[best]


@kernel
def _look_unhurried(state: Words, city: int, network: Network, row: Words, room: Words) -> None:
    """Look at what a city's seat sees, except for who else has already chosen, of which networks never learn."""
    observe(state, deciding_seat(state, city), city, row)
    for place in range(1, len(PLACES)):
        row[FIRST_BLOCK + BLOCK * place + CITY + READY] = 0
    look(network, row, room)


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
    pad, policies = words(PAD), others.policies
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
                    move = _pick_liked(state, city, weights, network, policies.row, policies.room, desk, pad)
                else:
                    move = _pick(state, city, others.kinds[mind], weights, chance, desk, pad)
                play(state, city, move, desk)
            city = next_city(state)


OPPONENTS = Opponents(_weights, _read_opponent, play_on)

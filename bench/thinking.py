"""How fast bots think: figures of one process, taken in the middle of games.

Import this only after MIRABILIA_BACKEND has been set.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from bench.peers import rate
from mirabilia.bots import uniform
from mirabilia.bots.bot import AnyBot, Budget, make_chance
from mirabilia.bots.network import Network, judge_place, look, make_room
from mirabilia.bots.roster import Entrant, make_bot
from mirabilia.bots.seven.oracle import PLAN, our_gift
from mirabilia.core.game import AnyGame, State
from mirabilia.core.kernel import BACKEND, Words, allocating, copy, kernel, words
from mirabilia.core.registry import describe
from mirabilia.games.architects.engine import options as architects_options
from mirabilia.games.architects.engine import playout as architects_playout
from mirabilia.games.seven.engine import options as seven_options
from mirabilia.games.seven.engine import playout as seven_playout
from mirabilia.games.seven.engine.layout import AGE, PLAYERS
from mirabilia.games.seven.features.padded import ROW, observe

SEED = 7
POSITIONS = 8
"""How many games are measured in their middle, so that no single one decides."""
PLAYOUTS = {"numba": 5_000, "python": 20}
"""How many playouts there are between two looks at the clock."""

SEVEN_DESK, ARCHITECTS_DESK = seven_options.DESK, architects_options.DESK
play_out_seven, play_out_architects = seven_playout.play_out, architects_playout.play_out


@allocating
def often_seven(state: Words, chance: Words, count: int) -> int:
    """Play this many random playouts of a state; the result depends on each, so that none can be optimised away."""
    desk = words(SEVEN_DESK)
    target = words(len(state))
    total = 0
    for _ in range(count):
        copy(state, target)
        play_out_seven(target, chance, desk)
        total += target[len(state) - 1]
    return total


@allocating
def often_architects(state: Words, chance: Words, count: int) -> int:
    """Play this many random playouts of a state, as above."""
    desk = words(ARCHITECTS_DESK)
    target = words(len(state))
    total = 0
    for _ in range(count):
        copy(state, target)
        play_out_architects(target, chance, desk)
        total += target[len(state) - 1]
    return total


OFTEN: dict[str, Callable[[Words, Words, int], int]] = {"seven": often_seven, "architects": often_architects}


def random_playouts(game: str, players: int, seconds: float) -> float:
    """Return random playouts per second from the middle of games, each including the copy of its state."""
    states = [state.words for state in middles(game, players)]
    chance = make_chance(SEED, 0)

    def play() -> int:
        for state in states:
            OFTEN[game](state, chance, PLAYOUTS[BACKEND])
        return len(states) * PLAYOUTS[BACKEND]

    return rate(play, seconds)


@kernel
def often_foreseen(network: Network, state: Words, row: Words, room: Words, found: Words, count: int) -> int:
    """Observe a state this many times and have a network say what becomes of every seat."""
    total = 0
    for at in range(count):
        seat = at % state[PLAYERS]
        observe(state, seat, seat, row)
        look(network, row, room)
        for place in range(state[PLAYERS]):
            judge_place(network, place, room, found)
            total += found[0]
    return total


def foreseen_a_second(players: int, seconds: float) -> float:
    """Return how many positions of 7 Wonders a second the network of the Oracle looks at, in the middle of games."""
    gift, row, found = our_gift(), words(ROW), words(PLAN.outputs)
    room, states = make_room(gift.about.widths), [state.words for state in middles("seven", players)]

    def foresee() -> int:
        for state in states:
            often_foreseen(gift.network, state, row, room, found, PLAYOUTS[BACKEND])
        return len(states) * PLAYOUTS[BACKEND]

    return rate(foresee, seconds)


def seconds_a_decision(game: str, players: int, entrant: Entrant, seconds: float) -> float:
    """Return how long a bot takes for a decision in the middle of games; UsageError if there is no such bot."""
    bot = make_bot(game, entrant)
    rules = describe(game).rules
    asked = [decision_at(rules, state) for state in middles(game, players)]
    budget = entrant.budget(game, perf_counter)
    asked[0](bot, budget)  # compiles
    done = 0
    start = perf_counter()
    while done < len(asked) or perf_counter() - start < seconds:
        asked[done % len(asked)](bot, budget)
        done += 1
    return (perf_counter() - start) / done


def decision_at(game: AnyGame, state: State) -> Callable[[AnyBot, Budget], object]:
    """Return a function that asks a bot for the first decision of a state."""
    decision = game.decision(state, game.waiting(state)[0])
    view = game.view(state, decision.seat)
    return lambda bot, budget: bot(view, decision, budget, make_chance(SEED, 0))


def middles(game: str, players: int) -> list[State]:
    """Return the middles of random games: the beginning of age II in 7 Wonders, otherwise after half the decisions."""
    return [middle(describe(game).rules, players, SEED + number) for number in range(POSITIONS)]


def middle(game: AnyGame, players: int, seed: int) -> State:
    """Return the middle of one random game, where there is something to decide."""
    course = random_course(game, players, seed)
    first = next(
        at
        for at, state in enumerate(course)
        if (state.words[AGE] == 2 if game.name == "seven" else 2 * at >= len(course))
    )
    return next(state for state in course[first:] if len(game.decision(state, game.waiting(state)[0]).options) > 1)


def random_course(game: AnyGame, players: int, seed: int) -> list[State]:
    """Return every state of a random game in which there is something to decide."""
    chance = make_chance(seed, 1)
    state = game.start(game.draw_setup(players, seed), seed)
    course = []
    while waiting := game.waiting(state):
        course.append(state)
        decision = game.decision(state, waiting[0])
        option = uniform.pick(game.view(state, decision.seat), decision, Budget(), chance)
        state = game.choose(state, waiting[0], option.move).state
    return course

"""Finished games for tests of insight, and the truth about their last turns, counted option by option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from math import exp
from operator import mul
from typing import Any

from mirabilia.bots.bot import Budget, make_chance
from mirabilia.bots.seven.beliefs import belief_of, sample
from mirabilia.bots.seven.evaluator import PAD, WORTH, judge
from mirabilia.bots.seven.playouts import HEAT
from mirabilia.bots.seven.weights import hasty_weights
from mirabilia.core.game import State
from mirabilia.core.kernel import words
from mirabilia.core.record import Record
from mirabilia.core.registry import describe
from mirabilia.core.replay import extended, new_record
from mirabilia.core.seed import Seed
from mirabilia.games.seven.codec import decode_move
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.engine.layout import city_at
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import BuildStage, Sell
from tests.kit.bots import bot

Row = list[float]
"""For each seat its victory and its categories, as a row of words has them."""


@cache
def played(game: str, players: int, seed: Seed = 1, level: str = "builder") -> Record:
    """Return the record of a game of bots that do not search."""
    rules, chance = describe(game).rules, make_chance(3, 0)
    setup = rules.draw_setup(players, seed)
    state, record = rules.start(setup, seed), new_record(rules, setup, seed)
    while waiting := rules.waiting(state):
        decision = rules.decision(state, waiting[0])
        option = bot(game, level)(rules.view(state, decision.seat), decision, Budget(), chance)
        step = rules.choose(state, waiting[0], option.move)
        state, record = step.state, extended(rules, record, step)
    return record


def last_turn(players: int, seed: int) -> State:
    """Return a game of Builders before its last turn, in which nobody will dig or play a seventh card."""
    wishes = " ".join(["gizah-A", "rhodos-A", "ephesos-A", "alexandria-A"][:players])
    rules, chance = SEVEN, make_chance(3, 0)
    state = rules.start(rules.draw_setup(players, seed, wishes), seed)
    while rules.when(state) != (3, 6):
        city = rules.waiting(state)[0]
        option = bot("seven", "builder")(rules.view(state, city), rules.decision(state, city), Budget(), chance)
        state = rules.choose(state, city, option.move).state
    return state


def outcome(state: State) -> Row:
    """Return the end of a game of 7 Wonders as a row."""
    result = SEVEN.result(state)
    assert result is not None
    row: Row = []
    for sheet in result.sheets[: int(state.words[at.PLAYERS])]:
        row.append(1 / len(result.winners) if sheet.city in result.winners else 0.0)
        row += [getattr(sheet, category) for category in describe("seven").categories]
    return row


def policy(state: State, city: int) -> list[tuple[float, Any]]:
    """Return how likely a city is to make each move when it plays on: softmax over what is done, in its best way."""
    desk, pad = words(DESK), words(PAD)
    count = int(judge(state.words, city_at(city), hasty_weights(int(state.words[at.PLAYERS])), desk, pad))
    best: dict[object, tuple[int, Any]] = {}
    for place in range(count):
        move, worth = decode_move(int(desk[place])), int(pad[WORTH + place])
        deed = type(move) if isinstance(move, BuildStage | Sell) else (type(move), getattr(move, "card", None))
        if deed not in best or worth > best[deed][0]:
            best[deed] = (worth, move)
    weights = [exp((worth - max(other for other, _ in best.values())) / HEAT) for worth, _ in best.values()]
    return [(weight / sum(weights), move) for weight, (_, move) in zip(weights, best.values(), strict=True)]


def counted(state: State, fixed: dict[int, Any]) -> Row:
    """Return what a last turn leads to on average, over everything that cities without a fixed move may choose."""
    cities = range(int(state.words[at.CITIES]))
    choices = [[(1.0, fixed[city])] if city in fixed else policy(state, city) for city in cities]
    total: Row = []
    for combination in product(*choices):
        then, weight = state, 1.0
        for city, (chance, move) in enumerate(combination):
            then, weight = SEVEN.choose(then, city, move).state, weight * chance
        row = outcome(then)
        total = [before + weight * value for before, value in zip(total or [0.0] * len(row), row, strict=True)]
    return total


def worlds_of(view: Any, samples: int = 4000) -> list[tuple[float, State]]:
    """Return worlds that a seat cannot tell from the real one, one for each way to deal the hands, with its chance."""
    chance, belief, desk = make_chance(9, 0), belief_of(view), words(DESK)
    hands: Counter[tuple[int, ...]] = Counter()
    found: dict[tuple[int, ...], State] = {}
    for _ in range(samples):
        world = words(len(belief.base.words))
        sample(belief.words, world, chance, desk)
        key = tuple(int(world[city_at(number) + at.HAND]) for number in range(view.players))
        hands[key] += 1
        found[key] = State(world)
    return [(count / samples, found[key]) for key, count in hands.items()]


def mean(rows: Sequence[tuple[float, Row]]) -> Row:
    """Return the weighted mean of rows, word by word."""
    weights, values = zip(*rows, strict=True)
    return [sum(map(mul, weights, column)) for column in zip(*values, strict=True)]


def ends(players: int, seeds: range) -> Iterator[tuple[State, Any]]:
    """Yield decisions of Architects in which every option ends the game, with nothing hidden deciding how."""
    rules = describe("architects").rules
    chance = make_chance(3, 0)
    for seed in seeds:
        state = rules.start(rules.draw_setup(players, seed), seed)
        while waiting := rules.waiting(state):
            decision = rules.decision(state, waiting[0])
            after = [rules.choose(state, waiting[0], option.move).state for option in decision.options]
            known = all(consequence.known for consequence in rules.consequences(state, decision))
            if known and not any(map(rules.waiting, after)):
                yield state, decision
            option = bot("architects", "builder")(rules.view(state, decision.seat), decision, Budget(), chance)
            state = rules.choose(state, waiting[0], option.move).state

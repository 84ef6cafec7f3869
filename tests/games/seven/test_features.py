"""7 Wonders as numbers: actions are the options, observations are what views show, games end as they do elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from random import Random

import pytest

from mirabilia.core.features import NOBODY, OPTION, WAIT
from mirabilia.core.game import State
from mirabilia.core.kernel import copy, words
from mirabilia.games.seven.batch import play_recorded
from mirabilia.games.seven.codec import encode_move
from mirabilia.games.seven.engine.layout import CHOOSING, COINS, DIGGING, PHASE, PLAYERS, SEVENTH, city_at
from mirabilia.games.seven.facts import FREE, GOODS, RAW, SIDES
from mirabilia.games.seven.features import FEATURES
from mirabilia.games.seven.features.actions import CARD_PAYMENTS, STAGE_PAYMENTS, most_payments, most_splits
from mirabilia.games.seven.features.places import CITY, DUEL, FIRST_CITY, MEMORY
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import BuildStage, Move
from mirabilia.games.seven.tables import CARDS, DISCOUNTS_OF, THING_COUNT, WONDERS
from tests.kit.seven.features import decisions_of, listed, numbers_seen, numbers_shown, stage_is_barred
from tests.kit.seven.positions import random_position
from tests.properties.seven.test_secrecy import special_positions

ACTIONS = FEATURES.actions
DESK = words(FEATURES.desk_size)
COUNTS = list(SEVEN.players)


def games(players: int, count: int) -> Iterator[State]:
    """Yield every state of some random games; in every second one, stages with powers are built whenever possible."""
    free_city = "+ " if players == 2 else ""
    wishes = ("halikarnassos-B babylon-B", f"olympia-A halikarnassos-A {free_city}babylon-B")
    for seed in range(count):
        asked = wishes[seed // 2 % 2] if seed % 2 else ""
        state, chance = SEVEN.start(SEVEN.draw_setup(players, seed, asked), seed), Random(seed)
        while SEVEN.waiting(state):
            yield state
            city = chance.choice(SEVEN.waiting(state))
            moves: list[Move] = [option.move for option in SEVEN.decision(state, city).options]
            stages = [move for move in moves if isinstance(move, BuildStage)] if asked else []
            state = SEVEN.choose(state, city, chance.choice(stages or moves)).state
        yield state


# Actions.


def most_undominated(raw: int, goods: int) -> int:
    """Return the most undominated splits of this many bought units, for any prices and anything neighbours may have."""
    most = 0
    for raw_left, raw_right, goods_both in product((1, 2), (1, 2), (1, 2)):
        for x_least, x_most, y_least, y_most in product(
            range(raw + 1), range(raw + 1), range(goods + 1), range(goods + 1)
        ):
            paid = {
                (x * raw_left + y * goods_both, (raw - x) * raw_right + (goods - y) * goods_both)
                for x in range(x_least, x_most + 1)
                for y in range(y_least, y_most + 1)
            }
            best = [p for p in paid if not any(q != p and q[0] <= p[0] and q[1] <= p[1] for q in paid)]
            most = max(most, len(best))
    return most


def test_no_thing_has_more_payments_than_actions() -> None:
    discounts = {int(DISCOUNTS_OF[thing]) & 12 for thing in range(THING_COUNT)}
    assert discounts == {0, 12}, "goods cost the same on both sides; else there are more prices to try"
    costs = [card.cost for card in CARDS]
    costs += [stage.cost for wonder in WONDERS for side in SIDES for stage in wonder.stages(side)]
    assert max(sum(cost.of(name) for name in RAW) for cost in costs) == 5
    assert max(sum(cost.of(name) for name in GOODS) for cost in costs) == 3
    found = {(raw, goods): most_undominated(raw, goods) for raw in range(6) for goods in range(4)}
    for raw, goods in found:
        up_to = max(found[r, g] for r in range(raw + 1) for g in range(goods + 1))
        assert up_to == most_splits(raw, goods)


def test_actions_are_counted_by_what_a_city_can_lack_of_a_cost() -> None:
    palace = next(card for card in CARDS if card.id == "palace")
    costly = sum(card.cost != FREE for card in CARDS)
    assert {most_payments(palace.cost, wonder.makes) for wonder in WONDERS} == {10, 11}
    assert max(CARD_PAYMENTS) == 11
    assert STAGE_PAYMENTS == 8  # the last of Giza's four: 3 stone, as the board makes one, and a papyrus
    assert len(set(ACTIONS)) == len(ACTIONS) == 1 + sum(CARD_PAYMENTS) + 78 * STAGE_PAYMENTS + 78 + costly + 78 + 1


@pytest.mark.parametrize("players", COUNTS)
def test_actions_are_options_and_options_are_actions(players: int) -> None:
    mask = [7] * len(ACTIONS)
    chance = Random(players)
    cities = range(max(players, 3))
    for state in games(players, count=4):
        waiting = SEVEN.waiting(state)
        assert FEATURES.next_city(state.words) == next(iter(waiting), NOBODY)
        assert tuple(city for city in cities if FEATURES.is_awaited(state.words, city)) == waiting
        city = chance.choice(cities)
        options = listed(state, city, mask)
        assert set(mask) <= {0, 1}
        assert sorted(options) == [action for action, one in enumerate(mask) if one]
        if city in waiting:
            check_actions(state, city, options)
        else:
            assert options == {WAIT: 0}


def check_actions(state: State, city: int, options: dict[int, int]) -> None:
    decision = SEVEN.decision(state, city)
    assert FEATURES.deciding_seat(state.words, city) == decision.seat
    assert WAIT not in options
    assert list(options.values()) == [encode_move(option.move) for option in decision.options]
    for option, action in zip(decision.options, options, strict=True):
        card = getattr(option.move, "card", "decline")
        assert card in ACTIONS[action].replace(",", "").split()


def test_payments_are_numbered_from_the_cheapest_on() -> None:
    several = 0
    for state in games(3, count=10):
        for city in SEVEN.waiting(state):
            paid: dict[str, list[tuple[int, int]]] = {}
            for option, action in zip(SEVEN.decision(state, city).options, listed(state, city), strict=True):
                what, _, number = ACTIONS[action].partition(", payment ")
                paid.setdefault(what, []).append((int(number or 1), option.coins))
            for ways in paid.values():
                several += len(ways) > 1
                assert [number for number, _ in ways] == list(range(1, len(ways) + 1))
                assert sorted(ways, key=lambda way: way[1]) == ways
    assert several > 100


# Observations.


@pytest.mark.parametrize("players", COUNTS)
def test_a_row_holds_what_the_view_shows_number_by_number(players: int) -> None:
    compared = 0
    chance = Random(players)
    for state in games(players, count=4):
        if state.words[PHASE] != CHOOSING or chance.random() < 1 / players:
            seat = chance.randrange(players)
            for city in (NOBODY, *decisions_of(state, seat)):
                check_row(state, seat, city)
                compared += 1
    assert compared > 80


@pytest.mark.parametrize(("phase", "players"), [(phase, n) for phase in (SEVENTH, DIGGING) for n in (2, 3, 5)])
def test_so_it_does_while_a_special_decision_is_awaited(phase: int, players: int) -> None:
    for state in islice(special_positions(phase, players), 5):
        for seat in range(players):
            for city in (NOBODY, *decisions_of(state, seat)):
                check_row(state, seat, city)


def check_row(state: State, seat: int, city: int) -> None:
    decision = decisions_of(state, seat).get(city)
    seen, shown = numbers_seen(state, seat, city), numbers_shown(SEVEN.view(state, seat), decision)
    assert not set(shown) - set(seen)
    wrong = {name: (number, shown[name]) for name, number in seen.items() if number != shown[name]}
    if stage_is_barred(decision):
        wrong.pop("price.stage", None)
    assert not wrong


@pytest.mark.parametrize("players", COUNTS)
def test_entries_have_names_of_their_own_meanings_and_the_length_of_a_row(players: int) -> None:
    length = FIRST_CITY + CITY * FEATURES.cities(players) + MEMORY * (players - 1) + (DUEL if players == 2 else 0)
    entries = FEATURES.entries(players)
    assert len({entry.name for entry in entries}) == len(entries) == length
    assert all(entry.high >= 1 and entry.meaning.endswith(".") for entry in entries)
    assert max(entry.high for entry in entries) < 1 << 15


# Games.


@pytest.mark.parametrize("players", COUNTS)
def test_games_side_by_side_are_the_games_of_a_seed_one_by_one(players: int) -> None:
    seed, rows, rounds = 21, 3, 2
    states = [words(FEATURES.state_size(players)) for _ in range(rows)]
    numbers = list(range(5, 5 + rows))
    cities, seats, done = [0] * rows, [0] * rows, [0] * rows
    outcomes = [[-9] * (2 * players) for _ in range(rows)]
    masks = [[0] * len(ACTIONS) for _ in range(rows)]
    finals = [words(FEATURES.state_size(players)) for _ in range(rows)]
    options, firsts = [0] * (rows * FEATURES.desk_size), [0] * (rows + 1)
    FEATURES.begin_games(states, players, seed, numbers, DESK)
    waiting = [moves_of_game(players, seed, number) for number in numbers]
    ended = 0
    while ended < rows * rounds:
        FEATURES.show_games(states, cities, seats, masks, options, firsts, [], DESK)
        actions, ends = [], []
        for row in range(rows):
            city, move = waiting[row].pop(0)
            assert (cities[row], seats[row]) == (city, FEATURES.deciding_seat(states[row], city))
            kept = [divmod(option, OPTION) for option in options[firsts[row] : firsts[row + 1]]]
            actions.append(dict(kept)[move])
            ends.append(ending_of(states[row], city, move))
        before = list(numbers)
        FEATURES.step_games(
            states, players, seed, numbers, cities, actions, options, firsts, outcomes, finals, done, DESK
        )
        for row, end in enumerate(ends):
            assert done[row] == (end is not None) == (not waiting[row])
            assert numbers[row] == before[row] + rows * done[row]
            if end is not None:
                ended += 1
                assert end.hash == play_recorded(players, seed, before[row]).hash
                assert outcomes[row] == outcome_of(end)
                assert State(finals[row]).hash == end.hash
                waiting[row] = moves_of_game(players, seed, numbers[row])


def moves_of_game(players: int, seed: int, number: int) -> list[tuple[int, int]]:
    """Return every choice of a recorded game: the city and the engine's number of its move."""
    moves = [move.partition(" ") for move in play_recorded(players, seed, number).moves]
    return [(int(city), encode_move(SEVEN.parse_move(move))) for city, _, move in moves]


def ending_of(state: object, city: int, move: int) -> State | None:
    """Return the end of a game if a move leads to it."""
    after = words(len(state))  # type: ignore[arg-type]  # words
    copy(state, after)  # type: ignore[arg-type]  # words
    FEATURES.play(after, city, move, DESK)
    return State(after) if FEATURES.next_city(after) == NOBODY else None


def outcome_of(state: State) -> list[int]:
    """Return points and places, from the score sheets."""
    result = SEVEN.result(state)
    assert result is not None
    players = int(state.words[PLAYERS])
    worth = [(sheet.total, sheet.coins) for sheet in result.sheets[:players]]
    places = [sum(other > mine for other in worth) for mine in worth]
    assert tuple(seat for seat, place in enumerate(places) if place == 0) == result.winners
    return [*(total for total, _ in worth), *places]


def test_coins_decide_between_equal_points_and_equals_share_a_place() -> None:
    state = random_position(4, 1, 200)
    assert SEVEN.waiting(state) == ()
    for seat in range(1, 4):  # four equal cities; 3 coins make a point, 1 decides a tie
        for at in range(city_at(1) - city_at(0)):
            state.words[city_at(seat) + at] = state.words[city_at(0) + at]
    for seat, coins in enumerate((6, 7, 3, 7)):
        state.words[city_at(seat) + COINS] = coins
    row = [0] * 8
    FEATURES.write_outcome(state.words, row, DESK)
    points = row[0]
    assert row == [points, points, points - 1, points, 2, 0, 3, 0]

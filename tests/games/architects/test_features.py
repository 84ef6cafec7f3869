"""Architects as numbers: actions are options, rows are views, outcomes are results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations_with_replacement, product
from random import Random

import pytest

from mirabilia.core.chance import stream
from mirabilia.core.features import NOBODY, OPTION, WAIT
from mirabilia.core.game import State
from mirabilia.core.kernel import Words, plain, words
from mirabilia.games.architects.batch import play_recorded
from mirabilia.games.architects.codec import decode_move
from mirabilia.games.architects.decision import moves_of
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.engine.options import is_available
from mirabilia.games.architects.engine.payment import must_pay, payments, row_of
from mirabilia.games.architects.facts import RESOURCES
from mirabilia.games.architects.features import FEATURES
from mirabilia.games.architects.features.actions import PAYMENTS
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import Build, TakeFrom, View
from mirabilia.games.architects.sheet import sheet_of
from mirabilia.games.architects.tables import ANY_RESOURCES, COIN, COST, DOUBLE_COIN, WONDERS
from tests.kit.architects.features import DESK, act, actions, game, listed, named_row, row
from tests.kit.architects.table import table
from tests.kit.depth import counts, some

MANY_GAMES = 200
"""More than enough for every entry to be something other than 0 at some point."""
EVERY_TABLE = pytest.mark.parametrize("players", counts(ARCHITECTS.players))

# Actions


@EVERY_TABLE
def test_the_mask_has_a_one_for_each_option_and_each_option_is_one_action(players: int) -> None:
    for seed in range(6):
        for state in game(players, seed):
            city = FEATURES.next_city(state.words)
            if city == NOBODY:
                continue
            moves = moves_of(state.words)
            assert len(moves) > 1, "where there is no choice, nobody is asked"
            assert list(listed(state, city).values()) == moves


@EVERY_TABLE
def test_an_action_is_called_what_its_move_is_called_as_the_player_sees_it(players: int) -> None:
    verbs = set()
    seeds = [seed for wonder in ("alexandria", "halicarnassus", "babylon") for seed in seeds_of(players, wonder)[:4]]
    for state in (state for seed in seeds for state in game(players, seed)):
        city = FEATURES.next_city(state.words)
        if city != NOBODY:
            names = [FEATURES.actions[action] for action in listed(state, city)]
            assert names == expected_names(state, city, players)
            verbs |= {name.split()[0] for name in names if city}
    assert verbs >= {"take", "draw", "from", "token", "research", "look", "keep", "decline", "end", "build"}


def seeds_of(players: int, wonder: str) -> list[int]:
    """Return many seeds of games in which a wonder is built, and not by the seat that begins."""
    seeds = range(200, 200 + MANY_GAMES)
    return [seed for seed in seeds if wonder in ARCHITECTS.draw_setup(players, seed).wonders[1:]]


def expected_names(state: State, city: int, players: int) -> list[str]:
    """Return what the action of each option should be called, by the notation of the game."""
    names = []
    payment: Counter[int] = Counter()
    for option in ARCHITECTS.decision(state, city).options:
        match option.move:
            case Build(stage):
                payment[stage] += 1
                names.append(f"build {stage}, payment {payment[stage]}")
            case TakeFrom(seat) if seat is not None:
                away = (seat - city) % players
                names.append(f"from left{away}" if away else "from self")
            case move:
                names.append(ARCHITECTS.write_move(move))
    return names


def test_every_action_has_a_name_of_its_own() -> None:
    assert len(set(FEATURES.actions)) == len(FEATURES.actions) == 279
    assert FEATURES.actions[WAIT] == "wait"


@pytest.mark.parametrize("stage", range(len(PAYMENTS)))
def test_a_stage_has_as_many_actions_as_it_can_ever_have_payments(stage: int) -> None:
    costs = {(wonder.stage[stage].cost.count, wonder.stage[stage].cost.kind) for wonder in WONDERS}
    assert len(costs) == 1, "a stage costs the same in every wonder"
    hands = combinations_with_replacement(range(int(COST[stage]) + 1), len(RESOURCES))
    assert most_payments(stage, hands) == PAYMENTS[stage]
    assert sum(f"build {stage + 1}," in name for name in FEATURES.actions) == PAYMENTS[stage]


@pytest.mark.slow
@pytest.mark.parametrize("stage", range(len(PAYMENTS)))
def test_a_stage_has_no_more_payments_if_other_resources_are_held(stage: int) -> None:
    hands = product(range(int(COST[stage]) + 1), repeat=len(RESOURCES))
    assert most_payments(stage, hands) == PAYMENTS[stage]


def most_payments(stage: int, hands: Iterable[tuple[int, ...]]) -> int:
    """Return the most payments of a stage with one of these hands, any coins and any tokens.

    More cards of a kind than the stage takes make no difference, nor do more coins.
    """
    state, city = words(at.state_size(2)), at.city_at(0)
    most = 0
    for hand, coins in product(hands, range(int(COST[stage]) + 1)):
        state[city + at.HELD] = sum(n << 8 * place for place, n in enumerate(hand)) + (coins << 8 * (COIN - 1))
        for tokens in (0, DOUBLE_COIN, ANY_RESOURCES, DOUBLE_COIN | ANY_RESOURCES):
            state[city + at.TOKENS] = tokens
            most = max(most, payments(state, city, stage, DESK, 0))
    return most


@EVERY_TABLE
def test_who_has_nothing_to_decide_can_only_wait_and_who_decides_cannot(players: int) -> None:
    for state in game(players, players):
        awaited = FEATURES.next_city(state.words)
        assert [awaited] * (awaited != NOBODY) == list(ARCHITECTS.waiting(state))
        for city in (NOBODY, *range(players)):
            assert FEATURES.is_awaited(state.words, city) == (city == awaited != NOBODY)
            assert FEATURES.deciding_seat(state.words, city) == city
            if city == awaited != NOBODY:
                assert WAIT not in actions(state, city)
            else:
                assert listed(state, city) == {WAIT: 0}


@EVERY_TABLE
def test_an_action_leads_where_the_choice_of_its_move_leads(players: int) -> None:
    for state in game(players, 77 + players):
        city = FEATURES.next_city(state.words)
        if city != NOBODY:
            action, move = Random(state.hash).choice(list(listed(state, city).items()))
            chosen = ARCHITECTS.choose(state, city, decode_move(state.words, move))
            assert act(state, action).hash == chosen.state.hash


# Observations


@EVERY_TABLE
def test_a_row_holds_what_the_view_holds(players: int) -> None:
    for seed in range(3):
        for place, state in enumerate(game(players, 100 + seed)):
            seat = place % players
            assert named_row(state, players, seat) == {k: v for k, v in expected_row(state, seat).items() if v}


def expected_row(state: State, seat: int) -> dict[str, int]:
    """Return every entry by its name, read off the view of a seat."""
    view = ARCHITECTS.view(state, seat)
    found: dict[str, int] = {
        "turn": view.turn,
        "decides": int(seat in ARCHITECTS.waiting(state)),
        f"phase.{view.phase}": 1,
        f"effect.{view.effect}": int(view.effect is not None),
        "draws": view.draws,
        "peace": view.peace,
        "battle": int(view.battle),
        "stack.count": sum(view.stack.values()),
        "central.count": view.central.count,
        f"central.top.{view.central.top}": int(view.central.top is not None),
    }
    found |= {f"spent.{token}": 1 for token in view.spent}
    found |= {f"open.{token}": view.open_tokens.count(token) for token in view.open_tokens if token}
    found |= {f"stack.{token}": count for token, count in view.stack.items()}
    found |= {f"discards.{card}": count for card, count in view.discards.items()}
    found |= {f"central.cards.{card}": count for card, count in view.central.cards.items()}
    found |= {f"looked.{card}": count for card, count in Counter(view.looked).items()}
    for away in range(view.players):
        found |= expected_city(state, view, (seat + away) % view.players, f"left{away}" if away else "self")
    return found


def expected_city(state: State, view: View, seat: int, name: str) -> dict[str, int]:
    """Return the entries of one city by their names, read off a view."""
    player = view.cities[seat]
    found = {
        "active": int(view.active == seat),
        f"wonder.{player.wonder}": 1,
        "cat": int(view.cat == seat),
        "shields": player.shields,
        "victories": player.victories,
        "victories_now": view.victories_now[seat],
        "points": sheet_of(state.words, seat).total,
        "deck.count": player.deck.count,
        f"deck.top.{player.deck.top}": int(player.deck.top is not None),
        "deck.looked": int(view.looked_deck == seat),
    }
    found |= {f"cards.{card}": count for card, count in player.cards.items()}
    found |= {f"tokens.{token}": player.tokens.count(token) for token in player.tokens}
    found |= {f"deck.cards.{card}": count for card, count in player.deck.cards.items()}
    for stage in range(1, 6):
        found |= expected_stage(state, at.city_at(seat), stage, player.cards)
    return {f"{name}.{entry}": number for entry, number in found.items()}


def expected_stage(state: State, city: int, stage: int, cards: dict[str, int]) -> dict[str, int]:
    """Return the entries of one stage, worked out from the cards."""
    if int(state.words[city + at.STAGES]) >> (stage - 1) & 1:
        return {f"stage{stage}.built": 1}
    grey = [cards.get(name, 0) for name in RESOURCES]
    cost, fits = {1: (2, 0), 2: (2, 1), 3: (3, 0), 4: (3, 1), 5: (4, 0)}[stage]
    lack = cost - min(cost, max(grey) if fits else sum(count > 0 for count in grey))
    missing = max(lack - cards.get("coin", 0), 0)
    assert bool(must_pay(state.words, city, row_of(state.words, city, stage - 1))) == (missing == 0)
    available = int(is_available(state.words, city, stage - 1))
    return {f"stage{stage}.coins": lack, f"stage{stage}.missing": missing, f"stage{stage}.available": available}


@EVERY_TABLE
def test_entries_have_names_of_their_own_and_meanings(players: int) -> None:
    entries = FEATURES.entries(players)
    assert len({entry.name for entry in entries}) == len(entries)
    assert all(entry.meaning.endswith(".") and entry.high >= 1 for entry in entries)
    cities = ["self", *(f"left{away}" for away in range(1, players))]
    sizes = Counter(entry.name.split(".")[0] for entry in entries)
    assert len({sizes[city] for city in cities}) == 1


@pytest.mark.parametrize("players", some(3, [2, 3, 7, 4, 5, 6]))
def test_every_entry_is_of_use_and_stays_within_its_bound(players: int) -> None:
    entries = FEATURES.entries(players)
    unseen = set(range(len(entries)))
    for seed in seeds_of(players, "halicarnassus"):  # a look into a deck is the rarest thing
        for place, state in enumerate(game(players, seed)):
            seats = range(players) if state.words[at.PHASE] == at.LOOKING else [place % players]
            for seat in seats:
                numbers = row(state, players, seat)
                assert all(0 <= number <= entry.high for number, entry in zip(numbers, entries, strict=True))
                unseen -= {place for place, number in enumerate(numbers) if number}
        if not unseen:
            return
    assert [entries[place].name for place in unseen] == []


# Outcomes


@EVERY_TABLE
def test_an_outcome_is_the_result_of_the_game(players: int) -> None:
    for seed in range(5):
        *_, state = game(players, 300 + seed)
        check_outcome(state, players)


def check_outcome(state: State, players: int) -> list[int]:
    """Compare an outcome with the result of the game, and return the places."""
    written = words(2 * players)
    FEATURES.write_outcome(state.words, written, DESK)
    points, places = plain(written)[:players], plain(written)[players:]
    result = ARCHITECTS.result(state)
    assert result is not None
    assert points == [sheet.total for sheet in result.sheets]
    order = [(sheet.total, sheet.stages) for sheet in result.sheets]
    assert places == [sum(other > mine for other in order) for mine in order]
    assert [seat for seat in range(players) if places[seat] == 0] == list(result.winners)
    return places


def test_stages_break_a_tie_of_points_and_equals_share_a_place() -> None:
    laid = (
        table("giza rhodes olympia ephesus")  # 4, 4, 6 and 6 points
        .player(0, stages="1")
        .player(1, cards="2*blue2cat")
        .player(2, stages="1", cards="blue3")
        .player(3, stages="1", cards="blue3")
        .state()
    )
    laid.words[at.PHASE] = at.OVER
    assert check_outcome(laid, 4) == [2, 3, 0, 0]


# Many games


@pytest.mark.parametrize("players", [2, 3, 7])
def test_games_side_by_side_are_those_that_are_played_one_by_one(players: int) -> None:
    seed, count = 9, 3
    rows = [words(FEATURES.state_size(players)) for _ in range(count)]
    numbers, done = [5, 6, 7], [0] * count
    cities, seats, picked = [0] * count, [0] * count, [0] * count
    outcomes = [words(2 * players) for _ in range(count)]
    finals = [words(FEATURES.state_size(players)) for _ in range(count)]
    masks = [words(len(FEATURES.actions)) for _ in range(count)]
    options, firsts = words(count * FEATURES.desk_size), words(count + 1)
    shown = [words(len(FEATURES.entries(players))) for _ in range(count)]
    FEATURES.begin_games(rows, players, seed, numbers, DESK)
    records = {number: play_recorded(players, seed, number) for number in range(5, 5 + 3 * count)}
    moves = {number: list(records[number].moves) for number in records}
    ended: list[int] = []
    while len(ended) < 5:
        FEATURES.show_games(rows, cities, seats, masks, options, firsts, shown, DESK)
        for n in range(count):
            seat, _, text = moves[numbers[n]].pop(0).partition(" ")
            state = State(rows[n])
            assert cities[n] == seats[n] == int(seat)
            assert [action for action, one in enumerate(masks[n]) if one] == actions(state, cities[n])
            assert plain(shown[n]) == row(state, players, seats[n])
            wanted = [m for m in moves_of(rows[n]) if ARCHITECTS.write_move(decode_move(rows[n], m)) == text]
            kept = {option // OPTION: option % OPTION for option in plain(options[firsts[n] : firsts[n + 1]])}
            picked[n] = kept[wanted[0]]
        before = list(numbers)
        FEATURES.step_games(rows, players, seed, numbers, cities, picked, options, firsts, outcomes, finals, done, DESK)
        for n in range(count):
            assert done[n] == (not moves[before[n]])
            assert numbers[n] == before[n] + count * done[n]
            if done[n]:
                ended.append(before[n])
                check_next(State(rows[n]), players, int(stream(seed, numbers[n])))
                check_record(
                    records[before[n]].setup, int(stream(seed, before[n])), records[before[n]].moves, outcomes[n]
                )
    assert len(set(ended)) == len(ended)


def check_next(state: State, players: int, seed: int) -> None:
    """Check that a game is set out as its seed says."""
    assert state.hash == ARCHITECTS.start(ARCHITECTS.draw_setup(players, seed), seed).hash


def check_record(setup: str, seed: int, moves: tuple[str, ...], outcome: Words) -> None:
    """Check that an outcome is that of a recorded game."""
    state = ARCHITECTS.start(ARCHITECTS.parse_setup(setup), seed)
    for entry in moves:
        city, _, text = entry.partition(" ")
        state = ARCHITECTS.choose(state, int(city), ARCHITECTS.parse_move(text)).state
    result = ARCHITECTS.result(state)
    assert result is not None
    assert plain(outcome)[: len(result.sheets)] == [sheet.total for sheet in result.sheets]


def test_masks_or_observations_without_rows_are_left_out() -> None:
    state = words(FEATURES.state_size(2))
    FEATURES.begin_games([state], 2, 1, [0], DESK)
    mask, seen = words(len(FEATURES.actions)), words(len(FEATURES.entries(2)))
    cities, seats = [9], [9]
    options, firsts = words(FEATURES.desk_size), words(2)
    FEATURES.show_games([state], cities, seats, [], options, firsts, [], DESK)
    assert (cities, seats) == ([0], [0])
    assert sum(firsts) == 0
    FEATURES.show_games([state], cities, seats, [mask], options, firsts, [], DESK)
    assert sum(mask) == firsts[1] == 3
    assert sum(seen) == 0
    FEATURES.show_games([state], cities, seats, [], options, firsts, [seen], DESK)
    assert plain(seen) == row(State(state), 2, 0)

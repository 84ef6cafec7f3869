"""The evaluator: blind to hidden things, and fond of what a player likes."""

from __future__ import annotations

from random import Random

import pytest

from mirabilia.bots.architects.evaluator import PAD, rate
from mirabilia.bots.architects.weights import START, as_words, table_of
from mirabilia.core.game import State
from mirabilia.core.kernel import words
from mirabilia.games.architects.codec import decode_move
from mirabilia.games.architects.engine.options import DESK, list_options
from mirabilia.games.architects.game import ARCHITECTS
from tests.kit.architects.play import play
from tests.kit.architects.positions import random_position
from tests.kit.architects.redeal import redeal
from tests.kit.architects.table import Table, table


def rated(state: State) -> dict[str, int]:
    """Return what every move of the active player seems worth, in hundredths of a point."""
    options, worths = words(DESK), words(DESK)
    count = int(list_options(state.words, options))
    rows = table_of(as_words(START))  # tuned weights come and go
    rate(state.words, options, count, rows, worths, words(PAD))
    moves = [decode_move(state.words, int(options[place])) for place in range(count)]
    return {ARCHITECTS.write_move(move): int(worths[place]) for place, move in enumerate(moves)}


def best(laid: Table | State) -> str:
    """Return the move that seems best."""
    worths = rated(laid.state() if isinstance(laid, Table) else laid)
    return max(worths, key=lambda move: worths[move])


@pytest.mark.parametrize("players", range(2, 8))
def test_what_is_hidden_from_a_player_changes_no_worth(players: int) -> None:
    for seed in range(12):
        state = random_position(players, seed, 3 + 4 * seed)
        for seat in ARCHITECTS.waiting(state):
            assert rated(redeal(state, seat, Random(seed))) == rated(state)


def test_a_peek_at_the_central_deck_counts_for_who_had_it_only() -> None:
    laid = [table(players=2).top_of_centre("coin blue2cat"), table(players=2).top_of_centre("blue2cat coin")]
    unseen, other = [rated(each.state()) for each in laid]
    assert unseen == other
    seen, other = [rated(each.cat(0).state()) for each in laid]
    assert seen["take left"] == other["take left"]
    assert seen["take centre"] != other["take centre"]


def test_finishing_a_stage_is_better_than_a_card_that_does_nothing() -> None:
    laid = table(players=2).player(0, cards="wood").top(0, "stone").top(1, "wood")
    assert rated(laid.state())["take left"] > rated(laid.state())["take right"]


def test_a_coin_is_as_good_as_the_resource_that_finishes_a_stage_or_nearly() -> None:
    laid = table(players=2).player(0, cards="wood").top(0, "coin").top(1, "wood")
    assert rated(laid.state())["take left"] > rated(laid.state())["take right"]


def test_a_symbol_that_completes_a_pair_is_better_than_one_that_begins_nothing() -> None:
    laid = table(players=2).player(0, cards="gear").top(0, "gear").top(1, "tablet")
    assert rated(laid.state())["take left"] > rated(laid.state())["take right"]


def test_the_second_copy_of_culture_is_the_best_of_dull_tokens() -> None:
    laid = table(players=2).player(0, cards="gear", tokens="culture").top(0, "gear").open("culture decor strategy")
    assert best(play(laid.state(), "take left")) == "research gear gear culture"


def test_a_shield_that_decides_a_battle_is_better_than_one_too_many() -> None:
    behind = table(players=2).player(1, cards="red0").flipped(2).top(0, "red1")
    ahead = table(players=2).player(0, cards="5*red0").player(1, cards="red0").flipped(2).top(0, "red1")
    even = table(players=2).player(0, cards="red0").player(1, cards="red0").flipped(2).top(0, "red1")
    assert rated(even.state())["take left"] > rated(behind.state())["take left"]
    assert rated(ahead.state())["take left"] > rated(behind.state())["take left"], "it starts the battle"


def test_who_is_ahead_ends_the_game_and_who_is_behind_does_not() -> None:
    def last(points: int) -> Table:
        laid = (
            table("giza rhodes")
            .player(0, cards="wood stone brick", stages="1 2 3 4")
            .player(1, cards=f"{points}*blue3")
        )
        return laid.top(0, "glass").top(1, "coin").deck(1, "wood")

    assert best(last(1)) == "take left"
    assert best(last(20)) != "take left"


def test_a_card_that_the_next_player_wants_is_worth_more() -> None:
    def laid(wanted: str) -> Table:
        return table(players=2).player(1, cards=wanted).top(0, "stone").top(1, "wood")

    free, denied = rated(laid("").state()), rated(laid("wood").state())
    assert denied["take right"] - denied["take left"] > free["take right"] - free["take left"]


def test_building_and_research_come_before_an_extra_draw() -> None:
    laid = table(players=2).player(0, cards="gear wood", tokens="urbanism engineering").top(0, "wood")
    assert best(play(laid.state(), "take left")).startswith("build")

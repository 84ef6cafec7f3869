"""The trail: what a move set in motion, for those who ask; nothing for those who do not."""

from __future__ import annotations

from hypothesis import given

from mirabilia.core.game import State
from mirabilia.core.kernel import Words, words
from mirabilia.core.notes import blank_notes, read_notes
from mirabilia.games.seven.codec import encode_move
from mirabilia.games.seven.decision import moves_of
from mirabilia.games.seven.engine import trail as told
from mirabilia.games.seven.engine.layout import city_at
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.engine.turn import play
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.tables import CARD_NUMBERS
from tests.kit.depth import examples
from tests.kit.seven.play import idle_move
from tests.kit.seven.positions import positions
from tests.kit.seven.table import table


def trail_of(state: State, moves: list[str]) -> Words:
    """Let the cities choose these moves in their order, on the state itself, and return the trail of the last."""
    trail = blank_notes(0)
    for city, move in enumerate(moves):
        trail = blank_notes(told.TRAIL)
        number = encode_move(SEVEN.parse_move(move or idle_move(state, city)))
        play(state.words, city_at(city), number, words(DESK), trail)
    return trail


@given(positions())
@examples(60)
def test_a_trail_changes_nothing(state: State) -> None:
    for city in SEVEN.waiting(state):
        for move in moves_of(state.words, city_at(city))[:4]:
            silent, told_of = state.copy(), state.copy()
            play(silent.words, city_at(city), move, words(DESK))
            play(told_of.words, city_at(city), move, words(DESK), blank_notes(told.TRAIL))
            assert silent.hash == told_of.hash


def test_a_move_is_noted_with_its_price_its_chain_and_its_stage() -> None:
    laid = table("gizah-A rhodos-A ephesos-A").age(2).city(0, cards="altar", coins=5).city(1, coins=5, cards="ore_vein")
    state = laid.hand(0, "temple sawmill").hand(1, "sawmill baths").hand(2, "baths altar").city(2, coins=5).state()
    entries = read_notes(trail_of(state, ["build temple", "build sawmill", "stage altar >4"]))
    made = {city: (bank, chain, stage) for kind, city, _, _, bank, chain, stage in entries if kind == told.MADE}
    assert made == {0: (0, CARD_NUMBERS["altar"], 0), 1: (1, 0, 0), 2: (0, 0, 1)}
    assert [(city, coins) for kind, city, coins, *_ in entries if kind == told.TRADED] == [(1, 4)]


def test_a_choice_that_waits_for_others_sets_nothing_in_motion() -> None:
    state = table().state()
    kinds = [kind for kind, *_ in read_notes(trail_of(state, [idle_move(state, 0)]))]
    assert kinds == [told.CHOSE]


def test_the_longest_trail_fits() -> None:
    """Seven cities sell, buy, throw and fight at the end of an age: everything that can be noted at once."""
    most = 2 + 7 * len((told.MADE, told.TRADED, told.TRADED, told.EARNED, told.THROWN, told.FOUGHT)) + 2
    assert most <= told.TRAIL

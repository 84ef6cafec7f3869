"""Refusals: whatever cannot be done with a card has a reason, and whatever can be done has none."""

from __future__ import annotations

from hypothesis import given

from mirabilia.core.game import State
from mirabilia.games.seven.codec import card_names, card_numbers
from mirabilia.games.seven.engine.layout import city_at
from mirabilia.games.seven.engine.options import hand_of
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Build, BuildStage, Dig, Missing, Sell, TooFewCoins
from tests.kit.depth import examples
from tests.kit.seven.positions import positions
from tests.kit.seven.table import table

VERBS = {Build: "build", BuildStage: "stage", Sell: "sell", Dig: "build"}


@given(positions())
@examples(80)
def test_every_card_has_an_option_or_a_refusal_for_each_verb(state: State) -> None:
    for city in SEVEN.waiting(state):
        decision = SEVEN.decision(state, city)
        refused = [(refusal.card, refusal.verb) for refusal in decision.refusals]
        able = {
            (o.move.card, VERBS[type(o.move)])
            for o in decision.options
            if isinstance(o.move, Build | BuildStage | Sell | Dig)
        }
        assert len(set(refused)) == len(refused)
        assert not able & set(refused)
        if decision.kind != "dig":
            cards = card_names(card_numbers(int(hand_of(state.words, city_at(city)))))
            assert able | set(refused) == {(card, verb) for card in cards for verb in ("build", "stage", "sell")}


@given(positions())
@examples(80)
def test_a_reason_that_counts_counts_too_little(state: State) -> None:
    for city in SEVEN.waiting(state):
        for refusal in SEVEN.decision(state, city).refusals:
            assert refusal.reasons
            for reason in refusal.reasons:
                assert not isinstance(reason, Missing) or reason.needed > reason.available
                assert not isinstance(reason, TooFewCoins) or reason.needed > reason.coins


def test_raw_materials_and_goods_that_are_missing_are_both_named() -> None:
    state = table("gizah-A rhodos-A ephesos-A").age(3).hand(0, "pantheon").state()
    (reasons,) = [r.reasons for r in SEVEN.decision(state, 0).refusals if r.verb == "build"]
    assert reasons == (Missing(("clay",), 2, 0), Missing(("glass", "loom"), 2, 0))

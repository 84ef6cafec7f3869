"""The engine explains itself completely: what a trail tells is all that changed, and what is refused has its reason."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given

from mirabilia.core.game import State
from mirabilia.core.kernel import words
from mirabilia.core.notes import blank_notes, read_notes
from mirabilia.games.architects.decision import moves_of
from mirabilia.games.architects.engine import trail as told
from mirabilia.games.architects.engine.moves import ANY_CENTRAL
from mirabilia.games.architects.engine.options import DESK
from mirabilia.games.architects.engine.turn import play
from mirabilia.games.architects.events import events_of
from mirabilia.games.architects.facts import STAGES, box
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import (
    Build,
    CardsMissing,
    CatMoved,
    DrawAllowed,
    Ended,
    Flipped,
    Fought,
    Looked,
    Peeked,
    Researched,
    StageBuilt,
    TokenTaken,
    Took,
    TurnBegan,
    View,
)
from mirabilia.games.architects.tables import CARD_NAMES
from tests.kit.architects.positions import player_counts, positions, seeds
from tests.kit.depth import examples

HORNS = {card.id: card.horns for card in box().cards}


class Told:
    """A game followed by ear: what is known of the next state by the trail alone."""

    def __init__(self, view: View) -> None:
        self.cards = [Counter(player.cards) for player in view.cities]
        self.decks = {player.number: player.deck.count for player in view.cities}
        self.centre = view.central.count
        self.stages = [set(player.stages) for player in view.cities]
        self.tokens = [Counter(player.tokens) for player in view.cities]
        self.victories = [player.victories for player in view.cities]
        self.cat, self.flipped, self.battle = view.cat, view.conflict - view.peace, view.battle
        self.turn, self.active, self.draws, self.over = view.turn, view.active, view.draws, False

    def compare(self, view: View) -> None:
        assert [+cards for cards in self.cards] == [player.cards for player in view.cities]
        assert self.decks == {player.number: player.deck.count for player in view.cities}
        assert self.centre == view.central.count
        assert [sorted(stages) for stages in self.stages] == [list(player.stages) for player in view.cities]
        assert self.tokens == [Counter(player.tokens) for player in view.cities]
        assert self.victories == [player.victories for player in view.cities]
        seen = (view.cat, view.conflict - view.peace, view.battle)
        assert (self.cat, self.flipped, self.battle) == seen
        assert (self.turn, self.active, self.draws) == (view.turn, view.active, view.draws)
        assert self.over == (view.phase == "over")

    def hear(self, event: object) -> None:
        match event:
            case Took(seat, card, owner, why):
                self.cards[seat][card] += 1
                self.draws -= why == "draw"
                if owner is None:
                    self.centre -= 1
                else:
                    self.decks[owner] -= 1
            case CatMoved(seat):
                assert self.cat != seat
                self.cat = seat
            case Flipped(_, flipped, battle):
                assert flipped > self.flipped
                self.flipped, self.battle = flipped, battle
            case DrawAllowed():
                self.draws += 1
            case StageBuilt(seat, stage, spent, coins):
                self.stages[seat].add(stage)
                self.cards[seat] -= Counter([*spent, *["coin"] * coins])
            case Researched(seat, symbols):
                self.cards[seat] -= Counter(symbols)
            case TokenTaken(seat, token):
                self.tokens[seat][token] += 1
            case Fought(_, victories):
                self.victories = [had + won for had, won in zip(self.victories, victories, strict=True)]
                self.cards = [Counter({c: n for c, n in held.items() if not HORNS[c]}) for held in self.cards]
                self.flipped, self.battle = 0, False
            case TurnBegan(seat, turn):
                self.turn, self.active, self.draws = turn, seat, 0
            case Ended():
                self.over = True


@given(player_counts, seeds)
@examples(30)
def test_the_trail_of_a_move_tells_all_that_it_changed(players: int, seed: int) -> None:
    chance = Random(seed)
    state = ARCHITECTS.start(ARCHITECTS.draw_setup(players, seed), seed)
    desk, trail = words(DESK), blank_notes(told.TRAIL)
    while options := moves_of(state.words):
        ear = Told(ARCHITECTS.view(state, None))
        play(state.words, chance.choice(options), desk, trail)
        for event in events_of(trail, state.words):
            ear.hear(event)
        ear.compare(ARCHITECTS.view(state, None))


@given(positions(), seeds)
def test_a_move_does_the_same_whether_or_not_anybody_asks_what_it_did(state: State, seed: int) -> None:
    options = moves_of(state.words)
    if options:
        move = Random(seed).choice(options)
        quiet, asked = state.copy(), state.copy()
        play(quiet.words, move, words(DESK))
        play(asked.words, move, words(DESK), blank_notes(told.TRAIL))
        assert quiet.hash == asked.hash


@given(positions(), seeds)
def test_what_a_trail_says_was_seen_lay_there(state: State, seed: int) -> None:
    options = moves_of(state.words)
    if not options:
        return
    before = ARCHITECTS.view(state, None)
    trail = blank_notes(told.TRAIL)
    play(state.words, Random(seed).choice(options), words(DESK), trail)
    after = ARCHITECTS.view(state, before.active)
    for event in events_of(trail, state.words):
        match event:
            case Looked(_, owner, cards):
                assert (owner, cards) == (after.looked_deck, after.looked)
            case Peeked(seat, card):
                assert card == ARCHITECTS.view(state, seat).central.top
    for kind, _, number, deck, *_ in read_notes(trail):
        if kind == told.TOOK and deck != ANY_CENTRAL:
            assert CARD_NAMES[number] in before.cities[deck].deck.cards


@given(positions())
def test_every_stage_is_built_or_an_option_or_refused_with_its_reason(state: State) -> None:
    for seat in ARCHITECTS.waiting(state):
        decision, player = ARCHITECTS.decision(state, seat), ARCHITECTS.view(state, seat).cities[seat]
        able = {option.move.stage for option in decision.options if isinstance(option.move, Build)}
        refused = [refusal.stage for refusal in decision.refusals]
        if decision.kind not in ("take", "act"):
            assert refused == []
            continue
        assert sorted([*player.stages, *able, *refused]) == list(range(1, STAGES + 1))
        for refusal in decision.refusals:
            wonder = next(wonder for wonder in box().wonders if wonder.id == player.wonder)
            fact = wonder.stage[refusal.stage - 1]
            lacking = tuple(stage for stage in fact.requires if stage not in player.stages)
            if isinstance(refusal.reason, CardsMissing):
                reason = refusal.reason
                assert (lacking, reason.needed, reason.kind) == ((), fact.cost.count, fact.cost.kind)
                assert reason.grey + reason.coins < reason.needed
                assert reason.coins == player.cards.get("coin", 0)
            else:
                assert refusal.reason.stages == lacking != ()

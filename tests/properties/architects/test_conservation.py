"""Nothing appears or disappears in Architects: cards and tokens at every step; and every game ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.game import State
from mirabilia.games.architects.facts import box
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import End, Option, Research, TakeFrom
from tests.kit.architects.positions import MOST_MOVES, player_counts, positions, seeds, turned
from tests.kit.depth import examples


def cards_everywhere(state: State) -> Counter[str]:
    """Count every card of the table: in decks, before players and out of the game."""
    view = ARCHITECTS.view(state, None)
    cards = Counter(view.discards) + Counter(view.central.cards)
    for player in view.cities:
        cards += Counter(player.cards) + Counter(player.deck.cards)
    return cards


def tokens_everywhere(state: State) -> Counter[str]:
    """Count every progress token: open, face down and with players."""
    view = ARCHITECTS.view(state, None)
    held = [token for player in view.cities for token in player.tokens]
    return Counter(view.stack) + Counter([token for token in view.open_tokens if token] + held)


@given(player_counts, seeds)
@examples(40)
def test_every_card_and_token_is_somewhere_at_every_step(players: int, seed: int) -> None:
    setup = ARCHITECTS.draw_setup(players, seed)
    cards = Counter(box().decks["central"])
    for wonder in setup.wonders:
        cards += Counter(box().decks[wonder])
    tokens = Counter({token.id: token.copies for token in box().tokens})
    assert (cards.total(), tokens.total()) == (60 + 25 * players, 15)
    state = ARCHITECTS.start(setup, seed)
    chance = Random(seed)
    while waiting := ARCHITECTS.waiting(state):
        view = ARCHITECTS.view(state, None)
        assert cards_everywhere(state) == cards
        assert tokens_everywhere(state) == tokens
        assert view.central.count == sum(view.central.cards.values())
        assert 0 <= view.peace <= view.conflict
        state = ARCHITECTS.choose(
            state, waiting[0], chance.choice(ARCHITECTS.decision(state, waiting[0]).options).move
        ).state
    assert (cards_everywhere(state), tokens_everywhere(state)) == (cards, tokens)


Policy = Callable[[tuple[Option, ...]], Option]


def lazy(options: tuple[Option, ...]) -> Option:
    """End the turn as soon as possible."""
    return next((option for option in options if isinstance(option.move, End)), options[0])


def first(options: tuple[Option, ...]) -> Option:
    return options[0]


def last(options: tuple[Option, ...]) -> Option:
    return options[-1]


@given(player_counts, seeds, st.sampled_from([lazy, first, last]))
@examples(60)
def test_every_game_ends(players: int, seed: int, policy: Policy) -> None:
    state = ARCHITECTS.start(ARCHITECTS.draw_setup(players, seed), seed)
    for _ in range(MOST_MOVES):
        if not (waiting := ARCHITECTS.waiting(state)):
            break
        state = ARCHITECTS.choose(state, waiting[0], policy(ARCHITECTS.decision(state, waiting[0]).options).move).state
    view = ARCHITECTS.view(state, None)
    complete = [player.number for player in view.cities if len(player.stages) == 5]
    empty = view.central.count == 0 and all(player.deck.count == 0 for player in view.cities)
    assert view.phase == "over"
    assert complete == [view.active] or empty


@given(positions())
@examples(100)
def test_nothing_mandatory_is_left_where_a_turn_may_end(state: State) -> None:
    """Ending is an option exactly where nothing mandatory is; research is always mandatory."""
    for seat in ARCHITECTS.waiting(state):
        decision = ARCHITECTS.decision(state, seat)
        if decision.kind != "act":
            continue
        mandatory = any(option.mandatory for option in decision.options)
        assert mandatory != any(isinstance(option.move, End) for option in decision.options)
        assert all(option.mandatory for option in decision.options if isinstance(option.move, Research))
        offered = {getattr(option.move, "stage", None) for option in decision.options}
        assert offered.isdisjoint(refusal.stage for refusal in decision.refusals)


@given(positions(), seeds)
@examples(60)
def test_relabelling_the_seats_relabels_the_results(state: State, dice: int) -> None:
    chance = Random(dice)
    other = turned(state)
    players = ARCHITECTS.view(state, None).players
    for _ in range(8):
        if not ARCHITECTS.waiting(state):
            break
        seat = ARCHITECTS.waiting(state)[0]
        move = chance.choice(ARCHITECTS.decision(state, seat).options).move
        there = TakeFrom((move.seat + 1) % players) if isinstance(move, TakeFrom) and move.seat is not None else move
        state = ARCHITECTS.choose(state, seat, move).state
        other = ARCHITECTS.choose(other, (seat + 1) % players, there).state
        assert other.hash == turned(state).hash

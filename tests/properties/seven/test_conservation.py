"""Nothing appears or disappears: cards at every step, and coins except the bank's."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.chance import below, stream
from mirabilia.core.game import Event, State
from mirabilia.core.kernel import plain, words
from mirabilia.games.seven.codec import card_numbers
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Built, Earned
from mirabilia.games.seven.tables import CARD_COUNT, CARDS
from tests.kit.depth import examples
from tests.kit.seven.positions import player_counts, seeds

Cards = Counter[int]


def cards_everywhere(state: State) -> Cards:
    """Count every card of the table: in hands, cities and the pile, under wonders and in the discard pile."""
    s = plain(state.words)
    cards: Cards = Counter({n: at.discarded(s, n) for n in range(1, CARD_COUNT + 1) if at.discarded(s, n)})
    for number in range(s[at.CITIES]):
        city = at.city_at(number)
        cards.update(card_numbers(s[city + at.HAND]))
        cards.update(n for n in range(1, CARD_COUNT + 1) if at.stands(s, city, n))
        for age in range(3):
            entries = [s[city + at.SECRETS + age] >> (at.SECRET_BITS * slot) & 511 for slot in range(7)]
            cards.update(entry & at.CARD_MASK for entry in entries if entry & at.BURIED)
    return cards


def of_age(cards: Cards, age: int) -> Cards:
    return Counter({n: count for n, count in cards.items() if CARDS[n - 1].age == age})


@given(player_counts, seeds)
@examples(40)
def test_every_card_is_somewhere_at_every_step(players: int, seed: int) -> None:
    state = SEVEN.start(SEVEN.draw_setup(players, seed), seed)
    chance = words(1)
    chance[0] = stream(seed, 5)
    dealt = {1: cards_everywhere(state)}
    while waiting := SEVEN.waiting(state):
        city = waiting[below(chance, len(waiting))]
        options = SEVEN.decision(state, city).options
        step = SEVEN.choose(state, city, options[below(chance, len(options))].move)
        check_coins(state, step.state, step.events)
        state = step.state
        everywhere = cards_everywhere(state)
        dealt.setdefault(int(state.words[at.AGE]), of_age(everywhere, int(state.words[at.AGE])))
        assert everywhere == sum(dealt.values(), Counter())
    assert sum(cards_everywhere(state).values()) == 3 * 7 * max(players, 3)


def check_coins(before: State, after: State, events: tuple[Event, ...]) -> None:
    """Coins change hands between neighbours, or come from and go to the bank as the events say."""
    earned = [event for event in events if isinstance(event, Earned)]
    bank = sum(event.sale + event.effect for event in earned)
    bank -= sum(event.bank for event in events if isinstance(event, Built))
    assert coins(after) - coins(before) == bank
    assert all(min(event.trade, event.sale, event.effect) >= 0 for event in earned)
    assert all(city.coins >= 0 for city in SEVEN.view(after, None).cities)


def coins(state: State) -> int:
    return sum(city.coins for city in SEVEN.view(state, None).cities)


@given(st.sampled_from(range(3, 8)), seeds, st.integers(0, 5))
@examples(60)
def test_relabelling_the_seats_relabels_the_results(players: int, seed: int, turns: int) -> None:
    state = SEVEN.start(SEVEN.draw_setup(players, seed), seed)
    chance = words(1)
    chance[0] = stream(seed, 6)
    turned = rotated(state)
    for _ in range(turns):
        if state.words[at.PHASE] != at.CHOOSING or state.words[at.AGE] != 1:
            break  # a new deal depends on the seed, not on the seat
        for city in range(players):
            options = SEVEN.decision(state, city).options
            move = options[below(chance, len(options))].move
            state = SEVEN.choose(state, city, move).state
            turned = SEVEN.choose(turned, (city + 1) % players, move).state
        assert turned.hash == rotated(state).hash


def rotated(state: State) -> State:
    """Return the same game with everyone moved one seat to the left."""
    other = state.copy()
    players = int(state.words[at.CITIES])
    for seat in range(players):
        here, there = at.city_at(seat), at.city_at((seat + 1) % players)
        for word in range(at.CITY):
            other.words[there + word] = state.words[here + word]
    if state.words[at.ACTOR]:
        other.words[at.ACTOR] = at.left_of(state.words, int(state.words[at.ACTOR]))
    return other

"""Worlds that a seat cannot tell from the real one: what it does not see is dealt again."""

from __future__ import annotations

from mirabilia.core.chance import below, shuffle
from mirabilia.core.game import State
from mirabilia.core.kernel import Words, words
from tests.kit.toy.game.codec import encode_move
from tests.kit.toy.game.engine import layout as at
from tests.kit.toy.game.engine.deal import DESK
from tests.kit.toy.game.engine.layout import city_at, state_size, with_card
from tests.kit.toy.game.engine.options import list_options
from tests.kit.toy.game.model import View
from tests.kit.toy.game.tables import CARD_COUNT, CARD_NUMBERS, SALE, STALL_NUMBERS


def sample_world(view: View, chance: Words) -> State:
    """Return a state that looks to the view's seat as the view does; all deals of unseen cards are equally likely."""
    unseen = _shuffled_unseen(view, chance)
    state = words(state_size(view.players))
    state[at.PLAYERS] = view.players
    state[at.TURN] = view.turn + (view.result is not None)
    for city, seen in enumerate(view.cities):
        place, own = city_at(city), city == view.seat
        sold = [CARD_NUMBERS[card] for card in view.sold] if own else _taken(unseen, seen.coins // SALE)
        hand = [CARD_NUMBERS[card] for card in view.hand] if own else _taken(unseen, seen.cards)
        state[place + at.STALL] = STALL_NUMBERS[seen.stall]
        state[place + at.COINS], state[place + at.RIBBONS] = seen.coins, seen.ribbons
        state[place + at.SHOWN] = sum(1 << CARD_NUMBERS[card] for card in seen.shown)
        state[place + at.SOLD] = sum(1 << card for card in sold)
        state[place + at.HAND] = _row(hand)
        if city in view.ready:
            state[place + at.CHOICE] = encode_move(view.chosen) if own and view.chosen else _any(state, city, chance)
    state[at.DECK] = _row(_taken(unseen, view.deck))
    return State(state)


def _shuffled_unseen(view: View, chance: Words) -> list[int]:
    seen = {*view.hand, *view.sold, *(card for city in view.cities for card in city.shown)}
    cards = [number for name, number in CARD_NUMBERS.items() if name not in seen]
    desk = words(CARD_COUNT)
    for place, card in enumerate(cards):
        desk[place] = card
    shuffle(chance, desk, 0, len(cards))
    return [int(desk[place]) for place in range(len(cards))]


def _taken(cards: list[int], count: int) -> list[int]:
    return [cards.pop() for _ in range(count)]


def _row(cards: list[int]) -> int:
    row = 0
    for card in reversed(cards):
        row = int(with_card(row, card))
    return row


def _any(state: Words, city: int, chance: Words) -> int:
    """Return a choice that a city may have made."""
    desk = words(DESK)
    return int(desk[int(below(chance, int(list_options(state, city, desk))))])

"""View -> words of the engine: everything on the table that a seat can see, set out again.

What it cannot see is left out: other hands and the Free City's pile are empty, and face-down cards are missing from the
secrets and the discard pile.
"""

from __future__ import annotations

from mirabilia.core.game import State
from mirabilia.core.kernel import Words, words
from mirabilia.games.seven.codec import board_number, encode_move
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.engine.build import open_market, place, place_card, place_stage
from mirabilia.games.seven.engine.layout import city_at
from mirabilia.games.seven.engine.moves import BUILD, CARD, SELL, STAGE
from mirabilia.games.seven.engine.turn import SEVENTH_SLOT
from mirabilia.games.seven.facts import Produce
from mirabilia.games.seven.model import City, Secret, View
from mirabilia.games.seven.tables import (
    CARD_NUMBERS,
    CARDS,
    DIG_POWER,
    DISCOUNTS_OF,
    FIRST_BOARD,
    FIRST_STAGE,
    FOR_SALE,
    MOST_STAGES,
    POWERS_OF,
)
from mirabilia.games.seven.view import DISCOUNTS, PHASES

MARKS = {"buried": at.BURIED, "thrown": at.THROWN, "sold": 0}


def base_state(view: View) -> State:
    """Return the part of a state that a view shows; what it does not show is missing."""
    state = words(int(at.state_size(len(view.cities))))
    _set_header(state, view)
    for city in view.cities:
        _set_city(state, view, city)
    for secret, slot in secret_slots(view):
        _set_secret(state, secret, slot)
    for seat, move in view.chosen:
        state[city_at(seat) + at.CHOICE] = encode_move(move)
    if view.seat is not None:
        state[city_at(view.seat) + at.HAND] = _packed(view.hand)
    if view.drawn is not None:
        state[at.DRAWN if view.phase == "choosing" else at.FREE_CITY + at.HAND] = CARD_NUMBERS[view.drawn]
    return State(state)


def secret_slots(view: View) -> list[tuple[Secret, int]]:
    """Return every secret of a view with its place among those of its age.

    A seventh card that is the only one of its turn to go face down looks like a sixth, which makes no difference.
    """
    taken = set()
    found = []
    for secret in view.secrets:
        slot = secret.turn - 1
        if secret.fate == "thrown" or (secret.city, secret.age, slot) in taken:
            slot = SEVENTH_SLOT
        taken.add((secret.city, secret.age, slot))
        found.append((secret, slot))
    return found


def stages_of(city: City) -> list[int]:
    """Return the stages a city has built, as things."""
    first = FIRST_STAGE + MOST_STAGES * board_number(city.board)
    return list(range(first, first + city.stages))


def _set_header(state: Words, view: View) -> None:
    state[at.PLAYERS] = view.players
    state[at.CITIES] = len(view.cities)
    state[at.AGE] = view.age
    state[at.TURN] = view.turn
    state[at.PHASE] = PHASES.index(view.phase)
    state[at.ACTOR] = 0 if view.actor is None else city_at(view.actor)
    state[at.WAITING] = len(view.cities) - len(view.chosen) if view.phase == "choosing" else 0


def _set_city(state: Words, view: View, seen: City) -> None:
    """Set out one city with everything in it."""
    city = city_at(seen.number)
    board = board_number(seen.board)
    state[city + at.BOARD] = board
    place(state, city, FIRST_BOARD + board)
    open_market(state, city, FIRST_BOARD + board)
    fresh = _unsold(seen)
    for card in (CARD_NUMBERS[name] for name in seen.cards):
        place_card(state, city, card)
        if card != fresh:
            open_market(state, city, card)
    for _ in range(seen.stages):
        place_stage(state, city)
    state[city + at.INCOME] = seen.income
    state[city + at.COINS] = seen.coins - seen.income
    state[city + at.TOKENS] = sum(count << (8 * lane) for lane, count in enumerate((*seen.victories, seen.defeats)))
    state[city + at.DISCOUNTS] = _discounts(seen)
    _set_powers(state, view, seen)
    if view.phase == "seventh":
        state[city + at.CHOICE] = _sixth(view, seen)


def _set_powers(state: Words, view: View, seen: City) -> None:
    """Take away what has been used: a dig is used in its turn, a free build as the view says."""
    city = city_at(seen.number)
    powers = int(state[city + at.POWERS]) & ~(DIG_POWER | at.FREE_BUILD_READY)
    sixth = _sixth_secret(view, seen)
    if view.phase == "seventh" and sixth is not None and sixth.fate == "buried":
        powers |= POWERS_OF[stages_of(seen)[-1]] & DIG_POWER
    state[city + at.POWERS] = powers | (at.FREE_BUILD_READY if seen.free_build else 0)


def _discounts(seen: City) -> int:
    return sum(bit for bit, discount in DISCOUNTS.items() if discount in seen.discounts)


def _unsold(seen: City) -> int:
    """Return the card whose resources will be for sale only when the turn ends; 0 is none."""
    sources = iter(seen.sources[1:])
    for name in seen.cards:
        card = CARD_NUMBERS[name]
        for _ in (effect for effect in CARDS[card - 1].effects if isinstance(effect, Produce)):
            if FOR_SALE[card] and not next(sources).for_sale:
                return card
    return 0


def _sixth_secret(view: View, seen: City) -> Secret | None:
    """Return what a city put away face down in the turn that is shown."""
    now = (seen.number, view.age, view.turn)
    return next((secret for secret in view.secrets if (secret.city, secret.age, secret.turn) == now), None)


def _sixth(view: View, seen: City) -> int:
    """Return the choice of a city that was revealed while a seventh card is awaited.

    Its market is still to open. If no market is waiting, any card of the age without one will do in its place.
    """
    secret = _sixth_secret(view, seen)
    if secret is not None:
        return (STAGE if secret.fate == "buried" else SELL) + CARD * (CARD_NUMBERS[secret.card] if secret.card else 0)
    cards = [CARD_NUMBERS[name] for name in seen.cards if CARDS[CARD_NUMBERS[name] - 1].age == view.age]
    cheaper = [card for card in cards if DISCOUNTS_OF[card] & ~_discounts(seen)]
    quiet = [card for card in cards if not FOR_SALE[card]]
    return BUILD + CARD * (_unsold(seen) or (cheaper + quiet)[0])


def _set_secret(state: Words, secret: Secret, slot: int) -> None:
    """Note a card that went face down; it is put on the discard pile only if it is known."""
    card = CARD_NUMBERS[secret.card] if secret.card else 0
    place_ = city_at(secret.city) + at.SECRETS + secret.age - 1
    state[place_] |= (card | MARKS[secret.fate]) << (at.SECRET_BITS * slot)
    if card and secret.fate != "buried":
        at.discard(state, card)


def _packed(hand: tuple[str, ...]) -> int:
    """Return the names of a hand as its word."""
    return sum(number << (at.CARD_BITS * n) for n, number in enumerate(sorted(CARD_NUMBERS[name] for name in hand)))

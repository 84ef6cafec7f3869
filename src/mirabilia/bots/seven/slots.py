"""View -> slots: the places of cards that a seat does not know, and the cards that may be there.

Cards never leave their age, so every age is a *pool* of its own: what is left of its deck, and the slots of
other hands, the Free City's pile and whatever went face down. A hand that the seat has passed on is a
part of the pool with cards of its own: it, and what was taken out of it unseen, hold what the seat remembers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from mirabilia.bots.seven.position import secret_slots, stages_of
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.engine.layout import LAST_TURN, city_at, number_of
from mirabilia.games.seven.model import City, RememberedHand, View
from mirabilia.games.seven.tables import (
    CARD_NUMBERS,
    CARDS,
    DIG_POWER,
    GUILD_COUNT,
    GUILDS,
    LAST_AGE,
    LEAST_CITIES,
    NUMBERS,
    POWERS_OF,
    deck,
)
from mirabilia.games.seven.view import face_down_since

PLACE, SHIFT = 255, 1 << 8
"""A slot's code is the word it is in (0 is none) + SHIFT * its position in that word, and these marks."""
IN_HAND, ON_PILE, IS_DRAWN = 1 << 14, 1 << 15, 1 << 16
"""Marks: in a hand, in its place by number; on the discard pile; the card drawn this turn."""
EVERY_GUILD = [int(guild) for guild in GUILDS]

Cards = Counter[int]


@dataclass(frozen=True, slots=True)
class Slot:
    """A place with a card that is not known."""

    code: int
    discard: bool = False
    """Whether it is, or was, a part of the discard pile."""
    time: tuple[int, int] = (0, 0)
    """Age and turn in which the card left a hand."""


@dataclass(slots=True)
class Part:
    """Slots that hold some of these cards; there are as many cards as slots, unless guilds can be in the box."""

    slots: list[Slot]
    cards: Cards


@dataclass(slots=True)
class Pool:
    """Everything that is not known about the cards of one age."""

    loose: Part
    """Cards that no hand is known to hold; those that were dug up count as seen, so a slot may lack a card."""
    hands: list[Part] = field(default_factory=list)
    joined: Part | None = None
    """The remembered hand that an unknown card joined: it has one more slot than cards."""
    box: int = 0
    """How many guilds are not in the game."""
    known: list[tuple[int, tuple[int, int]]] = field(default_factory=list)
    """Cards of this age that the seat itself sold or threw away, and when."""
    digs: list[int] = field(default_factory=list)
    """The cards of this age in the digging city, if there is one."""
    dug: int = 0
    """How many of these came from the discard pile."""
    last_dig: tuple[int, int] = (0, 0)
    """Age and turn of the last dig: what went later was not dug up. Which dig brought which card does not matter."""
    pile: Cards | None = None
    """What is on the discard pile, if the seat sees it."""


def pools_of(view: View) -> list[Pool]:
    """Return what a seat, or the public, does not know, age by age."""
    digger = next((city for city in view.cities if _dig_times(view, city)), None)
    return [_pool(view, age, digger) for age in range(1, view.age + 1)]


def _pool(view: View, age: int, digger: City | None) -> Pool:
    """Return the pool of an age."""
    pool = Pool(Part([], _unseen(view, age)))
    for secret, slot in secret_slots(view):
        if secret.age != age:
            continue
        time, discard = (age, secret.turn), secret.fate != "buried"
        if secret.card is None:
            code = city_at(secret.city) + at.SECRETS + age - 1 + SHIFT * at.SECRET_BITS * slot
            pool.loose.slots.append(Slot(code | ON_PILE * discard, discard, time))
        elif discard:
            pool.known.append((CARD_NUMBERS[secret.card], time))
    if digger is not None:
        pool.digs = [card for card in _numbers(digger.cards) if CARDS[card - 1].age == age]
        pool.dug = len(pool.digs) + _let_go(view, digger, age) - _plays(view, age)
        pool.last_dig = max((time for time in _dig_times(view, digger) if not _is_pending(view, time)), default=(0, 0))
    if view.pile:
        pool.pile = Counter(card for card in _numbers(view.pile) if CARDS[card - 1].age == age)
    if age == LAST_AGE:
        pool.box = GUILD_COUNT - len(view.cities) - NUMBERS.extra_guilds
    if view.players < LEAST_CITIES and _threw_last_of_pile(view, age, digger):
        pool.loose.slots.append(Slot(ON_PILE, discard=True, time=(age, LAST_TURN)))
    if age == view.age:
        _add_hands(pool, view)
    return pool


def _unseen(view: View, age: int) -> Cards:
    """Return the cards of an age except all that the seat sees or remembers; guilds in the box are among them."""
    cards = Counter(deck(age, len(view.cities)))
    if age == LAST_AGE:
        cards.update(EVERY_GUILD)
    for city in view.cities:
        cards.subtract(card for card in _numbers(city.cards) if CARDS[card - 1].age == age)
    cards.subtract(_numbers(secret.card for secret in view.secrets if secret.card is not None and secret.age == age))
    if age == view.age:
        cards.subtract(_numbers(view.hand))
        if view.drawn is not None and view.phase != "choosing":  # the last card of the Free City's pile
            cards.subtract(_numbers([view.drawn]))
        for memory in view.memory:
            cards.subtract(_numbers(memory.cards))
    return cards


def _numbers(names: Iterable[str]) -> list[int]:
    return [CARD_NUMBERS[name] for name in names]


# Hands.


def _add_hands(pool: Pool, view: View) -> None:
    """Add the slots of everybody else's hand, remembered ones as parts of their own."""
    memories = {memory.seat: memory for memory in view.memory}
    for city in view.cities[: view.players]:
        slot = Slot((city_at(city.number) + at.HAND) | IN_HAND)
        if city.number in memories:
            _add_remembered(pool, view, memories[city.number], [slot] * city.hand)
        elif city.number != view.seat:
            slots = [slot] * city.hand
            if view.phase == "choosing" and view.holder == city.number:
                slots[0] = Slot(slot.code | IS_DRAWN)
            pool.loose.slots += slots
    if view.players < LEAST_CITIES and not (view.phase != "choosing" and view.drawn is not None):
        pile = at.FREE_CITY + at.HAND
        pool.loose.slots += [Slot(pile + SHIFT * at.CARD_BITS * n) for n in range(_free_city(view).hand)]


def _add_remembered(pool: Pool, view: View, memory: RememberedHand, hand: list[Slot]) -> None:
    """Add a remembered hand, and move to it from the loose slots what was taken out of it unseen."""
    places = set(_taken_from(view, memory.seat))
    taken = [slot for slot in pool.loose.slots if slot.code & ~ON_PILE in places]
    pool.loose.slots = [slot for slot in pool.loose.slots if slot not in taken]
    part = Part(hand + taken, Counter(_numbers(memory.cards)))
    pool.hands.append(part)
    if len(part.slots) > len(memory.cards):
        pool.joined = part


def _taken_from(view: View, now: int) -> Iterator[int]:
    """Yield where cards that left a hand face down since the seat passed it on would be."""
    assert view.seat is not None, "the public remembers no hands"
    revealed = view.phase != "choosing"
    for city, turn in face_down_since(view.players, view.age, view.turn, revealed, view.seat, now):
        yield city_at(city) + at.SECRETS + view.age - 1 + SHIFT * at.SECRET_BITS * (turn - 1)


# Digging, and what the Free City leaves.


def _dig_times(view: View, city: City) -> list[tuple[int, int]]:
    """Return in which turns a city built the stages that let it dig."""
    buried = [(s.age, s.turn) for s in view.secrets if s.city == city.number and s.fate == "buried"]
    return [time for stage, time in zip(stages_of(city), buried, strict=True) if POWERS_OF[stage] & DIG_POWER]


def _is_pending(view: View, time: tuple[int, int]) -> bool:
    """Return whether a dig of this turn is still to come."""
    return view.phase in ("seventh", "digging") and time == (view.age, view.turn)


def _let_go(view: View, city: City, age: int) -> int:
    """Return how many cards of an age a city buried or sold."""
    return sum(s.city == city.number and s.age == age and s.fate != "thrown" for s in view.secrets)


def _plays(view: View, age: int) -> int:
    """Return how many turns of an age have been revealed."""
    if age < view.age or view.phase == "over":
        return LAST_TURN
    return view.turn - (view.phase == "choosing")


def _free_city(view: View) -> City:
    return view.cities[int(number_of(at.FREE_CITY))]


def _threw_last_of_pile(view: View, age: int, digger: City | None) -> bool:
    """Return whether the last card of the Free City's pile was discarded: the age is over and it was not played."""
    if age == view.age and (view.phase in ("choosing", "seventh") or view.turn < LAST_TURN):
        return False
    city = _free_city(view)
    built = sum(CARDS[card - 1].age == age for card in _numbers(city.cards))
    return city == digger or built + _let_go(view, city, age) == LAST_TURN

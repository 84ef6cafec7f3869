"""State -> View: what one seat, or the public, may know, and not a bit more.

What a seat remembers follows from the state: a hand that it passed on holds what is in it now, and what
others have taken out of it face down since.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec.structs import replace

from mirabilia.core.kernel import Words, plain
from mirabilia.games.seven.codec import board_name, card_names, card_numbers, decode_move
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.engine.conflict import DEFEAT, tokens_of
from mirabilia.games.seven.engine.layout import city_at, decider, holds_free_city, number_of
from mirabilia.games.seven.engine.moves import BUILD, FREE, card_of, kind_of
from mirabilia.games.seven.engine.passing import held_before, turns_since
from mirabilia.games.seven.facts import AnyEffect, Produce
from mirabilia.games.seven.model import City, Discount, Move, RememberedHand, Secret, Source, View
from mirabilia.games.seven.sheet import result_of
from mirabilia.games.seven.tables import (
    AGES,
    CARD_COUNT,
    CARD_NAMES,
    CARDS,
    FOR_SALE,
    GOODS_LEFT,
    GOODS_RIGHT,
    LAST_AGE,
    MASK_CARDS,
    NUMBERS,
    RAW_LEFT,
    RAW_RIGHT,
    WONDERS,
)

PHASES = ("choosing", "seventh", "digging", "over")
CITIES_KEPT = 4096
"""How many cities are kept as they were last shown: a turn's views for all seats show the same ones."""
DISCOUNTS = {
    RAW_LEFT: Discount("raw", "left"),
    RAW_RIGHT: Discount("raw", "right"),
    GOODS_LEFT: Discount("goods", "left"),
    GOODS_RIGHT: Discount("goods", "right"),
}


def view_of(state: Words, seat: int | None) -> View:
    """Return what a seat, or the public if None, may know."""
    s = plain(state)
    free_city = at.has_free_city(state)
    shared = View(
        seat=seat,
        players=s[at.PLAYERS],
        age=s[at.AGE],
        turn=s[at.TURN],
        phase=PHASES[s[at.PHASE]],  # type: ignore[arg-type]  # indexing loses that these are literals
        actor=int(number_of(s[at.ACTOR])) if s[at.ACTOR] else None,
        passing=NUMBERS.passing[s[at.AGE] - 1],
        cities=tuple(_city(s, number) for number in range(s[at.CITIES])),
        discards=len(_pile(tuple(s[at.DISCARDS : at.HEADER]))),
        holder=at.holding_seat(s[at.AGE], s[at.TURN]) if free_city else None,
        ready=_ready(s),
        secrets=tuple(_secrets(s, seat)),
        result=result_of(state) if s[at.PHASE] == at.OVER else None,
    )
    return shared if seat is None else _with_private(shared, state, s, seat)


def _with_private(shared: View, state: Words, s: list[int], seat: int) -> View:
    """Add what only this seat knows."""
    digging = s[at.PHASE] == at.DIGGING and decider(state, s[at.ACTOR]) == seat
    return replace(
        shared,
        hand=card_names(card_numbers(s[city_at(seat) + at.HAND])),
        drawn=_drawn(s) if shared.holder == seat else None,
        chosen=_chosen(state, s, seat),
        pile=card_names(_pile(tuple(s[at.DISCARDS : at.HEADER]))) if digging else (),
        memory=tuple(_memory(s, seat)),
    )


def _drawn(s: list[int]) -> str | None:
    """Return the card of the Free City's pile that its holder is looking at: this turn's, or its seventh."""
    if s[at.PHASE] == at.CHOOSING:
        return CARD_NAMES[s[at.DRAWN]]
    if s[at.PHASE] == at.SEVENTH and s[at.ACTOR] == at.FREE_CITY:
        return CARD_NAMES[s[at.FREE_CITY + at.HAND]]
    return None


def _city(s: list[int], number: int) -> City:
    city = city_at(number)
    return _shown_city(number, _built_this_turn(s, city), tuple(s[city : city + at.CITY]))


@lru_cache(maxsize=CITIES_KEPT)
def _shown_city(number: int, fresh: int, s: tuple[int, ...]) -> City:
    """Return what everybody sees of a city, given its own words; all views of a state share it."""
    city = 0
    tokens, symbols = s[city + at.TOKENS], s[city + at.SYMBOLS]
    return City(
        number=number,
        board=board_name(s[city + at.BOARD]),
        stages=s[city + at.STAGES],
        coins=s[city + at.COINS] + s[city + at.INCOME],
        income=s[city + at.INCOME],
        cards=card_names(_built(s, city)),
        sources=tuple(_sources(s, city, fresh)),
        discounts=tuple(discount for bit, discount in DISCOUNTS.items() if s[city + at.DISCOUNTS] & bit),
        shields=s[city + at.SHIELDS],
        compass=symbols & 255,
        gear=symbols >> 8 & 255,
        tablet=symbols >> 16 & 255,
        wild=symbols >> 24,
        victories=(tokens_of(tokens, 1), tokens_of(tokens, 2), tokens_of(tokens, 3)),
        defeats=tokens_of(tokens, DEFEAT),
        sold=sum(not mark for age in AGES for _, _, mark in _secret_slots(s, city, age)),
        hand=len(card_numbers(s[city + at.HAND])),
        free_build=bool(s[city + at.POWERS] & at.FREE_BUILD_READY),
    )


def _ready(s: list[int]) -> tuple[int, ...]:
    choosing = s[at.PHASE] == at.CHOOSING
    return tuple(number for number in range(s[at.CITIES]) if choosing and s[city_at(number) + at.CHOICE])


def _built(s: Sequence[int], city: int) -> list[int]:
    bits = s[city + at.BUILT] | s[city + at.BUILT + 1] << MASK_CARDS
    return [number for number in range(1, CARD_COUNT + 1) if bits >> (number - 1) & 1]


def _sources(s: Sequence[int], city: int, fresh: int) -> list[Source]:
    """List what makes resources here: the board, the cards, the stages; a fresh card sells nothing this turn."""
    board = board_name(s[city + at.BOARD])
    wonder = next(wonder for wonder in WONDERS if wonder.id == board.wonder)
    sources = [Source((wonder.makes,), 1, for_sale=True)]
    for number in _built(s, city):
        sources += _produced(CARDS[number - 1].effects, for_sale=bool(FOR_SALE[number]) and number != fresh)
    for stage in wonder.stages(board.side)[: s[city + at.STAGES]]:
        sources += _produced(stage.effects, for_sale=False)
    return sources


def _built_this_turn(s: list[int], city: int) -> int:
    """Return the card a city has just built, while a seventh card is awaited; what went face down does not count."""
    choice = s[city + at.CHOICE]
    shown = s[at.PHASE] == at.SEVENTH and kind_of(choice) in (BUILD, FREE)
    return int(card_of(choice)) if shown else 0


def _produced(effects: tuple[AnyEffect, ...], *, for_sale: bool) -> list[Source]:
    return [Source(effect.one_of, effect.units, for_sale) for effect in effects if isinstance(effect, Produce)]


@lru_cache(maxsize=CITIES_KEPT)
def _pile(lanes: tuple[int, ...]) -> list[int]:
    """Return the cards of the discard pile."""
    numbers = range(1, CARD_COUNT + 1)
    copies = [lanes[(number - 1) // at.PILE_CARDS] >> 2 * ((number - 1) % at.PILE_CARDS) & 3 for number in numbers]
    return [number for number, count in zip(numbers, copies, strict=True) for _ in range(count)]


def _chosen(state: Words, s: list[int], seat: int) -> tuple[tuple[int, Move], ...]:
    """Return what this seat has chosen so far, for its own city and for the Free City."""
    if s[at.PHASE] != at.CHOOSING:
        return ()
    mine = [number for number in range(s[at.CITIES]) if decider(state, city_at(number)) == seat]
    return tuple(
        (number, decode_move(s[city_at(number) + at.CHOICE])) for number in mine if s[city_at(number) + at.CHOICE]
    )


def _memory(s: list[int], seat: int) -> list[RememberedHand]:
    """Return the hands of this age that the seat has passed on, as far as it knows them."""
    if s[at.PHASE] == at.OVER:
        return []
    players, age, turn = s[at.PLAYERS], s[at.AGE], s[at.TURN]
    revealed = s[at.PHASE] != at.CHOOSING
    hands = []
    for now in range(players):
        hand = s[city_at(now) + at.HAND]
        if now == seat or turns_since(players, age, seat, now) >= turn or not hand:
            continue
        gone = [
            card
            for city, then in face_down_since(players, age, turn, revealed, seat, now)
            for slot, card, _ in _secret_slots(s, city_at(city), age)
            if slot == then - 1
        ]
        cards = sorted(card_numbers(hand) + gone)
        holds = holds_free_city(players, age, turn, now)
        if holds and s[at.DRAWN] in cards:
            cards.remove(s[at.DRAWN])
        hands.append(RememberedHand(now, card_names(cards), len(gone), int(holds)))
    return hands


def face_down_since(
    players: int, age: int, turn: int, revealed: bool, seat: int, now: int
) -> Iterator[tuple[int, int]]:
    """Yield each city and turn in which a card may have left a hand face down since a seat passed it on.

    `now` is the seat that holds the hand in this turn; whether the choices of this turn are `revealed` decides
    whether it counts.
    """
    for back in range(0 if revealed else 1, turns_since(players, age, seat, now)):
        then = int(held_before(players, age, now, back))
        yield then, turn - back
        if holds_free_city(players, age, turn - back, then):
            yield int(number_of(at.FREE_CITY)), turn - back


def _secret_slots(s: Sequence[int], city: int, age: int) -> list[tuple[int, int, int]]:
    """Return slot, card and mark of what left a city's hand face down in an age."""
    return _slots(s[city + at.SECRETS + age - 1])


def _slots(word: int) -> list[tuple[int, int, int]]:
    if not word:
        return []
    entries = [word >> (at.SECRET_BITS * slot) & 511 for slot in range(at.LAST_TURN + 1)]
    return [(slot, entry & at.CARD_MASK, entry & ~at.CARD_MASK) for slot, entry in enumerate(entries) if entry]


def _secrets(s: list[int], seat: int | None) -> list[Secret]:
    """Return everything that was buried, sold or thrown away, naming the cards that this seat itself put there."""
    secrets: list[Secret] = []
    for number in range(s[at.CITIES]):
        free_city = number >= s[at.PLAYERS]
        knower = seat if free_city or seat == number else None
        first = city_at(number) + at.SECRETS
        secrets += _city_secrets(number, free_city, knower, tuple(s[first : first + LAST_AGE]))
    return secrets


@lru_cache(maxsize=CITIES_KEPT)
def _city_secrets(number: int, free_city: bool, knower: int | None, ages: tuple[int, ...]) -> list[Secret]:
    """Return what left a city's hand face down, with the cards that a seat knows."""
    secrets = []
    for age, word in enumerate(ages, start=1):
        for slot, card, mark in _slots(word):
            turn = min(slot + 1, at.LAST_TURN)
            mine = knower is not None and (at.holding_seat(age, turn) if free_city else number) == knower
            fate = "buried" if mark & at.BURIED else "thrown" if mark & at.THROWN else "sold"
            known = CARD_NAMES[card] if mine else None
            secrets.append(Secret(number, age, turn, known, fate))  # type: ignore[arg-type]  # a literal
    return secrets

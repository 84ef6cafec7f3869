"""State -> View: what one seat, or the public, may know, and not a bit more.

What a seat remembers follows from the state: a hand that it passed on holds what is in it now, and what
others have taken out of it face down since.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec.structs import replace

from mirabilia.core.kernel import Words, plain, words
from mirabilia.games.seven.codec import board_name, card_names, card_numbers, decode_move
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.engine.conflict import DEFEAT, tokens_of
from mirabilia.games.seven.engine.layout import city_at, decider, holds_free_city, number_of
from mirabilia.games.seven.engine.moves import BUILD, FREE, card_of, kind_of
from mirabilia.games.seven.engine.passing import held_before, turns_since
from mirabilia.games.seven.facts import AnyEffect, Produce
from mirabilia.games.seven.model import City, Discount, Move, RememberedHand, Result, Secret, Source, View
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
CITIES_KEPT = 16_384
"""How many cities are kept as they were last shown: all views of a turn, at all tables, show the same ones."""
VIEWS_KEPT = 64
"""How many public views are kept: those of all seats are made one after another."""
DISCOUNTS = {
    RAW_LEFT: Discount("raw", "left"),
    RAW_RIGHT: Discount("raw", "right"),
    GOODS_LEFT: Discount("goods", "left"),
    GOODS_RIGHT: Discount("goods", "right"),
}


def view_of(state: Words, seat: int | None) -> View:
    """Return what a seat, or the public if None, may know."""
    s = plain(state)
    shared = _public(tuple(s), bool(at.has_free_city(state)))
    return shared if seat is None else _with_private(shared, state, s, seat)


@lru_cache(maxsize=VIEWS_KEPT)
def _public(s: tuple[int, ...], free_city: bool) -> View:
    """Return what everybody knows; the views of all seats share it."""
    return View(
        seat=None,
        players=s[at.PLAYERS],
        age=s[at.AGE],
        turn=s[at.TURN],
        phase=PHASES[s[at.PHASE]],  # type: ignore[arg-type]  # indexing loses that these are literals
        actor=int(number_of(s[at.ACTOR])) if s[at.ACTOR] else None,
        passing=NUMBERS.passing[s[at.AGE] - 1],
        cities=tuple([_city(s, number) for number in range(s[at.CITIES])]),
        discards=len(_pile(s[at.DISCARDS : at.HEADER])),
        holder=at.holding_seat(s[at.AGE], s[at.TURN]) if free_city else None,
        ready=_ready(s),
        secrets=_secrets(s, None),
        result=_result(s) if s[at.PHASE] == at.OVER else None,
    )


def _result(s: tuple[int, ...]) -> Result:
    state = words(len(s))
    for place, word in enumerate(s):
        state[place] = word
    return result_of(state)


def _with_private(shared: View, state: Words, s: list[int], seat: int) -> View:
    """Add what only this seat knows."""
    digging = s[at.PHASE] == at.DIGGING and decider(state, s[at.ACTOR]) == seat
    return replace(
        shared,
        seat=seat,
        hand=card_names(card_numbers(s[city_at(seat) + at.HAND])),
        drawn=_drawn(s) if shared.holder == seat else None,
        chosen=_chosen(state, s, seat),
        pile=card_names(_pile(tuple(s[at.DISCARDS : at.HEADER]))) if digging else (),
        memory=_memory(s, seat),
        secrets=_secrets(s, seat),
    )


def _drawn(s: list[int]) -> str | None:
    """Return the card of the Free City's pile that its holder is looking at: this turn's, or its seventh."""
    if s[at.PHASE] == at.CHOOSING:
        return CARD_NAMES[s[at.DRAWN]]
    if s[at.PHASE] == at.SEVENTH and s[at.ACTOR] == at.FREE_CITY:
        return CARD_NAMES[s[at.FREE_CITY + at.HAND]]
    return None


def _city(s: Sequence[int], number: int) -> City:
    city = city_at(number)
    block = list(s[city : city + at.CITY])
    block[at.CHOICE] = 0  # what is chosen changes nothing that others see
    return _shown_city(number, _built_this_turn(s, city), tuple(block))


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


def _ready(s: Sequence[int]) -> tuple[int, ...]:
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


def _built_this_turn(s: Sequence[int], city: int) -> int:
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


def _memory(s: list[int], seat: int) -> tuple[RememberedHand, ...]:
    """Return the hands of this age that the seat has passed on, as far as it knows them."""
    if s[at.PHASE] == at.OVER:
        return ()
    header = (s[at.PLAYERS], s[at.AGE], s[at.TURN], s[at.PHASE] != at.CHOOSING, s[at.DRAWN])
    end = city_at(s[at.CITIES])
    secrets = tuple(s[city_at(0) + at.SECRETS + s[at.AGE] - 1 : end : at.CITY])
    return _remembered(seat, header, tuple(s[city_at(0) + at.HAND : end : at.CITY]), secrets)


@lru_cache(maxsize=CITIES_KEPT)
def _remembered(
    seat: int, header: tuple[int, int, int, bool, int], hands: tuple[int, ...], secrets: tuple[int, ...]
) -> tuple[RememberedHand, ...]:
    """Return the hands that a seat has passed on, given those of all cities and what left them face down."""
    players, age, turn, revealed, drawn = header
    remembered = []
    for now in range(players):
        hand = hands[now]
        if now == seat or turns_since(players, age, seat, now) >= turn or not hand:
            continue
        gone = [
            card
            for city, then in face_down_since(players, age, turn, revealed, seat, now)
            for slot, card, _ in _slots(secrets[city])
            if slot == then - 1
        ]
        cards = sorted(card_numbers(hand) + gone)
        holds = holds_free_city(players, age, turn, now)
        if holds and drawn in cards:
            cards.remove(drawn)
        remembered.append(RememberedHand(now, card_names(cards), len(gone), int(holds)))
    return tuple(remembered)


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


def _secrets(s: Sequence[int], seat: int | None) -> tuple[Secret, ...]:
    """Return everything that was buried, sold or thrown away, naming the cards that this seat itself put there."""
    first, end = city_at(0) + at.SECRETS, city_at(s[at.CITIES])
    ages = [tuple(s[first + age : end : at.CITY]) for age in range(LAST_AGE)]
    return _all_secrets(s[at.PLAYERS], seat, tuple(zip(*ages, strict=True)))


@lru_cache(maxsize=CITIES_KEPT)
def _all_secrets(players: int, seat: int | None, cities: tuple[tuple[int, ...], ...]) -> tuple[Secret, ...]:
    """Return what left the hands of all cities face down, with the cards that a seat knows."""
    secrets: list[Secret] = []
    for number, ages in enumerate(cities):
        free_city = number >= players
        knower = seat if free_city or seat == number else None
        secrets += _city_secrets(number, free_city, knower, ages)
    return tuple(secrets)


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

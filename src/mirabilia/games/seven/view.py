"""State -> View: what one seat, or the public, may know, and not a bit more.

What a seat remembers follows from the state: of a hand that it passed on, it remembers what is still in it, and what
others have taken out of it face down since.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

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
    BIT,
    CARD_COUNT,
    CARD_NAMES,
    CARDS,
    FOR_SALE,
    GOODS_LEFT,
    GOODS_RIGHT,
    LAST_AGE,
    LATE_BIT,
    MASK_CARDS,
    NUMBERS,
    RAW_LEFT,
    RAW_RIGHT,
    WONDERS,
)

PHASES = ("choosing", "seventh", "digging", "over")
CITIES_KEPT = 16_384
"""How many cities are cached as they were last shown: all views of a turn, at any table, show the same ones."""
VIEWS_KEPT = 64
"""How many public views are cached: those of all seats are built one after another."""
MAKERS = tuple(
    sum(
        int(bit[number])
        for number, card in enumerate(CARDS, 1)
        if any(isinstance(one, Produce) for one in card.effects)
    )
    for bit in (BIT, LATE_BIT)
)
"""The cards that produce resources, in each of the two words of a city's built cards."""
SINGLES = sum(1 << 2 * place for place in range(at.PILE_CARDS))
"""The lower of the two bits in which the discard pile counts each kind of card."""
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


def view_again(view: View, state: Words, seat: int) -> View:
    """Return a seat's view after choices that sealed nothing: only its own choices and who is ready have changed."""
    s = plain(state)
    return replace(view, chosen=_chosen(state, s, seat), ready=_ready(s))


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
        discards=sum([_count(lanes) for lanes in s[at.DISCARDS : at.HEADER]]),
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
        hand=_hand(s[city_at(seat) + at.HAND]),
        drawn=_drawn(s) if shared.holder == seat else None,
        chosen=_chosen(state, s, seat),
        pile=card_names(_pile(tuple(s[at.DISCARDS : at.HEADER]))) if digging else (),
        memory=_memory(s, seat),
        secrets=_secrets(s, seat),
    )


@lru_cache(maxsize=CITIES_KEPT)
def _hand(cards: int) -> tuple[str, ...]:
    """Return the cards of a hand; cached, as it is seen when it arrives and again after each choice."""
    return card_names(card_numbers(cards))


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
        cards=card_names(_built(s[city + at.BUILT], s[city + at.BUILT + 1])),
        sources=_sources(s, city, fresh),
        discounts=_discounts(s[city + at.DISCOUNTS]),
        shields=s[city + at.SHIELDS],
        compass=symbols & 255,
        gear=symbols >> 8 & 255,
        tablet=symbols >> 16 & 255,
        wild=symbols >> 24,
        victories=(tokens_of(tokens, 1), tokens_of(tokens, 2), tokens_of(tokens, 3)),
        defeats=tokens_of(tokens, DEFEAT),
        sold=sum([not mark for age in AGES for _, _, mark in _slots(s[city + at.SECRETS + age - 1])]),
        hand=len(card_numbers(s[city + at.HAND])),
        free_build=bool(s[city + at.POWERS] & at.FREE_BUILD_READY),
    )


def _ready(s: Sequence[int]) -> tuple[int, ...]:
    return tuple([number for number, choice in enumerate(_choices(s)) if choice])


def _choices(s: Sequence[int]) -> Sequence[int]:
    """Return what each city has chosen, or 0 for nothing, while choices can be taken back."""
    if s[at.PHASE] != at.CHOOSING:
        return ()
    return s[city_at(0) + at.CHOICE : city_at(s[at.CITIES]) : at.CITY]


def _built(built: int, built_late: int) -> list[int]:
    """Return the cards that stand in a city, in the order of their numbers."""
    bits, numbers = built | built_late << MASK_CARDS, []
    while bits:
        lowest = bits & -bits
        numbers.append(lowest.bit_length())
        bits ^= lowest
    return numbers


@cache
def _discounts(bits: int) -> tuple[Discount, ...]:
    return tuple(discount for bit, discount in DISCOUNTS.items() if bits & bit)


def _sources(s: Sequence[int], city: int, fresh: int) -> tuple[Source, ...]:
    """List what produces resources here: the board, the cards, the stages; a fresh card sells nothing this turn."""
    sources = _board_sources(s[city + at.BOARD])
    for number in _built(s[city + at.BUILT] & MAKERS[0], s[city + at.BUILT + 1] & MAKERS[1]):
        sources += _card_sources(number, number != fresh)
    return sources + _stage_sources(s[city + at.BOARD], s[city + at.STAGES])


@cache
def _board_sources(board: int) -> tuple[Source, ...]:
    wonder = next(wonder for wonder in WONDERS if wonder.id == board_name(board).wonder)
    return (Source((wonder.makes,), 1, for_sale=True),)


@cache
def _card_sources(number: int, can_sell: bool) -> tuple[Source, ...]:
    return tuple(_produced(CARDS[number - 1].effects, for_sale=can_sell and bool(FOR_SALE[number])))


@cache
def _stage_sources(board: int, stages: int) -> tuple[Source, ...]:
    name = board_name(board)
    wonder = next(wonder for wonder in WONDERS if wonder.id == name.wonder)
    built = wonder.stages(name.side)[:stages]
    return tuple([source for stage in built for source in _produced(stage.effects, for_sale=False)])


def _built_this_turn(s: Sequence[int], city: int) -> int:
    """Return the card a city has just built, while a seventh card is awaited; what went face down does not count."""
    choice = s[city + at.CHOICE]
    shown = s[at.PHASE] == at.SEVENTH and kind_of(choice) in (BUILD, FREE)
    return int(card_of(choice)) if shown else 0


def _produced(effects: tuple[AnyEffect, ...], *, for_sale: bool) -> list[Source]:
    return [Source(effect.one_of, effect.units, for_sale) for effect in effects if isinstance(effect, Produce)]


def _count(lanes: int) -> int:
    """Return how many cards a word of the discard pile counts: two bits for each kind."""
    return (lanes & SINGLES).bit_count() + 2 * (lanes >> 1 & SINGLES).bit_count()


@lru_cache(maxsize=CITIES_KEPT)
def _pile(lanes: tuple[int, ...]) -> list[int]:
    """Return the cards of the discard pile."""
    numbers = range(1, CARD_COUNT + 1)
    copies = [lanes[(number - 1) // at.PILE_CARDS] >> 2 * ((number - 1) % at.PILE_CARDS) & 3 for number in numbers]
    return [number for number, count in zip(numbers, copies, strict=True) for _ in range(count)]


def _chosen(state: Words, s: list[int], seat: int) -> tuple[tuple[int, Move], ...]:
    """Return what this seat has chosen so far, for its own city and for the Free City."""
    made = [(number, choice) for number, choice in enumerate(_choices(s)) if choice]
    mine = [(number, choice) for number, choice in made if decider(state, city_at(number)) == seat]
    return tuple([(number, decode_move(choice)) for number, choice in mine])


def _memory(s: list[int], seat: int) -> tuple[RememberedHand, ...]:
    """Return the hands of this age that the seat has passed on, as far as it knows them."""
    if s[at.PHASE] == at.OVER:
        return ()
    first, end, age = city_at(0), city_at(s[at.CITIES]), s[at.AGE]
    hands, secrets = s[first + at.HAND : end : at.CITY], s[first + at.SECRETS + age - 1 : end : at.CITY]
    memory = []
    for now, since, holds in _passed_on(s[at.PLAYERS], age, s[at.TURN], s[at.PHASE] != at.CHOOSING, seat):
        if hands[now]:
            gone = [card for city, then in since if (card := _left_unseen(secrets[city], then))]
            memory.append(_remembered(now, hands[now], tuple(gone), holds, s[at.DRAWN]))
    return tuple(memory)


Since = tuple[tuple[int, int], ...]
"""Cities and turns in which a card may have left a hand face down."""


@cache
def _passed_on(players: int, age: int, turn: int, revealed: bool, seat: int) -> tuple[tuple[int, Since, bool], ...]:
    """Return who now holds each hand that a seat has passed on, with what to look for, and who has the Free City."""
    others = [now for now in range(players) if now != seat and turns_since(players, age, seat, now) < turn]
    return tuple(
        (now, tuple(face_down_since(players, age, turn, revealed, seat, now)), holds_free_city(players, age, turn, now))
        for now in others
    )


def _left_unseen(secrets: int, turn: int) -> int:
    """Return the card that left a hand face down in a turn, or 0 if none did."""
    return secrets >> (at.SECRET_BITS * (turn - 1)) & at.CARD_MASK


@lru_cache(maxsize=CITIES_KEPT)
def _remembered(now: int, hand: int, gone: tuple[int, ...], holds: bool, drawn: int) -> RememberedHand:
    """Return a hand as remembered by a seat that has not seen which cards left it face down."""
    cards = sorted([*card_numbers(hand), *gone])
    if holds and drawn in cards:
        cards.remove(drawn)
    return RememberedHand(now, card_names(cards), len(gone), int(holds))


def face_down_since(
    players: int, age: int, turn: int, revealed: bool, seat: int, now: int
) -> Iterator[tuple[int, int]]:
    """Yield each city and turn in which a card may have left a hand face down since a seat passed it on.

    `now` is the seat that holds the hand in this turn; the turn itself counts if its choices are `revealed`.
    """
    for back in range(0 if revealed else 1, turns_since(players, age, seat, now)):
        then = int(held_before(players, age, now, back))
        yield then, turn - back
        if holds_free_city(players, age, turn - back, then):
            yield int(number_of(at.FREE_CITY)), turn - back


@lru_cache(maxsize=CITIES_KEPT)
def _slots(word: int) -> list[tuple[int, int, int]]:
    """Return the slot, card and mark of each card that left a city's hand face down in an age."""
    entries = [word >> (at.SECRET_BITS * slot) & 511 for slot in range(at.LAST_TURN + 1)]
    return [(slot, entry & at.CARD_MASK, entry & ~at.CARD_MASK) for slot, entry in enumerate(entries) if entry]


def _secrets(s: Sequence[int], seat: int | None) -> tuple[Secret, ...]:
    """Return everything that was buried, sold or thrown away, naming the cards that this seat itself put there."""
    players, secrets = s[at.PLAYERS], []
    for number in range(s[at.CITIES]):
        free_city, first = number >= players, city_at(number) + at.SECRETS
        knower = seat if free_city or seat == number else None
        secrets += _secrets_of(number, free_city, knower, tuple(s[first : first + LAST_AGE]))
    return tuple(secrets)


@lru_cache(maxsize=CITIES_KEPT)
def _secrets_of(number: int, free_city: bool, knower: int | None, ages: tuple[int, ...]) -> list[Secret]:
    """Return what left a city's hand face down in all ages, with the cards that a seat knows; most seats know none."""
    secrets = []
    for age, word in enumerate(ages, start=1):
        if word:
            secrets += _secrets_in(age, number, free_city, knower, word)
    return secrets


@lru_cache(maxsize=CITIES_KEPT)
def _secrets_in(age: int, number: int, free_city: bool, knower: int | None, word: int) -> list[Secret]:
    """Return the same for one age; cached, as ages that are over no longer change."""
    secrets = []
    for slot, card, mark in _slots(word):
        turn = min(slot + 1, at.LAST_TURN)
        mine = knower is not None and (at.holding_seat(age, turn) if free_city else number) == knower
        fate = "buried" if mark & at.BURIED else "thrown" if mark & at.THROWN else "sold"
        known = CARD_NAMES[card] if mine else None
        secrets.append(_secret(number, age, turn, known, fate))
    return secrets


@lru_cache(maxsize=CITIES_KEPT)
def _secret(number: int, age: int, turn: int, known: str | None, fate: str) -> Secret:
    return Secret(number, age, turn, known, fate)  # type: ignore[arg-type]  # a literal

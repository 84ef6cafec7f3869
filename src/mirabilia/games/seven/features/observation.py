"""What a seat sees, as a row of numbers: everything its view shows that is worth learning from, and nothing else."""

from __future__ import annotations

from mirabilia.core.features import NOBODY
from mirabilia.core.kernel import Words, kernel
from mirabilia.games.seven.engine.conflict import DEFEAT, tokens_of
from mirabilia.games.seven.engine.layout import (
    ACTOR,
    AGE,
    BOARD,
    BUILT,
    BURIED,
    CARD_BITS,
    CARD_MASK,
    CHOICE,
    CHOOSING,
    CITIES,
    COINS,
    COLOURS,
    DIGGING,
    DISCARDS,
    DISCOUNTS,
    DRAWN,
    FREE_BUILD_READY,
    FREE_CITY,
    GOODS,
    GOODS_FOR_SALE,
    HAND,
    HEADER,
    INCOME,
    LAST_TURN,
    PHASE,
    PILE_CARDS,
    PLAYERS,
    POWERS,
    RAW,
    RAW_FOR_SALE,
    SECRET_BITS,
    SECRETS,
    SEVENTH,
    SHIELDS,
    STAGES,
    SYMBOLS,
    TOKENS,
    TURN,
    city_at,
    has_free_city,
    holding_seat,
    left_of,
    player_of,
)
from mirabilia.games.seven.engine.moves import card_of, kind_of, paid_left, paid_right
from mirabilia.games.seven.engine.passing import held_before, passes_right, turns_since
from mirabilia.games.seven.features import places
from mirabilia.games.seven.features.price import write_prices
from mirabilia.games.seven.tables import CARD_COUNT, COLOUR_COUNT, COPY_POWER, LAST_AGE, MASK_CARDS, SEVENTH_POWER

SECRET = 511
"""A card that left a hand face down, with its mark."""
SECRET_ONES = 0x40201008040201
"""A one for each secret of an age."""


@kernel
def observe(state: Words, seat: int, city: int, row: Words) -> None:
    """Write what a seat sees when it decides for a city, or for NOBODY."""
    for at in range(len(row)):
        row[at] = 0
    write_own(state, seat, city, row)
    own = city_at(seat)
    at = places.FIRST_CITY
    if has_free_city(state):
        write_city(state, own, row, at)
        write_city(state, city_at(1 - seat), row, at + places.CITY)
        write_city(state, FREE_CITY, row, at + 2 * places.CITY)
        write_duel(state, seat, city, row, at + 3 * places.CITY + places.MEMORY)
    else:
        there = own
        for _ in range(state[CITIES]):
            write_city(state, there, row, at)
            there = left_of(state, there)
            at += places.CITY
    at = places.FIRST_CITY + places.CITY * state[CITIES]
    for place in range(1, state[PLAYERS]):
        write_memory(state, seat, place, row, at)
        at += places.MEMORY


@kernel
def write_own(state: Words, seat: int, city: int, row: Words) -> None:
    """Write what comes before the cities: the table, and the cards that only this seat sees."""
    own = city_at(seat)
    _write_table(state, row)
    _write_hand(state[own + HAND], row, places.HAND)
    _write_own_secrets(state, seat, row)
    if state[PHASE] == DIGGING:
        if player_of(state, state[ACTOR]) == own:
            _write_pile(state, row)
    elif _decides(state, seat, city):
        write_prices(state, city_at(city), row)
    row[places.DECIDES] = _decides(state, seat, city) and city == seat


@kernel
def _decides(state: Words, seat: int, city: int) -> bool:
    """Return whether a seat decides for a city; nobody does for NOBODY."""
    return city != NOBODY and player_of(state, city_at(city)) == city_at(seat)


@kernel
def _write_table(state: Words, row: Words) -> None:
    """Write the age and turn, and how many cards are in the discard pile."""
    row[places.AGE_IS + state[AGE] - 1] = 1
    row[places.TURN_IS + state[TURN] - 1] = 1
    row[places.PHASE_IS + state[PHASE]] = 1
    row[places.PASSING_LEFT] = not passes_right(state[AGE])
    count = 0
    for at in range(DISCARDS, HEADER):
        count += _sum_of_pairs(state[at])
    row[places.DISCARD_COUNT] = count


@kernel
def _sum_of_pairs(word: int) -> int:
    """Return the sum of the 2-bit numbers in a word."""
    word = (word & 0x3333333333333333) + ((word >> 2) & 0x3333333333333333)
    return ((word & 0x0F0F0F0F0F0F0F0F) + ((word >> 4) & 0x0F0F0F0F0F0F0F0F)) % 255


@kernel
def _write_hand(hand: int, row: Words, at: int) -> None:
    """Count the cards of a hand."""
    while hand:
        row[at + (hand & CARD_MASK) - 1] += 1
        hand >>= CARD_BITS


@kernel
def _write_pile(state: Words, row: Words) -> None:
    """Count the cards of the discard pile."""
    for bit in range(CARD_COUNT):
        row[places.PILE + bit] = (state[DISCARDS + bit // PILE_CARDS] >> (2 * (bit % PILE_CARDS))) & 3


@kernel
def _write_own_secrets(state: Words, seat: int, row: Words) -> None:
    """Count the cards this seat has buried, sold or thrown away, for its own city or the Free City."""
    for age in range(1, state[AGE] + 1):
        word = state[city_at(seat) + SECRETS + age - 1]
        while word:
            _write_secret(word & SECRET, row)
            word >>= SECRET_BITS
    if has_free_city(state):
        for age in range(1, state[AGE] + 1):
            word = state[FREE_CITY + SECRETS + age - 1]
            for slot in range(LAST_TURN + 1):
                if holding_seat(age, min(slot + 1, LAST_TURN)) == seat:
                    _write_secret((word >> (SECRET_BITS * slot)) & SECRET, row)


@kernel
def _write_secret(secret: int, row: Words) -> None:
    """Count a card that went face down; 0 is none."""
    if secret & BURIED:
        row[places.BURIED + (secret & CARD_MASK) - 1] += 1
    elif secret:
        row[places.THROWN + (secret & CARD_MASK) - 1] += 1


@kernel
def write_city(state: Words, city: int, row: Words, at: int) -> None:
    """Write what everybody sees of a city."""
    row[at + places.BOARD + state[city + BOARD]] = 1
    row[at + places.STAGES] = state[city + STAGES]
    row[at + places.COINS] = state[city + COINS] + state[city + INCOME]
    row[at + places.INCOME] = state[city + INCOME]
    row[at + places.READY] = state[PHASE] == CHOOSING and state[city + CHOICE] != 0
    row[at + places.ACTS] = state[ACTOR] == city
    for bit in range(4):
        row[at + places.DISCOUNTS + bit] = (state[city + DISCOUNTS] >> bit) & 1
    powers = state[city + POWERS]
    row[at + places.POWERS] = powers & FREE_BUILD_READY != 0
    row[at + places.POWERS + 1] = powers & SEVENTH_POWER != 0
    row[at + places.POWERS + 2] = powers & COPY_POWER != 0
    _write_counts(state, city, row, at)
    _write_made(state[city + RAW], state[city + GOODS], row, at + places.MADE)
    _write_made(state[city + RAW_FOR_SALE], state[city + GOODS_FOR_SALE], row, at + places.FOR_SALE)
    first, late = state[city + BUILT], state[city + BUILT + 1]
    for bit in range(MASK_CARDS):  # nothing to guess: quicker than going from one card that stands to the next
        row[at + places.BUILT + bit] = (first >> bit) & 1
    for bit in range(CARD_COUNT - MASK_CARDS):
        row[at + places.BUILT + MASK_CARDS + bit] = (late >> bit) & 1


@kernel
def _write_counts(state: Words, city: int, row: Words, at: int) -> None:
    """Write what is counted in a city: shields, symbols, tokens, colours, sold cards."""
    row[at + places.SHIELDS] = state[city + SHIELDS]
    symbols, tokens, colours = state[city + SYMBOLS], state[city + TOKENS], state[city + COLOURS]
    for place in range(4):
        row[at + places.SYMBOLS + place] = (symbols >> (8 * place)) & 255
    row[at + places.DEFEATS] = tokens_of(tokens, DEFEAT)
    for age in range(LAST_AGE):
        row[at + places.VICTORIES + age] = tokens_of(tokens, age + 1)
    for colour in range(COLOUR_COUNT):
        row[at + places.COLOURS + colour] = (colours >> (8 * colour)) & 255
    sold = 0
    for age in range(LAST_AGE):
        sold += _sold(state[city + SECRETS + age])
    row[at + places.SOLD] = sold


@kernel
def _sold(secrets: int) -> int:
    """Return how many cards were sold in an age: those without a mark."""
    cards = CARD_MASK * SECRET_ONES
    there = (((secrets & cards) + cards) >> CARD_BITS) & SECRET_ONES
    marked = ((secrets >> CARD_BITS) | (secrets >> (CARD_BITS + 1))) & SECRET_ONES
    return (there - marked) % SECRET  # the sum of its digits


@kernel
def _write_made(raw: int, goods: int, row: Words, at: int) -> None:
    """Write how many units of each resource, then of each kind of resource, lanes can give at most."""
    row[at] = raw & 7
    row[at + 1] = (raw >> 4) & 7
    row[at + 2] = (raw >> 12) & 7
    row[at + 3] = (raw >> 28) & 7
    row[at + 4] = goods & 7
    row[at + 5] = (goods >> 4) & 7
    row[at + 6] = (goods >> 12) & 7
    row[at + 7] = (raw >> 56) & 7
    row[at + 8] = (goods >> 24) & 7


@kernel
def write_memory(state: Words, seat: int, place: int, row: Words, at: int) -> None:
    """Write what a seat knows of the hand this many places to the left: what is in it, and what left it unseen.

    The row does not say which of these cards are in the hand and which have left it.
    """
    players, age, turn = state[PLAYERS], state[AGE], state[TURN]
    now = (seat + place) % players
    hand = state[city_at(now) + HAND]
    passed = turns_since(players, age, seat, now)
    if passed >= turn or hand == 0:
        return
    row[at + places.KNOWN] = 1
    _write_hand(hand, row, at + places.REMEMBERED)
    then = now
    for slot in range(turn - 1, turn - 1 - passed, -1):
        if slot < turn - 1 or state[PHASE] != CHOOSING:
            _write_taken(state, then, slot, row, at)
        then = held_before(players, age, then, 1)
    if players == 2 and holding_seat(age, turn) == now and row[at + places.REMEMBERED + state[DRAWN] - 1]:
        row[at + places.REMEMBERED + state[DRAWN] - 1] -= 1


@kernel
def _write_taken(state: Words, seat: int, slot: int, row: Words, at: int) -> None:
    """Add what left the hand of a seat face down in one turn of this age."""
    age = state[AGE]
    shift = SECRET_BITS * slot
    card = (state[city_at(seat) + SECRETS + age - 1] >> shift) & CARD_MASK
    if card:
        row[at + places.GONE] += 1
        row[at + places.REMEMBERED + card - 1] += 1
    if has_free_city(state) and holding_seat(age, slot + 1) == seat:
        card = (state[FREE_CITY + SECRETS + age - 1] >> shift) & CARD_MASK
        if card:
            row[at + places.GONE] += 1
            row[at + places.REMEMBERED + card - 1] += 1


@kernel
def write_duel(state: Words, seat: int, city: int, row: Words, at: int) -> None:
    """Write what exists only in the two-player game: the Free City card, its drawn card, the choice made before."""
    holds = holding_seat(state[AGE], state[TURN]) == seat
    row[at + places.HOLDS] = holds
    row[at + places.RIVAL_LEFT] = seat == 0
    row[at + places.DECIDES_FREE] = _decides(state, seat, city) and city != seat
    if state[PHASE] == CHOOSING:
        choice = state[city_at(seat) + CHOICE]
        if choice:
            row[at + places.CHOSEN + kind_of(choice) - 1] = 1
            row[at + places.PAID_LEFT] = paid_left(choice)
            row[at + places.PAID_RIGHT] = paid_right(choice)
            row[at + places.CHOSEN_CARD + card_of(choice) - 1] = 1
        if holds:
            row[at + places.DRAWN + state[DRAWN] - 1] = 1
    elif state[PHASE] == SEVENTH and state[ACTOR] == FREE_CITY and holds:
        row[at + places.DRAWN + state[FREE_CITY + HAND] - 1] = 1

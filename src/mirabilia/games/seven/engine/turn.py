"""The course of the game: choose, reveal, settle, pass, fight, go to the next age.

`play` is the only way a state moves on. What the last choice of a turn sets in motion runs to the next
decision of a player: the next turn, a seventh card, a dig or the end.
"""

from __future__ import annotations

from mirabilia.core.kernel import Words, inlined, kernel
from mirabilia.core.notes import note
from mirabilia.games.seven.engine.build import (
    bank_price,
    earn,
    is_double,
    open_market,
    place_card,
    place_stage,
)
from mirabilia.games.seven.engine.conflict import fight
from mirabilia.games.seven.engine.deal import deal, draw_for_free_city
from mirabilia.games.seven.engine.layout import (
    ACTOR,
    AGE,
    BOARD,
    BURIED,
    CHOICE,
    CHOOSING,
    CITIES,
    CITY,
    COINS,
    DIGGING,
    DISCARDS,
    FREE_BUILD_READY,
    FREE_CITY,
    HAND,
    HEADER,
    INCOME,
    LAST_TURN,
    OVER,
    PHASE,
    PILE_CARDS,
    PLAYERS,
    POWERS,
    SECRET_BITS,
    SECRETS,
    SEVENTH,
    STAGES,
    THROWN,
    TURN,
    WAITING,
    city_at,
    discard,
    discarded,
    end_of_cities,
    has_free_city,
    holder,
    is_free_city,
    left_of,
    number_of,
    player_of,
    right_of,
    without,
)
from mirabilia.games.seven.engine.moves import (
    BUILD,
    DIG,
    FREE,
    SELL,
    STAGE,
    card_of,
    kind_of,
    paid_left,
    paid_right,
)
from mirabilia.games.seven.engine.passing import passes_right
from mirabilia.games.seven.engine.trail import (
    AGE_BEGAN,
    EARNED,
    ENDED,
    PASSED,
    SOLD,
    TRADED,
    WITHDREW,
    note_choice,
    note_coins,
    note_move,
    note_thrown,
)
from mirabilia.games.seven.tables import (
    CARD_COUNT,
    DIG_POWER,
    FIRST_STAGE,
    FREE_POWER,
    LAST_AGE,
    MOST_STAGES,
    NUMBERS,
    SEVENTH_POWER,
)

SALE = NUMBERS.sale
"""Coins for a sold card."""
SEVENTH_SLOT = LAST_TURN
"""Where an age's SECRETS keep the last card, after those of the six turns."""


@kernel
def may_decide(state: Words, city: int) -> bool:
    """Return whether a city may choose now, for the first time or again."""
    if state[PHASE] == CHOOSING:
        if is_free_city(state, city):
            return state[holder(state) + CHOICE] != 0
        return True
    return state[PHASE] != OVER and state[ACTOR] == city


@kernel
def play(state: Words, city: int, move: int, desk: Words, trail: Words | None = None) -> None:
    """Make a move that is an option of the city, continue to the next decision, and note on the trail what happened.

    The desk is overwritten.
    """
    advance(state, city, move, desk, trail)


@inlined
def advance(state: Words, city: int, move: int, desk: Words, trail: Words | None) -> None:
    """Do what `play` does, compiled into the loop of a whole game."""
    if state[PHASE] == CHOOSING:
        choose(state, city, move, trail)
        if state[WAITING] == 0:
            _reveal(state, trail)
            if not _await_seventh(state):
                _settle(state, desk, trail)
    elif state[PHASE] == SEVENTH:
        _play_seventh(state, city, move, trail)
        _settle(state, desk, trail)
    else:
        _dig(state, city, move, trail)
        _finish_turn(state, desk, trail)


@kernel
def play_alone(state: Words, city: int, move: int) -> int:
    """Carry out an option of a city as if nobody else did anything this turn; return the coins it earns.

    This is for callers that ask what a move would lead to: the game does not go on from such a state.
    """
    collect(state, city)
    before = state[city + COINS]
    if state[PHASE] == DIGGING:
        _dig(state, city, move, None)
        return state[city + COINS] - before
    _pay(state, city, move, None)
    before = state[city + COINS]
    _carry_out(state, city, move, 0, None)
    _earn(state, city, _thing_of(state, city, move), None)
    collect(state, city)
    return state[city + COINS] - before


@inlined
def choose(state: Words, city: int, move: int, trail: Words | None) -> None:
    """Note a city's choice; the holder's own card must be known before the Free City's."""
    if state[city + CHOICE]:
        _take_back(state, city, trail)
    state[city + CHOICE] = move
    state[WAITING] -= 1
    if trail is not None:
        note_choice(trail, state, city, move)


@kernel
def withdraw(state: Words, city: int, trail: Words | None = None) -> None:
    """Take back the choice that a city has made."""
    _take_back(state, city, trail)
    if trail is not None:
        note(trail, WITHDREW, number_of(city))


@kernel
def _take_back(state: Words, city: int, trail: Words | None) -> None:
    """Take back a choice, and with the holder's own choice also the Free City's, which depended on it."""
    state[city + CHOICE] = 0
    state[WAITING] += 1
    if has_free_city(state) and city == holder(state) and state[FREE_CITY + CHOICE]:
        state[FREE_CITY + CHOICE] = 0
        state[WAITING] += 1
        if trail is not None:
            note(trail, WITHDREW, number_of(FREE_CITY))


@kernel
def _reveal(state: Words, trail: Words | None) -> None:
    """Pay from what each city had at the start of the turn, then place, then let coins flow (S03)."""
    for city in range(HEADER, end_of_cities(state), CITY):
        _pay(state, city, state[city + CHOICE], trail)
    for city in range(HEADER, end_of_cities(state), CITY):
        move = state[city + CHOICE]
        mine = player_of(state, city)
        state[mine + HAND] = without(state[mine + HAND], card_of(move))
        _carry_out(state, city, move, state[TURN] - 1, trail)
    for city in range(HEADER, end_of_cities(state), CITY):
        _earn(state, city, _thing_of(state, city, state[city + CHOICE]), trail)


@inlined
def _pay(state: Words, city: int, move: int, trail: Words | None) -> None:
    """Pay the bank and the neighbours."""
    to_left, to_right, bank = paid_left(move), paid_right(move), bank_price(state, city, move)
    left, right = left_of(state, city), right_of(state, city)
    state[city + COINS] -= to_left + to_right + bank
    state[left + INCOME] += to_left
    state[right + INCOME] += to_right
    if trail is not None:
        note_move(trail, state, city, move, bank)
        note_coins(trail, TRADED, left, to_left)
        note_coins(trail, TRADED, right, to_right)


@inlined
def _earn(state: Words, city: int, thing: int, trail: Words | None) -> None:
    """Give a city the coins of a thing that it has just placed."""
    coins = earn(state, city, thing)
    if trail is not None:
        note_coins(trail, EARNED, city, coins)


@inlined
def _carry_out(state: Words, city: int, move: int, slot: int, trail: Words | None) -> None:
    """Place what a move builds; note a card that disappears face down."""
    card = card_of(move)
    kind = kind_of(move)
    if kind == BUILD:
        place_card(state, city, card)
    elif kind == FREE:
        place_card(state, city, card)
        state[city + POWERS] &= ~FREE_BUILD_READY
    elif kind == STAGE:
        place_stage(state, city)
        _keep_secret(state, city, slot, card | BURIED)
    else:
        state[city + INCOME] += SALE
        discard(state, card)
        _keep_secret(state, city, slot, card)
        if trail is not None:
            note_coins(trail, SOLD, city, SALE)


@inlined
def _keep_secret(state: Words, city: int, slot: int, secret: int) -> None:
    state[city + SECRETS + state[AGE] - 1] |= secret << (SECRET_BITS * slot)


@inlined
def _thing_of(state: Words, city: int, move: int) -> int:
    """Return the thing that a move has just placed; 0 is none, as for no move."""
    kind = kind_of(move)
    stage = FIRST_STAGE + MOST_STAGES * state[city + BOARD] + state[city + STAGES] - 1
    return (kind == STAGE) * stage + ((kind != STAGE) & (kind != SELL)) * card_of(move)  # no branch on chance


@kernel
def _await_seventh(state: Words) -> bool:
    """Ask for Babylon's seventh card after the last turn of an age (S14); tell whether there is one."""
    if state[TURN] < LAST_TURN:
        return False
    for city in range(HEADER, end_of_cities(state), CITY):
        if state[city + POWERS] & SEVENTH_POWER:
            state[PHASE] = SEVENTH
            state[ACTOR] = city
            return True
    return False


@kernel
def _play_seventh(state: Words, city: int, move: int, trail: Words | None) -> None:
    """Play the seventh card, paid afresh from what could be spent and bought in this turn."""
    _pay(state, city, move, trail)
    open_market(state, city, _thing_of(state, city, state[city + CHOICE]))  # the sixth card's turn is over
    state[city + CHOICE] = 0
    state[city + HAND] = 0
    _carry_out(state, city, move, SEVENTH_SLOT, trail)
    thing = _thing_of(state, city, move)
    _earn(state, city, thing, trail)
    open_market(state, city, thing)


@kernel
def _settle(state: Words, desk: Words, trail: Words | None) -> None:
    """End the turn's dealings: coins can be spent, new wares are for sale, the last cards are thrown away."""
    for city in range(HEADER, end_of_cities(state), CITY):
        collect(state, city)
        open_market(state, city, _thing_of(state, city, state[city + CHOICE]))
        state[city + CHOICE] = 0
    if state[TURN] == LAST_TURN:
        _throw_leftovers(state, trail)
    if not _await_dig(state):
        _finish_turn(state, desk, trail)


@kernel
def collect(state: Words, city: int) -> None:
    """Let a city spend the coins it received this turn."""
    state[city + COINS] += state[city + INCOME]
    state[city + INCOME] = 0


@kernel
def _throw_leftovers(state: Words, trail: Words | None) -> None:
    """Discard the last card of every hand; nobody has looked at that of the Free City's pile."""
    for city in range(HEADER, end_of_cities(state), CITY):
        card = state[city + HAND]
        if card:
            discard(state, card)
            state[city + HAND] = 0
            if not is_free_city(state, city):
                _keep_secret(state, city, SEVENTH_SLOT, card | THROWN)
            if trail is not None:
                note_thrown(trail, state, city, card)


@kernel
def _await_dig(state: Words) -> bool:
    """Ask for a dig if a stage allows one and the pile holds something to build (S15)."""
    for city in range(HEADER, end_of_cities(state), CITY):
        if state[city + POWERS] & DIG_POWER:
            state[city + POWERS] &= ~DIG_POWER
            for card in range(1, CARD_COUNT + 1):
                if discarded(state, card) and not is_double(state, city, card):
                    state[PHASE] = DIGGING
                    state[ACTOR] = city
                    return True
    return False


@kernel
def _dig(state: Words, city: int, move: int, trail: Words | None) -> None:
    """Build a card of the discard pile without paying, or nothing."""
    if trail is not None:
        note_move(trail, state, city, move, 0)
    if kind_of(move) == DIG:
        card = card_of(move)
        bit = card - 1
        state[DISCARDS + bit // PILE_CARDS] -= 1 << (2 * (bit % PILE_CARDS))
        place_card(state, city, card)
        _earn(state, city, card, trail)
        open_market(state, city, card)
        collect(state, city)


@kernel
def _finish_turn(state: Words, desk: Words, trail: Words | None) -> None:
    """Pass the hands, or end the age."""
    state[PHASE] = CHOOSING
    state[ACTOR] = 0
    if state[TURN] < LAST_TURN:
        _pass_hands(state)
        if trail is not None:
            note(trail, PASSED, state[AGE])
        state[TURN] += 1
        begin_turn(state, trail)
        return
    fight(state, trail)
    if state[AGE] == LAST_AGE:
        state[PHASE] = OVER
        state[WAITING] = 0
        if trail is not None:
            note(trail, ENDED, 0)
        return
    state[AGE] += 1
    begin_age(state, desk, trail)


@kernel
def _pass_hands(state: Words) -> None:
    """Pass the hands of all players on."""
    last = city_at(state[PLAYERS] - 1)
    if passes_right(state[AGE]):
        carried = state[HEADER + HAND]
        for city in range(HEADER, last, CITY):
            state[city + HAND] = state[city + CITY + HAND]
        state[last + HAND] = carried
    else:
        carried = state[last + HAND]
        for city in range(last, HEADER, -CITY):
            state[city + HAND] = state[city - CITY + HAND]
        state[HEADER + HAND] = carried


@kernel
def begin_age(state: Words, desk: Words, trail: Words | None = None) -> None:
    """Deal the cards of the age and renew what comes back every age."""
    state[TURN] = 1
    for city in range(HEADER, end_of_cities(state), CITY):
        if state[city + POWERS] & FREE_POWER:
            state[city + POWERS] |= FREE_BUILD_READY
    deal(state, desk)
    if trail is not None:
        note(trail, AGE_BEGAN, state[AGE])
    begin_turn(state, trail)


@kernel
def begin_turn(state: Words, trail: Words | None) -> None:
    """Wait for everybody's choice; with two players the holder draws from the pile."""
    state[WAITING] = state[CITIES]
    if has_free_city(state):
        draw_for_free_city(state, trail)

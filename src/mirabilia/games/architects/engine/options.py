"""Options: everything the active player may do now. The only place where legality is decided."""

from __future__ import annotations

from mirabilia.core.kernel import Words, inlined, kernel
from mirabilia.core.notes import note
from mirabilia.games.architects.engine.layout import (
    ACTIVE,
    CENTRAL,
    CITY,
    DECK,
    DRAWS,
    EFFECT_NOW,
    HEADER,
    HELD,
    LOOKED,
    LOOKING,
    OPEN,
    OVER,
    PHASE,
    STACK,
    STAGES,
    TAKING,
    USING,
    deck_at,
    end_of_cities,
    held,
    nth,
    seat_of,
)
from mirabilia.games.architects.engine.moves import (
    ANY_CENTRAL,
    BLIND,
    BUILD,
    CENTRE,
    DECLINE,
    DRAW,
    END,
    KEEP,
    LEFT,
    LOOK_AT,
    OF,
    ONE_OF_EACH,
    PLACE,
    RIGHT,
    SCIENCE,
    TAKE,
    TAKE_FROM,
    TOKEN,
    USE,
    kind_of,
    place_of,
)
from mirabilia.games.architects.engine.payment import most_grey, must_pay, payments, row_of
from mirabilia.games.architects.facts import STAGES as STAGE_COUNT
from mirabilia.games.architects.tables import (
    COIN,
    DIFFERENT_SYMBOLS,
    EQUAL_SYMBOLS,
    FACE_UP,
    FIRST_SYMBOL,
    LOOK,
    LOOK_CARDS,
    REQUIRES,
    SYMBOL_COUNT,
    TAKE_ANY,
    TAKE_BOTH,
    TAKE_TOKEN,
)

# Why a stage cannot be built. The comment after each kind says what the numbers of its note are.
STAGES_MISSING = 1  # stage, bits of those that must stand before it and do not
CARDS_MISSING = 2  # stage, grey cards that fit it, yellow cards

DESK = 1024
"""Words of a desk. The longest list: 70 payments for each of 3 stages, twice, and some 30 other moves."""


@kernel
def list_options(state: Words, options: Words, refusals: Words | None = None) -> int:
    """Write every move of the active player into `options` and return how many there are.

    If `refusals` is given, it gets a note for each stage that is neither built nor an option: why it cannot be built.
    """
    return write_options(state, options, refusals)


@inlined
def write_options(state: Words, options: Words, refusals: Words | None) -> int:
    """Do what `list_options` does, compiled into the loop of a whole game."""
    city = state[ACTIVE]
    phase = state[PHASE]
    if refusals is not None:
        refusals[0] = 0
    if phase == TAKING:
        if refusals is not None:
            for stage in range(STAGE_COUNT):
                _refuse(state, city, stage, refusals)
        return _decks(state, city, TAKE, options, 0)
    if phase == USING:
        return _effect_options(state, city, options)
    if phase == LOOKING:
        return _keep_options(state, options)
    if phase == OVER:
        return 0
    return _act_options(state, city, options, refusals)


@inlined
def _decks(state: Words, city: int, kind: int, options: Words, count: int) -> int:
    """Append a move that takes the top card for each of the three decks that is not empty."""
    for side in range(LEFT, CENTRE + 1):
        if state[deck_at(state, city, side)]:
            options[count] = kind + PLACE * side
            count += 1
    return count


@kernel
def is_available(state: Words, city: int, stage: int) -> bool:
    """Return whether a stage is not built but all the stages it requires are (A01)."""
    built = state[city + STAGES]
    before = REQUIRES[row_of(state, city, stage)]
    return (built >> stage) & 1 == 0 and built & before == before


@kernel
def _refuse(state: Words, city: int, stage: int, refusals: Words) -> None:
    """Note why a stage cannot be built, unless it is built already."""
    built = state[city + STAGES]
    row = row_of(state, city, stage)
    if (built >> stage) & 1:
        return
    if is_available(state, city, stage):
        grey, coins = most_grey(state, city, row), held(state, city + HELD, COIN)
        note(refusals, CARDS_MISSING, stage, grey, coins)
    else:
        note(refusals, STAGES_MISSING, stage, REQUIRES[row] & ~built)


@kernel
def is_mandatory(state: Words, move: int) -> bool:
    """Return whether something of a move's kind must be done before the turn ends."""
    kind = kind_of(move)
    if kind == BUILD:
        return must_pay(state, state[ACTIVE], row_of(state, state[ACTIVE], place_of(move)))
    return kind in (TAKE, SCIENCE, KEEP)


@kernel
def token_left(state: Words) -> bool:
    """Return whether a progress token can be taken."""
    return state[OPEN] | state[STACK] != 0


@inlined
def _act_options(state: Words, city: int, options: Words, refusals: Words | None) -> int:
    count = 0
    building = False  # whether a stage must be built
    for stage in range(STAGE_COUNT):
        before = count
        if is_available(state, city, stage):
            count = payments(state, city, stage, options, count)
            building = building or (count > before and must_pay(state, city, row_of(state, city, stage)))
        if refusals is not None and count == before:
            _refuse(state, city, stage, refusals)
    before = count
    count = _science_options(state, city, options, count)
    science = count > before
    if state[DRAWS]:
        count = _decks(state, city, DRAW, options, count)
    if not building and not science:
        options[count] = END
        count += 1
    return count


@inlined
def _science_options(state: Words, city: int, options: Words, count: int) -> int:
    """Append a move that gives up each possible set of symbols for each possible token (A03)."""
    if not token_left(state):
        return count
    kinds = 0
    for symbol in range(SYMBOL_COUNT):
        have = held(state, city + HELD, FIRST_SYMBOL + symbol)
        if have:
            kinds += 1
        if have >= EQUAL_SYMBOLS:
            count = _token_options(state, SCIENCE + OF * symbol, options, count)
    if kinds == DIFFERENT_SYMBOLS:
        count = _token_options(state, SCIENCE + OF * ONE_OF_EACH, options, count)
    return count


@kernel
def _token_options(state: Words, move: int, options: Words, count: int) -> int:
    """Append a move for each face-up token, equal ones once, and for the top of the stack."""
    for place in range(FACE_UP):
        token = (state[OPEN] >> (4 * place)) & 15
        seen = token == 0
        for other in range(place):
            seen = seen or (state[OPEN] >> (4 * other)) & 15 == token
        if not seen:
            options[count] = move + PLACE * place
            count += 1
    if state[STACK]:
        options[count] = move + PLACE * BLIND
        count += 1
    return count


@kernel
def effect_works(state: Words, city: int, effect: int) -> bool:
    """Return whether a stage's effect can do anything now (A09)."""
    if effect == TAKE_TOKEN:
        return token_left(state)
    if effect == TAKE_ANY:
        for other in range(HEADER, end_of_cities(state), CITY):
            if state[other + DECK]:
                return True
        return state[CENTRAL] != 0
    left, right = state[deck_at(state, city, LEFT)], state[deck_at(state, city, RIGHT)]
    if effect in (LOOK, TAKE_BOTH):
        return left | right != 0
    return state[CENTRAL] != 0


@kernel
def _effect_options(state: Words, city: int, options: Words) -> int:
    """List the ways to use a stage's effect, and the move that declines it."""
    effect = state[EFFECT_NOW]
    count = 0
    if effect == TAKE_TOKEN:
        count = _token_options(state, TOKEN, options, 0)
    elif effect == TAKE_ANY:
        for other in range(HEADER, end_of_cities(state), CITY):
            if state[other + DECK]:
                options[count] = TAKE_FROM + PLACE * seat_of(other)
                count += 1
        if state[CENTRAL]:
            options[count] = TAKE_FROM + PLACE * ANY_CENTRAL
            count += 1
    elif effect == LOOK:
        for side in range(LEFT, RIGHT + 1):
            if state[deck_at(state, city, side)]:
                options[count] = LOOK_AT + PLACE * side
                count += 1
    else:
        options[0] = USE
        count = 1
    options[count] = DECLINE
    return count + 1


@kernel
def _keep_options(state: Words, options: Words) -> int:
    """List the different cards among the first of the deck that is looked at."""
    deck = state[LOOKED] + DECK
    count = 0
    for place in range(LOOK_CARDS):
        card = nth(state, deck, place)
        move = KEEP + PLACE * card
        seen = card == 0
        for at in range(count):
            seen = seen or options[at] == move
        if not seen:
            options[count] = move
            count += 1
    return count

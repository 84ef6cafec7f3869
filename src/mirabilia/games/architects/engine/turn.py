"""The course of a turn: take, act, use effects, end; then a battle, if any, and the next player.

`play` makes one move and stops. A player with a single option has nothing to decide: whatever drives the game plays it
for them (inside the kernel, `run_on`), so that only real choices are asked for and recorded.
"""

from __future__ import annotations

from mirabilia.core.kernel import Words, inlined, kernel
from mirabilia.core.notes import note
from mirabilia.games.architects.engine import trail as told
from mirabilia.games.architects.engine.battle import fight
from mirabilia.games.architects.engine.deal import reshuffle
from mirabilia.games.architects.engine.layout import (
    ACTING,
    ACTIVE,
    BATTLE,
    CARD_BITS,
    CARD_MASK,
    CAT,
    CENTRAL,
    CITY,
    DECK,
    DISCARDS,
    DRAWS,
    EFFECT_NOW,
    FLIPPED,
    HEADER,
    HELD,
    LOOKED,
    LOOKING,
    OPEN,
    OVER,
    PEEKED,
    PHASE,
    PLAYERS,
    SHIELDS,
    SHUFFLES,
    SPENT,
    STACK,
    STAGES,
    TAKING,
    TOKENS,
    TURN,
    USING,
    city_at,
    count_card,
    deck_at,
    end_of_cities,
    left_of,
    nth,
    pop,
    seat_of,
)
from mirabilia.games.architects.engine.moves import (
    ANY_CENTRAL,
    BLIND,
    BUILD,
    CENTRE,
    DECLINE,
    DRAW,
    ECONOMY,
    END,
    ENGINEERING,
    KEEP,
    LEFT,
    LOOK_AT,
    ONE_OF_EACH,
    RIGHT,
    SCIENCE,
    TAKE,
    TAKE_FROM,
    TOKEN,
    grey_spent,
    kind_of,
    place_of,
    set_of,
    yellow_spent,
)
from mirabilia.games.architects.engine.options import effect_works, list_options
from mirabilia.games.architects.engine.payment import row_of
from mirabilia.games.architects.tables import (
    ANY_RESOURCES,
    CATS_OF,
    COIN,
    COMPLETE,
    CONFLICT_TOKENS,
    DOUBLE_COIN,
    DRAW_ON_BUILD,
    DRAW_ON_TAKE,
    EFFECT,
    EQUAL_SYMBOLS,
    FIRST_SYMBOL,
    HORNS_OF,
    LOOK_CARDS,
    RESOURCE_COUNT,
    SHIELD,
    STAGE_SHIELDS,
    SYMBOL_COUNT,
    TAKE_BOTH,
    TOKEN_BITS,
    TOKEN_SHIELDS,
)


@kernel
def run_on(state: Words, desk: Words) -> int:
    """Make moves as long as there is only one option; return how many options there are then, 0 at the end."""
    count = list_options(state, desk)
    while count == 1:
        play(state, desk[0], desk)
        count = list_options(state, desk)
    return count


@kernel
def play(state: Words, move: int, desk: Words, trail: Words | None = None) -> None:
    """Make one move that is an option of the active player, and note on the trail what happened.

    The desk and the trail are overwritten.
    """
    advance(state, move, desk, trail)


@inlined
def advance(state: Words, move: int, desk: Words, trail: Words | None) -> None:
    """Do what `play` does, compiled into the loop of a whole game."""
    city = state[ACTIVE]
    kind = kind_of(move)
    if trail is not None:
        trail[0] = 0
    if kind == TAKE:
        state[PHASE] = ACTING
        _take(state, city, deck_at(state, city, place_of(move)), kind, trail)
    elif kind == DRAW:
        state[DRAWS] -= 1
        _take(state, city, deck_at(state, city, place_of(move)), kind, trail)
    elif kind == BUILD:
        _build(state, city, move, trail)
    elif kind == SCIENCE:
        _give_up_symbols(state, city, set_of(move), trail)
        _take_token(state, city, place_of(move), trail)
    elif kind == END:
        _end_turn(state, trail)
    else:
        _use_effect(state, city, move, desk, trail)


@inlined
def _take(state: Words, city: int, deck: int, kind: int, trail: Words | None) -> None:
    """Take the top card of a deck, with a kind of move."""
    card = pop(state, deck)
    if deck == CENTRAL:
        state[PEEKED] = 0
    if trail is not None:
        note(trail, told.TOOK, seat_of(city), card, ANY_CENTRAL if deck == CENTRAL else seat_of(deck - DECK), kind)
    _gain(state, city, card, trail)


@inlined
def _gain(state: Words, city: int, card: int, trail: Words | None) -> None:
    """Put a card in front of a player, with everything that follows: Cat, horns, extra draws (A04, A06, A07)."""
    count_card(state, city + HELD, card, 1)
    if CATS_OF[card] and state[CAT] != city:
        state[CAT] = city
        if trail is not None:
            note(trail, told.CAT_CAME, seat_of(city))
    if HORNS_OF[card] and state[BATTLE] == 0:
        state[FLIPPED] += HORNS_OF[card]
        if state[FLIPPED] >= CONFLICT_TOKENS[state[PLAYERS]]:
            state[FLIPPED] = CONFLICT_TOKENS[state[PLAYERS]]
            state[BATTLE] = 1
        if trail is not None:
            note(trail, told.FLIPPED, seat_of(city), state[FLIPPED], state[BATTLE])
    _trigger(state, city, DRAW_ON_TAKE[card], trail)


@inlined
def _trigger(state: Words, city: int, lane: int, trail: Words | None) -> None:
    """Allow an extra draw if the player has this token and it has not been triggered this turn."""
    if state[city + TOKENS] & lane & ~state[SPENT]:
        state[SPENT] |= lane
        state[DRAWS] += 1
        if trail is not None:
            note(trail, told.DRAW_ALLOWED, seat_of(city), lane)


@inlined
def _build(state: Words, city: int, move: int, trail: Words | None) -> None:
    """Pay for a stage and build it."""
    if trail is not None:
        note(trail, told.BUILT, seat_of(city), move)
    for resource in range(RESOURCE_COUNT):
        _discard(state, city, resource + 1, grey_spent(move, resource))
    _discard(state, city, COIN, yellow_spent(move))
    if move & ECONOMY:
        state[SPENT] |= DOUBLE_COIN
    if move & ENGINEERING:
        state[SPENT] |= ANY_RESOURCES
    stage = place_of(move)
    state[city + STAGES] |= 1 << stage
    _trigger(state, city, DRAW_ON_BUILD, trail)
    effect = EFFECT[row_of(state, city, stage)]
    if effect == SHIELD:
        state[city + SHIELDS] += STAGE_SHIELDS
    elif effect and effect_works(state, city, effect):
        state[EFFECT_NOW] = effect
        state[PHASE] = USING


@inlined
def _discard(state: Words, city: int, card: int, count: int) -> None:
    """Take cards of a player out of the game."""
    if count:
        count_card(state, city + HELD, card, -count)
        count_card(state, DISCARDS, card, count)


@kernel
def _give_up_symbols(state: Words, city: int, which: int, trail: Words | None) -> None:
    """Discard a set of symbols: equal ones, or one of each kind."""
    if trail is not None:
        note(trail, told.GAVE_UP, seat_of(city), which)
    if which == ONE_OF_EACH:
        for symbol in range(SYMBOL_COUNT):
            _discard(state, city, FIRST_SYMBOL + symbol, 1)
    else:
        _discard(state, city, FIRST_SYMBOL + which, EQUAL_SYMBOLS)


@kernel
def _take_token(state: Words, city: int, place: int, trail: Words | None) -> None:
    """Take a face-up progress token, whose place is immediately refilled from the stack, or the top of the stack."""
    top = state[STACK] & 15
    state[STACK] >>= 4
    token = top
    if place != BLIND:
        token = (state[OPEN] >> (4 * place)) & 15
        state[OPEN] += (top - token) * (1 << (4 * place))
    state[city + TOKENS] += 1 << (TOKEN_BITS * (token - 1))
    state[city + SHIELDS] += TOKEN_SHIELDS[token]
    if trail is not None:
        note(trail, told.TOKEN_CAME, seat_of(city), token, int(place == BLIND))


@kernel
def _use_effect(state: Words, city: int, move: int, desk: Words, trail: Words | None) -> None:
    """Use or decline the effect of the stage just built (A09)."""
    kind = kind_of(move)
    effect = state[EFFECT_NOW]
    state[PHASE] = ACTING
    state[EFFECT_NOW] = 0
    if kind == TAKE_FROM:
        if place_of(move) == ANY_CENTRAL:
            _take(state, city, CENTRAL, kind, trail)
        else:
            _take(state, city, city_at(place_of(move)) + DECK, kind, trail)
    elif kind == TOKEN:
        _take_token(state, city, place_of(move), trail)
    elif kind == LOOK_AT:
        state[PHASE] = LOOKING
        state[LOOKED] = deck_at(state, city, place_of(move)) - DECK
        if trail is not None:
            note(trail, told.LOOKED, seat_of(city), seat_of(state[LOOKED]), _looked_cards(state))
    elif kind == KEEP:
        _keep(state, city, place_of(move), desk, trail)
    elif kind == DECLINE:
        if trail is not None:
            note(trail, told.DECLINED, seat_of(city))
    elif effect == TAKE_BOTH:
        for side in range(LEFT, RIGHT + 1):
            deck = deck_at(state, city, side)
            if state[deck]:
                _take(state, city, deck, kind, trail)
    else:
        _take(state, city, CENTRAL, kind, trail)


@kernel
def _looked_cards(state: Words) -> int:
    """Return the cards that are being looked at, packed like a deck."""
    cards = 0
    for place in range(LOOK_CARDS):
        cards |= nth(state, state[LOOKED] + DECK, place) << (CARD_BITS * place)
    return cards


@kernel
def _keep(state: Words, city: int, card: int, desk: Words, trail: Words | None) -> None:
    """Keep one of the cards looked at, and shuffle the rest of their deck."""
    reshuffle(state, state[LOOKED] + DECK, card, state[SHUFFLES], desk)
    if trail is not None:
        note(trail, told.SHUFFLED, seat_of(city), seat_of(state[LOOKED]), state[SHUFFLES])
        note(trail, told.TOOK, seat_of(city), card, seat_of(state[LOOKED]), KEEP)
    state[SHUFFLES] += 1
    state[LOOKED] = 0
    _gain(state, city, card, trail)


@kernel
def _end_turn(state: Words, trail: Words | None) -> None:
    """Fight a battle that was started, then end the game or pass the turn to the left."""
    if state[BATTLE]:
        fight(state, trail)
    complete = state[state[ACTIVE] + STAGES] == COMPLETE
    if complete or not _any_card(state):
        state[PHASE] = OVER
        if trail is not None:
            note(trail, told.ENDED, seat_of(state[ACTIVE]), int(complete))
        return
    state[ACTIVE] = left_of(state, state[ACTIVE])
    state[TURN] += 1
    begin_turn(state, trail)


@kernel
def _any_card(state: Words) -> bool:
    """Return whether any deck of the table has cards."""
    for city in range(HEADER, end_of_cities(state), CITY):
        if state[city + DECK]:
            return True
    return state[CENTRAL] != 0


@kernel
def begin_turn(state: Words, trail: Words | None = None) -> None:
    """Let the Cat's holder peek, and the player take a card if there is one (A10, A12)."""
    city = state[ACTIVE]
    state[DRAWS] = 0
    state[SPENT] = 0
    if trail is not None:
        note(trail, told.BEGAN, seat_of(city), state[TURN])
    if state[CAT] == city and state[CENTRAL]:
        state[PEEKED] |= 1 << seat_of(city)
        if trail is not None:
            note(trail, told.PEEKED, seat_of(city), state[CENTRAL] & CARD_MASK)
    state[PHASE] = ACTING
    for side in range(LEFT, CENTRE + 1):
        if state[deck_at(state, city, side)]:
            state[PHASE] = TAKING

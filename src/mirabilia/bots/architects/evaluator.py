"""How the Strategist sees things: what each option seems worth, in hundredths of a point.

It sees what the active player sees: visible tops, the composition of decks and stack, what a peek has shown. What is
hidden counts as the average of what it may be. The best card that a move leaves for the next player to take is held
against the move.
"""

from __future__ import annotations

from mirabilia.bots.architects.appraisal import (
    BEST_TOKEN,
    BLOCK,
    CARD,
    CENTRE_MEAN,
    ENDING,
    FIRST_BLOCK,
    STAGE,
    TOKEN,
    appraise,
    blind_worth,
    count_points,
    promised,
    symbols_worth,
)
from mirabilia.bots.architects.weights import DENY, ROW
from mirabilia.core.kernel import Words, kernel
from mirabilia.games.architects.engine.layout import (
    ACTIVE,
    CARD_BITS,
    CARD_MASK,
    CAT,
    CENTRAL,
    CENTRAL_WORDS,
    CITY,
    DECK,
    DECK_WORDS,
    EFFECT_NOW,
    HEADER,
    HELD,
    OPEN,
    PEEKED,
    STAGES,
    city_at,
    deck_at,
    end_of_cities,
    held,
    left_of,
    seat_of,
)
from mirabilia.games.architects.engine.moves import (
    ANY_CENTRAL,
    BLIND,
    BUILD,
    DRAW,
    KEEP,
    LEFT,
    LOOK_AT,
    ONE_OF_EACH,
    RIGHT,
    SCIENCE,
    TAKE,
    TAKE_FROM,
    USE,
    grey_spent,
    kind_of,
    place_of,
    set_of,
    yellow_spent,
)
from mirabilia.games.architects.engine.moves import (
    TOKEN as TOKEN_MOVE,
)
from mirabilia.games.architects.facts import STAGES as STAGE_COUNT
from mirabilia.games.architects.tables import (
    COIN,
    COMPLETE,
    EQUAL_SYMBOLS,
    FIRST_SYMBOL,
    RESOURCE_COUNT,
    SYMBOL_COUNT,
    TAKE_BOTH,
)

MINE = FIRST_BLOCK
RIVAL = MINE + BLOCK
PAD = RIVAL + BLOCK
FIRST_THINGS = 3000
"""Building and research come before drawing: they may bring more, and the next card can then be chosen knowing what
they brought."""
LOOK_BETTER = 150
"""How much better the best of five cards is than one."""


@kernel
def progress(state: Words) -> int:
    """Return the row of the evaluator's table for this moment, which depends on the fastest wonder."""
    most = 0
    for city in range(HEADER, end_of_cities(state), CITY):
        built = 0
        for stage in range(STAGE_COUNT):
            built += (state[city + STAGES] >> stage) & 1
        most = max(most, built)
    return ROW * most


@kernel
def rate(state: Words, options: Words, count: int, rows: Words, worths: Words, pad: Words) -> None:
    """Write the worth of every option of the active player."""
    city = state[ACTIVE]
    row = progress(state)
    count_points(state, pad)
    appraise(state, city, rows, row, pad, MINE)
    deny = 0
    if _moves_decks(options, count):
        pad[MINE + CENTRE_MEAN] = mean_worth(state, CENTRAL, 0, pad, MINE)
        deny = rows[row + DENY]
    if deny:
        appraise(state, left_of(state, city), rows, row, pad, RIVAL)
        pad[RIVAL + CENTRE_MEAN] = mean_worth(state, CENTRAL, 0, pad, RIVAL)
    for at in range(count):
        worths[at] = _worth(state, city, options[at], deny, rows, row, pad)


@kernel
def _moves_decks(options: Words, count: int) -> bool:
    """Return whether any option changes what the decks offer the next player."""
    for at in range(count):
        kind = kind_of(options[at])
        if kind in (TAKE, DRAW, TAKE_FROM, USE, LOOK_AT):
            return True
    return False


@kernel
def _worth(state: Words, city: int, move: int, deny: int, rows: Words, row: int, pad: Words) -> int:
    """Return what a move is worth."""
    kind = kind_of(move)
    if kind == BUILD:
        return _build_worth(state, city, move, rows, row, pad)
    if kind == SCIENCE:
        return FIRST_THINGS + _token_worth(state, move, pad) + _symbols_left(state, city, move, rows, row, pad)
    if kind == TOKEN_MOVE:
        return _token_worth(state, move, pad)
    if kind == KEEP:
        return pad[MINE + CARD + place_of(move)]
    gain = 0
    first = 0
    second = 0
    if kind in (TAKE, DRAW):
        first = deck_at(state, city, place_of(move))
        gain = top_worth(state, city, first, pad)
    elif kind == TAKE_FROM:
        first = CENTRAL
        if place_of(move) != ANY_CENTRAL:
            first = city_at(place_of(move)) + DECK
        gain = top_worth(state, city, first, pad)
    elif kind == LOOK_AT:
        first = deck_at(state, city, place_of(move))
        gain = LOOK_BETTER + mean_worth(state, first, 0, pad, MINE)
    elif kind == USE:
        first = CENTRAL
        if state[EFFECT_NOW] == TAKE_BOTH:
            first = deck_at(state, city, LEFT)
            second = deck_at(state, city, RIGHT)
            gain = top_worth(state, city, second, pad)
        gain += top_worth(state, city, first, pad)
    if deny:
        gain -= deny * _left_for_next(state, city, first, second, pad) // 100
    return gain


@kernel
def _build_worth(state: Words, city: int, move: int, rows: Words, row: int, pad: Words) -> int:
    """Value a stage, and what the cards that remain after paying promise."""
    stage = place_of(move)
    cards = state[city + HELD] - (yellow_spent(move) << (8 * (COIN - 1)))
    for resource in range(RESOURCE_COUNT):
        cards -= grey_spent(move, resource) << (8 * resource)
    built = state[city + STAGES] | (1 << stage)
    worth = pad[MINE + STAGE + stage] + promised(state, city, built, cards, rows, row, pad, MINE)
    if built == COMPLETE:
        worth += pad[MINE + ENDING]
    if worth > 0:
        worth += FIRST_THINGS
    return worth


@kernel
def _token_worth(state: Words, move: int, pad: Words) -> int:
    """Return what the token that a move takes is worth."""
    if place_of(move) == BLIND:
        return blind_worth(state, pad, MINE)
    return pad[MINE + TOKEN + ((state[OPEN] >> (4 * place_of(move))) & 15)]


@kernel
def _symbols_left(state: Words, city: int, move: int, rows: Words, row: int, pad: Words) -> int:
    """Return what the symbols that remain after giving up a set are worth."""
    kinds = 0
    for symbol in range(SYMBOL_COUNT):
        count = held(state, city + HELD, FIRST_SYMBOL + symbol)
        if set_of(move) == ONE_OF_EACH:
            count -= 1
        elif set_of(move) == symbol:
            count -= EQUAL_SYMBOLS
        if count:
            kinds += 1
    return symbols_worth(kinds, pad[MINE + BEST_TOKEN], rows, row)


@kernel
def top_worth(state: Words, city: int, deck: int, pad: Words) -> int:
    """Return what the top of a deck is worth to the active player, as far as it is known."""
    if state[deck] == 0:
        return 0
    if deck == CENTRAL and (state[PEEKED] >> seat_of(city)) & 1 == 0:
        return pad[MINE + CENTRE_MEAN]
    return pad[MINE + CARD + (state[deck] & CARD_MASK)]


@kernel
def mean_worth(state: Words, deck: int, skip: int, pad: Words, block: int) -> int:
    """Return what the cards of a deck after the first `skip` are worth on average."""
    return mean_best(state, deck, skip, LEAST, pad, block)


LEAST = -(1 << 40)
"""Less than any worth."""


@kernel
def mean_best(state: Words, deck: int, skip: int, other: int, pad: Words, block: int) -> int:
    """Return the average, over the cards, of the better of a card and `other`; just `other` if there are no cards."""
    size = CENTRAL_WORDS if deck == CENTRAL else DECK_WORDS
    total = 0
    count = 0
    for word in range(deck, deck + size):
        rest = state[word]
        if word == deck and skip:
            rest >>= CARD_BITS
        while rest:
            total += max(other, pad[block + CARD + (rest & CARD_MASK)])
            count += 1
            rest >>= CARD_BITS
    if count == 0:
        return max(other, 0)
    return total // count


@kernel
def _left_for_next(state: Words, city: int, first: int, second: int, pad: Words) -> int:
    """Return what the next player can hope to take after the tops of these decks are gone."""
    rival = left_of(state, city)
    best = 0
    for side in range(LEFT, RIGHT + 1):
        deck = deck_at(state, rival, side)
        if state[deck] and deck not in (first, second):
            best = max(best, pad[RIVAL + CARD + (state[deck] & CARD_MASK)])
    for side in range(LEFT, RIGHT + 1):
        deck = deck_at(state, rival, side)
        if state[deck] and deck in (first, second):
            best = mean_best(state, deck, 1, best, pad, RIVAL)
    if state[CENTRAL] == 0:
        return best
    if state[CAT] == rival:
        return mean_best(state, CENTRAL, 0, best, pad, RIVAL)
    return max(best, pad[RIVAL + CENTRE_MEAN])

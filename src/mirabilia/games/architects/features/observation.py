"""Observation: what a seat sees, and nothing hidden from it, as a row of integers laid out by `row.py`."""

from __future__ import annotations

from mirabilia.core.features import NOBODY
from mirabilia.core.kernel import Words, kernel
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.engine.battle import victories
from mirabilia.games.architects.engine.layout import city_at, held, left_of, nth, shields
from mirabilia.games.architects.engine.options import is_available
from mirabilia.games.architects.engine.payment import most_grey, row_of
from mirabilia.games.architects.engine.score import SHEET, TOTAL, score
from mirabilia.games.architects.facts import STAGES
from mirabilia.games.architects.features import row as on
from mirabilia.games.architects.tables import COIN, CONFLICT_TOKENS, COST, LOOK_CARDS, TOKEN_BITS


@kernel
def observe(state: Words, seat: int, city: int, row: Words) -> None:
    """Write what a seat sees when it decides for a city, or for NOBODY."""
    for place in range(len(row)):
        row[place] = 0
    block = on.TABLE_SIZE
    player = city_at(seat)
    for _ in range(state[at.PLAYERS]):
        show_player(state, player, row, block)
        player = left_of(state, player)
        block += on.CITY_SIZE
    show_table(state, seat, city, row)


@kernel
def show_player(state: Words, player: int, row: Words, block: int) -> None:
    """Write everything about a player; the row's first places, still empty, serve as the score sheet."""
    score(state, player, row)
    row[block + on.POINTS] = row[TOTAL]
    for place in range(SHEET):
        row[place] = 0
    _show_city(state, player, row, block)
    _show_stages(state, player, row, block)
    _show_deck(state, player + at.DECK, at.DECK_WORDS, row, block + on.DECK, block + on.DECK_COUNT)
    if state[player + at.DECK]:
        row[block + on.DECK_TOP + (state[player + at.DECK] & at.CARD_MASK) - 1] = 1


@kernel
def show_table(state: Words, seat: int, city: int, row: Words) -> None:
    """Write what belongs to no player, and what the seat alone knows."""
    _show_table(state, row)
    _show_tokens(state, row)
    _show_known(state, seat, row)
    row[on.DECIDES] = int(city != NOBODY)


@kernel
def _show_city(state: Words, player: int, row: Words, block: int) -> None:
    """Write what is in front of a player."""
    row[block + on.ACTIVE] = int(state[at.ACTIVE] == player)
    row[block + on.CAT] = int(state[at.CAT] == player)
    row[block + on.DECK_LOOKED] = int(state[at.LOOKED] == player)
    row[block + on.WONDER + state[player + at.WONDER]] = 1
    row[block + on.SHIELDS] = shields(state, player)
    row[block + on.VICTORIES] = state[player + at.VICTORIES]
    row[block + on.VICTORIES_NOW] = victories(state, player)
    for word in range(2):
        cards = state[player + at.HELD + word]
        place = block + on.HELD + at.KINDS_IN_WORD * word
        while cards:
            row[place] = cards & 255
            cards >>= 8
            place += 1
    tokens = state[player + at.TOKENS]
    place = block + on.TOKENS_HELD
    while tokens:
        row[place] = tokens & 3
        tokens >>= TOKEN_BITS
        place += 1


@kernel
def _show_stages(state: Words, player: int, row: Words, block: int) -> None:
    """Write which stages are built, and what the others cost."""
    coins = held(state, player + at.HELD, COIN)
    for stage in range(STAGES):
        if (state[player + at.STAGES] >> stage) & 1:
            row[block + on.BUILT + stage] = 1
        else:
            line = row_of(state, player, stage)
            lack = COST[line] - most_grey(state, player, line)
            row[block + on.AVAILABLE + stage] = int(is_available(state, player, stage))
            row[block + on.COINS + stage] = lack
            row[block + on.MISSING + stage] = max(lack - coins, 0)


@kernel
def _show_deck(state: Words, deck: int, size: int, row: Words, first: int, count: int) -> None:
    """Write what is in a deck, or in the stack of tokens: how many of each kind from `first` on, and in total."""
    total = 0
    for word in range(deck, deck + size):
        rest = state[word]
        while rest:
            row[first + (rest & at.CARD_MASK) - 1] += 1
            rest >>= at.CARD_BITS
            total += 1
    row[count] = total


@kernel
def _show_table(state: Words, row: Words) -> None:
    """Write what belongs to no player."""
    row[on.TURN] = state[at.TURN]
    row[on.PHASE + state[at.PHASE]] = 1
    if state[at.EFFECT_NOW]:
        row[on.EFFECT + state[at.EFFECT_NOW] - 1] = 1
    row[on.DRAWS] = state[at.DRAWS]
    row[on.PEACE] = CONFLICT_TOKENS[state[at.PLAYERS]] - state[at.FLIPPED]
    row[on.BATTLE] = state[at.BATTLE]
    _show_deck(state, at.CENTRAL, at.CENTRAL_WORDS, row, on.CENTRAL, on.CENTRAL_COUNT)
    for word in range(2):
        cards = state[at.DISCARDS + word]
        card = 1 + at.KINDS_IN_WORD * word
        while cards:
            if cards & 255:
                row[on.DISCARDS_OF[card]] = cards & 255
            cards >>= 8
            card += 1


@kernel
def _show_tokens(state: Words, row: Words) -> None:
    """Write which progress tokens are face up, which are face down, and which the active player has used."""
    _show_deck(state, at.STACK, 1, row, on.STACK, on.STACK_COUNT)
    tokens = state[at.OPEN]
    while tokens:
        if tokens & 15:
            row[on.OPEN + (tokens & 15) - 1] += 1
        tokens >>= 4
    spent = state[at.SPENT]
    token = 1
    while spent:
        if spent & 3:
            row[on.SPENT_OF[token]] = 1
        spent >>= TOKEN_BITS
        token += 1


@kernel
def _show_known(state: Words, seat: int, row: Words) -> None:
    """Write what this seat knows and others may not: the top of the central deck, cards it is looking at."""
    if state[at.CENTRAL] and at.knows_centre(state, seat):
        row[on.CENTRAL_TOP + (state[at.CENTRAL] & at.CARD_MASK) - 1] = 1
    deck = at.looks_at(state, seat)
    if deck:
        for place in range(LOOK_CARDS):
            card = nth(state, deck, place)
            if card:
                row[on.LOOKED + card - 1] += 1

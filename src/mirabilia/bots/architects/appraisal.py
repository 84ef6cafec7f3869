"""What every card and token seems worth to a player, in hundredths of a point, judging by what is visible on the table.

`appraise` fills a block of a pad for one city: the worths of stages, tokens and cards, and what the grey and yellow
cards in front of the player already promise. Everything is linear in the weights of one row of the evaluator's table.
"""

from __future__ import annotations

from mirabilia.bots.architects.weights import (
    BUILT,
    CAT_GAINED,
    CAT_KEPT,
    COIN_LEFT,
    EFFECT_WORTH,
    END_LOST,
    END_WON,
    EXTRA,
    HORN,
    HURRY,
    HURT,
    LASTING,
    LEAD,
    NEAR,
    NEXT,
    SPARE,
    STAGE_POINT,
    SYMBOL,
    SYMBOLS,
    TOKEN_WORTH,
    VICTORY_FAR,
    VICTORY_NEAR,
)
from mirabilia.core.kernel import Words, kernel
from mirabilia.games.architects.engine.battle import DUEL, victories, won
from mirabilia.games.architects.engine.layout import (
    ACTIVE,
    BATTLE,
    CAT,
    CITY,
    FLIPPED,
    HEADER,
    HELD,
    OPEN,
    PLAYERS,
    SPENT,
    STACK,
    STAGES,
    TOKENS,
    VICTORIES,
    end_of_cities,
    held,
    left_of,
    right_of,
    seat_of,
    shields,
)
from mirabilia.games.architects.engine.payment import row_of
from mirabilia.games.architects.engine.score import SHEET, TOTAL, VICTORY_WORTH, score
from mirabilia.games.architects.facts import STAGES as STAGE_COUNT
from mirabilia.games.architects.tables import (
    ANY_RESOURCES,
    CARD_COUNT,
    CATS_OF,
    COIN,
    COMPLETE,
    CONFLICT_TOKENS,
    COST,
    DIFFERENT_SYMBOLS,
    DOUBLE_COIN,
    DRAW_ON_TAKE,
    EFFECT,
    EQUAL,
    FACE_UP,
    FIRST_SYMBOL,
    HORNS_OF,
    MOST_PLAYERS,
    POINTS_BOTH,
    POINTS_OF,
    POINTS_ONE,
    POINTS_PER_CAT,
    POINTS_PER_TOKEN,
    POINTS_PER_VICTORY,
    POINTS_UNFINISHED,
    REQUIRES,
    RESOURCE_COUNT,
    SHIELDS_OF,
    STAGE_POINTS,
    SYMBOL_COUNT,
    TOKEN_BITS,
    TOKEN_COUNT,
)

# The block of a city: worths of cards from CARD + 1, of tokens from TOKEN + 1, of stages from STAGE.
CARD = 0
TOKEN = CARD + CARD_COUNT
STAGE = TOKEN + TOKEN_COUNT + 1
PROMISE = STAGE + STAGE_COUNT
"""What the grey and yellow cards in front of the player promise."""
BEST_TOKEN = PROMISE + 1
CENTRE_MEAN = BEST_TOKEN + 1
"""What a card of the central deck is worth on average; `rate` fills it in."""
ENDING = CENTRE_MEAN + 1
"""What it is worth to end the game now with the last stage."""
BLOCK = ENDING + 1
TOTALS = SHEET
"""A pad begins with a score sheet and the points of all players."""
FIRST_BLOCK = TOTALS + MOST_PLAYERS

POINT = 100
VICTORY = POINT * VICTORY_WORTH
COIN_LANE = 1 << (8 * (COIN - 1))
MOST_LEAD = 3
MOST_HURRY = 20
"""A lead beyond which more makes no difference."""
MOST_SPARE = 4
"""Cards beyond the next two stages that still count."""


@kernel
def appraise(state: Words, city: int, rows: Words, row: int, pad: Words, block: int) -> None:
    """Fill the block of a city."""
    _appraise_tokens(state, city, rows, row, pad, block)
    _appraise_stages(state, city, rows, row, pad, block)
    cards = state[city + HELD]
    promise = promised(state, city, state[city + STAGES], cards, rows, row, pad, block)
    pad[block + PROMISE] = promise
    for card in range(1, COIN + 1):
        twin = _twin(cards, card)
        if twin:
            pad[block + CARD + card] = pad[block + CARD + twin]
        else:
            more = cards + (1 << (8 * (card - 1)))
            gained = promised(state, city, state[city + STAGES], more, rows, row, pad, block)
            pad[block + CARD + card] = gained - promise
    _appraise_blue(state, city, rows, row, pad, block)
    _appraise_symbols(state, city, rows, row, pad, block)
    _appraise_red(state, city, rows, row, pad, block)
    ready = state[city + TOKENS]
    if state[ACTIVE] == city:
        ready &= ~state[SPENT]
    if ready:
        for card in range(1, CARD_COUNT + 1):
            if ready & DRAW_ON_TAKE[card]:
                pad[block + CARD + card] += rows[row + EXTRA]


@kernel
def _twin(cards: int, card: int) -> int:
    """Return an earlier resource of which as many are held: one more of either promises the same. 0 is none."""
    if card == COIN:
        return 0
    for other in range(1, card):
        if (cards >> (8 * (other - 1))) & 255 == (cards >> (8 * (card - 1))) & 255:
            return other
    return 0


@kernel
def _appraise_tokens(state: Words, city: int, rows: Words, row: int, pad: Words, block: int) -> None:
    """Value every token by its weight and what it would score now; then note the best one available."""
    tokens = 1
    for token in range(1, TOKEN_COUNT + 1):
        tokens += (state[city + TOKENS] >> (TOKEN_BITS * (token - 1))) & 3
    cats = 0
    for card in range(1, CARD_COUNT + 1):
        if CATS_OF[card]:
            cats += held(state, city + HELD, card)
    for token in range(1, TOKEN_COUNT + 1):
        points = POINTS_PER_CAT[token] * cats + POINTS_PER_VICTORY[token] * state[city + VICTORIES]
        points += POINTS_PER_TOKEN[token] * tokens + POINTS_UNFINISHED[token] + POINTS_ONE[token]
        if (state[city + TOKENS] >> (TOKEN_BITS * (token - 1))) & 3:
            points += POINTS_BOTH[token] - 2 * POINTS_ONE[token]
        pad[block + TOKEN + token] = POINT * points + rows[row + TOKEN_WORTH + token]
    best = blind_worth(state, pad, block)
    for place in range(FACE_UP):
        token = (state[OPEN] >> (4 * place)) & 15
        if token:
            best = max(best, pad[block + TOKEN + token])
    pad[block + BEST_TOKEN] = best


@kernel
def blind_worth(state: Words, pad: Words, block: int) -> int:
    """Return what a token from the stack is worth on average; 0 if there is none."""
    rest = state[STACK]
    total = 0
    count = 0
    while rest:
        total += pad[block + TOKEN + (rest & 15)]
        count += 1
        rest >>= 4
    return total // max(1, count)


@kernel
def _appraise_stages(state: Words, city: int, rows: Words, row: int, pad: Words, block: int) -> None:
    """Value every stage: its points, what it leads to, its effect, the end it brings nearer; and the end itself."""
    lead = _lead(state, city, pad)
    pad[block + ENDING] = 0
    for stage in range(STAGE_COUNT):
        place = row_of(state, city, stage)
        worth = rows[row + STAGE_POINT] * STAGE_POINTS[place] + rows[row + BUILT]
        if EFFECT[place]:
            worth += rows[row + EFFECT_WORTH + EFFECT[place]]
        pad[block + STAGE + stage] = worth + rows[row + HURRY] * max(-MOST_HURRY, min(MOST_HURRY, lead))
        if state[city + STAGES] | (1 << stage) == COMPLETE:
            if lead + STAGE_POINTS[place] >= 0:
                pad[block + ENDING] = rows[row + END_WON]
            else:
                pad[block + ENDING] = -rows[row + END_LOST]


@kernel
def count_points(state: Words, pad: Words) -> None:
    """Write down the points of every player, including those of a battle that is sure to come."""
    for city in range(HEADER, end_of_cities(state), CITY):
        score(state, city, pad)
        points = pad[TOTAL]
        if state[BATTLE]:
            points += VICTORY_WORTH * victories(state, city)
        pad[TOTALS + seat_of(city)] = points


@kernel
def _lead(state: Words, city: int, pad: Words) -> int:
    """Return how many points a city is ahead of the best other."""
    best = 0
    for other in range(HEADER, end_of_cities(state), CITY):
        if other != city:
            best = max(best, pad[TOTALS + seat_of(other)])
    return pad[TOTALS + seat_of(city)] - best


@kernel
def _appraise_blue(state: Words, city: int, rows: Words, row: int, pad: Words, block: int) -> None:
    """Value points, and the Cat."""
    per_cat = 0
    for token in range(1, TOKEN_COUNT + 1):
        if POINTS_PER_CAT[token]:
            per_cat += POINTS_PER_CAT[token] * ((state[city + TOKENS] >> (TOKEN_BITS * (token - 1))) & 3)
    for card in range(1, CARD_COUNT + 1):
        if POINTS_OF[card]:
            worth = POINT * POINTS_OF[card]
            if CATS_OF[card]:
                worth += POINT * per_cat
                worth += rows[row + CAT_KEPT] if state[CAT] == city else rows[row + CAT_GAINED]
            pad[block + CARD + card] = worth


@kernel
def symbols_worth(count: int, best: int, rows: Words, row: int) -> int:
    """Return what this many different symbols are worth before a set is complete."""
    if count == 0:
        return 0
    part = rows[row + SYMBOL] if count == 1 else rows[row + SYMBOLS]
    return part * best // 100


@kernel
def _appraise_symbols(state: Words, city: int, rows: Words, row: int, pad: Words, block: int) -> None:
    """Value a symbol by the token for which it completes a set, or which it brings nearer."""
    kinds = 0
    for symbol in range(SYMBOL_COUNT):
        if held(state, city + HELD, FIRST_SYMBOL + symbol):
            kinds += 1
    best = pad[block + BEST_TOKEN]
    now = symbols_worth(kinds, best, rows, row)
    for symbol in range(SYMBOL_COUNT):
        card = FIRST_SYMBOL + symbol
        if held(state, city + HELD, card):
            after = best + symbols_worth(kinds - 1, best, rows, row)
        elif kinds == DIFFERENT_SYMBOLS - 1:
            after = best
        else:
            after = symbols_worth(kinds + 1, best, rows, row)
        pad[block + CARD + card] = after - now


@kernel
def lasting_shields(state: Words, city: int, total: int) -> int:
    """Return how many of a city's shields are left after a battle."""
    for card in range(1, CARD_COUNT + 1):
        if HORNS_OF[card]:
            total -= held(state, city + HELD, card)
    return total


@kernel
def _standing(state: Words, mine: int, rival: int, near: int, rows: Words, row: int) -> int:
    """Value shields against those of a rival: what a battle would bring, and more the nearer it is."""
    lead = max(-MOST_LEAD, min(MOST_LEAD, mine - rival))
    victory = rows[row + VICTORY_FAR] + (rows[row + VICTORY_NEAR] - rows[row + VICTORY_FAR]) * near // 100
    gain = 100 * won(state[PLAYERS], mine, rival) - rows[row + HURT] * won(state[PLAYERS], rival, mine)
    return victory * gain // 100 + rows[row + LEAD] * lead


@kernel
def _appraise_red(state: Words, city: int, rows: Words, row: int, pad: Words, block: int) -> None:
    """Value shields by the battle that is coming or that a card starts."""
    for card in range(1, CARD_COUNT + 1):
        if SHIELDS_OF[card]:
            pad[block + CARD + card] = 0 if HORNS_OF[card] else rows[row + LASTING]
    _add_against(state, city, left_of(state, city), rows, row, pad, block)
    if state[PLAYERS] > DUEL:
        _add_against(state, city, right_of(state, city), rows, row, pad, block)


@kernel
def _add_against(state: Words, city: int, other: int, rows: Words, row: int, pad: Words, block: int) -> None:
    """Add what red cards do for a city's standing against one rival; those with horns do not outlive a battle."""
    players = state[PLAYERS]
    tokens = CONFLICT_TOKENS[players]
    mine, rival = shields(state, city), shields(state, other)
    kept, rival_kept = lasting_shields(state, city, mine), lasting_shields(state, other, rival)
    before = _standing(state, mine, rival, 100 * state[FLIPPED] // tokens, rows, row)
    gain = 100 * won(players, mine + 1, rival) - rows[row + HURT] * won(players, rival, mine + 1)
    fought = VICTORY * gain // 100
    ahead = max(-MOST_LEAD, min(MOST_LEAD, mine + 1 - rival))
    for card in range(1, CARD_COUNT + 1):
        if SHIELDS_OF[card] == 0:
            continue
        flipped = state[FLIPPED] + HORNS_OF[card]
        if flipped < tokens:
            worth = _standing(state, mine + 1, rival, 100 * flipped // tokens, rows, row)
            worth += rows[row + HORN] * HORNS_OF[card] * ahead
        else:
            lasts = 0 if HORNS_OF[card] else 1
            worth = fought + _standing(state, kept + lasts, rival_kept, 0, rows, row)
        pad[block + CARD + card] += worth - before


@kernel
def missing(place: int, most: int, kinds: int, total: int, coins: int, tokens: int) -> int:
    """Return how many cards a stage still takes, given the grey cards held; economy and engineering help."""
    lack = COST[place] - fitting(place, most, kinds, total, tokens)
    if lack >= 2 and coins and tokens & DOUBLE_COIN:
        lack -= 1
    return max(0, lack - coins)


@kernel
def fitting(place: int, most: int, kinds: int, total: int, tokens: int) -> int:
    """Return how many grey cards can go into a stage: of one kind, of different kinds, or with engineering of any."""
    if tokens & ANY_RESOURCES:
        return min(total, COST[place])
    return min(most if EQUAL[place] else kinds, COST[place])


@kernel
def pay_for(cards: int, place: int, grey: int, tokens: int) -> int:
    """Return the cards left to a player who pays with this many grey ones, taken from the kinds held most."""
    coins = (cards >> (8 * (COIN - 1))) & 255
    cards -= min(coins, COST[place] - grey) * COIN_LANE
    taken = 0
    while grey:
        most = 0
        pick = 0
        for resource in range(RESOURCE_COUNT):
            have = (cards >> (8 * resource)) & 255
            if have > most and ((taken >> resource) & 1 == 0 or tokens & ANY_RESOURCES):
                most = have
                pick = resource
        count = min(most, grey) if EQUAL[place] else 1
        cards -= count << (8 * pick)
        grey -= count
        taken |= 1 << pick
    return cards


@kernel
def promised(state: Words, city: int, built: int, cards: int, rows: Words, row: int, pad: Words, block: int) -> int:
    """Return what these cards promise with these stages built: the best open stage, the next, and what is left over."""
    tokens = state[city + TOKENS]
    total = 0
    part = 100
    for _ in range(2):
        most = 0
        kinds = 0
        grey = 0
        for resource in range(RESOURCE_COUNT):
            have = (cards >> (8 * resource)) & 255
            most = max(most, have)
            grey += have
            if have:
                kinds += 1
        coins = (cards >> (8 * (COIN - 1))) & 255
        best = 0
        chosen = -1
        for stage in range(STAGE_COUNT):
            place = row_of(state, city, stage)
            if (built >> stage) & 1 or built & REQUIRES[place] != REQUIRES[place]:
                continue
            lack = missing(place, most, kinds, grey, coins, tokens)
            worth = pad[block + STAGE + stage]
            if part == 100 and built | (1 << stage) == COMPLETE and (lack == 0 or pad[block + ENDING] > 0):
                worth += pad[block + ENDING]
            if lack:
                worth = worth * rows[row + NEAR + lack] // 100
            if chosen < 0 or worth > best:
                best = worth
                chosen = stage
        if chosen < 0:
            break
        total += part * best // 100
        part = rows[row + NEXT]
        place = row_of(state, city, chosen)
        cards = pay_for(cards, place, fitting(place, most, kinds, grey, tokens), tokens)
        built |= 1 << chosen
    spare = 0
    for resource in range(RESOURCE_COUNT):
        spare += (cards >> (8 * resource)) & 255
    coins = (cards >> (8 * (COIN - 1))) & 255
    return total + rows[row + SPARE] * min(spare, MOST_SPARE) + rows[row + COIN_LEFT] * min(coins, MOST_SPARE)

"""Re-deal everything a seat of Architects cannot know: another world that must look the same to it.

Nobody knows the order of a deck below its visible top, of the central deck or of the face-down tokens, nor the
seed. Only a seat that has peeked knows the top of the central deck, and only one that is looking knows the first
five cards of a deck.
"""

from __future__ import annotations

from random import Random

from mirabilia.core.game import State
from mirabilia.core.kernel import plain
from mirabilia.games.architects.codec import packed_cards
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.engine.layout import city_at, seat_of

LOOKED_AT = 5


def redeal(state: State, seat: int | None, chance: Random) -> State:
    """Return a state that differs in everything this seat, or with None the public, cannot know."""
    other = state.copy()
    s = plain(state.words)
    looking = s[at.PHASE] == at.LOOKING and seat == int(seat_of(s[at.ACTIVE]))
    for number in range(s[at.PLAYERS]):
        known = LOOKED_AT if looking and s[at.LOOKED] == city_at(number) else 1
        _reshuffle(other, city_at(number) + at.DECK, at.DECK_WORDS, known, chance)
    peeked = seat is not None and s[at.PEEKED] >> seat & 1
    _reshuffle(other, at.CENTRAL, at.CENTRAL_WORDS, int(peeked), chance)
    _reshuffle(other, at.STACK, 1, 0, chance)
    end = int(at.end_of_cities(state.words))
    if len(s) == end:
        other.words[at.SEED] = chance.getrandbits(63)
    for place in range(end, len(s)):  # its key
        other.words[place] = chance.getrandbits(32)
    return other


def _reshuffle(state: State, place: int, size: int, known: int, chance: Random) -> None:
    """Shuffle a packed row except for its first cards; words stay as full as they were."""
    rows = [packed_cards([word]) for word in plain(state.words)[place : place + size]]
    cards = [card for row in rows for card in row]
    hidden = cards[known:]
    chance.shuffle(hidden)
    rest = iter(cards[:known] + hidden)
    for word, row in enumerate(rows):
        state.words[place + word] = sum(next(rest) << (at.CARD_BITS * nth) for nth in range(len(row)))

"""State -> View: what one seat, or the public, may know, and not a bit more.

The order of a deck below its visible top is known to nobody, its composition to everybody (A12).
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from mirabilia.core.kernel import Words, plain, words
from mirabilia.games.architects.codec import counted_cards, packed_cards
from mirabilia.games.architects.decision import effect_of
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.engine.battle import victories
from mirabilia.games.architects.engine.layout import city_at, seat_of
from mirabilia.games.architects.facts import STAGES
from mirabilia.games.architects.model import City, Deck, View
from mirabilia.games.architects.sheet import result_of
from mirabilia.games.architects.tables import (
    CARD_NAMES,
    CONFLICT_TOKENS,
    FACE_UP,
    LOOK_CARDS,
    TOKEN_BITS,
    TOKEN_NAMES,
    WONDER_NAMES,
)

PHASES = ("taking", "acting", "using", "looking", "over")
CITIES_KEPT = 4096
"""How many cities are cached as they were last shown: most are the same from view to view."""


def view_of(state: Words, seat: int | None) -> View:
    """Return what a seat, or the public if None, may know."""
    s = plain(state)
    seats = range(s[at.PLAYERS])
    conflict = int(CONFLICT_TOKENS[s[at.PLAYERS]])
    active = int(seat_of(s[at.ACTIVE]))
    peeked = seat is not None and bool(at.knows_centre(state, seat))
    return View(
        seat=seat,
        players=len(seats),
        cities=tuple(_city(s, number) for number in seats),
        turn=s[at.TURN],
        active=active,
        phase=PHASES[s[at.PHASE]],  # type: ignore[arg-type]  # indexing loses that these are literals
        central=_deck(s[at.CENTRAL : at.CENTRAL + at.CENTRAL_WORDS], top_known=peeked),
        cat=int(seat_of(s[at.CAT])) if s[at.CAT] else None,
        peace=conflict - s[at.FLIPPED],
        conflict=conflict,
        battle=bool(s[at.BATTLE]),
        victories_now=tuple(int(victories(state, city_at(number))) for number in seats),
        open_tokens=tuple(TOKEN_NAMES[s[at.OPEN] >> (4 * place) & 15] or None for place in range(FACE_UP)),
        stack=_stack(s[at.STACK]),
        discards=counted_cards(state, at.DISCARDS),
        draws=s[at.DRAWS],
        spent=_tokens(s[at.SPENT]),
        effect=effect_of(state),
        looked_deck=int(seat_of(s[at.LOOKED])) if s[at.LOOKED] else None,
        looked=() if seat is None else _looked(s, int(at.looks_at(state, seat))),
        result=result_of(state) if s[at.PHASE] == at.OVER else None,
    )


def _city(s: list[int], number: int) -> City:
    city = city_at(number)
    return _shown_city(number, tuple(s[city : city + at.CITY]))


@lru_cache(maxsize=CITIES_KEPT)
def _shown_city(number: int, own: tuple[int, ...]) -> City:
    """Return what everybody sees of a city, given its own words; all views of a state share it."""
    s, city = list(own), 0
    state = words(len(own))
    for place, word in enumerate(own):
        state[place] = word
    return City(
        number=number,
        wonder=WONDER_NAMES[s[city + at.WONDER]],
        stages=tuple(stage + 1 for stage in range(STAGES) if s[city + at.STAGES] >> stage & 1),
        cards=counted_cards(state, city + at.HELD),
        tokens=_tokens(s[city + at.TOKENS]),
        victories=s[city + at.VICTORIES],
        shields=int(at.shields(state, city)),
        deck=_deck(s[city + at.DECK : city + at.DECK + at.DECK_WORDS], top_known=True),
    )


def _tokens(lanes: int) -> tuple[str, ...]:
    """Return the progress tokens counted in lanes."""
    copies = [lanes >> (TOKEN_BITS * place) & 3 for place in range(len(TOKEN_NAMES) - 1)]
    return tuple(name for name, count in zip(TOKEN_NAMES[1:], copies, strict=True) for _ in range(count))


def _deck(packed: list[int], *, top_known: bool) -> Deck:
    """Show a deck: its composition, and its top if it is known."""
    cards = packed_cards(packed)
    counts = Counter(cards)
    top = CARD_NAMES[cards[0]] if cards and top_known else None
    return Deck(top, len(cards), {CARD_NAMES[card]: counts[card] for card in sorted(counts)})


def _stack(packed: int) -> dict[str, int]:
    """Return which tokens are face down, but not their order."""
    counts = Counter(packed_cards([packed]))
    return {TOKEN_NAMES[token]: counts[token] for token in sorted(counts)}


def _looked(s: list[int], deck: int) -> tuple[str, ...]:
    """Return the cards that are being looked at, from the top of a deck; 0 is none."""
    cards = packed_cards(s[deck : deck + at.DECK_WORDS]) if deck else []
    return tuple(CARD_NAMES[card] for card in cards[:LOOK_CARDS])

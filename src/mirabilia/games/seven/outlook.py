"""What people are told beyond the view: how each city stands, and what each option would lead to.

The engine carries options out and scores them, on copies of the state. No hidden card and no other player's choice
plays a part in it, so all of it follows from the view of the seat that decides.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Literal

from msgspec import Struct

from mirabilia.core.game import State
from mirabilia.core.kernel import Words, plain, words
from mirabilia.games.seven.codec import board_name, encode_move
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.engine import score as engine
from mirabilia.games.seven.engine.build import next_stage
from mirabilia.games.seven.engine.conflict import DEFEAT, spoils, token_points, tokens_of
from mirabilia.games.seven.engine.layout import city_at, left_of, right_of
from mirabilia.games.seven.engine.moves import CARD, SELL, STAGE, card_of, kind_of
from mirabilia.games.seven.engine.trade import price
from mirabilia.games.seven.engine.turn import collect, play_alone
from mirabilia.games.seven.facts import (
    AnyEffect,
    CopyGuild,
    DigCard,
    FreeBuild,
    Produce,
    ScienceSymbol,
    SeventhCard,
    Symbol,
    TradeDiscount,
    WildSymbol,
)
from mirabilia.games.seven.model import Decision, Discount, Source
from mirabilia.games.seven.sheet import CATEGORIES
from mirabilia.games.seven.tables import (
    CARDS,
    FIRST_STAGE,
    FOR_SALE,
    GOODS_LEFT,
    GOODS_RIGHT,
    LAST_AGE,
    MOST_STAGES,
    RAW_LEFT,
    RAW_RIGHT,
    WONDERS,
)

Power = Literal["seventh_card", "free_build", "dig", "copy_guild"]
GainedSymbol = Symbol | Literal["wild"]
KEPT = 16_384
"""How many standings and consequences are cached; many tables have the same ones."""


class Fights(Struct, frozen=True):
    """A city's shields beside those of its neighbours, and what this age's conflict would bring if it came now."""

    shields: int
    left: int
    """Shields of the left neighbour."""
    right: int
    """Shields of the right neighbour."""
    left_points: int
    """What the fight with the left neighbour would bring: points of a victory token, of a defeat token, or 0."""
    right_points: int
    """What the fight with the right neighbour would bring."""


class Prices(Struct, frozen=True):
    """What a city pays for a unit bought from each neighbour."""

    raw_left: int
    raw_right: int
    goods_left: int
    goods_right: int


class Outlook(Struct, frozen=True):
    """How a city stands, by what everybody can see."""

    city: int
    points: int
    """Its points if the game ended now."""
    categories: dict[str, int]
    """The points by category, without those that are 0."""
    won: int
    """Points of its victory tokens."""
    lost: int
    """Points of its defeat tokens, 0 or less."""
    fights: Fights
    prices: Prices


class Consequence(Struct, frozen=True, omit_defaults=True):
    """What an option would lead to if nobody else did anything this turn."""

    coins: int
    """The coins that the city would have then."""
    paid: int = 0
    """Coins paid to the bank and both neighbours."""
    earned: int = 0
    """Coins received for a sold card or by an effect."""
    points: int = 0
    """How the points of `Outlook` would change."""
    categories: dict[str, int] = {}
    """The change by category, without those that stay the same."""
    fights: Fights | None = None
    """As they would stand then; left out if the city's shields stay the same."""
    stage: int | None = None
    """The number of the stage that it builds."""
    symbols: tuple[GainedSymbol, ...] = ()
    makes: tuple[Source, ...] = ()
    discounts: tuple[Discount, ...] = ()
    powers: tuple[Power, ...] = ()


POWERS: dict[type[AnyEffect], Power] = {
    SeventhCard: "seventh_card",
    FreeBuild: "free_build",
    DigCard: "dig",
    CopyGuild: "copy_guild",
}


def outlooks_of(state: State) -> tuple[Outlook, ...]:
    """Return how each city stands; nothing after the end, when the result says it."""
    if state.words[at.PHASE] == at.OVER:
        return ()
    now = state.copy().words
    cities = [city_at(number) for number in range(int(now[at.CITIES]))]
    for city in cities:
        collect(now, city)
    return tuple([_outlook(now, number, city) for number, city in enumerate(cities)])


def _outlook(state: Words, number: int, city: int) -> Outlook:
    tokens, discounts = int(state[city + at.TOKENS]), int(state[city + at.DISCOUNTS])
    return _told_outlook(number, tuple(_points(state, city)), tokens, discounts, _fights(state, city))


@lru_cache(maxsize=KEPT)
def _told_outlook(number: int, points: tuple[int, ...], tokens: int, discounts: int, fights: Fights) -> Outlook:
    """Return how a city stands, given its score sheet and what else everybody sees of it."""
    return Outlook(
        city=number,
        points=points[engine.TOTAL],
        categories=_by_category(points),
        won=sum(tokens_of(tokens, age) * token_points(age) for age in range(1, LAST_AGE + 1)),
        lost=tokens_of(tokens, DEFEAT) * token_points(DEFEAT),
        fights=fights,
        prices=_prices(discounts),
    )


def consequences_of(state: State, decision: Decision) -> tuple[Consequence, ...]:
    """Return what each option of a decision would lead to, in their order."""
    now, city = state.copy().words, city_at(decision.city)
    collect(now, city)
    before = _points(now, city)
    found: dict[int, Consequence] = {}
    told = []
    for move in [encode_move(option.move) for option in decision.options]:
        alike = move - CARD * card_of(move) if kind_of(move) in (STAGE, SELL) else move  # whichever card is given up
        if alike not in found:
            found[alike] = _consequence(state, city, move, before)
        told.append(found[alike])
    return tuple(told)


def _consequence(state: State, city: int, move: int, before: list[int]) -> Consequence:
    then = state.copy().words
    kind, held = kind_of(move), int(then[city + at.COINS] + then[city + at.INCOME])
    stage = int(next_stage(then, city)) if kind == STAGE else 0
    earned = int(play_alone(then, city, move))
    change = tuple([after - now for after, now in zip(_points(then, city), before, strict=True)])
    armed = then[city + at.SHIELDS] != state.words[city + at.SHIELDS]
    return _told_consequence(
        int(then[city + at.COINS]),
        held,
        earned,
        change,
        _fights(then, city) if armed else None,
        int(then[city + at.STAGES]) if stage else None,
        stage or (0 if kind == SELL else int(card_of(move))),
    )


@lru_cache(maxsize=KEPT)
def _told_consequence(
    coins: int, held: int, earned: int, change: tuple[int, ...], fights: Fights | None, stage: int | None, thing: int
) -> Consequence:
    """Return what becomes of a city that had `held` coins and builds a thing, or none."""
    return Consequence(
        coins=coins,
        paid=held + earned - coins,
        earned=earned,
        points=change[engine.TOTAL],
        categories=_by_category(change),
        fights=fights,
        stage=stage,
        **_gains(thing),
    )


def _points(state: Words, city: int) -> list[int]:
    """Return the categories of a city's score sheet and their total, as if the game ended now."""
    pad = words(engine.SHEET)
    engine.score(state, city, pad)
    return plain(pad)[: engine.TOTAL + 1]


def _by_category(points: tuple[int, ...]) -> dict[str, int]:
    return {CATEGORIES[category]: points[category] for category in range(engine.TOTAL) if points[category]}


def _fights(state: Words, city: int) -> Fights:
    """Return what a city's fights would bring if they came now."""
    places = (city, left_of(state, city), right_of(state, city))
    shields, left, right = [int(state[place + at.SHIELDS]) for place in places]
    return _told_fights(shields, left, right, int(state[at.AGE]))


@lru_cache(maxsize=KEPT)
def _told_fights(shields: int, left: int, right: int, age: int) -> Fights:
    """Return the fights of a city and its neighbours with this many shields each in an age."""
    return Fights(shields, left, right, int(spoils(shields, left, age)), int(spoils(shields, right, age)))


@cache
def _prices(discounts: int) -> Prices:
    return Prices(
        raw_left=int(price(discounts, RAW_LEFT)),
        raw_right=int(price(discounts, RAW_RIGHT)),
        goods_left=int(price(discounts, GOODS_LEFT)),
        goods_right=int(price(discounts, GOODS_RIGHT)),
    )


@cache
def _gains(thing: int) -> dict[str, Any]:
    """Return what a card or stage gives besides points, coins and shields, by the fields of a consequence."""
    effects = _effects(thing)
    return {
        "symbols": tuple(
            effect.symbol if isinstance(effect, ScienceSymbol) else "wild"
            for effect in effects
            if isinstance(effect, ScienceSymbol | WildSymbol)
        ),
        "makes": tuple(
            Source(effect.one_of, effect.units, for_sale=bool(FOR_SALE[thing]))
            for effect in effects
            if isinstance(effect, Produce)
        ),
        "discounts": tuple(
            Discount(effect.on, seller)
            for effect in effects
            if isinstance(effect, TradeDiscount)
            for seller in effect.sellers
        ),
        "powers": tuple(POWERS[type(effect)] for effect in effects if type(effect) in POWERS),
    }


def _effects(thing: int) -> tuple[AnyEffect, ...]:
    """Return what is printed on a card or a stage; nothing for no thing."""
    if thing < FIRST_STAGE:
        return CARDS[thing - 1].effects if thing else ()
    board_number, stage = divmod(thing - FIRST_STAGE, MOST_STAGES)
    board = board_name(board_number)
    wonder = next(wonder for wonder in WONDERS if wonder.id == board.wonder)
    return wonder.stages(board.side)[stage].effects

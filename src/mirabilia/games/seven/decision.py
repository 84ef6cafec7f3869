"""State -> Decision: a city's options with their prices, and why everything else is none."""

from __future__ import annotations

from mirabilia.core.errors import MoveError
from mirabilia.core.kernel import Words, words
from mirabilia.games.seven.codec import card_names, card_numbers, decode_move
from mirabilia.games.seven.engine.build import bank_price, can_chain, chain_source, is_double, next_stage
from mirabilia.games.seven.engine.layout import (
    CHOOSING,
    COINS,
    DIGGING,
    GOODS,
    GOODS_FOR_SALE,
    PHASE,
    RAW,
    RAW_FOR_SALE,
    SEVENTH,
    city_at,
    decider,
    discarded,
    is_free_city,
)
from mirabilia.games.seven.engine.moves import BUILD
from mirabilia.games.seven.engine.options import DESK, hand_of, list_options
from mirabilia.games.seven.engine.trade import payments, reach, shortfall
from mirabilia.games.seven.engine.turn import may_decide
from mirabilia.games.seven.facts import GOODS as GOODS_NAMES
from mirabilia.games.seven.facts import RAW as RAW_NAMES
from mirabilia.games.seven.facts import Resource
from mirabilia.games.seven.model import (
    AlreadyBuilt,
    Build,
    BuildFree,
    BuildStage,
    Decision,
    Missing,
    Move,
    MustBuild,
    MustBuildChain,
    Option,
    Reason,
    Refusal,
    Sell,
    TooFewCoins,
    WonderComplete,
)
from mirabilia.games.seven.tables import (
    CARD_COUNT,
    CARD_NAMES,
    CARD_NUMBERS,
    CARDS,
    COIN_COST,
    NEED_GOODS,
    NEED_RAW,
)

KINDS = {CHOOSING: "choose", SEVENTH: "seventh", DIGGING: "dig"}


def decision_of(state: Words, seat: int) -> Decision:
    """Return what the city of a seat may decide now; MoveError when it may not."""
    city = city_at(seat)
    if not may_decide(state, city):
        raise MoveError(f"city {seat} has nothing to decide now")
    phase = int(state[PHASE])
    options = tuple(_option(state, city, move) for move in moves_of(state, city))
    return Decision(
        city=seat,
        seat=int(decider(state, city)),
        kind=KINDS[phase],  # type: ignore[arg-type]  # a dict's values lose that they are literals
        options=options,
        refusals=_dig_refusals(state, city) if phase == DIGGING else _refusals(state, city, options),
    )


def moves_of(state: Words, city: int) -> list[int]:
    """Return the options of a city as the engine's numbers."""
    desk = words(DESK)
    count = int(list_options(state, city, desk))
    return [int(desk[at]) for at in range(count)]


def _option(state: Words, city: int, number: int) -> Option:
    move = decode_move(number)
    chain = chain_of(state, city, CARD_NUMBERS[move.card]) if isinstance(move, Build) else None
    return Option(move, int(bank_price(state, city, number)), chain)


def chain_of(state: Words, city: int, card: int) -> str | None:
    """Return the structure of a city that makes a card free, if there is one."""
    source = int(chain_source(state, city, card))
    return CARDS[source - 1].building if source else None


def _refusals(state: Words, city: int, options: tuple[Option, ...]) -> tuple[Refusal, ...]:
    """Say why a card of the hand cannot be built, buried or sold."""
    can: set[tuple[str, str]] = {_verb(option.move) for option in options}
    stage = int(next_stage(state, city))
    refusals = []
    for number in dict.fromkeys(card_numbers(int(hand_of(state, city)))):
        card = CARD_NAMES[number]
        if ("build", card) not in can:
            refusals.append(Refusal(card, "build", _why_not_build(state, city, number)))
        if ("stage", card) not in can:
            refusals.append(Refusal(card, "stage", _why_not_stage(state, city, number, stage)))
        if ("sell", card) not in can:
            refusals.append(Refusal(card, "sell", (MustBuild(),)))
    return tuple(refusals)


def _verb(move: Move) -> tuple[str, str]:
    match move:
        case Build(card):
            return "build", card
        case BuildFree(card):
            return "free", card
        case BuildStage(card):
            return "stage", card
        case Sell(card):
            return "sell", card
    raise AssertionError(f"{move} is not made from a hand")


def _why_not_build(state: Words, city: int, card: int) -> tuple[Reason, ...]:
    if is_double(state, city, card):
        return (AlreadyBuilt(CARDS[card - 1].building),)
    return _why_not_pay(state, city, card)


def _why_not_stage(state: Words, city: int, card: int, stage: int) -> tuple[Reason, ...]:
    if not stage:
        return (WonderComplete(),)
    reasons = _why_not_pay(state, city, stage)
    if is_free_city(state, city) and can_chain(state, city, card) and not is_double(state, city, card):
        return (MustBuildChain(), *reasons)
    return reasons


def _why_not_pay(state: Words, city: int, thing: int) -> tuple[Reason, ...]:
    """Say which resources nobody around makes, or how many coins are short; nothing if it can be paid."""
    raw = int(reach(state, city, RAW, RAW_FOR_SALE))
    goods = int(reach(state, city, GOODS, GOODS_FOR_SALE))
    lacking = [*_lacking(int(NEED_RAW[thing]), raw, RAW_NAMES), *_lacking(int(NEED_GOODS[thing]), goods, GOODS_NAMES)]
    if lacking:
        return tuple(lacking)
    coins = int(state[city + COINS])
    needed = _cheapest(state, city, thing, raw, goods)
    return (TooFewCoins(needed, coins),) if needed > coins else ()


def _lacking(demand: int, supply: int, names: tuple[Resource, ...]) -> list[Missing]:
    """Name the smallest set of resources of which the most units are missing; none if all can be had."""
    short = int(shortfall(demand, supply))
    if not short:
        return []
    lanes = [(-(short >> (4 * lane) & 7), (lane + 1).bit_count(), lane) for lane in range((1 << len(names)) - 1)]
    lane = min(lanes)[2]
    kinds = tuple(name for place, name in enumerate(names) if (lane + 1) >> place & 1)
    return [Missing(kinds, demand >> (4 * lane) & 7, supply >> (4 * lane) & 7)]


def _cheapest(state: Words, city: int, thing: int, raw: int, goods: int) -> int:
    """Return the coins of the cheapest payment, whether the city has them or not."""
    rich = words(len(state))
    for at in range(len(state)):
        rich[at] = state[at]
    rich[city + COINS] = 100
    desk = words(DESK)
    payments(rich, city, thing, BUILD, raw, goods, desk, 0)
    move = decode_move(int(desk[0]))
    assert isinstance(move, Build)
    return move.left + move.right + int(COIN_COST[thing])


def _dig_refusals(state: Words, city: int) -> tuple[Refusal, ...]:
    """Name the cards of the discard pile that stand in the city already."""
    doubles = [n for n in range(1, CARD_COUNT + 1) if discarded(state, n) and is_double(state, city, n)]
    return tuple(
        Refusal(name, "build", (AlreadyBuilt(CARDS[number - 1].building),))
        for number, name in zip(doubles, card_names(doubles), strict=True)
    )

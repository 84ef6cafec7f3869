"""State -> Decision: a city's options with their prices, and why nothing else is an option."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from operator import itemgetter

from msgspec.structs import replace

from mirabilia.core.errors import MoveError
from mirabilia.core.kernel import Words, words
from mirabilia.core.notes import blank_notes, read_notes
from mirabilia.games.seven.codec import decode_move, structure_name
from mirabilia.games.seven.engine import refusals as why_not
from mirabilia.games.seven.engine.build import bank_price, chain_source
from mirabilia.games.seven.engine.layout import CHOOSING, DIGGING, PHASE, SEVENTH, city_at, decider
from mirabilia.games.seven.engine.moves import BUILD, SELL, STAGE, card_of, kind_of
from mirabilia.games.seven.engine.options import DESK, list_options
from mirabilia.games.seven.engine.turn import may_decide
from mirabilia.games.seven.facts import GOODS, RAW, Resource
from mirabilia.games.seven.model import (
    AlreadyBuilt,
    Build,
    BuildStage,
    Decision,
    Missing,
    Move,
    MustBuild,
    MustBuildChain,
    Option,
    Reason,
    Refusal,
    TooFewCoins,
    WonderComplete,
)
from mirabilia.games.seven.tables import CARD_NAMES, CARDS

KINDS = {CHOOSING: "choose", SEVENTH: "seventh", DIGGING: "dig"}
VERBS = {BUILD: "build", STAGE: "stage", SELL: "sell"}
KEPT = 16_384
"""How many options and refusals are kept as they were last told."""


def decision_of(state: Words, city: int) -> Decision:
    """Return what the city with this number may decide now; MoveError when it may not decide."""
    block = city_at(city)
    if not may_decide(state, block):
        raise MoveError(f"city {city} has nothing to decide now")
    why = blank_notes(why_not.REFUSALS)
    return Decision(
        city=city,
        seat=int(decider(state, block)),
        kind=KINDS[int(state[PHASE])],  # type: ignore[arg-type]  # a dict's values lose that they are literals
        options=_options(state, block, moves_of(state, block, why)),
        refusals=_refusals(why),
    )


def moves_of(state: Words, block: int, why: Words | None = None) -> list[int]:
    """Return the options of a city as the engine's numbers, and note in `why` what rules out the rest."""
    desk = words(DESK)
    count = int(list_options(state, block, desk, why))
    return [int(desk[at]) for at in range(count)]


def _options(state: Words, block: int, numbers: list[int]) -> tuple[Option, ...]:
    """Return moves with their prices; those that do the same with a card are compared."""
    options = [_option(state, block, number) for number in numbers]
    deeds = [(type(option.move), getattr(option.move, "card", None)) for option in options]
    least: dict[tuple[type[Move], str | None], int] = {}
    for deed, option in zip(deeds, options, strict=True):
        least[deed] = min(option.coins, least.get(deed, option.coins))
    return tuple(
        [
            option if option.coins == least[deed] else replace(option, cheapest=False)
            for deed, option in zip(deeds, options, strict=True)
        ]
    )


def _option(state: Words, block: int, number: int) -> Option:
    source = int(chain_source(state, block, card_of(number))) if kind_of(number) == BUILD else 0
    return _priced(number, int(bank_price(state, block, number)), source)


@lru_cache(maxsize=KEPT)
def _priced(number: int, bank: int, source: int) -> Option:
    """Return a move with its price and the card that makes it free; tables all over the house have the same ones."""
    move = decode_move(number)
    paid = move.left + move.right if isinstance(move, Build | BuildStage) else 0
    return Option(move, bank, structure_name(source), bank + paid)


def _refusals(why: Words) -> tuple[Refusal, ...]:
    """Tell what the engine noted, card by card and verb by verb."""
    entries = sorted(map(tuple, read_notes(why)), key=_card_and_verb)
    return tuple([_refusal(*about, tuple(reasons)) for about, reasons in groupby(entries, _card_and_verb)])


_card_and_verb = itemgetter(1, 2)


@lru_cache(maxsize=KEPT)
def _refusal(card: int, verb: int, reasons: tuple[tuple[int, ...], ...]) -> Refusal:
    """Tell why something cannot be done with a card."""
    return Refusal(CARD_NAMES[card], VERBS[verb], tuple(map(_reason, reasons)))  # type: ignore[arg-type]  # as above


def _reason(entry: tuple[int, ...]) -> Reason:
    """Tell one reason."""
    reason, card, _, first, second, third, _ = entry
    match reason:
        case why_not.DOUBLE:
            return AlreadyBuilt(CARDS[card - 1].building)
        case why_not.COMPLETE:
            return WonderComplete()
        case why_not.MUST_CHAIN:
            return MustBuildChain()
        case why_not.MUST_BUILD:
            return MustBuild()
        case why_not.LACKS_RAW:
            return Missing(_named(first, RAW), second, third)
        case why_not.LACKS_GOODS:
            return Missing(_named(first, GOODS), second, third)
        case why_not.TOO_FEW_COINS:
            return TooFewCoins(first, second)
    raise AssertionError(f"a reason without meaning: {entry}")


def _named(bits: int, names: tuple[Resource, ...]) -> tuple[Resource, ...]:
    return tuple(name for place, name in enumerate(names) if bits >> place & 1)

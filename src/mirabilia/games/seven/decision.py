"""State -> Decision: a city's options with their prices, and why nothing else is an option."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from operator import itemgetter

from mirabilia.core.kernel import Words, plain, words
from mirabilia.core.notes import read_notes
from mirabilia.games.seven.codec import decode_move, structure_name
from mirabilia.games.seven.engine import refusals as why_not
from mirabilia.games.seven.engine.build import bank_price, chain_source
from mirabilia.games.seven.engine.layout import CHOOSING, DIGGING, PHASE, SEVENTH, city_at, decider
from mirabilia.games.seven.engine.moves import BUILD, CARD, LEFT, SELL, STAGE, TOTAL, card_of, kind_of
from mirabilia.games.seven.engine.options import DESK, list_options
from mirabilia.games.seven.facts import GOODS, RAW, Resource
from mirabilia.games.seven.model import (
    AlreadyBuilt,
    Decision,
    Missing,
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
"""How many options and refusals are cached."""


def decision_of(state: Words, city: int, moves: list[int], why: Words) -> Decision:
    """Return what the city with this number may decide now, given the engine's options and what rules out the rest."""
    block = city_at(city)
    return Decision(
        city=city,
        seat=int(decider(state, block)),
        kind=KINDS[int(state[PHASE])],  # type: ignore[arg-type]  # a dict's values lose that they are literals
        options=_options(state, block, moves),
        refusals=_refusals(why),
    )


def moves_of(state: Words, block: int, why: Words | None = None) -> list[int]:
    """Return the options of a city as the engine's numbers, and note in `why` what rules out the rest."""
    desk = words(DESK)
    count = int(list_options(state, block, desk, why))
    return plain(desk[:count])


def _options(state: Words, block: int, numbers: list[int]) -> tuple[Option, ...]:
    """Return moves with their prices; those that do the same thing with a card are compared."""
    least: dict[int, int] = {}
    terms: dict[int, tuple[int, int]] = {}
    for number in numbers:
        deed, paid = number % LEFT, number // TOTAL
        if paid < least.get(deed, paid + 1):
            least[deed] = paid
        alike = _alike(deed)
        if alike not in terms:
            terms[alike] = _terms(state, block, deed)
    return tuple(
        [_priced(number, *terms[_alike(number % LEFT)], number // TOTAL == least[number % LEFT]) for number in numbers]
    )


def _alike(deed: int) -> int:
    """Return a key shared by deeds of equal cost: a stage, like a sale, costs the same whichever card is given up."""
    kind = deed % CARD
    return kind if kind in (STAGE, SELL) else deed


def _terms(state: Words, block: int, deed: int) -> tuple[int, int]:
    """Return what a deed costs at the bank and the card that makes it free, whatever the neighbours are paid."""
    source = int(chain_source(state, block, card_of(deed))) if kind_of(deed) == BUILD else 0
    return int(bank_price(state, block, deed)), source


@lru_cache(maxsize=KEPT)
def _priced(number: int, bank: int, source: int, cheapest: bool) -> Option:
    """Return a move with its price and the card that makes it free; cached, as many tables have the same ones."""
    return Option(decode_move(number), bank, structure_name(source), bank + number // TOTAL, cheapest)


def _refusals(why: Words) -> tuple[Refusal, ...]:
    """Return what the engine noted as refusals, card by card and verb by verb."""
    entries = sorted(map(tuple, read_notes(why)), key=_card_and_verb)
    return tuple([_refusal(*about, tuple(reasons)) for about, reasons in groupby(entries, _card_and_verb)])


_card_and_verb = itemgetter(1, 2)


@lru_cache(maxsize=KEPT)
def _refusal(card: int, verb: int, reasons: tuple[tuple[int, ...], ...]) -> Refusal:
    """Return the refusal of a verb for a card."""
    return Refusal(CARD_NAMES[card], VERBS[verb], tuple(map(_reason, reasons)))  # type: ignore[arg-type]  # as above


def _reason(entry: tuple[int, ...]) -> Reason:
    """Return one reason as a noun."""
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

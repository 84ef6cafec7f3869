"""The entries of an observation by name, in the order of the row."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from mirabilia.core.features import Entry
from mirabilia.games.seven.engine.layout import LAST_TURN
from mirabilia.games.seven.facts import COLOURS, GOODS, RAW, SIDES, SYMBOLS
from mirabilia.games.seven.features.limits import MOVES, Limits, most_price, most_stage_price
from mirabilia.games.seven.features.places import MAKES, PHASE_NAMES, VERBS, place_names
from mirabilia.games.seven.tables import CARD_NAMES, CARDS, LAST_AGE, MOST_STAGES, WONDERS

CARD_NUMBERS = range(1, len(CARDS) + 1)
KINDS: dict[str, tuple[str, ...]] = {"raw": RAW, "goods": GOODS}


@cache
def entries(players: int) -> tuple[Entry, ...]:
    """Return the entries of an observation in a game of this many players."""
    limits = Limits(players)
    found = [*own_entries(limits)]
    places = place_names(players)
    for place in places:
        found += city_entries(place, limits)
    for place in places[1:players]:
        found += memory_entries(place, limits)
    return (*found, *duel_entries()) if players == 2 else tuple(found)


def own_entries(limits: Limits) -> Iterator[Entry]:
    """Yield what comes before the cities: the table, and the cards that only the seat itself sees."""
    yield from _table(limits)
    yield from _own_cards(limits)


def _table(limits: Limits) -> Iterator[Entry]:
    for age in range(1, LAST_AGE + 1):
        yield Entry(f"age.{age}", 1, f"1 in age {age}.")
    for turn in range(1, LAST_TURN + 1):
        yield Entry(f"turn.{turn}", 1, f"1 in turn {turn} of an age.")
    meanings = ("everybody chooses", "a seventh card is awaited", "a dig is awaited", "the game is over")
    for phase, meaning in zip(PHASE_NAMES, meanings, strict=True):
        yield Entry(f"phase.{phase}", 1, f"1 while {meaning}.")
    yield Entry("decides.self", 1, "1 if this seat decides for its own city now.")
    yield Entry("passing.left", 1, "1 if hands go to the left at the end of the turn, 0 if to the right.")
    yield Entry("discards", MOVES * limits.cities, "Cards in the discard pile.")
    high = 1 + most_stage_price()
    yield Entry(
        "price.stage", high, "1 more than the fewest coins that the next stage can cost, 0 if it cannot be built."
    )


def _own_cards(limits: Limits) -> Iterator[Entry]:
    yield from _per_card("hand", limits, "Copies of {} in the seat's hand.")
    for number in CARD_NUMBERS:
        meaning = "1 more than the fewest coins that {} can cost the city decided for, 0 if it cannot be built so."
        high = 1 + most_price(CARDS[number - 1].cost)
        yield Entry(f"price.{CARD_NAMES[number]}", high, meaning.format(CARD_NAMES[number]))
    yield from _per_card("pile", limits, "Copies of {} in the discard pile, while this seat looks through it.")
    yield from _per_card("thrown", limits, "Copies of {} that this seat has sold, or thrown away at the end of an age.")
    yield from _per_card("buried", limits, "Copies of {} that this seat has put under a wonder.")


def _per_card(group: str, limits: Limits, meaning: str) -> Iterator[Entry]:
    for number in CARD_NUMBERS:
        name = CARD_NAMES[number]
        yield Entry(f"{group}.{name}", limits.count(number), meaning.format(name))


def city_entries(place: str, limits: Limits) -> Iterator[Entry]:
    """Yield what everybody sees of a city."""
    for wonder in WONDERS:
        for side in SIDES:
            yield Entry(f"{place}.board.{wonder.id}_{side.lower()}", 1, f"1 if the board is {wonder.id}, side {side}.")
    yield Entry(f"{place}.stages", MOST_STAGES, "Stages built.")
    yield Entry(f"{place}.coins", limits.coins(), "Coins, including those that came in this turn.")
    yield Entry(f"{place}.income", limits.coins(), "Coins that came in this turn and cannot be spent yet.")
    yield Entry(f"{place}.ready", 1, "1 if this city has chosen while others have not.")
    yield Entry(f"{place}.acts", 1, "1 if this city's special decision is awaited.")
    for kind in ("raw", "goods"):
        for seller in ("left", "right"):
            yield Entry(f"{place}.discount.{kind}.{seller}", 1, f"1 if {kind} cost this city 1 coin at its {seller}.")
    yield Entry(f"{place}.power.free_build", 1, "1 if a structure can be built free in this age.")
    yield Entry(f"{place}.power.seventh_card", 1, "1 if the seventh card of an age is played too.")
    yield Entry(f"{place}.power.copy_guild", 1, "1 if a neighbour's guild will be scored here too.")
    yield Entry(f"{place}.shields", limits.shields(), "Shields.")
    for at, symbol in enumerate((*SYMBOLS, "wild")):
        yield Entry(f"{place}.symbols.{symbol}", limits.symbols(at), f"Science symbols: {symbol}.")
    yield from _city_counts(place, limits)


def _city_counts(place: str, limits: Limits) -> Iterator[Entry]:
    for age in range(1, LAST_AGE + 1):
        yield Entry(f"{place}.victories.{age}", 2, f"Victory tokens of age {age}.")
    yield Entry(f"{place}.defeats", limits.counted("defeats"), "Defeat tokens.")
    yield Entry(f"{place}.sold", MOVES, "Cards sold.")
    for colour in COLOURS:
        yield Entry(f"{place}.colour.{colour}", limits.counted(colour), f"Structures that are {colour}.")
    for made in MAKES:
        high = limits.made(KINDS.get(made, (made,)), for_sale=False)
        yield Entry(f"{place}.makes.{made}", high, f"The most units of {made} this city can use, up to 7.")
    for made in MAKES:
        high = limits.made(KINDS.get(made, (made,)), for_sale=True)
        yield Entry(f"{place}.sells.{made}", high, f"The most units of {made} neighbours can buy here, up to 7.")
    for number in CARD_NUMBERS:
        yield Entry(f"{place}.built.{CARD_NAMES[number]}", 1, f"1 if {CARD_NAMES[number]} stands here.")


def memory_entries(place: str, limits: Limits) -> Iterator[Entry]:
    """Yield what a seat remembers of the hand in a place."""
    yield Entry(f"memory.{place}.known", 1, "1 if this seat has held the hand that is there now.")
    yield Entry(f"memory.{place}.gone", limits.gone(), "How many of the remembered cards left that hand unseen.")
    meaning = "Copies of {} in that hand when this seat passed it on, without those built openly since."
    yield from _per_card(f"memory.{place}", limits, meaning)


def duel_entries() -> Iterator[Entry]:
    """Yield what exists only in the two-player game."""
    yield Entry("holds", 1, "1 if this seat holds the Free City card.")
    yield Entry("rival.sits_left", 1, "1 if the rival is the left neighbour and the Free City the right one, 0 if not.")
    yield Entry("decides.free_city", 1, "1 if this seat decides for the Free City now.")
    for verb in VERBS:
        yield Entry(f"chosen.{verb}", 1, f"1 if the choice it has made for its own city is {verb}.")
    high = max(most_price(card.cost) for card in CARDS)
    yield Entry("chosen.left", high, "Coins that this choice pays to the left neighbour.")
    yield Entry("chosen.right", high, "Coins that this choice pays to the right neighbour.")
    for number in CARD_NUMBERS:
        yield Entry(f"chosen.{CARD_NAMES[number]}", 1, f"1 if this choice is about {CARD_NAMES[number]}.")
    for number in CARD_NUMBERS:
        meaning = f"1 if {CARD_NAMES[number]} is the card this seat drew from the Free City's pile and looks at."
        yield Entry(f"drawn.{CARD_NAMES[number]}", 1, meaning)

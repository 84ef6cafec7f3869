"""Every card and board of 7 Wonders as typed facts: ids and numbers, no prose, no behaviour."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct, field

from mirabilia.core.errors import FactError
from mirabilia.core.facts import parse_entries, parse_toml

Raw = Literal["wood", "stone", "clay", "ore"]
Good = Literal["glass", "loom", "papyrus"]
Resource = Raw | Good
Colour = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple"]
Symbol = Literal["compass", "gear", "tablet"]
Neighbour = Literal["left", "right"]
Whose = Literal["self"] | Neighbour
Counted = Colour | Literal["stages", "defeats"]

RAW: tuple[Raw, ...] = ("wood", "stone", "clay", "ore")
GOODS: tuple[Good, ...] = ("glass", "loom", "papyrus")
RESOURCES: tuple[Resource, ...] = (*RAW, *GOODS)
COLOURS: tuple[Colour, ...] = ("brown", "grey", "blue", "yellow", "red", "green", "purple")
SYMBOLS: tuple[Symbol, ...] = ("compass", "gear", "tablet")
COUNTED: tuple[Counted, ...] = (*COLOURS, "stages", "defeats")
WHOSE: tuple[Whose, ...] = ("self", "left", "right")
SIDES = ("A", "B")


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One thing a card or stage does; the closed list below is all there is."""


class Produce(Effect, frozen=True, tag="produce"):
    """Makes `units` of one of these resources each turn."""

    one_of: tuple[Resource, ...]
    units: int = 1


class TradeDiscount(Effect, frozen=True, tag="discount"):
    """Resources of this kind cost 1 coin, not 2, when bought from these neighbours."""

    on: Literal["raw", "goods"]
    sellers: tuple[Neighbour, ...] = field(name="from")


class Shields(Effect, frozen=True, tag="shields"):
    """Adds shields for the conflicts."""

    count: int


class ScienceSymbol(Effect, frozen=True, tag="symbol"):
    """Adds a science symbol."""

    symbol: Symbol


class WildSymbol(Effect, frozen=True, tag="wild_symbol"):
    """Adds a science symbol that is chosen when the game is scored."""


class Coins(Effect, frozen=True, tag="coins"):
    """Gives coins once."""

    count: int


class CoinsPer(Effect, frozen=True, tag="coins_per"):
    """Gives coins once, for each counted thing in these cities."""

    count: int
    each: tuple[Counted, ...]
    of: tuple[Whose, ...]


class Points(Effect, frozen=True, tag="points"):
    """Is worth points at the end."""

    count: int


class PointsPer(Effect, frozen=True, tag="points_per"):
    """Is worth points at the end, for each counted thing in these cities."""

    count: int
    each: tuple[Counted, ...]
    of: tuple[Whose, ...]


class SeventhCard(Effect, frozen=True, tag="seventh_card"):
    """Lets the last card of an age be played too."""


class FreeBuild(Effect, frozen=True, tag="free_build"):
    """Lets a structure be built without paying, once per age."""


class DigCard(Effect, frozen=True, tag="dig"):
    """Lets a card of the discard pile be built without paying, once."""


class CopyGuild(Effect, frozen=True, tag="copy_guild"):
    """Scores a neighbour's guild as if it stood here."""


AnyEffect = (
    Produce
    | TradeDiscount
    | Shields
    | ScienceSymbol
    | WildSymbol
    | Coins
    | CoinsPer
    | Points
    | PointsPer
    | SeventhCard
    | FreeBuild
    | DigCard
    | CopyGuild
)


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    """What is paid: coins to the bank, and resources."""

    coins: int = 0
    wood: int = 0
    stone: int = 0
    clay: int = 0
    ore: int = 0
    glass: int = 0
    loom: int = 0
    papyrus: int = 0

    def of(self, resource: Resource) -> int:
        """Return how many units of a resource are needed."""
        units: int = getattr(self, resource)
        return units


FREE = Cost()


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the box."""

    id: str
    age: Literal[1, 2, 3]
    colour: Colour
    effects: tuple[AnyEffect, ...]
    cost: Cost = FREE
    copies: tuple[int, ...] = ()
    """One copy is dealt for each of these that is at most the number of cities."""
    structure: str = ""
    """What is built: the card's id, or a shared name for cards that are the same building."""
    free_with: tuple[str, ...] = ()
    """Structures that let this one be built without paying."""

    @property
    def building(self) -> str:
        """Return the structure this card builds."""
        return self.structure or self.id


class Stage(Struct, frozen=True, forbid_unknown_fields=True):
    """A stage of a wonder."""

    cost: Cost
    effects: tuple[AnyEffect, ...]


class Wonder(Struct, frozen=True, forbid_unknown_fields=True):
    """A board: what it produces on its own, and the stages of its two sides."""

    id: str
    makes: Resource
    a: tuple[Stage, ...]
    b: tuple[Stage, ...]

    def stages(self, side: str) -> tuple[Stage, ...]:
        """Return the stages of side A or B."""
        return self.a if side == "A" else self.b


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """What the rulebook says in numbers."""

    players: tuple[int, int]
    """The fewest and the most players."""
    least_cities: int
    """With fewer players, the Free City makes up the difference."""
    ages: int
    hand: int
    """Cards dealt to each city in an age."""
    turns: int
    """Turns in an age."""
    passing: tuple[Neighbour, ...]
    """Where hands go at the end of a turn, by age."""
    extra_guilds: int
    """Guilds in the deck of the last age, beyond one for each city."""
    start_coins: int
    sale: int
    price: int
    discounted_price: int
    victory: tuple[int, ...]
    """Points of a victory token, by age."""
    defeat: int
    """Points that a defeat token takes away."""
    coins_per_point: int
    set_points: int
    """Points for three different science symbols."""


class Box(Struct, frozen=True):
    """All facts of the game."""

    cards: tuple[Card, ...]
    wonders: tuple[Wonder, ...]
    numbers: Numbers


@cache
def box() -> Box:
    """Load the facts that ship with the game."""
    folder = Path(__file__).parent
    numbers = load_numbers("numbers.toml", (folder / "numbers.toml").read_text("utf-8"))
    return Box(
        load_cards("cards.toml", (folder / "cards.toml").read_text("utf-8"), numbers),
        load_wonders("wonders.toml", (folder / "wonders.toml").read_text("utf-8")),
        numbers,
    )


def load_cards(file: str, text: str, numbers: Numbers) -> tuple[Card, ...]:
    """Read cards; raise FactError with file, entry and reason for the first wrong one."""
    least, most = numbers.least_cities, numbers.players[1]
    cards = parse_entries(file, text, "card", Card)
    buildings = {card.building for card in cards}
    for card in cards:
        for source in card.free_with:
            if source not in buildings:
                raise FactError(file, f"card {card.id!r}", f"free_with names the unknown structure {source!r}")
        if (card.colour == "purple") == bool(card.copies):
            raise FactError(file, f"card {card.id!r}", "guilds have no copies; every other card has some")
        if any(not least <= cities <= most for cities in card.copies):
            raise FactError(file, f"card {card.id!r}", f"copies {list(card.copies)} go beyond {least} to {most} cities")
        _check_numbers(file, f"card {card.id!r}", card.cost, card.effects)
    return cards


def load_wonders(file: str, text: str) -> tuple[Wonder, ...]:
    """Read wonders; raise FactError with file, entry and reason for the first wrong one."""
    wonders = parse_entries(file, text, "wonder", Wonder)
    for wonder in wonders:
        for side in SIDES:
            stages = wonder.stages(side)
            if not 2 <= len(stages) <= 4:
                reason = f"side {side} has {len(stages)} stages; a side has 2 to 4"
                raise FactError(file, f"wonder {wonder.id!r}", reason)
            for number, stage in enumerate(stages, start=1):
                entry = f"wonder {wonder.id!r} side {side} stage {number}"
                _check_numbers(file, entry, stage.cost, stage.effects)
    return wonders


def load_numbers(file: str, text: str) -> Numbers:
    """Read the numbers of the rulebook; FactError with file and reason if one is wrong."""
    try:
        numbers = msgspec.convert(parse_toml(file, text), Numbers)
    except msgspec.ValidationError as error:
        raise FactError(file, "the file", str(error)) from None
    for name, value in msgspec.structs.asdict(numbers).items():
        for number in value if isinstance(value, tuple) else (value,):
            if isinstance(number, int) and number < 1:
                raise FactError(file, "the file", f"{name} is {number}; a number must be at least 1")
    for name in ("passing", "victory"):
        if len(getattr(numbers, name)) != numbers.ages:
            raise FactError(file, "the file", f"{name} must name something for each of {numbers.ages} ages")
    return numbers


def _check_numbers(file: str, entry: str, cost: Cost, effects: tuple[AnyEffect, ...]) -> None:
    """Refuse amounts that make no sense."""
    amounts = [getattr(effect, name) for effect in effects for name in ("count", "units") if hasattr(effect, name)]
    if any(amount < 1 for amount in amounts):
        raise FactError(file, entry, "an effect's amount must be at least 1")
    if any(amount < 0 for amount in msgspec.structs.astuple(cost)):
        raise FactError(file, entry, "a cost cannot be negative")
    for effect in effects:
        if isinstance(effect, Produce) and not (set(effect.one_of) <= set(RAW) or set(effect.one_of) <= set(GOODS)):
            raise FactError(file, entry, "one_of mixes raw materials and goods")
        if isinstance(effect, Produce) and not effect.one_of:
            raise FactError(file, entry, "one_of is empty")

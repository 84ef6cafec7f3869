"""A city as it stands: what it produces, sells, counts and shows."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.checker.facts import SORTS, Card, Effect, Facts, Stage, Wonder

Source = tuple[str, ...]
Prices = dict[tuple[str, str], int]


@dataclass
class City:
    """Everything that belongs to one city. A stage is built for each buried card."""

    number: int
    wonder: Wonder
    side: str
    coins: int = 3
    cards: list[Card] = field(default_factory=list)
    buried: list[str] = field(default_factory=list)
    victories: list[int] = field(default_factory=lambda: [0, 0, 0])
    defeats: int = 0
    free_used: bool = False

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The stages that are built."""
        return self.wonder.sides[self.side][: len(self.buried)]

    @property
    def next_stage(self) -> Stage | None:
        """The stage that can be built next."""
        all_stages = self.wonder.sides[self.side]
        return all_stages[len(self.buried)] if len(self.buried) < len(all_stages) else None

    def effects(self) -> list[Effect]:
        """The effects of standing cards and built stages."""
        holders: list[Card | Stage] = [*self.cards, *self.stages]
        return [effect for holder in holders for effect in holder.effects]

    def of_kind(self, kind: str) -> list[Effect]:
        """Its effects of one kind."""
        return [effect for effect in self.effects() if effect.kind == kind]

    def structures(self) -> dict[str, Card]:
        """Standing structures, in the order of the file."""
        return {card.structure: card for card in sorted(self.cards, key=lambda card: card.place)}

    def own_sources(self) -> list[Source]:
        """What the city can use itself."""
        return [(self.wonder.makes,), *_sources(self.effects())]

    def market(self) -> list[Source]:
        """What the city sells."""
        sold = [effect for card in self.cards if card.colour in ("brown", "grey") for effect in card.effects]
        return [(self.wonder.makes,), *_sources(sold)]

    def prices(self) -> Prices:
        """What a unit of a sort costs from a side."""
        prices = {(sort, side): 2 for sort in SORTS for side in ("left", "right")}
        for effect in self.of_kind("discount"):
            for side in effect.sides:
                prices[effect.sort, side] = 1
        return prices

    def shields(self) -> int:
        """Shields of cards and stages."""
        return sum(effect.count for effect in self.of_kind("shields"))

    def symbols(self, symbol: str) -> int:
        """Science symbols of a kind, without wild ones."""
        return sum(effect.symbol == symbol for effect in self.of_kind("symbol"))

    def tally(self, thing: str) -> int:
        """How many things there are of a kind that effects count."""
        if thing == "stages":
            return len(self.buried)
        if thing == "defeats":
            return self.defeats
        return sum(card.colour == thing for card in self.cards)

    def standing(self, facts: Facts) -> dict[str, object]:
        """The facts about this city at the end of an age."""
        return {
            "city": self.number,
            "cards": facts.sort(card.id for card in self.cards),
            "buried": list(self.buried),
            "stages": len(self.buried),
            "coins": self.coins,
            "shields": self.shields(),
            "compass": self.symbols("compass"),
            "gear": self.symbols("gear"),
            "tablet": self.symbols("tablet"),
            "wild": len(self.of_kind("wild_symbol")),
            "victories": list(self.victories),
            "defeats": self.defeats,
        }


def _sources(effects: Sequence[Effect]) -> list[Source]:
    return [effect.one_of for effect in effects if effect.kind == "produce" for _ in range(effect.units)]


def neighbour(cities: Sequence[City], city: int, side: str) -> City:
    """The city itself (`self`), or the one on its `left` or `right`."""
    return cities[(city + {"self": 0, "left": 1, "right": -1}[side]) % len(cities)]


def counted(cities: Sequence[City], city: int, effect: Effect) -> int:
    """Count of an effect with `each` and `of`, seen from a city, times what each is worth."""
    things = [neighbour(cities, city, place).tally(thing) for place in effect.of for thing in effect.each]
    return effect.count * sum(things)


def coins_of(cities: Sequence[City], city: int, effects: Sequence[Effect]) -> int:
    """Coins that effects bring when they are built."""
    once = sum(effect.count for effect in effects if effect.kind == "coins")
    return once + sum(counted(cities, city, effect) for effect in effects if effect.kind == "coins_per")

"""Cities: the deciding one between its neighbours, distant ones in a line each, any of them in full."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mirabilia.display import paint
from mirabilia.display.seven import cards
from mirabilia.display.seven.effect import cost, effects, kinds, units_of
from mirabilia.display.seven.names import Names, left_of, right_of, stages_of
from mirabilia.games.seven.engine.conflict import DEFEAT, token_points
from mirabilia.games.seven.engine.trade import price
from mirabilia.games.seven.facts import COLOURS, RAW, SYMBOLS, Neighbour, Resource
from mirabilia.games.seven.model import City, Source, View
from mirabilia.text import say

GAP = " · "


# On the screen of every turn.


def around(view: View, seat: int, names: Names, *, wide: bool) -> list[RenderableType]:
    """Show a city between its neighbours, and above them the others in a line each."""
    own, left, right = view.cities[seat], left_of(seat, view.cities), right_of(seat, view.cities)
    ring = [view.cities[(seat + step) % len(view.cities)] for step in range(2, len(view.cities) - 1)]
    far = [far_table(ring, names)] if ring else []
    beside = neighbour_panel(left, own, "left", names), neighbour_panel(right, own, "right", names)
    if wide:
        return [*far, _row(beside[0], own_panel(own, names), beside[1])]
    return [*far, _row(*beside), own_panel(own, names)]


def _row(*panels: Panel) -> Table:
    grid = Table.grid(expand=True)
    for _ in panels:
        grid.add_column(ratio=1)
    grid.add_row(*panels)
    return grid


def neighbour_panel(city: City, buyer: City, side: Neighbour, names: Names) -> Panel:
    """Show a neighbour: how strong it is, what it sells to the deciding city, and for how much."""
    lines = [strength(city), *sales(city, buyer, side), *progress(city), counts(city)]
    label = title(city, names)
    if city.number == names.person:
        label = say("seven-terminal-title-you", title=label)
    return paint.panel(lines, say(f"seven-terminal-side-{side}", city=label), paint.DIM)


def own_panel(city: City, names: Names) -> Panel:
    """Show the city that decides."""
    lines = [strength(city), say("seven-terminal-makes", wares=wares(city.sources)), *cheaper(city), *progress(city)]
    if city.free_build:
        lines.append(say("seven-terminal-free-build"))
    lines.append(cards.built(city.cards) or paint.dim(say("seven-terminal-no-cards")))
    mine = city.number == names.person
    return paint.panel(lines, say("seven-terminal-own", city=title(city, names)) if mine else title(city, names))


def far_table(cities: Iterable[City], names: Names) -> Table:
    """Show cities in a line each."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=paint.DIM)
    table.add_column(say("seven-terminal-far"), no_wrap=True)
    for word in ("coins", "shields", "stages", "won_lost"):
        table.add_column(say(f"seven-terminal-far-{word}"), justify="right", no_wrap=True)
    for word in ("science", "cards"):
        table.add_column(say(f"seven-terminal-far-{word}"))
    for city in cities:
        numbers = [city.coins, city.shields, _stages(city), f"{sum(city.victories)}-{city.defeats}"]
        cells = [title(city, names), *map(str, numbers), _short_science(city), counts(city)]
        table.add_row(*map(Text.from_markup, cells))
    return table


def _short_science(city: City) -> str:
    """Show the symbols of a city as numbers, in the order compass, gear, tablet, followed by wild ones."""
    symbols = f"{city.compass}-{city.gear}-{city.tablet}"
    return f"{symbols} +{city.wild}" if city.wild else symbols


def title(city: City, names: Names) -> str:
    """Return the name of a city with its number and side."""
    name = paint.bold(names.plain(city.number))
    if names.is_free_city(city.number):
        board = say(f"seven-city-{city.board.wonder}")
        return say("seven-terminal-title-free-city", seat=city.number, city=name, board=board, side=city.board.side)
    return say("seven-terminal-title", seat=city.number, city=name, side=city.board.side)


# Lines of a city.


def strength(city: City) -> str:
    """Say how many coins, shields and stages a city has."""
    coins = say("coins", count=city.coins)
    if city.income:
        coins = say("seven-terminal-income", coins=coins, income=city.income)
    stages = say("seven-terminal-stages", stages=_stages(city))
    return GAP.join([coins, say("shields", count=city.shields), stages])


def _stages(city: City) -> str:
    return f"{city.stages}/{len(stages_of(city.board))}"


def progress(city: City) -> list[str]:
    """Describe a city's science and conflicts, if it has any."""
    lines = []
    if symbols := science(city):
        lines.append(say("seven-terminal-science", symbols=symbols))
    won = sum(city.victories)
    if won or city.defeats:
        tokens = enumerate((city.defeats, *city.victories), start=DEFEAT)
        points = sum(count * int(token_points(age)) for age, count in tokens)
        lines.append(say("seven-terminal-conflicts", won=won, lost=city.defeats, count=points))
    return lines


def science(city: City) -> str:
    """Say which science symbols a city has."""
    held: dict[str, int] = {symbol: getattr(city, symbol) for symbol in (*SYMBOLS, "wild")}
    return ", ".join(say(f"symbols-{symbol}", count=count) for symbol, count in held.items() if count)


def counts(city: City) -> str:
    """Show how many cards of each colour a city has."""
    built = Counter(cards.card_of(card).colour for card in city.cards)
    shown = [paint.colour(f"{paint.SHAPES[colour]}{built[colour]}", colour) for colour in COLOURS if built[colour]]
    return " ".join(shown) or paint.dim(say("seven-terminal-no-cards"))


def sales(city: City, buyer: City, side: Neighbour) -> list[str]:
    """Say what a city sells to its neighbour, by price."""
    by_price: dict[int, list[Source]] = {}
    for source in city.sources:
        if source.for_sale:
            by_price.setdefault(_unit_price(source, buyer, side), []).append(source)
    return [
        say("seven-terminal-sells", coins=coins, wares=wares(sources)) for coins, sources in sorted(by_price.items())
    ]


def _unit_price(source: Source, buyer: City, side: Neighbour) -> int:
    """Return what the engine charges this buyer for a unit."""
    wanted = "raw" if source.one_of[0] in RAW else "goods"
    cheaper = any(discount.seller == side and discount.on == wanted for discount in buyer.discounts)
    return int(price(int(cheaper), 1))


def wares(sources: Iterable[Source]) -> str:
    """Name resources with the number of units."""
    made: Counter[tuple[Resource, ...]] = Counter()
    for source in sources:
        made[source.one_of] += source.units
    return ", ".join(units_of(count, kind) if count > 1 else kinds(kind) for kind, count in made.items())


def cheaper(city: City) -> list[str]:
    """Say what a city buys for 1 coin, and where."""
    sellers: dict[str, list[str]] = {}
    for discount in city.discounts:
        sellers.setdefault(discount.on, []).append(discount.seller)
    parts = [
        say("seven-effect-discount", wares=say(f"seven-wares-{on}"), sellers=say(f"seven-sellers-{'_'.join(sides)}"))
        for on, sides in sellers.items()
    ]
    return [say("seven-terminal-buys", discounts=", ".join(parts))] if parts else []


# In full.


def full(city: City, names: Names) -> Panel:
    """Show everything that is public about a city."""
    lines = [say(f"seven-wonder-{city.board.wonder}"), GAP.join([strength(city), *progress(city)])]
    for number, stage in enumerate(stages_of(city.board), start=1):
        mark = paint.sign(paint.YES) if number <= city.stages else paint.dim("·")
        words = say("seven-terminal-stage", number=number, cost=cost(stage.cost), effect=effects(stage.effects))
        lines.append(f"{mark} {words}")
    lines.append(say("seven-terminal-for-sale", wares=wares(source for source in city.sources if source.for_sale)))
    if own_use := wares(source for source in city.sources if not source.for_sale):
        lines.append(say("seven-terminal-own-use", wares=own_use))
    lines += cheaper(city)
    lines.append(say("seven-terminal-sold", count=city.sold))
    built = sorted(city.cards, key=lambda card: COLOURS.index(cards.card_of(card).colour))
    lines += [f"{cards.card(card)}: {effects(cards.card_of(card).effects)}" for card in built]
    return paint.panel(lines, title(city, names))

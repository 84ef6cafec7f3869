"""The hand: numbered cards, what they do, and three verbs, each with its price or why it cannot be done."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.terminal.seven.price import cheapest, price, reasons
from mirabilia.cli.terminal.seven.rows import CardRow, Verb
from mirabilia.display import paint
from mirabilia.display.seven import cards
from mirabilia.display.seven.effect import cost, effects
from mirabilia.display.seven.names import Names, stages_of
from mirabilia.games.seven.engine.turn import SALE
from mirabilia.games.seven.facts import FREE, Card, box
from mirabilia.games.seven.model import City, Option
from mirabilia.text import say


def hand_table(rows: Sequence[CardRow], city: int, names: Names, *, wide: bool) -> Table:
    """Show the cards to choose from with the three verbs; where there is room, also what they need."""
    table = _table(wide=wide)
    table.add_column(say("seven-terminal-column-stage"), ratio=2 if wide else None)
    table.add_column(say("seven-terminal-column-sell"), no_wrap=True)
    for number, row in enumerate(rows, start=1):
        cells = [*_card(row, wide=wide), _build(row, city, names), _stage(row, city, names, wide=wide), _sell(row)]
        table.add_row(str(number), *map(Text.from_markup, cells))
    return table


def pile_table(rows: Sequence[CardRow], *, wide: bool) -> Table:
    """Show the cards of the discard pile that can be built, and those that cannot."""
    table = _table(wide=wide)
    for number, row in enumerate(rows, start=1):
        free = paint.sign(paint.YES, say("seven-price-free"))
        cell = free if row.options("build") else _no(row, "build")
        table.add_row(str(number), *map(Text.from_markup, [*_card(row, wide=wide), cell]))
    return table


def _table(*, wide: bool) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold", expand=True)
    table.add_column("", justify="right", style="bold", width=2)
    table.add_column(say("seven-terminal-column-card"), min_width=14, max_width=21)
    table.add_column(say("seven-terminal-column-does"), ratio=4)
    if wide:
        table.add_column(say("seven-terminal-column-needs"), ratio=3)
    table.add_column(say("seven-terminal-column-build"), ratio=4)
    return table


def _card(row: CardRow, *, wide: bool) -> list[str]:
    """Return the cells that describe a card."""
    fact = cards.card_of(row.card)
    name = cards.card(row.card)
    name = say("seven-terminal-copies", card=name, count=row.copies) if row.copies > 1 else name
    does = effects(fact.effects)
    if not wide:
        dear = "" if fact.cost == FREE else paint.dim(cost(fact.cost))
        return [name, say("seven-terminal-does-costs", effect=does, cost=dear) if dear else does]
    if frees := frees_of(fact):
        does = say("seven-terminal-does-frees", effect=does, cards=", ".join(map(cards.card, frees)))
    return [name, does, cost(fact.cost) if fact.cost != FREE else ""]


def frees_of(fact: Card) -> list[str]:
    """Return the cards that a card makes free later."""
    return [card.id for card in box().cards if fact.building in card.free_with]


def _build(row: CardRow, city: int, names: Names) -> str:
    """Say how a card can be built, or why not."""
    parts = []
    if options := row.options("build"):
        parts.append(paint.sign(paint.CHAIN if options[0].chain else paint.YES, cheapest(options, city, names)))
    elif row.reasons.get("build") and not row.options("free"):
        parts.append(_no(row, "build"))
    if row.options("free"):
        parts.append(paint.sign(paint.CHAIN, say("seven-terminal-free-verb")))
    return "\n".join(parts)


def _stage(row: CardRow, city: int, names: Names, *, wide: bool) -> str:
    """Say whether a stage can be built and, where there is room, at what price; the line below the table has it too."""
    options = row.options("stage")
    if not options:
        return paint.sign(paint.NO)
    return paint.sign(paint.YES, price(options[0], city, names) if wide else "")


def _sell(row: CardRow) -> str:
    return f"+{SALE}" if row.options("sell") else paint.sign(paint.NO)


def _no(row: CardRow, verb: Verb) -> str:
    return paint.sign(paint.NO, reasons(row.reasons.get(verb, ())))


def stage_line(rows: Sequence[CardRow], city: City, names: Names) -> str:
    """Say what the next stage takes and does, its price, or why it cannot be built."""
    stages = stages_of(city.board)
    if city.stages == len(stages):
        return say("seven-terminal-complete")
    stage = stages[city.stages]
    able = [row.options("stage") for row in rows if row.options("stage")]
    answer = paint.sign(paint.YES, cheapest(able[0], city.number, names)) if able else _no(rows[0], "stage")
    return say(
        "seven-terminal-next-stage",
        number=city.stages + 1,
        cost=cost(stage.cost),
        effect=effects(stage.effects),
        answer=answer,
    )


def explanation(row: CardRow) -> list[RenderableType]:
    """Explain one card: what it takes and does, what makes it free and what it makes free."""
    fact = cards.card_of(row.card)
    dear = say("seven-terminal-costs-nothing")
    if fact.cost != FREE:
        dear = say("seven-terminal-costs", cost=cost(fact.cost))
    lines = [say("seven-terminal-explain", card=cards.card(row.card), effect=effects(fact.effects), cost=dear)]
    if fact.free_with:
        lines.append(say("seven-terminal-free-with", cards=", ".join(map(cards.structure, fact.free_with))))
    if frees := frees_of(fact):
        lines.append(say("seven-terminal-frees", cards=", ".join(map(cards.card, frees))))
    for verb in ("build", "stage", "sell"):
        if why := row.reasons.get(verb):
            lines.append(paint.sign(paint.NO, say(f"seven-terminal-not-{verb}", reason=reasons(why))))
    return [Text.from_markup(line) for line in lines]


def payments(options: Sequence[Option], city: int, names: Names) -> list[RenderableType]:
    """List every way to pay, numbered."""
    return [
        Text.from_markup(say("seven-terminal-payment", number=number, price=price(option, city, names)))
        for number, option in enumerate(options, start=1)
    ]

"""The end: seven categories for every city, how they came about, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.terminal import paint
from mirabilia.cli.terminal.names import Names
from mirabilia.games.seven.facts import SYMBOLS, Symbol
from mirabilia.games.seven.model import Result, Science, Secret, Sheet
from mirabilia.text import say

CATEGORIES = ("military", "treasury", "wonder", "civilian", "science", "commerce", "guilds", "total")
SHAPES = {
    "military": paint.colour(paint.SHAPES["red"], "red"),
    "treasury": "¢",
    "wonder": "△",
    "civilian": paint.colour(paint.SHAPES["blue"], "blue"),
    "science": paint.colour(paint.SHAPES["green"], "green"),
    "commerce": paint.colour(paint.SHAPES["yellow"], "yellow"),
    "guilds": paint.colour(paint.SHAPES["purple"], "purple"),
    "total": "",
}
BEST = "*"


def score_screen(result: Result, secrets: Sequence[Secret], names: Names) -> list[RenderableType]:
    """Show the score with its explanations, and the secrets the person may tell now."""
    lines = [outcome(result, names), *ties(result, names), say("seven-result-best", mark=BEST)]
    if any(names.is_free_city(sheet.city) for sheet in result.sheets):
        lines.append(say("seven-result-free-city"))
    lines += [science_line(sheet, names) for sheet in result.sheets if sheet.science]
    lines += [
        say("seven-result-copied", who=names.who(sheet.city), city=names.of(sheet.city), card=paint.card(sheet.copied))
        for sheet in result.sheets
        if sheet.copied
    ]
    lines += secret_lines(secrets, names)
    return [score_table(result, names), *(Text.from_markup(line) for line in lines)]


def score_table(result: Result, names: Names) -> Table:
    """Show the points of every city, winners first, with the best of each category marked."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("")
    for category in CATEGORIES:
        head = Text.from_markup(f"{SHAPES[category]} {say(f'seven-category-{category}')}".strip())
        table.add_column(head, justify="right")
    players = [sheet for sheet in result.sheets if not names.is_free_city(sheet.city)]
    best = {category: max(getattr(sheet, category) for sheet in players) for category in CATEGORIES}
    order = sorted(result.sheets, key=lambda sheet: (sheet.city not in result.winners, -sheet.total, -sheet.coins))
    for sheet in order:
        cells = [_points(sheet, category, best[category], names) for category in CATEGORIES]
        mark = f"{paint.CHAIN} " if sheet.city in result.winners else "  "
        table.add_row(*map(Text.from_markup, [f"{mark}{_name(sheet.city, names)}", *cells]))
    return table


def _name(seat: int, names: Names) -> str:
    return names.of(seat) if seat == names.person else names.plain(seat)


def _points(sheet: Sheet, category: str, best: int, names: Names) -> str:
    points = getattr(sheet, category)
    if points == best > 0 and not names.is_free_city(sheet.city):
        return paint.bold(f"{BEST}{points}")
    return str(points)


def outcome(result: Result, names: Names) -> str:
    """Say who wins."""
    total = max(sheet.total for sheet in result.sheets if sheet.city in result.winners)
    if len(result.winners) > 1:
        return say("seven-result-shared", cities=names.all(result.winners), count=total)
    winner = result.winners[0]
    return say("seven-result-won", who=names.who(winner), city=names.of(winner), count=total)


def ties(result: Result, names: Names) -> list[str]:
    """Say how a tie was broken, if there was one."""
    total = result.sheets[result.winners[0]].total
    level = [sheet for sheet in result.sheets if sheet.total == total and not names.is_free_city(sheet.city)]
    if len(level) < 2:
        return []
    cities = names.all(sheet.city for sheet in level)
    coins = ", ".join(say("seven-result-coins", city=names.of(sheet.city), count=sheet.coins) for sheet in level)
    return [say("seven-result-tie", cities=cities, count=total, coins=coins)]


def science_line(sheet: Sheet, names: Names) -> str:
    """Explain the science points of a city."""
    symbols = sheet.symbols
    kinds = [_symbols(symbols, symbol) for symbol in SYMBOLS if getattr(symbols, symbol)]
    return say(
        "seven-result-science",
        city=names.of(sheet.city),
        symbols=", ".join(kinds),
        squares=symbols.squares,
        sets=symbols.sets,
        total=sheet.science,
    )


def _symbols(science: Science, symbol: Symbol) -> str:
    """Say how many symbols of a kind there are, and how many of them are wild."""
    words = say(f"seven-symbols-{symbol}", count=getattr(science, symbol))
    wild = getattr(science, f"wild_{symbol}")
    return say("seven-result-wild", symbols=words, wild=wild) if wild else words


def secret_lines(secrets: Sequence[Secret], names: Names) -> list[str]:
    """Tell which cards the person buried, sold and threw away."""
    lines = []
    for fate in ("buried", "sold", "thrown"):
        for city in sorted({secret.city for secret in secrets if secret.fate == fate}):
            cards = tuple(secret.card for secret in secrets if (secret.city, secret.fate) == (city, fate))
            lines.append(
                say(f"seven-secret-{fate}", who=names.who(city), city=names.of(city), cards=paint.cards(cards))
            )
    return lines

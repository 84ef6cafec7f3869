"""The end: seven categories for every city, how they came about, and who wins."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.display import paint
from mirabilia.display.score import outcome, score_table
from mirabilia.display.seven import cards
from mirabilia.display.seven.names import Names
from mirabilia.games.seven.facts import SYMBOLS, Symbol
from mirabilia.games.seven.model import Result, Science, Secret, Sheet
from mirabilia.text import say

SHAPES = {
    "military": paint.shape("red"),
    "treasury": "¢",
    "wonder": "△",
    "civilian": paint.shape("blue"),
    "science": paint.shape("green"),
    "commerce": paint.shape("yellow"),
    "guilds": paint.shape("purple"),
    "total": "",
}


def score_screen(result: Result, secrets: Sequence[Secret], names: Names) -> list[RenderableType]:
    """Show the score with its explanations, and the secrets the person may now reveal."""
    points = result.sheets[result.winners[0]].total
    lines = [*outcome(result.winners, points, names), *ties(result, names)]
    if any(names.is_free_city(sheet.city) for sheet in result.sheets):
        lines.append(say("seven-result-free-city"))
    lines += [science_line(sheet, names) for sheet in result.sheets if sheet.science]
    lines += [
        say("seven-result-copied", who=names.who(sheet.city), city=names.of(sheet.city), card=cards.card(sheet.copied))
        for sheet in result.sheets
        if sheet.copied
    ]
    lines += secret_lines(secrets, names)
    return [sheets_table(result, names), *(Text.from_markup(line) for line in lines)]


def sheets_table(result: Result, names: Names) -> Table:
    """Show the points of every city, winners first."""
    order = sorted(result.sheets, key=lambda sheet: (sheet.city not in result.winners, -sheet.total, -sheet.coins))
    heads = {name: f"{SHAPES[name]}\n{say(f'seven-category-{name}')}" for name in SHAPES}
    return score_table(order, result.winners, heads, names, range(names.players))


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
    words = say(f"symbols-{symbol}", count=getattr(science, symbol))
    wild = getattr(science, f"wild_{symbol}")
    return say("seven-result-wild", symbols=words, wild=wild) if wild else words


def secret_lines(secrets: Sequence[Secret], names: Names) -> list[str]:
    """Tell which cards the person buried, sold and threw away."""
    lines = []
    known = [(secret.fate, secret.city, secret.card) for secret in secrets if secret.card is not None]
    for fate in ("buried", "sold", "thrown"):
        for city in sorted({city for how, city, _ in known if how == fate}):
            hidden = tuple(card for how, where, card in known if (how, where) == (fate, city))
            lines.append(
                say(f"seven-secret-{fate}", who=names.who(city), city=names.of(city), cards=cards.cards(hidden))
            )
    return lines

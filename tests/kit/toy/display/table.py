"""The whole fair as text, as everybody sees it."""

from __future__ import annotations

from rich.console import RenderableType

from mirabilia.core.features import NOBODY
from mirabilia.display.names import Names
from mirabilia.display.score import outcome, score_table
from mirabilia.text import say
from tests.kit.toy.game.descriptor import DESCRIPTOR
from tests.kit.toy.game.model import City, Result, View


def draw(view: View) -> list[RenderableType]:
    """Draw a public view: the turn, every stall, and the score once there is one."""
    names = names_of(NOBODY, tuple(city.stall for city in view.cities))
    stalls = [stall(city, names.of(seat)) for seat, city in enumerate(view.cities)]
    score = score_screen(view.result, names) if view.result else []
    return [say("toy-terminal-turn", turn=view.turn), *stalls, *score]


def names_of(person: int, stalls: tuple[str, ...]) -> Names:
    """Return the names at a table."""
    return Names(person, tuple(say(f"toy-city-{stall}") for stall in stalls))


def stall(city: City, name: str) -> str:
    """Say everything that everyone knows about a player."""
    shown = ", ".join(say(f"toy-card-{card}") for card in city.shown) or say("toy-terminal-nothing")
    return say("toy-terminal-stall", name=name, shown=shown, coins=city.coins, ribbons=city.ribbons)


def score_screen(result: Result, names: Names) -> list[RenderableType]:
    """Show the score and who wins."""
    order = sorted(result.sheets, key=lambda sheet: (sheet.city not in result.winners, -sheet.total, -sheet.shown))
    heads = {name: say(f"toy-category-{name}") for name in DESCRIPTOR.categories}
    table = score_table(order, result.winners, heads, names, range(len(order)))
    return [table, *outcome(result.winners, order[0].total, names)]

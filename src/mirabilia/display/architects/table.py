"""The whole table of 7 Wonders Architects, as everybody sees it."""

from __future__ import annotations

from rich.console import RenderableType

from mirabilia.core.features import NOBODY
from mirabilia.display import paint
from mirabilia.display.architects.board import full, middle, tokens_down
from mirabilia.display.architects.names import names_of
from mirabilia.display.architects.score import score_screen
from mirabilia.games.architects.model import View
from mirabilia.text import say


def draw(view: View) -> list[RenderableType]:
    """Draw a public view: whose turn it is, every player in full, what lies between them, and the score at the end."""
    names = names_of(NOBODY, tuple(city.wonder for city in view.cities))
    turn = say("architects-terminal-log-turn", turn=view.turn, city=names.plain(view.active))
    things: list[RenderableType] = [paint.bold(turn), *(full(player, names) for player in view.cities)]
    central = say("architects-cards", count=view.central.count)
    things += [paint.panel([central], say("architects-terminal-deck-centre")), middle(view, names), tokens_down(view)]
    return [*things, *score_screen(view.result, names)] if view.result else things

"""The whole table of 7 Wonders, as everybody sees it."""

from __future__ import annotations

from rich.console import RenderableType

from mirabilia.core.features import NOBODY
from mirabilia.display import paint
from mirabilia.display.seven.city import full
from mirabilia.display.seven.names import names_of
from mirabilia.display.seven.score import score_screen
from mirabilia.games.seven.model import View
from mirabilia.text import say


def draw(view: View) -> list[RenderableType]:
    """Draw a public view: where the game is, every city in full, and the score once there is one."""
    names = names_of(NOBODY, view.players, tuple(city.board for city in view.cities))
    things: list[RenderableType] = [paint.bold(say("seven-terminal-log-turn", age=view.age, turn=view.turn))]
    if view.holder is not None:
        things.append(say("seven-terminal-holder-other", city=names.of(view.holder)))
    things += [full(city, names) for city in view.cities]
    return [*things, *score_screen(view.result, (), names)] if view.result else things

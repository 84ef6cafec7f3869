"""The screen of a decision: where we are, the cities, and what can be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from mirabilia.cli.terminal.seven.guide import first_steps
from mirabilia.cli.terminal.seven.hand import hand_table, pile_table, stage_line
from mirabilia.cli.terminal.seven.rows import CardRow, verb_of
from mirabilia.display import paint
from mirabilia.display.seven import cards
from mirabilia.display.seven.city import around
from mirabilia.display.seven.names import Names, left_of, right_of, stages_of
from mirabilia.games.seven.engine.layout import LAST_TURN
from mirabilia.games.seven.facts import SeventhCard
from mirabilia.games.seven.model import City, Decision, Decline, View
from mirabilia.text import say


def turn_screen(
    view: View, decision: Decision, rows: Sequence[CardRow], names: Names, *, wide: bool
) -> tuple[str, list[RenderableType]]:
    """Return the headline and the parts of the screen a person decides on."""
    things: list[RenderableType] = [*around(view, decision.city, names, wide=wide)]
    if decision.kind == "dig":
        things += [pile_table(rows, wide=wide), *_why(view, decision, names)]
    else:
        things += [*_why(view, decision, names), hand_table(rows, decision.city, names, wide=wide)]
        things.append(stage_line(rows, view.cities[decision.city], names))
    if (view.age, view.turn) == (1, 1) and decision.city == names.person:
        things += first_steps()  # here and not before the first screen, which may fill a small terminal
    return header(view, decision, names), things


def header(view: View, decision: Decision, names: Names) -> str:
    """Say where the game is and where hands go, or what is special about this decision."""
    if decision.kind != "choose":
        detail = paint.bold(say(f"seven-terminal-special-{decision.kind}"))
    elif decision.city != decision.seat:
        detail = paint.bold(say("seven-terminal-special-free_city"))
    else:
        detail = passing(view, names)
    return say("seven-terminal-header", age=view.age, turn=view.turn, detail=detail)


def passing(view: View, names: Names) -> str:
    """Say where hands go: an arrow through the person's seat, with the left neighbour on the left."""
    if view.turn == LAST_TURN:
        seventh = plays_seventh(view.cities[names.person])
        return say("seven-terminal-last-turn-both") if seventh else say("seven-terminal-last-turn")
    if view.players == 2:
        return say("seven-terminal-swap", city=names.of(1 - names.person))
    left, right = left_of(names.person, view.cities), right_of(names.person, view.cities)
    return say(
        f"seven-terminal-passing-{view.passing}",
        left=names.of(left.number),
        you=names.of(names.person),
        right=names.of(right.number),
    )


def plays_seventh(city: City) -> bool:
    """Return whether a built stage lets the city play its last card too."""
    built = stages_of(city.board)[: city.stages]
    return any(isinstance(effect, SeventhCard) for stage in built for effect in stage.effects)


def _why(view: View, decision: Decision, names: Names) -> list[str]:
    """Explain a decision that does not come up every turn."""
    own = decision.city == decision.seat
    match decision.kind, own:
        case "seventh", True:
            return [say("seven-terminal-seventh-why")]
        case "seventh", False:
            return [say("seven-terminal-seventh-for")]
        case "dig", True:
            return [say("seven-terminal-dig-why")]
        case "dig", False:
            return [say("seven-terminal-dig-for")]
        case "choose", False:
            return [say("seven-terminal-free-city-why", choice=_choice(view, names))]
    if view.holder is None:
        return []
    if view.drawn:
        return [say("seven-terminal-holder", card=cards.card(view.drawn))]
    return [say("seven-terminal-holder-other", city=names.of(view.holder))]


def _choice(view: View, names: Names) -> str:
    """Say what the person has chosen for their own city this turn."""
    move = dict(view.chosen)[names.person]
    if isinstance(move, Decline):
        raise AssertionError("nobody declines while choosing")
    return say(f"seven-terminal-choice-{verb_of(move)}", card=cards.card(move.card))

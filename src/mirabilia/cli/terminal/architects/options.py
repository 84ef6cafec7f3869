"""Options as numbered lines: grouped by what is done, in words, with the mandatory ones marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, assert_never

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.terminal.architects.decks import LYING, side_name
from mirabilia.display import paint
from mirabilia.display.architects import cards
from mirabilia.display.architects.effect import gives, stage_effect, token
from mirabilia.display.architects.names import deck_name, deck_on, owner_of, stages_of
from mirabilia.display.names import Names
from mirabilia.games.architects.model import (
    Build,
    Decision,
    Decline,
    Draw,
    End,
    Keep,
    LookAt,
    Move,
    Option,
    Research,
    Side,
    StageBuilt,
    Take,
    TakeFrom,
    TakeToken,
    Use,
    View,
)
from mirabilia.text import say

Group = Literal["take", "build", "research", "draw", "effect", "look", "end"]
GROUPS: tuple[Group, ...] = ("take", "build", "research", "draw", "effect", "look", "end")
MUST = "!"


def ordered(decision: Decision) -> tuple[Option, ...]:
    """Return the options in the order of their numbers: group by group, decks from left to right."""
    return tuple(sorted(decision.options, key=_place))


def _place(option: Option) -> tuple[int, int]:
    move = option.move
    if isinstance(move, Decline):
        return GROUPS.index("effect"), len(LYING)
    return GROUPS.index(group_of(move)), LYING.index(move.deck) if isinstance(move, Take | Draw | LookAt) else 0


def group_of(move: Move) -> Group:
    """Return what kind of thing a move is."""
    match move:
        case Take():
            return "take"
        case Build():
            return "build"
        case Research():
            return "research"
        case Draw():
            return "draw"
        case TakeFrom() | TakeToken() | LookAt() | Use() | Decline():
            return "effect"
        case Keep():
            return "look"
        case End():
            return "end"
    assert_never(move)


def taking(options: Sequence[Option]) -> dict[Side, int]:
    """Return the number of each deck that the turn's card can be taken from."""
    return {option.move.deck: at for at, option in enumerate(options, start=1) if isinstance(option.move, Take)}


def option_list(options: Sequence[Option], view: View, decision: Decision, names: Names) -> list[RenderableType]:
    """List the options with their numbers, each group under its name."""
    things: list[RenderableType] = []
    for group in GROUPS:
        members = [(at, option) for at, option in enumerate(options, start=1) if group_of(option.move) == group]
        if not members:
            continue
        if group != "end":
            things.append(Text.from_markup(paint.bold(_head(group, view, decision))))
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(justify="right", style="bold", min_width=2)
        table.add_column(style="bold red", min_width=1)
        table.add_column()
        for at, option in members:
            mark = MUST if option.mandatory and decision.kind == "act" else ""
            table.add_row(str(at), mark, Text.from_markup(option_words(option.move, view, decision, names)))
        things.append(table)
    if decision.kind == "act" and any(option.mandatory for option in options):
        things.append(Text.from_markup(paint.dim(say("architects-terminal-must"))))
    return things


def _head(group: Group, view: View, decision: Decision) -> str:
    """Name a group of options."""
    match group:
        case "effect":
            assert decision.effect is not None
            return say("architects-terminal-use", effect=stage_effect(decision.effect))
        case "look":
            return say("architects-terminal-keep", cards=cards.listed(view.looked))
        case _:
            return say(f"architects-terminal-group-{group}")


def option_words(move: Move, view: View, decision: Decision, names: Names) -> str:
    """Say what a move does."""
    seat, players = decision.seat, view.players
    match move:
        case Take(side) | Draw(side):
            top = cards.top(deck_on(side, view, seat).top)
            return say("architects-terminal-do-take", deck=side_name(side, seat, players, names), card=top)
        case Build(stage=number):
            stage = stages_of(view.cities[seat])[number - 1]
            return say("architects-terminal-do-build", stage=number, gives=gives(stage), cards=paid(move))
        case Research(symbols, name):
            return say("architects-terminal-do-research", cards=cards.listed(symbols), token=_token(name))
        case TakeFrom(owner):
            deck = view.central if owner is None else view.cities[owner].deck
            whose = deck_name(owner, seat, names)
            return say("architects-terminal-do-from", deck=whose, card=cards.top(deck.top))
        case TakeToken(name):
            return _token(name)
        case LookAt(side):
            whose = deck_name(owner_of(side, seat, players), seat, names)
            count = say("architects-cards", count=deck_on(side, view, seat).count)
            return say("architects-terminal-do-look", deck=whose, count=count)
        case Keep(card):
            return cards.card(card)
        case Use():
            return _use(view, decision)
        case Decline():
            return say("architects-terminal-do-decline")
        case End():
            return say("architects-terminal-do-end")
    assert_never(move)


def _token(name: str | None) -> str:
    return token(name) if name else say("architects-terminal-do-blind")


def _use(view: View, decision: Decision) -> str:
    """Say which cards an effect without a choice takes."""
    if decision.effect == "take_central":
        deck = say("architects-deck-centre")
        return say("architects-terminal-do-from", deck=deck, card=cards.top(view.central.top))
    sides: tuple[Side, ...] = ("left", "right")
    decks = [deck_on(side, view, decision.seat) for side in sides]
    return say("architects-terminal-do-both", cards=", ".join(cards.top(deck.top) for deck in decks if deck.count))


def paid(build: Build | StageBuilt) -> str:
    """Say which cards a stage is built with."""
    words = [cards.listed(build.spent)] if build.spent else []
    if build.engineering:
        words = [say("architects-terminal-paid-engineering", cards=", ".join(words))]
    if build.coins:
        coins = paint.colour(f"{paint.SHAPES['yellow']} {say('architects-coins', count=build.coins)}", "yellow")
        words.append(say("architects-terminal-paid-economy", coins=coins) if build.economy else coins)
    return ", ".join(words)

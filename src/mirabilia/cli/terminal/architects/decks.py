"""The decks: the three a player can reach, in the order they lie, and what is still in all of them."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.display import paint
from mirabilia.display.architects import cards
from mirabilia.display.architects.board import tokens_down
from mirabilia.display.architects.names import deck_on, owner_of
from mirabilia.display.names import Names
from mirabilia.games.architects.facts import box
from mirabilia.games.architects.model import Deck, Side, View
from mirabilia.text import say

LYING: tuple[Side, ...] = ("left", "centre", "right")
"""The three decks from left to right, as they lie before a player."""


def deck_row(view: View, seat: int, names: Names, numbers: Mapping[Side, int]) -> Table:
    """Show the three decks side by side, numbering those that can be chosen."""
    grid = Table.grid(expand=True)
    for _ in LYING:
        grid.add_column(ratio=1)
    panels = []
    for side in LYING:
        deck = deck_on(side, view, seat)
        lines = [cards.top(deck.top) if deck.count else "", say("architects-cards", count=deck.count)]
        label = side_name(side, seat, view.players, names)
        if side in numbers:
            label = f"{paint.bold(str(numbers[side]))} {label}"
        panels.append(paint.panel(lines, label, paint.FRAME if side in numbers else paint.DIM))
    grid.add_row(*panels)
    return grid


def side_name(side: Side, seat: int, players: int, names: Names) -> str:
    """Return the name of a deck according to where it lies."""
    owner = owner_of(side, seat, players)
    if side == "right" and owner is not None:
        return say("architects-terminal-deck-right", city=names.of(owner))
    return say("architects-terminal-deck-left") if side == "left" else say("architects-terminal-deck-centre")


def composition(view: View, seat: int, names: Names) -> list[RenderableType]:
    """Show how many cards of each kind are in every deck, the reachable ones first."""
    players = view.players
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("", no_wrap=True)
    decks: list[Deck] = []
    for side in LYING:
        decks.append(deck_on(side, view, seat))
        table.add_column(Text.from_markup(side_name(side, seat, players, names)), justify="right")
    others = [view.cities[(seat + step) % players] for step in range(1, players - 1)]
    for player in others:
        decks.append(player.deck)
        table.add_column(str(player.number), justify="right")
    for kind in box().cards:
        counts = [deck.cards.get(kind.id, 0) for deck in decks]
        table.add_row(*map(Text.from_markup, [cards.card(kind.id), *(str(count or "·") for count in counts)]))
    totals = [paint.bold(str(deck.count)) for deck in decks]
    table.add_row(*map(Text.from_markup, [paint.bold(say("architects-terminal-all")), *totals]))
    tops = [
        say("architects-terminal-top", seat=paint.bold(str(player.number)), card=cards.card(player.deck.top))
        for player in others
        if player.deck.top
    ]
    lines = [say("architects-terminal-tops", tops=", ".join(tops))] if tops else []
    return [table, *map(Text.from_markup, [*lines, tokens_down(view)])]

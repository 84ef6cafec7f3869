"""Who is who at the table, and whose deck lies where."""

from __future__ import annotations

from mirabilia.display.names import Names
from mirabilia.games.architects.facts import Stage, box
from mirabilia.games.architects.model import City, Deck, Side, View
from mirabilia.text import say


def names_of(person: int, wonders: tuple[str, ...]) -> Names:
    """Return the names at a table."""
    return Names(person, tuple(say(f"architects-city-{wonder}") for wonder in wonders))


def stages_of(player: City) -> tuple[Stage, ...]:
    """Return all stages of a player's wonder."""
    return next(wonder.stage for wonder in box().wonders if wonder.id == player.wonder)


def right_of(seat: int, players: int) -> int:
    """Return the right neighbour, whose deck lies to the right; the left one has the next number."""
    return (seat - 1) % players


def owner_of(side: Side, seat: int, players: int) -> int | None:
    """Return whose deck lies on a side of a seat; None is the central one."""
    return {"left": seat, "right": right_of(seat, players)}.get(side)


def deck_on(side: Side, view: View, seat: int) -> Deck:
    """Return the deck on a side of a seat."""
    owner = owner_of(side, seat, view.players)
    return view.central if owner is None else view.cities[owner].deck


def deck_name(owner: int | None, taker: int, names: Names) -> str:
    """Return the name of a deck in a sentence about a player who takes from it."""
    if owner is None:
        return say("architects-deck-centre")
    if owner == taker:
        return say("architects-deck-own", who=names.who(taker))
    if owner == names.person:
        return say("architects-deck-you")
    return say("architects-deck-of", city=names.of(owner))

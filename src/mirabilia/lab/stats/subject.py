"""What the statistics count in each game, told by its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from mirabilia.core.game import Event
from mirabilia.games.architects import batch as architects_batch
from mirabilia.games.architects import model as architects
from mirabilia.games.architects import tables as architects_tables
from mirabilia.games.seven import batch as seven_batch
from mirabilia.games.seven import model as seven
from mirabilia.games.seven import tables as seven_tables
from mirabilia.text import say


class Thing(NamedTuple):
    """Something a city can have: its group, such as card or token, and its id."""

    group: str
    id: str


class Note(NamedTuple):
    """What an event says about a city."""

    city: int
    """-1 when it is about no city, only about what is in play."""
    what: Thing | str
    """A thing it now has, or the name of a count that goes up."""


@dataclass(frozen=True, slots=True)
class Subject:
    """How one game is looked at."""

    title: str
    categories: tuple[str, ...]
    """Of a score sheet, the total last."""
    groups: dict[str, str]
    """Groups of things, each with the verb for having one: a card is built or taken."""
    things: tuple[Thing, ...]
    always: tuple[Thing, ...]
    """Things that are in play in every game; of the others the events tell."""
    counts: tuple[str, ...]
    """What else is counted for each city."""
    tie: str
    """What decides between equal totals, by its name on the sheet."""
    boards: Callable[[Any], tuple[str, ...]]
    """A setup gives the board of every city."""
    notes: Callable[[Event], list[Note]]
    """An event gives what is to be noted about it."""
    thing_name: Callable[[Thing], str]
    board_name: Callable[[str], str]
    section: Callable[[Thing], str]
    """Under which heading a thing is shown."""


def _seven_boards(setup: seven.Setup) -> tuple[str, ...]:
    return tuple(f"{board.wonder}-{board.side}" for board in setup.boards)


def _seven_notes(event: Event) -> list[Note]:
    """Note every card that is built, sold, buried or thrown away: together they are all that were dealt."""
    match event:
        case seven.Built(city, card):
            return [Note(city, Thing("card", card))]
        case seven.StageBuilt(_, city, _, str(card)):
            return [Note(city, "stages"), Note(-1, Thing("card", card))]
        case seven.Sold(_, city, str(card)):
            return [Note(city, "sold"), Note(-1, Thing("card", card))]
        case seven.Thrown(_, _, str(card)):
            return [Note(-1, Thing("card", card))]
    return []


def _seven_board_name(board: str) -> str:
    wonder, _, side = board.partition("-")
    return f"{say(f'seven-city-{wonder}')} {side}"


def _seven_section(thing: Thing) -> str:
    return f"Age {'I' * seven_tables.CARDS[seven_tables.CARD_NUMBERS[thing.id] - 1].age}"


def _architects_notes(event: Event) -> list[Note]:
    match event:
        case architects.Took(seat, card):
            return [Note(seat, Thing("card", card)), Note(seat, "cards")]
        case architects.TokenTaken(seat, token):
            return [Note(seat, Thing("token", token)), Note(seat, "tokens")]
        case architects.StageBuilt(seat):
            return [Note(seat, "stages")]
    return []


_ARCHITECTS_THINGS = (
    *(Thing("card", name) for name in architects_tables.CARD_NAMES if name),
    *(Thing("token", name) for name in architects_tables.TOKEN_NAMES if name),
)


def _architects_thing_name(thing: Thing) -> str:
    return say(f"architects-card-{thing.id}") if thing.group == "card" else say(f"architects-token-{thing.id}")


SUBJECTS = {
    "seven": Subject(
        title="7 Wonders",
        categories=seven_batch.CATEGORIES,
        groups={"card": "built"},
        things=tuple(Thing("card", name) for name in seven_tables.CARD_NAMES if name),
        always=(),
        counts=("stages", "sold"),
        tie="coins",
        boards=_seven_boards,
        notes=_seven_notes,
        thing_name=lambda thing: say(f"seven-card-{thing.id}"),
        board_name=_seven_board_name,
        section=_seven_section,
    ),
    "architects": Subject(
        title="7 Wonders Architects",
        categories=architects_batch.CATEGORIES,
        groups={"card": "taken", "token": "taken"},
        things=_ARCHITECTS_THINGS,
        always=_ARCHITECTS_THINGS,
        counts=("stages", "cards", "tokens"),
        tie="stages",
        boards=lambda setup: tuple(setup.wonders),
        notes=_architects_notes,
        thing_name=_architects_thing_name,
        board_name=lambda board: say(f"architects-city-{board}"),
        section=lambda thing: {"card": "Cards", "token": "Progress tokens"}[thing.group],
    ),
}
"""Every game by name."""


def tally_notes(notes: list[Note], cities: int) -> tuple[list[Counter[Thing]], list[Counter[str]], set[Thing]]:
    """Add notes up: the things and the counts of every city, and all things that were in play."""
    things: list[Counter[Thing]] = [Counter() for _ in range(cities)]
    counts: list[Counter[str]] = [Counter() for _ in range(cities)]
    for city, what in notes:
        if city < 0:
            continue
        if isinstance(what, Thing):
            things[city][what] += 1
        else:
            counts[city][what] += 1
    return things, counts, {what for _, what in notes if isinstance(what, Thing)}

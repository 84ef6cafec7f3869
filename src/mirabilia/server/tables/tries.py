"""Trying again from a decision of a finished game: another table takes that game up, with the same hidden cards.

Everything it needs goes into its own log: the seed, the setup, what had been played, and how the other game ended. So
it is unaffected when the other table is deleted. Its cards can be known, so nothing is promised about them.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from mirabilia.core.seed import Seed
from mirabilia.insight.course import PastMoment, course_of
from mirabilia.server.tables import log
from mirabilia.server.tables.commands import bot_name, clean_name
from mirabilia.server.tables.ends import end_of
from mirabilia.server.tables.table import STAND_IN, Table
from mirabilia.server.tables.tokens import new_token, token_for
from mirabilia.server.wire.bodies import Joined, TryAgain
from mirabilia.server.wire.origin import Origin
from mirabilia.server.wire.refusal import RefusedError

if TYPE_CHECKING:  # the reader has this module too, and starts sooner without what serves
    from mirabilia.server.tables.live_tables import LiveTables


class Branch(Struct, frozen=True):
    """What a game was like at one of its decisions: everything that a table needs to take it up."""

    origin: Origin
    options: log.Options
    seed: Seed
    setup: str
    turn: int
    """How often choices had been sealed."""
    moves: tuple[str, ...]
    """What had been sealed, as in a record: where all choose at once, nothing of that turn."""
    chosen: tuple[tuple[int, str], ...]
    """What the seat itself had already chosen in that turn, by city; it can be taken back."""
    bots: tuple[str | None, ...]
    """The bot on each seat; None where a person sat."""


def branch_of(table: Table, number: int) -> Branch:
    """Return a finished game as it was at a decision; RefusedError if it is not over, or has no such decision."""
    if table.phase != "over" or table.record is None:
        raise RefusedError("not-finished", "a game can be tried again when it is over")
    turn, moment, seat = _found(table, number)
    end, rules = end_of(table, table.changed), table.rules
    return Branch(
        origin=Origin(table.id, number, seat, end.categories, end.points, end.places),
        options=table.options,
        seed=table.record.seed,
        setup=table.record.setup,
        turn=turn,
        moves=table.record.moves[: moment.choices[0].number],
        chosen=tuple(
            (choice.city, rules.write_move(choice.move)) for choice in moment.own(seat) if choice.number < number
        ),
        bots=tuple(place.bot if place.person is None else None for place in table.seats),
    )


def _found(table: Table, number: int) -> tuple[int, PastMoment, int]:
    """Return the turn and the moment of a move, and the seat that made it; RefusedError if there is no such move."""
    assert table.record
    for turn, moment in enumerate(course_of(table.rules, table.record)):
        for choice in moment.choices:
            if choice.number == number:
                return turn, moment, choice.seat
    moves = len(table.record.moves)
    raise RefusedError("bad-message", f"this game has no move {number}; it has {moves}, counted from 0")


def bots_of(branch: Branch, programs: Collection[str] = ()) -> tuple[str | None, ...]:
    """Return the bot on each seat of a table that takes a game up; None for the person who tries again.

    They are those of that game. Where another person sat, or a program that is no longer here, a bot stands in.
    """
    return tuple(None if seat == branch.origin.seat else _stayed(bot, programs) for seat, bot in enumerate(branch.bots))


def _stayed(bot: str | None, programs: Collection[str]) -> str:
    try:
        return STAND_IN if bot is None else bot_name(bot, programs)
    except RefusedError:
        return STAND_IN


async def try_again(tables: LiveTables, branch: Branch, request: TryAgain) -> Joined:
    """Open a table that takes a game up, and seat the person who asks; once, however often the same key is sent."""
    token, hashed = token_for(request.key) if request.key else new_token()
    entries = entries_to_try(branch, request, hashed, tables.clock(), tables.programs)
    return await tables.begin(entries, request.key, branch.origin.seat, token)


def entries_to_try(
    branch: Branch, request: TryAgain, token: str, now: int, programs: Collection[str] = ()
) -> list[log.Entry]:
    """Return the first entries of a table that takes a game up: it has no lobby, and no clock."""
    seat = branch.origin.seat
    options = replace(branch.options, clock=None, reserve=0, public=False, hints=True, lesson=False)
    return [
        log.Opened(at=now, options=options, seed=branch.seed, origin=branch.origin),
        log.Seated(at=now, seat=seat, name=clean_name(request.name), token=token),
        *(
            log.BotPlaced(at=now, seat=seat, place=place, bot=bot)
            for place, bot in enumerate(bots_of(branch, programs))
            if bot is not None
        ),
        log.Started(at=now, seat=seat, setup=branch.setup, moves=branch.moves),
        *(_choice(branch, now, city, move) for city, move in branch.chosen),
    ]


def _choice(branch: Branch, now: int, city: int, move: str) -> log.ChoiceMade:
    """Return what the seat had chosen before the decision, as a choice made now."""
    return log.ChoiceMade(at=now, seat=branch.origin.seat, turn=branch.turn, city=city, move=move, by="person")

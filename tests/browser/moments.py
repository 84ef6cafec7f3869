"""Moments of both games that a screen has to show well: found in games that bots play, the same ones every time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from mirabilia.games.architects import model as architects
from mirabilia.games.seven import model as seven
from mirabilia.games.seven.facts import box
from mirabilia.insight.course import course_of
from mirabilia.server.tables import log
from mirabilia.server.tables.table import Table
from mirabilia.server.tables.tokens import hash_token
from mirabilia.server.tables.tries import branch_of, entries_to_try
from mirabilia.server.wire.bodies import TryAgain
from mirabilia.server.wire.protocol import GameName
from mirabilia.server.wire.terms import MoreTime, OpenSeat, PauseWish
from tests.kit.server.bot_games import TOKEN, Shelf, Wanted, laid, mine, play, reached
from tests.kit.server.table_play import Played

AGES = {card.id: card.age for card in box().cards}


def turn_of(age: int, turn: int) -> Wanted:
    """Seat 0 is the last to choose in a turn of 7 Wonders."""

    def is_reached(table: Table) -> bool:
        decision, view = mine(table), _seen(table)
        return decision is not None and decision.kind == "choose" and (view.age, view.turn) == (age, turn)

    return is_reached


def later_than(turn: int) -> Wanted:
    """Seat 0 has to take a card of Architects, some turns into the game."""
    return lambda table: (found := mine(table)) is not None and found.kind == "take" and _seen(table).turn > turn


def special(kind: str) -> Wanted:
    """Seat 0 has a decision of a kind."""
    return lambda table: (found := mine(table)) is not None and found.kind == kind


def offering(*moves: type[Any]) -> Wanted:
    """Seat 0 can do one of these."""

    def is_offered(table: Table) -> bool:
        decision = mine(table)
        return decision is not None and any(isinstance(option.move, moves) for option in decision.options)

    return is_offered


def payable_in_two_ways(table: Table) -> bool:
    """Seat 0 can pay for something in more than one way."""
    decision = mine(table)
    if decision is None or decision.kind != "choose":
        return False
    ways = Counter(
        (type(option.move), option.move.card)
        for option in decision.options
        if isinstance(option.move, seven.Build | seven.BuildStage)
    )
    return any(count > 1 for count in ways.values())


def is_over(table: Table) -> bool:
    """Nothing is awaited any more."""
    return not table.waiting


def chosen_but_for(seat: int) -> Played:
    """Return a table where everyone has chosen except one person, for whom seat 0 is waiting."""
    played = reached("seven", 4, _waits_for({0, seat}), "ephesos-A", people=2)
    played.choose(0, played.moves(0)[0])
    return played


def _waits_for(seats: set[int]) -> Wanted:
    return lambda table: set(table.waiting) == seats and (_seen(table).age, _seen(table).turn) == (2, 3)


def _seen(table: Table) -> Any:
    assert table.state is not None
    return table.rules.view(table.state, 0)


def _is_stage(move: object) -> bool:
    return isinstance(move, seven.BuildStage)


def _is_early_stage(move: object) -> bool:
    """Whether a move builds a stage before the last age, so that a wonder stands half built later."""
    return isinstance(move, seven.BuildStage) and AGES[move.card] < 3


def away() -> Played:
    """Return a table at which a bot plays seat 0, whose person has stepped away."""
    played = reached("seven", 3, turn_of(1, 3), people=3, clock=86_400)
    played.add(log.SteppedAway(at=played.table.changed, seat=0))
    return played


def asleep() -> Played:
    """Return a table whose only person has stepped away."""
    played = reached("seven", 3, turn_of(2, 2), clock=60)
    played.add(log.SteppedAway(at=played.table.changed, seat=0))
    return played


def opened() -> Played:
    """Return a table where another person may play for one who has stepped away."""
    played = reached("architects", 3, later_than(20), people=2, clock=86_400)
    played.add(log.SteppedAway(at=played.table.changed, seat=1))
    played.add(log.Agreed(at=played.table.changed, wish=OpenSeat(1), by=0))
    return played


def wished() -> Played:
    """Return a table where another person wants a pause, and seat 0 more time."""
    played = reached("seven", 4, turn_of(1, 4), people=3, clock=86_400)
    for seat, wish in ((1, PauseWish()), (0, MoreTime())):
        played.add(log.WishMade(at=played.table.changed, seat=seat, wish=wish))
    return played


def paused() -> Played:
    """Return a table whose people have stopped playing."""
    played = reached("architects", 3, later_than(8), people=1)
    played.add(log.Agreed(at=played.table.changed, wish=PauseWish()))
    return played


def closed() -> Played:
    """Return a table that was given up."""
    played = laid("seven", 3, 1)
    played.add(log.Closed(at=played.table.changed))
    return played


def tried(game: GameName, wanted: Wanted) -> Played:
    """Return a table that takes up a finished game at a moment in the middle."""
    over = reached(game, 3, is_over).table
    assert over.record
    number = next(
        choice.number for moment in course_of(over.rules, over.record)[over.turn // 2 :] for choice in moment.own(0)
    )
    played = Played()
    asked = TryAgain(number, "Tereza")
    for entry in entries_to_try(branch_of(over, number), asked, hash_token(TOKEN), over.changed):
        played.add(entry)
    assert any(wanted(table) for table in play(played, lambda move: not _is_stage(move)))
    return played


MOMENTS: dict[str, Callable[[], Played]] = {
    "lobby": lambda: laid("seven", 4, 1, "alexandria-A gizah ?-B", free=2, clock=60),
    "lobby-guest": lambda: MOMENTS["lobby"](),  # guests see when the host was last there: here, never
    "lobby-full": lambda: laid("architects", 3, 1, people=2),
    "lobby-closed": closed,
    "seven": lambda: reached("seven", 4, turn_of(3, 2), "alexandria-A", liked=_is_early_stage, clock=86_400),
    "seven-first": lambda: reached("seven", 4, turn_of(1, 1), "rhodos-A"),
    "seven-coached": lambda: reached("seven", 3, turn_of(1, 1), "gizah-A"),
    "seven-payments": lambda: reached("seven", 3, payable_in_two_ways),
    "seven-waiting": lambda: chosen_but_for(1),
    "seven-fights": lambda: reached("seven", 3, turn_of(1, 6), "rhodos-A", people=3),
    "seven-seventh": lambda: reached("seven", 3, special("seventh"), "babylon-B", liked=_is_stage),
    "seven-dig": lambda: reached("seven", 3, special("dig"), "halikarnassos-B", liked=_is_stage),
    "seven-free": lambda: reached("seven", 3, offering(seven.BuildFree), "olympia-A", liked=_is_stage),
    "seven-2": lambda: reached("seven", 2, turn_of(2, 3), "gizah-B"),
    "seven-5": lambda: reached("seven", 5, turn_of(3, 2), "babylon-A"),
    "seven-7": lambda: reached("seven", 7, turn_of(3, 4), "ephesos-B"),
    "seven-reveal": lambda: reached("seven", 5, turn_of(2, 3), "olympia-A", liked=_is_early_stage),
    "seven-away": away,
    "seven-asleep": asleep,
    "seven-wished": wished,
    "seven-over": lambda: reached("seven", 4, is_over, "gizah-A", clock=86_400),
    "seven-2-over": lambda: reached("seven", 2, is_over, "gizah-A"),
    "seven-7-over": lambda: reached("seven", 7, is_over, "ephesos-B"),
    "seven-past": lambda: reached("seven", 3, is_over, "rhodos-B"),
    "architects": lambda: reached("architects", 4, later_than(40), "alexandria"),
    "architects-act": lambda: reached("architects", 4, offering(architects.Research), "giza"),
    "architects-effect": lambda: reached("architects", 3, offering(architects.TakeFrom), "alexandria"),
    "architects-tokens": lambda: reached("architects", 3, offering(architects.TakeToken), "babylon"),
    "architects-five": lambda: reached("architects", 3, offering(architects.Keep), "halicarnassus"),
    "architects-waiting": lambda: reached(
        "architects", 3, lambda table: table.waiting == (1,) and _seen(table).turn > 20, people=2
    ),
    "architects-2": lambda: reached("architects", 2, later_than(20), "rhodes"),
    "architects-7": lambda: reached("architects", 7, later_than(60), "olympia"),
    "architects-paused": paused,
    "architects-opened": opened,
    "architects-over": lambda: reached("architects", 4, is_over, "ephesus"),
    "seven-try": lambda: tried("seven", lambda table: mine(table) is not None),
    "seven-try-over": lambda: tried("seven", is_over),
    "architects-try-over": lambda: tried("architects", is_over),
    "seven-unreviewed": lambda: MOMENTS["seven-over"](),  # a separate table, whatever is done with the other one
}
"""Every table that a screen shows, and how it comes about."""


def laid_out(shelf: Shelf) -> dict[str, Any]:
    """Put a table of every moment on a shelf; return the seats by the names of the moments."""
    return {name: shelf.put(make()) for name, make in MOMENTS.items()}

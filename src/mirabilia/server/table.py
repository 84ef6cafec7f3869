"""A table: what its log adds up to.

`Table.apply` is the only way a table changes, and it takes nothing but an entry of its log; so a restart, another
process and a client that comes back days later all see the same table. What may be done is decided in `commands.py`.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, assert_never

from msgspec import Struct

from mirabilia.bots.roster import Entrant, write_entrant
from mirabilia.core.game import State, Step
from mirabilia.core.record import Record
from mirabilia.core.replay import extended, new_record
from mirabilia.server import entries as log
from mirabilia.server.games import Room, room
from mirabilia.server.protocol import Phase, Said
from mirabilia.server.seed import commitment_of

CHAT_KEPT = 50
"""How many of the last things said are shown to somebody who comes."""
DAY = 24 * 3600 * 1000
LONGEST_TURN = 30 * DAY
"""Milliseconds after which a bot plays for somebody at a table without a clock."""
LONGEST_PAUSE = 7 * DAY
"""Milliseconds after which a pause ends that nobody has ended."""
COMMANDS_KEPT = 2000
"""Commands that are known again when they come twice: the last so many."""
STAND_IN = write_entrant(Entrant("strategist"))
"""The bot that plays for whoever is absent or has left."""


@dataclass(slots=True)
class Seat:
    """A place at a table."""

    name: str | None = None
    token: str | None = None
    """The hash of what its person proves it by."""
    bot: str | None = None
    """Who plays it because no person does."""
    absent: bool = False
    late_in: int | None = None
    """The last turn whose deadline the person let pass: a bot plays that one, unless the person chooses first."""

    @property
    def is_open(self) -> bool:
        """Whether nobody has it, neither a person nor a bot."""
        return self.name is None and self.bot is None


class Change(Struct, frozen=True):
    """What an entry did, for those who watch."""

    info: bool
    """Whether the table itself changed, not only its game."""
    step: Step[Any] | None = None
    chooser: int | None = None
    """The seat whose choice led to the step."""
    said: Said | None = None


@dataclass(slots=True)
class Table:
    """A table, from its opening to its end."""

    id: str
    options: log.Options = field(init=False)
    room: Room = field(init=False)
    seed: int = field(init=False)
    salt: str = field(init=False)
    commitment: str = field(init=False)
    seats: list[Seat] = field(init=False)
    phase: Phase = "lobby"
    host: int | None = None
    state: State | None = None
    waiting: tuple[int, ...] = ()
    """The cities that have to decide now."""
    record: Record | None = None
    turn: int = 0
    """How often choices were sealed; what a command is stale by."""
    since: int = 0
    """When everybody began to think about this turn."""
    paused: bool = False
    pause_wanted: set[int] = field(default_factory=set)
    vacated: set[int] = field(default_factory=set)
    """Seats whose person left during the game; others may take them."""
    chat: deque[Said] = field(default_factory=lambda: deque(maxlen=CHAT_KEPT))
    rematch: str | None = None
    version: int = 0
    changed: int = 0
    changes: Counter[int] = field(default_factory=Counter)
    """How often each seat has chosen, changed its mind and taken a choice back in this turn."""
    _tried: tuple[State, int, str, Step[Any]] | None = None
    commands: dict[tuple[str | None, str], int] = field(default_factory=dict)
    """The version that each command led to, by the person's hashed token: a seat may change, and so may its person."""

    @property
    def people(self) -> list[int]:
        """The seats whose persons decide for themselves."""
        return [number for number, seat in enumerate(self.seats) if seat.name is not None and not seat.absent]

    def can_be_joined(self, seat: int) -> bool:
        """Tell whether a person may take a seat: an open one, or one that its person has left during the game."""
        if self.phase == "playing":
            return seat in self.vacated
        return self.phase == "lobby" and self.seats[seat].is_open

    def player(self, seat: int) -> str | None:
        """Return the bot that decides for a seat now, None when its person does."""
        place = self.seats[seat]
        return STAND_IN if place.absent or place.late_in == self.turn else place.bot

    def decider(self, city: int) -> int:
        """Return the seat that decides for a city that is waited for."""
        if city < self.options.players:
            return city
        assert self.state
        return self.room.game.decision(self.state, city).seat

    def duties(self) -> list[tuple[int, int, str]]:
        """Return the cities that wait for a bot, each with its seat and the bot."""
        if self.paused:
            return []
        decided = [(city, self.decider(city)) for city in self.waiting]
        return [(city, seat, bot) for city, seat in decided if (bot := self.player(seat))]

    def choose(self, city: int, move: str) -> Step[Any]:
        """Return what a choice leads to; MirabiliaError if it is no option. Asked twice, it is worked out once."""
        assert self.state
        if self._tried is None or self._tried[:3] != (self.state, city, move):
            game = self.room.game
            step = game.choose(self.state, city, game.parse_move(move))
            self._tried = (self.state, city, move, step)
        return self._tried[3]

    @property
    def awaited(self) -> list[int]:
        """The seats whose persons everybody waits for."""
        return sorted({seat for seat in map(self.decider, self.waiting) if self.player(seat) is None})

    @property
    def deadline(self) -> int | None:
        """When the time of those who are awaited, or that of a pause, is over; None when nobody is awaited.

        Also without a clock it comes some day, so that every table ends. Nobody gets more time within a turn.
        """
        if self.paused:
            return self.since + LONGEST_PAUSE
        clock = 1000 * self.options.clock if self.options.clock is not None else LONGEST_TURN
        return self.since + clock if self.awaited else None

    @property
    def due(self) -> int | None:
        """The deadline as people know it: none without a clock, none in a pause."""
        return self.deadline if self.options.clock is not None and not self.paused else None

    def apply(self, entry: log.Entry) -> Change:
        """Carry an entry of the log out."""
        command = (self.seats[entry.seat].token, entry.id) if isinstance(entry, log.BySeat) and entry.id else None
        change = self._change(entry)
        self.version += 1
        self.changed = entry.at
        if command:
            self.commands[command] = self.version
            if len(self.commands) > COMMANDS_KEPT:
                del self.commands[next(iter(self.commands))]
        return change

    def _change(self, entry: log.Entry) -> Change:
        match entry:
            case log.Opened():
                return self._opened(entry)
            case log.Seated():
                return self._seated(entry)
            case log.Moved():
                return self._moved(entry)
            case log.BotPlaced():
                return self._bot_placed(entry)
            case log.Cleared():
                return self._cleared(entry)
            case log.Changed():
                return self._changed(entry)
            case log.Left():
                return self._left(entry)
            case log.Started():
                return self._started(entry)
            case log.Chose():
                return self._chose(entry)
            case log.Withdrew():
                return self._withdrew(entry)
            case log.Vanished():
                return self._vanished(entry)
            case log.Returned():
                return self._returned(entry)
            case log.PauseWanted():
                return self._pause_wanted(entry)
            case log.Resumed():
                return self._resumed(entry)
            case log.Spoke():
                return self._spoke(entry)
            case log.Rematched():
                return self._rematched(entry)
            case log.Closed():
                self.phase = "closed"
                return Change(info=True)
        assert_never(entry)

    def _opened(self, entry: log.Opened) -> Change:
        self.options, self.room = entry.options, room(entry.options.game)
        self.seed, self.salt, self.commitment = entry.seed, entry.salt, commitment_of(entry.seed, entry.salt)
        self.seats = [Seat() for _ in range(entry.options.players)]
        return Change(info=True)

    def _seated(self, entry: log.Seated) -> Change:
        self.seats[entry.seat] = Seat(entry.name, entry.token)
        self.vacated.discard(entry.seat)
        if self.host is None:
            self.host = entry.seat
        return Change(info=True)

    def _moved(self, entry: log.Moved) -> Change:
        self.seats[entry.to], self.seats[entry.seat] = self.seats[entry.seat], Seat()
        self.host = entry.to if self.host == entry.seat else self.host
        return Change(info=True)

    def _bot_placed(self, entry: log.BotPlaced) -> Change:
        self.seats[entry.place] = Seat(bot=entry.bot)
        return Change(info=True)

    def _cleared(self, entry: log.Cleared) -> Change:
        self._give_up(entry.place)
        return Change(info=True)

    def _changed(self, entry: log.Changed) -> Change:
        self.options = entry.options
        return Change(info=True)

    def _left(self, entry: log.Left) -> Change:
        self._give_up(entry.seat)
        if self.phase == "playing":
            self.seats[entry.seat].bot = STAND_IN
            self.vacated.add(entry.seat)
            self._agree_to_pause(entry.at)
        elif self.host is None:
            self.phase = "closed"
        return Change(info=True)

    def _started(self, entry: log.Started) -> Change:
        game = self.room.game
        setup = game.parse_setup(entry.setup)
        self.state = game.start(setup, self.seed)
        self.waiting = game.waiting(self.state)
        self.record = new_record(game, setup, self.seed)
        self.phase, self.since = "playing", entry.at
        return Change(info=True, step=Step(self.state, (), ()))

    def _chose(self, entry: log.Chose) -> Change:
        return self._stepped(self.choose(entry.city, entry.move), entry.seat, entry.at)

    def _withdrew(self, entry: log.Withdrew) -> Change:
        assert self.state
        return self._stepped(self.room.game.withdraw(self.state, entry.city), entry.seat, entry.at)

    def _vanished(self, entry: log.Vanished) -> Change:
        self.seats[entry.seat].absent = True
        self.seats[entry.seat].late_in = self.turn
        self.pause_wanted.discard(entry.seat)
        self._agree_to_pause(entry.at)
        return Change(info=True)

    def _returned(self, entry: log.Returned) -> Change:
        self.seats[entry.seat].absent = False
        return Change(info=True)

    def _pause_wanted(self, entry: log.PauseWanted) -> Change:
        self.pause_wanted.add(entry.seat)
        self._agree_to_pause(entry.at)
        return Change(info=True)

    def _resumed(self, entry: log.Resumed) -> Change:
        if self.paused:
            self._go_on(entry.at)
        self.pause_wanted.discard(entry.seat)
        return Change(info=True)

    def _spoke(self, entry: log.Spoke) -> Change:
        said = Said(entry.seat, self.seats[entry.seat].name or "", entry.at, entry.text, entry.reaction)
        self.chat.append(said)
        return Change(info=False, said=said)

    def _rematched(self, entry: log.Rematched) -> Change:
        self.rematch = entry.table
        return Change(info=True)

    def _stepped(self, step: Step[Any], chooser: int, at: int) -> Change:
        assert self.record
        self.state = step.state
        self.record = extended(self.room.game, self.record, step)
        self.changes[chooser] += 1
        if step.sealed:
            self.turn += 1
            self.since = at
            self.changes.clear()
        self.waiting = self.room.game.waiting(step.state)
        over = not self.waiting
        if over:
            self.phase, self.paused = "over", False
        return Change(info=over, step=step, chooser=chooser)

    def _give_up(self, seat: int) -> None:
        """Open a seat; the next person is the host if it was the host's."""
        self.seats[seat] = Seat()
        self.pause_wanted.discard(seat)
        if self.host == seat:
            self.host = min((number for number, other in enumerate(self.seats) if other.name is not None), default=None)

    def _agree_to_pause(self, at: int) -> None:
        """Pause once all who are there want it, somebody at least; go on when nobody is left who could end it."""
        if self.paused and not self.people:
            self._go_on(at)
        elif not self.paused and self.people and self.pause_wanted >= set(self.people):
            self.paused, self.since = True, at

    def _go_on(self, at: int) -> None:
        """End a pause; whoever is awaited has a whole clock."""
        self.paused, self.since = False, at
        self.pause_wanted.clear()


def table_of(id_: str, entries: Iterable[bytes]) -> Table:
    """Return the table that a log adds up to."""
    table = Table(id_)
    for entry in entries:
        table.apply(log.parse_entry(entry))
    return table

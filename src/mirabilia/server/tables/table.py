"""A table: what its log adds up to.

`Table.apply` is the only way a table changes, and it takes only an entry of its log; so a restart, another process
and a client that comes back days later all see the same table. What may be done is decided in `commands.py`.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from mirabilia.bots.roster import Entrant, write_entrant
from mirabilia.core.descriptor import Descriptor
from mirabilia.core.game import AnyGame, State, Step
from mirabilia.core.record import Record
from mirabilia.core.registry import describe
from mirabilia.core.replay import extended, new_record, played
from mirabilia.core.seed import Seed
from mirabilia.server.tables import log
from mirabilia.server.tables.change import Addition, Choice, TableChange, entry_of
from mirabilia.server.tables.identity import change_identity
from mirabilia.server.tables.people import change_people, falling_asleep, forget_wishes_about, forget_wishes_of, note
from mirabilia.server.tables.seat import Occupant, Seat
from mirabilia.server.tables.seed import DealSource
from mirabilia.server.wire.origin import Origin
from mirabilia.server.wire.people import Due, Said, Share
from mirabilia.server.wire.protocol import Phase, TableInfo
from mirabilia.server.wire.terms import SLOW_CLOCK, MoreTime, Note, Wish

CHAT_KEPT = 50
"""How many of the last things said are shown to a newcomer."""
NOTES_KEPT = 50
"""The same for what happened apart from the game."""
COMMANDS_KEPT = 2000
"""How many of the last commands are recognised when they are repeated."""
LOBBY_LIFETIME = 24 * 3600 * 1000
"""Milliseconds after which a table that nobody touches before its game begins is given up."""
STAND_IN = write_entrant(Entrant("strategist"))
"""The bot that decides for a person who is late or away, or has left, and for a bot whose time runs out."""


@dataclass(slots=True)
class Table:
    """A table, from its opening to its end."""

    id: str
    options: log.Options = field(init=False)
    descriptor: Descriptor = field(init=False)
    source: DealSource = field(init=False)
    commitment: str = field(init=False)
    """Published from the beginning: what the server promises about the source; empty if it promises nothing."""
    origin: Origin | None = None
    """What it takes up, if it begins with a decision of a finished game."""
    seed: Seed | None = None
    """What the cards are dealt from; None until they are."""
    dealt_with: tuple[Share, ...] = ()
    """What people had promised to add to the deal, as of then: seats may have changed hands since."""
    seats: list[Seat] = field(init=False)
    phase: Phase = "lobby"
    dealing: int | None = None
    """Until when shares may be told, while the deal waits for them."""
    host: int | None = None
    state: State | None = None
    waiting: tuple[int, ...] = ()
    """The cities that have to decide now."""
    deciding: tuple[int, ...] = ()
    """The seat that decides for each of them."""
    record: Record | None = None
    turn: int = 0
    """How often choices were sealed; a command for another turn is stale."""
    when: tuple[int, int] = (0, 0)
    """The age and the turn of the rulebook that the game is in."""
    paused: bool = False
    """Whether the people have agreed on a pause."""
    deserted: bool = False
    """Whether time ran out while none of its people was there, and nobody has returned since."""
    hurried: bool = False
    """Whether the last bot to choose had less time than usual, because the server is busy."""
    wanted: dict[Wish, set[int]] = field(default_factory=dict)
    """What people have asked for and not yet agreed on, with the seats that want it."""
    vacated: set[int] = field(default_factory=set)
    """Seats whose person left during the game; others may take them."""
    chat: deque[Said] = field(default_factory=lambda: deque(maxlen=CHAT_KEPT))
    notes: deque[Note] = field(default_factory=lambda: deque(maxlen=NOTES_KEPT))
    rematch: str | None = None
    version: int = 0
    changed: int = 0
    changes: Counter[int] = field(default_factory=Counter)
    """How often each seat has chosen, changed its mind and taken a choice back in this turn."""
    commands: dict[tuple[str | None, str], int] = field(default_factory=dict)
    """The version that each command led to, by the person's hashed token: a seat may change, and so may its person."""
    info: TableInfo | None = None
    """What everybody was last sent about it, which holds until an entry changes it; see `sights.info_of`."""
    opened: dict[str, int | None] = field(default_factory=dict)
    """The seats that hashed tokens open, as looked up since anything but a choice last happened."""

    @property
    def rules(self) -> AnyGame:
        """The rules of its game."""
        return self.descriptor.rules

    @property
    def people(self) -> list[int]:
        """The seats that belong to people."""
        return [number for number, seat in enumerate(self.seats) if seat.person]

    @property
    def present(self) -> list[int]:
        """The seats whose people are not away."""
        return [number for number in self.people if not self.seats[number].away]

    @property
    def is_asleep(self) -> bool:
        """Whether everything stands still until a person returns; a game whose people have all left goes on."""
        if self.phase != "playing":
            return False
        away = [seat.away for seat in self.seats if seat.person]  # this is asked several times for every choice
        return bool(away) and (self.deserted or all(away))

    @property
    def is_slow(self) -> bool:
        """Whether its clock is so long that people need not have it open."""
        return self.options.clock is not None and self.options.clock >= SLOW_CLOCK

    @property
    def is_coached(self) -> bool:
        """Whether the coach speaks: every person here has agreed to it. A lesson has a coach of its own."""
        return not self.options.lesson and all(seat.agrees_to_coach for seat in self.seats) and bool(self.people)

    @property
    def promised(self) -> tuple[Share, ...]:
        """The shares that people have promised to add to the deal, or did when it was dealt, by seats."""
        if self.seed is not None:
            return self.dealt_with
        found = enumerate(self.seats)
        return tuple(Share(number, seat.promise, seat.share) for number, seat in found if seat.promise is not None)

    @property
    def shares(self) -> dict[int, str]:
        """The shares that have been told, by seat."""
        return {one.seat: one.share for one in self.promised if one.share is not None}

    @property
    def untold(self) -> set[int]:
        """The seats whose shares have not been told."""
        return {one.seat for one in self.promised if one.share is None}

    def can_be_joined(self, seat: int) -> bool:
        """Return whether a person may take a seat: an open one, one its person left, or one opened by the others."""
        if self.phase == "playing":
            return seat in self.vacated or self.seats[seat].is_opened
        return self.phase == "lobby" and self.seats[seat].is_open

    def player(self, seat: int) -> str | None:
        """Return the bot that decides for a seat now; None if its person does."""
        place = self.seats[seat]
        if place.person is None:
            return place.bot
        stands_in = place.late_in == self.turn or (place.away and place.stand_in)
        return STAND_IN if stands_in and not self.is_asleep else None

    def decider(self, city: int) -> int:
        """Return the seat that decides for a city."""
        assert self.state
        return self.rules.decider(self.state, city)

    def duties(self) -> list[tuple[int, int, str]]:
        """Return the cities that wait for a bot, each with its seat and the bot."""
        if self.paused or self.is_asleep:
            return []
        decided = zip(self.waiting, self.deciding, strict=True)
        return [(city, seat, bot) for city, seat in decided if (bot := self.player(seat))]

    @property
    def awaited(self) -> list[int]:
        """The seats whose people everybody is waiting for."""
        return sorted({seat for seat in self.deciding if self.player(seat) is None})

    @property
    def due(self) -> tuple[Due, ...]:
        """When the time of each person who is awaited runs out; no clock runs for those who are away."""
        if self.options.clock is None or self.paused or self.is_asleep:
            return ()
        return tuple(self._due(seat) for seat in self.awaited if not self.seats[seat].away)

    def _due(self, seat: int) -> Due:
        end = self._clock_end(seat)
        return Due(seat, end, end + self.seats[seat].reserve)

    def _clock_end(self, seat: int) -> int:
        """Return when the clock of a seat has run down and its reserve begins."""
        assert self.options.clock is not None
        return self.seats[seat].begun + 1000 * self.options.clock

    @property
    def deadline(self) -> int | None:
        """When the first of those who are awaited is late; None if nobody can be."""
        return min((due.late for due in self.due), default=None)

    @property
    def wake(self) -> int | None:
        """When it next has to be looked after: 0 for now, None for never."""
        if self.phase == "lobby":
            return self.changed + LOBBY_LIFETIME if self.dealing is None else self.dealing
        return 0 if self.duties() else self.deadline

    def has_begun(self, entry: log.Entry) -> bool:
        """Return whether the game has begun once an entry is carried out."""
        return self.phase in ("playing", "over") or isinstance(entry, log.Started)

    def is_closed_to(self, eyes: object) -> bool:
        """Return whether these eyes may not watch; None is the public."""
        return eyes is None and self.phase == "playing" and not self.options.spectators

    def is_delayed(self, delay: int) -> bool:
        """Return whether the public sees the game later than it is played, given the delay."""
        return self.options.public and self.phase == "playing" and delay > 0

    def is_shown_to(self, eyes: object) -> bool:
        """Return whether these eyes may see the game; None is the public."""
        return self.state is not None and not self.is_closed_to(eyes)

    def apply(self, addition: Addition) -> TableChange:
        """Carry out an entry that is in the log, or is about to be."""
        entry = entry_of(addition)
        command = (self.author(entry), entry.id) if isinstance(entry, log.BySeat) and entry.id else None
        change = self._chosen(addition) if isinstance(addition, Choice) else self._change(entry)
        self.version += 1
        self.changed = entry.at
        if change.info:
            self.info = None
        if not isinstance(addition, Choice):  # the only addition that certainly leaves everybody in their seat
            self.opened.clear()
        if change.notes:
            self.notes.extend(change.notes)
        if command:
            self.commands[command] = self.version
            if len(self.commands) > COMMANDS_KEPT:
                del self.commands[next(iter(self.commands))]
        return change

    def author(self, entry: log.BySeat) -> str | None:
        """Return the hashed token of the person who did something, if it was done by a command."""
        seat = self.seats[entry.seat]
        is_owner = isinstance(entry, log.Reclaimed) or getattr(entry, "lent", False)
        person = seat.owner if is_owner else seat.person
        return person.token if person else None

    def _change(self, entry: log.Entry) -> TableChange:
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
            case log.Arranged():
                return self._arranged(entry)
            case log.Changed():
                return self._changed(entry)
            case log.Left():
                return self._left(entry)
            case log.Promised() | log.DealAwaited() | log.Told() | log.LeftOut():
                return self._drawn_on(entry)
            case log.Started():
                return self._started(entry)
            case log.ChoiceMade() | log.ChoiceWithdrawn():
                return self._chosen(Choice(entry, self._step(entry)))
            case log.Spoke():
                return self._spoke(entry)
            case log.Rematched():
                return self._rematched(entry)
            case log.Closed():
                return self._closed()
            case log.Renewed() | log.NameRemoved() | log.LineRemoved() | log.Forgotten():
                return change_identity(self, entry)
            case _:
                return change_people(self, entry)

    def _opened(self, entry: log.Opened) -> TableChange:
        self.options, self.descriptor = entry.options, describe(entry.options.game)
        self.source = DealSource(entry.secret, entry.seed, entry.salt)
        self.commitment, self.origin = self.source.commitment, entry.origin
        self.seats = [Seat() for _ in range(entry.options.players)]
        return TableChange(info=True)

    def _seated(self, entry: log.Seated) -> TableChange:
        before, person = self.seats[entry.seat], Occupant(entry.name, entry.token)
        lent = before.lent or (before if before.person and self.phase == "playing" else None)
        self.seats[entry.seat] = Seat(person, lent=lent, begun=entry.at, reserve=before.reserve, acted=entry.at)
        self.vacated.discard(entry.seat)
        self.wake_up(entry.at)
        if self.host is None:
            self.host = entry.seat
        if self.phase != "playing":
            return TableChange(info=True)
        joined = replace(
            note(self, entry.at, "guest", entry.seat), by=lent.person.name if lent and lent.person else None
        )
        return TableChange(info=True, notes=(joined,))

    def _moved(self, entry: log.Moved) -> TableChange:
        self.seats[entry.to], self.seats[entry.seat] = self.seats[entry.seat], Seat()
        self.host = entry.to if self.host == entry.seat else self.host
        return TableChange(info=True)

    def _bot_placed(self, entry: log.BotPlaced) -> TableChange:
        self.seats[entry.place] = Seat(bot=entry.bot)
        return TableChange(info=True)

    def _cleared(self, entry: log.Cleared) -> TableChange:
        self._give_up(entry.place)
        return TableChange(info=True)

    def _arranged(self, entry: log.Arranged) -> TableChange:
        self.seats = [Seat() if seat is None else self.seats[seat] for seat in entry.seats]
        self.options = replace(self.options, players=len(entry.seats), wonders=entry.wonders)
        self.host = None if self.host is None else entry.seats.index(self.host)
        return TableChange(info=True)

    def _changed(self, entry: log.Changed) -> TableChange:
        self.options = entry.options
        return TableChange(info=True)

    def _left(self, entry: log.Left) -> TableChange:
        place, left = self.seats[entry.seat], note(self, entry.at, "left", entry.seat)
        if place.lent:
            self.seats[entry.seat] = place.lent.taken_back(place)
            forget_wishes_of(self, entry.seat)
            asleep = falling_asleep(self, entry.at, entry.seat)
            return TableChange(info=True, notes=(replace(left, what="guest_left"), *asleep))
        self._give_up(entry.seat)
        if self.phase == "playing":
            self.seats[entry.seat].bot = STAND_IN
            self.vacated.add(entry.seat)
            self.paused = self.paused and bool(self.people)  # with nobody left, nobody could end it
            return TableChange(info=True, notes=(left, *falling_asleep(self, entry.at, entry.seat)))
        if self.host is None:
            self.phase = "closed"
        return TableChange(info=True)

    def _drawn_on(self, entry: log.Promised | log.DealAwaited | log.Told | log.LeftOut) -> TableChange:
        """Take one step on the way to a deal that nobody chooses."""
        place = self.seats[entry.seat]
        match entry:
            case log.Promised():
                place.promise, place.share = entry.promise, None
            case log.DealAwaited():
                self.dealing = entry.until
            case log.Told():
                place.share = entry.share
            case log.LeftOut():
                return TableChange(info=True, notes=(note(self, entry.at, "left_out", entry.seat),))
        return TableChange(info=True)

    def _started(self, entry: log.Started) -> TableChange:
        game = self.rules
        setup = game.parse_setup(entry.setup)
        self.dealt_with = self.promised
        self.seed, self.dealing = self.source.seed_with(self.shares), None
        self.state = game.start(setup, self.seed)
        self.record = new_record(game, setup, self.seed)
        for step in played(game, self.state, entry.moves, f"table {self.id}"):
            self.state, self.record = step.state, extended(game, self.record, step)
            self.turn += bool(step.sealed)
        self._wait(self.state)
        self.phase, self.when = "playing", game.when(self.state)
        self.set_clocks(entry.at)
        self.fill_reserves()
        return TableChange(info=True, step=Step(self.state, (), ()))

    def _step(self, entry: log.ChoiceMade | log.ChoiceWithdrawn) -> Step[Any]:
        """Return the step that a choice in the log led to."""
        assert self.state
        if isinstance(entry, log.ChoiceWithdrawn):
            return self.rules.withdraw(self.state, entry.city)
        return self.rules.choose(self.state, entry.city, self.rules.parse_move(entry.move))

    def _chosen(self, choice: Choice) -> TableChange:
        entry, news = choice.entry, False
        if isinstance(entry, log.ChoiceMade) and entry.by == "person":
            self._use_time(self.seats[entry.seat], entry)
        elif isinstance(entry, log.ChoiceMade):
            before, self.hurried = self.hurried, entry.by != "bot"
            news = before != self.hurried
        return self._stepped(choice.step, entry.seat, entry.at, news)

    def _use_time(self, place: Seat, entry: log.ChoiceMade) -> None:
        """Count the reserve that a person has used; deciding in time ends a row of missed decisions."""
        place.lates, place.late_in, place.acted = 0, None, entry.at
        if self.options.clock is not None:
            place.used = min(place.reserve, max(0, entry.at - self._clock_end(entry.seat)))

    def _spoke(self, entry: log.Spoke) -> TableChange:
        if entry.text is None and entry.reaction is None:
            return TableChange(info=False)
        said = Said(entry.seat, self.seats[entry.seat].name or "", entry.at, entry.text, entry.reaction)
        self.chat.append(said)
        return TableChange(info=False, said=said)

    def _rematched(self, entry: log.Rematched) -> TableChange:
        self.rematch = entry.table
        return TableChange(info=True)

    def _closed(self) -> TableChange:
        self.phase, self.paused, self.dealing = "closed", False, None
        self.waiting = self.deciding = ()
        self.wanted.clear()
        return TableChange(info=True)

    def _stepped(self, step: Step[Any], chooser: int, at: int, news: bool = False) -> TableChange:
        assert self.record
        self.state = step.state
        self.record = extended(self.rules, self.record, step)
        self.changes[chooser] += 1
        if step.sealed:
            self.turn += 1
            self.changes.clear()
            self.wanted.pop(MoreTime(), None)
            news |= self._book_reserves()
            self.set_clocks(at)
            news |= self._look_at_age(self.rules.when(step.state))
        self._wait(step.state)
        over = not self.waiting
        if over:
            self.phase, self.paused = "over", False
            self.wanted.clear()
        return TableChange(info=over or news, step=step, chooser=chooser)

    def _wait(self, state: State) -> None:
        """Find out who has to decide; a city has the number of its seat, unless it has no player."""
        rules, seats = self.rules, len(self.seats)
        self.waiting = rules.waiting(state)
        self.deciding = tuple([city if city < seats else rules.decider(state, city) for city in self.waiting])

    # Time

    def wake_up(self, at: int) -> None:
        """Let a table that slept go on, with full clocks."""
        if self.deserted:
            self.deserted = False
            self.set_clocks(at)

    def set_clocks(self, at: int) -> None:
        """Start everybody's time again."""
        for place in self.seats:
            place.set_clock(at)

    def _book_reserves(self) -> bool:
        """Take from the reserves what was used in this turn; return whether that was anything."""
        spenders = [place for place in self.seats if place.used]
        for place in spenders:
            place.reserve, place.used = place.reserve - place.used, 0
        return bool(spenders)

    def _look_at_age(self, when: tuple[int, int]) -> bool:
        """Note the age and turn; return whether reserves were refilled because an age begins."""
        begins, self.when = when[0] > self.when[0], when
        if begins and self.options.reserve and self.options.reserve_for == "age":
            self.fill_reserves()
            return True
        return False

    def fill_reserves(self) -> None:
        """Give everybody the whole reserve."""
        for place in self.seats:
            place.reserve, place.used = 1000 * self.options.reserve, 0

    def _give_up(self, seat: int) -> None:
        """Open a seat, with the reserve that is left; if it was the host's, the next person becomes the host."""
        self.seats[seat] = Seat(reserve=self.seats[seat].reserve)
        forget_wishes_of(self, seat)
        forget_wishes_about(self, seat)
        if self.host == seat:
            self.host = min(self.people, default=None)


def table_of(id_: str, entries: Iterable[bytes]) -> Table:
    """Return the table that a log adds up to."""
    table = Table(id_)
    for entry in entries:
        table.apply(log.parse_entry(entry))
    return table

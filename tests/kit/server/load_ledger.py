"""What people at many tables have sent and been promised, and whether the logs keep it.

A ledger knows every command before it is sent. An acknowledged one has to be in the log once, at the version that was
acknowledged; a refused one must not be there; one without an answer may or may not be; and nothing else may be there.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import msgspec

from mirabilia.core.registry import describe
from mirabilia.server.tables import log
from mirabilia.server.tables.tokens import hash_token
from mirabilia.server.wire import bodies
from mirabilia.server.wire import protocol as wire
from tests.kit.server.subserver import Read

Key = tuple[str, int, str]
"""A command: its table, its seat, its id."""
UNKNOWN = ("unavailable", "not-seated")
"""Refusals after which a command is sent again: it may have been carried out."""


@dataclass
class Verdict:
    """How much of what was promised the logs have."""

    acks: int
    sent: int
    lost: list[Key] = field(default_factory=list)
    """Acknowledged, but not at that version of the log."""
    doubled: list[Key] = field(default_factory=list)
    """Carried out twice."""
    invented: list[str] = field(default_factory=list)
    """In a log, but sent by nobody."""
    denied: list[Key] = field(default_factory=list)
    """Refused, but carried out."""

    def check(self) -> None:
        """AssertionError unless every promise was kept."""
        assert not self.lost, f"{len(self.lost)} of {self.acks} acknowledged commands are lost: {self.lost[:3]}"
        assert not self.doubled, f"carried out twice: {self.doubled[:3]}"
        assert not self.invented, f"sent by nobody: {self.invented[:3]}"
        assert not self.denied, f"refused and yet carried out: {self.denied[:3]}"

    def __str__(self) -> str:
        counts = f"{len(self.lost)} lost, {len(self.doubled)} doubled, {len(self.invented)} invented"
        return f"{self.acks} acks, {counts} ({self.sent} commands sent)"


@dataclass
class TableLog:
    """The log of a table as far as it has been read."""

    entries: list[log.Entry] = field(default_factory=list)
    places: dict[Key, list[int]] = field(default_factory=dict)
    """Where people's commands are."""
    bots: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often a bot has decided, by turn and city."""
    played_by_bots: set[int] = field(default_factory=set)

    @property
    def game(self) -> wire.GameName:
        """What is played here."""
        opened = self.entries[0]
        assert isinstance(opened, log.Opened)
        return opened.options.game


@dataclass
class Ledger:
    """What was sent, and what people were told about it."""

    seats: list[tuple[bodies.Joined, str]] = field(default_factory=list)
    """Every seat that was given to a person, with the name."""
    sent: dict[Key, wire.Command] = field(default_factory=dict)
    acks: dict[Key, int] = field(default_factory=dict)
    refused: dict[Key, wire.Code] = field(default_factory=dict)
    refusals: Counter[str] = field(default_factory=Counter)
    logs: dict[str, TableLog] = field(default_factory=dict)

    def seated(self, joined: bodies.Joined, name: str) -> None:
        """Note a seat that was given."""
        self.seats.append((joined, name))
        self.logs.setdefault(joined.table, TableLog())

    def acknowledged(self, key: Key, version: int) -> None:
        """Note an acknowledgement, which must be the same whenever it comes."""
        assert key in self.sent, f"{key} was acknowledged but never sent"
        assert self.acks.setdefault(key, version) == version, f"{key} was acknowledged with two versions"

    def was_refused(self, key: Key, code: wire.Code) -> bool:
        """Note a refusal, and tell whether it is the last word."""
        self.refusals[code] += 1
        if code in UNKNOWN:
            return False
        assert key not in self.acks, f"{key} was acknowledged, then refused as {code}"
        self.refused[key] = code
        return True

    def judge(self, read: Read) -> Verdict:
        """Read on in all logs and compare them with what was promised."""
        verdict = Verdict(len(self.acks), len(self.sent))
        for table, news in read({table: len(known.entries) for table, known in self.logs.items()}).items():
            for data in news:
                self._take(table, self.logs[table], log.parse_entry(data), verdict)
        places = {key: numbers for known in self.logs.values() for key, numbers in known.places.items()}
        verdict.lost += [key for key, version in self.acks.items() if version not in places.get(key, ())]
        verdict.doubled += [key for key, numbers in places.items() if len(numbers) > 1]
        verdict.doubled += [
            (table, city, f"a bot in turn {turn}")
            for table, known in self.logs.items()
            for (turn, city), times in known.bots.items()
            if times > 1
        ]
        verdict.denied += [key for key in self.refused if key in places]
        for joined, name in self.seats:
            if not any(_is_seating(entry, joined, name) for entry in self.logs[joined.table].entries):
                verdict.lost.append((joined.table, joined.seat, f"the seat of {name}"))
        return verdict

    def _take(self, table: str, known: TableLog, entry: log.Entry, verdict: Verdict) -> None:
        known.entries.append(entry)
        number = len(known.entries)
        if isinstance(entry, log.BotPlaced):
            known.played_by_bots.add(entry.place)
        elif isinstance(entry, log.Vanished):
            known.played_by_bots.add(entry.seat)
        elif isinstance(entry, log.Returned):
            known.played_by_bots.discard(entry.seat)
        if isinstance(entry, log.BySeat) and entry.id is not None:
            key = (table, entry.seat, entry.id)
            known.places.setdefault(key, []).append(number)
            command = self.sent.get(key)
            if command is None or not _is_it(entry, command, known.game):
                verdict.invented.append(f"entry {number} of {table}: {entry}")
        elif isinstance(entry, log.ChoiceMade):
            known.bots[entry.turn, entry.city] += 1
            if entry.by == "person" or entry.seat not in known.played_by_bots:
                verdict.invented.append(f"entry {number} of {table}: {entry}")


def _is_seating(entry: log.Entry, joined: bodies.Joined, name: str) -> bool:
    if not isinstance(entry, log.Seated):
        return False
    return (entry.seat, entry.name, entry.token) == (joined.seat, name, hash_token(joined.token))


def _is_it(entry: log.BySeat, command: wire.Command, game: wire.GameName) -> bool:
    """Whether an entry is what a command asked for."""
    match entry, command:
        case log.ChoiceMade(), wire.Choose():
            played = describe(game)
            move = played.rules.write_move(msgspec.json.decode(command.move, type=played.nouns.move))
            return (entry.turn, entry.city, entry.move, entry.by) == (command.turn, command.city, move, "person")
        case log.ChoiceWithdrawn(), wire.Withdraw():
            return (entry.turn, entry.city) == (command.turn, command.city)
        case log.Spoke(), wire.Say():
            return entry.text == command.text
        case log.Started(), wire.Start():
            return True
    return False

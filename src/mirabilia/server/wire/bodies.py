"""Bodies of HTTP requests and answers; what they share with messages is in `protocol.py`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mirabilia.insight.model import Difficulty, Part, Verdict, Weighing
from mirabilia.insight.puzzles import PuzzleResult
from mirabilia.insight.statistics.model import BoardFigures, PieceFigures
from mirabilia.server.wire.origin import Origin
from mirabilia.server.wire.people import Sha256
from mirabilia.server.wire.protocol import AnySight, BotName, Code, GameName, Name, Snapshot, TableId, TableInfo, Token
from mirabilia.server.wire.terms import SeatNumber, Terms

Key = Annotated[str, Meta(min_length=32, max_length=80, pattern="^[A-Za-z0-9_-]+$")]
"""Random letters chosen by the client: a request that is repeated with the same key is carried out only once."""


class NewTable(Terms, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Open a table: POST /api/tables."""

    game: GameName
    players: Annotated[int, Meta(ge=2, le=7)]
    name: Name
    seat: SeatNumber = 0
    """The seat of the person who opens it."""
    bots: Annotated[tuple[BotName | None, ...], Meta(max_length=7)] = ()
    """The bot that plays each seat; a seat that is None or left out is open."""
    lesson: bool = False
    """A first lesson of the game: always the same deal, wonders and bots, whatever else is asked for here."""
    key: Key | None = None
    promise: Sha256 | None = None
    """The promise of the share that the person who opens it adds to the deal; see `PromiseShare`."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: POST /api/tables/ID/seats."""

    name: Name
    seat: SeatNumber | None = None
    """None for the first free seat."""
    key: Key | None = None
    promise: Sha256 | None = None
    """The promise of the share that the person adds to the deal; see `PromiseShare`."""


class TryAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """Try again from a decision of a finished game: POST /api/tables/ID/tries, where ID is the table of that game.

    Anyone who can see the game may. The answer is a seat at a new table: the seat whose decision it was. Its game has
    begun: the same cards are dealt and the same moves made up to that decision, the same bots sit there, and bots stand
    in for other people. In a turn in which all choose at once, the others choose again.
    """

    number: Annotated[int, Meta(ge=0, le=100_000)]
    """The number, from 0, of the move in the record that decided then."""
    name: Name
    key: Key | None = None


class Joined(Struct, frozen=True):
    """A seat was taken. From now on its token proves whose it is, and only the person who got the token knows it."""

    table: str
    seat: int
    token: str


class TableList(Struct, frozen=True):
    """Tables: GET /api/tables. The public ones; or those with the ids asked for, if they exist, in that order."""

    tables: tuple[TableInfo, ...]


class KeptSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as its person keeps it, ready to be carried to another device."""

    table: TableId
    seat: SeatNumber
    token: Token
    name: Name
    game: GameName | None = None
    at: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """When it was taken: milliseconds since 1970."""


KeptSeats = Annotated[tuple[KeptSeat, ...], Meta(max_length=500)]


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Leave seats for another device to pick up: POST /api/handovers."""

    seats: KeptSeats


class HandedOver(Struct, frozen=True):
    """How another device gets the seats."""

    code: str
    """Works once, and not for long."""
    until: int
    """When it expires: milliseconds since 1970."""


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Take the seats that another device has left: POST /api/handovers/take."""

    code: Annotated[str, Meta(min_length=8, max_length=80)]


class LeftSeats(Struct, frozen=True):
    """Whether seats that were left for another device are still waiting for it: POST /api/handovers/look."""

    waiting: bool
    """False once they have been taken or have expired."""


RecoveryCode = Annotated[str, Meta(min_length=20, max_length=40, pattern="^[A-Za-z0-9 -]+$")]
"""Letters and digits that a person has written down; case, spaces and hyphens are ignored."""


class KeepSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """Add seats to those that a recovery code brings back: POST /api/recovery."""

    code: RecoveryCode
    seats: KeptSeats


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """Get back the seats that were kept under a recovery code: POST /api/recovery/open."""

    code: RecoveryCode


class SeatBundle(Struct, frozen=True):
    """Seats that were kept, newest first."""

    seats: tuple[KeptSeat, ...]


class RenewSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """Get new tokens for seats, so that the old ones no longer open anything: POST /api/people/renew.

    The answer has those seats whose old tokens were valid.
    """

    seats: KeptSeats
    key: Key


class ExportGames(Struct, frozen=True, forbid_unknown_fields=True):
    """Get everything that is kept about some seats, as a file: POST /api/people/export."""

    seats: Annotated[tuple[KeptSeat, ...], Meta(max_length=20)]


class LookBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Get how the finished games of some seats ended, page by page: POST /api/people/games."""

    seats: Annotated[tuple[KeptSeat, ...], Meta(max_length=50)]


class PastGame(Struct, frozen=True):
    """A finished game, for a person who played in it."""

    table: str
    game: GameName
    seat: int
    """One's own."""
    ended: int
    """When: milliseconds since 1970."""
    categories: tuple[str, ...]
    """The categories of the score sheet, in the order of the points; the last is the total."""
    boards: tuple[str, ...]
    """The board of each seat."""
    points: tuple[tuple[int, ...], ...]
    """The points of each seat, by category."""
    winners: tuple[int, ...]
    """The seats that won, several after a tie."""
    places: tuple[int, ...]
    """The place of each seat, 1 for winners; equal seats have equal places."""
    lesson: bool = False
    """Whether it was a first lesson, whose result says nothing about anyone."""
    origin: Origin | None = None
    """What it took up, if it was a try from a decision of a finished game; its result says nothing about anyone."""
    accuracy: int | None = None
    """Of the person's own decisions, from 0 to 1000; None if they have not been reviewed, or none of them counts."""


class PastGames(Struct, frozen=True):
    """Finished games, in the order of the seats.

    Seats that are somebody else's, and those in a game that is not over, are left out.
    """

    games: tuple[PastGame, ...]
    gone: tuple[str, ...] = ()
    """Tables that have been deleted."""


class ForgetMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Be forgotten: POST /api/people/forget. Games in progress are left; everywhere the name becomes a neutral one."""

    seats: KeptSeats
    code: RecoveryCode | None = None
    """What is kept under this code is forgotten too, and so is the person of the seats there."""


class ForgottenAt(Struct, frozen=True):
    """The tables at which a person was forgotten, all at once."""

    tables: tuple[str, ...]


ReportReason = Literal["name", "chat", "play", "other"]


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """Report somebody at a table to the moderators: POST /api/tables/ID/reports."""

    reason: ReportReason
    seat: SeatNumber | None = None
    """The seat it is about, if it is about one."""
    text: Annotated[str, Meta(max_length=300)] = ""


class ReplayStep(Struct, frozen=True):
    """One step of a replay: what was seen of it."""

    number: int
    """Counted from 0, the deal."""
    turn: int
    waiting: tuple[int, ...]
    numbers: tuple[int, ...]
    """The numbers of the moves in the record by which those awaited decided; empty until the game is over."""
    sights: tuple[AnySight, ...]
    """One view, or one for each seat when everything is shown."""


class Steps(Struct, frozen=True):
    """Part of a replay: GET /api/tables/ID/steps. If what was asked for is large, fewer steps are sent."""

    table: str
    eyes: str
    total: int
    steps: tuple[ReplayStep, ...]


class ReviewPage(Struct, frozen=True):
    """Part of a review of a finished game: GET /api/tables/ID/review?seat=0&first=0.

    A review grows while it is made. Ask again with the number of parts received as `first`, until it is complete; the
    answer comes as soon as there is something new, or after a while without. The review of a try begins with the
    decision that was tried again.
    """

    table: str
    seat: int
    """Whose decisions are reviewed; the curve is everybody's."""
    categories: tuple[str, ...]
    """The categories of the score sheet, in the order of all points here; the last is the total. Empty at first."""
    boards: tuple[str, ...]
    """The board of each city."""
    first: int
    parts: tuple[Part, ...]
    complete: bool
    ahead: int
    """How many other reviews will be made before this one."""


class PastDecision(Struct, frozen=True):
    """What a seat could know and choose before a move of a finished game: GET /api/tables/ID/decision?number=0."""

    table: str
    number: int
    """The number of the move in the record, from 0."""
    step: int
    """The step of the replay that shows the table as it was then."""
    sight: AnySight
    """With one decision, the one that was made by this move."""


class PuzzleEntry(Struct, frozen=True):
    """A puzzle in a list."""

    id: str
    difficulty: Difficulty
    players: int


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game: GET /api/puzzles?game=seven."""

    game: GameName
    puzzles: tuple[PuzzleEntry, ...]


class PuzzlePosition(Struct, frozen=True):
    """A puzzle before it is answered: GET /api/puzzles/ID; that of a day: GET /api/puzzles/day/DATE?game=seven.

    It has only what the seat that decides could know then.
    """

    id: str
    difficulty: Difficulty
    age: int
    turn: int
    seat: int
    """Who decides."""
    waiting: tuple[int, ...]
    """The cities that have to choose."""
    info: TableInfo
    """The game that it is a moment of, as a table."""
    sight: AnySight
    """With one decision, the one that is asked for."""


class PuzzleAnswer(Struct, frozen=True):
    """What an answer to a puzzle is worth: GET /api/puzzles/ID/answer?option=3; no option gives it up."""

    id: str
    option: int | None
    """The place of the answer among the options; None if it was given up."""
    result: PuzzleResult
    categories: tuple[str, ...]
    """The categories of the score sheet, in the order of all points here; the last is the total."""
    weighing: Weighing
    verdict: Verdict
    """Of the answer, or of the next best option if the answer is right or there is none: why the best is better."""


StatisticsSource = Literal["bots", "server"]
"""Whose games: those of strong bots, shipped with every game, or those that were finished on this server."""


class StatisticsPage(Struct, frozen=True):
    """Which boards and cards win: GET /api/statistics?game=seven&players=4&of=bots.

    The games of a server are read on request, some at a time: ask again until none are `left`.
    """

    game: GameName
    players: int
    of: StatisticsSource
    bots: str | None
    """Who played, if bots did."""
    games: int
    """How many were counted; 0 where there are none."""
    needed: int
    """With fewer games there are no figures."""
    left: int
    """How many have yet to be read."""
    single: tuple[str, ...]
    """Groups of which no city has two of the same thing: their rate is the share of cities that have one."""
    boards: tuple[BoardFigures, ...]
    pieces: tuple[PieceFigures, ...]


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: Code
    message: str


class Health(Struct, frozen=True):
    """Whether the server works: GET /health."""

    status: Literal["ok", "failing"]
    server: str
    tables: int
    """Tables that are live in this process."""
    sockets: int
    warm: bool
    """Whether bots already think in compiled code."""


Reply = (
    Joined
    | TableList
    | Snapshot
    | Steps
    | ReviewPage
    | PastDecision
    | PuzzleList
    | PuzzlePosition
    | PuzzleAnswer
    | StatisticsPage
    | HandedOver
    | LeftSeats
    | SeatBundle
    | PastGames
    | ForgottenAt
    | Problem
    | Health
)
"""Every body that is sent over HTTP; records, transcripts and proofs of finished games have formats of their own."""

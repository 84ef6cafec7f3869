"""Real messages of every kind: a little story at two tables, told by the code that serves tables.

Seed, salt, tokens and clock are fixed, so the story is the same every time. Every command that changes a
table goes through `entries_for`, so one that the server would refuse stops the generator.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Raw, Struct

from mirabilia import __version__
from mirabilia.core.registry import HOUSE, describe
from mirabilia.insight import model as insight
from mirabilia.insight.statistics import model as statistics
from mirabilia.server.tables import log
from mirabilia.server.tables.change import Addition
from mirabilia.server.tables.commands import entries_for, entries_to_join, entries_to_open
from mirabilia.server.tables.seed import DealSource, promise_of
from mirabilia.server.tables.sights import Eyes, Sights, info_of
from mirabilia.server.tables.table import STAND_IN, Table
from mirabilia.server.tables.tokens import hash_token
from mirabilia.server.thinking.questions import ask_for
from mirabilia.server.wire import bodies, people, terms
from mirabilia.server.wire import protocol as wire
from mirabilia.server.wire.origin import Origin
from mirabilia.server.wire.refusal import RefusedError
from tools.wire.shapes import sight_type

GAME, *OTHERS = HOUSE
BOARD = describe(GAME).boards[-2]
"""The wonders that Ada asks for."""
OTHER_TABLES = ("h4n8c2v6t5rb",)
SECRET, SHARE = "5a" * 32, "c3" * 32
NOON = 1_780_315_200_000
"""1 June 2026, 12:00 UTC: when the story begins."""
ADA, BO = 0, 2
"""The seats of the two people when the game begins."""
TOKENS = {"Ada": "ada-" * 10 + "ada", "Bo": "bo-" * 14 + "b"}
"""Tokens as long as real ones, and otherwise nothing like them."""


KEY = "ada-opens-a-table-and-this-is-her-key-43-lt"
HANDOVER, RECOVERY = "one-time-code-that-ada-made", "AAAAA-BBBBB-CCCCC-DDDDD-EEEEE"


class StagedTable:
    """A table that keeps its messages."""

    def __init__(self, id_: str, request: bodies.NewTable) -> None:
        self.table = Table(id_)
        self.sights = Sights(self.table)
        self.now = NOON
        self.commands = 0
        self.put(entries_to_open(request, DealSource(secret=SECRET), hash_token(TOKENS["Ada"]), NOON))

    def put(self, added: Sequence[Addition]) -> dict[Eyes, wire.Update]:
        """Add to the log and return what all watchers are sent."""
        after, self.now = self.table.version, self.now + 1000
        changes = [self.table.apply(addition) for addition in added]
        for change in changes:
            self.sights.look_anew(change)
        return self.sights.updates(after, changes, {None, *range(self.table.options.players)})

    def act(self, seat: int, command: type[Struct], /, **fields: Any) -> tuple[Any, dict[Eyes, wire.Update]]:
        """Carry out a command; return it, and what everybody is sent."""
        made = self.command(command, **fields)
        return made, self.put(entries_for(self.table, seat, made, self.now))

    def command(self, command: type[Struct], /, **fields: Any) -> Any:
        """Return a command with an id that looks like a random one and is the same every time."""
        self.commands += 1
        random = sha256(f"{self.table.id} {self.commands}".encode()).hexdigest()[:16]
        return command(table=self.table.id, id=random, **fields)

    def option(self, seat: int, number: int) -> Raw:
        """Return the move of an option, as it was sent."""
        decided = self.sights.decided(seat)
        assert decided
        return Raw(msgspec.json.encode(decided.decision.options[number].move))


class Story:
    """The examples, by what they are examples of."""

    def __init__(self) -> None:
        self.examples: dict[Any, Struct] = {}
        self.before: wire.Snapshot
        """What the public saw before the small update that serves as the example."""
        request = bodies.NewTable(
            game=GAME, players=3, name="Ada", bots=(None, None, "builder"), wonders=BOARD, clock=120, key=KEY
        )
        self.keep(request, wire.Hello(wire.PROTOCOL, __version__, NOON), wire.Ping(), wire.Pong(NOON))
        self.stage = StagedTable("k7m2p9x4w3qd", request)
        self._gather()
        self._play()
        self._part()
        self._study()

    def keep(self, *examples: Struct) -> None:
        """Note examples; the first of each kind is kept."""
        for example in examples:
            kind = sight_type(example.game) if isinstance(example, wire.Sight) else type(example)
            self.examples.setdefault(kind, example)

    def act(self, seat: int, command: type[Struct], /, **fields: Any) -> dict[Eyes, wire.Update]:
        """Carry out a command, and note it and its answer."""
        made, updates = self.stage.act(seat, command, **fields)
        self.keep(made, wire.Ack(made.table, made.id, self.stage.table.version))
        return updates

    def _gather(self) -> None:
        """Tell what happens before the game: seats, bots, settings, a greeting."""
        stage, table = self.stage, self.stage.table
        join = bodies.Join("Bo")
        stage.put(entries_to_join(table, join, hash_token(TOKENS["Bo"]), stage.now))
        self.keep(join, bodies.Joined(table.id, 1, TOKENS["Bo"]))
        self.keep(wire.Watch(table.id, TOKENS["Ada"]), wire.Unwatch(table.id))
        self.act(ADA, wire.ClearSeat, seat=2)
        self.act(1, wire.Sit, seat=BO)
        self.act(ADA, wire.PlaceBot, seat=1, bot="strategist")
        self.act(ADA, wire.Arrange, seats=(0, 1, 2, None))
        self.act(ADA, wire.Arrange, seats=(0, 1, 2))
        wanted = terms.Terms(wonders=BOARD, clock=120, reserve=300, public=True)
        self.keep(wanted)
        self.act(ADA, wire.Change, terms=wanted)
        self.act(BO, wire.Say, text="Good luck!")
        self.act(ADA, wire.React, reaction="thanks")
        self.act(ADA, wire.PromiseShare, promise=promise_of(SHARE))
        self.keep(*table.promised)
        self.keep(*table.chat, info_of(table), *info_of(table).seats, bodies.TableList((info_of(table),)))
        self.act(ADA, wire.Start)
        self.act(ADA, wire.TellShare, share=SHARE)

    def _play(self) -> None:
        """Tell the first turn: a hint, a choice taken back, a small update."""
        stage, table = self.stage, self.stage.table
        hint = stage.command(wire.Hint, turn=0, city=ADA)
        assert ask_for(stage.sights, ADA, STAND_IN), "there is something to give a hint about"
        advice = self._advice()
        self.keep(hint, wire.Hinted(table.id, hint.id, 0, ADA, 1, advice))
        judged = insight.Verdict(1, 0, 0, "best")
        review = insight.DecisionReview(0, 1, 1, advice.weighing, judged)
        coached = wire.Coached(table.id, 0, review, table.descriptor.categories, stage.sights.sight(ADA))
        self.keep(stage.command(wire.Coach, on=True), coached)
        self.act(ADA, wire.Choose, turn=0, city=ADA, move=stage.option(ADA, 1))
        self.act(ADA, wire.Withdraw, turn=0, city=ADA)
        self.before = stage.sights.snapshot(None)
        self.keep(self.act(BO, wire.Choose, turn=0, city=BO, move=stage.option(BO, 0))[None])
        self.act(ADA, wire.Choose, turn=0, city=ADA, move=stage.option(ADA, 1))
        bot = log.ChoiceMade(at=stage.now, seat=1, turn=0, city=1, move=self._first_move(1), by="bot")
        sight = stage.put([bot])[BO].sight
        assert sight, "a turn that ends is seen"
        self.keep(sight, self._refused())

    def _advice(self) -> insight.Advice:
        """Return what two options of the first decision might be worth."""
        best = insight.Weighed(1, self._move(ADA, 1), 412, 15, 487, 4, 0, 0, 702)
        other = insight.Weighed(0, self._move(ADA, 0), 371, 15, 479, 4, 41, 9, 702)
        weighing = insight.Weighing(ADA, ADA, (best, other))
        return insight.Advice(weighing, (insight.PointsReason("science", 12, 4),))

    def _first_move(self, seat: int) -> str:
        return self._move(seat, 0)

    def _move(self, seat: int, option: int) -> str:
        move = msgspec.json.decode(self.stage.option(seat, option), type=self.stage.table.descriptor.nouns.move)
        return self.stage.table.rules.write_move(move)

    def _refused(self) -> wire.Refused:
        """Return the refusal of a choice that comes too late."""
        late = self.stage.command(wire.Choose, turn=0, city=ADA, move=Raw(b"{}"))
        try:
            entries_for(self.stage.table, ADA, late, self.stage.now)
        except RefusedError as error:
            return wire.Refused(error.code, str(error), late.table, late.id)
        raise AssertionError("a stale choice was accepted")

    def _part(self) -> None:
        """Tell of a pause, a missed decision, a player who steps away, a farewell."""
        stage, table = self.stage, self.stage.table
        pause = terms.PauseWish()
        self.keep(pause, terms.MoreTime(), terms.StandIn(BO), terms.WaitFor(BO), terms.OpenSeat(BO), terms.SetClock(60))
        self.act(ADA, wire.Want, wish=pause)
        self.keep(*info_of(table).wanted)
        self.act(ADA, wire.Unwant, wish=pause)
        for seat in (ADA, BO):
            self.act(seat, wire.Want, wish=pause)
        self.act(ADA, wire.Resume)
        self.keep(*table.due)
        stage.put([log.Late(at=stage.now, seat=ADA, turn=table.turn)])
        self.keep(*table.notes)
        self.act(BO, wire.Away)
        self.act(BO, wire.Return)
        here = tuple(people.Presence(here=seat != 1, since=None if seat == 1 else NOON) for seat in range(3))
        self.keep(wire.Attendance(table.id, here, people.Audience(2, ("Cleo",))), *here, people.Audience(2, ("Cleo",)))
        self.act(ADA, wire.Subscribe, endpoint="https://push.example.org/k3v9", p256dh="B" * 87, auth="a" * 22)
        self.act(ADA, wire.Unsubscribe, endpoint="https://push.example.org/k3v9")
        self.act(BO, wire.Leave)
        self.keep(stage.command(wire.Rematch))
        self._carry()

    def _carry(self) -> None:
        """Tell of seats that go to another device."""
        kept = bodies.KeptSeat(self.stage.table.id, ADA, TOKENS["Ada"], "Ada", GAME, NOON)
        self.keep(
            kept, bodies.HandOver((kept,)), bodies.HandedOver(HANDOVER, NOON + 900_000), bodies.TakeOver(HANDOVER)
        )
        self.keep(bodies.LeftSeats(waiting=True))
        self.keep(bodies.KeepSeats(RECOVERY, (kept,)), bodies.Recover(RECOVERY), bodies.SeatBundle((kept,)))
        self.keep(bodies.RenewSeats((kept,), "k" * 32), bodies.ExportGames((kept,)), bodies.ForgetMe((kept,), RECOVERY))
        self._look_back(kept)
        self.keep(bodies.ForgottenAt((kept.table,)), bodies.Report("chat", seat=BO, text="Please have a look."))

    def _look_back(self, kept: bodies.KeptSeat) -> None:
        """Tell how the game of a seat ended."""
        categories = self.stage.table.descriptor.categories
        points = tuple((*of, sum(of)) for of in ((5, 3, 10, 17, 9, 4, 6), (12, 1, 7, 8, 21, 0, 3)))
        boards = describe(GAME).boards[:2]
        self.keep(bodies.LookBack((kept,)))
        origin = Origin("k3v9wq7c", 17, ADA, categories, points, (1, 2))
        self.keep(bodies.TryAgain(17, "Ada", "k" * 32), origin)
        past = bodies.PastGame(kept.table, GAME, ADA, NOON, categories, boards, points, (ADA,), (1, 2), accuracy=914)
        self.keep(past, bodies.PastGames((past,), gone=("k3v9wq7c",)))

    def _study(self) -> None:
        """Tell what a deal looks like in the other games, and add the bodies that are not about a table."""
        for id_, game in zip(OTHER_TABLES, OTHERS, strict=True):
            stage = StagedTable(id_, bodies.NewTable(game=game, players=2, name="Ada", bots=(None, "strategist")))
            stage.act(ADA, wire.Start)
            sights = stage.sights
            self.keep(sights.sight(stage.table.waiting[0]), sights.snapshot(None))
        step = bodies.ReplayStep(0, 0, stage.table.waiting, (), (sights.sight(None),))
        self.keep(bodies.Steps(stage.table.id, "public", 1, (step,)))
        self.keep(bodies.PastDecision(stage.table.id, 0, 0, sights.sight(stage.table.waiting[0])))
        point = insight.CurvePoint(0, 1, 1, (540, 460), (14, 14))
        categories = (*stage.table.descriptor.categories,)
        self.keep(bodies.ReviewPage(stage.table.id, ADA, categories, ("giza", "rhodes"), 0, (point,), False, 0))
        entry = bodies.PuzzleEntry("a1b2c3d4", "medium", 2)
        self.keep(bodies.PuzzleList(game, (entry,)))
        seen = sights.sight(stage.table.waiting[0])
        self.keep(
            bodies.PuzzlePosition("a1b2c3d4", "medium", 1, 1, ADA, stage.table.waiting, info_of(stage.table), seen)
        )
        weighed = insight.Weighed(0, "take left", 540, 12, 312, 4, 0, 0, 1500)
        verdict = insight.Verdict(0, 0, 0, "best")
        weighing = insight.Weighing(ADA, ADA, (weighed,))
        self.keep(bodies.PuzzleAnswer("a1b2c3d4", 0, "right", categories, weighing, verdict))
        self._count()
        self.keep(bodies.Problem("no-such-table", "there is no such table; perhaps part of the link is missing"))
        self.keep(bodies.Health("ok", __version__, tables=2, sockets=3, warm=True))

    def _count(self) -> None:
        """Tell which boards and cards win."""
        known = describe(GAME)
        piece, single = known.statistics.pieces[0], tuple(known.statistics.single)
        share, lift, more = (
            statistics.Interval(*of) for of in ((0.42, 0.4, 0.44), (0.03, 0.01, 0.05), (0.04, 0.02, 0.06))
        )
        built = statistics.PieceFigures(
            piece.kind, piece.id, known.statistics.section(piece), 2000, 3360, share, lift, more
        )
        index, points = statistics.Interval(1.08, 1.0, 1.16), statistics.Interval(54.1, 53.6, 54.6)
        board = statistics.BoardFigures(known.boards[0], 571, index, points)
        self.keep(share, built, board)
        self.keep(bodies.StatisticsPage(GAME, 4, "bots", "strategist", 2000, 1, 0, single, (board,), (built,)))


@cache
def the_story() -> Story:
    """Return the story; it is told only once."""
    return Story()

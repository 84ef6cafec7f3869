"""The coach: after each choice of a person, a word on what it was worth, at tables where every person has agreed to it.

It speaks when the choice is sealed, so that nobody can try moves out, and only to the person who chose. What the seat
saw is kept at the moment of the choice, byte for byte as it was sent; the coach is told nothing else. A line that is
not ready in time, or whose worker ends, is left out: the game does not wait for it.
"""

from __future__ import annotations

import asyncio

import msgspec
import structlog
from msgspec.structs import replace

from mirabilia.insight.model import DecisionReview, Verdict, Weighing
from mirabilia.insight.verdict import counts
from mirabilia.server.tables.live_table import LiveTable, NotedChoice
from mirabilia.server.tables.live_tables import LiveTables
from mirabilia.server.tables.table import STAND_IN
from mirabilia.server.thinking.questions import HINT_GAMES
from mirabilia.server.thinking.workers import Question, Thinkers
from mirabilia.server.wire.protocol import AnySight, Choose, Coached, Sight

SECONDS = 4.0
"""Within how many seconds the coach speaks, or not at all."""

_encoder = msgspec.json.Encoder()


class Coaching:
    """Listens to the choices of people, and speaks about those that are sealed."""

    def __init__(
        self, tables: LiveTables, thinkers: Thinkers, games: int = HINT_GAMES, seconds: float = SECONDS
    ) -> None:
        self._thinkers = thinkers
        self._games, self._seconds = games, seconds
        self._tasks: set[asyncio.Task[None]] = set()
        self._see_when = tables.on_change
        tables.on_change = self._look_too
        tables.on_choice = note_choice

    async def close(self) -> None:
        """Say nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _look_too(self, live: LiveTable) -> None:
        self._see_when(live)
        if not live.noted:
            return
        for noted in sealed_choices(live):
            task = asyncio.get_running_loop().create_task(self._speak(live, noted))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _speak(self, live: LiveTable, noted: NotedChoice) -> None:
        table = live.table
        question = Question(table.options.game, STAND_IN, 0, noted.view, noted.decision, table.id)
        try:
            advised = await self._thinkers.advise(question, self._games, self._seconds, noted.option)
        except Exception as error:  # the coach is the least important thing at a table
            structlog.get_logger().error("the coach failed", error=type(error).__name__)
            return
        if advised and advised.advice and advised.verdict:
            tell(live, noted, advised.advice.weighing, advised.verdict)


def note_choice(live: LiveTable, seat: int, command: Choose) -> None:
    """Keep what a person who is about to choose knows, if the coach is to speak about it.

    A person who chooses again in the same turn is judged by what they knew the first time.
    """
    table = live.table
    found = live.sights.decided(command.city) if table.is_coached and command.turn == table.turn else None
    person = table.seats[seat].person
    if found is None or found.decision.seat != seat or person is None or table.record is None:
        return
    try:
        move = msgspec.json.decode(command.move, type=table.descriptor.nouns.move)
        option = [option.move for option in found.decision.options].index(move)
    except ValueError:
        return  # it will be refused
    text = f"{command.city} {table.rules.write_move(move)}"
    before = live.noted.get(command.city)
    if before and (before.turn, before.token) == (table.turn, person.token):
        live.noted[command.city] = replace(before, option=option, move=text)
        return
    live.noted[command.city] = NotedChoice(
        seat=seat,
        token=person.token,
        city=command.city,
        turn=table.turn,
        when=table.when,
        option=option,
        move=text,
        moves=len(table.record.moves),
        options=len(found.decision.options),
        view=live.sights.written(seat).data,
        ready=live.sights.view(seat).ready,
        decision=found.data,
    )


def sealed_choices(live: LiveTable) -> list[NotedChoice]:
    """Return the noted choices that have been sealed as they were made, and forget all that are over."""
    table = live.table
    past = [noted for noted in live.noted.values() if noted.turn < table.turn]
    for noted in past:
        del live.noted[noted.city]
    made = table.record.moves if table.record else ()
    return [noted for noted in past if noted.options > 1 and noted.move in made[noted.moves :]]


def tell(live: LiveTable, noted: NotedChoice, weighing: Weighing, verdict: Verdict) -> None:
    """Tell the person who chose what the choice was worth, if everybody still agrees to that."""
    table = live.table
    person = table.seats[noted.seat].person
    if not table.is_coached or table.record is None or person is None or person.token != noted.token:
        return
    number = table.record.moves.index(noted.move, noted.moves)
    counted = counts(noted.options, weighing.best.chance)
    review = DecisionReview(number, *noted.when, weighing, verdict, counted)
    sight: AnySight = Sight(table.options.game, noted.view, noted.ready, (noted.decision,), ())
    frame = _encoder.encode(Coached(table.id, noted.turn, review, table.descriptor.categories, sight))
    for watcher, watching in live.watchers.items():
        if watching.hashed == noted.token and watching.eyes == noted.seat:
            watcher.send(frame)

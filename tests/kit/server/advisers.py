"""Thinkers for tests that weigh options as workers do, in this process."""

from __future__ import annotations

import asyncio

from mirabilia.server.thinking.advising import Advise, Advised, advise
from mirabilia.server.thinking.workers import Question
from tests.kit.server.running import FirstOption

LONG = 600.0
"""Seconds that are never used up: games are counted instead."""


def advised_on(question: Question, playouts: int, chosen: int | None = None) -> Advised:
    """Return what a worker with all the time in the world answers."""
    asked = Advise(
        id=1,
        game=question.game,
        seconds=LONG,
        view=question.view,
        decision=question.decision,
        playouts=playouts,
        chosen=chosen,
    )
    return advise(asked)


class Advisers(FirstOption):
    """Bots that take the first option, and an adviser that really weighs options."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        """What was asked to be weighed."""
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def advise(
        self, question: Question, playouts: int, seconds: float, chosen: int | None = None
    ) -> Advised | None:
        await super().advise(question, playouts, seconds, chosen)
        self.asked.append(question)
        await self.may_answer.wait()
        return advised_on(question, playouts, chosen)

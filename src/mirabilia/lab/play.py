"""One game between bots, each of which sees its view and nothing else.

The bots play in a thread, and the caller watches the clock: a bot that hangs is caught even inside compiled code,
which lets other threads run.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import inf, isfinite
from time import monotonic
from typing import Any

from msgspec import Struct

from mirabilia.bots.bot import make_chances
from mirabilia.bots.roster import Entrant, write_entrant
from mirabilia.bots.warmup import warm_up
from mirabilia.core.errors import BotError, ProgramError
from mirabilia.core.game import AnyGame, Decision, Option, State
from mirabilia.core.record import Record
from mirabilia.core.replay import extended, new_record
from mirabilia.programs.program import Programs

PATIENCE = 60.0
"""Seconds that every bot may take for a decision on top of its budget."""
PATIENCE_FACTOR = 10.0
"""A bot counts as hanging when it thinks this many times as long as it may."""
SLOWEST_PLAYOUT = 0.01
"""Seconds that one playout of a budget takes on a slow and busy machine."""


class Played(Struct, frozen=True):
    """A game that was played to its end."""

    record: Record
    result: Any
    """The result in the game's own type: the seats that won, and a sheet for every city."""


def play(
    rules: AnyGame,
    setup: Any,
    seed: int,
    entrants: Sequence[Entrant],
    patience: float | None = None,
    programs: Programs | None = None,
) -> Played:
    """Play a game with one entrant in each seat; BotError names a bot that raises, hangs or does not return an option.

    Programs among the bots must be passed in; they stay for the next game, and their owner ends them.

    Patience is how many seconds a bot may think about a decision before it counts as hanging: if left out, far more
    than its budget; if infinite, nothing watches.
    """
    programs = programs or Programs(())
    programs.start(entrants)
    table = _Table(rules, setup, seed, entrants, programs)
    if patience == inf:
        return table.play()
    warm_up(rules.name)  # or else compiling, which is not a bot's fault, could exhaust the patience
    thread = threading.Thread(target=table.play_aside, name="bots", daemon=True)
    thread.start()
    while not table.over.wait(table.overdue_in(patience)):
        if table.overdue_in(patience) <= 0:
            seconds = f"{monotonic() - table.asked[0]:.1f}"
            raise table.fault(BotError(f"gave no answer within {seconds} s").said("bot_silent", seconds=seconds))
    if table.error:
        raise table.error
    assert table.played
    return table.played


@dataclass
class _Table:
    """A game in progress: who sits where, who is being asked, and since when."""

    rules: AnyGame
    setup: Any
    seed: int
    entrants: Sequence[Entrant]
    programs: Programs
    asked: tuple[float, int, str] = (inf, 0, "")
    """When the thinking bot was asked, its seat, and the turn of the game; at first none has been."""
    over: threading.Event = field(default_factory=threading.Event)
    played: Played | None = None
    error: BaseException | None = None

    def play_aside(self) -> None:
        """Play the game and keep the outcome for the thread that waits for `over`."""
        try:
            self.played = self.play()
        except BaseException as error:
            self.error = error
        finally:
            self.over.set()

    def play(self) -> Played:
        """Play to the end."""
        game = self.rules
        bots = {entrant: self.programs.make_bot(game.name, entrant) for entrant in self.entrants}
        chances = make_chances(self.seed, len(self.entrants))
        state, record = game.start(self.setup, self.seed), new_record(game, self.setup, self.seed)
        while waiting := game.waiting(state):
            decision = game.decision(state, waiting[0])
            entrant = self.entrants[decision.seat]
            option = self._ask(bots[entrant], entrant, state, decision, chances[decision.seat])
            step = game.choose(state, decision.city, option.move)
            state, record = step.state, extended(game, record, step)
        return Played(record, game.result(state))

    def _ask(self, bot: Any, entrant: Entrant, state: State, decision: Decision[Any], chance: Any) -> Option[Any]:
        """Return what a bot picks; BotError if it raises or picks something that is not an option."""
        view = self.rules.view(state, decision.seat)
        self.asked = (monotonic(), decision.seat, self.rules.write_when(state))
        try:
            picked = bot(view, decision, entrant.budget(self.rules.name, monotonic), chance)
            for option in decision.options:
                if picked is option or picked == option:
                    return option
        except ProgramError as error:
            raise self.fault(error) from error
        except BaseException as error:  # a bot that exits must be named as well
            if isinstance(error, KeyboardInterrupt) and threading.current_thread() is threading.main_thread():
                raise  # a person's, not the bot's
            told = f"{type(error).__name__}: {error}"
            raise self.fault(BotError(f"raised {told}").said("bot_raised", error=told)) from error
        shown = repr(picked)[:80]
        raise self.fault(BotError(f"picked {shown}, which is none of its options,").said("bot_picked", picked=shown))

    def overdue_in(self, patience: float | None) -> float:
        """Return in how many seconds the thinking bot will count as hanging."""
        since, seat, _ = self.asked
        allowed = patience_with(self.rules.name, self.entrants[seat]) if patience is None else patience
        return min(since, monotonic()) + allowed - monotonic()

    def fault(self, what: BotError) -> BotError:
        """Return the error that says what the bot that was asked last did wrong, and when."""
        _, seat, when = self.asked
        who = write_entrant(self.entrants[seat])
        return BotError(f"{who} (seat {seat}) {what} in {when} of game seed {self.seed}").said(
            "bot_fault", bot=who, seat=seat, what=what, when=when, seed=str(self.seed)
        )


def patience_with(game: str, entrant: Entrant) -> float:
    """Return how many seconds a bot may think about a decision before it counts as hanging."""
    budget = entrant.budget(game, monotonic)
    if isfinite(budget.seconds):
        return PATIENCE + PATIENCE_FACTOR * budget.seconds
    return PATIENCE + PATIENCE_FACTOR * SLOWEST_PLAYOUT * (budget.playouts if isfinite(budget.playouts) else 0)


def is_timed(entrants: Iterable[Entrant]) -> bool:
    """Return whether any bot thinks by the clock, so that a faster machine may give different results."""
    return any(entrant.seconds is not None for entrant in entrants)

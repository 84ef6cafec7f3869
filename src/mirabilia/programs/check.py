"""Conformance: tests a program more thoroughly than any game would, and reports line by line what passed and failed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from threading import Timer
from time import monotonic
from typing import Any, NamedTuple, get_args, get_type_hints

from msgspec import Raw, json

from mirabilia.bots import roster
from mirabilia.bots.bot import Budget, make_chances
from mirabilia.bots.roster import Entrant
from mirabilia.core.descriptor import Descriptor
from mirabilia.core.errors import ProgramError
from mirabilia.core.game import AnyGame, Decision, State
from mirabilia.core.kernel import Words
from mirabilia.core.registry import describe, games
from mirabilia.programs import program
from mirabilia.programs.messages import Answer, Ask, raw, write_chance
from mirabilia.programs.process import FAREWELL
from mirabilia.programs.program import Program

PLAYERS = (2, 3, 4, 7)
"""Players in the games played to the end; the program has every seat of the smallest, and one seat in each other."""
SEEDS = range(6)
"""Games at a table in which every kind of decision comes up."""
SECONDS = 10.0
"""Seconds that each answer may take."""
SILENCE = 5.0
"""Seconds of silence at the start after which a note is made, since getting ready may take very long."""
UNKNOWN = {"unknown": {"of": ["a", "later", "version"], "is": None}}

Tell = Callable[[str], None]


class LaterAsk(Ask, frozen=True, omit_defaults=False, tag="ask"):
    """A question as a later version might ask it."""

    unknown: Raw = raw(UNKNOWN)


class Occasion(NamedTuple):
    """A moment at which the program is asked."""

    game: AnyGame
    state: State
    decision: Decision[Any]

    def ask(self, number: int, chance: Words) -> Ask:
        """Return the question as the program reads it."""
        view = raw(self.game.view(self.state, self.decision.seat))
        return Ask(number, self.game.name, SECONDS, write_chance(int(chance[0])), view, raw(self.decision))


def check_program(command: Sequence[str], tell: Tell) -> bool:
    """Check a program, with a line for each thing; return whether it keeps to the protocol."""
    check = _Check(Program(command), tell)
    try:
        check.run()
    except ProgramError as error:
        tell(f"FAILED  {check.at}: the program {str(error).rstrip(',')}")
        return False
    finally:
        check.program.close()
    return check.good


class _Check:
    """A program that is being checked."""

    def __init__(self, program: Program, tell: Tell) -> None:
        self.program = program
        self.at = "start"
        self.good = True
        self._tell = tell
        self._asked = 0
        self._slowest = 0.0

    def run(self) -> None:
        """Go through everything; ProgramError where the program cannot go on."""
        self._start()
        described = [describe(game) for game in games()]
        for game in described:
            for players in PLAYERS:
                if players in game.rules.players:
                    self._play(game.rules, players)
        for game in described:
            self._ask_special(game)
        self._ask_oddly()
        self._tell(f"ok      answers: {self._asked:,}, the slowest after {self._slowest:.3f} s of {SECONDS:g} s")
        self._end()

    def _start(self) -> None:
        began = monotonic()
        last = f"it has {program.GETTING_READY:g} s; is its output flushed after each line?"
        hint = Timer(SILENCE, self._tell, [f"note    start: nothing heard from it yet; {last}"])
        hint.start()
        try:
            self.program.start()
        finally:
            hint.cancel()
            hint.join()
        assert self.program.ready
        name = f" as {self.program.ready.name!r}" if self.program.ready.name else ""
        self._tell(f"ok      start: ready{name} after {monotonic() - began:.2f} s")

    def _play(self, game: AnyGame, players: int) -> None:
        """Play a game to its end, with other seats playing at random."""
        self.at = f"{game.name} for {players}"
        seats = range(players) if players == PLAYERS[0] else [players // 2]
        others = roster.make_bot(game.name, Entrant("apprentice"))
        chances = make_chances(players, players)
        asked, state = self._asked, game.start(game.draw_setup(players, players), players)
        while waiting := game.waiting(state):
            decision = game.decision(state, waiting[0])
            chance = chances[decision.seat]
            if decision.seat in seats:
                occasion = Occasion(game, state, decision)
                option = decision.options[self._ask(occasion, chance).option]
            else:
                option = others(game.view(state, decision.seat), decision, Budget(), chance)
            state = game.choose(state, decision.city, option.move).state
        self._tell(f"ok      {self.at}: {self._asked - asked} answers, all of them options")

    def _ask_special(self, game: Descriptor) -> None:
        """Ask for at least one decision of every kind."""
        kinds = get_args(get_type_hints(game.nouns.decision)["kind"])
        found: dict[object, Occasion] = {}
        for occasion in _moments(game):
            found.setdefault(_kind(occasion.decision), occasion)
        missing = set(kinds) - {occasion.decision.kind for occasion in found.values()}  # type: ignore[attr-defined]  # every game's decisions have a kind
        assert not missing, f"no table brings {missing} up"
        for kind, occasion in found.items():
            self.at = f"{game.id}, a decision {kind}"
            self._ask(occasion, make_chances(1, 1)[0])
        self._tell(f"ok      {game.id}: every kind of decision ({', '.join(kinds)})")

    def _ask_oddly(self) -> None:
        """Ask with fields that do not exist yet, and ask the same question twice."""
        again = []
        for game in games():
            occasion = next(_moments(describe(game)))
            chance = make_chances(2, 1)[0]
            self.at = f"{game}, the same question again"
            again.append(len({self._ask(occasion, chance).option for _ in range(3)}) > 1)
            self.at = f"{game}, a question with unknown fields"
            ask = occasion.ask(0, chance)
            view, decision = ({**UNKNOWN, **json.decode(part)} for part in (ask.view, ask.decision))
            self._ask(occasion, chance, view, decision)
        self._tell("ok      unknown fields are ignored")
        if any(again):
            self._tell("note    the same question got different answers: games with this program cannot be repeated")
        else:
            self._tell("ok      the same question gets the same answer")

    def _ask(self, occasion: Occasion, chance: Words, view: object = None, decision: object = None) -> Answer:
        """Return what the program answers, timed; a view or decision that is given replaces the real one."""
        self._asked += 1
        ask = occasion.ask(self._asked, chance)
        if view:
            ask = LaterAsk(ask.id, ask.game, ask.seconds, ask.chance, raw(view), raw(decision))
        began = monotonic()
        answer = self.program.ask(ask, len(occasion.decision.options))
        self._slowest = max(self._slowest, monotonic() - began)
        return answer

    def _end(self) -> None:
        """Check that it exits at the end of its input."""
        process = self.program.process
        assert process
        process.end_of_input()
        code = process.wait(FAREWELL)
        self.good = code == 0
        if process.has_said_more():
            self.good = False
            self._tell("FAILED  end: it said more than it was asked")
        if code is None:
            self._tell(f"FAILED  end: it was still running {FAREWELL:g} s after the end of its input")
        elif code:
            self._tell(f"FAILED  end: it exited with code {code}, not 0")
        else:
            self._tell("ok      end: it exited when its input ended")


def _moments(game: Descriptor) -> Iterator[Occasion]:
    """Yield every moment of some games between reasonable bots, at tables where many kinds of decision come up."""
    rules, level = game.rules, list(roster.levels_of(game.id))[:2][-1]
    bot = roster.make_bot(game.id, Entrant(level))
    for players, wishes in game.showcases or [(game.usual_players, "")]:
        for seed in SEEDS:
            chances = make_chances(seed, players)
            state = rules.start(rules.draw_setup(players, seed, wishes), seed)
            while waiting := rules.waiting(state):
                decision = rules.decision(state, waiting[0])
                yield Occasion(rules, state, decision)
                option = bot(rules.view(state, decision.seat), decision, Budget(), chances[decision.seat])
                state = rules.choose(state, decision.city, option.move).state


def _kind(decision: Any) -> str:
    """Say what kind of decision this is, who decides it, and what can be done."""
    of = "" if decision.city == decision.seat else " for a city without a player"
    verbs = sorted({json.decode(json.encode(option.move))["do"] for option in decision.options})
    return f"{decision.kind}{of} ({', '.join(verbs)})"

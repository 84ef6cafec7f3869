"""Finding puzzles: moments of games between strong bots in which one option is clearly best and a weaker bot errs.

Each game is examined decision by decision. Where the weaker bots would do the same as the strong one, there is nothing
to find. The rest is weighed roughly, then until the lead of the best deed is certain or no longer likely, then once
more with ten times the work in other worlds; only if that agrees is it a puzzle. Ways to do the same deed count as one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from math import inf
from typing import Any, NamedTuple

from msgspec.structs import replace

from mirabilia.bots.bot import Budget, make_chance
from mirabilia.bots.roster import Entrant, levels_of, make_bot
from mirabilia.core.chance import stream
from mirabilia.core.descriptor import Descriptor
from mirabilia.core.record import Record
from mirabilia.core.registry import describe
from mirabilia.insight.advice import Adviser
from mirabilia.insight.course import Chosen, PastMoment, chosen_in, course_of
from mirabilia.insight.model import LOSSES, Difficulty, Puzzle, Weighing
from mirabilia.insight.weigh import Scales, playouts_of
from mirabilia.lab.play import play

STRONG = Entrant("master", playouts=50)
"""The bot that plays the games."""
WEAKER: tuple[tuple[Difficulty, Entrant], ...] = (
    ("hard", Entrant("scholar", playouts=100)),
    ("medium", Entrant("strategist")),
    ("easy", Entrant("builder")),
)
"""The bot that errs in a puzzle of each difficulty; the strongest that errs counts."""
LEAD = 50
"""How far ahead the best deed must be."""
SURE = 2.33
"""The lead minus this many errors must still be LEAD: 99 % certain."""
BEGINNING = 0.25
"""The share of a game's moves at its start in which no puzzle is sought: there is little to see, and most to play
out."""
GLANCE = 12
"""Games that are played out first, to leave out decisions in games already lost or won."""
ROUGHLY = 150
"""The fewest games that are played out to tell what is worth a closer look."""
ROUND = 40
"""Worlds between two looks at whether a lead is certain, or no longer likely."""
ROUNDS = 4
"""The rounds before which no lead is believed to be certain."""
WELL = 8000
"""Games after which a lead that is not certain yet is given up."""
DEEPER = 10
"""How many times the work the deeper search does; its numbers are those that are shown."""
UNLIKELY = 0.7
"""A lead that is below LEAD even with this many errors added is given up."""
LEAST = 600
"""The deeper search does DEEPER times the work of at least this many games, even if a lead was certain after fewer."""
TEMPTING = 3
"""The deeds that there must be, the best included, none of them hopeless beside it."""
CHANCES = range(100, 951)
"""The range for the best option's chance: the game must be neither lost nor won already."""
MOST = 8
"""The most puzzles of one game."""
APART = 1
"""How many moves of everybody must lie between two puzzles of a game."""


class Find(NamedTuple):
    """A puzzle that a search found, and whether the deeper search agrees."""

    puzzle: Puzzle
    agreed: bool


def find_puzzles(game: str, seed: int, number: int) -> list[Find]:
    """Return the puzzles of one game of a seed; numbers of players take turns."""
    known = describe(game)
    players = known.rules.players[number % len(known.rules.players)]
    dealt = int(stream(seed, number))
    setup = known.rules.draw_setup(players, dealt)
    record = play(known.rules, setup, dealt, [STRONG] * players, patience=inf).record
    finds: list[Find] = []
    after = int(BEGINNING * len(record.moves))
    for moment in course_of(known.rules, record):
        first = moment.choices[0].number
        if first < after or len(finds) == MOST:
            continue
        for chosen in _first_choices(known, moment):
            if find := _find(known, record, moment, chosen):
                finds.append(find)
                after = first + APART * players
                break
    return finds


def _first_choices(game: Descriptor, moment: PastMoment) -> Iterator[Chosen]:
    """Yield what each seat chose first in a moment: later choices depend on one that no record has yet."""
    for seat in sorted({choice.seat for choice in moment.choices}):
        yield next(chosen_in(game.rules, moment, seat))


def _find(game: Descriptor, record: Record, moment: PastMoment, chosen: Chosen) -> Find | None:
    deeds = _deeds(game, chosen.decision)
    if len(set(deeds)) < TEMPTING:
        return None
    picked = {difficulty: deeds[_pick(game, chosen, bot)] for difficulty, bot in WEAKER if not bot.searches}
    if all(deed == deeds[chosen.place] for deed in picked.values()):
        return None
    if not _is_open(chosen):
        return None
    scales = Adviser(chosen.view, chosen.decision).scales
    worlds = 1 + ROUGHLY // len(deeds)
    scales.play_out(range(len(deeds)), 1, 0, worlds)
    weighing = scales.weighing(range(len(deeds)))
    if not _is_clear(weighing, deeds, sure=-UNLIKELY):
        return None
    games = _certain_after(scales, worlds, _best_ways(weighing, deeds))
    if not games:
        return None
    best = deeds[weighing.best.option]
    difficulty = next((level for level, bot in WEAKER if deeds[_pick(game, chosen, bot)] != best), None)
    if difficulty is None:
        return None
    deeper = Adviser(chosen.view, chosen.decision)
    weighing = deeper.scales.weigh(Budget(DEEPER * games), seed=2)
    puzzle = _puzzle(_cut(record, moment), chosen, deeper, weighing, difficulty)
    others = [verdict for verdict in puzzle.verdicts if deeds[verdict.chosen] != best]
    is_certain = all(verdict.call in LOSSES for verdict in others)  # doing anything else is a wrong answer
    return Find(puzzle, is_certain and deeds[weighing.best.option] == best and _is_clear(weighing, deeds, sure=0))


def _is_open(chosen: Chosen) -> bool:
    """Tell at a glance whether the game of a seat may be neither lost nor won."""
    scales = Adviser(chosen.view, chosen.decision).scales
    scales.play_out((chosen.place,), 0, 0, GLANCE)
    return scales.estimate(chosen.place, chosen.place).chances[chosen.decision.seat] in range(1, CHANCES.stop)


def _certain_after(scales: Scales, worlds: int, ways: Sequence[int]) -> int:
    """Return after how many games the first way certainly leads all others; 0 if it does not, or is unlikely to.

    All of them have already met this many worlds.
    """
    seat, (best, *rivals) = scales.decision.seat, ways
    first, spent = worlds, worlds * len(ways)
    while rivals and spent < WELL:
        scales.play_out((best, *rivals), 1, first, ROUND)
        first, spent = first + ROUND, spent + ROUND * (1 + len(rivals))
        leads = [scales.difference(best, rival) for rival in rivals]
        ahead = [(over.chances[seat], over.errors[seat]) for over in leads]
        if any(lead + UNLIKELY * error < LEAD for lead, error in ahead):
            return 0
        if first > ROUNDS * ROUND:
            rivals = [rival for rival, (lead, error) in zip(rivals, ahead, strict=True) if lead - SURE * error < LEAD]
    return 0 if rivals else max(LEAST, spent)


def _best_ways(weighing: Weighing, deeds: Sequence[object]) -> list[int]:
    """Return the best option of every deed, the best deed first."""
    ways: dict[object, int] = {}
    for weighed in weighing.options:
        ways.setdefault(deeds[weighed.option], weighed.option)
    return list(ways.values())


def _puzzle(start: Record, chosen: Chosen, adviser: Adviser, weighing: Weighing, difficulty: Difficulty) -> Puzzle:
    rival = adviser.next_deed(weighing)
    assert rival is not None, "what has one deed only is no puzzle"
    judged = (adviser.judge(weighing, weighed.option) for weighed in weighing.options)
    verdicts = tuple(replace(verdict, points=()) for verdict in judged)  # reasons say it, and the file stays small
    return Puzzle(_name(start, chosen), start, weighing, verdicts, rival, difficulty)


def _deeds(game: Descriptor, decision: Any) -> list[object]:
    """Return what each option does, however it is done."""
    deed = playouts_of(game).deed
    return [deed(option.move) for option in decision.options]


def _pick(game: Descriptor, chosen: Chosen, entrant: Entrant) -> int:
    """Return the place of the option that a bot picks."""
    if entrant.level not in levels_of(game.id):
        return chosen.place
    budget = Budget(entrant.playouts or inf)
    picked = make_bot(game.id, entrant)(chosen.view, chosen.decision, budget, make_chance(0, 0))
    return list(chosen.decision.options).index(picked)


def _is_clear(weighing: Weighing, deeds: Sequence[object], sure: float) -> bool:
    """Return whether one deed certainly leads, with others close to it."""
    best, *field = (weighing.of(option) for option in _best_ways(weighing, deeds))
    if best.chance not in CHANCES or len(field) < TEMPTING - 1:
        return False
    in_sight = sum(2 * weighed.chance >= best.chance for weighed in field)
    leads = all(weighed.behind - sure * weighed.behind_error >= LEAD for weighed in field)
    return leads and in_sight >= TEMPTING - 1


def _cut(record: Record, moment: PastMoment) -> Record:
    """Return the record of a game up to a moment."""
    return replace(record, moves=record.moves[: moment.choices[0].number], hash=moment.before.hash)


def _name(record: Record, chosen: Chosen) -> str:
    """Return the id of a puzzle, which follows from the position and the seat."""
    text = f"{record.game} {record.setup} {record.hash} {chosen.choice.city}"
    return blake2b(text.encode(), digest_size=4).hexdigest()

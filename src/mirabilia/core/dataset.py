"""The decisions of a finished game as rows of a dataset, and what defines a column."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from mirabilia.core.errors import RecordError
from mirabilia.core.features import OPTION, Features
from mirabilia.core.game import State
from mirabilia.core.kernel import plain, words
from mirabilia.core.record import Record
from mirabilia.core.replay import begin, replay
from mirabilia.core.tally import WIN

if TYPE_CHECKING:
    from mirabilia.core.descriptor import Descriptor


class Standing(Struct, frozen=True):
    """How a seat ended."""

    points: int
    share: int
    """Its share of the victory, out of WIN."""
    rank: int
    """1 is a winner; equal seats have equal ranks."""
    margin: int
    """Points ahead of the best other seat; negative when behind, and also 0 when only the tie-break decided."""


class Situation(Struct, frozen=True):
    """A decision of a finished game: what was seen, what could be done, what was done, how it ended."""

    number: int
    """The number of the game."""
    record: Record
    players: int
    boards: tuple[str, ...]
    move: int
    """Which of the record's moves it is, from 0."""
    bot: str
    view: Any
    decision: Any
    options: tuple[str, ...]
    actions: tuple[int, ...]
    """The options as numbers of actions of the game's features, in the same order."""
    chosen: int
    observation: tuple[int, ...]
    """What the seat saw, as an observation of the game's features."""
    standing: Standing
    """How the deciding seat ended."""
    sheet: Any
    """The deciding seat's points by category, at the end."""

    @property
    def board(self) -> str:
        """Return the board of the city that the decision is for."""
        city: int = self.decision.city
        return self.boards[city]


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a dataset: its name, its Arrow type, what it means, and how it is read off a situation."""

    name: str
    type: str
    meaning: str
    read: Callable[[Situation], Any]
    optional: bool = False
    """Whether it can be null."""


def situations_of(
    game: Descriptor, record: Record, bots: Sequence[str], number: int = 0, observations: int | None = None
) -> Iterator[Situation]:
    """Yield every decision of a finished game in the order of its record; `bots` names the player in each seat.

    `observations` is their version, the first unless it is given.
    """
    rules, features = game.rules, game.features_of(observations)
    setup = rules.parse_setup(record.setup)
    states = [begin(rules, record), *(step.state for step in replay(rules, record))]
    result: Any = rules.result(states[-1])
    if result is None:
        raise RecordError("the game is not finished; a dataset holds finished games")
    standings = standings_of(result, setup.players, game.tie)
    for move, (state, text) in enumerate(zip(states[:-1], record.moves, strict=True)):
        city, _, made = text.partition(" ")
        decision = rules.decision(state, int(city))
        options = tuple(rules.write_move(option.move) for option in decision.options)
        chosen = options.index(made)
        yield Situation(
            number=number,
            record=record,
            players=setup.players,
            boards=game.boards_of(setup),
            move=move,
            bot=bots[decision.seat],
            view=rules.view(state, decision.seat),
            decision=decision,
            options=options,
            actions=_actions(features, state, decision.city),
            chosen=chosen,
            observation=_observation(features, setup.players, state, decision),
            standing=standings[decision.seat],
            sheet=result.sheets[decision.seat],
        )


def _actions(features: Features, state: State, city: int) -> tuple[int, ...]:
    """Return the options of a city as numbers of actions."""
    mask, desk = words(len(features.actions)), words(features.desk_size)
    count = features.write_options(state.words, city, mask, desk)
    return tuple(int(desk[place] % OPTION) for place in range(count))


def _observation(features: Features, players: int, state: State, decision: Any) -> tuple[int, ...]:
    """Return what the deciding seat sees."""
    row = words(len(features.entries(players)))
    features.observe(state.words, decision.seat, decision.city, row)
    return tuple(int(entry) for entry in plain(row))  # in plain Python some are truths


def standings_of(result: Any, players: int, tie: str) -> tuple[Standing, ...]:
    """Return how each seat ended; `tie` names what decides between equal totals on the sheets of this game."""
    sheets = result.sheets[:players]  # a city without a player comes last and wins nothing
    keys = [(sheet.total, getattr(sheet, tie)) for sheet in sheets]
    totals = [sheet.total for sheet in sheets]
    return tuple(
        Standing(
            points=total,
            share=WIN // len(result.winners) if seat in result.winners else 0,
            rank=1 + sum(key > keys[seat] for key in keys),
            margin=total - max(totals[:seat] + totals[seat + 1 :]),
        )
        for seat, total in enumerate(totals)
    )

"""Record -> rows: a game replayed, one moment for each decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from mirabilia.core.errors import RecordError
from mirabilia.core.game import AnyGame
from mirabilia.core.record import Record
from mirabilia.core.replay import begin, replay
from mirabilia.lab.dataset.columns import COLUMNS, Moment
from mirabilia.lab.stats.standing import standings_of
from mirabilia.lab.stats.subject import SUBJECTS


def moments_of(game: AnyGame, record: Record, bots: Sequence[str], number: int = 0) -> Iterator[Moment]:
    """Yield every decision of a finished game in the order of its record; `bots` names who sat on each seat."""
    subject, setup = SUBJECTS[game.name], game.parse_setup(record.setup)
    states = [begin(game, record), *(step.state for step in replay(game, record))]
    result = game.result(states[-1])
    if result is None:
        raise RecordError("the game is not finished; a dataset is of finished games")
    standings = standings_of(result, setup.players, subject.tie)
    for move, (state, text) in enumerate(zip(states[:-1], record.moves, strict=True)):
        city, _, made = text.partition(" ")
        decision = game.decision(state, int(city))
        options = tuple(game.write_move(option.move) for option in decision.options)
        yield Moment(
            number=number,
            record=record,
            players=setup.players,
            boards=subject.boards(setup),
            move=move,
            bot=bots[decision.seat],
            view=game.view(state, decision.seat),
            decision=decision,
            options=options,
            chosen=options.index(made),
            standing=standings[decision.seat],
        )


def rows_of(game: AnyGame, record: Record, bots: Sequence[str], number: int = 0) -> list[dict[str, Any]]:
    """Return the rows of a finished game, one a decision, as values by column."""
    columns = COLUMNS[game.name]
    return [
        {column.name: column.read(moment) for column in columns} for moment in moments_of(game, record, bots, number)
    ]

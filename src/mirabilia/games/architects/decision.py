"""State -> Decision: the active player's options, and why stages cannot be built."""

from __future__ import annotations

from mirabilia.core.errors import MoveError
from mirabilia.core.kernel import Words, words
from mirabilia.core.notes import blank_notes, read_notes
from mirabilia.games.architects.codec import decode_move
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.engine import options as engine
from mirabilia.games.architects.engine.layout import seat_of
from mirabilia.games.architects.engine.options import DESK, is_mandatory, list_options
from mirabilia.games.architects.facts import STAGE_EFFECTS, STAGES, StageEffect
from mirabilia.games.architects.model import CardsMissing, Decision, Option, Refusal, StagesMissing
from mirabilia.games.architects.tables import WONDERS

KINDS = {at.TAKING: "take", at.ACTING: "act", at.USING: "effect", at.LOOKING: "look"}


def moves_of(state: Words) -> list[int]:
    """Return the options of the active player as the engine's numbers."""
    desk = words(DESK)
    count = int(list_options(state, desk))
    return [int(desk[place]) for place in range(count)]


def decision_of(state: Words, seat: int) -> Decision:
    """Return what a player has to decide now; MoveError if there is nothing."""
    if state[at.PHASE] == at.OVER or seat_of(state[at.ACTIVE]) != seat:
        raise MoveError(f"seat {seat} has nothing to decide now").said("seat_idle", seat=seat)
    desk, refusals = words(DESK), blank_notes(STAGES)
    count = int(list_options(state, desk, refusals))
    return Decision(
        city=seat,
        seat=seat,
        kind=KINDS[int(state[at.PHASE])],  # type: ignore[arg-type]  # a dict's values lose that they are literals
        options=tuple(_option(state, int(desk[place])) for place in range(count)),
        refusals=tuple(_refusal(state, entry) for entry in read_notes(refusals)),
        effect=effect_of(state),
    )


def effect_of(state: Words) -> StageEffect | None:
    """Return the stage effect that is to be used or declined."""
    effect = int(state[at.EFFECT_NOW])
    return STAGE_EFFECTS[effect - 1] if effect else None


def _option(state: Words, number: int) -> Option:
    return Option(decode_move(state, number), bool(is_mandatory(state, number)))


def _refusal(state: Words, entry: list[int]) -> Refusal:
    """Return the engine's note of why a stage of the active player is refused, as a noun."""
    match entry:
        case [engine.STAGES_MISSING, stage, lacking, *_]:
            return Refusal(stage + 1, StagesMissing(tuple(n + 1 for n in range(STAGES) if lacking >> n & 1)))
        case [engine.CARDS_MISSING, stage, grey, coins, *_]:
            cost = WONDERS[int(state[state[at.ACTIVE] + at.WONDER])].stage[stage].cost
            return Refusal(stage + 1, CardsMissing(cost.count, cost.kind, grey, coins))
    raise AssertionError(f"a refusal without meaning: {entry}")

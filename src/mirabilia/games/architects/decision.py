"""State -> Decision: the active player's options, and why stages cannot be built."""

from __future__ import annotations

from mirabilia.core.errors import MoveError
from mirabilia.core.kernel import Words, words
from mirabilia.games.architects.codec import decode_move
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.engine import moves
from mirabilia.games.architects.engine.layout import seat_of
from mirabilia.games.architects.engine.options import DESK, is_available, list_options
from mirabilia.games.architects.engine.payment import most_grey, must_pay, row_of
from mirabilia.games.architects.facts import STAGE_EFFECTS, STAGES, StageEffect
from mirabilia.games.architects.model import Build, CardsMissing, Decision, Option, Refusal, StagesMissing
from mirabilia.games.architects.tables import COIN, WONDERS

KINDS = {at.TAKING: "take", at.ACTING: "act", at.USING: "effect", at.LOOKING: "look"}


def moves_of(state: Words) -> list[int]:
    """Return the options of the active player as the engine's numbers."""
    desk = words(DESK)
    count = int(list_options(state, desk))
    return [int(desk[place]) for place in range(count)]


def decision_of(state: Words, seat: int) -> Decision:
    """Return what a player has to decide now; MoveError when it is nothing."""
    if state[at.PHASE] == at.OVER or seat_of(state[at.ACTIVE]) != seat:
        raise MoveError(f"seat {seat} has nothing to decide now")
    phase = int(state[at.PHASE])
    options = tuple(_option(state, number) for number in moves_of(state))
    return Decision(
        city=seat,
        seat=seat,
        kind=KINDS[phase],  # type: ignore[arg-type]  # a dict's values lose that they are literals
        options=options,
        refusals=tuple(_refusals(state, options)) if phase in (at.TAKING, at.ACTING) else (),
        effect=effect_of(state),
    )


def effect_of(state: Words) -> StageEffect | None:
    """Return the stage effect that is to be used or declined."""
    effect = int(state[at.EFFECT_NOW])
    return STAGE_EFFECTS[effect - 1] if effect else None


def _option(state: Words, number: int) -> Option:
    kind = int(moves.kind_of(number))
    mandatory = kind in (moves.TAKE, moves.SCIENCE, moves.KEEP)
    if kind == moves.BUILD:
        city = int(state[at.ACTIVE])
        mandatory = bool(must_pay(state, city, row_of(state, city, moves.place_of(number))))
    return Option(decode_move(state, number), mandatory)


def _refusals(state: Words, options: tuple[Option, ...]) -> list[Refusal]:
    """Say why each stage that is neither built nor an option cannot be built."""
    city = int(state[at.ACTIVE])
    able = {option.move.stage - 1 for option in options if isinstance(option.move, Build)}
    refusals = []
    for stage in range(STAGES):
        if int(state[city + at.STAGES]) >> stage & 1 or stage in able:
            continue
        fact = WONDERS[int(state[city + at.WONDER])].stage[stage]
        row = int(row_of(state, city, stage))
        if not is_available(state, city, stage):
            lacking = [n for n in fact.requires if not int(state[city + at.STAGES]) >> (n - 1) & 1]
            refusals.append(Refusal(stage + 1, StagesMissing(tuple(lacking))))
        else:
            grey, coins = int(most_grey(state, city, row)), int(at.held(state, city + at.HELD, COIN))
            refusals.append(Refusal(stage + 1, CardsMissing(fact.cost.count, fact.cost.kind, grey, coins)))
    return refusals

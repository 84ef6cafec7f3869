"""Score sheets with the points of every stage and every progress token."""

from __future__ import annotations

from mirabilia.core.game import State
from mirabilia.core.kernel import Words
from mirabilia.games.architects import model
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.engine.layout import city_at
from mirabilia.games.architects.facts import STAGES, PointsPer, PointsSet, PointsWonder
from mirabilia.games.architects.sheet import sheet_of
from mirabilia.games.architects.tables import TOKEN_BITS, TOKENS, WONDERS
from mirabilia.games.architects.transcript.format import Score, StagePoints, TokenPoints

_LANE = (1 << TOKEN_BITS) - 1
_WORTHLESS = [n for n, token in enumerate(TOKENS) if not isinstance(token.effect, PointsPer | PointsSet | PointsWonder)]
"""Tokens that give no points, by their lane."""


def score_of(state: Words, sheet: model.Sheet) -> Score:
    """Return a player's sheet of a game that is over, with what it is made of."""
    city = int(city_at(sheet.city))
    built, stages = int(state[city + at.STAGES]), WONDERS[int(state[city + at.WONDER])].stage
    return Score(
        seat=sheet.city,
        wonder=sheet.wonder,
        cat=sheet.cat,
        civilian=sheet.civilian,
        military=sheet.military,
        progress=sheet.progress,
        total=sheet.total,
        stages=sheet.stages,
        stage_points=tuple(StagePoints(n + 1, stages[n].points) for n in range(STAGES) if built >> n & 1),
        token_points=tuple(_token_points(state, sheet.city)),
    )


def _token_points(state: Words, seat: int) -> list[TokenPoints]:
    """Let the engine score each kind of token beside as many worthless ones as the player has others."""
    place = int(city_at(seat)) + at.TOKENS
    lanes = [int(state[place]) >> (TOKEN_BITS * lane) & _LANE for lane in range(len(TOKENS))]
    found = []
    for lane, copies in enumerate(lanes):
        if copies:
            alone = State(state).copy()
            alone.words[place] = (copies << (TOKEN_BITS * lane)) + _fillers(sum(lanes) - copies, lane)
            found.append(TokenPoints(TOKENS[lane].id, copies, sheet_of(alone.words, seat).progress))
    return found


def _fillers(count: int, without: int) -> int:
    """Return the lanes of some worthless tokens of other kinds."""
    packed = 0
    for lane in (lane for lane in _WORTHLESS if lane != without):
        taken = min(count, _LANE)
        packed += taken << (TOKEN_BITS * lane)
        count -= taken
    assert count == 0, "there are 15 tokens, and room for more"
    return packed

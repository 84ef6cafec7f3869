"""The bots that play against a learner inside the kernel: from what people write to what kernels take.

strategist                        in every other seat
strategist,apprentice             one for each other seat
strategist|strategist:science     drawn for each seat and game from a pool
strategist|learner                likewise, and in some games the learner has that seat too
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mirabilia.bots.opponents import LEARNER, UNIFORM, WEIGHED, Opponents, Opposition
from mirabilia.bots.roster import APPRENTICE, Entrant, bots_of, check_entrant, parse_entrant, settle, write_entrant
from mirabilia.core.errors import UsageError
from mirabilia.core.features import NOBODY, Rows
from mirabilia.core.kernel import Words, rows, words

LEARNER_WORD = "learner"
"""What stands for the learner in a pool."""


def opponents_of(game: str) -> Opponents:
    """Return the bots of a game that play inside the kernel; UsageError if there are none."""
    found = bots_of(game).opponents
    if found is None:
        raise UsageError(f"no bot of {game} plays inside the kernel; let all seats decide, without opponents")
    return found


def make_opposition(
    game: str, players: int, games: int, names: str | Sequence[str], seat: int | None, openings: Rows
) -> Opposition:
    """Return which bots may sit where; UsageError if one is unknown or does not play inside the kernel."""
    if seat is not None and seat not in range(players):
        raise UsageError(f"there is no seat {seat!r}; {players} players have the seats 0 to {players - 1}")
    pools = _parse_pools(names, players - 1)
    minds = {LEARNER_WORD: LEARNER}
    weights: list[Words | None] = []
    for place, name in ((place, name) for place, pool in enumerate(pools, start=1) for name in pool):
        entrant = settle(game, parse_entrant(name), place) if name != LEARNER_WORD else None
        if entrant and name not in minds:
            minds[name] = len(weights)
            weights.append(_weights_of(game, players, entrant))
    width = 1 + max(map(len, pools))
    return Opposition(
        seating=rows(games, players),
        seat=NOBODY if seat is None else int(seat),
        pools=_flat(word for pool in pools for word in _padded([len(pool), *(minds[name] for name in pool)], width)),
        width=width,
        kinds=_flat(UNIFORM if own is None else WEIGHED for own in weights),
        weights=_together(weights),
        chances=rows(games, 1),
        openings=openings,
    )


def _parse_pools(names: str | Sequence[str], seats: int) -> list[list[str]]:
    """Return who may sit in each of the other seats."""
    text = names if isinstance(names, str) else ",".join(names)
    pools = [[name.strip() for name in pool.split("|")] for pool in text.split(",")]
    if len(pools) == 1:
        pools *= seats
    if len(pools) != seats:
        raise UsageError(
            f"{len(pools)} opponents are named for {seats} seats; name one for all, or one for each, separated by "
            "commas; those between which a draw decides are separated by |"
        )
    return pools


def _weights_of(game: str, players: int, entrant: Entrant) -> Words | None:
    """Return what a bot weighs things by, or None for one that picks at random."""
    check_entrant(game, entrant)
    if entrant.level == APPRENTICE.name:
        return None
    found = opponents_of(game).weights(players, entrant.level, entrant.leaning)
    if found is None:
        raise UsageError(
            f"{write_entrant(entrant)} does not play inside the kernel; apprentice and strategist do, with any leaning "
            "but close, and `mirabilia.env.seat` has all the others"
        )
    return found


def _padded(pool: list[int], width: int) -> list[int]:
    return pool + [0] * (width - len(pool))


def _flat(numbers: Iterable[int]) -> Words:
    listed = list(numbers)
    flat = words(max(1, len(listed)))  # an empty row would have no type
    for at, number in enumerate(listed):
        flat[at] = number
    return flat


def _together(weights: list[Words | None]) -> Rows:
    """Return weights as rows of equal length."""
    laid = rows(max(1, len(weights)), max((len(own) for own in weights if own is not None), default=1))
    for row, own in zip(laid, weights, strict=False):
        for at, weight in enumerate(own if own is not None else ()):
            row[at] = weight
    return laid

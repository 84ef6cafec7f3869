"""The bots that play against a learner inside the kernel: from what people write to what kernels take.

strategist                        in every other seat
strategist,apprentice             one for each other seat
strategist|strategist:science     drawn for each seat and game from a pool
strategist|learner                likewise, and in some games the learner has that seat too
strategist|trained/network.npz    a file is whatever ends in .npz: a network of ./go train oracle, by its policy alone
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from mirabilia.bots.opponents import LEARNER, UNIFORM, WEIGHED, Opponent, Opponents, Opposition, gather_policies
from mirabilia.bots.roster import APPRENTICE, bots_of, check_entrant, parse_entrant, settle, write_entrant
from mirabilia.core.errors import UsageError
from mirabilia.core.features import NOBODY, Rows
from mirabilia.core.kernel import Words, rows, words
from mirabilia.files import read_file
from mirabilia.programs.policy import ABOUT, read_policy

LEARNER_WORD = "learner"
"""What stands for the learner in a pool."""
NETWORK = ".npz"
"""How the name of a network's file ends; no bot's name does."""


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
    numbers = {LEARNER_WORD: LEARNER}
    minds: list[Opponent] = []
    for place, name in ((place, name) for place, pool in enumerate(pools, start=1) for name in pool):
        if name not in numbers:
            numbers[name] = len(minds)
            minds.append(_mind_of(game, players, name, place))
    width = 1 + max(map(len, pools))
    return Opposition(
        seating=rows(games, players),
        seat=NOBODY if seat is None else int(seat),
        pools=_flat(word for pool in pools for word in _padded([len(pool), *(numbers[name] for name in pool)], width)),
        width=width,
        kinds=_flat(mind.kind for mind in minds),
        weights=_together([mind.weights for mind in minds]),
        policies=gather_policies([mind.network for mind in minds]),
        chances=rows(games, 1),
        openings=openings,
    )


def split_pools(names: str | Sequence[str]) -> list[list[str]]:
    """Return the names in each pool, as they are written."""
    text = names if isinstance(names, str) else ",".join(names)
    return [[name.strip() for name in pool.split("|")] for pool in text.split(",")]


def _parse_pools(names: str | Sequence[str], seats: int) -> list[list[str]]:
    """Return who may sit in each of the other seats."""
    pools = split_pools(names)
    if len(pools) == 1:
        pools *= seats
    if len(pools) != seats:
        raise UsageError(
            f"{len(pools)} opponents are named for {seats} seats; name one for all, or one for each, separated by "
            "commas; those between which a draw decides are separated by |"
        )
    return pools


def _mind_of(game: str, players: int, name: str, place: int) -> Opponent:
    """Return what a bot goes by: a level, or the network in a file."""
    if name.endswith((NETWORK, ".pt")):
        return opponents_of(game).read_opponent(players, name, _network_in(name))
    entrant = settle(game, parse_entrant(name), place)
    check_entrant(game, entrant)
    if entrant.level == APPRENTICE.name:
        return Opponent(UNIFORM)
    found = opponents_of(game).weights(players, entrant.level, entrant.leaning)
    if found is None:
        raise UsageError(
            f"{write_entrant(entrant)} does not play inside the kernel; apprentice, strategist with any leaning but "
            "close, and networks in .npz files do, and gymnasium.make_vec with vectorization_mode='sync' has all bots"
        )
    return Opponent(WEIGHED, found)


def _network_in(name: str) -> bytes:
    """Return what is in the file of a network; UsageError for a policy in floating point, as PyTorch trains it."""
    if not name.endswith(NETWORK) or ABOUT not in read_policy(Path(name)):
        raise UsageError(
            f"{name} does not play inside the kernel, where all numbers are integers: train a network with ./go train "
            "oracle, or let this policy play in a match, as a program"
        )
    return read_file(Path(name))


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

"""Games and matches between bots."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from pathlib import Path

from mirabilia.bots.roster import parse_entrants
from mirabilia.core.errors import UsageError
from mirabilia.core.registry import USUAL, describe
from mirabilia.lab.ledger import open_ledger
from mirabilia.lab.match import Deal, make_match, play_match
from mirabilia.lab.play import play
from mirabilia.lab.spread import Local
from mirabilia.lab.summary import Findings, findings_of
from mirabilia.library.play import AnyPlay
from mirabilia.library.records import Replay
from mirabilia.programs.given import parse_programs

Names = str | Sequence[str]
"""One bot for all seats, or one for each, in a list or separated by commas."""


def play_bots(bots: Names, game: str = USUAL, players: int | None = None, seed: int = 0, wishes: str = "") -> AnyPlay:
    """Let bots play a game to its end; BotError names one that raises, hangs or does not pick an option."""
    described = describe(game)
    players, seed = described.checked_table(players, seed, wishes)
    entrants = parse_entrants(game, joined(bots), range(players))
    if any(entrant.program for entrant in entrants):
        raise UsageError("programs play in matches, not in single games; run_match(..., programs=...) lets them")
    rules = described.rules
    played = play(rules, rules.draw_setup(players, seed, wishes), seed, entrants)
    return Replay(rules, played.record, "the game of bots").end


def run_match(
    hero: str,
    others: Names,
    game: str = USUAL,
    players: int | None = None,
    deals: int = 100,
    seed: int = 0,
    wishes: str = "",
    *,
    jobs: int = 1,
    save: str | PathLike[str] | None = None,
    programs: Sequence[str] = (),
) -> Findings:
    """Measure one bot against others, with the same cards from every seat, as `mirabilia match` does.

    With several jobs, that many processes do the work; the call must then be under `if __name__ == "__main__":`. With
    `save`, finished deals are kept in that file, and the same match continues from there. Programs, each
    NAME=COMMAND, are the bots program:NAME.
    """
    given = parse_programs([programs] if isinstance(programs, str) else programs)
    match = make_match(game, players, hero, joined(others), seed, wishes, given)
    with open_ledger(None if save is None else Path(save), match, Deal) as ledger:
        return findings_of(match, play_match(match, deals, ledger, Local(jobs)))


def joined(names: Names) -> str:
    """Return the names of bots on one line."""
    return names if isinstance(names, str) else ",".join(names)

"""The page about the strength of the bots, written from the ledgers of the matches that measured it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from mirabilia.bots.roster import bots_of
from mirabilia.core.registry import games
from mirabilia.insight.statistics.model import Interval
from mirabilia.lab.match import Match, command_of, first_deals, is_mirror, read_match
from mirabilia.lab.stats.people import people
from mirabilia.lab.summary import Summary, summarise
from mirabilia.text.names import game_name
from tools.pages.confirmed import Confirmation, present_sources, read_confirmations

_INTRODUCTION = """\
# The ladder of bots

How strong the bots are, by measurement. This page is written by `{command}` from the
ledgers in [matches](matches), one for each line, as `mirabilia match --save` left them.

* Every deal is played once for every seat: the hero sits on each in turn, and the cards stay the same. Intervals are
  95 % bootstrap intervals over deals. A fair share is one divided by the number of players.
* A bot is written with its budget: `master@600` thinks for 600 playouts about a decision. `./go bench bots` shows how
  long that takes; it is a fraction of a second on one core.
* *Sources* are the first digits of the hash of the rules and of the bots that played, with their weights and networks,
  as recorded in the ledger. *Current* are those of this version. *The same in 3 deals* are older ones, but this version
  has played the first 3 deals again, and every game ended with the same points in every category for every seat
  (`python -m tools.confirm_matches`). Bots of *older* ones may have played differently. What may change without making
  another hash, since it cannot change how these bots play: docstrings, comments on lines of their own and blank lines,
  bots that did not play, modules that neither the bots nor the rules import, and modules that only tell people what
  happened or write games down ([sources.py](../../src/mirabilia/core/sources.py)).
* A goal is reached when the lower end of the interval is at least the goal.
"""


class MatchResult(NamedTuple):
    """A match that was played, and its outcome."""

    match: Match
    summary: Summary
    again: Confirmation | None
    """Which later sources played its first deals in the same way."""

    @property
    def goal(self) -> float | None:
        """The share the hero should reach, if a goal is set."""
        match = self.match
        return bots_of(match.game).goals.get((match.players, _level(match.hero), _level(match.others[0])))

    @property
    def command(self) -> str:
        """The command that plays the same match."""
        return command_of(self.match, self.summary.deals)

    @property
    def sources(self) -> str:
        """What played, and whether this version would play the same."""
        present, said = present_sources(self.match), "older"
        if self.match.sources == present:
            said = "current"
        elif self.again and self.again.sources == present:
            said = f"the same in {self.again.deals} deals"
        return f"`{self.match.sources[:8]}`, {said}"


def _level(entrant: str) -> str:
    return entrant.partition("@")[0]


def read_results(folder: Path) -> list[MatchResult]:
    """Return every match in a folder, by game, players and names."""
    results, confirmed = [], read_confirmations(folder)
    for path in sorted(folder.glob("*.jsonl")):
        match, deals = read_match(path)
        results.append(MatchResult(match, summarise(match, first_deals(deals)), confirmed.get(path.stem)))
    return sorted(results, key=lambda result: (games().index(result.match.game), result.match.players))


def results_page(folder: Path, command: str) -> str:
    """Return the page of the matches in a folder; `command` is the command that writes it."""
    results = read_results(folder)
    parts = [_INTRODUCTION.format(command=command)]
    for game in games():
        played = [result for result in results if result.match.game == game]
        if not played:
            continue
        contests = [result for result in played if not is_mirror(result.match)]
        mirrors = [result for result in played if is_mirror(result.match)]
        parts.append(f"## {game_name(game)}\n\n" + "\n".join(_contest_table(contests)) + "\n")
        if mirrors:
            parts.append("### Against themselves\n\n" + "\n".join(_mirror_table(game, mirrors)) + "\n")
        parts.append(
            "The commands, line by line:\n\n```sh\n" + "\n".join(r.command for r in contests + mirrors) + "\n```\n"
        )
    return "\n".join(parts)


def _contest_table(results: Sequence[MatchResult]) -> Iterator[str]:
    yield "| players | hero | others | games | victories | 95 % | fair | goal | sources |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for result in results:
        match, summary = result.match, result.summary
        others = ", ".join(dict.fromkeys(match.others))
        yield (
            f"| {match.players} | {match.hero} | {others} | {summary.games:,} | {_percent(summary.share.value)} | "
            f"{_range(summary.share)} | {_percent(summary.fair)} | "
            f"{_verdict(result)} | {result.sources} |"
        )


def _verdict(result: MatchResult) -> str:
    """Say whether the goal is certainly reached, reached only by the mean, or missed, and by how much."""
    goal, share = result.goal, result.summary.share
    if goal is None or share.value is None:
        return ""
    if share.low is not None and share.low >= goal:
        return f"{_percent(goal)}: reached"
    if share.value >= goal:
        return f"{_percent(goal)}: likely, but too few deals to be certain"
    return f"{_percent(goal)}: missed by {_percent(goal - share.value)}"


def _mirror_table(game: str, results: Sequence[MatchResult]) -> Iterator[str]:
    known = people(game)
    yield "| players | bot | games | mean score | people | winner's mean | people | sources |"
    yield "|---|---|---|---|---|---|---|---|"
    for result in results:
        match, summary = result.match, result.summary
        others = known.at(match.players) if known else None
        yield (
            f"| {match.players} | {match.hero} | {summary.deals:,} | {_points(summary.hero_points)} | "
            f"{others.mean if others else ''} | {_points(summary.winner_points)} | "
            f"{others.winners if others else ''} | {result.sources} |"
        )


def _percent(share: float | None) -> str:
    return "" if share is None else f"{share:.1%}"


def _range(interval: Interval) -> str:
    return "too few deals" if interval.low is None else f"{_percent(interval.low)} to {_percent(interval.high)}"


def _points(interval: Interval) -> str:
    if interval.value is None or interval.low is None or interval.high is None:
        return ""
    return f"{interval.value:.1f} ({interval.low:.1f} to {interval.high:.1f})"

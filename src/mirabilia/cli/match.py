"""`mirabilia match`: measure one bot against others on paired deals."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console

from mirabilia.cli.help.spoken import option, verb
from mirabilia.cli.lab.figures import INDEX, console_beside, failed, figures_table, show, write_about, write_json
from mirabilia.cli.lab.options import JSON, PLAYERS, PROGRAM, SAVE, SEED, WISHES, spread_options, with_options
from mirabilia.cli.lab.progress import make_ready, progress
from mirabilia.text import say

if TYPE_CHECKING:
    from rich.table import Table

    from mirabilia.insight.statistics.model import Interval
    from mirabilia.lab.match import Deal, Match
    from mirabilia.lab.spread import Where
    from mirabilia.lab.summary import Findings, Summary, SummaryLine


@verb("match", say("verb-match"), say("verb-match-more"))
@click.argument("game")
@PLAYERS
@option("--hero", required=True, help=say("match-option-hero"))
@option("--others", required=True, help=say("match-option-others"))
@option("--deals", type=int, default=100, show_default=True, help=say("match-option-deals"))
@with_options(PROGRAM, SEED, WISHES)
@spread_options
@with_options(SAVE, JSON)
def match(
    game: str,
    players: int | None,
    hero: str,
    others: str,
    deals: int,
    programs: tuple[str, ...],
    seed: int,
    wishes: str,
    where: Where,
    save: Path | None,
    json_file: Path | None,
) -> None:
    """Measure one bot against others on paired deals."""
    from mirabilia.files import check_writable
    from mirabilia.lab.match import make_match
    from mirabilia.lab.summary import findings_of
    from mirabilia.programs.given import parse_programs

    plan = make_match(game, players, hero, others, seed, wishes, parse_programs(programs))
    if json_file:
        check_writable(json_file)
    finished = _play(plan, deals, save, where, console_beside(json_file))
    findings = findings_of(plan, finished)
    if json_file:
        write_json(json_file, findings)
    _show(console_beside(json_file), findings)


def _play(plan: Match, deals: int, save: Path | None, where: Where, console: Console) -> list[Deal]:
    """Play the deals; if a bot fails, show what was found before."""
    from mirabilia.core.errors import BotError
    from mirabilia.lab.ledger import open_ledger
    from mirabilia.lab.match import Deal, first_deals, games_of, play_match
    from mirabilia.lab.summary import findings_of

    with open_ledger(save, plan, Deal) as ledger:
        make_ready(plan.game)
        try:
            with progress(games_of(plan, deals)) as done:
                return play_match(plan, deals, ledger, where, done)
        except BotError as error:
            if whole := first_deals(ledger.entries):
                _show(console, findings_of(plan, whole))
            raise failed(error, len(ledger.entries), len(whole), save) from error


def _show(console: Console, findings: Findings) -> None:
    """Print the figures as tables."""
    from mirabilia.lab.match import is_mirror

    plan, summary = findings.match, findings.summary
    played = f"{summary.games:,} games: {summary.deals:,} deals"
    played += ", each counted for every seat" if is_mirror(plan) else ", each from every seat"
    played += f". Version {plan.version}, sources {plan.sources}"
    about = write_about(played, timed=findings.depends_on_machine)
    tables = [_main_table(plan, summary), _points_table(plan, summary)]
    tables += [_lines_table(name, getattr(summary, f"{name}s"), plan.players) for name in ("seat", "board")]
    show(console, findings.command, about, [*tables, INDEX])


def _main_table(plan: Match, summary: Summary) -> Table:
    fair = f"{summary.fair:.1%}"
    rows = [
        ("victories of the hero", *_written(summary.share, ".1%"), fair),
        ("points of the hero", *_written(summary.hero_points, ".2f"), ""),
        ("points of the others", *_written(summary.others_points, ".2f"), ""),
        ("points of the winners", *_written(summary.winner_points, ".2f"), ""),
        ("hero above best other", *_written(summary.margin, "+.2f"), ""),
    ]
    title = f"{plan.hero}, the hero, against {', '.join(dict.fromkeys(plan.others))}"
    return figures_table(title, ("", "mean", "95 % interval", "fair share"), rows)


def _written(found: Interval, form: str) -> tuple[str, str]:
    known = found.low is not None and found.high is not None
    return f"{found.value:{form}}", f"{found.low:{form}} to {found.high:{form}}" if known else "too few deals"


def _points_table(plan: Match, summary: Summary) -> Table:
    means = (summary.hero, summary.others, summary.winners)
    rows = [(name, *(f"{mean[name]:.2f}" for mean in means)) for name in plan.categories]
    return figures_table("Mean points by category", ("", "hero", "others", "winners"), rows)


def _lines_table(name: str, lines: dict[str, SummaryLine], players: int) -> Table:
    rows = [
        (key, f"{line.games:,}", f"{line.share:.1%}", f"{line.share * players:.2f}", f"{line.points:.2f}")
        for key, line in lines.items()
    ]
    heads = (name, "games", "victories", "win index", "mean points")
    return figures_table(f"The hero by {name}", heads, rows)

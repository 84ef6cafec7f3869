"""`mirabilia match`: measure one bot against others on paired deals."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console

from mirabilia.cli.lab.figures import figures_table, write_command, write_json
from mirabilia.cli.lab.options import lab_options, make_ready, use_backend, where_of
from mirabilia.cli.lab.progress import progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mirabilia.lab.bootstrap import Interval
    from mirabilia.lab.match import Deal, Match
    from mirabilia.lab.spread import Where
    from mirabilia.lab.summary import Line, Summary


@click.command("match")
@click.argument("game")
@click.option("--players", type=int, default=3, show_default=True, help="How many play.")
@click.option("--hero", required=True, help="Who is measured: level, level:leaning, level@500 or level@0.5s.")
@click.option("--others", required=True, help="Whom it meets: one for all other seats, or one for each, with commas.")
@click.option("--deals", type=int, default=100, show_default=True, help="Deals, each played from every seat.")
@lab_options
def match(
    game: str,
    players: int,
    hero: str,
    others: str,
    deals: int,
    seed: int,
    wonders: str,
    jobs: int | None,
    ray: str | None,
    backend: str,
    save: Path | None,
    json_file: Path | None,
) -> None:
    """Measure one bot against others on paired deals.

    Every deal is played once from each seat, with the same cards; intervals hold the true mean in 95 of 100
    cases. With --save the same command goes on where it was stopped, also for more deals.
    """
    use_backend(backend)
    from mirabilia.lab.files import check_writable
    from mirabilia.lab.match import make_match

    plan = make_match(game, players, hero, others, seed, wonders)
    if json_file:
        check_writable(json_file)
    finished = _play(plan, deals, save, where_of(jobs, ray), Console())
    figures = _figures(plan, finished)
    if json_file:
        write_json(json_file, figures)
    _show(Console(), figures)


def _play(plan: Match, deals: int, save: Path | None, where: Where, console: Console) -> list[Deal]:
    """Play the deals; if a bot breaks down, show what was found before."""
    from mirabilia.core.errors import BotError
    from mirabilia.lab.ledger import open_ledger
    from mirabilia.lab.match import Deal, first_deals, games_of, play_match

    with open_ledger(save, plan, Deal) as ledger:
        make_ready(plan.game)
        try:
            with progress(games_of(plan, deals)) as done:
                return play_match(plan, deals, ledger, where, done)
        except BotError as error:
            if whole := first_deals(ledger.entries):
                _show(console, _figures(plan, whole))
            kept = f" kept in {save}" if save else " shown, not kept; --save keeps them"
            raise BotError(f"{error}; {len(ledger.entries)} finished deals are{kept}") from error


def _figures(plan: Match, deals: Sequence[Deal]) -> dict[str, Any]:
    """Return everything the match found out, with the command that finds it out again."""
    from mirabilia.lab.match import depends_on_machine
    from mirabilia.lab.summary import summarise

    options = {
        "players": plan.players,
        "hero": plan.hero,
        "others": plan.others[0] if len(set(plan.others)) == 1 else ",".join(plan.others),
        "deals": len(deals),
        "seed": plan.seed,
        "wonders": plan.wonders,
    }
    return {
        "command": write_command("match", plan.game, options),
        "match": plan,
        "depends_on_machine": depends_on_machine(plan),
        "summary": summarise(plan, deals),
    }


def _show(console: Console, figures: dict[str, Any]) -> None:
    """Print the figures as tables."""
    plan: Match = figures["match"]
    summary: Summary = figures["summary"]
    said = f"{figures['command']}\n{summary.games:,} games on {summary.deals:,} deals"
    if figures["depends_on_machine"]:
        said += "; bots think by the clock, so a faster machine may give other results"
    console.print(said, highlight=False, markup=False, soft_wrap=True)
    console.print(_main_table(plan, summary))
    rows = [
        (name, *(f"{means[name]:.2f}" for means in (summary.hero, summary.others, summary.winners)))
        for name in plan.categories
    ]
    console.print(figures_table("mean points", ("category", "hero", "others", "winners"), rows))
    console.print(_lines_table("seat", summary.seats, plan.players))
    console.print(_lines_table("wonder", summary.wonders, plan.players))


def _main_table(plan: Match, summary: Summary) -> Any:
    rows = [
        ("victories of the hero", *_percent(summary.share), f"{summary.fair:.1%}"),
        ("points of the hero", *_points(summary.hero_points), ""),
        ("points of the others", *_points(summary.others_points), ""),
        ("points of the winners", *_points(summary.winner_points), ""),
        ("hero above best other", *_points(summary.margin), ""),
    ]
    against = ", ".join(dict.fromkeys(plan.others))
    return figures_table(f"{plan.hero} against {against}", ("", "mean", "from", "to", "fair"), rows)


def _percent(found: Interval) -> tuple[str, str, str]:
    return f"{found.value:.1%}", f"{found.low:.1%}", f"{found.high:.1%}"


def _points(found: Interval) -> tuple[str, str, str]:
    return f"{found.value:.2f}", f"{found.low:.2f}", f"{found.high:.2f}"


def _lines_table(name: str, lines: dict[str, Line], players: int) -> Any:
    rows = [
        (key, f"{line.games:,}", f"{line.share:.1%}", f"{line.share * players:.2f}", f"{line.points:.2f}")
        for key, line in lines.items()
    ]
    return figures_table(f"the hero by {name}", (name, "games", "victories", "1 = fair", "points"), rows)

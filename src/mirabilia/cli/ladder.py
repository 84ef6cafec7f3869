"""`mirabilia ladder`: let bots play each other and rate them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console

from mirabilia.bots.roster import levels_of
from mirabilia.cli.help.spoken import option, verb
from mirabilia.cli.lab.figures import INDEX, console_beside, failed, figures_table, show, write_about, write_json
from mirabilia.cli.lab.options import FILE, JSON, PLAYERS, PROGRAM, SAVE, SEED, WISHES, spread_options, with_options
from mirabilia.cli.lab.progress import make_ready, progress
from mirabilia.lab.command import write_command
from mirabilia.text import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mirabilia.lab.ladder import Ladder, PlayedDeal
    from mirabilia.lab.ratings import Rating
    from mirabilia.lab.spread import Where


@verb("ladder", say("verb-ladder"), say("verb-ladder-more"))
@click.argument("game")
@PLAYERS
@option("--bots", help=say("ladder-option-bots"))
@option("--deals", type=int, default=20, show_default=True, help=say("ladder-option-deals"))
@option("--plot", type=FILE, help=say("ladder-option-plot"))
@with_options(PROGRAM, SEED, WISHES)
@spread_options
@with_options(SAVE, JSON)
def ladder(
    game: str,
    players: int | None,
    bots: str | None,
    deals: int,
    plot: Path | None,
    programs: tuple[str, ...],
    seed: int,
    wishes: str,
    where: Where,
    save: Path | None,
    json_file: Path | None,
) -> None:
    """Let bots play each other and rate them."""
    from mirabilia.files import check_writable
    from mirabilia.lab.ladder import make_ladder
    from mirabilia.lab.plot import check_plot
    from mirabilia.lab.ratings import check_ratings, plot_ratings
    from mirabilia.programs.given import parse_programs

    check_ratings()
    plan = make_ladder(
        game,
        players,
        bots or ",".join(name for name, level in levels_of(game).items() if not level.yardstick),
        seed,
        wishes,
        parse_programs(programs),
    )
    if json_file:
        check_writable(json_file)
    if plot:
        check_plot(plot)
    figures = _figures(plan, deals, _play(plan, deals, save, where))
    if json_file:
        write_json(json_file, figures)
    if plot:
        plot_ratings(plot, f"{game}, {plan.players} players, {figures['games']:,} games", figures["ratings"])
    _show(console_beside(json_file), figures)


def _play(plan: Ladder, deals: int, save: Path | None, where: Where) -> Sequence[PlayedDeal]:
    from mirabilia.core.errors import BotError
    from mirabilia.lab.ladder import PlayedDeal, games_of, play_ladder
    from mirabilia.lab.ledger import open_ledger

    with open_ledger(save, plan, PlayedDeal) as ledger:
        make_ready(plan.game)
        try:
            with progress(games_of(plan, deals)) as done:
                return play_ladder(plan, deals, ledger, where, done)
        except BotError as error:
            raise failed(error, len(ledger.entries), 0, save) from error


def _figures(plan: Ladder, deals: int, dealt: Sequence[PlayedDeal]) -> dict[str, Any]:
    """Return everything the ladder found out, with the command that reproduces it."""
    from mirabilia.lab.ladder import depends_on_machine, tables
    from mirabilia.lab.ratings import rate
    from mirabilia.programs.given import written_programs

    options = {
        "players": plan.players,
        "bots": ",".join(plan.bots),
        "program": written_programs(plan.programs),
        "deals": deals,
        "seed": plan.seed,
        "wishes": plan.wishes,
    }
    return {
        "command": write_command("ladder", plan.game, options),
        "ladder": plan,
        "depends_on_machine": depends_on_machine(plan),
        "tables": len(tables(plan)),
        "deals": deals,
        "games": sum(len(each.games) for each in dealt),
        "ratings": rate(plan, dealt),
    }


def _show(console: Console, figures: dict[str, Any]) -> None:
    """Print the figures as a table."""
    plan: Ladder = figures["ladder"]
    tables = "1 table" if figures["tables"] == 1 else f"each of {figures['tables']:,} tables"
    played = f"{figures['games']:,} games: {figures['deals']:,} deals at {tables}, from every seat"
    played += f". Version {plan.version}, sources {plan.sources}"
    heads = ("bot", "rating", "sigma", "seats", "victories", "win index", "mean points")
    ratings = figures_table("Ratings", heads, [_row(rating, plan.players) for rating in figures["ratings"]])
    about = write_about(played, timed=figures["depends_on_machine"])
    show(console, figures["command"], about, [ratings, INDEX])


def _row(rating: Rating, players: int) -> Sequence[str]:
    return (
        rating.bot,
        f"{rating.rating:.2f}",
        f"{rating.sigma:.2f}",
        f"{rating.seats:,}",
        f"{rating.share:.1%}",
        f"{rating.share * players:.2f}",
        f"{rating.points:.2f}",
    )

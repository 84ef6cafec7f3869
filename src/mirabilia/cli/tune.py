"""`mirabilia tune`: find better weights for the Strategist."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mirabilia.cli.lab.options import where_of

if TYPE_CHECKING:
    from mirabilia.lab.course import Generation, Head
    from mirabilia.lab.spread import Where
    from mirabilia.lab.tune import Outcome

FILE = click.Path(path_type=Path)


@click.command("tune")
@click.argument("game")
@click.option("--players", type=int, default=3, show_default=True, help="How many play.")
@click.option("--generations", type=int, default=60, show_default=True, help="How many in all, earlier ones included.")
@click.option("--population", type=int, help="Candidates of a generation; more the more weights, if left out.")
@click.option("--deals", type=int, default=100, show_default=True, help="Deals for each candidate, from every seat.")
@click.option("--seed", type=int, default=0, show_default=True, help="Same seed, same weights.")
@click.option("--sigma", type=float, default=1.0, show_default=True, help="How far the first candidates stray.")
@click.option("--jobs", type=int, help="Processes side by side; all cores if left out.")
@click.option("--ray", metavar="ADDRESS", help="Work on a Ray cluster instead; needs mirabilia[cluster].")
@click.option(
    "--out", type=FILE, required=True, help="Write the weights into this file, which keeps its other sections."
)
@click.option("--plot", type=FILE, help="Draw the course into this file, .svg or .png.")
@click.option("--start", type=FILE, help="Begin with the weights of this file; hand-made ones if left out.")
@click.option("--against", type=FILE, help="Take the first opponents from this file; the start if left out.")
@click.option(
    "--backend",
    type=click.Choice(["numba", "python"]),
    default="numba",
    show_default=True,
    help="What runs the rules; the weights are the same.",
)
def tune(
    game: str,
    players: int,
    generations: int,
    population: int | None,
    deals: int,
    seed: int,
    sigma: float,
    jobs: int | None,
    ray: str | None,
    out: Path,
    plot: Path | None,
    start: Path | None,
    against: Path | None,
    backend: str,
) -> None:
    """Find better weights for the Strategist, by play against itself.

    The same command again goes on where the last one was stopped: what was found lies in a file beside --out.
    """
    os.environ["MIRABILIA_BACKEND"] = backend  # before anything of the engine is imported
    from mirabilia.lab.games import room
    from mirabilia.lab.tunable import HOMES, tunable
    from mirabilia.lab.tune import check_head, make_head
    from mirabilia.lab.weights import load_weights

    room(game).game.check_players(players)
    names = tunable(HOMES[game]).names
    first, champion = (load_weights(path, players, names) if path else None for path in (start, against))
    head = make_head(
        game, players, population=population, deals=deals, seed=seed, sigma=sigma, start=first, against=champion
    )
    check_head(head, generations)
    _check_files(out, plot)
    outcome = _tune(head, generations, where_of(jobs, ray), out)
    command = _command(head, generations, {"--start": start, "--against": against, "--out": out})
    _store(out, head, outcome, command)
    if plot:
        _draw(plot, head, outcome)
    _show(head, outcome, out)


def _check_files(out: Path, plot: Path | None) -> None:
    """Refuse files that could not be written, before the work."""
    from mirabilia.lab.files import check_writable
    from mirabilia.lab.plot import check_plot
    from mirabilia.lab.weights import load_sections

    check_writable(out)
    if out.is_file():
        load_sections(out)
    if plot:
        check_plot(plot)


def _tune(head: Head, generations: int, where: Where, out: Path) -> Outcome:
    from mirabilia.core.kernel import compiled
    from mirabilia.lab.tune import tune as tune_all
    from mirabilia.lab.tune import warm_up

    errors = Console(stderr=True)
    if not compiled(f"bots.{head.game}"):
        errors.print("Compiling the engine and its bots, once for this version: about a minute.")
    warm_up(head)
    with _progress(errors) as bar:
        return tune_all(head, generations, where, _state_file(out, head), _teller(errors, bar, generations))


def _state_file(out: Path, head: Head) -> Path:
    """Return where the course is kept: one file may hold the weights of several numbers of players."""
    return out.with_name(f"{out.name}.{head.players}.state")


def _progress(console: Console) -> AbstractContextManager[Progress | None]:
    """Return a progress bar where somebody can see it."""
    if not console.is_terminal:
        return nullcontext()
    columns = ("generation", MofNCompleteColumn(), BarColumn(12), TextColumn("{task.description}"), "left")
    return Progress(*columns, TimeRemainingColumn(), console=console, transient=True)


def _teller(console: Console, bar: Progress | None, generations: int) -> Callable[[Sequence[Generation]], None]:
    """Return what tells of a new generation: in the bar, or as a line where there is none."""
    task = bar.add_task("", total=generations) if bar else None

    def done(course: Sequence[Generation]) -> None:
        number, last = len(course), course[-1]
        champion = max((at for at, each in enumerate(course, 1) if each.champion), default=0)
        text = f"best {last.best:.3f} mean {last.average:.3f} champion {champion or 'first'}"
        if bar and task is not None:
            bar.update(task, completed=number, description=text)
        else:
            console.print(f"generation {number} of {generations}: {text}", highlight=False, soft_wrap=True)

    return done


def _command(head: Head, generations: int, files: dict[str, Path | None]) -> str:
    """Return the command that finds these weights, on any machine."""
    words = ["mirabilia", "tune", head.game, "--players", head.players, "--generations", generations]
    words += ["--population", head.population, "--deals", head.deals, "--seed", head.seed]
    words += ["--sigma", f"{head.sigma:g}"] if head.sigma != 1 else []
    for option, path in files.items():
        if path:
            words += [option, path.name if path.is_absolute() else path]
    return shlex.join(map(str, words))


def _store(out: Path, head: Head, outcome: Outcome, command: str) -> None:
    from mirabilia.bots.tuned import Section
    from mirabilia.lab.weights import store_section

    share, low, high = (round(figure, 4) for figure in (outcome.score.share, *outcome.score.interval))
    weights = dict(zip(head.names, outcome.weights, strict=True))
    section = Section(command=command, games=outcome.score.games, win_share=share, low=low, high=high, weights=weights)
    store_section(out, head.players, section)


def _draw(plot: Path, head: Head, outcome: Outcome) -> None:
    from mirabilia.lab.course import draw

    draw(plot, head, outcome.course)


def _show(head: Head, outcome: Outcome, out: Path) -> None:
    """Print what was found."""
    score = outcome.score
    low, high = score.interval
    champions = sum(generation.champion for generation in outcome.course)
    print(
        f"{len(outcome.course)} generations, {champions} new champions. Against the start: {score.share:.1%} of "
        f"{score.games:,} games won (95 %: {low:.1%} to {high:.1%}; even is {1 / head.players:.1%}), "
        f"{score.margin:+.2f} points. Weights: {out}"
    )

"""`mirabilia tune`: find better weights for the Strategist."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mirabilia.cli.help.spoken import option, verb
from mirabilia.cli.lab.options import FILE, PLAYERS, SEED, spread_options
from mirabilia.cli.lab.progress import Done, make_ready, progress
from mirabilia.text import say

if TYPE_CHECKING:
    from mirabilia.lab.course import Generation, Head
    from mirabilia.lab.spread import Where
    from mirabilia.lab.tune import Outcome


@verb("tune", say("verb-tune"), say("verb-tune-more"))
@click.argument("game")
@PLAYERS
@option("--generations", type=int, default=60, show_default=True, help=say("tune-option-generations"))
@option("--population", type=int, help=say("tune-option-population"))
@option("--deals", type=int, default=100, show_default=True, help=say("tune-option-deals"))
@SEED
@option("--sigma", type=float, default=1.0, show_default=True, help=say("tune-option-sigma"))
@spread_options
@option("--out", type=FILE, required=True, help=say("tune-option-out"))
@option("--plot", type=FILE, help=say("tune-option-plot"))
@option("--start", type=FILE, help=say("tune-option-start"))
@option("--against", type=FILE, help=say("tune-option-against"))
def tune(
    game: str,
    players: int | None,
    generations: int,
    population: int | None,
    deals: int,
    seed: int,
    sigma: float,
    where: Where,
    out: Path,
    plot: Path | None,
    start: Path | None,
    against: Path | None,
) -> None:
    """Find better weights for the Strategist by self-play."""
    from mirabilia.core.registry import describe
    from mirabilia.lab.tunable import tunable
    from mirabilia.lab.tune import check_head, make_head
    from mirabilia.lab.weights import load_weights

    players = describe(game).players_or_usual(players)
    names = tunable(game).names
    first, champion = (load_weights(path, players, names) if path else None for path in (start, against))
    head = make_head(
        game, players, population=population, deals=deals, seed=seed, sigma=sigma, start=first, against=champion
    )
    check_head(head, generations)
    _check_files(out, plot)
    outcome = _tune(head, generations, where, out)
    command = _command(head, generations, {"--start": start, "--against": against, "--out": out})
    _store(out, head, outcome, command)
    if plot:
        _draw(plot, head, outcome)
    _show(head, outcome, out)


def _check_files(out: Path, plot: Path | None) -> None:
    """Refuse files that could not be written, before the work begins."""
    from mirabilia.files import check_writable
    from mirabilia.lab.plot import check_plot
    from mirabilia.lab.weights import load_sections

    check_writable(out)
    if out.is_file():
        load_sections(out)
    if plot:
        check_plot(plot)


def _tune(head: Head, generations: int, where: Where, out: Path) -> Outcome:
    from mirabilia.lab.tune import tune as tune_all

    make_ready(head.game)
    with progress(generations, "generation") as done:
        return tune_all(head, generations, where, _state_file(out, head), _teller(done))


def _state_file(out: Path, head: Head) -> Path:
    """Return where the course is kept: one file of weights may serve several numbers of players."""
    return out.with_name(f"{out.name}.{head.players}.state")


def _teller(done: Done) -> Callable[[Sequence[Generation]], None]:
    """Return a function that reports what each new generation found."""
    told = 0

    def tell(course: Sequence[Generation]) -> None:
        nonlocal told
        champion = max((at for at, each in enumerate(course, 1) if each.champion), default="first")
        found = f"best {course[-1].best:.3f} mean {course[-1].average:.3f} champion {champion}"
        done(len(course) - told, found)
        told = len(course)

    return tell


def _command(head: Head, generations: int, files: dict[str, Path | None]) -> str:
    """Return the command that finds the same weights on any machine."""
    words = ["mirabilia", "tune", head.game, "--players", head.players, "--generations", generations]
    words += ["--population", head.population, "--deals", head.deals, "--seed", head.seed]
    words += ["--sigma", f"{head.sigma:g}"] if head.sigma != 1 else []
    for flag, path in files.items():
        if path:
            words += [flag, path.name if path.is_absolute() else path]
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

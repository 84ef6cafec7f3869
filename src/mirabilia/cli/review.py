"""`mirabilia review`: review a finished game: everybody's chances, what each decision cost, and why."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mirabilia.cli.help.spoken import option, verb
from mirabilia.cli.lab.options import BACKEND, FILE, SEED
from mirabilia.text import say

if TYPE_CHECKING:
    from mirabilia.core.record import Record
    from mirabilia.insight.model import Review


@verb("review", say("verb-review"), say("verb-review-more"))
@click.argument("file", type=click.Path(path_type=Path))
@option("--seat", "seats", type=int, multiple=True, help=say("review-option-seat"))
@option("--html", "html_file", type=FILE, help=say("review-option-html"))
@option("--json", "json_file", type=FILE, help=say("review-option-json"))
@option("--effort", type=click.FloatRange(0.001, 100), default=1.0, show_default=True, help=say("review-option-effort"))
@SEED
@BACKEND
def review(
    file: Path,
    seats: tuple[int, ...],
    html_file: Path | None,
    json_file: Path | None,
    effort: float,
    seed: int,
    backend: str,
) -> None:
    """Review a finished game: chances, costly decisions, and why."""
    os.environ["MIRABILIA_BACKEND"] = backend  # before anything of the engine is imported
    from mirabilia.cli.insight.screen import screen_of
    from mirabilia.cli.lab.figures import console_beside
    from mirabilia.cli.lab.progress import make_ready
    from mirabilia.files import check_writable
    from mirabilia.library.records import read_game

    for target in (html_file, json_file):
        if target:
            check_writable(target)
    game, record = read_game(file)
    make_ready(game.name)
    made = _made(record, seats, effort, seed, str(file))
    _write(made, html_file, json_file)
    console = console_beside(json_file)
    for part in screen_of(made):
        console.print(part)


def _made(record: Record, seats: tuple[int, ...], effort: float, seed: int, source: str) -> Review:
    """Make the review, and show its progress."""
    from mirabilia.cli.lab.progress import progress
    from mirabilia.insight.model import DecisionReview
    from mirabilia.insight.review import blank_review, grown, review_parts, scaled

    work = scaled(effort)
    made = blank_review(record, work, seed)
    decisions = len(record.moves) * (len(seats) or made.players) // made.players
    with progress(decisions, "decision") as done:
        for part in review_parts(record, seats or None, work, seed, source):
            made = grown(made, part)
            done(isinstance(part, DecisionReview))
    return made


def _write(made: Review, html_file: Path | None, json_file: Path | None) -> None:
    """Write the review where it was asked for."""
    from mirabilia.cli.insight.page import page_of
    from mirabilia.cli.lab.figures import write_json
    from mirabilia.files import whole_file
    from mirabilia.text import language_in_use

    if html_file:
        with whole_file(html_file) as file:
            file.write(page_of(made, language_in_use()).encode())
    if json_file:
        write_json(json_file, made)

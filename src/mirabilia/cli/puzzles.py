"""`mirabilia puzzles`: find puzzles in games of strong bots, and keep them in a file."""

from __future__ import annotations

import os
from pathlib import Path

import click
from msgspec.structs import replace
from rich.console import Console

from mirabilia.cli.help.spoken import option, verb
from mirabilia.cli.lab.options import BACKEND, FILE, SEED
from mirabilia.text import say


@verb("puzzles", say("verb-puzzles"), say("verb-puzzles-more"))
@click.argument("game")
@option("--count", default=300, show_default=True, help=say("puzzles-option-count"))
@option("--games", default=10_000, show_default=True, help=say("puzzles-option-games"))
@option("--out", type=FILE, required=True, help=say("puzzles-option-out"))
@SEED
@BACKEND
def puzzles(game: str, count: int, games: int, out: Path, seed: int, backend: str) -> None:
    """Find puzzles in games of strong bots, and keep them in a file."""
    os.environ["MIRABILIA_BACKEND"] = backend  # before anything of the engine is imported
    from mirabilia.cli.lab.progress import make_ready, progress
    from mirabilia.core.errors import UsageError
    from mirabilia.files import check_writable
    from mirabilia.insight.puzzles import PuzzleSearch, read_puzzles, write_puzzles
    from mirabilia.lab.puzzles import find_puzzles

    check_writable(out)
    search, found = read_puzzles(out) if out.exists() else (PuzzleSearch(game, seed), ())
    if (search.game, search.seed) != (game, seed):
        raise UsageError(f"{out} has puzzles of {search.game} with seed {search.seed}; give another file").said(
            "other_puzzles", file=str(out), game=search.game, seed=str(search.seed)
        )
    make_ready(game)
    with progress(count, "puzzle") as done:
        done(len(found))
        while len(found) < count and search.searched < games:
            finds = find_puzzles(game, seed, search.searched)
            agreed = [find.puzzle for find in finds if find.agreed]
            refuted = search.refuted + len(finds) - len(agreed)
            search, found = replace(search, searched=search.searched + 1, refuted=refuted), (*found, *agreed)
            write_puzzles(out, search, found)
            done(len(agreed))
    told = f"{len(found)} puzzles in {search.searched} games; a deeper search refuted {search.refuted} more"
    Console().print(f"{out}: {told}", soft_wrap=True)

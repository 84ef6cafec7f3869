"""Pictures of what the lab found out; the same figures give the same file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from mirabilia.core.errors import UsageError
from mirabilia.lab.files import check_writable, whole_file
from mirabilia.lab.ratings import Rating

SUFFIXES = (".svg", ".png")
BLUE = "#3f83d0"


def check_plot(path: Path) -> None:
    """Refuse a picture that cannot be drawn, before the work that it is to show."""
    if path.suffix not in SUFFIXES:
        raise UsageError(f"{path} is no picture; it must end with {' or '.join(SUFFIXES)}")
    check_writable(path)
    _figure(1)


def plot_ratings(path: Path, title: str, ratings: Sequence[Rating]) -> None:
    """Draw every bot's rating with two standard deviations to both sides, the best on top."""
    figure = _figure(len(ratings))
    axes = figure.add_subplot()
    places = range(len(ratings), 0, -1)
    spans = [2 * rating.sigma for rating in ratings]
    axes.errorbar([rating.rating for rating in ratings], places, xerr=spans, fmt="o", color=BLUE, capsize=4)
    axes.set_yticks(list(places), [rating.bot for rating in ratings])
    axes.set_ylim(0.4, len(ratings) + 0.6)
    axes.set_xlabel("rating, with two standard deviations")
    axes.set_title(title, loc="left")
    axes.grid(axis="x", alpha=0.3)
    axes.spines[["top", "right", "left"]].set_visible(False)
    with whole_file(path) as file:
        metadata = {"Date": None} if path.suffix == ".svg" else None
        figure.savefig(file, format=path.suffix[1:], metadata=metadata)


def _figure(rows: int) -> Any:
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError:
        raise UsageError("a picture needs matplotlib, which is not installed; install mirabilia[lab]") from None
    matplotlib.rcParams["svg.hashsalt"] = "mirabilia"  # names inside a file that do not change
    return Figure(figsize=(8, 1.4 + 0.5 * rows), layout="constrained")

"""How the lab draws: one look for every picture, whether on a page or in its own file.

The same figures give the same file. Matplotlib is imported only when something is drawn: it is an extra.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mirabilia.core.errors import UsageError
from mirabilia.files import check_writable, whole_file
from mirabilia.lab.extra import need

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SUFFIXES = (".svg", ".png")
INK, FAINT, MARK, SECOND = "#22211e", "#8d887c", "#1f6f8b", "#b4532a"
"""Colours of words, of what stays in the background, of what is shown, and of what is shown beside it."""
WIDTH = 5.2
"""In inches: narrow enough to be read on a phone without zooming."""
STYLE = {
    "svg.fonttype": "none",
    "svg.hashsalt": "mirabilia",  # so that names inside a file do not change
    "savefig.dpi": 200,
    "font.family": "sans-serif",
    "font.size": 9,
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.titlelocation": "left",
    "axes.titlesize": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": FAINT,
    "grid.linewidth": 0.5,
    "grid.alpha": 0.4,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.frameon": False,
    "legend.fontsize": 8,
}


def check_plotting() -> None:
    """Refuse to begin if matplotlib, which draws, is missing."""
    need("matplotlib", "a plot")


def check_plot(path: Path) -> None:
    """Refuse a picture that cannot be drawn, before the work that it is to show."""
    if path.suffix not in SUFFIXES:
        known = ", ".join(SUFFIXES)
        raise UsageError(f"cannot draw {path}: its name must end in one of {known}").said(
            "plot_name", file=str(path), known=known
        )
    check_writable(path)
    check_plotting()


@contextmanager
def look() -> Iterator[None]:
    """Give everything drawn and saved in the block the house style."""
    with need("matplotlib", "a plot").rc_context(STYLE):
        yield


def canvas(height: float) -> tuple[Figure, Axes]:
    """Return something to draw on, `height` inches high."""
    figure: Figure = need("matplotlib.figure", "a plot").Figure(figsize=(WIDTH, height), layout="constrained")
    return figure, figure.subplots()


@contextmanager
def picture(path: Path, height: float) -> Iterator[tuple[Figure, Axes]]:
    """Give something to draw on, and write what was drawn to a file, whose extension decides the format."""
    check_plot(path)
    with look():
        figure, axes = canvas(height)
        yield figure, axes
        with whole_file(path) as file:
            save(figure, file, path.suffix[1:])


def save(figure: Figure, file: Any, kind: str, *, transparent: bool = False) -> None:
    """Write a figure, leaving the date out of SVG."""
    figure.savefig(file, format=kind, transparent=transparent, metadata={"Date": None} if kind == "svg" else None)


def add_legend(figure: Figure) -> None:
    """Say above a figure what its colours and symbols mean."""
    figure.legend(loc="outside upper left", ncols=2)


def name_rows(axes: Axes, names: list[str]) -> None:
    """Name the rows, the first on top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x")

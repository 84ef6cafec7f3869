"""The course of a tuning: what each generation found, on disk after every one of them, and as a picture."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from mirabilia.core.errors import UsageError
from mirabilia.lab.files import check_writable, read_file, whole_file

if TYPE_CHECKING:
    from matplotlib.axes import Axes

PLOTS = (".svg", ".png")


class Head(Struct, frozen=True):
    """Everything that decides a tuning, but for how long it goes on."""

    game: str
    players: int
    population: int
    deals: int
    seed: int
    sigma: float
    names: tuple[str, ...]
    start: tuple[int, ...]
    """The weights it starts from."""
    steps: tuple[int, ...]
    against: tuple[int, ...]
    """The first champion."""


class Generation(Struct, frozen=True):
    """One round: candidates around a mean, their fitness, and the trial of the new mean against the champion."""

    points: tuple[tuple[float, ...], ...]
    """The candidates, in steps from the start."""
    fitness: tuple[float, ...]
    mean: tuple[int, ...]
    """The weights that the search now holds best."""
    share: float
    """What the mean won against the champion, on deals that no candidate has seen."""
    champion: bool
    """Whether the mean has become the champion."""

    @property
    def best(self) -> float:
        """Return the fitness of the best candidate."""
        return max(self.fitness)

    @property
    def average(self) -> float:
        """Return the mean fitness of the candidates."""
        return sum(self.fitness) / len(self.fitness)


def resume(path: Path, head: Head) -> list[Generation]:
    """Return the generations of a tuning that a file holds, and make the file ready for the next.

    A last line without an end is from a process that was killed while it wrote; that generation is played again.
    """
    check_writable(path)
    lines = read_file(path).split(b"\n")[:-1] if path.exists() else []
    try:
        found = msgspec.json.decode(lines[0], type=Head) if lines else head
        course = [msgspec.json.decode(line, type=Generation) for line in lines[1:]]
    except msgspec.MsgspecError:
        raise UsageError(f"{path} is not what a tuning left; remove it to begin anew") from None
    for name in Head.__struct_fields__:
        if getattr(found, name) != getattr(head, name):
            raise UsageError(
                f"{path} is of a tuning with another {name}; repeat its command to go on, "
                "or remove it to begin anew, or choose another --out"
            )
    with whole_file(path) as file:
        file.write(b"".join(line + b"\n" for line in [msgspec.json.encode(head), *lines[1:]]))
    return course


def append(path: Path, generation: Generation) -> None:
    """Add a generation to a file, for good when this returns."""
    with path.open("ab") as file:
        file.write(msgspec.json.encode(generation) + b"\n")
        file.flush()
        os.fsync(file.fileno())


def check_plotting(path: Path) -> None:
    """Refuse a plot that cannot be drawn, before the work it is to show."""
    if path.suffix not in PLOTS:
        raise UsageError(f"cannot draw {path}: its name must end in {' or '.join(PLOTS)}")
    try:
        import matplotlib  # noqa: F401 - only whether it is there
    except ImportError:
        raise UsageError("plots need matplotlib; install it with: pip install 'mirabilia[lab]'") from None


def draw(path: Path, head: Head, course: Sequence[Generation]) -> None:
    """Draw the fitness by generation; the format follows the ending of the file's name."""
    check_plotting(path)
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    # Without a date and with ids from a fixed salt, the same course gives the same file.
    with rc_context({"svg.hashsalt": "mirabilia", "svg.fonttype": "none"}):
        figure = Figure(figsize=(9, 5), layout="constrained")
        _plot(figure.add_subplot(), head, course)
        with whole_file(path) as file:
            figure.savefig(file, format=path.suffix[1:], metadata={"Date": None} if path.suffix == ".svg" else None)


def _plot(axes: Axes, head: Head, course: Sequence[Generation]) -> None:
    numbers = range(1, len(course) + 1)
    axes.plot(numbers, [each.best for each in course], color="tab:green", label="best candidate, fitness")
    axes.plot(numbers, [each.average for each in course], color="tab:blue", label="all candidates, mean fitness")
    axes.plot(numbers, [each.share for each in course], color="tab:orange", label="mean against champion, win share")
    axes.axhline(1 / head.players, color="grey", linewidth=0.8, linestyle=":", label="even")
    label: str | None = "new champion"
    for number, each in zip(numbers, course, strict=True):
        if each.champion:
            axes.axvline(number, color="tab:red", linewidth=0.8, linestyle="--", label=label)
            label = None  # one line in the legend for all of them
    axes.set_title(f"tuning {head.game}, {head.players} players, seed {head.seed}")
    axes.set_xlabel("generation (the fitness falls where a stronger champion takes over)")
    axes.set_ylabel("against the champion")
    axes.legend(loc="best", fontsize="small")

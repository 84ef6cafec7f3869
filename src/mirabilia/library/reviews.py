"""Reviews of finished games, and advice on decisions yet to be made."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import Any

from mirabilia.bots.bot import Budget
from mirabilia.core.errors import UsageError
from mirabilia.core.game import AnyView
from mirabilia.core.record import Record
from mirabilia.core.seed import check_number
from mirabilia.insight import review as insight
from mirabilia.insight.advice import HINT, Adviser
from mirabilia.insight.model import Advice, Review
from mirabilia.library.bots import Choosable
from mirabilia.library.records import replay


def review(
    source: Record | bytes | str | PathLike[str],
    seats: Sequence[int] | None = None,
    *,
    effort: float = 1.0,
    seed: int = 0,
) -> Review:
    """Review a finished game: everybody's chances, what each decision of these seats, or of all, cost, and why.

    Takes what `replay` takes; RecordError if it does not replay or is not over. More effort makes it sharper. It
    takes seconds on the numba backend, and many minutes on the python backend.
    """
    check_number(seed)
    if effort <= 0:
        raise UsageError(f"an effort of {effort} makes no review; 1 is the usual one")
    return insight.review(replay(source).record, seats, insight.scaled(effort), seed)


def hint(view: AnyView, decision: Choosable[Any], playouts: int | None = None, seed: int = 0) -> Advice:
    """Weigh the options of a decision by what the view shows, and say why the best is better than the next."""
    check_number(seed)
    return Adviser(view, decision).hint(HINT if playouts is None else Budget(playouts), seed)

"""What an option brings that no score sheet shows yet: stages and tokens within reach, extra cards, the Cat."""

from __future__ import annotations

from mirabilia.core.prospect import Prospect
from mirabilia.games.architects.model import Option
from mirabilia.games.architects.outlook import Consequence


def prospects_of(_option: Option, consequence: Consequence) -> tuple[Prospect, ...]:
    """Return what an option brings: a `stage` to build, a `token` to take, a stage's effect, `draws`, the `cat`."""
    found = [Prospect("stage", "", stage.stage) for stage in consequence.builds]
    if consequence.sets:
        found.append(Prospect("token"))
    if consequence.effect:
        found.append(Prospect(consequence.effect))
    if consequence.draws:
        found.append(Prospect("draws", "", consequence.draws))
    if consequence.cat:
        found.append(Prospect("cat"))
    return tuple(found)

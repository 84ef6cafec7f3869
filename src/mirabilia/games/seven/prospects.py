"""What an option brings that no score sheet shows yet: structures that it will make free, powers, coins."""

from __future__ import annotations

from functools import cache

from mirabilia.core.prospect import Prospect
from mirabilia.games.seven.model import Build, BuildFree, Dig, Option
from mirabilia.games.seven.outlook import Consequence
from mirabilia.games.seven.tables import CARDS


def prospects_of(option: Option, consequence: Consequence) -> tuple[Prospect, ...]:
    """Return what an option brings: `frees` a card of an age, a `power` by its stage, or a number of `coins`."""
    found = [Prospect("power", f"power-{power}", consequence.stage or 0) for power in consequence.powers]
    if isinstance(option.move, Build | BuildFree | Dig):
        found += _freed_by(option.move.card)
    if consequence.earned:
        found.append(Prospect("coins", "", consequence.earned))
    return tuple(found)


@cache
def _freed_by(name: str) -> tuple[Prospect, ...]:
    """Return the cards that a card makes free later, each with its age."""
    building = next(card.building for card in CARDS if card.id == name)
    return tuple(Prospect("frees", f"card-{card.id}", card.age) for card in CARDS if building in card.free_with)

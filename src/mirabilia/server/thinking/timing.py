"""How long a bot thinks while people wait, by its name."""

from __future__ import annotations

from contextlib import suppress

from msgspec.structs import replace

from mirabilia.bots.bot import GRACE
from mirabilia.bots.roster import Entrant, parse_entrant, write_entrant
from mirabilia.core.errors import UsageError

THINKING = 1.0
"""Seconds that a searching bot thinks about a decision unless its name says how long."""


def program_of(bot: str) -> str | None:
    """Return the name of the program that a bot is, None for a bot of ours and for an unknown name."""
    entrant = entrant_of(bot)
    return entrant.program if entrant else None


def timed(bot: str) -> str:
    """Return a bot's name with the seconds it may think while people wait, unless the name already says how long."""
    entrant = entrant_of(bot)
    if not entrant or not entrant.searches or entrant.playouts is not None or entrant.seconds is not None:
        return bot  # the process that is asked reports what is wrong with a name
    return write_entrant(replace(entrant, seconds=THINKING))


def is_hurried(bot: str, seconds: float) -> bool:
    """Return whether a bot that may think for this long would usually think for more than twice as long."""
    entrant = entrant_of(bot)
    usual = entrant.seconds if entrant and entrant.searches else None
    return usual is not None and max(seconds - GRACE, seconds / 2) < usual / 2


def entrant_of(bot: str) -> Entrant | None:
    """Read the name of a bot; None for an unknown one, such as an old log may hold."""
    with suppress(UsageError):
        return parse_entrant(bot)
    return None

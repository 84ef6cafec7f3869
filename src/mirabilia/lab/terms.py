"""Terms: what is played, in a match, ladder or tuning, and by which rules and bots; the first line of a ledger."""

from __future__ import annotations

from collections.abc import Iterable
from socket import gethostname

from msgspec import Struct, field

import mirabilia
from mirabilia.bots.roster import parse_entrant, sources_of_bots
from mirabilia.core.errors import UsageError
from mirabilia.programs.given import Given

FORMAT = 1


class LedgerHead(Struct, frozen=True, kw_only=True, tag_field="mirabilia", forbid_unknown_fields=True):
    """What is played, but not how many games."""

    format: int = FORMAT
    version: str = mirabilia.__version__
    sources: str = ""
    """The hash of the rules and of the bots that play: others may play differently under the same names."""
    game: str
    players: int
    seed: int = 0
    programs: tuple[Given, ...] = ()
    """The programs among the bots: another command or file under the same name may play differently."""
    wishes: str = field(default="", name="wonders")
    """Wishes for the boards, in the game's notation; the rest are drawn for each deal."""


def check_sources(terms: LedgerHead, bots: Iterable[str]) -> None:
    """Refuse to play if the installed rules or bots differ from those the work was begun with."""
    if sources_of_bots(terms.game, map(parse_entrant, bots)) != terms.sources:
        raise UsageError(
            f"{gethostname()} has other rules or bots of {terms.game} than the machine that asks; "
            "install the same version on every node"
        ).said("other_version", machine=gethostname(), game=terms.game)

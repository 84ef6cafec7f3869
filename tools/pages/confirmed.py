"""Which later sources play the matches of the ladder as they were played, noted beside their ledgers."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from mirabilia.bots.roster import parse_entrant, sources_of_bots
from mirabilia.files import whole_file
from mirabilia.lab.ledger import Ledger
from mirabilia.lab.match import Deal, Match, first_deals, play_match, read_match
from mirabilia.lab.spread import Where

NOTES = "confirmed.toml"
"""What was found, beside the ledgers."""
_HEAD = (
    "# Written by `python -m tools.confirm_matches`: sources that played the first deals of a ledger just as it says.\n"
)


class Confirmation(Struct, frozen=True):
    """That other sources play a ledger's first deals as it says."""

    sources: str
    deals: int


def present_sources(match: Match) -> str:
    """Return the sources by which this version would play a match."""
    return sources_of_bots(match.game, map(parse_entrant, (match.hero, *match.others)))


def read_confirmations(folder: Path) -> dict[str, Confirmation]:
    """Return what was confirmed, by the names of the ledgers."""
    notes = folder / NOTES
    if not notes.exists():
        return {}
    return {name: Confirmation(**said) for name, said in tomllib.loads(notes.read_text("utf-8")).items()}


def write_confirmations(folder: Path, confirmed: Mapping[str, Confirmation]) -> None:
    """Write what was confirmed."""
    parts = [f'\n[{name}]\nsources = "{one.sources}"\ndeals = {one.deals}\n' for name, one in sorted(confirmed.items())]
    with whole_file(folder / NOTES) as file:
        file.write((_HEAD + "".join(parts)).encode())


def plays_the_same(match: Match, deals: Sequence[Deal], where: Where) -> bool:
    """Return whether the present sources play these first deals of a match as they were played."""
    present = replace(match, sources=present_sources(match))
    return play_match(present, len(deals), Ledger(None, []), where) == list(deals)


def _is_older(path: Path) -> bool:
    """Return whether there is such a ledger, of other sources than the present ones."""
    if not path.exists():
        return False
    match, _ = read_match(path)
    return match.sources != present_sources(match)


def confirm(folder: Path, wanted: Sequence[str], deals: int, where: Where) -> Iterator[str]:
    """Play the older ledgers of a folder again, note which are confirmed, and yield a line about each.

    Notes about ledgers that are gone, or have been played anew, are dropped.
    """
    confirmed = {name: one for name, one in read_confirmations(folder).items() if _is_older(folder / f"{name}.jsonl")}
    for path in sorted(folder.glob("*.jsonl")):
        match, kept = read_match(path)
        present, first = present_sources(match), first_deals(kept)[:deals]
        again = confirmed.get(path.stem)
        known = again is not None and again.sources == present and again.deals >= len(first)
        if match.sources == present or known or (wanted and not path.stem.startswith(tuple(wanted))):
            continue
        same = plays_the_same(match, first, where)
        if same:
            confirmed[path.stem] = Confirmation(present, len(first))
            write_confirmations(folder, confirmed)
        yield f"{path.stem}: {len(first)} deals ended {'as they did' if same else 'OTHERWISE'}"

"""Ledgers of the ladder, played again where sources have changed: python -m tools.confirm_matches [NAME...].

A change that should not alter how bots play, such as a faster kernel, makes every line of the ladder older all the
same. This plays the first deals of the older ledgers with the present sources. Where every game ends as it did, with
the same points in every category for every seat, that is noted beside the ledgers, and the ladder's page says so. A
ledger whose games end otherwise stays older. Each NAME is the beginning of ledgers' names.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

import mirabilia
from mirabilia.bots.roster import parse_entrant, sources_of_bots
from mirabilia.files import whole_file
from mirabilia.lab.ledger import Ledger
from mirabilia.lab.match import Deal, Match, first_deals, play_match, read_match
from mirabilia.lab.spread import Local, Where, cores

MATCHES = Path(__file__).resolve().parents[1] / "docs/reference/matches"
NOTES = "confirmed.toml"
"""What was found, beside the ledgers."""
DEALS = 5
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


def confirm(folder: Path, wanted: Sequence[str], deals: int, where: Where) -> list[str]:
    """Play the older ledgers of a folder again, note which are confirmed, and return a line about each."""
    lines, confirmed = [], read_confirmations(folder)
    for path in sorted(folder.glob("*.jsonl")):
        match, kept = read_match(path)
        present = present_sources(match)
        again = confirmed.get(path.stem)
        known = match.sources == present or (again is not None and again.sources == present)
        if known or (wanted and not path.stem.startswith(tuple(wanted))):
            continue
        first = first_deals(kept)[:deals]
        same = plays_the_same(match, first, where)
        if same:
            confirmed[path.stem] = Confirmation(present, len(first))
            write_confirmations(folder, confirmed)
        lines.append(f"{path.stem}: {len(first)} deals {'ended as they did' if same else 'ENDED OTHERWISE'}")
        print(lines[-1], flush=True)
    return lines


def main() -> None:
    """Confirm what can be confirmed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="the beginning of ledgers' names")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"deals to play again ({DEALS})")
    options = parser.parse_args()
    mirabilia.use_backend("numba")
    confirm(MATCHES, options.names, options.deals, Local(jobs=cores()))


if __name__ == "__main__":
    main()

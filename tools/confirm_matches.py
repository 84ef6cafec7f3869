"""Ledgers of the ladder, played again where sources have changed: python -m tools.confirm_matches [NAME...].

A change that should not alter how bots play, such as a faster kernel, makes every line of the ladder older all the
same. This plays the first deals of the older ledgers with the present sources. Where every game ends as it did, with
the same points in every category for every seat, that is noted beside the ledgers, and the ladder's page says so. A
ledger whose games end otherwise stays older. Each NAME is the beginning of ledgers' names. Then write the pages again:
python -m tools.write_docs.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

MATCHES = Path(__file__).resolve().parents[1] / "docs/reference/matches"
DEALS = 3


def main() -> None:
    """Confirm what can be confirmed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="the beginning of ledgers' names")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"deals to play again ({DEALS})")
    options = parser.parse_args()
    if options.deals < 1:
        parser.error("--deals must be at least 1")
    os.environ["MIRABILIA_BACKEND"] = "numba"  # before anything of the engine is imported

    from mirabilia.lab.spread import Local, cores
    from tools.pages.confirmed import confirm

    for name in options.names:
        if not any(MATCHES.glob(f"{name}*.jsonl")):
            parser.error(f"no ledger in {MATCHES} has a name that begins with {name}")
    lines = confirm(MATCHES, options.names, options.deals, Local(jobs=cores()))
    print(next(lines, "Nothing to play: the ledgers are of these sources, or were confirmed before"), flush=True)
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main()

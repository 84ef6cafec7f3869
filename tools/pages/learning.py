"""The pages that name every number of the learning environments: docs/reference/learning-*.md."""

from __future__ import annotations

from mirabilia.core.descriptor import Descriptor
from mirabilia.core.features import PLACES, Features
from mirabilia.core.registry import describe
from mirabilia.text import say

FEWEST = 2
"""Players of the smallest table."""


def learning_page(game: str, command: str) -> str:
    """Return the page of a game: sizes, actions, entries."""
    described = describe(game)
    features, players = described.features, described.usual_players
    return "\n".join(
        [
            f"# {say(f'{game}-game')} as numbers",
            "",
            f"Version {features.version} of what [the learning environments](../learning.md) show and accept,",
            f"written by `{command}`; `VectorEnv.entries` and `VectorEnv.actions` have the same in code.",
            "",
            *_sizes(described),
            "",
            f"## Entries with {players} players",
            "",
            "The least value of each is 0. Cities come in the order of the table, from the seat's own to the left;",
            "with more players there are more of them, named in the same way.",
            "",
            "| column | entry | most | meaning |",
            "|---:|---|---:|---|",
            *(
                f"| {column} | `{entry.name}` | {entry.high} | {entry.meaning} |"
                for column, entry in enumerate(features.entries(players))
            ),
            "",
            "## Actions",
            "",
            "The same for every number of players. Where something can be paid in several ways, the cheapest is first.",
            "",
            "| number | action |",
            "|---:|---|",
            *(f"| {number} | {action} |" for number, action in enumerate(features.actions)),
            "",
            *(_padded(described.padded) if described.padded else ()),
        ]
    )


def _padded(features: Features) -> list[str]:
    """Return what the version with one observation for all tables adds: how its row is laid out."""
    entries = features.entries(FEWEST)
    names = [entry.name for entry in entries]
    firsts = [names.index(f"{place}.seated") for place in PLACES]
    size = firsts[1] - firsts[0]
    return [
        f"## Version {features.version}: one observation for any number of players",
        "",
        f"{len(entries)} entries, of the same names and with the same actions as above; a bound is the highest of all",
        "numbers of players. The table and the seat's own cards come first, up to the first block below. Each place at",
        f"the table has a block of {size} columns, all laid out alike, with zeros where nobody sits. Neighbours have",
        "the same columns at every table.",
        "",
        "| place | first column |",
        "|---|---:|",
        *(f"| `{place}` | {first} |" for place, first in zip(PLACES, firsts, strict=True)),
        "",
        "What version 1 does not have in this place, before the blocks and in them:",
        "",
        "| column | entry | most | meaning |",
        "|---:|---|---:|---|",
        *(
            f"| {column} | `{entry.name}` | {entry.high} | {entry.meaning} |"
            for column, entry in enumerate(entries[: firsts[1]])
            if entry.name.partition(".")[0] == "players" or entry.name.endswith((".seated", "self.free_city"))
        ),
        "",
    ]


def _sizes(game: Descriptor) -> list[str]:
    features, counts = game.features, list(game.rules.players)
    return [
        f"| players | {' | '.join(str(players) for players in counts)} |",
        "|---|" + "---:|" * len(counts),
        f"| entries of an observation | {' | '.join(str(len(features.entries(players))) for players in counts)} |",
        f"| actions | {' | '.join(str(len(features.actions)) for _ in counts)} |",
    ]

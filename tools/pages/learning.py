"""The pages that name every number of the learning environments: docs/reference/learning-*.md."""

from __future__ import annotations

from mirabilia.core.descriptor import Descriptor
from mirabilia.core.registry import describe
from mirabilia.text import say


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
        ]
    )


def _sizes(game: Descriptor) -> list[str]:
    features, counts = game.features, list(game.rules.players)
    return [
        f"| players | {' | '.join(str(players) for players in counts)} |",
        "|---|" + "---:|" * len(counts),
        f"| entries of an observation | {' | '.join(str(len(features.entries(players))) for players in counts)} |",
        f"| actions | {' | '.join(str(len(features.actions)) for _ in counts)} |",
    ]

"""First steps with the library: a bot of your own, a game, its record, what could have been, a match.

python examples/first_steps.py
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import mirabilia
from mirabilia.games.seven.model import Build, Decision, Option, View


def pick_cheapest(decision: Decision) -> Option:
    """Return the cheapest building there is, or the first option: a player in two lines."""
    buildings = [option for option in decision.options if isinstance(option.move, Build)]
    return min(buildings, key=lambda option: option.coins, default=decision.options[0])


def play_against(rival: mirabilia.Bot, seed: int) -> mirabilia.SevenPlay:
    """Play a game of three with the bot above at seat 0, and return it finished."""
    play = mirabilia.new_game("seven", players=3, seed=seed, wishes="gizah-B")
    while not play.over:
        decision = play.decision()
        mine = decision.seat == 0
        option = pick_cheapest(decision) if mine else rival.pick(play.view(decision.seat), decision)
        play.choose(option, decision.city)
    return play


def guess(view: View, card: str, worlds: int = 50) -> float:
    """Return how likely it is that the left neighbour holds a card, given what a seat can know."""
    assert view.seat is not None
    left = (view.seat + 1) % view.players
    found = [card in world.view(left).hand for world in mirabilia.sample_worlds(view, worlds)]
    return sum(found) / len(found)


def main() -> None:
    """Go through the steps."""
    play = play_against(mirabilia.bot("builder", seed=1), seed=7)
    result = play.result
    assert result is not None
    print("won by", result.winners, "with", [sheet.total for sheet in result.sheets])

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        mirabilia.save_record(play.record(), path)
        replay = mirabilia.replay(path)
    print("first move:", replay[0].city, replay[0].move)

    opening = mirabilia.new_game("seven", players=3, seed=7, wishes="gizah-B")
    print(f"the left neighbour holds a loom: {guess(opening.view(0), 'loom_age1'):.0%}")

    found = mirabilia.run_match("strategist", "builder", game="architects", players=2, deals=3)
    print(f"{found.match.hero} won {found.summary.share.value:.0%} of {found.summary.games} games")

    try:
        mirabilia.new_game("seven", players=8)
    except mirabilia.MirabiliaError as error:
        print("refused:", error)


if __name__ == "__main__":
    main()

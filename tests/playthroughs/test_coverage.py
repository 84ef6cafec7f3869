"""The house demands that the playthroughs together show everything there is in the game."""

import pytest

from tests.playthroughs import feats
from tests.playthroughs.write import PLANS, replayed


@pytest.fixture(scope="module")
def shown() -> set[str]:
    return {feat for name in PLANS for feat in feats.feats_of_game(replayed(name))}


@pytest.mark.parametrize(
    ("group", "size"),
    [
        (feats.CARDS, 78),
        (feats.STAGES, 42),
        (feats.CHAINS, 26),
        (feats.POWERS, 10),
        (feats.DEALINGS, 5),
        (feats.FREE_CITY, 6),
        (feats.CONFLICTS, 4),
    ],
    ids=["cards", "stages", "chains", "powers", "dealings", "free city", "conflicts"],
)
def test_the_playthroughs_show_all(group: set[str], size: int, shown: set[str]) -> None:
    assert len(group) == size
    assert sorted(group - shown) == []


def test_no_feat_is_known_only_to_the_games(shown: set[str]) -> None:
    assert sorted(shown - feats.ALL) == []

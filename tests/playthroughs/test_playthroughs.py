import pytest

from mirabilia.core.replay import replay
from mirabilia.games.seven.game import SEVEN
from tests.playthroughs.write import FOLDER, PLANS, path_of, replayed, told

LONGEST = 150
NAMES = list(PLANS)


def test_there_is_a_playthrough_for_every_number_of_players_and_none_without_a_plan() -> None:
    assert {SEVEN.parse_setup(setup).players for setup, _ in PLANS.values()} == set(SEVEN.players)
    assert sorted(FOLDER.iterdir()) == sorted(path_of(name) for name in PLANS)


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_written_anew_from_its_own_moves_is_the_same(name: str) -> None:
    text = path_of(name).read_text("utf-8")
    again = told(name, replayed(name))
    assert again.splitlines() == text.splitlines(), "to review it: python -m tests.playthroughs.write, then git diff"
    assert again == text


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_the_text_of_a_whole_game(name: str) -> None:
    text = path_of(name).read_text("utf-8")
    record = SEVEN.parse_game(text)
    *_, last = replay(SEVEN, record, name)
    assert (record.setup, record.seed) == PLANS[name]
    assert SEVEN.result(last.state) is not None
    bare = [line for line in text.splitlines() if not line.startswith("#")]
    assert "\n".join([*bare, ""]) == SEVEN.write_game(record)


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_short_enough_to_read(name: str) -> None:
    assert len(path_of(name).read_text("utf-8").splitlines()) < LONGEST

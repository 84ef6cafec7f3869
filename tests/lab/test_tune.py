"""Tuning: it climbs, the same seed gives the same weights, and an interruption changes nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from mirabilia.core.errors import MirabiliaError, RecordError, UsageError
from mirabilia.core.kernel import words
from mirabilia.core.registry import describe
from mirabilia.core.tally import WIN
from mirabilia.lab.course import Generation, Head, draw
from mirabilia.lab.spread import Local, hire
from mirabilia.lab.tunable import Meeting, meet, score, tunable
from mirabilia.lab.tune import Outcome, champion_of, check_head, make_head, tune
from tests.kit.hill.bots.contest import contest, points_of
from tests.kit.hill.bots.weights import BEST, START

HILL = "hill"
PACKAGE = "tests.kit.hill"
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def hill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIRABILIA_GAMES", PACKAGE)


def head(seed: int = 0, population: int = 8, deals: int = 6, sigma: float = 1.0) -> Head:
    return make_head(HILL, 3, population=population, deals=deals, seed=seed, sigma=sigma, start=None, against=None)


def run(state: Path, generations: int = 4, jobs: int = 1, seed: int = 0) -> Outcome:
    return tune(head(seed), generations, Local(jobs), state)


# Meetings


def test_equal_weights_share_the_victories_evenly() -> None:
    with hire(Local(1)) as workers:
        (even,) = meet(workers, [Meeting(HILL, 3, START, START, 5, 400)])
    assert even.games == 1200
    low, high = even.interval
    assert low < 1 / 3 < high
    assert high - low < 0.1


def test_a_meeting_plays_all_its_deals_and_only_them() -> None:
    sums = words(3)
    contest(4, 9, 0, 7, list(BEST), list(START), sums)
    with hire(Local(1)) as workers:
        (found,) = meet(workers, [Meeting(HILL, 4, BEST, START, 9, 7)])
    assert found.games == sums[2] == 28
    assert found.share == pytest.approx(sums[0] / WIN / 28)
    assert found.margin == pytest.approx(sums[1] / 28)
    assert found.fitness == pytest.approx(found.share + found.margin / 200)


def test_the_games_of_a_deal_are_one_observation() -> None:
    swinging = score([(2 * WIN, 0, 2), (0, 0, 2)] * 50)
    steady = score([(WIN, 0, 2)] * 100)
    assert swinging.share == steady.share == 0.5
    assert steady.error == 0
    assert swinging.error == pytest.approx(0.05, rel=0.01)


@pytest.mark.parametrize(("won", "low", "high"), [(WIN, 0.9638, 1), (0, 0, 0.0362)])
def test_even_a_hero_who_won_or_lost_every_deal_leaves_a_doubt(won: int, low: float, high: float) -> None:
    assert score([(won, 0, 1)] * 100).interval == pytest.approx((low, high), abs=1e-4)


# Climbing


def test_it_finds_better_weights_and_proves_it(tmp_path: Path) -> None:
    outcome = tune(head(population=12, deals=20), 25, Local(1), tmp_path / "state")
    assert points_of(list(outcome.weights)) > points_of(list(START)) + 20
    assert outcome.score.interval[0] > 1 / 3
    assert outcome.score.games == 20 * 10 * 3


def test_a_mean_that_wins_beyond_doubt_becomes_the_champion(tmp_path: Path) -> None:
    outcome = tune(head(population=12, deals=20), 12, Local(1), tmp_path / "state")
    changes = [at for at, each in enumerate(outcome.course) if each.champion]
    assert changes
    for at, each in enumerate(outcome.course):
        before, after = (champion_of(head(), outcome.course[:end]) for end in (at, at + 1))
        assert after == (each.mean if at in changes else before)
        assert each.share > 1 / 3 or at not in changes


def test_against_gives_the_first_champion(tmp_path: Path) -> None:
    strong = make_head(HILL, 3, population=8, deals=6, seed=0, sigma=1.0, start=None, against=BEST)
    assert champion_of(strong, []) == BEST
    weak, hard = (tune(each, 1, Local(1), tmp_path / str(at)) for at, each in enumerate((head(), strong)))
    assert hard.course[0].average < weak.course[0].average


# The same again


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    assert run(tmp_path / "1", jobs=1) == run(tmp_path / "2", jobs=2)
    assert (tmp_path / "1").read_bytes() == (tmp_path / "2").read_bytes()


def test_another_seed_gives_another_course(tmp_path: Path) -> None:
    assert run(tmp_path / "0").course != run(tmp_path / "1", seed=1).course


def test_a_tuning_in_parts_is_the_tuning_in_one(tmp_path: Path) -> None:
    whole = run(tmp_path / "whole", 6)
    for generations in (1, 4, 6):
        parts = run(tmp_path / "parts", generations)
    assert parts == whole
    assert (tmp_path / "parts").read_bytes() == (tmp_path / "whole").read_bytes()


def test_a_torn_line_is_played_again(tmp_path: Path) -> None:
    whole = run(tmp_path / "whole")
    text = (tmp_path / "whole").read_bytes()
    (tmp_path / "torn").write_bytes(text[:-40])
    assert run(tmp_path / "torn") == whole
    assert (tmp_path / "torn").read_bytes() == text


def test_progress_tells_of_the_course_so_far(tmp_path: Path) -> None:
    told: list[int] = []
    run(tmp_path / "state", 2)
    tune(head(), 4, Local(1), tmp_path / "state", lambda course: told.append(len(course)))
    assert told == [2, 3, 4]


SCRIPT = """
import sys
from pathlib import Path
from mirabilia.lab.spread import Local, hire
from tests.lab.test_tune import run

if __name__ == "__main__":
    run(Path(sys.argv[1]), 5, 2)
"""


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_a_killed_tuning_goes_on_to_the_same_end_and_leaves_no_process(tmp_path: Path) -> None:
    script, state = tmp_path / "script.py", tmp_path / "state"
    script.write_text(SCRIPT)
    environment = {**os.environ, "HILL_PAUSE": "0.1", "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    with subprocess.Popen([sys.executable, script, state], env=environment, stdout=subprocess.PIPE) as running:
        while lines(state) < 3 and running.poll() is None:
            time.sleep(0.01)
        running.send_signal(signal.SIGKILL)
        running.communicate(timeout=300)  # ends when neither it nor a worker holds the pipe any more
    assert running.returncode == -signal.SIGKILL
    assert 3 <= lines(state) < 6
    assert run(state, 5) == run(tmp_path / "whole", 5)
    assert state.read_bytes() == (tmp_path / "whole").read_bytes()


# Refusals


def test_the_file_of_another_tuning_is_refused_by_what_differs(tmp_path: Path) -> None:
    run(tmp_path / "state", 1)
    with pytest.raises(UsageError, match="was begun with seed 0, not 1"):
        run(tmp_path / "state", 1, seed=1)
    with pytest.raises(UsageError, match="was begun with deals 6, not 7"):
        tune(head(deals=7), 1, Local(1), tmp_path / "state")


@pytest.mark.parametrize("change", [{"sources": "other"}, {"version": "9"}])
def test_a_tuning_is_not_gone_on_with_by_other_rules_or_bots(tmp_path: Path, change: dict[str, str]) -> None:
    run(tmp_path / "state", 1)
    with pytest.raises(UsageError, match="rules or bots have changed since, so give another file"):
        tune(replace(head(), **change), 1, Local(1), tmp_path / "state")


@pytest.mark.parametrize("text", ["nonsense\n", "{}\n", '{"game": 1}\n', "[]\n[]\n"])
def test_a_strange_state_file_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    state = tmp_path / "state"
    state.write_text(text)
    with pytest.raises(RecordError, match=r"state: line \d: "):
        run(state)
    assert state.read_text() == text


@pytest.mark.parametrize(
    ("wrong", "generations", "reason"),
    [
        ({"population": 3}, 1, "population of 3"),
        ({"deals": 0}, 1, "0 deals"),
        ({"seed": -1}, 1, "the seed -1"),
        ({"sigma": 0}, 1, "sigma of 0"),
        ({}, 0, "0 generations"),
    ],
)
def test_what_cannot_be_tuned_is_refused(wrong: dict[str, int], generations: int, reason: str) -> None:
    with pytest.raises(MirabiliaError, match=reason):
        check_head(head(**wrong), generations)


# The picture


def course() -> list[Generation]:
    return [Generation(((0.0,) * 3,) * 2, (0.1 * at, 0.2), START, 0.3, at == 2) for at in range(4)]


def test_the_plot_shows_best_mean_and_champions_and_is_the_same_every_time(tmp_path: Path) -> None:
    for name in ("1.svg", "2.svg"):
        draw(tmp_path / name, head(), course())
    picture = (tmp_path / "1.svg").read_text()
    assert picture == (tmp_path / "2.svg").read_text()
    for label in ("best candidate", "mean fitness", "new champion", "tuning hill, 3 players, seed 0"):
        assert label in picture


def test_a_plot_of_an_unknown_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"must end in one of \.svg, \.png"):
        draw(tmp_path / "plot.doc", head(), course())


def test_the_extra_is_named_where_a_package_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for package in ("cmaes", "matplotlib"):
        monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(UsageError, match=r"mirabilia\[lab\]"):
        draw(tmp_path / "plot.svg", head(), course())
    with pytest.raises(UsageError, match=r"mirabilia\[lab\]"):
        run(tmp_path / "state")


# The bots of the house


@pytest.mark.parametrize("game", ["seven"])
def test_the_doors_of_a_game_have_the_right_shape(game: str) -> None:
    doors = tunable(game)
    assert len(doors.names) == len(set(doors.names)) == len(doors.start) == len(doors.steps)
    assert all(isinstance(weight, int) for weight in doors.start)
    assert min(doors.steps) > 0
    for players in describe(game).rules.players:
        with hire(Local(1)) as workers:
            (found,) = meet(workers, [Meeting(game, players, doors.start, doors.start, 3, 1)])
        assert found.games == players
        assert found.share == pytest.approx(1 / players)  # equals at a table share its one victory, whoever is the hero

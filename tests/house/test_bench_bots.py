import json
from pathlib import Path

import pytest

from bench import bots, thinking
from mirabilia.bots import roster, uniform
from mirabilia.bots.bot import Budget, GoesOn
from mirabilia.core.registry import describe
from mirabilia.games.seven.engine.layout import AGE, TURN


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIRABILIA_BACKEND", "python")  # which the benchmark sets; this puts it back
    monkeypatch.setattr(bots, "TABLES", (("seven", 3), ("architects", 2)))
    monkeypatch.setattr(thinking, "POSITIONS", 1)
    monkeypatch.setattr(thinking, "PLAYOUTS", {"python": 1, "numba": 1})
    monkeypatch.setattr(thinking, "make_bot", lambda *_: uniform.pick)


@pytest.mark.usefixtures("quick")
def test_every_bot_has_its_figures(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    assert bots.main(["--seconds", "0", "--backend", "python", "--json", str(file)]) == 0
    for table, figures in json.loads(file.read_text()).items():
        assert list(figures) == [
            "random, playouts/s",
            "apprentice, us a decision",
            "builder, us a decision",
            "strategist, us a decision",
            "scholar, us a decision",
            "master, us a decision",
            *(["master, playouts/s", "oracle, us a decision", "oracle, playouts/s"] if "seven" in table else []),
            "mcts, us a decision",
            "mcts, playouts/s",
            *(["network, us a position"] if "seven" in table else []),
        ]
        assert min(figures.values()) > 0
        product = figures["mcts, us a decision"] / 1e6 * figures["mcts, playouts/s"]
        assert product == pytest.approx(roster.every_level()["mcts"].playouts)


@pytest.mark.parametrize(("game", "level"), [(game, level) for game in bots.EXACT for level in bots.EXACT[game]])
def test_bots_whose_playouts_are_told_make_exactly_their_budget(game: str, level: str) -> None:
    told: list[int] = []
    entrant = roster.Entrant(level, playouts=37)

    class Counted(Budget):
        def begin(self) -> GoesOn:
            goes_on = super().begin()

            def noted(playouts: int, part: float = 1.0) -> bool:
                told.append(playouts)
                return goes_on(playouts, part)

            return noted

    rules = describe(game).rules
    asked = thinking.decision_at(rules, thinking.middle(rules, 3, 7))
    asked(roster.make_bot(game, entrant), Counted(playouts=37))
    assert told[-1] == 37


def test_the_middle_of_seven_is_the_beginning_of_age_two() -> None:
    state = thinking.middle(describe("seven").rules, 3, 7)
    assert (state.words[AGE], state.words[TURN]) == (2, 1)


@pytest.mark.parametrize("players", [2, 7])
def test_the_middle_of_architects_is_half_way(players: int) -> None:
    game = describe("architects").rules
    course = thinking.random_course(game, players, 7)
    at = [state.hash for state in course].index(thinking.middle(game, players, 7).hash)
    assert 0.5 <= at / len(course) < 0.7

"""Leanings: the same level with a taste that shows in what it builds; one of them likes close games."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from mirabilia.bots.architects import standing as architects_standing
from mirabilia.bots.bot import make_chance
from mirabilia.bots.choice import LEAD_KEPT, pick_close
from mirabilia.bots.seven import standing as seven_standing
from mirabilia.games.architects import facts as architects
from mirabilia.games.architects import model as architects_model
from mirabilia.games.architects.sheet import sheet_of as architects_sheet
from mirabilia.games.seven import facts as seven
from mirabilia.games.seven import model as seven_model
from mirabilia.games.seven.sheet import sheet_of as seven_sheet
from tests.kit import depth
from tests.kit.bots import GAMES, Course, bot, builders

COLOURS: dict[str, dict[str, str]] = {
    "seven": {card.id: card.colour for card in seven.box().cards},
    "architects": {card.id: card.colour for card in architects.box().cards},
}
PLAYERS = 3
DEALS = 4


class Tally:
    """What a bot among Builders did in some deals, from every seat."""

    def __init__(self, game: str, name: str, rivals: str = "builder") -> None:
        self.built: Counter[str] = Counter()
        """Cards of each colour, and stages."""
        self.wins = 0.0
        self.margins: list[int] = []
        """Points ahead of the best rival, where it won."""
        for number in range(DEALS * PLAYERS):
            seat = number % PLAYERS
            course = Course(
                GAMES[game],
                [bot(game, name if other == seat else rivals) for other in range(PLAYERS)],
                seed=number // PLAYERS,
            )
            self._note(game, seat, course.result(), course.events)

    def _note(self, game: str, seat: int, result: Any, events: list[Any]) -> None:
        for event in events:
            match event:
                case seven_model.Built(city, card) if city == seat:
                    self.built[COLOURS[game][card]] += 1
                case architects_model.Took(city, card) if city == seat:
                    self.built[COLOURS[game][card]] += 1
                case seven_model.StageBuilt(city=city) if city == seat:
                    self.built["stages"] += 1
                case architects_model.StageBuilt(city) if city == seat:
                    self.built["stages"] += 1
        points = [sheet.total for sheet in result.sheets[:PLAYERS]]
        if seat in result.winners:
            self.wins += 1 / len(result.winners)
            self.margins.append(points.pop(seat) - max(points))


@cache
def tally(game: str, name: str, rivals: str = "builder") -> Tally:
    return Tally(game, name, rivals)


@pytest.mark.parametrize(
    ("game", "leaning", "fond_of"),
    [
        ("seven", "science", "green"),
        ("seven", "military", "red"),
        ("seven", "wonders", "stages"),
        ("seven", "merchant", "yellow"),
        ("architects", "science", "green"),
        ("architects", "military", "red"),
        ("architects", "wonders", "grey"),
        ("architects", "merchant", "yellow"),
    ],
)
def test_a_leaning_shows_in_what_is_built(game: str, leaning: str, fond_of: str) -> None:
    plain, fond = tally(game, "builder"), tally(game, f"builder:{leaning}")
    share, fond_share = (each.built[fond_of] / each.built.total() for each in (plain, fond))
    assert fond_share > 1.05 * share


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("leaning", ["science", "military", "wonders", "merchant", "close"])
def test_a_leaning_is_no_folly(game: str, leaning: str) -> None:
    """Against Apprentices it still wins most games."""
    assert tally(game, f"builder:{leaning}", "apprentice").wins >= DEALS * PLAYERS / 2


@pytest.mark.parametrize("game", GAMES)
def test_who_likes_it_close_wins_by_less(game: str) -> None:
    plain, close = (tally(game, name, "apprentice").margins for name in ("builder", "builder:close"))
    assert sum(close) / len(close) < sum(plain) / len(plain) - 1


def test_who_likes_it_close_gives_away_only_what_it_can_spare() -> None:
    options, worths = ("little", "some", "most"), (0.0, 3.0, 5.0)

    def picked(lead: float) -> str:
        return pick_close(options, worths, lead, make_chance(1, 0))

    assert picked(-4) == picked(0) == picked(LEAD_KEPT) == "most"
    assert picked(LEAD_KEPT + 2) == "some"
    assert picked(LEAD_KEPT + 5) == picked(LEAD_KEPT + 50) == "little"


@pytest.mark.parametrize("players", depth.counts())
def test_a_lead_is_what_the_score_sheets_say_as_far_as_everybody_sees(players: int) -> None:
    for moment in builders("seven", players, seed=players, wishes="rhodos-A gizah-B"):
        totals = [seven_sheet(moment.state.words, seat).total for seat in range(players)]
        copied = [seven_sheet(moment.state.words, seat).copied for seat in range(players)]
        if not any(copied):
            assert seven_standing.lead(moment.game.view(moment.state, 0), 0) == totals[0] - max(totals[1:])
    for moment in builders("architects", players, seed=players):
        totals = [architects_sheet(moment.state.words, seat).total for seat in range(players)]
        assert architects_standing.lead(moment.game.view(moment.state, 0), 0) == totals[0] - max(totals[1:])

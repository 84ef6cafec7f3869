"""`docs/reference/chance.md` deals what 7 Wonders deals: its Python and its order of options."""

import pytest

from mirabilia.core.replay import begin
from mirabilia.core.seed import Seed
from mirabilia.games.seven.batch import play_recorded
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Build, BuildFree, BuildStage, Decline, Dig, Move, Sell
from mirabilia.games.seven.tables import CARD_NUMBERS
from mirabilia.games.seven.transcript import transcribe
from tests.kit.chance_page import LISTING


@pytest.mark.parametrize("seed", [7, LISTING["KEY"]], ids=["number", "key"])
@pytest.mark.parametrize("players", SEVEN.players)
def test_the_python_of_the_page_deals_every_game(players: int, seed: Seed) -> None:
    for number in range(3):
        game = transcribe(SEVEN, play_recorded(players, seed, number))
        cities = len(game.cities)
        assert game.seed == LISTING["derive"](seed, number)
        assert [f"{place.wonder}-{place.side}" for place in game.cities] == LISTING["draw_boards"](game.seed, cities)
        for age in game.ages:
            assert list(age.deck) == LISTING["draw_deck"](game.seed, age.age, cities)


# The order of options


def place_in_order(move: Move) -> tuple[int, ...]:
    """Return the key by which the page sorts options."""
    match move:
        case Build(card, left, right):
            return 1, CARD_NUMBERS[card], 1, left + right, left
        case BuildFree(card):
            return 1, CARD_NUMBERS[card], 2
        case BuildStage(card, left, right):
            return 1, CARD_NUMBERS[card], 3, left + right, left
        case Sell(card):
            return 2, CARD_NUMBERS[card]
        case Dig(card):
            return 1, CARD_NUMBERS[card]
        case Decline():
            return (2,)


@pytest.mark.parametrize(("players", "seed"), [(2, 108), (2, 41), (3, 101), (5, 7), (3, LISTING["KEY"])])
def test_random_players_choose_as_the_page_says(players: int, seed: Seed) -> None:
    record = play_recorded(players, seed, 0)
    chance = LISTING["Chance"](record.seed, 4)
    state = begin(SEVEN, record)
    for text in record.moves:
        city, _, made = text.partition(" ")
        options = [option.move for option in SEVEN.decision(state, int(city)).options]
        assert options == sorted(options, key=place_in_order)
        move = options[chance.below(len(options))]
        assert SEVEN.write_move(move) == made
        state = SEVEN.choose(state, int(city), move).state

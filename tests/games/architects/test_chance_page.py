"""`docs/reference/chance.md` sets out what Architects sets out: its Python and its order of options."""

import pytest

from mirabilia.core.replay import begin
from mirabilia.core.seed import Seed
from mirabilia.games.architects.batch import play_recorded
from mirabilia.games.architects.codec import SIDES
from mirabilia.games.architects.facts import RESOURCES, SYMBOLS
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.model import (
    Build,
    Decline,
    Draw,
    End,
    Keep,
    LookAt,
    Move,
    Research,
    Take,
    TakeFrom,
    TakeToken,
    Use,
    View,
)
from mirabilia.games.architects.transcript import transcribe
from tests.kit.chance_page import LISTING


@pytest.mark.parametrize("seed", [7, LISTING["KEY"]], ids=["number", "key"])
@pytest.mark.parametrize("players", ARCHITECTS.players)
def test_the_python_of_the_page_sets_out_every_game(players: int, seed: Seed) -> None:
    for number in range(3):
        game = transcribe(ARCHITECTS, play_recorded(players, seed, number))
        assert game.seed == LISTING["derive"](seed, number)
        assert [place.wonder for place in game.seats] == LISTING["draw_wonders"](game.seed, players)
        for place in game.seats:
            assert list(place.deck) == LISTING["set_out_deck"](game.seed, place.wonder)
        assert list(game.central) == LISTING["set_out_deck"](game.seed, "central")
        assert [*game.open_tokens, *game.stack] == LISTING["set_out_tokens"](game.seed)


def place_in_order(move: Move, view: View) -> tuple[int, ...]:
    """Return the key by which the page sorts the options of one decision."""
    match move:
        case Build():
            counts = [move.spent.count(name) for name in RESOURCES]
            kinds = sum(1 << place for place, count in enumerate(counts) if count)
            grey = counts if move.engineering else [kinds]
            return 1, move.stage, move.engineering, *grey, move.economy
        case Research(symbols, token):
            sets = [(symbol, symbol) for symbol in SYMBOLS]
            return 2, sets.index((symbols[0], symbols[1])) if len(symbols) == 2 else 3, token_place(token, view)
        case Take(deck) | LookAt(deck) | Draw(deck):
            return 3, SIDES.index(deck)
        case TakeFrom(seat):
            return 3, 7 if seat is None else seat
        case TakeToken(token):
            return 3, token_place(token, view)
        case Keep(card):
            return 3, view.looked.index(card)
        case Use():
            return (3,)
        case Decline() | End():
            return (4,)


def token_place(token: str | None, view: View) -> int:
    return 3 if token is None else view.open_tokens.index(token)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 5), (4, 7), (5, 11), (7, 3), (3, LISTING["KEY"])])
def test_random_players_choose_as_the_page_says(players: int, seed: Seed) -> None:
    record = play_recorded(players, seed, 0)
    chance = LISTING["Chance"](record.seed, 10)
    state = begin(ARCHITECTS, record)
    for text in record.moves:
        seat, _, made = text.partition(" ")
        view = ARCHITECTS.view(state, int(seat))
        options = [option.move for option in ARCHITECTS.decision(state, int(seat)).options]
        places = [place_in_order(move, view) for move in options]
        assert places == sorted(set(places))
        move = options[chance.below(len(options))]
        assert ARCHITECTS.write_move(move) == made
        state = ARCHITECTS.choose(state, int(seat), move).state
    assert ARCHITECTS.waiting(state) == ()

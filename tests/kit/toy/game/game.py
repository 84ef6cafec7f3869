"""The toy fair as a game of this house."""

from __future__ import annotations

from mirabilia.core.chance import begin_stream, seed_words
from mirabilia.core.errors import MoveError, SetupError
from mirabilia.core.game import Game, Item, State, Step
from mirabilia.core.kernel import words
from mirabilia.core.notes import blank_notes
from mirabilia.core.seed import Seed
from tests.kit.toy.game import notation
from tests.kit.toy.game.codec import decode_move, encode_move
from tests.kit.toy.game.decision import decision_of, moves_of
from tests.kit.toy.game.engine import layout as at
from tests.kit.toy.game.engine.deal import CARD_STREAM, DESK, STALL_STREAM, STALLS, draw_stalls, set_out
from tests.kit.toy.game.engine.layout import city_at, state_size
from tests.kit.toy.game.engine.options import is_awaited
from tests.kit.toy.game.engine.trail import TRAIL
from tests.kit.toy.game.engine.turn import play
from tests.kit.toy.game.events import events_of
from tests.kit.toy.game.model import Decision, Move, Result, Setup, View
from tests.kit.toy.game.sheet import items_of, result_of
from tests.kit.toy.game.tables import LEAST_PLAYERS, MOST_PLAYERS, STALL_NAMES, STALL_NUMBERS, TURNS
from tests.kit.toy.game.view import view_of


class Toy(Game[Setup, Move, View]):
    """The rules of the toy fair: all choose a card at once, show it for points and ribbons, or sell it for a coin."""

    name = "toy"
    players = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    notation = notation

    def draw_setup(self, players: int, seed: Seed, wishes: str = "") -> Setup:
        """Return a setup; wishes name stalls by their seats, with `?` for what is to be drawn."""
        self.check_players(players)
        asked = notation.parse_wishes(wishes)
        if len(asked) > players:
            raise SetupError(f"{wishes!r} does not fit {players} players")
        desk = words(DESK)
        begin_stream(desk, seed_words(seed), STALL_STREAM)
        draw_stalls(desk)
        drawn = [STALL_NAMES[int(desk[STALLS + place])] for place in range(MOST_PLAYERS)]
        left = iter([stall for stall in drawn if stall not in asked])
        asked += (notation.OPEN,) * (players - len(asked))
        return Setup(tuple(next(left) if stall == notation.OPEN else stall for stall in asked))

    def start(self, setup: Setup, seed: Seed) -> State:
        """Return the first state of a game."""
        self.check_setup(setup)
        state, desk = words(state_size(setup.players)), words(DESK)
        for city, stall in enumerate(setup.stalls):
            desk[STALLS + city] = STALL_NUMBERS[stall]
        begin_stream(desk, seed_words(seed), CARD_STREAM)
        set_out(state, setup.players, desk)
        return State(state)

    def waiting(self, state: State) -> tuple[int, ...]:
        """Return the cities that have not chosen yet, none at the end."""
        return tuple(city for city in range(int(state.words[at.PLAYERS])) if is_awaited(state.words, city))

    def decider(self, state: State, city: int) -> int:
        """Return the seat of a city: each has a player of its own."""
        if not 0 <= city < state.words[at.PLAYERS]:
            raise MoveError(f"there is no city {city}")
        return city

    def decision(self, state: State, city: int) -> Decision:
        """Return what a city may decide now, if only to change its mind; MoveError after the end."""
        return decision_of(state.words, city)

    def choose(self, state: State, city: int, move: Move) -> Step[Move]:
        """Choose a card; the last choice of a turn turns all cards over. MoveError if it is not an option."""
        if move not in [decode_move(number) for number in moves_of(state.words, city)]:
            raise MoveError(
                f"{notation.write_move(move)!r} is not an option of city {city} in turn {self.when(state)[1]}"
            )
        after, trail = state.copy(), blank_notes(TRAIL)
        play(after.words, city, encode_move(move), trail)
        if after.words[at.TURN] == state.words[at.TURN]:
            return Step(after, (), ())
        return Step(after, self._sealed(state, city, move), events_of(trail, after.words))

    def _sealed(self, state: State, city: int, move: Move) -> tuple[tuple[int, Move], ...]:
        """Return the choices of all cities, the last one just made."""
        places = [city_at(other) + at.CHOICE for other in range(int(state.words[at.PLAYERS]))]
        return tuple(
            (other, move if other == city else decode_move(int(state.words[place])))
            for other, place in enumerate(places)
        )

    def withdraw(self, state: State, city: int) -> Step[Move]:
        """Take back a choice; MoveError when there is none."""
        if city not in view_of(state.words, None).ready:
            raise MoveError(f"city {city} has nothing to take back")
        back = state.copy()
        back.words[city_at(city) + at.CHOICE] = 0
        return Step(back, (), ())

    def view(self, state: State, seat: int | None) -> View:
        """Return what a seat, or the public if None, may know."""
        if seat is not None and not 0 <= seat < state.words[at.PLAYERS]:
            raise MoveError(f"there is no seat {seat}")
        return view_of(state.words, seat)

    def when(self, state: State) -> tuple[int, int]:
        """Return age 1, as there are no ages, and the turn that a game is in."""
        return 1, min(int(state.words[at.TURN]), TURNS)

    def result(self, state: State) -> Result | None:
        """Return the score sheets once the game is over."""
        return result_of(state.words)

    def items(self, state: State, city: int) -> tuple[Item, ...]:
        """Return what a city's points come from."""
        return items_of(state.words, city)


TOY = Toy()

"""7 Wonders as a game of this house."""

from __future__ import annotations

from collections.abc import Sequence

from mirabilia.core.chance import begin_stream, plant, room_for_key, seed_words
from mirabilia.core.errors import MoveError, SetupError
from mirabilia.core.game import Game, Item, State, Step
from mirabilia.core.kernel import Words, words
from mirabilia.core.notes import blank_notes
from mirabilia.core.seed import Seed
from mirabilia.games.seven import notation
from mirabilia.games.seven.codec import board_name, board_number, encode_move
from mirabilia.games.seven.decision import decision_of, moves_of
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.engine import turn
from mirabilia.games.seven.engine.deal import BOARD_STREAM, BOARDS, draw_boards, set_out
from mirabilia.games.seven.engine.layout import cities_of, city_at, decider, is_free_city, number_of, state_size
from mirabilia.games.seven.engine.options import DESK
from mirabilia.games.seven.engine.refusals import REFUSALS
from mirabilia.games.seven.engine.trail import TRAIL
from mirabilia.games.seven.events import step_of
from mirabilia.games.seven.model import Board, Decision, Move, Result, Setup, View
from mirabilia.games.seven.outlook import Consequence, Outlook, consequences_of, outlooks_of
from mirabilia.games.seven.sheet import items_of, result_of
from mirabilia.games.seven.tables import MOST_CITIES, NUMBERS
from mirabilia.games.seven.view import view_again, view_of


class Seven(Game[Setup, Move, View]):
    """The rules of 7 Wonders for 2 to 7 players."""

    name = "seven"
    players = range(NUMBERS.players[0], NUMBERS.players[1] + 1)
    notation = notation
    has_ages = True

    def draw_setup(self, players: int, seed: Seed, wishes: str = "") -> Setup:
        """Return a setup; wishes are a setup with `?` for what is to be drawn, and seats left out are drawn too."""
        self.check_players(players)
        asked, free_city = notation.parse_wishes(wishes)
        cities = int(cities_of(players))
        if len(asked) > cities or (free_city and players == cities):
            raise SetupError(f"{wishes!r} does not fit {players} players").said(
                "wishes", wishes=wishes, players=players
            )
        asked += [(None, None)] * (cities - len(asked))
        desk = words(DESK)
        begin_stream(desk, seed_words(seed), BOARD_STREAM)
        draw_boards(MOST_CITIES, desk)
        drawn = [board_name(int(desk[BOARDS + place])) for place in range(MOST_CITIES)]
        taken = {wonder for wonder, _ in asked}
        open_wonders = iter([board.wonder for board in drawn if board.wonder not in taken])
        boards = [
            Board(wonder or next(open_wonders), side or board.side)
            for (wonder, side), board in zip(asked, drawn, strict=False)
        ]
        return Setup(players, tuple(boards))

    def move_wishes(self, wishes: str, seats: Sequence[int | None]) -> str:
        """Return wishes for seats in a new order; the Free City keeps its board as long as there are two players."""
        asked, _, free_city = wishes.partition("+")
        moved = super().move_wishes(asked, seats)
        if not free_city.strip() or len(seats) == int(cities_of(len(seats))):
            return moved
        return " ".join([*moved.split(), *["?"] * (len(seats) - len(moved.split())), "+", *free_city.split()])

    def start(self, setup: Setup, seed: Seed) -> State:
        """Return the first state of a game."""
        self.check_setup(setup)
        row, size = seed_words(seed), state_size(len(setup.boards))
        state, desk = words(size + room_for_key(row)), words(DESK)
        plant(state, at.SEED, size, row)
        for place, board in enumerate(setup.boards):
            desk[BOARDS + place] = board_number(board)
        set_out(state, setup.players, desk)
        turn.begin_age(state, desk)
        return State(state)

    def waiting(self, state: State) -> tuple[int, ...]:
        """Return the cities that have to decide now; the Free City is one of them once its holder has chosen."""
        w = state.words
        if w[at.PHASE] == at.OVER:
            return ()
        if w[at.PHASE] != at.CHOOSING:
            return (int(number_of(w[at.ACTOR])),)
        cities = [city_at(number) for number in range(int(w[at.CITIES]))]
        return tuple(
            number for number, city in enumerate(cities) if w[city + at.CHOICE] == 0 and turn.may_decide(w, city)
        )

    def decider(self, state: State, city: int) -> int:
        """Return the seat that decides for a city: its own number, except for the Free City."""
        self._check_city(state, city)
        return int(decider(state.words, city_at(city)))

    def decision(self, state: State, city: int) -> Decision:
        """Return what a city may decide now; MoveError when it may not decide."""
        self._check_city(state, city)
        why = blank_notes(REFUSALS)
        return decision_of(state.words, city, self._list_moves(state, city, why), why)

    def choose(self, state: State, city: int, move: Move) -> Step[Move]:
        """Choose for a city; the last choice of a turn reveals all. MoveError if it is not an option."""
        self._check_city(state, city)
        number = encode_move(move)
        if number not in (state.known.get(city) or self._list_moves(state, city)):
            wanted, (age, now) = notation.write_move(move), self.when(state)
            raise MoveError(f"{wanted!r} is not an option of city {city} in age {age}, turn {now}").said(
                "city_option", move=wanted, city=city, age=age, turn=now
            )
        after, trail = state.copy(), blank_notes(TRAIL)
        turn.play(after.words, city_at(city), number, words(DESK), trail)
        return _following(state, step_of(trail, after))

    def withdraw(self, state: State, city: int) -> Step[Move]:
        """Take back a choice that is not sealed yet; MoveError when there is none."""
        self._check_city(state, city)
        if state.words[at.PHASE] != at.CHOOSING or state.words[city_at(city) + at.CHOICE] == 0:
            raise MoveError(f"city {city} has no choice to take back")
        after, trail = state.copy(), blank_notes(TRAIL)
        turn.withdraw(after.words, city_at(city), trail)
        return _following(state, step_of(trail, after))

    def view(self, state: State, seat: int | None) -> View:
        """Return what a seat, or the public if None, may know."""
        if seat is not None and not 0 <= seat < state.words[at.PLAYERS]:
            raise MoveError(f"there is no seat {seat}")
        return view_of(state.words, seat)

    def view_again(self, view: View, state: State, seat: int, /) -> View:
        """Return a seat's view after choices that sealed nothing, given the one before."""
        return view_again(view, state.words, seat)

    def outlooks(self, state: State, /) -> tuple[Outlook, ...]:
        """Return how each city stands, by what everybody can see; nothing after the end."""
        return outlooks_of(state)

    def consequences(self, state: State, decision: Decision, /) -> tuple[Consequence, ...]:
        """Return what each option of a decision would lead to, if nobody else did anything this turn."""
        return consequences_of(state, decision)

    def when(self, state: State) -> tuple[int, int]:
        """Return the age and the turn that a game is in."""
        return int(state.words[at.AGE]), int(state.words[at.TURN])

    def result(self, state: State) -> Result | None:
        """Return the score sheets once the game is over."""
        return result_of(state.words) if state.words[at.PHASE] == at.OVER else None

    def items(self, state: State, city: int) -> tuple[Item, ...]:
        """Return what a city's points come from, in the order of the score sheet."""
        self._check_city(state, city)
        return items_of(state.words, city)

    def _list_moves(self, state: State, city: int, why: Words | None = None) -> list[int]:
        """Return the options of a city as the engine's numbers, and remember them."""
        if not turn.may_decide(state.words, city_at(city)):
            raise MoveError(f"city {city} has nothing to decide now").said("city_idle", city=city)
        moves = moves_of(state.words, city_at(city), why)
        if not is_free_city(state.words, city_at(city)):  # whose options depend on what its holder has chosen
            state.known[city] = moves
        return moves

    def _check_city(self, state: State, city: int) -> None:
        if not 0 <= city < state.words[at.CITIES]:
            raise MoveError(f"there is no city {city}").said("city_missing", city=city)


def _following(before: State, step: Step[Move]) -> Step[Move]:
    """Copy into a state what the one before it had cached: until something is sealed, options stay as they are."""
    if not step.sealed:
        step.state.known = before.known
    return step


SEVEN = Seven()

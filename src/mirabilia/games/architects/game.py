"""7 Wonders Architects as a game of this house."""

from __future__ import annotations

from collections.abc import Sequence

from mirabilia.core.chance import begin_stream, plant, room_for_key, seed_words
from mirabilia.core.errors import MoveError, SetupError
from mirabilia.core.game import Game, Item, State, Step
from mirabilia.core.kernel import words
from mirabilia.core.notes import blank_notes
from mirabilia.core.seed import Seed
from mirabilia.games.architects import notation
from mirabilia.games.architects.codec import decode_move
from mirabilia.games.architects.decision import decision_of, moves_of
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.engine import turn
from mirabilia.games.architects.engine.deal import WONDER_STREAM, WONDERS, draw_wonders, set_out
from mirabilia.games.architects.engine.layout import seat_of, state_size
from mirabilia.games.architects.engine.options import DESK
from mirabilia.games.architects.engine.trail import TRAIL
from mirabilia.games.architects.events import events_of
from mirabilia.games.architects.model import Decision, Event, Move, Result, Setup, View
from mirabilia.games.architects.outlook import Consequence, Outlook, consequences_of, outlooks_of
from mirabilia.games.architects.sheet import items_of, result_of
from mirabilia.games.architects.tables import LEAST_PLAYERS, MOST_PLAYERS, WONDER_NAMES, WONDER_NUMBERS
from mirabilia.games.architects.view import view_of


class Architects(Game[Setup, Move, View]):
    """The rules of 7 Wonders Architects for 2 to 7 players.

    A player with a single option is not asked: the step that leads there plays it, and reports it as an event.
    """

    name = "architects"
    players = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    notation = notation

    def draw_setup(self, players: int, seed: Seed, wishes: str = "") -> Setup:
        """Return a setup; wishes are a setup with `?` for what is to be drawn, and seats left out are drawn too."""
        self.check_players(players)
        asked, first = notation.parse_wishes(wishes)
        if len(asked) > players or first >= players:
            raise SetupError(f"{wishes!r} does not fit {players} players").said(
                "wishes", wishes=wishes, players=players
            )
        asked += [None] * (players - len(asked))
        desk = words(DESK)
        begin_stream(desk, seed_words(seed), WONDER_STREAM)
        draw_wonders(desk)
        drawn = [WONDER_NAMES[int(desk[WONDERS + place])] for place in range(MOST_PLAYERS)]
        left = iter([wonder for wonder in drawn if wonder not in asked])
        return Setup(tuple(wonder or next(left) for wonder in asked), first)

    def move_wishes(self, wishes: str, seats: Sequence[int | None]) -> str:
        """Return wishes for seats in a new order; the player who was to begin still does."""
        asked, first = notation.parse_wishes(wishes)
        moved = super().move_wishes(" ".join(wonder or "?" for wonder in asked), seats)
        beginner = seats.index(first) if first in seats else 0
        return f"{moved} first={beginner}".strip() if beginner and "first=" in wishes else moved

    def start(self, setup: Setup, seed: Seed) -> State:
        """Return the first state of a game."""
        self.check_setup(setup)
        row, size = seed_words(seed), state_size(setup.players)
        state, desk = words(size + room_for_key(row)), words(DESK)
        plant(state, at.SEED, size, row)
        for place, wonder in enumerate(setup.wonders):
            desk[WONDERS + place] = WONDER_NUMBERS[wonder]
        set_out(state, setup.players, setup.first, desk)
        turn.begin_turn(state)
        return State(state)

    def waiting(self, state: State) -> tuple[int, ...]:
        """Return the active player; nobody at the end."""
        return () if state.words[at.PHASE] == at.OVER else (int(seat_of(state.words[at.ACTIVE])),)

    def decider(self, state: State, city: int) -> int:
        """Return the seat of a city: each has its own player."""
        if not 0 <= city < state.words[at.PLAYERS]:
            raise MoveError(f"there is no city {city}").said("city_missing", city=city)
        return city

    def decision(self, state: State, city: int) -> Decision:
        """Return what a player has to decide now; MoveError if there is nothing."""
        return decision_of(state.words, city)

    def choose(self, state: State, city: int, move: Move) -> Step[Move]:
        """Make a move, and then those that leave no choice. MoveError if it is not an option."""
        if self.waiting(state) != (city,):
            raise MoveError(f"seat {city} has nothing to decide now").said("seat_idle", seat=city)
        numbers = {decode_move(state.words, number): number for number in moves_of(state.words)}
        if move not in numbers:
            wanted, (_, now) = notation.write_move(move), self.when(state)
            raise MoveError(f"{wanted!r} is not an option of seat {city} in turn {now}").said(
                "seat_option", move=wanted, seat=city, turn=now
            )
        events: list[Event] = []
        after, desk, trail = state.copy(), words(DESK), blank_notes(TRAIL)
        options = [numbers[move]]
        while len(options) == 1:
            turn.play(after.words, options[0], desk, trail)
            events += events_of(trail, after.words)
            options = moves_of(after.words)
        return Step(after, ((city, move),), tuple(events))

    def withdraw(self, state: State, city: int) -> Step[Move]:
        """Refuse: every move is final as soon as it is made."""
        raise MoveError(
            f"seat {city} cannot take a move back in {self.write_when(state)}; in Architects moves are final"
        )

    def view(self, state: State, seat: int | None) -> View:
        """Return what a seat, or the public if None, may know."""
        if seat is not None and not 0 <= seat < state.words[at.PLAYERS]:
            raise MoveError(f"there is no seat {seat}")
        return view_of(state.words, seat)

    def outlooks(self, state: State, /) -> tuple[Outlook, ...]:
        """Return how each city stands, by what everybody can see; nothing after the end."""
        return outlooks_of(state)

    def consequences(self, state: State, _decision: Decision, /) -> tuple[Consequence, ...]:
        """Return what each option of the active player's decision would lead to, as far as that player can know."""
        return consequences_of(state)

    def when(self, state: State) -> tuple[int, int]:
        """Return age 1, as there are no ages, and the turn that a game is in."""
        return 1, int(state.words[at.TURN])

    def result(self, state: State) -> Result | None:
        """Return the score sheets once the game is over."""
        return result_of(state.words) if state.words[at.PHASE] == at.OVER else None

    def items(self, state: State, city: int) -> tuple[Item, ...]:
        """Return what a player's points come from, in the order of the score sheet."""
        return items_of(state.words, city)


ARCHITECTS = Architects()

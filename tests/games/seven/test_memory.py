"""What a seat remembers: followed by hand, move by move, and compared with its view."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from mirabilia.core.game import State
from mirabilia.games.seven.engine import layout as at
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import Build, BuildFree, View
from tests.kit.seven.play import play_turn
from tests.kit.seven.table import table

Hands = dict[int, list[str]]
"""What another seat knows of a hand, by the seat that holds it now."""


class Follower:
    """A player who writes down every hand that is passed on, and crosses out what is built."""

    def __init__(self, seat: int, players: int) -> None:
        self.seat = seat
        self.players = players
        self.hands: Hands = {}
        self.gone: Counter[int] = Counter()

    def turn_over(self, before: View, moves: dict[int, object]) -> None:
        """Note what was built from the hands that are known, then that all hands move on."""
        known = self.hands | {self.seat: list(before.hand)}
        gone = self.gone
        gone[self.seat] = 0
        for holder, cards in known.items():
            move = moves[holder]
            card = getattr(move, "card", "")
            if isinstance(move, Build | BuildFree) or holder == self.seat:
                cards.remove(card)
            else:
                gone[holder] += 1
        step = -1 if before.age == 2 else 1
        self.hands = {(holder + step) % self.players: cards for holder, cards in known.items()}
        self.gone = Counter({(holder + step) % self.players: count for holder, count in gone.items()})
        self.hands.pop(self.seat, None)

    def new_age(self) -> None:
        self.hands, self.gone = {}, Counter()


@pytest.mark.parametrize("players", range(3, 8))
def test_a_seat_remembers_every_hand_it_passed_on_without_what_was_built_in_the_open(players: int) -> None:
    boards = ["gizah", "rhodos", "ephesos", "olympia", "alexandria", "babylon", "halikarnassos"]
    setup = SEVEN.parse_setup(" ".join(f"{wonder}-A" for wonder in boards[:players]))
    state = SEVEN.start(setup, players)
    chance = Random(players)
    followers = [Follower(seat, players) for seat in range(players)]
    remembered = 0
    while SEVEN.waiting(state):
        views = [SEVEN.view(state, seat) for seat in range(players)]
        for follower, view in zip(followers, views, strict=True):
            remembered += check(follower, view)
        state, moves = choose_all(state, chance)
        for follower, view in zip(followers, views, strict=True):
            follower.turn_over(view, moves)
            if SEVEN.view(state, None).turn == 1:
                follower.new_age()
    assert remembered > 20 * players


def check(follower: Follower, view: View) -> int:
    """Compare what a seat's view remembers with what its follower wrote down."""
    if view.phase != "choosing":
        return 0
    seen = {hand.seat: (Counter(hand.cards), hand.gone, hand.drawn) for hand in view.memory}
    assert seen == {seat: (Counter(cards), follower.gone[seat], 0) for seat, cards in follower.hands.items()}
    return len(seen)


def choose_all(state: State, chance: Random) -> tuple[State, dict[int, object]]:
    """Let everyone choose at random, and decline every dig."""
    moves: dict[int, object] = {}
    for city in SEVEN.waiting(state):
        moves[city] = chance.choice(SEVEN.decision(state, city).options).move
        state = SEVEN.choose(state, city, moves[city]).state  # type: ignore[arg-type]  # it is a Move
    while state.words[at.PHASE] in (at.DIGGING, at.SEVENTH):
        city = SEVEN.waiting(state)[0]
        state = SEVEN.choose(state, city, SEVEN.decision(state, city).options[-1].move).state
    return state, moves


def test_with_two_players_the_drawn_card_is_not_remembered_by_the_other() -> None:
    state = table("gizah-A rhodos-A + ephesos-A").state()
    hand = SEVEN.view(state, 1).hand
    state = play_turn(state, "", f"sell {hand[0]}")
    (memory,) = SEVEN.view(state, 0).memory  # seat 0 passed its hand to seat 1, who added a card to it
    drawn = SEVEN.view(state, 1).drawn
    assert drawn is not None
    assert memory.seat == 1
    assert memory.drawn == 1
    assert memory.gone == 0
    assert Counter(memory.cards) == Counter(SEVEN.view(state, 1).hand) - Counter([drawn])
    (other,) = SEVEN.view(state, 1).memory
    assert (other.seat, other.drawn, other.gone) == (0, 0, 0)
    assert Counter(other.cards) == Counter(hand[1:])

"""A network that teaches itself 7 Wonders: its lessons are decisions, and say what it said itself later."""

from __future__ import annotations

from hashlib import sha256

import pytest

from mirabilia.bots.network import ESTIMATES, VICTORY, judge_place, look, make_room
from mirabilia.bots.school import MOST_OPTIONS, PARTS_OF_GAME, UNKNOWN, Lessons
from mirabilia.bots.seven.lessons import ENDS, OUTPUTS
from mirabilia.bots.seven.oracle import PLAN, read_gift
from mirabilia.bots.seven.practice import Pupil, practise
from mirabilia.bots.seven.weights import load_weights
from mirabilia.bots.tree import VALUE
from mirabilia.core.features import NOBODY, PLACES
from mirabilia.core.kernel import plain, rows, words
from mirabilia.games.seven.features import PADDED
from mirabilia.games.seven.features.padded import BLOCK, FIRST_BLOCK, ROW
from tests.kit.compiled import compiled
from tests.kit.gift import any_network

COUNTS = (2, 3, 7)
GIFT = read_gift("any", any_network("seven"))
NEVER = 1 << 30
TURNS = 18


def practised(
    players: int, games: int, count: int, first: int = 0, fade: int = 80, stray: int = 10
) -> tuple[Lessons, int]:
    """Return the lessons of a network that taught itself, and how many there are."""
    sizes = (ROW, MOST_OPTIONS, MOST_OPTIONS, ENDS)
    book = Lessons._make([*(rows(count, size) for size in sizes), words(count), words(count)])
    row, room, found = words(PLAN.entries), make_room(GIFT.about.widths), words(PLAN.outputs)
    pupil = Pupil(GIFT.network, load_weights(players, None), 1, stray, fade, 40, row, room, found)
    return book, int(practise(players, 5, first, games, pupil, 1, book))


@pytest.mark.parametrize("players", COUNTS)
def test_a_network_teaches_itself(players: int) -> None:
    book, count = practised(players, 1, 200)
    assert players * TURNS * 0.75 < count <= players * TURNS, "nearly every decision of the game"
    for row in range(count):
        options = [action for action in plain(book.options[row]) if action != NOBODY]
        assert 2 <= len(options) == len(set(options))
        assert all(0 < action < len(PADDED.actions) for action in options)
        assert max(plain(book.liked[row])) == 1_000_000
        assert plain(book.liked[row])[len(options) :] == [0] * (MOST_OPTIONS - len(options))
        cities = [place for place in range(len(PLACES)) if book.seen[row][FIRST_BLOCK + BLOCK * place]]
        taken = [place for place in range(len(PLACES)) if book.ends[row][OUTPUTS * place] != UNKNOWN]
        assert len(cities) == max(players, 3)
        assert len(taken) == players
        assert book.ages[row] in PARTS_OF_GAME
        hasty = [at for at, entry in enumerate(PADDED.entries(players)) if entry.name.endswith(".ready")]
        assert not any(book.seen[row][at] for at in hasty), "nobody has chosen yet"


def test_a_book_holds_no_more_than_it_has_room_for() -> None:
    assert practised(3, 2, 20)[1] == 20


def test_what_is_learnt_of_the_end_is_what_was_said_later() -> None:
    """With all of it, the end itself; with none of it, what the seat says one turn later."""
    whole, count = practised(3, 1, 100, first=2, fade=100, stray=NEVER)
    assert count == 3 * TURNS, "in this game everybody always has a choice, so each seat has every third lesson"
    for row in range(count):
        estimates = [int(whole.ends[row][OUTPUTS * place + VICTORY]) for place in range(3)]
        assert sorted(estimates) == [0, 0, VALUE]
        assert whole.ends[row][VICTORY] == whole.ends[row % 3][VICTORY]
    step, _ = practised(3, 1, 100, first=2, fade=0, stray=NEVER)
    room, found = make_room(GIFT.about.widths), words(PLAN.outputs)
    for row in range(count - 3):
        look(GIFT.network, step.seen[row + 3], room)
        judge_place(GIFT.network, 0, room, found)
        assert plain(step.ends[row])[:ESTIMATES] == plain(found)[:ESTIMATES]
    mixed, _ = practised(3, 1, 100, first=2, fade=50, stray=NEVER)
    for row in range(count - 3):
        twice = 2 * int(mixed.ends[row][VICTORY])
        assert abs(twice - int(step.ends[row][VICTORY]) - int(mixed.ends[row + 3][VICTORY])) <= 2


def test_where_it_strays_what_comes_later_does_not_count() -> None:
    """What was not its own choice says nothing about its play, and is not a lesson."""
    strays, count = practised(3, 1, 100, fade=100, stray=2)
    assert count < 3 * TURNS
    assert len({int(strays.ends[row][VICTORY]) for row in range(count)}) > 3


def digests() -> list[str]:
    """Return a hash of the lessons of a game at several tables."""
    found = []
    for players in COUNTS:
        book, count = practised(players, 1, 60)
        numbers = [[int(number) for number in row] for part in book[:4] for row in part]
        found.append(f"{count} {sha256(repr([numbers, plain(book.seats), plain(book.ages)]).encode()).hexdigest()}")
    return found


@pytest.mark.compiles
def test_both_backends_practise_the_same() -> None:
    code = "from tests.bots.seven.test_practice import digests\nprint(*digests(), sep='\\n')"
    assert compiled(code) == digests()

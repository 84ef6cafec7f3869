"""Lessons of Architects: they agree with the features, the evaluator, the score sheets and the network."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Any

import pytest

from mirabilia.bots.architects.foretelling import PLAN, SAID, foretell
from mirabilia.bots.architects.lessons import ENDS, OUTPUTS, teach, write_ends
from mirabilia.bots.architects.oracle import read_gift
from mirabilia.bots.architects.practice import Pupil, practise, redeal
from mirabilia.bots.architects.thinkers import table_for
from mirabilia.bots.network import CLEAR, ESTIMATES, GOOD, VICTORY, judge_place, look, make_room
from mirabilia.bots.school import MOST_OPTIONS, PARTS_OF_GAME, UNKNOWN, Lessons, school_of
from mirabilia.bots.tree import VALUE
from mirabilia.core.features import NOBODY, PLACES
from mirabilia.core.kernel import plain, rows, words
from mirabilia.games.architects.engine import layout as at
from mirabilia.games.architects.engine.options import DESK
from mirabilia.games.architects.engine.score import SHEET
from mirabilia.games.architects.features import PADDED
from mirabilia.games.architects.features.padded import BLOCK, FIRST_BLOCK, ROW
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.sheet import CATEGORIES
from tests.kit.architects.positions import random_position
from tests.kit.bots import special_moments, usual_moments
from tests.kit.compiled import compiled
from tests.kit.gift import any_network

COUNTS = (2, 3, 7)
GIFT = read_gift("any", any_network("architects"))


def empty(count: int) -> Lessons:
    sizes = (ROW, MOST_OPTIONS, MOST_OPTIONS, ENDS)
    return Lessons._make([*(rows(count, size) for size in sizes), words(count), words(count)])


def lessons(players: int, count: int, first: int = 0, sparse: int = 3) -> tuple[Lessons, int]:
    """Return some lessons of the Strategist, and the number of the next game."""
    book, heats = empty(count), words(2)
    heats[1] = 150
    return book, int(teach(players, 5, first, table_for(players, None), heats, sparse, book))


def pupil(players: int, fade: int = 80, stray: int = 10) -> Pupil:
    row, room, found = words(PLAN.entries), make_room(GIFT.about.widths), words(PLAN.outputs)
    return Pupil(GIFT.network, table_for(players, None), 1, stray, fade, row, room, found)


def practised(players: int, games: int, count: int, **settings: int) -> tuple[Lessons, int]:
    """Return the lessons of a network that taught itself, and how many there are."""
    book = empty(count)
    return book, int(practise(players, 5, 0, games, pupil(players, **settings), 1, book))


def check(book: Lessons, count: int, players: int) -> None:
    """Check what holds for lessons of any teacher."""
    for row in range(count):
        options = [action for action in plain(book.options[row]) if action != NOBODY]
        liked = plain(book.liked[row])
        assert 1 <= len(options) == len(set(options))
        assert max(liked) == 1_000_000
        assert liked[len(options) :] == [0] * (MOST_OPTIONS - len(options))
        assert all(0 < action < len(PADDED.actions) for action in options)
        assert book.seen[row][[entry.name for entry in PADDED.entries(players)].index("decides")] == 1
        assert book.seen[row][FIRST_BLOCK + 1] == 1, "the player who decides is active"
        seated = [place for place in range(len(PLACES)) if book.seen[row][FIRST_BLOCK + BLOCK * place]]
        assert seated == [place for place in range(len(PLACES)) if book.ends[row][OUTPUTS * place] != UNKNOWN]
        assert len(seated) == players
        assert book.ages[row] in PARTS_OF_GAME


@pytest.mark.parametrize("players", COUNTS)
def test_a_lesson_has_options_of_which_one_is_liked_best(players: int) -> None:
    book, games = lessons(players, 40)
    assert games >= 1
    check(book, 40, players)


@pytest.mark.parametrize("players", COUNTS)
def test_the_ends_of_a_lesson_are_those_of_the_score_sheets(players: int) -> None:
    state = random_position(players, 3, 5000)
    result: Any = ARCHITECTS.result(state)
    for seat in range(players):
        ends = words(ENDS)
        write_ends(state.words, seat, ends, words(SHEET))
        taken = [place for place in range(len(PLACES)) if ends[OUTPUTS * place] != UNKNOWN]
        assert len(taken) == players
        own = result.sheets[seat]
        assert plain(ends)[ESTIMATES:OUTPUTS] == [getattr(own, category) for category in CATEGORIES[:-1]]
        assert sum(ends[OUTPUTS * place + VICTORY] for place in taken) in range(VALUE - players, VALUE + 1)
        assert (ends[VICTORY] > 0) == (seat in result.winners)
        best = max(sheet.total for other, sheet in enumerate(result.sheets) if other != seat)
        assert (ends[CLEAR] > VALUE // 2) == (own.total > best)
        assert 0 <= ends[GOOD] <= VALUE


def test_lessons_go_on_where_the_last_book_ended() -> None:
    first, games = lessons(2, 30)
    second, later = lessons(2, 30, first=games)
    assert later > games
    assert plain(first.seen[0]) != plain(second.seen[0])
    assert plain(lessons(2, 30)[0].seen[7]) == plain(first.seen[7])


@pytest.mark.parametrize("players", COUNTS)
def test_a_network_teaches_itself(players: int) -> None:
    book, count = practised(players, 1, 400)
    assert 20 * players < count < 400, "every decision of the game"
    check(book, count, players)
    assert practised(players, 2, 30)[1] == 30, "no more than there is room for"


def seen_by(book: Lessons, row: int, seat: int) -> int:
    """Return where a seat's end is in a lesson with two players."""
    return VICTORY if book.seats[row] == seat else OUTPUTS + VICTORY


def test_what_is_learnt_of_the_end_is_what_was_said_later() -> None:
    """With all of it, the end itself; with none of it, what the network says one decision later."""
    whole, count = practised(2, 1, 200, fade=100, stray=1 << 30)
    for row in range(count):
        own, rival = whole.ends[row][VICTORY], whole.ends[row][OUTPUTS + VICTORY]
        assert sorted((own, rival)) in ([0, VALUE], [VALUE // 2, VALUE // 2])
        assert own == whole.ends[0][seen_by(whole, 0, whole.seats[row])]
    step, _ = practised(2, 1, 200, fade=0, stray=1 << 30)
    room, found = make_room(GIFT.about.widths), words(PLAN.outputs)
    for row in range(count - 1):
        look(GIFT.network, step.seen[row + 1], room)
        judge_place(GIFT.network, 0, room, found)
        assert step.ends[row][seen_by(step, row, step.seats[row + 1])] == found[VICTORY]
    mixed, _ = practised(2, 1, 200, fade=50, stray=1 << 30)
    for row in range(count - 1):
        later = mixed.ends[row + 1][seen_by(mixed, row + 1, mixed.seats[row])]
        assert abs(2 * mixed.ends[row][VICTORY] - step.ends[row][VICTORY] - later) <= 2


def test_where_it_strays_what_comes_later_does_not_count() -> None:
    """What was not its own choice says nothing about its play, and is not a lesson."""
    strays, count = practised(2, 1, 200, fade=100, stray=2)
    assert count < practised(2, 1, 200, fade=100, stray=1 << 30)[1]
    assert len({int(strays.ends[row][VICTORY]) for row in range(count)}) > 3


@pytest.mark.parametrize("players", COUNTS)
def test_what_is_dealt_again_is_what_a_seat_cannot_see(players: int) -> None:
    moments = [*usual_moments("architects", players), *special_moments("architects").values()]
    for moment in moments:
        state, world = moment.state, moment.state.copy()
        chance = words(1)
        chance[0] = Random(players).getrandbits(60)
        redeal(world.words, moment.city, chance, words(DESK))
        assert ARCHITECTS.view(world, moment.city) == ARCHITECTS.view(state, moment.city)
        assert plain(world.words) != plain(state.words)
        assert world.words[at.PEEKED] == state.words[at.PEEKED]


def test_a_school_teaches_and_lets_a_network_play() -> None:
    school = school_of("architects")
    book = school.play(any_network("architects"), 2, 1, 0, 1, 1)
    check(book, len(book.seats), 2)
    said = words(SAID)
    foretell(GIFT.network, random_position(2, 1, 5).words, *pupil(2)[-3:], said, 0)
    assert all(0 < said[place] < VALUE for place in range(2 * ESTIMATES))


def digests() -> list[str]:
    """Return a hash of some lessons for several tables."""
    found = []
    for players in COUNTS:
        for book, number in (lessons(players, 25), practised(players, 1, 25)):
            numbers = [[int(word) for word in row] for part in book[:4] for row in part]
            found.append(
                f"{number} {sha256(repr([numbers, plain(book.seats), plain(book.ages)]).encode()).hexdigest()}"
            )
    return found


@pytest.mark.compiles
def test_both_backends_teach_the_same() -> None:
    code = "from tests.bots.architects.test_lessons import digests\nprint(*digests(), sep='\\n')"
    assert compiled(code) == digests()

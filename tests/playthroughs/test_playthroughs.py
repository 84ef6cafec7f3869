import pytest

from mirabilia.core.replay import replay
from tests.playthroughs.book import Book
from tools.write_playthroughs import BOOKS

LONGEST = 150
EACH_BOOK = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game.name)
EACH_GAME = pytest.mark.parametrize(
    ("book", "name"), [pytest.param(book, name, id=f"{book.game.name}-{name}") for book in BOOKS for name in book.plans]
)


@EACH_BOOK
def test_there_is_a_playthrough_for_every_number_of_players_and_none_without_a_plan(book: Book) -> None:
    assert {book.game.parse_setup(setup).players for setup, _ in book.plans.values()} == set(book.game.players)
    assert sorted(book.folder.glob("*.txt")) == sorted(book.path_of(name) for name in book.plans)


@EACH_GAME
def test_a_playthrough_written_anew_from_its_own_moves_is_the_same(book: Book, name: str) -> None:
    text = book.path_of(name).read_text("utf-8")
    again = book.told(name, book.replayed(name))
    assert again.splitlines() == text.splitlines(), "to review it: python -m tools.write_playthroughs, then git diff"
    assert again == text


@EACH_GAME
def test_a_playthrough_is_the_text_of_a_whole_game(book: Book, name: str) -> None:
    record = book.record_of(name)
    *_, last = replay(book.game, record, name)
    assert (record.setup, record.seed) == book.plans[name]
    assert book.game.result(last.state) is not None
    lines = [line.partition("#")[0].rstrip() for line in book.path_of(name).read_text("utf-8").splitlines()]
    assert "\n".join([*filter(None, lines), ""]) == book.game.write_game(record)


@EACH_GAME
def test_a_playthrough_is_short_enough_to_read(book: Book, name: str) -> None:
    assert len(book.path_of(name).read_text("utf-8").splitlines()) < LONGEST

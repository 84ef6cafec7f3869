"""Statistics: what is observed in a game, what games add up to, and how sure that is."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from mirabilia.bots.roster import parse_entrants
from mirabilia.core.dataset import Standing
from mirabilia.core.errors import RecordError, UsageError
from mirabilia.core.record import Record, write_record
from mirabilia.core.registry import describe, games
from mirabilia.core.statistics import Piece
from mirabilia.core.tally import WIN
from mirabilia.games.seven.facts import box
from mirabilia.insight.statistics.figures import figures_of
from mirabilia.insight.statistics.model import Figures, PieceFigures
from mirabilia.insight.statistics.observation import CityObserved, Observation, observe
from mirabilia.lab.series import Series
from mirabilia.lab.spread import Local
from mirabilia.lab.stats.gather import observe_records, observe_series, read_records
from mirabilia.lab.stats.people import people
from tests.playthroughs.architects.plan import ARCHITECTS_BOOK
from tests.playthroughs.book import Book
from tests.playthroughs.seven.plan import SEVEN_BOOK

BOOKS = [SEVEN_BOOK, ARCHITECTS_BOOK]
GOLDEN = [(book, f"{players}-players") for book in BOOKS for players in range(2, 8)]


def random_observations(game: str, players: int, games: int, seed: int = 0) -> list[Observation]:
    described = describe(game)
    return [observe(described, described.play_recorded(players, seed, number)) for number in range(games)]


# What is observed in a game, compared with what the golden playthroughs say about it


def told_scores(book: Book, name: str) -> dict[int, list[int]]:
    """Return the last table of a playthrough: the numbers of each city."""
    text = book.path_of(name).read_text("utf-8").rpartition("total")[2]
    rows = re.findall(r"^#   (\d) \S+((?: +-?\d+)+)$", text, re.MULTILINE)
    return {int(city): [int(number) for number in numbers.split()] for city, numbers in rows}


def told_winners(book: Book, name: str) -> list[int]:
    (words_,) = re.findall(r"^# Won by (?:city|cities|seat|seats) (.+)$", book.path_of(name).read_text(), re.MULTILINE)
    return [int(seat) for seat in re.findall(r"\d", words_)]


@pytest.mark.parametrize(("book", "name"), GOLDEN, ids=lambda part: part if isinstance(part, str) else part.game.name)
def test_scores_and_victories_are_those_that_the_playthrough_tells(book: Book, name: str) -> None:
    seen = observe(describe(book.game.name), book.record_of(name))
    scores, winners = told_scores(book, name), told_winners(book, name)
    categories = describe(book.game.name).categories
    assert len(seen.cities) == int(name[0])  # the Free City is listed, but is not a player
    for seat, city in enumerate(seen.cities):
        assert list(city.points.values()) == scores[seat][: len(categories)]
        assert city.standing.share == (WIN // len(winners) if seat in winners else 0)
        assert (city.standing.rank == 1) == (seat in winners)
        others = [scores[other][len(categories) - 1] for other in range(int(name[0])) if other != seat]
        assert city.standing.margin == city.standing.points - max(others)


@pytest.mark.parametrize("players", range(2, 8))
def test_cards_and_stages_of_7_wonders_are_those_that_the_playthrough_tells(players: int) -> None:
    name = f"{players}-players"
    seen = observe(describe("seven"), SEVEN_BOOK.record_of(name))
    ends = re.findall(r"^#   (\d) \S+ +(\d) stages; (.+)$", SEVEN_BOOK.path_of(name).read_text(), re.MULTILINE)
    assert len(ends) == max(players, 3)
    for seat, stages, cards in ends[:players]:
        city = seen.cities[int(seat)]
        assert city.counts["stages"] == int(stages)
        assert {piece.id for piece in city.pieces} == set(cards.split())
        assert set(city.pieces.values()) == {1}
        moves = [move for move in SEVEN_BOOK.record_of(name).moves if move.startswith(f"{seat} sell ")]
        assert city.counts["sold"] == len(moves)


@pytest.mark.parametrize("players", range(2, 8))
def test_tokens_and_stages_of_architects_are_those_that_the_playthrough_tells(players: int) -> None:
    name = f"{players}-players"
    seen = observe(describe("architects"), ARCHITECTS_BOOK.record_of(name))
    text = ARCHITECTS_BOOK.path_of(name).read_text()
    ends = re.findall(r"^#   (\d) \w+ +(\d*) *; [^;]*; ([^;]*); \d+$", text, re.MULTILINE)
    assert len(ends) == players
    for seat, stages, tokens in ends:
        city = seen.cities[int(seat)]
        assert city.counts["stages"] == len(stages)
        taken = Counter({piece.id: count for piece, count in city.pieces.items() if piece.kind == "token"})
        assert taken == Counter(token for token in tokens.split() if token != "-")
        assert city.counts["tokens"] == taken.total()
        assert city.counts["cards"] == sum(n for piece, n in city.pieces.items() if piece.kind == "card")


@pytest.mark.parametrize("players", range(2, 8))
def test_every_card_dealt_in_7_wonders_is_in_play_and_no_other(players: int) -> None:
    record = describe("seven").play_recorded(players, 5, 0)
    in_play = {piece.id for piece in observe(describe("seven"), record).in_play}
    cities = max(players, 3)
    facts = {card.id: card for card in box().cards}
    plain = {name for name, card in facts.items() if any(copy <= cities for copy in card.copies)}
    guilds = {name for name, card in facts.items() if not card.copies}
    assert in_play - guilds == plain
    assert len(in_play & guilds) == cities + 2


def test_an_unfinished_game_is_refused() -> None:
    record = describe("seven").play_recorded(3, 0, 0)
    opened = describe("seven").rules.start(describe("seven").rules.parse_setup(record.setup), record.seed)
    with pytest.raises(RecordError, match=r"half: the game is not finished"):
        observe(describe("seven"), replace(record, moves=(), hash=opened.hash), "half")


# What games add up to, counted by hand


ALTAR, BATHS = Piece("card", "altar"), Piece("card", "baths")


def made_city(board: str, points: int, share: float, margin: int, *pieces: Piece, stages: int = 0) -> CityObserved:
    standing = Standing(points, int(share * WIN), 1 if share else 2, margin)
    categories = dict.fromkeys(describe("seven").categories, 0) | {"civilian": points, "total": points}
    return CityObserved(board, standing, categories, dict(Counter(pieces)), {"stages": stages, "sold": 1})


def made_game(seed: int, *cities: CityObserved, in_play: frozenset[Piece] = frozenset({ALTAR})) -> Observation:
    return Observation(seed, cities, in_play)


HAND = [
    made_game(1, made_city("gizah-A", 40, 1, 10, ALTAR, stages=3), made_city("rhodos-B", 30, 0, -10)),
    made_game(2, made_city("gizah-A", 20, 0, -4), made_city("rhodos-B", 24, 1, 4, ALTAR, stages=1)),
    made_game(3, made_city("rhodos-B", 30, 0.5, 0), made_city("olympia-A", 30, 0.5, 0, ALTAR)),
    made_game(4, made_city("rhodos-B", 33, 1, 3), made_city("gizah-A", 30, 0, -3), in_play=frozenset({BATHS})),
]


def figures() -> Figures:
    return figures_of("seven", HAND)


def test_a_win_index_is_the_share_of_victories_times_the_players() -> None:
    found = {board.board: board for board in figures().boards}
    assert {name: board.games for name, board in found.items()} == {"gizah-A": 3, "rhodos-B": 4, "olympia-A": 1}
    assert found["gizah-A"].index.value == pytest.approx(2 * 1 / 3)
    assert found["rhodos-B"].index.value == pytest.approx(2 * 2.5 / 4)
    assert found["olympia-A"].index.value == pytest.approx(1)
    assert found["rhodos-B"].points.value == pytest.approx((30 + 24 + 30 + 33) / 4)


def test_scores_are_means_over_all_and_over_winners_by_their_shares() -> None:
    total = figures().score("total")
    assert total.mean.value == pytest.approx((40 + 30 + 20 + 24 + 30 + 30 + 33 + 30) / 8)
    assert total.winners.value == pytest.approx((40 + 24 + 0.5 * 30 + 0.5 * 30 + 33) / 4)
    assert total.sd == pytest.approx((243.875 / 8) ** 0.5)  # squares of the distances from 29.625 add up to 243.875
    assert figures().margin == 3.5  # of 10, 4, 0, 3
    assert figures().totals == {20: 1, 24: 1, 30: 4, 33: 1, 40: 1}
    assert figures().winning_totals == {24: 1, 30: 2, 33: 1, 40: 1}


def test_counts_are_means_over_all_and_over_winners_by_their_shares() -> None:
    stages, sold = figures().counts
    assert (stages.name, stages.mean.value, stages.winners.value) == ("stages", 4 / 8, (3 + 1) / 4)
    assert (sold.name, sold.mean.value, sold.winners.value) == ("sold", 1, 1)


def piece(found: Figures, of: Piece) -> PieceFigures:
    return next(one for one in found.pieces if (one.kind, one.id) == of)


def test_a_card_is_counted_in_the_games_in_which_it_was_in_play() -> None:
    altar = piece(figures(), ALTAR)
    assert (altar.games, altar.copies) == (3, 3)
    assert altar.rate.value == pytest.approx(3 / 6)
    assert altar.lift.value == pytest.approx((1 + 1 + 0.5) / 3 - 1 / 2)
    assert altar.adjusted.value == pytest.approx(((1 - 0) + (1 - 0) + (0.5 - 0.5)) / 3)
    baths = piece(figures(), BATHS)
    assert (baths.games, baths.copies, baths.rate.value) == (1, 0, 0)
    assert baths.lift.value is baths.adjusted.value is None  # nobody built it


def test_an_adjusted_difference_compares_cities_of_one_table_only() -> None:
    # At table 1 two of three build and one of them wins; at table 2 all build, which says nothing.
    cities = [made_city("gizah-A", 40, 1, 1, ALTAR), made_city("rhodos-A", 39, 0, -1, ALTAR)]
    alone = made_game(1, *cities, made_city("olympia-A", 30, 0, -10))
    everyone = made_game(2, *cities, made_city("olympia-A", 30, 0, -10, ALTAR))
    assert piece(figures_of("seven", [alone, everyone]), ALTAR).adjusted.value == pytest.approx(1 / 2 - 0)


def test_a_second_copy_counts_as_much_as_the_first() -> None:
    coin = Piece("card", "coin")
    points = dict.fromkeys(describe("architects").categories, 0)
    counts = dict.fromkeys(describe("architects").statistics.counts, 0)
    cities = [
        CityObserved("giza", Standing(40, WIN, 1, 5), points, {coin: 4}, counts),
        CityObserved("rhodes", Standing(35, 0, 2, -5), points, {coin: 2}, counts),
    ]
    found = piece(figures_of("architects", [Observation(1, tuple(cities), frozenset({coin}))]), coin)
    assert found.rate.value == pytest.approx(3)
    assert found.lift.value == pytest.approx(4 / 6 - 1 / 2)
    assert found.adjusted.value == pytest.approx(1 / 2)  # two coins more, one victory more


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("players", [2, 3, 7])
def test_boards_and_scores_are_those_that_the_engine_adds_up_by_itself(game: str, players: int) -> None:
    found = figures_of(game, random_observations(game, players, 25, seed=4))
    tally = describe(game).play_batch(players, 4, 0, 25)
    assert {board.board: board.games for board in found.boards} == {
        board: played for board, (played, _) in tally.boards.items()
    }
    for board in found.boards:
        played, won = tally.boards[board.board]
        assert board.index.value == pytest.approx(players * won / WIN / played)
    for score in found.scores:
        assert score.mean.value == pytest.approx(tally.points[score.category] / tally.seats)


def test_random_play_is_near_a_fair_share() -> None:
    found = figures_of("architects", random_observations("architects", 2, 120))
    assert sum((board.index.value or 0) * board.games for board in found.boards) == pytest.approx(2 * 120)
    near = [board for board in found.boards if board.index.holds(1)]
    assert len(near) >= len(found.boards) - 2  # wonders differ a little, and one in twenty misses by chance


def test_different_numbers_of_players_and_no_games_are_refused() -> None:
    with pytest.raises(UsageError, match="games of 2, 3 players are there; statistics take one number at a time"):
        figures_of("seven", [HAND[0], made_game(9, *HAND[0].cities, HAND[1].cities[0])])
    with pytest.raises(UsageError, match="there are no games to look at"):
        figures_of("seven", [])


# How sure it is


def test_games_of_one_deal_are_no_further_evidence() -> None:
    seen = random_observations("architects", 2, 30)
    once, often = figures_of("architects", seen), figures_of("architects", [one for one in seen for _ in range(4)])
    assert (once.deals, often.deals, often.games) == (30, 30, 120)
    assert once.score("total").mean == often.score("total").mean


# Where games come from


def test_the_jobs_change_nothing() -> None:
    series = Series("architects", 2, 6, 3, parse_entrants("architects", "builder,apprentice", range(2)))
    told: list[int] = []
    alone = observe_series(series, Local(1), told.append)
    assert alone == observe_series(series, Local(2))
    assert told == [1] * 6
    assert len({one.seed for one in alone}) == 6


def record_file(folder: Path, name: str, *records: Record, lines: bool = False) -> Path:
    file = folder / name
    written = [write_record(record) for record in records]
    file.write_bytes(b"\n".join(b" ".join(one.split()) for one in written) if lines else b"".join(written))
    return file


def test_records_are_read_one_to_a_file_and_one_to_a_line(tmp_path: Path) -> None:
    records = [describe("seven").play_recorded(3, 0, number) for number in range(3)]
    single = record_file(tmp_path, "one.json", records[0])
    many = record_file(tmp_path, "many.jsonl", *records[1:], lines=True)
    sourced = read_records([single, many])
    assert [record for _, record in sourced] == records
    assert [source for source, _ in sourced] == [str(single), f"{many}, line 1", f"{many}, line 2"]
    assert observe_records("seven", sourced, Local(1)) == random_observations("seven", 3, 3)


def test_a_bad_record_is_named_with_file_and_line(tmp_path: Path) -> None:
    good = describe("seven").play_recorded(3, 0, 0)
    file = record_file(tmp_path, "x.jsonl", good, replace(good, hash="0" * 16), lines=True)
    with pytest.raises(RecordError, match=r"x\.jsonl, line 2: its moves lead to the state"):
        observe_records("seven", read_records([file]), Local(1))
    with pytest.raises(RecordError, match=r"x\.jsonl, line 1: this is a game of seven, not of architects"):
        observe_records("architects", read_records([file]), Local(1))
    for text, reason in (("", "is empty"), ('{"format": 1}', "line 1: not a record"), ("{\n", "cut short")):
        file.write_text(text)
        with pytest.raises(RecordError, match=reason):
            read_records([file])


@pytest.mark.parametrize(
    ("bots", "players", "reason"),
    [
        ("builder,builder", 3, "2 bots are named for 3 seats; name one for all, or one for each"),
        ("hero", 3, "there is no bot 'hero'"),
    ],
)
def test_bots_that_do_not_fit_are_refused(bots: str, players: int, reason: str) -> None:
    with pytest.raises(UsageError, match=reason):
        parse_entrants("seven", bots, range(players))


# People


def test_what_is_known_of_people_is_about_this_game() -> None:
    known = people("seven")
    assert known is not None
    assert [table.players for table in known.table] == [3, 4, 5, 6, 7]
    wonders = {city.partition("-")[0] for city in known.index}
    assert wonders == {wonder.id for wonder in box().wonders}
    for table in known.table:
        assert set(table.categories) | set(table.winners_categories) <= set(describe("seven").categories) - {"total"}
        if table.categories:
            assert sum(table.categories.values()) == pytest.approx(table.mean, abs=0.1)
    assert known.at(2) is None
    assert people("architects") is None

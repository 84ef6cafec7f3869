"""The statistics that every game is shipped with: complete, well-formed, and made by the command that they name."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from msgspec.structs import replace

from mirabilia.core.errors import SetupError, UsageError
from mirabilia.core.registry import describe, folder_of, games, home
from mirabilia.insight.statistics.model import Figures
from mirabilia.insight.statistics.shipped import (
    FILE,
    BotStatistics,
    read_statistics,
    statistics_of,
    write_statistics,
)

FEWEST = 1000
"""Games behind each number of players."""
LARGEST = 400_000
"""Bytes of a file."""


def allowed(game: str) -> list[int]:
    """Return the numbers of players that a game allows."""
    numbers = []
    for players in range(1, 10):
        try:
            numbers.append(describe(game).players_or_usual(players))
        except SetupError:
            continue
    return numbers


@pytest.mark.parametrize("game", games())
def test_there_is_a_line_for_every_number_of_players(game: str) -> None:
    path = folder_of(home(game).bots) / FILE
    shipped = read_statistics(path)
    assert list(shipped) == allowed(game)
    assert path.stat().st_size < LARGEST
    for players, line in shipped.items():
        command = shlex.split(line.command)
        options = dict(zip(command[3::2], command[4::2], strict=True))
        assert command[:3] == ["mirabilia", "stats", game]
        assert options["--players"] == str(players) == str(line.figures.players)
        assert options["--games"] == str(line.figures.games)
        assert (options["--bots"], options["--seed"]) == (line.bots, "0")
        assert options["--into"] == f"src/mirabilia/bots/{game}/{FILE}"
        assert line.figures.games >= FEWEST
        assert len(line.sources) == 16
        assert line.figures.game == game


@pytest.mark.parametrize("game", games())
def test_everything_that_can_win_is_there_with_its_interval(game: str) -> None:
    known = describe(game)
    pieces = {(piece.kind, piece.id): known.statistics.section(piece) for piece in known.statistics.pieces}
    met: set[tuple[str, str]] = set()
    for players in allowed(game):
        shipped = statistics_of(game, players)
        assert shipped is not None
        figures = shipped.figures
        assert {board.board for board in figures.boards} == set(known.boards)
        assert [score.category for score in figures.scores] == list(known.categories)
        met |= {(piece.kind, piece.id) for piece in figures.pieces}
        for piece in figures.pieces:
            assert pieces[piece.kind, piece.id] == piece.section
            assert piece.rate.value is not None
        for interval in (*(board.index for board in figures.boards), *(piece.lift for piece in figures.pieces)):
            assert interval.value is None or interval.low is None or interval.holds(interval.value)
    assert met == set(pieces), "a card, or another piece, that is in no line"


def line(game: str, players: int, value: float = 0.5) -> BotStatistics:
    shipped = statistics_of(game, players)
    assert shipped is not None
    return replace(shipped, figures=replace(shipped.figures, margin=value))


def test_a_file_reads_as_it_was_written_with_few_players_first(tmp_path: Path) -> None:
    path = tmp_path / FILE
    write_statistics(path, [line("seven", 4), line("seven", 3, 1 / 3)])
    read = read_statistics(path)
    assert list(read) == [3, 4]
    assert (read[3].figures.margin, read[4]) == (0.3333, line("seven", 4))
    assert isinstance(read[3].figures, Figures)


@pytest.mark.parametrize("data", [b"{}", b"nonsense", b"\xff\xfe", b"[1, 2]"])
def test_what_is_no_such_file_is_refused_in_a_sentence(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / FILE
    path.write_bytes(data)
    with pytest.raises(UsageError, match="is not a file of statistics"):
        read_statistics(path)

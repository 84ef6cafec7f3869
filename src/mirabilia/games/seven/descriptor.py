"""7 Wonders, described for all the other rooms: start here."""

from __future__ import annotations

from mirabilia.core.descriptor import Descriptor, Nouns
from mirabilia.games.seven import model
from mirabilia.games.seven.batch import CATEGORIES, play_batch, play_recorded
from mirabilia.games.seven.codec import board_name
from mirabilia.games.seven.columns import COLUMNS
from mirabilia.games.seven.features import FEATURES, PADDED
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.outlook import Consequence, Outlook
from mirabilia.games.seven.prospects import prospects_of
from mirabilia.games.seven.statistics import STATISTICS
from mirabilia.games.seven.tables import BOARD_COUNT
from mirabilia.games.seven.transcript import transcript_of


def _name(board: model.Board) -> str:
    return f"{board.wonder}-{board.side}"


def _boards_of(setup: model.Setup) -> tuple[str, ...]:
    return tuple(_name(board) for board in setup.boards)


DESCRIPTOR = Descriptor(
    rules=SEVEN,
    nouns=Nouns.of(model, Outlook, Consequence),
    usual_players=3,
    at_once=True,
    categories=CATEGORIES,
    tie="coins",
    boards=tuple(_name(board_name(number)) for number in range(BOARD_COUNT)),
    boards_of=_boards_of,
    play_batch=play_batch,
    play_recorded=play_recorded,
    transcript_of=transcript_of,
    features=FEATURES,
    padded=PADDED,
    statistics=STATISTICS,
    columns=COLUMNS,
    prospects=prospects_of,
    showcases=((2, "babylon-B halikarnassos-B + olympia-A"), (3, "babylon-B halikarnassos-B olympia-A")),
    benchmarks=(3, 2, 7),
)

"""7 Wonders Architects, described for all the other rooms: start here."""

from __future__ import annotations

from mirabilia.core.descriptor import Descriptor, Nouns
from mirabilia.games.architects import model
from mirabilia.games.architects.batch import play_batch, play_recorded
from mirabilia.games.architects.columns import COLUMNS
from mirabilia.games.architects.features import FEATURES, PADDED
from mirabilia.games.architects.game import ARCHITECTS
from mirabilia.games.architects.outlook import Consequence, Outlook
from mirabilia.games.architects.prospects import prospects_of
from mirabilia.games.architects.sheet import CATEGORIES
from mirabilia.games.architects.statistics import STATISTICS
from mirabilia.games.architects.tables import WONDER_NAMES
from mirabilia.games.architects.transcript import transcript_of


def _boards_of(setup: model.Setup) -> tuple[str, ...]:
    return tuple(setup.wonders)


DESCRIPTOR = Descriptor(
    rules=ARCHITECTS,
    nouns=Nouns.of(model, Outlook, Consequence),
    usual_players=2,
    at_once=False,
    categories=CATEGORIES,
    tie="stages",
    boards=WONDER_NAMES,
    boards_of=_boards_of,
    play_batch=play_batch,
    play_recorded=play_recorded,
    transcript_of=transcript_of,
    features=FEATURES,
    padded=PADDED,
    statistics=STATISTICS,
    columns=COLUMNS,
    prospects=prospects_of,
    showcases=((6, "alexandria olympia ephesus babylon halicarnassus rhodes"),),
    benchmarks=(2, 4),
)

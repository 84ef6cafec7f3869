"""The toy fair, described for all the other rooms: start here."""

from __future__ import annotations

from mirabilia.core.dataset import Column
from mirabilia.core.descriptor import Descriptor, Nouns
from tests.kit.toy.game import model
from tests.kit.toy.game.batch import play_batch, play_recorded
from tests.kit.toy.game.features import FEATURES
from tests.kit.toy.game.game import TOY
from tests.kit.toy.game.sheet import CATEGORIES
from tests.kit.toy.game.statistics import STATISTICS
from tests.kit.toy.game.tables import STALL_NAMES
from tests.kit.toy.game.transcript import transcript_of


def _boards_of(setup: model.Setup) -> tuple[str, ...]:
    return setup.stalls


DESCRIPTOR = Descriptor(
    rules=TOY,
    nouns=Nouns(
        setup=model.Setup,
        move=model.Move,
        option=model.Option,
        decision=model.Decision,
        view=model.View,
        event=model.Event,
        result=model.Result,
    ),
    usual_players=3,
    at_once=True,
    categories=CATEGORIES,
    tie="shown",
    boards=STALL_NAMES,
    boards_of=_boards_of,
    play_batch=play_batch,
    play_recorded=play_recorded,
    transcript_of=transcript_of,
    features=FEATURES,
    statistics=STATISTICS,
    columns=(
        Column("turn", "int8", "Turn of the game, from 1.", lambda m: m.view.turn),
        Column("hand", "list<string>", "Cards in the seat's hand.", lambda m: m.view.hand),
    ),
)

"""The columns that datasets have for Architects alone."""

from __future__ import annotations

from mirabilia.core.dataset import Column, Situation
from mirabilia.games.architects.model import City


def _player(situation: Situation, steps: int = 0) -> City:
    """Return what is seen of the player this many places to the left of the one who decides."""
    view = situation.view
    seen: City = view.cities[(situation.decision.city + steps) % view.players]
    return seen


COLUMNS = (
    Column("turn", "int16", "Turn of the game, from 1.", lambda s: s.view.turn),
    Column("stages", "list<int8>", "Built stages of the wonder, by their numbers.", lambda s: _player(s).stages),
    Column(
        "cards",
        "list<string>",
        "Cards in front of the player, each kind once for each card.",
        lambda s: [kind for kind, count in _player(s).cards.items() for _ in range(count)],
    ),
    Column("tokens", "list<string>", "Progress tokens of the player.", lambda s: _player(s).tokens),
    Column("shields", "int8", "Shields of the player.", lambda s: _player(s).shields),
    Column("victories", "int8", "Victory tokens of the player.", lambda s: _player(s).victories),
    Column("cat", "bool", "Whether the player has the Cat.", lambda s: s.view.cat == s.decision.seat),
    Column("peace", "int8", "Conflict tokens still on their peace side.", lambda s: s.view.peace),
    Column(
        "left_top",
        "string",
        "Top card of the player's own deck, on the left.",
        lambda s: _player(s).deck.top,
        optional=True,
    ),
    Column(
        "right_top",
        "string",
        "Top card of the right neighbour's deck.",
        lambda s: _player(s, -1).deck.top,
        optional=True,
    ),
    Column(
        "centre_top",
        "string",
        "Top card of the central deck, if the seat knows it.",
        lambda s: s.view.central.top,
        optional=True,
    ),
    Column(
        "open_tokens",
        "list<string>",
        "Face-up progress tokens.",
        lambda s: [token for token in s.view.open_tokens if token],
    ),
    Column(
        "kind",
        "string",
        "Which decision it is: take (the turn's card), act (after it), effect (of a stage) or look (and keep a card).",
        lambda s: s.decision.kind,
    ),
)

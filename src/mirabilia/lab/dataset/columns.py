"""The columns of a dataset: one definition gives the file its schema, every row its values, and the page its table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct

from mirabilia.core.record import Record
from mirabilia.core.tally import WIN
from mirabilia.games.architects import model as architects
from mirabilia.games.seven import model as seven
from mirabilia.lab.stats.standing import Standing

FORMAT = 1
"""Changes whenever a column is added, taken away or means something else."""


class Moment(Struct, frozen=True):
    """A decision of a game that is over: what was seen, what could be done, what was done, how it ended."""

    number: int
    """Of the game."""
    record: Record
    players: int
    boards: tuple[str, ...]
    move: int
    """Which of the record's moves it is, from 0."""
    bot: str
    view: Any
    decision: Any
    options: tuple[str, ...]
    chosen: int
    standing: Standing
    """Of the seat that decides."""

    @property
    def board(self) -> list[str]:
        """Return the wonder that is decided for, and its side if it has one."""
        city: int = self.decision.city
        return self.boards[city].split("-")

    @property
    def place(self) -> Any:
        """Return what is seen of the city that is decided for."""
        return _places(self.view)[self.decision.city]

    def neighbour(self, steps: int) -> Any:
        """Return what is seen of the city so many places to the left of the one decided for."""
        places = _places(self.view)
        return places[(self.decision.city + steps) % len(places)]


def _places(view: seven.View | architects.View) -> tuple[Any, ...]:
    return view.cities if isinstance(view, seven.View) else view.players


@dataclass(frozen=True, slots=True)
class Column:
    """A column: its name, its Arrow type, what it means, and how it is read off a decision."""

    name: str
    type: str
    meaning: str
    read: Callable[[Moment], Any]
    optional: bool = False
    """Whether it can be null."""


def _view(moment: Moment) -> str:
    return msgspec.json.encode(moment.view).decode()


_GAME = (
    Column("number", "int64", "Number of the game in its run, from 0.", lambda m: m.number),
    Column("seed", "int64", "Seed of the game: with the setup it gives every card dealt.", lambda m: m.record.seed),
    Column("setup", "string", "Who plays which board, in the game's notation.", lambda m: m.record.setup),
    Column("hash", "string", "Hash of the game's last state, which closes its record.", lambda m: m.record.hash),
    Column("players", "int8", "How many play.", lambda m: m.players),
    Column("move", "int32", "Number of the decision in the game, from 0, as in its record.", lambda m: m.move),
    Column("seat", "int8", "Who decides; the left neighbour sits one further.", lambda m: m.decision.seat),
    Column(
        "city",
        "int8",
        "For which city; another than the seat only for the Free City of two players.",
        lambda m: m.decision.city,
    ),
    Column("bot", "string", "Which bot sits on the seat, as `--bots` takes it.", lambda m: m.bot),
    Column("wonder", "string", "Wonder of the city.", lambda m: m.board[0]),
)


def _kind(meaning: str) -> Column:
    return Column("kind", "string", meaning, lambda m: m.decision.kind)


_CHOICE = (
    Column("options", "list<string>", "Everything that could be done, in the game's notation.", lambda m: m.options),
    Column("chosen", "int16", "Which of the options was chosen, from 0.", lambda m: m.chosen),
)

_OUTCOME = (
    Column("points", "int16", "Points of the seat at the end of the game.", lambda m: m.standing.points),
    Column(
        "share",
        "float64",
        "Its share of the victory: 1 alone, 0.5 of two, 0 for losers.",
        lambda m: m.standing.share / WIN,
    ),
    Column("rank", "int8", "Its place, 1 for winners; equal seats have equal places.", lambda m: m.standing.rank),
    Column("margin", "int16", "Its points less those of the best other seat.", lambda m: m.standing.margin),
)

_VIEW = (
    Column(
        "view",
        "string",
        "All that the seat could know at this moment, as the JSON of a `View`: it decides from this alone.",
        _view,
    ),
)

_SEVEN = (
    Column("side", "string", "Side of the wonder, A or B.", lambda m: m.board[1]),
    Column("age", "int8", "Age, 1 to 3.", lambda m: m.view.age),
    Column("turn", "int8", "Turn of the age, from 1; 6 also for a seventh card.", lambda m: m.view.turn),
    Column("hand", "list<string>", "Cards in the seat's hand.", lambda m: m.view.hand),
    Column(
        "prices",
        "list<int16>",
        "Coins that each option costs, to the bank and the neighbours together.",
        lambda m: [option.coins for option in m.decision.options],
    ),
    Column("cards", "list<string>", "Structures of the city.", lambda m: m.place.cards),
    Column("stages", "int8", "Stages of its wonder.", lambda m: m.place.stages),
    Column("coins", "int16", "Its coins, those received this turn included.", lambda m: m.place.coins),
    Column("shields", "int8", "Its shields.", lambda m: m.place.shields),
    Column("compass", "int8", "Its compasses; wild symbols are not in this.", lambda m: m.place.compass),
    Column("gear", "int8", "Its gears, likewise.", lambda m: m.place.gear),
    Column("tablet", "int8", "Its tablets, likewise.", lambda m: m.place.tablet),
    Column("left_shields", "int8", "Shields of the left neighbour.", lambda m: m.neighbour(1).shields),
    Column("right_shields", "int8", "Shields of the right neighbour.", lambda m: m.neighbour(-1).shields),
    _kind("Which decision it is: choose a card of the hand, seventh (the last card of an age), dig."),
)

_ARCHITECTS = (
    Column("turn", "int16", "Turn of the game, from 1.", lambda m: m.view.turn),
    Column("stages", "list<int8>", "Stages of the wonder that stand, by their numbers.", lambda m: m.place.stages),
    Column(
        "cards",
        "list<string>",
        "Cards in front of the player, a kind once for each card.",
        lambda m: [kind for kind, count in m.place.cards.items() for _ in range(count)],
    ),
    Column("tokens", "list<string>", "Progress tokens of the player.", lambda m: m.place.tokens),
    Column("shields", "int8", "Shields of the player.", lambda m: m.place.shields),
    Column("victories", "int8", "Victory tokens of the player.", lambda m: m.place.victories),
    Column("cat", "bool", "Whether the player has the Cat.", lambda m: m.view.cat == m.decision.seat),
    Column("peace", "int8", "Conflict tokens still on their peace side.", lambda m: m.view.peace),
    Column("left_top", "string", "Top card of the own deck, on the left.", lambda m: m.place.deck.top, optional=True),
    Column(
        "right_top",
        "string",
        "Top card of the right neighbour's deck.",
        lambda m: m.neighbour(-1).deck.top,
        optional=True,
    ),
    Column(
        "centre_top",
        "string",
        "Top card of the central deck, if the seat knows it.",
        lambda m: m.view.central.top,
        optional=True,
    ),
    Column(
        "open_tokens",
        "list<string>",
        "Progress tokens that lie open.",
        lambda m: [token for token in m.view.open_tokens if token],
    ),
    _kind("Which decision it is: take the turn's card, act after it, effect of a stage, look at cards and keep one."),
)

COLUMNS = {
    game: (*_GAME, *own, *_CHOICE, *_OUTCOME, *_VIEW) for game, own in (("seven", _SEVEN), ("architects", _ARCHITECTS))
}
"""The columns of each game's datasets, in their order."""

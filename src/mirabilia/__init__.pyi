# What `import mirabilia` gives a program, for type checkers; written by `.venv/bin/python -m tools.write_docs`.

from typing import Literal, overload

from mirabilia.core.errors import BotError as BotError
from mirabilia.core.errors import MirabiliaError as MirabiliaError
from mirabilia.core.errors import MoveError as MoveError
from mirabilia.core.errors import NotationError as NotationError
from mirabilia.core.errors import RecordError as RecordError
from mirabilia.core.errors import SetupError as SetupError
from mirabilia.core.errors import UsageError as UsageError
from mirabilia.core.game import AnyView
from mirabilia.core.record import Record as Record
from mirabilia.games.architects import model as architects
from mirabilia.games.seven import model as seven
from mirabilia.insight.model import Advice as Advice
from mirabilia.insight.model import Review as Review
from mirabilia.lab.summary import Findings as Findings
from mirabilia.library.backend import use_backend as use_backend
from mirabilia.library.bots import Bot as Bot
from mirabilia.library.bots import bot as bot
from mirabilia.library.datasets import load_dataset as load_dataset
from mirabilia.library.datasets import make_dataset as make_dataset
from mirabilia.library.datasets import records_of as records_of
from mirabilia.library.matches import Names
from mirabilia.library.matches import run_match as run_match
from mirabilia.library.play import AnyPlay
from mirabilia.library.play import Play as Play
from mirabilia.library.records import Moment as Moment
from mirabilia.library.records import Replay as Replay
from mirabilia.library.records import load_record as load_record
from mirabilia.library.records import replay as replay
from mirabilia.library.records import save_record as save_record
from mirabilia.library.reviews import hint as hint
from mirabilia.library.reviews import review as review
from mirabilia.library.worlds import AnyWorld
from mirabilia.library.worlds import World as World

__all__: list[str]
__version__: str
TYPED: tuple[str, ...]
_HOMES: dict[str, str]
SevenPlay = Play[seven.View, seven.Decision, seven.Option, seven.Move, seven.Result]
SevenWorld = World[seven.View, seven.Decision, seven.Option, seven.Move, seven.Result]
ArchitectsPlay = Play[architects.View, architects.Decision, architects.Option, architects.Move, architects.Result]
ArchitectsWorld = World[architects.View, architects.Decision, architects.Option, architects.Move, architects.Result]

@overload
def new_game(
    game: Literal["seven"],
    players: int | None = None,
    seed: int | str | None = None,
    wishes: str = "",
) -> SevenPlay: ...
@overload
def new_game(
    game: Literal["architects"],
    players: int | None = None,
    seed: int | str | None = None,
    wishes: str = "",
) -> ArchitectsPlay: ...
@overload
def new_game(
    game: str,
    players: int | None = None,
    seed: int | str | None = None,
    wishes: str = "",
) -> AnyPlay: ...
@overload
def play_bots(
    bots: Names,
    game: Literal["seven"] = "seven",
    players: int | None = None,
    seed: int = 0,
    wishes: str = "",
) -> SevenPlay: ...
@overload
def play_bots(
    bots: Names,
    game: Literal["architects"],
    players: int | None = None,
    seed: int = 0,
    wishes: str = "",
) -> ArchitectsPlay: ...
@overload
def play_bots(
    bots: Names,
    game: str,
    players: int | None = None,
    seed: int = 0,
    wishes: str = "",
) -> AnyPlay: ...
@overload
def sample_worlds(
    view: seven.View,
    count: int,
    seed: int = 0,
) -> list[SevenWorld]: ...
@overload
def sample_worlds(
    view: architects.View,
    count: int,
    seed: int = 0,
) -> list[ArchitectsWorld]: ...
@overload
def sample_worlds(
    view: AnyView,
    count: int,
    seed: int = 0,
) -> list[AnyWorld]: ...

"""Mirabilia: play, watch and study 7 Wonders and 7 Wonders Architects.

What a program needs stands here, and docs/library.md shows it by examples. `import mirabilia` loads nothing of it:
every name is fetched when it is first used, so that the backend can still be chosen.
"""

TYPE_CHECKING = False  # what checkers take for true; the name from typing would cost most of the import

__version__ = "0.1.0"

if TYPE_CHECKING:
    from mirabilia.core.errors import (
        BotError,
        MirabiliaError,
        MoveError,
        NotationError,
        RecordError,
        SetupError,
        UsageError,
    )
    from mirabilia.core.record import Record
    from mirabilia.lab.summary import Findings
    from mirabilia.library.backend import use_backend
    from mirabilia.library.bots import Bot, bot, sample_worlds
    from mirabilia.library.datasets import load_dataset, make_dataset, records_of
    from mirabilia.library.matches import play_bots, run_match
    from mirabilia.library.play import ArchitectsPlay, Play, SevenPlay, new_game
    from mirabilia.library.records import Moment, Replay, load_record, replay, save_record
    from mirabilia.library.worlds import ArchitectsWorld, SevenWorld, World

__all__ = [
    "ArchitectsPlay",
    "ArchitectsWorld",
    "Bot",
    "BotError",
    "Findings",
    "MirabiliaError",
    "Moment",
    "MoveError",
    "NotationError",
    "Play",
    "Record",
    "RecordError",
    "Replay",
    "SetupError",
    "SevenPlay",
    "SevenWorld",
    "UsageError",
    "World",
    "__version__",
    "bot",
    "load_dataset",
    "load_record",
    "make_dataset",
    "new_game",
    "play_bots",
    "records_of",
    "replay",
    "run_match",
    "sample_worlds",
    "save_record",
    "use_backend",
]

_HOMES = {
    "ArchitectsPlay": "library.play",
    "ArchitectsWorld": "library.worlds",
    "Bot": "library.bots",
    "BotError": "core.errors",
    "Findings": "lab.summary",
    "MirabiliaError": "core.errors",
    "Moment": "library.records",
    "MoveError": "core.errors",
    "NotationError": "core.errors",
    "Play": "library.play",
    "Record": "core.record",
    "RecordError": "core.errors",
    "Replay": "library.records",
    "SetupError": "core.errors",
    "SevenPlay": "library.play",
    "SevenWorld": "library.worlds",
    "UsageError": "core.errors",
    "World": "library.worlds",
    "bot": "library.bots",
    "load_dataset": "library.datasets",
    "load_record": "library.records",
    "make_dataset": "library.datasets",
    "new_game": "library.play",
    "play_bots": "library.matches",
    "records_of": "library.datasets",
    "replay": "library.records",
    "run_match": "library.matches",
    "sample_worlds": "library.bots",
    "save_record": "library.records",
    "use_backend": "library.backend",
}
"""The module of each public name."""

if not TYPE_CHECKING:  # or a checker would believe in every name

    def __getattr__(name: str) -> object:
        """Fetch a public name when it is first used."""
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        found = globals()[name] = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
        return found

    def __dir__() -> list[str]:
        """Return also the names that nobody has used yet."""
        return sorted({*globals(), *_HOMES})

"""Mirabilia: play, watch and study 7 Wonders and 7 Wonders Architects.

Everything a program needs is here, and docs/library.md shows it by example. `import mirabilia` loads none of it:
every name is fetched when it is first used, so that the backend can still be chosen. `__init__.pyi`, which is
generated, gives type checkers the types.
"""

__version__ = "0.1.0"

_HOMES = {
    "Advice": "insight.model",
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
    "Review": "insight.model",
    "SetupError": "core.errors",
    "UsageError": "core.errors",
    "World": "library.worlds",
    "bot": "library.bots",
    "hint": "library.reviews",
    "load_dataset": "library.datasets",
    "load_record": "library.records",
    "make_dataset": "library.datasets",
    "new_game": "library.play",
    "play_bots": "library.matches",
    "records_of": "library.datasets",
    "replay": "library.records",
    "review": "library.reviews",
    "run_match": "library.matches",
    "sample_worlds": "library.bots",
    "save_record": "library.records",
    "use_backend": "library.backend",
}
"""The module of each public name."""


TYPED = ("Play", "World")
"""What follows the id of a game in the names of its own types, such as those that `new_game` returns."""


def __getattr__(name: str) -> object:
    """Fetch a public name when it is first used."""
    from importlib import import_module

    if name in _HOMES:
        found = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    elif name == "__all__":
        found = __dir__()
    elif name.endswith(TYPED) and name in __dir__():
        found = import_module(f"{__name__}.library.play").typed(name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    """Return the public names, including those that nobody has used yet."""
    from mirabilia.core.registry import games

    return sorted([*_HOMES, *(game.capitalize() + kind for game in games() for kind in TYPED), "__version__"])

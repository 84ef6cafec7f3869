"""The types of `import mirabilia` for type checkers: the public names, and those of each game of the house."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Iterator

import mirabilia
from mirabilia.core.registry import HOUSE, USUAL, home
from mirabilia.library.bots import sample_worlds
from mirabilia.library.matches import play_bots
from mirabilia.library.play import new_game

NOUNS = ("View", "Decision", "Option", "Move", "Result")
FOR_EACH_GAME = (new_game, play_bots, sample_worlds)
"""Functions whose types differ from game to game."""


def types_stub(command: str) -> str:
    """Return the stub; `command` is the command that writes it."""
    return "\n".join([*_head(command), *_imports(), "", *_aliases(), "", *_functions(), ""])


def _head(command: str) -> Iterator[str]:
    yield f"# What `import mirabilia` gives a program, for type checkers; written by `{command}`."
    yield ""
    yield "from typing import Literal, overload"
    yield ""


def _imports() -> Iterator[str]:
    modules = [(f"mirabilia.{where}", name) for name, where in mirabilia._HOMES.items()]
    overloaded = {function.__name__ for function in FOR_EACH_GAME}
    lines = [f"from {module} import {name} as {name}" for module, name in modules if name not in overloaded]
    lines += [f"from {home(game).game} import model as {game}" for game in HOUSE]
    lines += ["from mirabilia.library.matches import Names", "from mirabilia.library.play import AnyPlay"]
    lines += ["from mirabilia.library.worlds import AnyWorld", "from mirabilia.core.game import AnyView"]
    yield from sorted(lines)


def _aliases() -> Iterator[str]:
    yield "__all__: list[str]"
    yield "__version__: str"
    yield "TYPED: tuple[str, ...]"
    yield "_HOMES: dict[str, str]"
    for game in HOUSE:
        nouns = ", ".join(f"{game}.{noun}" for noun in NOUNS)
        for kind in mirabilia.TYPED:
            yield f"{game.capitalize()}{kind} = {kind}[{nouns}]"


def _functions() -> Iterator[str]:
    for function in FOR_EACH_GAME:
        taken = inspect.signature(function).parameters
        for game in HOUSE:
            kind = game.capitalize()
            if "view" in taken:
                yield from _overload(function, {"view": f"view: {game}.View"}, f"list[{kind}World]")
            else:
                default = f' = "{game}"' if game == USUAL and taken["game"].default == game else ""
                yield from _overload(function, {"game": f'game: Literal["{game}"]{default}'}, f"{kind}Play")
        plain = {"game": "game: str"} if "game" in taken else {}
        yield from _overload(function, plain, str(inspect.signature(function).return_annotation))


def _overload(function: Callable[..., object], given: dict[str, str], returned: str) -> Iterator[str]:
    """Write one signature of a function, with some of its parameters as given."""
    yield "@overload"
    yield f"def {function.__name__}("
    for name, found in inspect.signature(function).parameters.items():
        default = "" if found.default is inspect.Parameter.empty else f" = {_literal(found.default)}"
        yield f"    {given.get(name, f'{name}: {found.annotation}{default}')},"
    yield f") -> {returned}: ..."


def _literal(value: object) -> str:
    """Write a default as our formatter does, with double quotes."""
    return json.dumps(value) if isinstance(value, str) else repr(value)

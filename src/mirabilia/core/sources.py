"""What a result was produced with: a hash of the sources that it depends on.

How bots play a game is decided by the modules that play them, by the game's, and by whatever these import, and by the
facts, weights and networks in files that these name. Bots that did not play have no part in it. Some of the rest may
change without changing the hash, for it cannot change how anybody plays: docstrings, comments on lines of their own and
blank lines, the comments in facts, and modules whose names are in ASIDE.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Container, Iterable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from mirabilia.core import registry

WEIGHTS = "weights.toml"
"""The file of a game's bots that tuning writes."""
ASIDE = frozenset({"errors", "events", "gametext", "notation", "outlook", "record", "registry"})
"""Modules that decide no move: what people are told, how games are written down, where things are."""
DATA = (".toml", ".npz")
"""Files beside the modules that read them: facts, weights, networks."""


class _Module(NamedTuple):
    """What a module does."""

    code: bytes
    imports: tuple[str, ...]
    """Everything that it imports at run time, modules and their contents alike."""
    files: frozenset[str]
    """The data files that it names."""


@cache
def sources_of(game: str, bots: tuple[str, ...] | None = None, *more: str, weights: bool = True) -> str:
    """Return a hash of everything that decides how bots play a game: its rules, the bots, and their weights.

    `bots` names the modules that play them; without it, what counts is what the bots' room offers besides its levels:
    how games are played out, and contests of weights. `more` names packages that a result depends on besides, with all
    their modules. Tuning leaves the weights out: it brings its own, and may write this very file.
    """
    home, digest = registry.home(game), sha256()
    playing = (home.bots, f"{home.bots}.descriptor") if bots is None else bots
    modules = _modules(
        [*playing, f"{home.game}.game", *(module for package in more for module in _modules_in(package))]
    )
    said = {name: module.code for name, module in modules.items()}
    named = {file for module in modules.values() for file in module.files if weights or file != WEIGHTS}
    for folder, files in ((registry.folder_of(home.bots), named), (registry.folder_of(home.game) / "facts", None)):
        said |= {f"{folder.name}/{path.name}": _data(path) for path in _data_in(folder, files)}
    for name, what in sorted(said.items()):
        digest.update(name.encode() + b"\0" + what + b"\0")
    return digest.hexdigest()[:16]


def _modules(ahead: list[str]) -> dict[str, _Module]:
    """Return these modules and everything they need, by name."""
    found: dict[str, _Module] = {}
    houses = {registry.home(game).game.partition(".")[0] for game in registry.games()}
    while ahead:
        name = ahead.pop()
        path = _file_of(name) if name not in found and name.partition(".")[0] in houses else None
        if path:
            found[name] = module = _read(path)
            ahead += (needed for needed in module.imports if needed.rpartition(".")[2] not in ASIDE)
    return found


def _file_of(module: str) -> Path | None:
    """Return the file of a module, or None if this is not the name of one."""
    package, *rest = module.split(".")
    place = registry.folder_of(package).joinpath(*rest)
    return next((path for path in (place / "__init__.py", place.with_suffix(".py")) if path.is_file()), None)


def _modules_in(package: str) -> Iterator[str]:
    """Name every module of a package."""
    folder = registry.folder_of(package)
    for path in folder.glob("**/*.py"):
        yield ".".join((package, *path.relative_to(folder).with_suffix("").parts)).removesuffix(".__init__")


def _read(path: Path) -> _Module:
    """Read what a module does, without the parts that are only for people."""
    text = path.read_text(encoding="utf-8")
    kept: list[str] = ["", *text.splitlines()]
    imports: list[str] = []
    tree = ast.parse(text)
    for statement in _statements(tree.body):
        match statement:
            case ast.Expr(value=ast.Constant(value=str()), lineno=first, end_lineno=int(last)):
                kept[first : last + 1] = [""] * (last + 1 - first)
            case ast.Import(names=names):
                imports += (name.name for name in names)
            case ast.ImportFrom(module=str(module), names=names):
                imports += (module, *(f"{module}.{name.name}" for name in names))
    lines = (line.rstrip() for line in kept if line.strip() and not line.lstrip().startswith("#"))
    said = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return _Module("\n".join(lines).encode(), tuple(imports), frozenset(text for text in said if text.endswith(DATA)))


def _statements(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Yield statements and those within them, except those that only types need."""
    for statement in body:
        yield statement
        parts: Sequence[str] = ("body", "orelse", "finalbody", "handlers", "cases")
        if isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING":
            parts = ("orelse",)
        for part in parts:
            within = getattr(statement, part, None)
            if isinstance(within, list):  # that of a lambda is no statement
                yield from _statements(within)


def _data_in(folder: Path, names: Container[str] | None) -> list[Path]:
    """Return the data files in a folder, of these names unless all count."""
    return [path for path in folder.glob("*") if path.suffix in DATA and (names is None or path.name in names)]


def _data(path: Path) -> bytes:
    """Return the contents of a data file."""
    return repr(tomllib.loads(path.read_text("utf-8"))).encode() if path.suffix == ".toml" else path.read_bytes()

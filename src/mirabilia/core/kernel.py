"""One engine source, two backends.

Rules are plain Python over flat integers. Under the *python* backend `kernel` leaves a function as it
is and words are lists: imports are quick, debuggers and coverage work. Under the *numba* backend the
same function is compiled and words are int64 arrays. A process uses one backend, chosen at import by
the variable MIRABILIA_BACKEND.

Rules for kernel code, so that both backends agree forever and the compiled one is fast: integers only,
and nothing that leaves 63 bits on the way; words and tables are indexed, never sliced; globals are
constants; a kernel makes no words of its own, its caller brings a *desk* to write on.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, MutableSequence, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

from mirabilia.core import registry
from mirabilia.core.errors import UsageError

BACKENDS = ("python", "numba")
BACKEND = os.environ.get("MIRABILIA_BACKEND", "python")
if BACKEND not in BACKENDS:
    raise UsageError(f"MIRABILIA_BACKEND is {BACKEND!r}; it must be python or numba")

Words = MutableSequence[int]
"""Mutable integers of a state or a scratch pad: a list, or an int64 array."""
Table = Sequence[int]
"""Constant integers of the rules."""

F = TypeVar("F", bound=Callable[..., Any])

KEPT_CACHES = 3
"""For how many versions of a room's sources compiled code is kept on disk."""
REMEMBERED = 16_384
"""How many results of a rule are remembered where rules are not compiled."""


class SourceFiles(NamedTuple):
    """Some files of a package that compiled code depends on."""

    package: str
    pattern: str = "**/*"


CORE = SourceFiles("mirabilia.core")


def _room_of(module: str) -> tuple[str, tuple[SourceFiles, ...]]:
    """Return the room of a module and the sources that its compiled code depends on.

    Floors look down only, so the bots of a game need that game, and nothing in a game needs a bot.
    """
    for home in map(registry.home, registry.games()):
        rules = SourceFiles(home.game)
        if module.startswith(f"{home.game}."):
            return f"games.{home.id}", (CORE, rules)
        if module.startswith(f"{home.bots}."):
            own = SourceFiles(home.bots, "**/*.py")  # weights are arguments, not code
            return f"bots.{home.id}", (CORE, rules, SourceFiles("mirabilia.bots", "*.py"), own)
    if module.startswith(f"{CORE.package}."):
        return "core", (CORE,)
    return "all", (CORE, SourceFiles("mirabilia.games"), SourceFiles("mirabilia.bots"))


def _source_hash(sources: Sequence[SourceFiles]) -> str:
    """Hash everything that compiled code depends on.

    Numba looks only at the file of the function it loads: a changed fact or a changed callee in another
    file would silently run old code. Every version of the sources gets a cache of its own instead.
    """
    import hashlib

    import numba

    digest = hashlib.sha256()
    for package, pattern in sources:
        folder = registry.folder_of(package)
        for path in sorted(folder.glob(pattern)):
            if path.suffix in (".py", ".toml"):
                digest.update(f"{package}/{path.relative_to(folder)}".encode() + b"\0" + path.read_bytes())
    build = (numba.__version__, sys.version, os.environ.get("NUMBA_BOUNDSCHECK", ""))
    digest.update(repr(build).encode())
    return digest.hexdigest()[:16]


def _cache_home() -> Path:
    """Return the folder of everything compiled: MIRABILIA_CACHE, else the user's cache folder."""
    chosen = os.environ.get("MIRABILIA_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".cache") / "mirabilia"


@cache
def _open_cache(room: str, sources: tuple[SourceFiles, ...]) -> Path:
    """Make the cache folder of a room's source version and drop the oldest others."""
    import shutil
    import tempfile

    try:
        folder = _cache_home() / f"{room}-{_source_hash(sources)}"
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        caches = sorted(folder.parent.glob(f"{room}-*"), key=lambda path: path.stat().st_mtime)
        for old in caches[:-KEPT_CACHES]:
            shutil.rmtree(old, ignore_errors=True)
    except (OSError, RuntimeError):  # the home is read-only or missing: compile for this run and its processes only
        os.environ["MIRABILIA_CACHE"] = tempfile.mkdtemp(prefix="mirabilia-")
        return _open_cache(room, sources)
    return folder


if BACKEND == "numba" and not TYPE_CHECKING:
    import numba
    import numpy

    from mirabilia.core.pipeline import KernelCompiler

    def _compiler(function: F, **options: bool) -> F:
        """Return a function that is compiled on its first call and kept in the cache of its room."""
        numba.config.CACHE_DIR = str(_open_cache(*_room_of(function.__module__)))
        return numba.njit(cache=True, nogil=True, error_model="numpy", pipeline_class=KernelCompiler, **options)(
            function
        )

    def kernel(function: F) -> F:
        """Compile a rule on its first call; the result is kept on disk.

        Without numba's memory manager (_nrt) words are plain pointers: counting references to them at every
        call costs a fifth of the time of a game.
        """
        return _compiler(function, _nrt=False)

    def inlined(function: F) -> F:
        """Compile a rule into every kernel that calls it: where it runs for each card, calls cost more than it does."""
        return _compiler(function, _nrt=False, forceinline=True)

    remembered = kernel
    """Compile a rule of integers alone: it is quicker to work out again than to look up."""

    def allocating(function: F) -> F:
        """Compile a function that makes words and calls kernels; no kernel may call it."""
        return _compiler(function)

    def table(values: Iterable[int]) -> Table:
        """Make a constant of the rules."""
        return numpy.array(list(values), dtype=numpy.int64)

    @allocating
    def words(count: int) -> Words:
        """Make `count` words of zero."""
        return numpy.zeros(count, dtype=numpy.int64)

    def rows(count: int, size: int) -> Sequence[Words]:
        """Make `count` rows of `size` words of zero."""
        return numpy.zeros((count, size), dtype=numpy.int64)

else:

    def kernel(function: F) -> F:
        """Leave a rule as it is."""
        return function

    allocating = inlined = kernel

    def remembered(function: F) -> F:
        """Remember what a rule said: it is given integers alone, so it says the same whenever it is asked again."""
        return cast("F", lru_cache(maxsize=REMEMBERED)(function))

    def table(values: Iterable[int]) -> Table:
        """Make a constant of the rules."""
        return list(values)

    def words(count: int) -> Words:
        """Make `count` words of zero."""
        return [0] * count

    def rows(count: int, size: int) -> Sequence[Words]:
        """Make `count` rows of `size` words of zero."""
        return [words(size) for _ in range(count)]


@kernel
def copy(source: Words, target: Words) -> None:
    """Copy the words of one state over another of the same size."""
    for at in range(len(source)):
        target[at] = source[at]


def plain(source: Words) -> list[int]:
    """Return words as a list of Python integers, whatever the backend."""
    return list(source) if BACKEND == "python" else source.tolist()  # type: ignore[attr-defined]  # an array


def compiled(room: str) -> bool:
    """Tell whether a room was compiled before, so that calling it will not take long: `games.ID` or `bots.ID`."""
    return BACKEND == "python" or _mark(room).exists()


def note_compiled(room: str) -> None:
    """Remember on disk that a room is compiled."""
    if BACKEND == "numba":
        _mark(room).touch()


def _mark(room: str) -> Path:
    kind, _, game = room.partition(".")
    home = registry.home(game)
    return _open_cache(*_room_of(f"{home.bots if kind == 'bots' else home.game}.any")) / "compiled"

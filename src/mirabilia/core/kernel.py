"""One engine source, two backends.

Rules are plain Python over flat integers. Under the *python* backend `kernel` leaves a function as it
is and words are lists: imports are quick, and debuggers and coverage work. Under the *numba* backend the
same function is compiled and words are int64 arrays. A process uses one backend, chosen at import by
the variable MIRABILIA_BACKEND.

Rules for kernel code, so that both backends agree forever and the compiled one is fast: integers only, with no
intermediate result beyond 63 bits; words and tables are indexed, never sliced; globals are constants; a kernel
allocates no words of its own, its caller brings a *desk* to write on. A kernel names the kernels it calls, since numba
caches compiled code only for functions that do: if it were given them as arguments, each process would compile it anew.
Loops over the kernels of a game are therefore in every game, and not once in `core` or `bots`.
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
    raise UsageError(f"MIRABILIA_BACKEND is {BACKEND!r}; it must be python or numba").said("backend", backend=BACKEND)

Words = MutableSequence[int]
"""The mutable integers of a state or a scratch pad: a list, or an int64 array."""
Table = Sequence[int]
"""The constant integers of the rules."""

F = TypeVar("F", bound=Callable[..., Any])

KEPT_CACHES = 3
"""How many versions of a room's sources have their compiled code kept on disk."""
REMEMBERED = 16_384
"""How many results of a rule are remembered where rules are not compiled."""


class SourceFiles(NamedTuple):
    """Some files of a package that compiled code depends on."""

    package: str
    pattern: str = "**/*"


CORE = SourceFiles("mirabilia.core")


def _room_of(module: str) -> tuple[str, tuple[SourceFiles, ...]]:
    """Return the room of a module and the sources that its compiled code depends on.

    Floors import only from below, so the bots of a game need that game, and nothing in a game needs a bot.
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


def _files_of(sources: Sequence[SourceFiles]) -> list[Path]:
    """Return the files that compiled code depends on, always in the same order."""
    found = [path for source in sources for path in sorted(registry.folder_of(source.package).glob(source.pattern))]
    return [path for path in found if path.suffix in (".py", ".toml")]


def _source_hash(sources: Sequence[SourceFiles]) -> str:
    """Hash everything that compiled code depends on.

    Numba looks only at the file of the function it loads: after a change to a fact, or to a callee in another file, old
    code would silently run. Every version of the sources gets a cache of its own instead.
    """
    import hashlib

    import numba

    digest = hashlib.sha256()
    for source in sources:
        folder = registry.folder_of(source.package)
        for path in _files_of([source]):
            digest.update(f"{source.package}/{path.relative_to(folder)}".encode() + b"\0" + path.read_bytes())
    settings = [os.environ.get(name, "") for name in ("NUMBA_BOUNDSCHECK", "NUMBA_OPT")]
    digest.update(repr((numba.__version__, sys.version, *settings)).encode())
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
    """Make the cache folder of a room's source version and delete the oldest of the others."""
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


class Notice:
    """Tells people once, through whatever function it is given, that something is being compiled."""

    def __init__(self) -> None:
        self._tell: Callable[[], None] = self._print
        self._told = False

    def __call__(self) -> None:
        """Give the notice, unless it has been given already."""
        if not self._told:
            self._told = True
            self._tell()

    def tell_by(self, tell: Callable[[], None]) -> None:
        """Give the notice through another function from now on, even if it was given before."""
        self._tell, self._told = tell, False

    def _print(self) -> None:
        print("Compiling the engine, once for this version; this takes a minute or two.", file=sys.stderr, flush=True)


COMPILING = Notice()
"""Called wherever a kernel is compiled, and by callers that know beforehand that one will be."""

if BACKEND == "numba" and not TYPE_CHECKING:
    import numba
    import numpy

    from mirabilia.core.pipeline import KernelCompiler, watch_compiling

    watch_compiling(COMPILING)

    def _compiler(function: F, **options: bool) -> F:
        """Return a function that is compiled on its first call and kept in the cache of its room.

        Nothing calls it from C, and compiling an entry point for C takes a sixteenth of the time.
        """
        numba.config.CACHE_DIR = str(_open_cache(*_room_of(function.__module__)))
        options |= {"cache": True, "nogil": True, "no_cfunc_wrapper": True}
        return numba.njit(error_model="numpy", pipeline_class=KernelCompiler, **options)(function)

    def kernel(function: F) -> F:
        """Compile a rule on its first call; the result is kept on disk.

        Without numba's memory manager (_nrt) words are plain pointers: counting references to them at every call takes
        up a fifth of the time of a game.
        """
        return _compiler(function, _nrt=False)

    def inlined(function: F) -> F:
        """Compile a rule into every kernel that calls it: where it runs for each card, calling costs more than running.

        Where nothing is optimised (NUMBA_OPT=0, in tests), compiling it again and again would cost more than the calls.
        """
        return _compiler(function, _nrt=False, forceinline=numba.config.OPT >= 3)

    remembered = kernel
    """Compile a rule that takes only integers: it is quicker to work out again than to look up."""

    def allocating(function: F) -> F:
        """Compile a function that allocates words and calls kernels; no kernel may call it."""
        return _compiler(function)

    def table(values: Iterable[int]) -> Table:
        """Return a constant of the rules."""
        return numpy.array(list(values), dtype=numpy.int64)

    @allocating
    def words(count: int) -> Words:
        """Return `count` words, all zero."""
        return numpy.zeros(count, dtype=numpy.int64)

    def rows(count: int, size: int) -> Sequence[Words]:
        """Return `count` rows of `size` words, all zero."""
        return numpy.zeros((count, size), dtype=numpy.int64)

    def packed(values: Sequence[int], bits: int) -> Words:
        """Return words of 16, 32 or 64 bits: the smaller, the more a kernel adds in one step; every value must fit."""
        return numpy.array(values, dtype=f"int{bits}")

else:

    def kernel(function: F) -> F:
        """Leave a rule as it is."""
        return function

    allocating = inlined = kernel

    def remembered(function: F) -> F:
        """Cache the results of a rule: it takes only integers, so equal arguments always give the same result."""
        return cast("F", lru_cache(maxsize=REMEMBERED)(function))

    def table(values: Iterable[int]) -> Table:
        """Return a constant of the rules."""
        return list(values)

    def words(count: int) -> Words:
        """Return `count` words, all zero."""
        return [0] * count

    def rows(count: int, size: int) -> Sequence[Words]:
        """Return `count` rows of `size` words, all zero."""
        return [words(size) for _ in range(count)]

    def packed(values: Sequence[int], bits: int) -> Words:  # noqa: ARG001 - integers of Python have as many as they need
        """Return words, here of any size."""
        return list(values)


@kernel
def copy(source: Words, target: Words) -> None:
    """Copy the words of one state over another of the same size."""
    for at in range(len(source)):
        target[at] = source[at]


def plain(source: Words) -> list[int]:
    """Return words as a list of Python integers, whatever the backend."""
    return list(source) if BACKEND == "python" else source.tolist()  # type: ignore[attr-defined]  # an array


def compiled(room: str) -> bool:
    """Return whether a room, `games.ID` or `bots.ID`, was compiled before, so that calling it will not take long."""
    return BACKEND == "python" or _mark(room).exists()


def note_compiled(room: str) -> None:
    """Remember on disk that a room is compiled."""
    if BACKEND == "numba":
        _mark(room).touch()


def _mark(room: str) -> Path:
    """Return the file that marks a room as compiled, for the files of this installation.

    Numba caches compiled code by the path and time of a source file, so another installation of the same sources
    compiles anew.
    """
    import hashlib

    kind, _, game = room.partition(".")
    home = registry.home(game)
    package = home.bots if kind == "bots" else home.game
    name, sources = _room_of(f"{package}.any")
    digest = hashlib.sha256()
    for path in _files_of(sources):
        digest.update(f"{path} {path.stat().st_mtime_ns}".encode() + b"\0")
    return _open_cache(name, sources) / f"compiled-{digest.hexdigest()[:16]}"

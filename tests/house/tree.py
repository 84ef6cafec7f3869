"""The files of the project, as they would be in a fresh clone."""

import os
from pathlib import Path

ROOT = Path(__file__).parents[2]
MADE = {"__pycache__", "build", "dist", "node_modules"}


def files(*suffixes: str, under: str = ".") -> list[Path]:
    """Return the files with one of these suffixes, or all, that are under a folder and were not made by a tool."""
    found: list[Path] = []
    for folder, inner, names in os.walk(ROOT / under):  # meanwhile a tool may be at work in a folder of its own
        inner[:] = [name for name in inner if not is_made((Path(folder, name) / "any").relative_to(ROOT))]
        found += [Path(folder, name) for name in names]
    kept = (path for path in found if path.suffix in (suffixes or {path.suffix}) and path.is_file())
    return sorted(path for path in kept if not is_made(path.relative_to(ROOT)))


def is_made(path: Path) -> bool:
    """Whether a tool made the file; tools hide theirs in folders with a dot, of which only .ci is ours.

    Where the clone is a worktree of another one, `.git` is a file that says where that is.
    """
    return path.name == ".git" or any(
        part in MADE or (part.startswith(".") and part != ".ci") for part in path.parts[:-1]
    )

"""The files of the project, as one would see them in a fresh clone."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
MADE = {"__pycache__", "build", "dist", "node_modules"}


def files(*suffixes: str, under: str = ".") -> list[Path]:
    """Return the files with one of these suffixes, or all, that lie under a folder and are not made by a tool."""
    return [
        path
        for path in sorted((ROOT / under).rglob("*"))
        if path.is_file() and path.suffix in (suffixes or {path.suffix}) and not is_made(path.relative_to(ROOT))
    ]


def is_made(path: Path) -> bool:
    """Whether a tool made the file; tools hide theirs in folders with a dot, of which only .ci is ours."""
    return any(part in MADE or (part.startswith(".") and part != ".ci") for part in path.parts[:-1])

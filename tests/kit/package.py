"""Building and installing the project, in separate folders."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

from tests.house.tree import ROOT, files

CLIENT = Path("src/mirabilia/web")
"""Where the built web client is; git does not track it."""


def run(*command: object, cwd: Path, **environment: str) -> str:
    """Run a program away from our sources, and return what it prints; if it fails, its output is shown."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, env=foreign() | environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def foreign() -> dict[str, str]:
    """Return an environment that does not lead to our sources."""
    ours = ("PYTHON", "MIRABILIA", "MYPY")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}


def copy_tree(target: Path) -> Path:
    """Copy the project as a fresh clone would have it, and return where it is."""
    for path in files():
        place = path.relative_to(ROOT)
        if not place.is_relative_to(CLIENT):
            (target / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target / place)
    return target


def build(tree: Path, kind: str, out: Path) -> Path:
    """Build a wheel or an sdist of a tree without its hook, so that the client is the one that is there."""
    run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", out, cwd=tree, HATCH_BUILD_NO_HOOKS="true")
    (built,) = out.iterdir()
    return built


def make_environment(folder: Path) -> Path:
    """Make an empty virtual environment and return its python."""
    venv.create(folder, with_pip=False)
    return folder / "bin" / "python"

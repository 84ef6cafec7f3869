"""A Firefox beside Chromium: the one that MIRABILIA_FIREFOX names, one on the PATH, or Debian's, without root."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.kit.browser.launch import CACHE, Program

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

NAMES = ("firefox-esr", "firefox")
PREFERENCES: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1, "dom.serviceWorkers.enabled": False}
"""What Chromium is told for each context; this one is told only once."""
FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir>/usr/share/fonts</dir><dir>{folder}/usr/share/fonts</dir><cachedir>{folder}/font-cache</cachedir>
</fontconfig>
"""
"""Firefox does not start without any font; the pages bring their own."""


class NoFirefoxError(Exception):
    """This machine has none, and its package manager provides none; the text says why and what to do."""


def find_firefox() -> Program:
    """Return a Firefox, fetched once if need be; NoFirefoxError says why there is none."""
    named = os.environ.get("MIRABILIA_FIREFOX")
    if named:
        assert Path(named).is_file(), f"MIRABILIA_FIREFOX names {named}, which is not a file"
        return Program(Path(named), {})
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return Program(Path(found), {}) if found else _of_debian()


def _of_debian() -> Program:
    """Return Debian's Firefox, unpacked once into the cache with the libraries that the machine lacks."""
    if not shutil.which("apt-get"):
        raise NoFirefoxError(
            "there is none, and no apt-get to fetch one; install Firefox, or name it in MIRABILIA_FIREFOX"
        )
    folder = CACHE / "firefox"
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as made:
            _fetch_into(Path(made))
            (Path(made) / "fonts.conf").write_text(FONTS.format(folder=folder))
            Path(made).chmod(0o755)
            _take(Path(made), folder)
    libraries = os.pathsep.join(map(str, folder.glob("usr/lib/*-linux-gnu")))
    variables = {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(folder / "fonts.conf")}
    return Program(folder / "usr/lib/firefox-esr/firefox-esr", variables)


def _take(made: Path, folder: Path) -> None:
    """Put what is complete in its place, unless another process was quicker."""
    try:
        made.rename(folder)
        made.mkdir()  # so that it can be cleared away
    except OSError:
        assert folder.exists()


def _fetch_into(folder: Path) -> None:
    """Unpack Firefox with the dependencies that the machine lacks; nothing is installed."""
    with tempfile.TemporaryDirectory(dir=folder.parent) as kept:
        for place in ("state/lists/partial", "cache/archives/partial"):
            (Path(kept) / place).mkdir(parents=True)
        options = ["-q", "-o", f"Dir::State={kept}/state", "-o", f"Dir::Cache={kept}/cache"]
        options += ["-o", "Dir::State::status=/var/lib/dpkg/status", "-o", "Debug::NoLocking=1"]
        _apt(kept, *options, "update")
        planned = _apt(kept, *options, "--simulate", "--no-install-recommends", "install", NAMES[0])
        wanted = [line.split()[1] for line in planned.splitlines() if line.startswith("Inst ")]
        _apt(kept, *options, "download", *wanted)
        for package in sorted(Path(kept).glob("*.deb")):
            subprocess.run(["dpkg-deb", "--extract", package, folder], check=True, capture_output=True)


def _apt(folder: str, *words: str) -> str:
    done = subprocess.run(["apt-get", *words], cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise NoFirefoxError(f"there is none, and apt-get brings none: {done.stderr.strip().splitlines()[-1:]}")
    return done.stdout


@contextmanager
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """Start a Firefox as it is shipped, driven over WebDriver BiDi."""
    program = find_firefox()
    with tempfile.TemporaryDirectory() as home:  # a person's own may belong to another user, which it refuses
        variables: dict[str, str | float | bool] = {**os.environ, **program.variables, "HOME": home}
        browser = playwright.firefox.launch(
            channel="moz-firefox", executable_path=program.path, env=variables, firefox_user_prefs=PREFERENCES
        )
        yield browser
        browser.close()

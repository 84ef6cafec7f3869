"""Without the extra everything but the server works, and the server says what to install."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.house.tree import ROOT

BLOCKED = """
import sys
for name in {packages}:
    sys.modules[name] = None
"""
WALK = """
import importlib, pkgutil, mirabilia
for found in pkgutil.walk_packages(mirabilia.__path__, "mirabilia."):
    if not found.name.startswith("mirabilia.server.") and found.name != "mirabilia.env.openspiel":
        importlib.import_module(found.name)
    print(found.name)
"""


def without_extra(code: str, *arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run a program as if the packages of the extra were not there."""
    extra = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]["server"]
    packages = [re.split(r"[<>=;]", entry)[0].replace("-", "_") for entry in extra]
    program = BLOCKED.format(packages=packages) + code
    return subprocess.run([sys.executable, "-c", program, *arguments], cwd=cwd, capture_output=True, text=True)


def command(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return without_extra("from mirabilia.cli.main import main; main()", *arguments, cwd=cwd)


def test_the_server_says_what_to_install(tmp_path: Path) -> None:
    done = command("serve", "--port", "0", cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert re.search(r"needs \w+, which is not installed; install mirabilia\[server\]$", done.stderr.strip())


def test_everything_else_imports(tmp_path: Path) -> None:
    done = without_extra(WALK, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.split()) > 200


def test_tables_are_copied_and_games_verified_where_nothing_serves(tmp_path: Path) -> None:
    (tmp_path / "proof.json").write_text("{}")
    for arguments in (
        ("backup", "--database", "none.sqlite", "copy.sqlite"),
        ("restore", "--database", "none.sqlite", "copy.sqlite"),
        ("verify", "proof.json"),
    ):
        done = command(*arguments, cwd=tmp_path)
        assert done.returncode == 2
        assert "install" not in done.stderr, done.stderr
        assert done.stderr.count("\n") == 1

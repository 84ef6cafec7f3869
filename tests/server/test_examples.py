"""The unit for systemd among the examples, as systemd reads it; the proxies have a test of their own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.house.tree import ROOT

PROGRAM = "/opt/mirabilia/bin/mirabilia"


def test_systemd_understands_every_line_of_the_unit(tmp_path: Path, found: Callable[[str], None]) -> None:
    if not shutil.which("systemd-analyze"):
        found("THE UNIT WAS NOT SHOWN TO SYSTEMD: it is not installed; install the package systemd")
        pytest.skip("systemd is not installed")
    unit = (ROOT / "examples/server/mirabilia.service").read_text()
    assert PROGRAM in unit
    for name, text, fault in (("good", unit, ""), ("bad", unit.replace("ProtectHome", "ProtectHouse"), "ProtectHouse")):
        path = tmp_path / f"{name}.service"
        path.write_text(text.replace(PROGRAM, sys.executable))  # it has to exist
        told = subprocess.run(["systemd-analyze", "verify", "--man=no", path], capture_output=True, text=True)
        assert told.returncode == 0, told.stderr
        assert fault in told.stderr if fault else told.stderr == ""

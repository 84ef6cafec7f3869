"""The one registration that the toy fair needs: a variable, which child processes inherit."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[3]
PACKAGE = "tests.kit.toy"
"""What MIRABILIA_GAMES must say."""
FOUND = {"MIRABILIA_GAMES": PACKAGE, "PYTHONPATH": str(ROOT)}
"""The variables of a process that is to find the toy; the path says where it is, in place of installing it."""

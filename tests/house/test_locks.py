"""The locks: everything pinned by hash, no registry named, nothing in pyproject.toml forgotten."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.house.tree import ROOT

PINNED = re.compile(r"[a-z0-9.-]+==\S+( ; [^\\]+)?( \\\n +--hash=sha256:[0-9a-f]{64})+")
UNPINNED = ("openspiel", "train")
"""Extras that are in no lock, as pyproject.toml says."""
LOCKS = {"requirements.lock": "dev", "requirements-bench.lock": "bench"}


@pytest.fixture(params=LOCKS)
def lock(request: pytest.FixtureRequest) -> Path:
    return ROOT / str(request.param)


def test_a_lock_names_no_host(lock: Path) -> None:
    assert re.findall(r"\w+://|--(?:extra-)?index-url|--find-links", lock.read_text()) == []


def test_every_line_of_a_lock_is_a_pin_with_its_hashes(lock: Path) -> None:
    pins = re.sub(r"^ *#.*\n", "", lock.read_text(), flags=re.MULTILINE)
    assert PINNED.sub("", pins).strip() == ""


def test_a_lock_pins_whatever_its_group_asks_for(lock: Path) -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    asked = [*project["project"]["dependencies"], *members(project["dependency-groups"], LOCKS[lock.name])]
    for extra, entries in project["project"]["optional-dependencies"].items():
        asked += [entry for entry in entries if extra not in UNPINNED and normal(entry) != "mirabilia"]
    pinned = set(re.findall(r"^([a-z0-9.-]+)==", lock.read_text(), re.MULTILINE))
    assert {normal(requirement) for requirement in asked} - pinned == set()


def members(groups: dict[str, Any], name: str) -> list[str]:
    """Return the requirements of a dependency group and of those it includes."""
    found: list[str] = []
    for entry in groups[name]:
        found += [entry] if isinstance(entry, str) else members(groups, entry["include-group"])
    return found


def normal(requirement: str) -> str:
    """Return the name in a requirement as a lock spells it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=! \[]", requirement)[0]).lower()

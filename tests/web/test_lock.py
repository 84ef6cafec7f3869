"""What npm fetches: pinned by hash, no registry named, and built by a version that works everywhere."""

import json
from typing import Any

from tests.house.tree import ROOT


def lock() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / "web/package-lock.json").read_text())
    return found


def test_the_lock_names_no_registry() -> None:
    packages = lock()["packages"]
    assert len(packages) > 50
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_every_package_is_pinned_by_hash() -> None:
    assert [name for name, package in lock()["packages"].items() if name and "integrity" not in package] == []


def test_everything_asked_for_is_one_exact_version() -> None:
    asked = json.loads((ROOT / "web/package.json").read_text())
    versions = {**asked["dependencies"], **asked["devDependencies"], **asked["overrides"]}
    assert {name: version for name, version in versions.items() if not version[0].isdigit()} == {}


def test_the_type_checker_stays_where_svelte_check_can_use_it() -> None:
    packages = lock()["packages"]
    assert packages["node_modules/typescript"]["version"].startswith("6.")
    assert packages["node_modules/rolldown"]["version"] == "1.2.15"

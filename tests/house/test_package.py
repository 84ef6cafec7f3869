"""What is built and installed: the package with all its data and nothing else, as a user gets it."""

import email
import json
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

from mirabilia import __version__
from tests.house.tree import ROOT, is_made
from tests.kit.package import CLIENT, build, copy_tree, make_environment, run

WRONG = """\
import mirabilia

mirabilia.new_gaem("seven")
play = mirabilia.new_game("seven")
print(play.view(0).hnad)
play.choose(7)
"""
"""A program in which a type checker finds something to report on three lines."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which something stands in for the web client."""
    tree = copy_tree(tmp_path_factory.mktemp("tree"))
    (tree / CLIENT / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/app.js"):
        (tree / CLIENT / name).write_text("stands in for the client")
    (tree / "web/node_modules/vite").mkdir(parents=True)
    (tree / "web/node_modules/vite/vite.js").touch()
    return tree


@pytest.fixture(scope="module")
def wheel(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tree, "wheel", tmp_path_factory.mktemp("wheel"))


def test_the_wheel_holds_the_package_with_all_its_data_and_nothing_else(tree: Path, wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    print(f"{wheel.name}: {wheel.stat().st_size:,} bytes without the client")
    source = tree / "src"
    there = {path.relative_to(source) for path in source.rglob("*") if path.is_file()}
    assert names == {path.as_posix() for path in there if not is_made(path)}
    assert {"mirabilia/py.typed", "mirabilia/web/index.html", "mirabilia/games/seven/facts/cards.toml"} <= names
    assert any(name.endswith(".ftl") for name in names)


def test_the_sdist_holds_the_sources_and_nothing_that_is_made(tree: Path, tmp_path: Path) -> None:
    sdist = build(tree, "sdist", tmp_path)
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    print(f"{sdist.name}: {sdist.stat().st_size:,} bytes")
    wanted = {"pyproject.toml", "README.md", "LICENSE", "go", "requirements.lock", "web/hatch_build.py", "web/.npmrc"}
    wanted |= {"web/package-lock.json", "examples/first_steps.py", "src/mirabilia/text/locales/en/seven-cards.ftl"}
    assert wanted - names == set()
    assert [name for name in names if re.search(r"node_modules|__pycache__|\.venv|\.tools|\.git/", name)] == []


def test_the_wheel_carries_the_licences_of_what_the_client_is_made_of(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        folder = next(name for name in archive.namelist() if name.endswith("/METADATA")).removesuffix("METADATA")
        notices = archive.read(f"{folder}licenses/THIRD-PARTY-NOTICES.txt").decode()
        about = email.message_from_string(archive.read(f"{folder}METADATA").decode())
    packages = json.loads((ROOT / "web/package.json").read_text())["dependencies"]
    only_build = {"@sveltejs/vite-plugin-svelte", "smol-toml", "vite"}
    assert {name for name in packages if f"\n{name} " not in notices} == only_build
    assert about.get_all("License-File") == ["LICENSE", "THIRD-PARTY-NOTICES.txt"]
    assert "Typing :: Typed" in about.get_all("Classifier", [])
    pages = [link.partition(", ")[2] for link in about.get_all("Project-URL", [])]
    assert pages
    assert [page for page in pages if not (ROOT / page).is_file()] == []


def test_the_citation_is_of_this_version_and_licence() -> None:
    cited = (ROOT / "CITATION.cff").read_text()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert f"\nversion: {__version__}\n" in cited
    assert f"\nlicense: {project['license']}\n" in cited
    assert project["authors"][0]["name"] in cited


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The python of an environment that has the wheel, and beside it what we depend on."""
    folder = tmp_path_factory.mktemp("user")
    python = make_environment(folder / "venv")
    site = Path(sysconfig.get_path("purelib", vars={"base": str(folder / "venv")}))
    with ZipFile(wheel) as archive:
        archive.extractall(site)
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return python


def test_the_example_runs_where_the_wheel_is_installed(installed: Path, tmp_path: Path) -> None:
    shutil.copy(ROOT / "examples/first_steps.py", tmp_path)
    where = run(installed, "-c", "import mirabilia; print(mirabilia.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(installed.parents[1])
    said = run(installed, "-W", "error", "first_steps.py", cwd=tmp_path).splitlines()
    assert said[0].startswith("won by")
    assert said[-1] == "refused: seven is for 2 to 7 players, not 8"


@pytest.mark.slow
def test_a_checker_believes_a_users_program_and_finds_a_wrong_one_out(
    installed: Path, tmp_path: Path, found: Callable[[str], None]
) -> None:
    shutil.copy(ROOT / "examples/first_steps.py", tmp_path)
    (tmp_path / "wrong.py").write_text(WRONG)
    mypy = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--python-executable",
        installed,
        "--cache-dir",
        tmp_path / "cache",
    ]
    run(*mypy, "first_steps.py", cwd=tmp_path)
    done = subprocess.run([*map(str, mypy), "wrong.py"], cwd=tmp_path, capture_output=True, text=True)
    assert re.findall(r"^wrong\.py:(\d+): error", done.stdout, re.MULTILINE) == ["3", "5", "6"], done.stdout
    found("package: a user's type checker passes a right program and finds 3 of 3 mistakes in a wrong one")

"""`import mirabilia` costs nothing and warns of nothing, and every name it promises is there."""

import ast
import subprocess
import sys
from typing import Any, get_args, get_origin

import pytest

import mirabilia
from mirabilia.core.registry import HOUSE
from tests.house.tree import ROOT

HEAVY = ("click", "fluent", "msgspec", "numba", "numpy", "pyarrow", "rich", "starlette")

WALK = """
import importlib, pkgutil, mirabilia
for name in mirabilia.__all__:
    getattr(mirabilia, name)
for found in pkgutil.walk_packages(mirabilia.__path__, "mirabilia."):
    if found.name != "mirabilia.env.openspiel":
        importlib.import_module(found.name)
    print(found.name)
"""
"""Imports everything; packages of extras are imported later, where they are needed.

Only the OpenSpiel games cannot do without it; `tests/train` imports them where it is installed.
"""


def python(program: str) -> str:
    """Run a program in a separate process, with warnings as errors, and return what it prints."""
    command = [sys.executable, "-W", "error", "-c", program]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_importing_loads_nothing_that_takes_time() -> None:
    took, _, loaded = python(
        "import time; start = time.perf_counter(); import mirabilia; took = time.perf_counter() - start\n"
        "import sys; print(f'{1000 * took:.1f} ms', *sys.modules)"
    ).partition(" ms ")
    print(f"import mirabilia: {took} ms")
    assert {name.partition(".")[0] for name in loaded.split()}.isdisjoint(HEAVY)
    assert [name for name in loaded.split() if name.startswith("mirabilia.")] == []


def test_every_module_and_every_public_name_imports_without_a_warning() -> None:
    modules = python(WALK).split()
    assert len(modules) > 200


def test_checkers_programs_and_people_are_told_the_same_names() -> None:
    told = set()
    for node in ast.parse((ROOT / "src/mirabilia/__init__.pyi").read_text()).body:
        match node:
            case ast.ImportFrom(names=[ast.alias(asname=str(name))]) | ast.FunctionDef(name=name):
                told.add(name)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                told.add(name)
    inner = {"__all__", "TYPED", "_HOMES", *HOUSE}
    assert told - inner == set(mirabilia.__all__) == set(dir(mirabilia))
    assert told >= {"SevenPlay", "ArchitectsWorld", "new_game", "Bot"}


def test_the_types_of_each_game_are_there_by_its_id() -> None:
    view: Any = mirabilia.new_game("architects").view(0)
    assert get_args(mirabilia.ArchitectsPlay)[0] is type(view)
    assert get_origin(mirabilia.SevenWorld) is mirabilia.World
    with pytest.raises(AttributeError, match="has no attribute 'ChessPlay'"):
        mirabilia.ChessPlay  # type: ignore[attr-defined]  # noqa: B018 - on purpose


def test_a_room_is_imported_without_choosing_a_backend() -> None:
    said = python("import sys; from mirabilia import text; print('mirabilia.core.kernel' in sys.modules)")
    assert said == "False\n"


def test_the_reader_of_tables_starts_without_what_serves() -> None:
    said = python("import sys, mirabilia.server.tables.reader; print({'structlog', 'starlette'} & {*sys.modules})")
    assert said == "set()\n"


def test_the_page_of_the_library_shows_every_function() -> None:
    page = (ROOT / "docs/library.md").read_text()
    functions = [name for name in mirabilia.__all__ if name.islower() and not name.startswith("_")]
    assert [name for name in functions if f"mirabilia.{name}(" not in page] == ["load_record"]


def test_a_process_keeps_the_backend_it_chose() -> None:
    said = python(
        "import mirabilia\n"
        "for name in ('cython', 'numba', 'numba', 'python'):\n"
        "    try: print(mirabilia.use_backend(name))\n"
        "    except mirabilia.UsageError as error: print(error)\n"
        "from mirabilia.core.kernel import BACKEND; print(BACKEND)\n"
    ).splitlines()
    assert said[0] == "there is no backend 'cython'; there are python and numba"
    assert said[1:3] == ["None", "None"]
    assert said[3].startswith("this process already runs on numba; call use_backend('python') before")
    assert said[4] == "numba"

import re
from pathlib import Path

import pytest

from tests.house.tree import ROOT, files

LONGEST_FILE = 500

MACHINE_PATH = re.compile(r"(?<![\w.])/(home|root|work|Users)/|\.\./shared")
"""A folder that exists on one machine only."""

LINK = re.compile(r"\]\((?!\w+:)([^)#\s]+)")
"""The target of a relative link in Markdown."""


def test_no_file_of_code_is_too_long_to_read() -> None:
    code = [
        *files(".py", under="src"),
        *files(".py", under="tests"),
        *files(".py", under="bench"),
        *files(".py", under="tools"),
        ROOT / "go",
    ]
    lengths = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in code}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_nothing_names_a_folder_of_one_machine() -> None:
    texts = files(".cfg", ".ftl", ".json", ".lock", ".md", ".py", ".sh", ".toml", ".txt", "")
    assert [str(path.relative_to(ROOT)) for path in texts if MACHINE_PATH.search(path.read_text())] == []


@pytest.mark.parametrize("page", files(".md"), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_relative_link_leads_somewhere(page: Path) -> None:
    targets = LINK.findall(page.read_text())
    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_the_readme_shows_exactly_the_two_commands() -> None:
    blocks = re.findall(r"```sh\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    commands = [line.split("#")[0].strip() for block in blocks for line in block.splitlines()]
    assert commands == ["./go play", "./go test"]


def test_the_readme_says_that_this_is_unofficial() -> None:
    assert "unofficial, non-commercial" in (ROOT / "README.md").read_text()


def test_ci_runs_what_a_developer_runs() -> None:
    assert (ROOT / ".ci/run").read_text().splitlines()[-1] == "exec ./go test --train"


def test_no_merge_is_left_unfinished() -> None:
    """The type checker does not read every test in TypeScript; a mark in one has gone unnoticed before."""
    mark = "<" * 7 + " "
    texts = files(".css", ".ftl", ".md", ".mjs", ".py", ".svelte", ".toml", ".ts")
    assert [path for path in texts if any(line.startswith(mark) for line in path.read_text("utf-8").splitlines())] == []

"""Pages that can be wrong must be able to fail: examples run, names exist, generated pages are fresh."""

import doctest
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from babel import Locale

from mirabilia.cli.main import mirabilia
from mirabilia.core.errors import MirabiliaError
from mirabilia.games.seven.game import SEVEN
from mirabilia.server.settings import OTHER_VARIABLES, all_settings
from mirabilia.text import ENGLISH
from tests.house.names import BLOCK, SPAN, Passage, passages
from tests.house.test_locks import members
from tests.house.tree import ROOT, files
from tests.kit.languages import OTHERS
from tools.write_docs import COMMAND, PAGES

TOUR = ROOT / "docs/tour.md"
GLOSSARY = ROOT / "docs/glossary.md"
DECISIONS = sorted((ROOT / "docs/decisions").glob("*.md"))
HOW_TO = sorted((ROOT / "docs/how-to").glob("*.md"))
PROSE = [TOUR, GLOSSARY, *HOW_TO, *DECISIONS]
"""Pages whose names are checked one by one; those under docs/reference have tests of their own."""
ALL = files(".md")

ANCHOR = re.compile(r"\]\((?!\w+:)([^)#\s]*)#([^)\s]+)\)")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks(page: Path, language: str) -> list[str]:
    """Return the blocks of a page that are in a language."""
    return [text for found, text in BLOCK.findall(page.read_text()) if found == language]


def spans(page: Path) -> list[str]:
    """Return every piece of code in the sentences of a page."""
    return SPAN.findall(BLOCK.sub("", page.read_text()))


# Examples


def test_the_example_of_the_tour_runs() -> None:
    examples = "\n".join(blocks(TOUR, "python"))
    test = doctest.DocTestParser().get_doctest(examples, {}, "tour", name_of(TOUR), 0)
    assert len(test.examples) > 5
    report: list[str] = []
    outcome = doctest.DocTestRunner().run(test, out=report.append)
    assert outcome.failed == 0, "".join(report)


# Generated pages


@pytest.mark.parametrize("page", PAGES)
def test_a_generated_page_is_fresh(page: str) -> None:
    assert (ROOT / page).read_text() == PAGES[page](), f"{page} is stale; run: {COMMAND}"


# Names


def is_known_option(option: str) -> bool:
    return any(option in parameter.opts for command in commands().values() for parameter in command.params)


def is_recorded_move(text: str) -> bool:
    """Return whether a text is a move, perhaps after the number of its city."""
    try:
        return bool(SEVEN.parse_move(text.lstrip("0123456789 ")))
    except MirabiliaError:
        return False


def is_there(span: str, passage: Passage) -> bool:
    """Return whether what a page names exists where the passage looks for it."""
    if span.startswith(("./go ", "mirabilia ")):
        return wrong_words(span) == []
    if span.startswith("--"):
        return is_known_option(span.split()[0])
    if span.startswith("python -m "):
        return (ROOT / "src" / span.split()[2].replace(".", "/")).with_suffix(".py").is_file()
    if " " in span:
        return is_recorded_move(span) or passage.quotes(span)
    name = span.split("=")[0]
    return span.startswith((".venv", "./go")) or bool(passage.find(span)) or passage.defines(name)


@pytest.mark.parametrize("page", PROSE, ids=name_of)
def test_what_a_page_names_exists_where_it_says(page: Path) -> None:
    found = [(span, passage) for passage in passages(page.read_text()) for span in passage.spans]
    assert [span for span, passage in found if not is_there(span, passage)] == []


def test_a_name_is_looked_for_where_the_page_says_that_it_is() -> None:
    page = """
<!-- names: games/architects -->
`run_on`, and `check_game` of `core/check.py`; not `begin_age`.

<!-- names: games/seven -->
| file | holds |
|---|---|
| `engine/turn.py` | `play`, not `list_options` |

`begin_age` and `list_options`; of `core/check.py` also `check_game`; not `run_on` or `reshuffle` of `engine/turn.py`.
"""
    found = [(span, passage) for passage in passages(page) for span in passage.spans if span.isidentifier()]
    wrong = [span for span, passage in found if not passage.defines(span)]
    assert wrong == ["begin_age", "list_options", "run_on", "reshuffle"]


def shown_tree() -> Iterator[Path]:
    """Yield the paths in the tree of rooms that the tour shows."""
    (block,) = blocks(TOUR, "text")
    above: list[tuple[int, Path]] = []
    for line in block.splitlines():
        indent = len(line) - len(line.lstrip())
        above = [(depth, folder) for depth, folder in above if depth < indent]
        path = (above[-1][1] if above else ROOT) / line.split()[0]
        above.append((indent, path))
        yield path


def test_the_tour_shows_the_rooms_as_they_are() -> None:
    shown = list(shown_tree())
    assert [str(path) for path in shown if not path.exists()] == []
    for folder in {path.parent for path in shown} - {ROOT / "src"}:
        rooms = {path for path in folder.iterdir() if path.is_dir() and any(path.glob("**/*.py"))}
        there = {path for path in folder.glob("*.py") if path.stem != "__init__"} | rooms
        assert sorted(map(str, there - set(shown))) == [], f"the tour opens {folder.name} but leaves some of it out"


# Links into a page; tests/house/test_tree.py checks those to a page


def anchors(page: Path) -> set[str]:
    """Return the anchors by which the headings of a page can be reached."""
    headings = re.findall(r"^#+ (.+)$", BLOCK.sub("", page.read_text()), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", ALL, ids=name_of)
def test_every_link_into_a_page_leads_to_a_heading(page: Path) -> None:
    targets = [(page.parent / path if path else page, anchor) for path, anchor in ANCHOR.findall(page.read_text())]
    assert [anchor for target, anchor in targets if anchor not in anchors(target)] == []


# Commands


def commands() -> dict[str, click.Command]:
    """Return every verb of the mirabilia command."""
    context = click.Context(mirabilia)
    found = {verb: mirabilia.get_command(context, verb) for verb in mirabilia.list_commands(context)}
    return {verb: command for verb, command in found.items() if command is not None}


def verbs_of_go() -> list[str]:
    """Return the verbs that `go` keeps for itself."""
    return re.findall(
        r'"(\w+)": \w+', re.findall(r"^VERBS = \{(.*?)\}", (ROOT / "go").read_text(), re.MULTILINE | re.DOTALL)[0]
    )


def wrong_words(line: str) -> list[str]:
    """Return the verb or the options of a command that do not exist."""
    _, *words = line.split("#")[0].split()
    verb = words[0] if words else "--help"
    if verb in ("VERB", "--help", *verbs_of_go()):
        return []
    if verb not in commands():
        return [verb]
    known = {option for parameter in commands()[verb].params for option in parameter.opts} | {"--help"}
    return [word for word in words if word.startswith("--") and word not in known]


def test_go_keeps_the_two_commands_of_the_readme_for_itself() -> None:
    assert {"play", "test"} <= set(verbs_of_go())


@pytest.mark.parametrize("page", ALL, ids=name_of)
def test_every_command_on_a_page_exists(page: Path) -> None:
    lines = [line for block in blocks(page, "sh") for line in block.splitlines()]
    lines += [span for span in spans(page) if span.startswith("./go ")]
    asked = [line for line in lines if line.startswith(("./go", "mirabilia"))]
    assert [line for line in asked if wrong_words(line)] == []


# What a page promises to list in full


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = project["dependency-groups"]
    asked = [*project["project"]["dependencies"], *(entry for group in groups for entry in members(groups, group))]
    page = (ROOT / "docs/decisions/0006-dependencies.md").read_text()
    assert [name for name in map(name_in, asked) if not re.search(rf"\b{name}\b", page)] == []
    extras = project["project"]["optional-dependencies"]
    pairs = [
        (name_in(asking), extra)
        for extra, entries in extras.items()
        for asking in entries
        if name_in(asking) != "mirabilia"
    ]
    listed = re.findall(r"^\| (?!package)(\S+) \| ([\w, ]+) \| .+ \|$", page, re.MULTILINE)
    assert sorted(pairs) == sorted((name, extra) for name, several in listed for extra in several.split(", "))


def name_in(requirement: str) -> str:
    """Return the name of the package that a requirement asks for."""
    return re.split(r"[<>=\[]", requirement)[0]


def test_decisions_are_numbered_and_say_context_choice_and_consequence() -> None:
    assert [page.name[:4] for page in DECISIONS] == [f"{number:04}" for number in range(1, len(DECISIONS) + 1)]
    for page in DECISIONS:
        assert re.findall(r"^## (.+)$", page.read_text(), re.MULTILINE) == ["Context", "Choice", "Consequence"], page


def test_the_glossary_has_every_word_once_and_in_every_language() -> None:
    rows = [line.strip("| ").split(" | ") for line in GLOSSARY.read_text().splitlines() if line.startswith("| ")]
    words = [row[0] for row in rows if row[0] not in ("English", "word")]
    assert len(words) == len(set(words))
    others = {Locale.parse(language, sep="-").get_display_name(ENGLISH) for language in OTHERS}
    assert [row for row in rows if len(row) not in (2, 2 + len(others)) or not all(row)] == []
    assert all({*row[2:]} == others for row in rows if row[0] == "English")


def test_the_examples_of_servers_use_settings_that_exist() -> None:
    known = {setting.variable for setting in all_settings()} | set(OTHER_VARIABLES)
    flags = {setting.flag.split("/")[0] for setting in all_settings()}
    for path in sorted((ROOT / "examples/server").iterdir()):
        text = path.read_text()
        assert set(re.findall(r"MIRABILIA_\w+", text)) <= known, path.name
        for command in re.findall(r"mirabilia serve (.*)", text):
            assert set(re.findall(r"--[\w-]+", command)) <= flags, path.name
        assert f"examples/server/{path.name}" in (ROOT / "docs/how-to/run-a-server.md").read_text()

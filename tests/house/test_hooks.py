"""Browser tests find things as people do, or by hooks meant for them: renaming a style breaks none of them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.tree import ROOT, files

LOOKING = [
    *files(".py", under="tests/browser"),
    *files(".py", under="tests/kit/browser"),
    ROOT / "tests/kit/seven/screen.py",
    ROOT / "bench/web.py",
]
ASKED = re.compile(r"""(?:querySelector(?:All)?|closest|matches)\((["'`])(.+?)\1""")
"""What a script in a page asks for."""
SCRIPT = re.compile(r"=>|\n|^document\.")
TAGS = "a|article|button|dialog|div|fieldset|h[1-6]|header|input|label|li|main|ol|p|section|span|svg|table|ul"
STYLE_CLASS = re.compile(rf"(?:^|[\s>+~,(\]*]|\b(?:{TAGS}))\.[A-Za-z][\w-]*(?![\w/-])")


def selectors(path: Path) -> Iterator[str]:
    """Yield what a file looks for: in scripts, in locators, and in constants used for either."""
    text = path.read_text()
    yield from (asked for _, asked in ASKED.findall(text))
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "locator":
            yield from (said for argument in node.args for said in texts(argument))
        elif isinstance(node, ast.Assign | ast.For):
            given = node.iter if isinstance(node, ast.For) else node.value
            yield from (said for said in texts(given) if not SCRIPT.search(said))


def texts(node: ast.expr) -> Iterator[str]:
    """Yield the texts that are written in an expression, except what is passed to other calls in it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr | ast.Tuple | ast.BinOp):
        yield from (said for part in ast.iter_child_nodes(node) if isinstance(part, ast.expr) for said in texts(part))


@pytest.mark.parametrize("path", LOOKING, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_browser_test_looks_for_a_style(path: Path) -> None:
    assert [said for said in selectors(path) if STYLE_CLASS.search(said)] == [], "a role or a data- hook finds it too"
    assert "have_class" not in path.read_text()


@pytest.mark.parametrize(
    "said", [".hand", "button.verb", "main > .left", ":has(.stamp)", "[data-city].on", "a, .b:enabled"]
)
def test_a_style_is_recognised(said: str) -> None:
    assert STYLE_CLASS.search(said)

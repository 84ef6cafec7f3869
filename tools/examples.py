"""Pages with examples: Python blocks run in order, as one program, and a text block shows what the last one printed."""

from __future__ import annotations

import os
import re
from contextlib import chdir, redirect_stdout
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

EXAMPLE = re.compile(r"^```python\n(?P<code>.*?)^```\n(?:\n```text\n(?P<shown>.*?)^```\n)?", re.DOTALL | re.MULTILINE)


def with_output(page: Path, **variables: str) -> str:
    """Return a page with what its examples print when these variables are set.

    AssertionError if one prints what the page does not show.
    """
    namespace: dict[str, Any] = {"__name__": "__main__"}
    text = page.read_text()
    with TemporaryDirectory() as folder, chdir(folder), patch.dict(os.environ, variables):
        return EXAMPLE.sub(lambda found: _run(page, text, found, namespace), text)


def _run(page: Path, text: str, found: re.Match[str], namespace: dict[str, Any]) -> str:
    code, before = found["code"], text[: found.start()].count("\n") + 1
    printed = StringIO()
    with redirect_stdout(printed):
        # Empty lines first, so that an error names the line of the page.
        exec(compile("\n" * before + code, page, "exec"), namespace)
    if found["shown"] is None:
        assert not printed.getvalue(), f"{page}:{before}: this example prints {printed.getvalue()!r}; show it below"
        return found[0]
    return f"```python\n{code}```\n\n```text\n{printed.getvalue()}```\n"

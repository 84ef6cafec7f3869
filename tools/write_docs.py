"""The pages that are generated: `.venv/bin/python -m tools.write_docs` writes them, a house test compares them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import click

from mirabilia.cli.main import mirabilia
from mirabilia.core.registry import HOUSE
from mirabilia.text import languages
from tools.examples import with_output
from tools.library_types import types_stub
from tools.pages.datasets import columns_page
from tools.pages.ladder import results_page
from tools.pages.laid import laid_file
from tools.pages.learning import learning_page
from tools.pages.scale import scale_page
from tools.pages.sentences import sentences_page
from tools.pages.settings import settings_page
from tools.wire.bots_stdio import bots_stdio_page
from tools.wire.page import protocol_page
from tools.wire.typescript import types_file
from tools.words import words_file

ROOT = Path(__file__).parents[1]
COMMAND = ".venv/bin/python -m tools.write_docs"
WIDTH = 100
"""The width of a help text, whatever terminal it is written from."""

_INTRODUCTION = f"""\
# The command line

Every verb and its options, as `--help` prints them. This page is written by `{COMMAND}`; change the
verbs in [src/mirabilia/cli](../../src/mirabilia/cli) and their words in `help.ftl`, not here.

`./go VERB ...` is the same as `mirabilia VERB ...` in the environment that `./go` keeps. Errors are reported in one
line; exit codes are 0 done, 1 output closed by its reader, 2 refused, 130 interrupted.

The command speaks the language of the computer, or the one that `MIRABILIA_LANGUAGE` names: it explains its verbs and
options in it, and refuses in it what cannot be done. What `table`, `verify` and `review` show is in that language too;
the tables of figures that the verbs for studying games print are in English, as are the figures' names in files.
"""


def command_line() -> str:
    """Return the page of all verbs."""
    root = click.Context(mirabilia, info_name="mirabilia", terminal_width=WIDTH)
    parts = [_INTRODUCTION, _section(root)]
    for verb in mirabilia.list_commands(root):
        command = mirabilia.get_command(root, verb)
        assert command is not None, f"{verb} is listed but does not exist"
        parts.append(_section(click.Context(command, info_name=verb, parent=root, terminal_width=WIDTH)))
    return "\n".join(parts)


def _section(context: click.Context) -> str:
    return f"## {context.command_path}\n\n```text\n{context.get_help()}\n```\n"


PAGES: dict[str, Callable[[], str]] = {
    "docs/how-to/add-a-game.md": partial(
        with_output, ROOT / "docs/how-to/add-a-game.md", MIRABILIA_GAMES="tests.kit.toy"
    ),
    "docs/learning.md": partial(with_output, ROOT / "docs/learning.md"),
    "docs/library.md": partial(with_output, ROOT / "docs/library.md"),
    "docs/reference/benchmarks.md": partial(with_output, ROOT / "docs/reference/benchmarks.md"),
    "docs/reference/bots-stdio.md": partial(bots_stdio_page, COMMAND),
    "docs/reference/command-line.md": command_line,
    "docs/reference/dataset.md": partial(columns_page, COMMAND),
    "docs/reference/ladder.md": partial(results_page, ROOT / "docs/reference/matches", COMMAND),
    **{f"docs/reference/learning-{game}.md": partial(learning_page, game, COMMAND) for game in HOUSE},
    "docs/reference/protocol.md": partial(protocol_page, COMMAND),
    "src/mirabilia/__init__.pyi": partial(types_stub, COMMAND),
    "web/src/lib/games/laid.fake.json": laid_file,
    "web/src/lib/wire/protocol.ts": partial(types_file, COMMAND),
    "web/src/lib/words/messages.ts": partial(words_file, COMMAND),
    "docs/reference/server.md": partial(settings_page, COMMAND),
    **{f"tests/text/sentences/{language}.md": partial(sentences_page, language, COMMAND) for language in languages()},
    "docs/scale.md": partial(scale_page, COMMAND),
}
"""Every page that is generated or shows output, the types of the wire and the words, and the tables of unit tests."""


if __name__ == "__main__":
    for name, write in PAGES.items():
        (ROOT / name).write_text(write())
        print(f"wrote {name}")

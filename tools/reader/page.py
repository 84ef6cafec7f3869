"""One HTML file with every message of a language in its context: ./go words LANGUAGE [FILE]."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from pathlib import Path
from string import Template

from babel import Locale
from fluent.runtime import FluentResource
from fluent.syntax import ast, serialize

from mirabilia.text import ENGLISH, LOCALES, keys, languages, messages
from mirabilia.text.tags import best_of
from tools.reader.examples import examples, needs
from tools.reader.places import places

TEMPLATE = Path(__file__).with_name("page.template")


def readers_page(language: str) -> str:
    """Return the page of a language; it needs no other files."""
    said = places(keys(ENGLISH))
    own = {message.id.name: message for message in messages(language)}
    parts = [part for file in sorted((LOCALES / ENGLISH).glob("*.ftl")) for part in _section(file, own, language, said)]
    name = Locale.parse(language, sep="-").get_display_name(ENGLISH) or language
    return Template(TEMPLATE.read_text("utf-8")).substitute(name=name, language=language, messages="\n".join(parts))


@cache
def _entries(file: Path) -> Sequence[ast.EntryType]:
    """Return what a file of words holds, comments too."""
    return FluentResource(file.read_text("utf-8")).body


def _section(file: Path, own: dict[str, ast.Message], language: str, said: dict[str, list[str]]) -> Iterator[str]:
    """Yield the parts of one file: what it is about, its groups, its messages."""
    yield f"<h2><code>{file.name}</code></h2>"
    for entry in _entries(file):
        if isinstance(entry, ast.GroupComment) and entry.content:
            yield f"<h3>{escape(entry.content)}</h3>"
        elif isinstance(entry, ast.Comment):
            yield f"<p>{escape(entry.content or '')}</p>"
        elif isinstance(entry, ast.Message):
            yield _message(entry, own[entry.id.name], language, said.get(entry.id.name, []))


def _message(english: ast.Message, own: ast.Message, language: str, said: list[str]) -> str:
    """Return a message: its key and comment, what it needs, where it is used, and every form beside English."""
    key = english.id.name
    text = hashlib.sha256(serialize(ast.Resource([english, own])).encode()).hexdigest()[:12]
    values = sorted(needs(ENGLISH)[key].values)
    facts = [f"<code>{key}</code>"]
    facts += [escape(english.comment.content or "")] if english.comment else []
    facts += ["values: " + ", ".join(f"<code>{value}</code>" for value in values)] if values else []
    facts += ["said in " + ", ".join(f"<code>{escape(place)}</code>" for place in said)] if said else []
    rows = [
        f'<tr><td lang="{ENGLISH}">{escape(one)}</td><td lang="{language}">{escape(other)}</td></tr>'
        for one, other in examples(key, ENGLISH, language)
    ]
    form = '<form><label><input type="checkbox"> reads well</label><textarea aria-label="Note"></textarea></form>'
    told = f"<p>{' · '.join(facts)}</p><table>{''.join(rows)}</table>"
    return f'<article id="{key}" data-text="{text}">{told}{form}</article>'


def main(arguments: Sequence[str]) -> int:
    """Write the page of the language that the first argument names, into the file that the second names."""
    found = best_of(languages(), arguments[:1])
    if found is None or len(arguments) > 2:
        sys.stderr.write(f"usage: ./go words LANGUAGE [FILE]; the languages are {', '.join(languages())}\n")
        return 2
    file = Path(arguments[1] if len(arguments) > 1 else f"words-{found}.html")
    file.write_text(readers_page(found), "utf-8")
    print(f"wrote {file}: open it in a browser")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Language tags: which of the available languages suits a reader.

A tag has a language and may have a script and a region: `de`, `de-AT`, `sr-Latn`, `zh-Hant-TW`. CLDR supplies what a
tag leaves out, so that someone who reads `zh-TW` gets `zh-Hant` and never `zh`, which is written differently. The web
client does the same, in web/src/lib/words/best.ts; tests/text/wishes.json holds both to the same answers.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from typing import NamedTuple

from babel.core import get_global, parse_locale


class Tag(NamedTuple):
    """A language tag in its parts, with what CLDR considers likely for those it leaves out."""

    language: str
    script: str
    region: str


def best_of(known: Collection[str], wishes: Iterable[str]) -> str | None:
    """Return the language that meets the first wish that any can meet, or None if none can.

    A wish is met in its own language and script; that of its region is preferred, then one for all regions.
    """
    for wish in map(complete, wishes):
        suited = [name for name in known if wish and _is_readable(complete(name), wish)]
        if wish and suited:
            return min(suited, key=lambda name: (complete(name) != wish, name.count("-"), name))
    return None


def _is_readable(offered: Tag | None, wish: Tag) -> bool:
    """Return whether words are in the language and script of a wish, whatever their region."""
    return offered is not None and offered[:2] == wish[:2]


@cache
def complete(tag: str) -> Tag | None:
    """Return a tag in its parts, or None if it is not a tag; `pl_PL.UTF-8`, as computers write it, is one too."""
    try:
        language, region, script, *_ = parse_locale(tag.replace("_", "-"), sep="-")
    except ValueError:
        return None
    likely = _likely(language, script, region)
    return Tag(language, script or likely.script, region or likely.region)


def _likely(language: str, script: str | None, region: str | None) -> Tag:
    """Return the most likely tag with these parts, looked up by the most of them first, then by fewer."""
    table = get_global("likely_subtags")
    for parts in ((language, script, region), (language, script), (language, region), (language,)):
        if found := table.get("_".join(filter(None, parts))):
            spoken, there, written, *_ = parse_locale(found)
            return Tag(spoken, written or "", there or "")
    return Tag(language, "", "")

"""What axe finds on a page."""

from __future__ import annotations

import os
from collections import Counter
from functools import cache
from typing import Literal
from zlib import crc32

from playwright.sync_api import Page

from tests.kit import depth
from tests.kit.browser.launch import HELP, ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"


@cache
def _axe() -> str:
    assert AXE.exists(), f"axe-core is missing; {HELP}"
    return AXE.read_text()


JUDGE = """async (options) => {
  const drawings = [...document.querySelectorAll("svg")]
    .filter((one) => !one.parentElement.closest("svg"))
    .filter((one) => !one.querySelector("text, foreignObject, a, g title, [tabindex], [role], [aria-label]"));
  const parts = drawings.map((one) => {
    const away = document.createDocumentFragment();
    away.append(...[...one.childNodes].filter(({ nodeName }) => nodeName !== "title" && nodeName !== "desc"));
    return away;
  });
  try {
    return (await axe.run(options)).violations;
  } finally {
    drawings.forEach((one, number) => one.append(parts[number]));
  }
}"""
"""Runs axe with the lines and faces of drawings removed: there are thousands, and nothing can be wrong with them."""
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules whose verdict depends on the theme."""


def assert_accessible(page: Page, *, colours: bool = True) -> None:
    """Fail with everything that axe finds wrong on a page, and where; colours may have been judged elsewhere."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())  # not a script tag: the content policy would refuse it, as it should
    _assert_nothing_wrong(page, {} if colours else {"rules": {rule: {"enabled": False} for rule in COLOURS}})


def assert_legible(page: Page) -> None:
    """Fail with what is wrong with a page in another theme, if it was accessible in one: only colours differ."""
    _assert_nothing_wrong(page, {"runOnly": COLOURS})


Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
_looks: Counter[str] = Counter()
"""How often each test has looked at something in a theme."""


def assert_accessible_in_themes_by_turns(page: Page) -> None:
    """Fail with everything that axe finds wrong on a page in one theme, and with the long tests in both.

    The themes take turns within a test, and from test to test.
    """
    test = os.environ["PYTEST_CURRENT_TEST"].partition(" ")[0]
    _looks[test] += 1
    first = (crc32(test.encode()) + _looks[test]) % 2
    page.emulate_media(color_scheme=THEMES[first], reduced_motion="reduce")
    assert_accessible(page)
    if depth.EVERYTHING:
        page.emulate_media(color_scheme=THEMES[1 - first], reduced_motion="reduce")
        assert_legible(page)


STILL = """() => Promise.allSettled(document.getAnimations()
  .filter((one) => one.effect.getComputedTiming().endTime < 60_000).map((one) => one.finished))"""
"""Until whatever is fading in is there: half faded, nothing has contrast."""


def _assert_nothing_wrong(page: Page, options: dict[str, object]) -> None:
    wanted = {"resultTypes": ["violations"], **options}
    page.evaluate(STILL)
    found = page.evaluate(JUDGE, wanted)
    told = [f"{one['id']}: {one['help']}: {[node['target'] for node in one['nodes']]}" for one in found]
    assert not told, "\n".join(told)

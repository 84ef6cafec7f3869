"""What axe finds on a page."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from tests.kit.browser.launch import HELP, ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"


@cache
def _axe() -> str:
    assert AXE.exists(), f"axe-core is not there; {HELP}"
    return AXE.read_text()


def assert_accessible(page: Page) -> None:
    """Fail with everything that axe finds wrong on a page, and where."""
    page.evaluate(_axe())  # not a script tag: the content policy would refuse it, as it should
    found = page.evaluate("async () => (await axe.run({ resultTypes: ['violations'] })).violations")
    told = [f"{one['id']}: {one['help']}: {[node['target'] for node in one['nodes']]}" for one in found]
    assert not told, "\n".join(told)

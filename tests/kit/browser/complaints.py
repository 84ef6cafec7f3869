"""What a page complains of: errors and warnings, uncaught exceptions, things that could not be loaded."""

from __future__ import annotations

from playwright.sync_api import ConsoleMessage, Page, Response

SPOKEN = ("error", "warning")
BLOCKED = "Service Worker registration blocked by Playwright"
"""What the tests' own browser says, because we told it to."""
LEFT = ("net::ERR_ABORTED", "NS_BINDING_ABORTED")
"""What Chromium and Firefox give up when the page is left or reloaded, such as a half-loaded font; not missed."""
FONT_LEFT = "status=2152398850"
"""What Firefox reports as an error of the page when it gives up a font in this way."""


def complaints_of(page: Page) -> list[str]:
    """Return a list to which everything that a page complains of from now on is added."""
    told: list[str] = []
    page.on("console", lambda message: _hear(message, told))
    page.on("pageerror", lambda error: None if FONT_LEFT in str(error) else told.append(f"uncaught: {error}"))
    page.on(
        "requestfailed",
        lambda request: None if request.failure in LEFT else told.append(f"failed: {request.url} {request.failure}"),
    )
    if not _tells_refusals(page):
        page.on("response", lambda response: _look(response, told))
    return told


def _tells_refusals(page: Page) -> bool:
    """Whether the browser's console tells what a server refuses; to look at every response takes long."""
    browser = page.context.browser
    return browser is not None and browser.browser_type.name == "chromium"


def _look(response: Response, told: list[str]) -> None:
    if response.status >= 400:
        told.append(f"{response.status}: {response.url}")


def _hear(message: ConsoleMessage, told: list[str]) -> None:
    if message.type in SPOKEN and message.text != BLOCKED:
        told.append(f"{message.text} ({message.location['url']})")

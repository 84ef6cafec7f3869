"""Devices that are used again: a new one costs a browser process, which reads the whole client afresh.

Tests do not notice: whatever one leaves on a device is removed before the next one gets it. If something was done to
a device that cannot be undone, it is thrown away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, CDPSession, Error, Page

MOST = 4
"""How many unused devices are kept: a few kinds of them, at the newest servers."""
BUILT = frozenset({"base_url", "has_touch", "is_mobile", "locale"})
"""What stays the same about a device for as long as it is kept."""
WORN = frozenset({"color_scheme", "reduced_motion", "viewport"})
"""What may be changed for a test that takes it; a test that asks for anything else gets a new one."""
VIEWPORT = {"width": 1280, "height": 720}
FOR_GOOD = ("expose_binding", "expose_function", "new_cdp_session", "route", "route_web_socket", "set_offline")
"""What cannot be undone once it is done to a context or a page, or may leave something in a cache."""
EMPTY = "/api/nothing"
"""An address of the server at which there is nothing that could run."""
FORGET = """async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
}"""


@contextmanager
def line_to(page: Page) -> Iterator[CDPSession]:
    """Talk to a page's browser about what leaves nothing behind: the device may be used again."""
    line = BrowserContext.new_cdp_session(page.context, page)
    yield line
    line.detach()


class Device:
    """A context and its first page, and what has been done to them since they were taken."""

    def __init__(self, context: BrowserContext, options: dict[str, Any]) -> None:
        self.context = context
        self.built = {name: value for name, value in options.items() if name in BUILT}
        self._options = options
        self.throw_away = context.close
        self._make_page = context.new_page
        self._page: Page | None = None
        self._given = False
        self._spoilt = False
        self._scripts: list[Any] = []
        self._listeners: list[tuple[Any, str, Any]] = []
        self._watch(context)
        context.new_page = self._new_page  # type: ignore[method-assign]  # so that tests need not know

    def _new_page(self) -> Page:
        """Give the existing page to a test that asks for its first one."""
        if self._page and not self._given:
            self._given = True
            return self._page
        made = self._make_page()
        if not self._page:
            self._page, self._given = made, True
            self._watch(made)
        self._dress(made)
        return made

    def become(self, options: dict[str, Any]) -> None:
        """Become as large, as dark and as still as the test that takes the device wants it."""
        self._options = options
        if self._page:
            self._dress(self._page)

    def _dress(self, page: Page) -> None:
        page.set_viewport_size(self._options.get("viewport", VIEWPORT))
        page.emulate_media(
            color_scheme=self._options.get("color_scheme", "light"),
            reduced_motion=self._options.get("reduced_motion", "no-preference"),
        )

    def _watch(self, one: Any) -> None:
        """Note what is done to a context or a page."""
        add_init_script, on = one.add_init_script, one.on

        def add(*words: Any, **more: Any) -> Any:
            self._scripts.append(add_init_script(*words, **more))
            return self._scripts[-1]

        def hear(event: str, heard: Any) -> None:
            self._listeners.append((one, event, heard))
            on(event, heard)

        one.add_init_script, one.on = add, hear
        one.clock.install = self._spoiling(one.clock.install)
        for name in FOR_GOOD:
            if hasattr(one, name):
                setattr(one, name, self._spoiling(getattr(one, name)))

    def _spoiling(self, done: Callable[..., Any]) -> Callable[..., Any]:
        def spoil(*words: Any, **more: Any) -> Any:
            self._spoilt = True
            return done(*words, **more)

        return spoil

    def clean(self) -> bool:
        """Remove whatever was left on the device; tell whether it is as good as new."""
        page = self._page
        if self._spoilt or not page or page.is_closed() or not page.url.startswith(("http", "about:")):
            return False
        try:
            for other in self.context.pages:
                if other is not page:
                    other.close()
            self._forget(page)
        except Error:  # for instance, its server is gone
            return False
        self._given = False
        return True

    def _forget(self, page: Page) -> None:
        page.evaluate("0")  # so that everything said so far is heard
        for one, event, heard in self._listeners:
            one.remove_listener(event, heard)
        for script in self._scripts:
            script.close()
        self._listeners, self._scripts = [], []
        at = urlsplit(page.url)
        if at.scheme.startswith("http"):
            page.goto(f"{at.scheme}://{at.netloc}{EMPTY}")
            page.evaluate(FORGET)
            with line_to(page) as line:
                line.send("Page.resetNavigationHistory")
        page.mouse.move(-1, -1)  # over nothing
        self.context.clear_cookies()
        self.context.clear_permissions()


class Drawer:
    """The unused devices of a browser."""

    def __init__(self, make: Callable[..., BrowserContext]) -> None:
        self._make = make
        self._kept: list[Device] = []

    def take(self, **options: Any) -> BrowserContext:
        """Return a device that is as good as new: a kept one, or else one that is made."""
        if not options.keys() <= BUILT | WORN:
            return self._make(**options)
        built = {name: value for name, value in options.items() if name in BUILT}
        for device in reversed(self._kept):
            if device.built == built:
                self._kept.remove(device)
                device.become(options)
                return device.context
        device = Device(self._make(**options), options)
        device.context.close = lambda **_: self._put(device)  # type: ignore[method-assign]  # kept instead
        return device.context

    def _put(self, device: Device) -> None:
        """Keep a device for the next test that wants one like it, and throw away the oldest if there are too many."""
        if not device.clean():
            device.throw_away()
            return
        self._kept.append(device)
        if len(self._kept) > MOST:
            self._kept.pop(0).throw_away()

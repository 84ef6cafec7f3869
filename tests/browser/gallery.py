"""Opening screens one after another, at a server with a table for each, and judging what is seen there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import cycle, repeat
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from mirabilia.server.wire.bodies import Joined
from tests.browser.moments import MOMENTS, laid_out
from tests.browser.screens import NOTE, SCREENS, SIZES, Screen
from tests.kit.browser.accessible import Theme, assert_accessible, assert_legible
from tests.kit.browser.complaints import complaints_of
from tests.kit.browser.fonts import longest
from tests.kit.browser.visits import Walk, keep_seats, seats_of
from tests.kit.server.bot_games import Shelf
from tests.kit.server.running import COMMAND, UNLIMITED, Started, started


class Gallery:
    """A server with a table for every screen."""

    def __init__(self, server: Started, places: Mapping[str, Iterator[Joined]]) -> None:
        self.server = server
        self._places = places
        self._walks: dict[tuple[int, str], Walk] = {}
        """Pages that are between two screens, by the browser and the size."""

    @contextmanager
    def shown(self, browser: Browser, screen: Screen, size: str, theme: Theme | None = None) -> Iterator[Page]:
        """Open a screen, by default in its first theme; wait until it stands still.

        The page may come from another screen of the same size: the client is loaded anew only where it has to be.
        """
        place = {name: next(self._places[name]) for name in self._needed(screen)}
        more = (next(self._places[screen.moment]) for _ in range(1, screen.tables))
        seated = [place[screen.moment], *more] if screen.moment else []
        game: Any = "architects" if screen.moment.startswith("architects") else "seven"
        path = screen.path.format(**{name: joined.table for name, joined in place.items()})
        opened = self._walked if screen.by_a_link else self._loaded
        with opened(browser, screen, size, theme or screen.themes[0], path, seats_of(*seated, game=game)) as page:
            yield page

    @contextmanager
    def _walked(
        self, browser: Browser, screen: Screen, size: str, theme: Theme, path: str, seats: list[Any]
    ) -> Iterator[Page]:
        """Go to a screen from the one before; whatever goes wrong there is not carried on to the next."""
        walk = self._walks.pop((id(browser), size), None) or self._walk(browser, size)
        try:
            walk.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            walk.go(path, seats)
            if not screen.asks_on:
                walk.page.get_by_role("heading", level=1).first.wait_for()
                walk.settle()
            if screen.prepare:
                screen.prepare(walk.page)
                walk.settle()
            yield walk.page
            assert walk.complaints == [], walk.complaints
        except BaseException:
            walk.page.context.close()
            raise
        walk.page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))  # type: ignore[arg-type]
        self._walks[id(browser), size] = walk

    def _walk(self, browser: Browser, size: str) -> Walk:
        """Load the client on a device of its own, for screen after screen."""
        context = device(browser, self.server.url, size, "light")
        keep_seats(context, [])
        return Walk(context.new_page())

    @contextmanager
    def _loaded(
        self, browser: Browser, screen: Screen, size: str, theme: Theme, path: str, seats: list[Any]
    ) -> Iterator[Page]:
        """Load the client at a screen, on a device of its own."""
        context = device(browser, self.server.url, size, theme)
        language = {"language": longest(*screen.longest)} if screen.longest else {}
        keep_seats(context, seats, **{**screen.settings, **language})
        page = context.new_page()
        complaints = complaints_of(page)
        page.goto(path)
        if not screen.asks_on:
            settle(page)
        if screen.prepare:
            screen.prepare(page)
            page.wait_for_load_state("networkidle")
        yield page
        context.close()
        assert complaints == [], complaints

    def fresh(self, moment: str) -> Joined:
        """Return a table at a moment, for a test that changes it."""
        return next(self._places[moment])

    @staticmethod
    def _needed(screen: Screen) -> set[str]:
        return {name for name in MOMENTS if f"{{{name}}}" in screen.path or name == screen.moment}


def picture_name(screen: Screen, size: str, theme: Theme) -> str:
    """Return what a picture of a screen is called."""
    return f"{screen.name}-{size}-{theme}"


def paint(page: Page, theme: Theme) -> None:
    """Show a page in a theme."""
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")


def judge(page: Page, *, colours: bool = True) -> None:
    """Fail with whatever keeps a person from using a screen, in its current theme."""
    assert_accessible(page, colours=colours)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it is wider than its device"
    assert NOTE not in page.locator("body").inner_text(), "words are shown together with their notes"


def judge_all_themes(page: Page, screen: Screen) -> None:
    """Fail with whatever keeps a person from using a screen, in any of its themes; it is in the first of them."""
    judge(page)
    for theme in screen.themes[1:]:
        paint(page, theme)
        assert_legible(page)


def settle(page: Page) -> None:
    """Wait until a page is there with everything it loads."""
    page.get_by_role("heading", level=1).first.wait_for()
    page.wait_for_load_state("networkidle")


def device(browser: Browser, url: str, size: str, theme: Theme) -> BrowserContext:
    """Return a separate device, as large as its kind, on which nothing moves."""
    width, height = SIZES[size]
    return browser.new_context(
        base_url=url,
        locale="en",
        color_scheme=theme,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        has_touch=size != "desktop",
    )


@contextmanager
def gallery(folder: Path, review_games: int = 20, command: Sequence[str] = COMMAND) -> Iterator[Gallery]:
    """Start a server with a table for every screen, in a folder for its database; reviews are made of few games."""
    shelf = Shelf()
    used_up = {screen.moment for screen in SCREENS if screen.used_up}
    places: dict[str, Iterator[Joined]] = {name: repeat(joined) for name, joined in laid_out(shelf).items()}
    for name in used_up:
        places[name] = shelf.copies(MOMENTS[name]())
    for screen in (one for one in SCREENS if one.tables > 1):
        played = MOMENTS[screen.moment]()
        places[screen.moment] = cycle([shelf.put(played) for _ in range(screen.tables)])
    shelf.fill(folder / "tables.sqlite")
    # What is laid out has just happened; spectators should see it at once.
    # Hints are made from this many games, however long that takes: they look the same every time.
    options = ("--spectator-delay=0", f"--review-games={review_games}", "--hint-games=40", "--hint-seconds=60")
    with started(*UNLIMITED, *options, database=folder / "tables.sqlite", command=command) as server:
        yield Gallery(server, places)

"""Every screen there is, once: what pictures are taken of and what everyone must be able to use."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocketRoute

from mirabilia.insight.puzzles import puzzles_of
from mirabilia.server.wire.protocol import GameName
from tests.kit.browser.accessible import THEMES, Theme
from tests.kit.languages import OTHERS
from tests.kit.server.bot_games import token_of

SIZES = {"desktop": (1440, 900), "phone": (390, 844), "tablet": (1024, 768), "tablet-tall": (768, 1024)}
BOTH = ("desktop", "phone")
ALL_SIZES = tuple(SIZES)
REVIEWED = 240_000
"""Milliseconds in which a review is made, on the busiest machine."""

NOTE = "\N{INTERLINEAR ANNOTATION ANCHOR}"

MENU, TALK, PEOPLE = re.compile("Table menu"), re.compile("^(Talk|Chat)"), re.compile("^People")


class Screen(NamedTuple):
    """A place to look at."""

    name: str
    path: str
    """With the name of a moment in braces where the id of its table goes."""
    moment: str = ""
    """At whose table the visitor sits; without one, the visitor sits nowhere."""
    prepare: Callable[[Page], None] | None = None
    """What is done there before looking."""
    settings: Mapping[str, Any] = MappingProxyType({})
    sizes: tuple[str, ...] = BOTH
    themes: tuple[Theme, ...] = THEMES
    longest: tuple[str, ...] = ()
    """Prefixes of the keys whose words are to be as long as in any language."""
    asks_on: bool = False
    """Whether it goes on asking the server until it is prepared."""
    used_up: bool = False
    """Whether looking changes the table, so that each look needs its own."""
    tables: int = 1
    """How many tables like it its person sits at."""

    @property
    def by_a_link(self) -> bool:
        """Whether a page that shows another screen can lead there and on to a third.

        Settings are read only as a page is loaded, and a recovery code lasts as long as the page.
        """
        return not self.settings and not self.longest and self.prepare not in (lose_connection, hand_over)


def table(
    name: str, moment: str, prepare: Callable[[Page], None] | None = None, *, watch: bool = False, **more: Any
) -> Screen:
    """Return the screen of a table, as seat 0 or a guest sees it."""
    return Screen(name, f"/table/{{{moment}}}", "" if watch else moment, prepare, **more)


# What is done before looking


def press(name: str | re.Pattern[str]) -> Callable[[Page], None]:
    """Press a button."""
    return lambda page: page.get_by_role("button", name=name).first.click()


def open_talk(page: Page) -> None:
    """Say something and leave the chat open."""
    press(TALK)(page)
    press("Hello!")(page)
    page.get_by_role("log").filter(has_text="Hello!").first.wait_for()


def key(*keys: str) -> Callable[[Page], None]:
    """Press keys, one after another."""

    def pressed(page: Page) -> None:
        for one in keys:
            page.keyboard.press(one)

    return pressed


def share(page: Page) -> None:
    """Let the second person at the table play on this device too."""
    page.evaluate(
        """(other) => {
          const [mine] = JSON.parse(localStorage.getItem("mirabilia-seats"));
          localStorage.setItem("mirabilia-seats", JSON.stringify([{ ...mine, others: [other] }]));
        }""",
        {"seat": 1, "name": "Livia", "token": token_of("Livia")},
    )
    page.reload()
    page.locator("[data-hand-on]").wait_for()


def seat_here(page: Page) -> None:
    """Ask for the name of another person who plays on this device."""
    press("Someone on this device")(page)
    page.get_by_label("name").first.wait_for()


def open_terms(page: Page) -> None:
    """Also show the terms of a table that are rarely changed."""
    page.get_by_text("More options").click()
    page.get_by_label("When someone is away").wait_for()


def show_payments(page: Page) -> None:
    """Look at cards until one can be paid for in several ways."""
    for number in range(1, page.locator("[data-part=hand] article").count() + 1):
        for verb in ("b", "s"):
            key(str(number), verb)(page)
            if page.locator("[data-move] fieldset label").count() > 1:
                return
    raise AssertionError("nothing can be paid in two ways")


def end_the_age(page: Page) -> None:
    """Choose the last card of an age, after which everyone fights."""
    key("1", "x", "Enter")(page)
    page.locator("#fights").wait_for()


def open_city(page: Page) -> None:
    """Open the whole city of a neighbour."""
    page.locator("[data-side=left] h2 button").click()
    page.get_by_role("dialog").wait_for()


def ask(selector: str) -> Callable[[Page], None]:
    """Ask what something is."""

    def asked(page: Page) -> None:
        page.locator(f":is({selector}):visible").first.click()
        page.locator("[data-answer] dl").wait_for()

    return asked


def ask_about_the_hand(page: Page) -> None:
    """Ask about the first card of the hand by its key."""
    page.locator("[data-what] [data-preview]").first.focus()
    key("i")(page)
    page.locator("[data-answer] dl").wait_for()


def open_rules(page: Page) -> None:
    """Open the rules without leaving the table."""
    key("?")(page)
    page.get_by_role("dialog").locator("a[href^='/help/']").click()
    await_entries(page)


def lose_connection(page: Page) -> None:
    """Cut a page's connection, and let it get no other."""
    lines: list[WebSocketRoute] = []
    page.route_web_socket(re.compile(r"/ws(\?|$)"), lambda line: line.close() if lines else hear(line))

    def hear(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    page.locator("[data-part=hand] button[data-verb], [data-option]").first.wait_for()
    lines[0].close()
    page.get_by_text("Connection lost").wait_for()


def await_coach(page: Page) -> None:
    """Go on from the goal of a lesson to its first choice."""
    page.locator("[data-lesson=tell] [data-coach]").click()
    page.locator("[data-pointed]").first.wait_for()


def hand_over(page: Page) -> None:
    """Make a link for another device, and a recovery code."""
    press(re.compile("Make a link"))(page)
    page.get_by_role("timer").wait_for()
    press("Make a recovery code")(page)
    page.get_by_text("kept under your code").wait_for()
    page.locator("[data-part=code]").evaluate("code => code.scrollIntoView({ block: 'center' })")


def await_past(page: Page) -> None:
    """Wait for a finished game, and open its line."""
    page.locator("[data-past] button").first.click()
    page.locator("[data-past] a[href^='/replay/']").wait_for()


def await_figures(page: Page) -> None:
    """Wait for the cards that win."""
    page.locator("tr[data-row]").first.wait_for()


def compare_boards(page: Page) -> None:
    """Compare wonders instead of cards."""
    await_figures(page)
    page.get_by_label("Wonders", exact=True).check()
    page.locator("tr[data-row=gizah-A]").wait_for()


def await_entries(page: Page) -> None:
    """Wait for the cards of the rules."""
    page.get_by_role("heading", level=3).first.wait_for()


def await_review(page: Page) -> None:
    """Wait for the whole review of a game."""
    page.locator("[data-complete=true]").wait_for(timeout=REVIEWED, state="attached")


def show_solution(page: Page) -> None:
    """Give a puzzle up."""
    page.get_by_role("button", name="Show the solution").click()
    page.locator("[data-result] tr[data-option]").first.wait_for()


def ask_for_hint(page: Page) -> None:
    """Ask what to do, and wait until it is weighed."""
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("region", name="Hint").wait_for(timeout=REVIEWED)


def heed_coach(page: Page) -> None:
    """Choose something, and keep what the coach says about it."""
    key("1", "x", "Enter")(page)
    said = page.locator("[data-coach-line] [data-call]")
    said.wait_for(timeout=REVIEWED)
    said.hover()


def await_statistics(page: Page) -> None:
    """Wait for what many games come to."""
    page.get_by_role("region", name="Wins by wonder").wait_for()


def puzzle(game: GameName) -> str:
    """Return the address of a puzzle."""
    return f"/puzzle/{puzzles_of(game)[0].id}"


TEXT = MappingProxyType({"textView": True})
SCREENS = (
    Screen("front", "/", "seven"),
    Screen("help", "/help"),
    Screen("help-seven", "/help/seven", prepare=await_entries),
    Screen("help-seven-card", "/help/seven#card-palace", prepare=await_entries),
    Screen("help-architects", "/help/architects", prepare=await_entries),
    Screen("settings", "/settings", settings={"sound": True}),
    Screen("devices", "/devices"),
    Screen("devices-handed", "/devices?table={seven}", "seven", hand_over),
    Screen("devices-taking", "/devices#take=a-code-of-nothing&table={seven}"),
    Screen("mygames", "/mygames", "seven"),
    Screen("mygames-over", "/mygames", "seven-unreviewed", await_past),
    Screen("mygames-none", "/mygames"),
    Screen("lab-seven", "/lab/seven?players=4", prepare=await_figures, longest=("web-lab",)),
    Screen("lab-boards", "/lab/seven?players=3", prepare=compare_boards),
    Screen("lab-architects", "/lab/architects?players=2", prepare=await_figures),
    Screen("lab-server", "/lab/seven?players=7&of=server"),
    Screen("nowhere", "/nothing/here"),
    Screen("no-table", "/table/nosuchtable"),
    Screen("no-replay", "/replay/nosuchtable"),
    table("lobby", "lobby"),
    table("lobby-terms", "lobby", open_terms),
    table("lobby-guest", "lobby-guest", watch=True),
    table("lobby-full", "lobby-full"),
    table("lobby-closed", "lobby-closed", watch=True),
    table("table-seven", "seven", sizes=ALL_SIZES),
    table("table-seven-first", "seven-first"),
    table("table-seven-payments", "seven-payments", show_payments),
    table("table-seven-waiting", "seven-waiting"),
    table("table-seven-fights", "seven-fights", end_the_age, used_up=True),
    table("shared-seven", "seven-fights", share),
    table("shared-architects", "architects-waiting", share),
    table("shared-lobby", "lobby", seat_here),
    table("table-seven-seventh", "seven-seventh"),
    table("table-seven-dig", "seven-dig"),
    table("table-seven-free", "seven-free"),
    table("table-seven-2", "seven-2", sizes=ALL_SIZES),
    table("table-seven-5", "seven-5"),
    table("table-seven-7", "seven-7", sizes=ALL_SIZES),
    table("table-seven-away", "seven-away"),
    table("table-seven-asleep", "seven-asleep"),
    table("table-seven-wished", "seven-wished"),
    table("table-seven-watched", "seven-first", watch=True),
    table("table-seven-city", "seven", open_city),
    table("table-seven-keys", "seven", key("?")),
    table("table-seven-lost", "seven", lose_connection),
    table("table-seven-text", "seven", settings=TEXT),
    table("what-name", "seven", ask("[role=log] [data-ask]")),
    table("what-hand", "seven", ask_about_the_hand),
    table("what-stage", "seven", ask("li[data-what^=stage]")),
    table("what-symbol", "seven", ask("[data-what=sign-shields]"), longest=("web-what",)),
    table("what-token", "architects", ask("[data-what^=token]")),
    table("what-card", "architects", ask("[data-ask][data-what=card-compass]")),
    Screen("what-rules", "/help/seven", prepare=ask("h3 [data-ask]")),
    table("rules-seven", "seven", open_rules),
    table("rules-architects", "architects", open_rules, longest=("web-help",)),
    table("menu", "seven", press(MENU)),
    table("people", "architects-opened", press(PEOPLE)),
    table("people-wished", "seven-wished", press(PEOPLE)),
    table("talk", "architects-2", open_talk, used_up=True),
    table("table-architects", "architects", sizes=ALL_SIZES),
    table("table-architects-act", "architects-act"),
    table("table-architects-effect", "architects-effect"),
    table("table-architects-tokens", "architects-tokens"),
    table("table-architects-five", "architects-five"),
    table("table-architects-waiting", "architects-waiting"),
    table("table-architects-2", "architects-2"),
    table("table-architects-7", "architects-7", sizes=ALL_SIZES),
    table("table-architects-paused", "architects-paused"),
    table("table-architects-opened", "architects-opened", watch=True),
    table("table-architects-watched", "architects", watch=True),
    table("table-architects-keys", "architects", key("?")),
    table("table-architects-lost", "architects", lose_connection),
    table("table-architects-text", "architects", settings=TEXT),
    Screen("lesson-seven", "/lesson/seven", prepare=await_coach),
    Screen("lesson-architects", "/lesson/architects", prepare=await_coach),
    table("score-seven", "seven-over"),
    table("score-seven-2", "seven-2-over"),
    table("score-seven-7", "seven-7-over"),
    table("score-architects", "architects-over"),
    table("try-seven", "seven-try"),
    table("try-seven-over", "seven-try-over"),
    table("try-architects-over", "architects-try-over"),
    Screen("mygames-try", "/mygames", "seven-try-over", await_past),
    table("table-seven-over", "seven-over", press("See the table")),
    table("table-architects-over", "architects-over", press("See the table")),
    Screen("replay-seven", "/replay/{seven-over}?step=9&eyes=public"),
    Screen("replay-seven-seat", "/replay/{seven-over}?step=9&eyes=1"),
    Screen("replay-seven-hands", "/replay/{seven-over}?step=9&eyes=all"),
    Screen("replay-architects", "/replay/{architects-over}?step=30&eyes=0"),
    Screen("review-seven", "/review/{seven-over}", "seven-over", await_review, asks_on=True),
    Screen("review-architects", "/review/{architects-over}", "architects-over", await_review, asks_on=True),
    *(
        table(f"table-seven-{language}", "seven", settings={"language": language}, themes=("light",))
        for language in OTHERS
    ),
    *(
        table(f"table-architects-{language}", "architects", settings={"language": language}, themes=("light",))
        for language in OTHERS
    ),
    Screen("puzzle-seven", puzzle("seven")),
    Screen("puzzle-architects", puzzle("architects")),
    Screen("puzzle-seven-answered", puzzle("seven"), prepare=show_solution),
    Screen("puzzle-architects-answered", puzzle("architects"), prepare=show_solution),
    table("hint-seven", "seven-payments", ask_for_hint),
    table("hint-architects", "architects", ask_for_hint),
    table("coach-seven", "seven-coached", heed_coach, settings={"coach": True}, used_up=True),
    Screen("mygames-statistics", "/mygames?game=seven", "seven-past", await_statistics, tables=5),
)
"""Every screen, with a name of its own."""

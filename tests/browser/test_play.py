"""Whole games in the browser, over the real protocol, by nothing but what a screen reader would find too."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.accessible import assert_accessible
from tests.kit.browser.visits import seat

MOST_CHOICES = 400
PLAY = """async (most) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const isSending = () =>
    [...document.querySelectorAll("[role=status]")].some((one) => /Sending|being sent/.test(one.textContent));
  for (let pressed = 0; pressed <= most; await frame()) {
    if (document.querySelector("[role=region][aria-label='The score'] table")?.checkVisibility()) return pressed;
    const option = isSending() ? null : document.querySelector("[data-part=question] [data-option]:enabled");
    option?.click();
    pressed += option ? 1 : 0;
  }
  throw new Error("the game does not end");
}"""
"""Presses the first option there is as soon as the last choice is answered, and counts, until the score is shown."""


def play_to_the_end(page: Page) -> int:
    """Press the first option there is until the score is shown; return how many were pressed."""
    pressed: int = page.evaluate(PLAY, MOST_CHOICES)
    expect(page.get_by_role("region", name="The score")).to_be_visible()
    return pressed


@pytest.mark.parametrize(
    ("game", "least"), [("7 Wonders", 18), pytest.param("7 Wonders Architects", 5, marks=pytest.mark.slow)]
)
def test_one_click_opens_a_table_and_a_game_can_be_played_to_its_end(page: Page, game: str, least: int) -> None:
    seat(page.context, textView=True)
    page.goto("/")
    offer = page.get_by_role("article", name=game, exact=True)
    offer.get_by_role("radio", name="Builder").check()
    offer.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-part=question]").first.wait_for()
    assert_accessible(page)
    assert play_to_the_end(page) >= least
    assert_accessible(page)
    proof = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/proof").json()
    assert [share["share"] is not None for share in proof["shares"]] == [True]  # the page has added one on its own
    page.reload()
    expect(page.get_by_role("region", name="The score")).to_be_visible()


def test_a_friend_comes_by_a_link_and_can_take_a_choice_back(page: Page, browser: Browser) -> None:
    seat(page.context, textView=True)
    page.goto("/")
    page.get_by_label("Your name").fill("Tereza")
    offer = page.get_by_role("article", name="7 Wonders", exact=True)
    offer.get_by_role("button", name="Fewer bots").click()
    offer.get_by_role("button", name="Invite friends with a link").click()
    page.wait_for_url("**/table/*")
    assert_accessible(page)
    link = page.get_by_label("Link to this table").input_value()

    friend = browser.new_context(locale="en").new_page()
    seat(friend.context, name="", textView=True)
    friend.goto(link)
    friend.get_by_label("Your name").fill("Livia")
    friend.get_by_role("button", name="Take this seat").first.click()
    expect(page.get_by_text("Livia", exact=True)).to_be_visible()
    page.get_by_role("button", name="Put a bot here").click()
    page.get_by_role("button", name="Start the game").click()
    for shown in (page, friend):
        expect(shown.get_by_text("Choose what to do with a card")).to_be_visible()

    friend.locator("[data-part=question] [data-option]").first.click()
    expect(friend.get_by_text("You can take it back")).to_be_visible()
    friend.get_by_role("button", name="Take back").click()
    expect(friend.get_by_text("You can take it back")).to_have_count(0)
    friend.reload()
    expect(friend.get_by_text("Choose what to do with a card")).to_be_visible()
    friend.context.close()

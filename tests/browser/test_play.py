"""Whole games in the browser, over the real protocol, by nothing but what a screen reader would find too."""

import pytest
from playwright.sync_api import Page, expect

from tests.kit.accessible import assert_accessible

MOST_CHOICES = 400


def play_to_the_end(page: Page) -> int:
    """Press the first option there is until the score is shown; return how many were pressed."""
    options = page.locator(".question .options button")
    score = page.get_by_role("region", name="The score")
    for pressed in range(MOST_CHOICES):
        page.locator(".question .options button:enabled, [role=region] table").first.wait_for(timeout=20_000)
        if score.is_visible():
            return pressed
        options.first.click()
        page.wait_for_function("!document.querySelector('[role=status]')?.textContent.includes('Sending')")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("game", "least"), [("7 Wonders", 18), ("7 Wonders Architects", 5)])
def test_one_click_opens_a_table_and_a_game_can_be_played_to_its_end(page: Page, game: str, least: int) -> None:
    page.goto("/")
    offer = page.get_by_role("article", name=game, exact=True)
    offer.get_by_text("Builder").click()
    offer.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    page.locator(".question").first.wait_for()
    assert_accessible(page)
    assert play_to_the_end(page) >= least
    assert_accessible(page)
    page.reload()
    expect(page.get_by_role("region", name="The score")).to_be_visible()

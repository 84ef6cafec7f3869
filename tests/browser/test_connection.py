"""A server that goes away and comes back."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.kit.server import started
from tests.kit.visits import seat


def test_a_lost_connection_is_said_and_the_game_goes_on_when_the_server_is_back(
    browser: Browser, tmp_path: Path
) -> None:
    database = tmp_path / "tables.sqlite"
    context = browser.new_context(locale="en")
    seat(context)
    page = context.new_page()
    with started(database=database) as server:
        page.goto(server.url)
        page.get_by_role("button", name="Play now").first.click()
        page.locator(".hand button.verb").first.wait_for()
    lost = page.get_by_text("Connection lost")
    expect(lost).to_be_visible()
    page.locator(".hand button.verb").first.click()
    page.locator(".confirm").click()  # while there is nobody to hear it
    with started(database=database, port=server.port):
        expect(lost).to_have_count(0, timeout=20_000)
        expect(page.get_by_role("log")).to_contain_text("You", timeout=20_000)  # the choice was sent after all
    context.close()

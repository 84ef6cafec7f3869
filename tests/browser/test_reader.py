"""The reader's page in a browser: what is marked stays, and can be saved."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.kit.browser.accessible import assert_accessible
from tests.kit.languages import ANOTHER
from tools.reader.page import readers_page

FORGET_HIDDEN = "document.querySelectorAll('article').forEach((one) => one.checkVisibility() || one.remove())"
"""Axe would walk through thousands of hidden messages, and judge none of them."""


def test_what_a_reader_marks_is_kept_and_saved(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "words.html"
    file.write_text(readers_page(ANOTHER), "utf-8")
    page.goto(file.as_uri())
    good, bad = page.locator("#web-front-title"), page.locator("#web-front-play")
    good.get_by_label("reads well").check()
    bad.get_by_label("Note").fill("Nobody says that.")
    page.reload()
    expect(good.get_by_label("reads well")).to_be_checked()
    expect(page.get_by_role("status")).to_contain_text("1 of ")
    page.get_by_label("Show").select_option("noted")
    expect(page.locator("article:visible")).to_have_count(1)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save my notes").click()
    saved = json.loads(Path(download.value.path()).read_text())
    assert saved == {"language": ANOTHER, "notes": {"web-front-play": "Nobody says that."}, "read": ["web-front-title"]}
    page.get_by_label("Search").fill("web-front-play")
    page.evaluate(FORGET_HIDDEN)
    assert_accessible(page)

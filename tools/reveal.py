"""The reveal of a turn as a short moving picture for the README; `./go screenshots` records it with the others."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page

from mirabilia.server.wire.bodies import Joined
from tests.kit.browser.visits import seat

NAME = "reveal"
MOMENT = "seven-reveal"
"""The table that is shown: everybody but seat 0 has chosen."""
SIZE = (1280, 800)
SHOWN = (960, 600)
FRAME = 80
"""How many milliseconds each frame is shown."""
BEFORE, AFTER = 700, 1800
"""Milliseconds for which the table is shown before anything moves, and after everything has landed."""
MOST = 600_000
"""The most bytes that the picture may have, so that the README loads quickly."""
QUALITIES = (70, 55, 40, 25)

HALT = """() => {
  const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime < Infinity);
  for (const one of moving) one.pause();
  window.reveal = moving;
  return Math.max(...moving.map((one) => one.effect.getComputedTiming().endTime));
}"""
"""Pauses everything that moves for a limited time, and returns how long all of it takes."""
SEEK = """(at) => {
  for (const one of window.reveal)
    one.currentTime = Math.min(at, one.effect.getComputedTiming().endTime - 1);
}"""
"""Goes to a moment of it, so that the picture is smooth on any machine; at its very end, a motion would be over."""


class Shot(NamedTuple):
    """A frame, and how many milliseconds it is shown."""

    picture: Image.Image
    shown: int


def record_reveal(browser: Browser, url: str, place: Joined, folder: Path) -> Path:
    """Record the reveal at a table where only this seat has to choose; return the picture's path."""
    context = browser.new_context(
        base_url=url,
        locale="en",
        color_scheme="light",
        reduced_motion="no-preference",
        viewport={"width": SIZE[0], "height": SIZE[1]},
    )
    seat(context, place, name="Tereza", game="seven", botSpeed="normal")
    page = context.new_page()
    page.goto(f"/table/{place.table}")
    page.wait_for_load_state("networkidle")
    shots = _shots(page)
    context.close()
    path = folder / f"{NAME}.webp"
    path.write_bytes(_small(shots))
    return path


def _shots(page: Page) -> list[Shot]:
    shots = [Shot(_picture(page), BEFORE)]
    page.locator("[data-part=hand] [data-verb=build]:enabled").first.click()
    page.keyboard.press("Enter")
    page.locator("[data-flight]").first.wait_for(state="attached")
    whole = int(page.evaluate(HALT))
    for at in range(0, whole, FRAME):
        page.evaluate(SEEK, at)
        shots.append(Shot(_picture(page), FRAME))
    page.evaluate("for (const one of window.reveal) one.finish()")
    page.wait_for_load_state("networkidle")
    return [*shots, Shot(_picture(page), AFTER)]


def _picture(page: Page) -> Image.Image:
    return Image.open(BytesIO(page.screenshot())).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)


def _small(shots: list[Shot]) -> bytes:
    """Return the frames as one picture, as good as its size allows."""
    first, *rest = (shot.picture for shot in shots)
    times = [shot.shown for shot in shots]
    for quality in QUALITIES:
        made = BytesIO()
        first.save(
            made,
            "WEBP",
            save_all=True,
            append_images=rest,
            duration=times,
            loop=0,
            quality=quality,
            method=6,
            allow_mixed=True,
            minimize_size=False,
        )
        if made.tell() <= MOST:
            return made.getvalue()
    raise ValueError(f"the reveal has more than {MOST} bytes even at quality {QUALITIES[-1]}")

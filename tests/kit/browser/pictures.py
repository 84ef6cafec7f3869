"""Approved pictures of screens: taken when a page stands still, kept small, and compared with a tolerance.

`.venv/bin/python -m tools.approve_pictures` takes those that look different again.
"""

from __future__ import annotations

from base64 import b64decode
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import Page

from tests.kit.browser.drawer import line_to
from tests.kit.browser.launch import ROOT

FOLDER = ROOT / "tests/browser/pictures"
REPORT = ROOT / ".tools/pictures"
"""Where what differs is put beside what was expected."""
SHRUNK, QUALITY = 2, 45
"""How much pictures are scaled down, and their quality: a whole set has about three million bytes."""
LEVEL = 32
"""How far a colour may be from the approved one, out of 255: smoothed edges that look alike are nearer."""
SHARE = 0.001
"""How much of a picture may be further off than that: a changed word or icon is more."""
MOST_TRIES = 40
CHANGING = r"""() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const said = texts.currentNode.data.replace(/\b([A-Z][a-z]{2} \d{1,2}, )?\d{1,2}:\d\d(\s?[AP]M)?/g, "0:00");
    if (said !== texts.currentNode.data) texts.currentNode.data = said;
  }
  if (document.adoptedStyleSheets.length) return;
  const sheet = new CSSStyleSheet(); // a tag would be refused, as it should
  sheet.replaceSync(
    "[role=timer], time, [data-address], [data-changing] { visibility: hidden }"
      + "[data-notice=gone] { display: none !important }"
      + "* { scrollbar-width: none !important; caret-color: transparent !important }"
  );
  document.adoptedStyleSheets.push(sheet);
}"""
"""Hides or fixes what depends on when and where a page is looked at, such as times, scroll bars and the caret."""
STILL = """() => {
  for (const one of document.getAnimations()) {
    if (one.effect.getComputedTiming().endTime === Infinity) one.cancel();
    else one.finish();
  }
}"""
"""Ends whatever moves."""
FRAMES = "() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))"


def take(page: Page) -> Image.Image:
    """Return a picture of what is visible, once two in a row are the same."""
    before = b""
    for _ in range(MOST_TRIES):
        shot = _shot(page)
        if shot == before:
            return _kept(shot)
        before = shot
    raise AssertionError(f"{page.url} does not stand still")


def difference_at(page: Page, name: str) -> str:
    """Return how a page differs from its approved picture; if it matches at once, it need not stand still."""
    if path_of(name).exists() and _share_of(name, _kept(_shot(page))) <= SHARE:
        return ""
    return difference_of(name, take(page))


def _shot(page: Page) -> bytes:
    """Return what is visible, packed quickly: packing it well takes the browser longer than all the rest."""
    page.evaluate(CHANGING)
    page.evaluate(STILL)
    page.evaluate(FRAMES)
    with line_to(page) as line:
        answer = line.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    return b64decode(answer["data"])


def _kept(shot: bytes) -> Image.Image:
    """Return a picture at the size at which it is kept."""
    return Image.open(BytesIO(shot)).convert("RGB").reduce(SHRUNK)


def _bytes_of(picture: Image.Image) -> bytes:
    written = BytesIO()
    picture.save(written, "WEBP", quality=QUALITY)
    return written.getvalue()


def path_of(name: str) -> Path:
    """Return where the approved picture of a name is."""
    return FOLDER / f"{name}.webp"


def approve(name: str, picture: Image.Image) -> None:
    """Keep a picture as what a screen should look like."""
    FOLDER.mkdir(exist_ok=True)
    path_of(name).write_bytes(_bytes_of(picture))


def difference_of(name: str, picture: Image.Image) -> str:
    """Return how a picture differs from the approved one, and where to look at both; nothing if it does not."""
    if not path_of(name).exists():
        return f"{name} has no approved picture"
    share = _share_of(name, picture)
    if share <= SHARE:
        return ""
    _report(name, picture)
    return f"{share:.2%} of {name} looks different: see {REPORT / name}.png, and approve it if it should"


def _share_of(name: str, picture: Image.Image) -> float:
    """Return how much of a picture is too far from the approved one; all of it if their sizes differ."""
    approved = _approved(name)
    if approved.size != picture.size:
        return 1
    return _apart(approved, picture).histogram()[255] / (picture.width * picture.height)


def _as_kept(picture: Image.Image) -> Image.Image:
    """Return a picture without what its file format loses."""
    return Image.open(BytesIO(_bytes_of(picture))).convert("RGB")


def _approved(name: str) -> Image.Image:
    return Image.open(path_of(name)).convert("RGB")


def _apart(approved: Image.Image, picture: Image.Image) -> Image.Image:
    """Return white where the colours of two pictures are too far apart, black elsewhere."""
    red, green, blue = ImageChops.difference(approved, _as_kept(picture)).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point([255 if level > LEVEL else 0 for level in range(256)])


def _report(name: str, picture: Image.Image) -> None:
    """Put the approved picture, the actual one and where they differ beside each other."""
    REPORT.mkdir(parents=True, exist_ok=True)
    approved = _approved(name).resize(picture.size)
    shown = Image.new("RGB", (3 * picture.width, picture.height))
    for place, part in enumerate((approved, picture, _apart(approved, picture).convert("RGB"))):
        shown.paste(part, (place * picture.width, 0))
    shown.save(REPORT / f"{name}.png")

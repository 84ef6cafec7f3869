"""The moving picture of the README, which `./go screenshots docs/screenshots reveal` records."""

from PIL import Image

from tests.kit.browser.launch import ROOT
from tools.reveal import MOST, NAME, SHOWN

PICTURE = ROOT / f"docs/screenshots/{NAME}.webp"


def test_the_readme_shows_it_and_it_is_quickly_there() -> None:
    assert f"(docs/screenshots/{PICTURE.name})" in (ROOT / "README.md").read_text()
    assert PICTURE.stat().st_size <= MOST


def test_it_moves_and_ends_elsewhere_than_it_began() -> None:
    with Image.open(PICTURE) as picture:
        assert picture.size == SHOWN
        frames = getattr(picture, "n_frames", 1)
        assert frames > 15
        first = picture.convert("RGB").tobytes()
        picture.seek(frames - 1)
        assert picture.convert("RGB").tobytes() != first

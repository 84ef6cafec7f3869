"""Whether everything on a page is seen whole: no word cut, broken or off the screen, nothing out of sight."""

from __future__ import annotations

from playwright.sync_api import Page

FAULTS = r"""(sight) => {
  const found = new Set();
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) found.add(`the page is ${page.scrollWidth} wide`);
  const AXES = [["X", "left", "right"], ["Y", "top", "bottom"]];
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !one.closest("svg, script, style, option, [aria-hidden=true]") && getComputedStyle(one).fontSize !== "0px";
  /** What hides a part of a box, up to the first thing that can be scrolled; null if it is only heard. */
  const cutsOf = (parent, box, words) => {
    const cuts = [];
    const scrolled = new Set();
    for (let up = parent; up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.clipPath !== "none") return null;
      const edge = up.getBoundingClientRect();
      for (const [axis, low, high] of AXES) {
        const how = style[`overflow${axis}`];
        if (how === "visible" || scrolled.has(axis)) continue;
        if (how === "auto" || how === "scroll") scrolled.add(axis);
        else if (box[low] < edge[low] - 2 || box[high] > edge[high] + 2) cuts.push(`cut: ${words}`);
      }
      if (style.textOverflow === "ellipsis" && up.scrollWidth > up.clientWidth + 1) cuts.push(`with dots: ${words}`);
    }
    if (!scrolled.has("X") && (box.left < -1 || box.right > innerWidth + 1)) cuts.push(`beside the screen: ${words}`);
    return cuts;
  };
  const lineOf = (node, range, letter) => {
    range.setStart(node, letter);
    range.setEnd(node, letter + 1);
    // The hyphen that ends the line before may be counted in.
    const box = [...range.getClientRects()].filter(({ width }) => width > 0.5).at(-1);
    return box ? Math.round(box.top) : null;
  };
  const WORD = /[\p{L}\p{N}'\u2019]+/gu; // a soft hyphen is no part of it: a line may end there
  const brokenIn = (node, range) => [...node.data.matchAll(WORD)].filter(({ index, 0: word }) =>
    lineOf(node, range, index) !== lineOf(node, range, index + word.length - 1));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = texts.nextNode()); ) {
    const words = node.data.trim();
    if (!words || !isShown(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const cuts = box.width < 2 ? null : cutsOf(node.parentElement, box, words);
    if (!cuts) continue;
    cuts.forEach((cut) => found.add(cut));
    brokenIn(node, range).forEach(([word]) => found.add(`broken: ${word}`));
  }
  for (const one of document.querySelectorAll(sight)) {
    const { top, bottom, left, right, width, height } = one.getBoundingClientRect();
    const named = one.getAttribute("aria-label") ?? JSON.stringify(one.dataset);
    if (top < -1 || bottom > innerHeight + 1) found.add(`${named} from ${Math.round(top)} to ${Math.round(bottom)}`);
    if (right < width / 2 || left > innerWidth - width / 2) found.add(`${named} lies beside the screen`);
    if (width < 20 || height < 20) found.add(`${named} is ${width} by ${height}`);
  }
  return [...found];
}"""
"""What is wrong with the words that are shown, and with the things that a selector says must be in sight."""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def faults_at(page: Page, width: int, height: int, sight: str) -> list[str]:
    """Return what is not seen whole on a screen of a size, and what matches a selector but is out of sight."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(TWO_FRAMES)
    found: list[str] = page.evaluate(FAULTS, sight)
    return found

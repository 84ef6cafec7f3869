"""A language that nobody speaks: English, longer, with accents, and every message in brackets.

What is outside all brackets was never a message; what does not fit will be cut in some real language sooner or later.
The client is not told: it asks for its English words, and gets these.
"""

from __future__ import annotations

import json
import re
import shutil
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from mirabilia.text import ENGLISH
from tests.kit.browser.launch import ROOT

BUILT = ROOT / "src/mirabilia/web"
OPEN, CLOSE = "⟦", "⟧"
SPEAK = """
import words from "./plain-NAME";
const accents = { a: "á", e: "é", i: "í", o: "ó", u: "ú", c: "ç", n: "ñ", y: "ÿ" };
const accented = (text) => text.replace(/[aeioucny]/gi, (letter) => accents[letter] ?? letter);
const long = (text) => accented(text.replace(/[aeiou]/g, (letter) => letter + letter));
const spoken = (value, change) => {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((part) => spoken(part, change));
  const variants = value.variants?.map((one) => ({ ...one, value: spoken(one.value, change) }));
  return variants ? { ...value, variants } : value;
};
const message = ({ id, value, ...rest }) => {
  const words = spoken(value, /-city-/.test(id) ? accented : long);
  return { id, value: ["OPEN", words, "CLOSE"].flat(), ...rest };
};
export default words.map(message);
"""
"""Words as Fluent parsed them: a text, or a list of texts, values and choices between variants.

Cities keep their length: their names are equally long everywhere.
"""
CUT = """() => [...document.querySelectorAll("button, label, legend, h1, h2, h3, h4, th, dt, a")].filter((one) => {
  const { display, overflowX, textOverflow } = getComputedStyle(one);
  if (!one.checkVisibility() || one.clientWidth < 5 || display === "inline") return false;
  return overflowX !== "visible" && textOverflow !== "ellipsis" && one.scrollWidth > one.clientWidth + 1;
}).map((one) => `${one.tagName} ${one.innerText}`.slice(0, 60))"""
"""Labels of which a part cannot be seen, except those that show it with an ellipsis."""
SEEN = """() => {
  const names = [...document.querySelectorAll("[aria-label], [title], [placeholder], img[alt]")]
    .filter((one) => one.checkVisibility() && !one.lang)
    .flatMap((one) => ["aria-label", "title", "placeholder", "alt"].map((name) => one.getAttribute(name) ?? ""));
  for (const one of document.querySelectorAll("[lang]:not(html), kbd, code, [role=timer], time")) one.textContent = "";
  return [document.title, document.body.innerText, ...names];
}"""
"""Everything on a page that can be read or heard, except what is not a message: languages, keys, digests and times."""


@cache
def _english() -> tuple[str, ...]:
    """Return the names of the files that have the English words in the built client."""
    manifest = json.loads((BUILT / ".vite/manifest.json").read_text())
    files = (str(one["file"]) for key, one in manifest.items() if f"virtual:words/{ENGLISH}/" in key)
    return tuple(file.rpartition("/")[2] for file in files)


def client_in(folder: Path) -> Path:
    """Make a client in a new folder that reads the language nobody speaks where it should read English."""
    shutil.copytree(BUILT, folder)
    for name in _english():
        words = next(folder.rglob(name))
        words.rename(words.with_name(f"plain-{name}"))
        words.write_text(SPEAK.replace("NAME", name).replace("OPEN", OPEN).replace("CLOSE", CLOSE))
    return folder


def outside(text: str) -> list[str]:
    """Return the words of a text that are outside all brackets."""
    depth, left = 0, []
    for letter in text:
        depth += (letter == OPEN) - (letter == CLOSE)
        left.append(" " if depth or letter == CLOSE else letter)
    return re.findall(r"[^\W\d_]{2,}", "".join(left))


def cut(page: Page) -> list[str]:
    """Return what is wider than its place, including the page."""
    wide, inner = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    found: list[str] = page.evaluate(CUT)
    return [*found, *([f"the page is {wide} wide, the screen {inner}"] if wide > inner else [])]


def unspoken(page: Page) -> list[str]:
    """Return the words on a page that belong to no message."""
    return [word for text in page.evaluate(SEEN) for word in outside(text)]

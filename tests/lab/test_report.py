"""The report: one page with everything in it, for every reader."""

from __future__ import annotations

import re
import sys
from functools import cache
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest

from mirabilia.core.errors import UsageError
from mirabilia.insight.statistics.figures import figures_of
from mirabilia.insight.statistics.model import Figures, Interval
from mirabilia.lab.plot import check_plotting
from mirabilia.lab.report.page import write_page
from mirabilia.lab.report.tables import UNKNOWN, signed, signed_between, tables_of
from tests.kit.depth import some
from tests.lab.test_stats import random_observations

VOID = {"meta"}


@cache
def figures(game: str) -> Figures:
    return figures_of(game, random_observations(game, 3, 24))


@cache
def page(game: str) -> str:
    return write_page(figures(game), "Made up & <quickly>.", 'mirabilia stats --wishes "a b"')


def tree(game: str) -> ET.Element:
    text = page(game)
    assert text.startswith("<!DOCTYPE html>\n")
    return ET.fromstring(text.removeprefix("<!DOCTYPE html>"))


class Balanced(HTMLParser):
    """Reads a page as a browser does, and remembers what is open and every attribute."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002 - its signature
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_the_page_is_well_formed_for_both_kinds_of_reader(game: str) -> None:
    assert tree(game).tag == "html"
    reader = Balanced()
    reader.feed(page(game))
    assert reader.open == []
    ids = [value for name, value in reader.attributes if name == "id"]
    assert len(ids) == len(set(ids)) > 20


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_every_table_is_on_the_page_with_caption_heads_and_every_cell(game: str) -> None:
    shown = tree(game).findall(".//table")
    wanted = tables_of(figures(game))
    assert [table.findtext("caption") for table in shown] == [table.title for table in wanted]
    for found, table in zip(shown, wanted, strict=True):
        assert tuple(head.text or "" for head in found.findall("./thead/tr/th")) == table.head
        rows = [tuple(cell.text or "" for cell in row) for row in found.findall("./tbody/tr")]
        assert rows == list(table.rows)
        assert all(len(row) == len(table.head) for row in table.rows)


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_the_page_needs_nothing_from_elsewhere_and_runs_nothing(game: str) -> None:
    text = page(game)
    reader = Balanced()
    reader.feed(text)
    addresses = [value for name, value in reader.attributes if name in ("href", "xlink:href", "src") and value]
    assert [address for address in addresses if not address.startswith("#")] == []
    named = {value for name, value in reader.attributes if value and "//" in value and not name.startswith("xmlns")}
    assert named == set()
    assert text.count("<style") == 1
    for word in ("<script", "<link", "<iframe", "@import", "url(http", "<metadata"):
        assert word not in text
    ids = {value for name, value in reader.attributes if name == "id"}
    assert {address[1:] for address in addresses} <= ids
    assert set(re.findall(r"url\(#([^)]+)\)", text)) <= ids


@pytest.mark.parametrize("game", ["seven", "architects"])
def test_every_plot_is_told_in_words_and_takes_the_colours_of_the_page(game: str) -> None:
    figures_ = tree(game).findall(".//figure")
    assert len(figures_) >= 5
    for figure in figures_:
        (svg,) = figure.findall("{http://www.w3.org/2000/svg}svg")
        assert svg.get("role") == "img"
        assert len(svg.get("aria-label") or "") > 20
        assert "viewBox" in svg.attrib
        assert {"width", "height"}.isdisjoint(svg.attrib)
        assert figure.findtext("figcaption")
    text = page(game)
    assert "prefers-color-scheme: dark" in text
    assert "width=device-width" in text
    drawn = set(
        re.findall(r"(?:fill|stroke): (#\w+|[a-z]+\b)", re.sub(r"<style.*?</style>", "", text, count=1, flags=re.S))
    )
    assert drawn <= {"none", "currentColor", "var"}


@pytest.mark.parametrize("table", some(2, [("seven", 2), ("architects", 7), ("seven", 7), ("architects", 2)]), ids=str)
def test_a_single_game_makes_a_page_too(table: tuple[str, int]) -> None:
    game, players = table
    text = write_page(figures_of(game, random_observations(game, players, 1)), "One.", "mirabilia stats")
    assert ET.fromstring(text.removeprefix("<!DOCTYPE html>")).findall(".//figure")


def test_what_people_write_is_shown_as_they_wrote_it() -> None:
    assert "Made up & <quickly>." in [paragraph.text for paragraph in tree("seven").findall(".//p")]
    assert tree("seven").findtext(".//code") == 'mirabilia stats --wishes "a b"'


def test_the_page_says_that_its_figures_are_no_causes() -> None:
    assert "not what causes what" in page("seven")
    assert "not what causes what" in page("architects")


def test_the_same_figures_give_the_same_page() -> None:
    again = write_page(figures("architects"), "Made up & <quickly>.", 'mirabilia stats --wishes "a b"')
    assert again == page("architects")


def test_people_are_beside_bots_where_they_are_known() -> None:
    known, unknown = tables_of(figures("seven"))[0], tables_of(figures("architects"))[0]
    assert known.head[-1] == "people"
    assert [row[-1] for row in known.rows] == ["53.8", "59.8", "7.4", "5.0"]
    assert "people" not in unknown.head


def test_differences_have_a_sign_and_nothing_has_none() -> None:
    assert [signed(value) for value in (0.1234, -0.1, 0.0, -0.0001, None)] == [
        "+12.3",
        "\N{MINUS SIGN}10.0",
        "0.0",
        "0.0",
        UNKNOWN,
    ]
    assert signed_between(Interval(0.0)) == UNKNOWN


def test_without_matplotlib_the_refusal_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(UsageError, match=r"a plot needs matplotlib, .* mirabilia\[lab\]"):
        check_plotting()

"""A person decides: rows, payments, refusals, all from a made-up decision."""

import io
import sys
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from mirabilia.cli.terminal.log import Log
from mirabilia.cli.terminal.screen import Quit, Screen
from mirabilia.cli.terminal.seven.command import TakeBack
from mirabilia.cli.terminal.seven.person import Person
from mirabilia.display.seven.names import names_of
from mirabilia.games.seven.game import SEVEN
from mirabilia.games.seven.model import (
    AlreadyBuilt,
    Build,
    BuildFree,
    BuildStage,
    Decision,
    Missing,
    MustBuild,
    Option,
    Refusal,
    Sell,
    TooFewCoins,
)

BATHS = (Option(Build("baths", 2, 0)), Option(Build("baths", 0, 2)), Option(Build("baths", 1, 3)))
PALACE = Option(BuildFree("palace"))
DECISION = Decision(
    city=0,
    seat=0,
    kind="choose",
    options=(*BATHS, Option(BuildStage("baths")), PALACE, Option(Sell("palace")), Option(Build("temple"), 0, "altar")),
    refusals=(
        Refusal("baths", "sell", (MustBuild(),)),
        Refusal("palace", "stage", (Missing(("wood", "clay"), 3, 1), TooFewCoins(5, 2))),
        Refusal("temple", "stage", (Missing(("glass",), 1, 0),)),
        Refusal("altar", "build", (AlreadyBuilt("altar"),)),
    ),
)
Decide = Callable[..., tuple[Option | TakeBack | None, str]]


@pytest.fixture
def decide(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Decide:
    """Let a person type lines; return the option chosen, None if the person left, and what was shown."""
    setup = SEVEN.parse_setup("rhodos-A gizah-B olympia-A")
    view = SEVEN.view(SEVEN.start(setup, 1), 0)
    monkeypatch.setenv("COLUMNS", "120")

    def decided(*lines: str, decision: Decision = DECISION) -> tuple[Option | TakeBack | None, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        person = Person(Screen(), names_of(0, 3, setup.boards), Log(), view, decision)
        try:
            option: Option | TakeBack | None = person.decide()
        except Quit:
            option = None
        return option, capsys.readouterr().out

    return decided


def test_rows_are_in_the_order_of_the_box(decide: Decide) -> None:
    _, shown = decide()
    rows = [line for line in shown.splitlines() if line[:3].strip().isdigit()]
    assert [row.split()[:3] for row in rows] == [
        ["1", "■", "Baths"],
        ["2", "■", "Altar"],
        ["3", "■", "Temple"],
        ["4", "■", "Palace"],
    ]


def test_every_verb_has_its_price_or_its_reason(decide: Decide) -> None:
    _, shown = decide()
    assert "✓ 2 to Giza (2 other ways)" in shown
    assert "✗ already built in this city" in shown
    assert "★ chain from ■ Altar" in shown
    assert "★ f: free" in shown


def test_the_cheapest_payment_is_taken(decide: Decide) -> None:
    assert decide("1 b")[0] == BATHS[0]


def test_another_payment_is_taken_on_demand(decide: Decide) -> None:
    option, shown = decide("1 b ?", "2")
    assert option == BATHS[1]
    assert "1  2 to Giza\n2  2 to Olympia\n3  1 to Giza and 3 to Olympia\n" in shown


def test_a_list_of_payments_can_be_left(decide: Decide) -> None:
    option, shown = decide("1 b?", "7", "x", "", "4 x")
    assert option == Option(Sell("palace"))
    assert shown.count("Choose a payment from 1 to 3.") == 2


def test_a_list_of_payments_understands_what_every_question_does(decide: Decide) -> None:
    option, shown = decide("1 b?", "?", "q", "n", "c 1", "3")
    assert option == BATHS[2]
    assert "build card 3 the cheapest way" in shown
    assert "Leave the game? (y/n)" in shown
    assert "The Pyramids of Giza" in shown


def test_the_free_build_is_another_verb_than_building(decide: Decide) -> None:
    assert decide("4 f")[0] == PALACE
    option, shown = decide("4 b")
    assert option is None
    assert "With ■ Palace you can only do this here: x, f." in shown


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("1 x", "■ Baths cannot be sold: the Free City must build if it can."),
        ("2 b", "■ Altar cannot be built: already built in this city."),
        ("2 s", "■ Altar cannot be built: already built in this city."),
        ("3 s", "Cannot build a stage with ■ Temple: needs 1 glass, nobody sells any."),
        (
            "4 s",
            "Cannot build a stage with ■ Palace: needs 3 wood/clay, only 1 available; costs 5 coins, only 2 to spend.",
        ),
        ("1 f", "■ Baths cannot be built for free: only Olympia A’s second stage allows that, once per age."),
    ],
)
def test_a_refusal_says_why(decide: Decide, line: str, answer: str) -> None:
    option, shown = decide(line)
    assert option is None
    assert answer in " ".join(shown.split())


def test_who_digs_is_told_how_to_type_it(decide: Decide) -> None:
    digging = replace(DECISION, kind="dig")
    _, shown = decide("what", decision=digging)
    assert "Type a card’s number and b, like 2 b, or n for nothing; ? explains." in shown
    assert shown.index("Palace") < shown.index(
        "Your wonder lets you build one of these cards for free; n builds nothing."
    )


def test_a_card_is_explained(decide: Decide) -> None:
    _, shown = decide("1")
    assert "■ Baths · 3 points · costs 1 stone\nchains into: ■ Aqueduct\n✗ cannot be sold:" in shown

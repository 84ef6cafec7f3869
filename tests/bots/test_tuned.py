"""Tuned weights: read by name for each number of players, refused with file, entry and reason."""

from importlib.resources import files
from typing import Any

import pytest

from mirabilia.bots import seven
from mirabilia.bots.seven.weights import NAMES, START, STEPS, load_weights
from mirabilia.bots.tuned import read_tuned
from mirabilia.core.errors import FactError
from mirabilia.core.facts import parse_toml
from mirabilia.core.kernel import plain

TWO_AND_FIVE = """
[players.2]
command = "mirabilia tune toy --players 2"
[players.2.weights]
horse = -3
cart = 40
[players.5]
command = "mirabilia tune toy --players 5"
games = 300
win_share = 0.61
[players.5.weights]
cart = 50
horse = 7
"""


def read(text: str) -> Any:
    return read_tuned("toy.toml", text, ("cart", "horse"))


def refusal(text: str) -> FactError:
    """Return why a file is refused, after checking that it says where."""
    with pytest.raises(FactError) as caught:
        read(text)
    assert str(caught.value) == f"toy.toml: {caught.value.entry}: {caught.value.reason}"
    return caught.value


def test_weights_come_in_the_order_of_the_names_whatever_the_order_of_the_file() -> None:
    assert read(TWO_AND_FIVE).of(2) == (40, -3)
    assert read(TWO_AND_FIVE).of(5) == (50, 7)


def test_a_number_of_players_without_weights_gets_the_nearest() -> None:
    tuned = read(TWO_AND_FIVE)
    assert [tuned.of(players)[0] for players in (1, 2, 3, 4, 5, 6, 7)] == [40, 40, 40, 50, 50, 50, 50]
    three_and_five = read(TWO_AND_FIVE.replace("players.2", "players.3"))
    assert three_and_five.of(4) == (40, -3), "of two equally near, the smaller"


@pytest.mark.parametrize(
    ("old", "new", "entry", "reason"),
    [
        ("horse = -3\n", "", "players.2", "missing or unknown weights: horse"),
        ("horse = 7", "horse = 7\nox = 1", "players.5", "missing or unknown weights: ox"),
        ("horse = 7", "ox = 7", "players.5", "missing or unknown weights: horse, ox"),
        ("cart = 50", 'cart = "fifty"', "players.5", "Expected `int`, got `str` - at `$.weights[...]`"),
        ("cart = 50", "cart = 5.5", "players.5", "Expected `int`, got `float` - at `$.weights[...]`"),
        ("games = 300", "matches = 300", "players.5", "unknown field `matches`"),
        ("win_share = 0.61", 'win_share = "most"', "players.5", "Expected `float`, got `str` - at `$.win_share`"),
    ],
)
def test_a_wrong_section_is_refused(old: str, new: str, entry: str, reason: str) -> None:
    assert old in TWO_AND_FIVE
    error = refusal(TWO_AND_FIVE.replace(old, new))
    assert error.entry == entry
    assert reason in error.reason


@pytest.mark.parametrize("text", ["", "[players]"])
def test_a_file_without_sections_is_refused(text: str) -> None:
    assert refusal(text).reason == "has no [players.N] tables"


@pytest.mark.parametrize("text", ["players = 3", "[weights]\ncart = 1", TWO_AND_FIVE + "[wonders]"])
def test_a_file_of_something_else_is_refused(text: str) -> None:
    assert refusal(text).reason.startswith("is not a file of weights")


def test_a_section_for_no_number_of_players_is_refused() -> None:
    assert refusal(TWO_AND_FIVE.replace("players.2", "players.two")).entry == "players.two"


def test_what_is_no_toml_is_refused() -> None:
    assert refusal("[players.2").reason.startswith("is not TOML")


# What is shipped.


def shipped() -> dict[str, Any]:
    text = files(seven).joinpath("weights.toml").read_text("utf-8")
    sections: dict[str, Any] = parse_toml("weights.toml", text)["players"]
    return sections


def test_every_shipped_section_names_its_command_and_every_weight() -> None:
    for players, section in shipped().items():
        assert 2 <= int(players) <= 7
        assert section["command"].startswith("mirabilia tune seven ")
        assert f"--players {players} " in section["command"] + " "
        assert tuple(section["weights"]) == NAMES


@pytest.mark.parametrize("players", range(2, 8))
def test_there_are_weights_for_every_number_of_players(players: int) -> None:
    known = {int(name): tuple(section["weights"].values()) for name, section in shipped().items()}
    nearest = min(known, key=lambda other: (abs(other - players), other))
    assert tuple(plain(load_weights(players))) == known[nearest]


def test_a_leaning_bends_the_weights_it_is_fond_of_and_no_others() -> None:
    plainly, fond = plain(load_weights(3)), plain(load_weights(3, "military"))
    bent = {name: fond[place] - plainly[place] for place, name in enumerate(NAMES) if fond[place] != plainly[place]}
    assert set(bent) == {"conflict_1", "conflict_2", "conflict_3", "later_conflict_1"}
    assert all(more > 0 for more in bent.values())
    assert plain(load_weights(3, "close")) == plainly
    assert plain(load_weights(3)) == plainly


def test_every_weight_has_a_name_of_its_own_a_start_and_a_step() -> None:
    assert len(set(NAMES)) == len(NAMES) == len(START) == len(STEPS)
    assert all(step > 0 for step in STEPS)

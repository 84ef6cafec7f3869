"""Files of weights: what is written is read back, and nothing else is lost."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.bots.tuned import Section, parse_sections
from mirabilia.core.errors import FactError, UsageError
from mirabilia.lab.weights import load_sections, load_weights, store_section, write_sections
from tests.kit.depth import examples

TEXT = st.text(st.characters(codec="utf-8"), max_size=20)
WHOLE = st.integers(-(2**63), 2**63 - 1)
SHARE = st.floats(0, 1)
SECTIONS = st.dictionaries(
    st.integers(2, 7),
    st.builds(
        Section,
        command=TEXT,
        games=st.integers(0, 2**60),
        win_share=SHARE,
        low=SHARE,
        high=SHARE,
        weights=st.dictionaries(TEXT, WHOLE, max_size=5),
    ),
)


@examples(100)
@given(SECTIONS)
def test_what_is_written_is_read(sections: dict[int, Section]) -> None:
    text = write_sections(sections)
    read = parse_sections("weights.toml", text)
    assert read == sections
    assert write_sections(read) == text


def test_the_order_is_fixed_and_names_stand_bare() -> None:
    three = Section(command='tune "x"', games=30, win_share=0.5, low=0.25, high=0.75, weights={"b_2": -5, "a.1": 7})
    text = write_sections({3: three, 2: Section(weights={})})
    assert text.partition("\n\n")[2] == (
        "[players.2]\n\n[players.2.weights]\n\n"
        '[players.3]\ncommand = "tune \\"x\\""\ngames = 30\nwin_share = 0.5\nlow = 0.25\nhigh = 0.75\n\n'
        '[players.3.weights]\nb_2 = -5\n"a.1" = 7\n'
    )
    assert tomllib.loads(text)["players"]["3"]["weights"] == {"b_2": -5, "a.1": 7}


def test_a_new_section_leaves_the_others_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    seven, old, new = Section(command="seven", weights={"x": 1}), Section(weights={"x": 2}), Section(weights={"x": 3})
    for players, section in ((7, seven), (3, old), (3, new)):
        store_section(file, players, section)
    assert load_sections(file) == {7: seven, 3: new}


def test_weights_come_in_the_order_asked_for_and_from_the_nearest_section(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text(write_sections({3: Section(weights={"a": 1, "b": 2}), 7: Section(weights={"a": 3, "b": 4})}))
    assert load_weights(file, 3, ("b", "a")) == (2, 1)
    assert load_weights(file, 4, ("a", "b")) == (1, 2)
    assert load_weights(file, 6, ("a", "b")) == (3, 4)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "has no .players.N. tables"),
        ("[players.3.weights]\na = 1\n", "players.3: missing or unknown weights: b"),
        ("[players.3.weights]\na = 1\nb = 1\nc = 1\n", "players.3: missing or unknown weights: c"),
        ("[players.3.weights]\na = 1.5\n", "players.3: Expected `int`"),
        ("[players.three.weights]\na = 1\n", "players.three: "),
        ("[players.3]\nnonsense = 1\n", "players.3: .*nonsense"),
        ("[other]\n", "is not a file of weights"),
        ("]", "is not TOML"),
        ("\\x00\\xff", "is not TOML"),
    ],
)
def test_a_strange_file_is_refused_in_one_line(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "weights.toml"
    file.write_text(text)
    with pytest.raises(FactError, match=reason) as refused:
        load_weights(file, 3, ("a", "b"))
    assert "\n" not in str(refused.value)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot read"):
        load_weights(tmp_path / "none.toml", 3, ())

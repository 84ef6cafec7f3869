"""Files of weights: what is written is read, and nothing else is lost."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.errors import UsageError
from mirabilia.lab.weights import Section, load_sections, load_weights, parse_weights, store_section, write_weights

TEXT = st.text(st.characters(codec="utf-8"), max_size=20)
WHOLE = st.integers(-(2**63), 2**63 - 1)
WORTH = st.just((0, 0.0)) | st.tuples(st.integers(1, 2**60), st.floats(0, 1))
SECTIONS = st.dictionaries(
    st.integers(2, 7),
    st.builds(
        lambda weights, command, worth: Section(weights, command, *worth),
        st.dictionaries(TEXT, WHOLE, max_size=5),
        TEXT,
        WORTH,
    ),
)


@given(SECTIONS)
def test_what_is_written_is_read(sections: dict[int, Section]) -> None:
    text = write_weights(sections)
    read = parse_weights(text)
    assert read == sections
    assert write_weights(read) == text


def test_the_order_is_fixed_and_names_stand_bare() -> None:
    text = write_weights({3: Section({"b_2": -5, "a.1": 7}, 'tune "x"', 30, 0.5), 2: Section({})})
    assert text.partition("\n\n")[2] == (
        '[players.2]\ncommand = ""\n\n[players.2.weights]\n\n'
        '[players.3]\ncommand = "tune \\"x\\""\ngames = 30\nwin_share = 0.5\n\n'
        '[players.3.weights]\nb_2 = -5\n"a.1" = 7\n'
    )
    assert tomllib.loads(text)["players"]["3"]["weights"] == {"b_2": -5, "a.1": 7}


def test_a_new_section_leaves_the_others_as_they_are(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    for players, section in ((7, Section({"x": 1}, "seven")), (3, Section({"x": 2})), (3, Section({"x": 3}))):
        store_section(file, players, section)
    assert load_sections(file) == {7: Section({"x": 1}, "seven"), 3: Section({"x": 3})}


def test_weights_come_in_the_order_asked_for_and_from_the_nearest_section(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text(write_weights({3: Section({"a": 1, "b": 2}), 7: Section({"a": 3, "b": 4})}))
    assert load_weights(file, 3, ("b", "a")) == (2, 1)
    assert load_weights(file, 4, ("a", "b")) == (1, 2)
    assert load_weights(file, 6, ("a", "b")) == (3, 4)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "has no section"),
        ("[players.3.weights]\na = 1\n", "lacks 'b'"),
        ("[players.3.weights]\na = 1\nb = 1\nc = 1\n", "unknown 'c'"),
        ("[players.3.weights]\na = 1.5\n", "is no file of weights"),
        ("[players.three.weights]\na = 1\n", "is no file of weights"),
        ("[players.3]\nnonsense = 1\n", "is no file of weights"),
        ("[other]\n", "is no file of weights"),
        ("]", "is no file of weights"),
    ],
)
def test_a_strange_file_is_refused_in_one_line(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "weights.toml"
    file.write_text(text)
    with pytest.raises(UsageError, match=reason) as refused:
        load_weights(file, 3, ("a", "b"))
    assert "\n" not in str(refused.value)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot read"):
        load_weights(tmp_path / "none.toml", 3, ())

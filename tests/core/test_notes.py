"""Notes: what a kernel writes down is read back as it was."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.notes import blank_notes, note, read_notes

numbers = st.integers(-(2**62), 2**62)
entries = st.lists(st.lists(numbers, min_size=7, max_size=7), max_size=5)


@given(entries)
def test_entries_are_read_in_the_order_in_which_they_were_written(written: list[list[int]]) -> None:
    notes = blank_notes(5)
    for entry in written:
        note(notes, *entry)
    assert read_notes(notes) == written


def test_a_note_may_leave_its_last_numbers_out() -> None:
    notes = blank_notes(1)
    note(notes, 3, 1, 4)
    assert read_notes(notes) == [[3, 1, 4, 0, 0, 0, 0]]

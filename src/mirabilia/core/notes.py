"""Notes: what kernels write down for callers that ask how something came about.

Notes are words: how many entries there are, then the entries, each a kind and six numbers whose meaning depends on the
kind. A kernel that can explain itself takes `Words | None`; compiled code for None contains no trace of it.
"""

from __future__ import annotations

from mirabilia.core.kernel import Words, kernel, plain, words

ENTRY = 7


def blank_notes(entries: int) -> Words:
    """Return notes with room for this many entries."""
    return words(1 + ENTRY * entries)


@kernel
def note(notes: Words, kind: int, a: int, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Add an entry."""
    at = 1 + ENTRY * notes[0]
    notes[at] = kind
    notes[at + 1], notes[at + 2], notes[at + 3] = a, b, c
    notes[at + 4], notes[at + 5], notes[at + 6] = d, e, f
    notes[0] += 1


def read_notes(notes: Words) -> list[list[int]]:
    """Return all entries, each as its kind and six numbers."""
    numbers = plain(notes[1 : 1 + ENTRY * int(notes[0])])
    return [numbers[at : at + ENTRY] for at in range(0, len(numbers), ENTRY)]

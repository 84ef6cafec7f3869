"""The weights of Builder: what it thinks things are worth, in hundredths of a point."""

from __future__ import annotations

VALUE, SPECIALITY, SALE = 0, 1, 2
NAMES = ("value", "speciality", "sale")
"""A point of a card that is shown, a ware that the stall is known for, a sold card."""
START = (120, 100, 200)
STEPS = (20, 20, 40)

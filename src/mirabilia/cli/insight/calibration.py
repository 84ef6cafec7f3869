"""Chances against what happened, as a picture: on the diagonal, chances are right; lines are 95 % intervals."""

from __future__ import annotations

from html import escape

from mirabilia.lab.trust import NORMAL, Calibration

SIDE, EDGE = 360, 44
LARGEST = 9.0
"""The radius of the largest dot; its area says how many chances it stands for."""


def drawn(found: Calibration, title: str) -> str:
    """Return the picture as SVG."""
    most = max(one.count for one in found.bins)
    dots = "\n".join(
        f'<path d="M{_at(one.predicted):.1f} {SIDE - _at(one.won - NORMAL * one.error):.1f}'
        f'V{SIDE - _at(one.won + NORMAL * one.error):.1f}" stroke="#1f6f8b"/>'
        f'<circle cx="{_at(one.predicted):.1f}" cy="{SIDE - _at(one.won):.1f}" '
        f'r="{max(2.0, LARGEST * (one.count / most) ** 0.5):.1f}" fill="#1f6f8b" fill-opacity="0.85"/>'
        for one in found.bins
    )
    ticks = "\n".join(
        f'<text x="{_at(part / 4):.0f}" y="{SIDE - EDGE + 16}" text-anchor="middle">{25 * part}</text>'
        f'<text x="{EDGE - 6}" y="{SIDE - _at(part / 4) + 4:.0f}" text-anchor="end">{25 * part}</text>'
        for part in range(5)
    )
    low, high = EDGE, SIDE - EDGE
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}" role="img" font-family="sans-serif"
 font-size="11" fill="#55514a"><title>{escape(title)}</title>
<rect width="{SIDE}" height="{SIDE}" fill="#fdfcf9"/>
<rect x="{low}" y="{low}" width="{high - low}" height="{high - low}" fill="none" stroke="#ddd8cc"/>
<line x1="{low}" y1="{high}" x2="{high}" y2="{low}" stroke="#8d887c" stroke-dasharray="4 3"/>
{ticks}
{dots}
<text x="{SIDE / 2}" y="{SIDE - 10}" text-anchor="middle">predicted chance, %</text>
<text x="12" y="{SIDE / 2}" text-anchor="middle" transform="rotate(-90 12 {SIDE / 2})">won, %</text>
</svg>
"""


def _at(share: float) -> float:
    """Return how far from the edge a share is drawn."""
    return EDGE + (SIDE - 2 * EDGE) * share

"""The curve of a review as SVG: a line for each seat from 0 to 100, each with its colour, its dash and its name."""

from __future__ import annotations

from html import escape

from mirabilia.cli.insight import told
from mirabilia.insight.model import MILLE, Review

SEATS = (
    ("#17607F", "#7CCBE6"),
    ("#B25A12", "#F4A65C"),
    ("#2F7A3D", "#93D48B"),
    ("#7B3C90", "#D6A6EC"),
    ("#A3312B", "#F28D7D"),
    ("#56606A", "#C6CDD4"),
    ("#7D6200", "#E6CF62"),
)
"""The colour of each seat, by day and by night."""
DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 3", "16 5", "2 3 9 3")
"""The dashes by which lines can be told apart without their colours."""
WIDTH, HEIGHT = 900, 330
LEFT, RIGHT, TOP, BOTTOM = 40, 150, 12, 28
LABEL = 16
"""The least room between two names."""


def chart_of(review: Review, heading: str) -> str:
    """Return the curve as a picture; its table says the same to those who cannot see it."""
    lines = "\n".join(_line(review, seat) for seat in range(review.players))
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(heading)}">\n'
        f"{_grid(review)}\n{lines}\n{_names(review)}\n</svg>"
    )


def _x(review: Review, at: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * at / max(1, len(review.curve) - 1)


def _y(mille: int) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * mille / MILLE


def _grid(review: Review) -> str:
    """Return lines at every quarter, and where an age begins or every tenth turn."""
    end = WIDTH - RIGHT
    parts = [
        f'<line x1="{LEFT}" x2="{end}" y1="{_y(mille):.0f}" y2="{_y(mille):.0f}" stroke="var(--line)"/>'
        f'<text x="{LEFT - 6}" y="{_y(mille) + 4:.0f}" text-anchor="end">{told.percent(mille)}</text>'
        for mille in range(0, MILLE + 1, MILLE // 4)
    ]
    for at, point in enumerate(review.curve[:-1]):
        if point.turn == 1 or (point.age == 1 and point.turn % 10 == 0):
            place = f"{_x(review, at):.0f}"
            parts.append(f'<line x1="{place}" x2="{place}" y1="{TOP}" y2="{HEIGHT - BOTTOM}" stroke="var(--line)"/>')
            parts.append(f'<text x="{place}" y="{HEIGHT - 8}">{escape(told.moment(review, point))}</text>')
    return "\n".join(parts)


def _line(review: Review, seat: int) -> str:
    places = " ".join(f"{_x(review, at):.1f},{_y(point.chances[seat]):.1f}" for at, point in enumerate(review.curve))
    dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    return f'<polyline points="{places}" fill="none" stroke="var(--seat-{seat})" stroke-width="2.5"{dash}/>'


def _names(review: Review) -> str:
    """Return the name of each line at its end, one below the other where they would overlap."""
    order = sorted(range(review.players), key=lambda seat: -review.curve[-1].chances[seat])
    parts: list[str] = []
    lowest = float(TOP)
    for seat in order:
        room = LABEL * (len(order) - len(parts) - 1)
        at = min(max(lowest, _y(review.curve[-1].chances[seat])), HEIGHT - BOTTOM - room)
        lowest = at + LABEL
        name, style = escape(told.city(review, seat)), f"fill:var(--seat-{seat});font-weight:600"
        parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{at + 4:.0f}" style="{style}">{name}</text>')
    return "\n".join(parts)

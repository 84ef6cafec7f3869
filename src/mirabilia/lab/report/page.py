"""The report as one page: self-contained HTML, without scripts, light or dark as the reader prefers."""

from __future__ import annotations

import re
from html import escape

from mirabilia.insight.statistics.interval import FEWEST, RESAMPLES
from mirabilia.insight.statistics.model import Figures
from mirabilia.lab.plot import FAINT, INK, MARK, SECOND
from mirabilia.lab.report.plots import Plot, plots_of
from mirabilia.lab.report.tables import ReportTable, tables_of
from mirabilia.text.names import game_name

COLOURS = f"--ink: {INK}; --faint: {FAINT}; --mark: {MARK}; --second: {SECOND};"
CSS = (
    f":root {{ color-scheme: light dark; --ground: #fdfcf9; --line: #ddd8cc; {COLOURS} }}"
    + """
@media (prefers-color-scheme: dark) { :root { --ground: #1a1a18; --ink: #eceae4; --faint: #8f8b81; --line: #3a3833;
  --mark: #63b8d3; --second: #eb9a6d; } }
body { margin: 0 auto; max-width: 46rem; padding: 1rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { font-size: 1.25rem; margin-top: 2.5rem; }
p, li { overflow-wrap: anywhere; }
code { font-size: 0.9em; }
figure { margin: 1rem 0; }
figcaption, caption { font-weight: 600; text-align: left; padding: 0.3rem 0; }
svg { display: block; width: 100%; max-width: 36rem; height: auto; }
svg * { stroke-linejoin: round; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.92rem; }
th, td { padding: 0.2rem 0.6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line); }
thead th { border-bottom: 2px solid var(--faint); }
th:first-child { text-align: left; padding-left: 0; position: sticky; left: 0; background: var(--ground); }
tbody th { font-weight: 400; }
.note { color: var(--ink); opacity: 0.85; font-size: 0.92rem; }
"""
)


def write_page(figures: Figures, about: str, command: str) -> str:
    """Return the page of some figures; `about` says who played, `command` how to reproduce the page."""
    title = f"{game_name(figures.game)}, {figures.players} players: {figures.games:,} games"
    plots = plots_of(figures)
    parts = [_section(table, plots.get(table.title)) for table in tables_of(figures)]
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{escape(title)}</title>
<style>{CSS}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
<p>{escape(about)}</p>
<p>Made by <code>{escape(command)}</code></p>
{_intervals_explained(figures)}
{"".join(parts)}
</main>
</body>
</html>
"""


def _intervals_explained(figures: Figures) -> str:
    deals = "" if figures.deals == figures.games else f" There are {figures.deals:,} different deals among the games."
    return (
        f'<p class="note">Intervals are 95 % bootstrap intervals: the deals are resampled {RESAMPLES:,} times, games '
        f"of one deal together.{deals} Figures based on fewer than {FEWEST} deals have none. In plots with dots, a "
        "filled dot is one whose interval does not include the line. There are many figures here: of those whose true "
        "value lies on the line, about one in twenty will look different from it by chance.</p>"
    )


def _section(table: ReportTable, plot: Plot | None) -> str:
    return f"""<section aria-labelledby="{_anchor(table.title)}">
<h2 id="{_anchor(table.title)}">{escape(table.title)}</h2>
{f'<p class="note">{escape(table.explained)}</p>' if table.explained else ""}
{_figure(plot) if plot else ""}
{_table(table)}
</section>
"""


def _anchor(title: str) -> str:
    return "on-" + re.sub(r"\W+", "-", title.lower())


def _figure(plot: Plot) -> str:
    svg = plot.svg.replace("<svg", f'<svg role="img" aria-label="{escape(plot.told)}"', 1)
    return f"<figure>\n<figcaption>{escape(plot.title)}</figcaption>\n{svg}</figure>"


def _table(table: ReportTable) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in table.head)
    rows = "\n".join(_row(row) for row in table.rows)
    return (
        f'<div class="table" role="region" tabindex="0" aria-label="{escape(table.title)}, table"><table>'
        f"<caption>{escape(table.title)}</caption>\n"
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>"
    )


def _row(row: tuple[str, ...]) -> str:
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
    return f'<tr><th scope="row">{escape(row[0])}</th>{cells}</tr>'

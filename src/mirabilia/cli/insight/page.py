"""A review as one page: HTML with everything inside, no script, by day or by night as the reader prefers.

Colours are those of the client's tokens. A line of the curve has a colour, a dash of its own and a name at its end,
and every chart has its table behind it.
"""

from __future__ import annotations

from html import escape

from mirabilia.cli.insight import told
from mirabilia.cli.insight.chart import SEATS, chart_of
from mirabilia.insight.model import DecisionReview, Review, SeatReview
from mirabilia.text import say

CSS = (
    """
:root { color-scheme: light dark;
  --page: light-dark(#F1E6D2, #0B1822); --panel: light-dark(#FCF7EC, #15262F); --panel-3: light-dark(#E9DAC0, #294350);
  --line: light-dark(#D9C6A4, #35505D); --ink: light-dark(#16303E, #F5ECDC); --ink-2: light-dark(#47575D, #C2C9C4);
  --title: light-dark(#0F3547, #FFF3DA); --sea: light-dark(#17526E, #8CC9DE); --bronze: light-dark(#EBBB4E, #E8B84C);
  --terracotta: light-dark(#9A3A18, #F39C78); """
    + " ".join(f"--seat-{number}: light-dark({day}, {night});" for number, (day, night) in enumerate(SEATS))
    + """ }
body { margin: 0 auto; max-width: 64rem; padding: 1rem; background: var(--page); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; font-variant-numeric: lining-nums tabular-nums; }
h1, h2, h3 { color: var(--title); line-height: 1.2; }
h1 { font-size: 1.7rem; } h2 { font-size: 1.35rem; } h3 { font-size: 1.1rem; margin-bottom: 0.3rem; }
section { background: var(--panel); border: 1px solid var(--line); border-radius: 14px; padding: 0.5rem 1rem 1rem;
  margin: 1rem 0; }
svg { display: block; width: 100%; height: auto; }
svg text { fill: var(--ink-2); font-size: 13px; }
summary { color: var(--sea); min-height: 28px; cursor: pointer; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.95rem; }
caption { text-align: left; font-weight: 600; padding: 0.3rem 0; }
th, td { padding: 0.25rem 0.7rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child { text-align: left; padding-left: 0; font-weight: 500; }
.bar { display: block; height: 0.7rem; border-radius: 4px; background: var(--sea); min-width: 2px; }
.track { display: block; min-width: 8rem; background: var(--panel-3); border-radius: 4px; }
.best .bar { background: var(--bronze); }
.best th { font-weight: 700; }
.mine th { color: var(--terracotta); }
.note { color: var(--ink-2); font-size: 0.92rem; }
"""
)


def page_of(review: Review, language: str) -> str:
    """Return the page of a review in the language in use, which is named for screen readers."""
    title = escape(told.title(review))
    seats = [_seat(review, seat) for seat in review.seats if seat.counted]
    return f"""<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{title}</title>
<style>{CSS}</style>
</head>
<body>
<main>
<h1>{title}</h1>
{_curve(review)}
{_luck(review)}
{"".join(seats)}
{_note(say("insight-terminal-noise")) if seats else ""}
</main>
</body>
</html>
"""


def _curve(review: Review) -> str:
    head = [say("insight-column-when"), *(told.city(review, seat) for seat in range(review.players))]
    rows = [[told.moment(review, point), *map(told.percent, point.chances)] for point in review.curve]
    heading = say("insight-terminal-chances")
    return f"""<section aria-labelledby="chances">
<h2 id="chances">{escape(heading)}</h2>
{chart_of(review, heading)}
<details><summary>{escape(say("insight-terminal-as-table"))}</summary>{_table(heading, head, rows)}</details>
</section>"""


def _luck(review: Review) -> str:
    parts = ("city", "start", "own", "others", "deal", "end", "accuracy")
    head = [say(f"insight-column-{part}") for part in parts]
    rows = [[told.city(review, seat.seat), *told.luck(seat), told.accuracy(seat)] for seat in review.seats]
    heading = say("insight-terminal-luck")
    return f"""<section aria-labelledby="luck">
<h2 id="luck">{escape(heading)}</h2>
{_table(heading, head, rows)}
{_note(say("insight-terminal-luck-why"))}
{_note(say("insight-terminal-accuracy-why"))}
</section>"""


def _seat(review: Review, seat: SeatReview) -> str:
    heading = say("insight-terminal-costly", city=told.city(review, seat.seat))
    decisions = [_decision(review, decision) for decision in told.costliest(review, seat)]
    return f"""<section aria-labelledby="seat-{seat.seat}">
<h2 id="seat-{seat.seat}">{escape(heading)}</h2>
{"".join(decisions) or _note(say("insight-terminal-none"))}
</section>"""


def _decision(review: Review, decision: DecisionReview) -> str:
    headline = told.headline(review, decision)
    reasons = "".join(f"<li>{escape(reason)}</li>" for reason in told.reasons(review, decision))
    head = [say(f"insight-column-{name}") for name in ("option", "chance", "points", "games")]
    columns = "".join(
        f'<th scope="col"{" colspan=2" if number == 1 else ""}>{escape(name)}</th>' for number, name in enumerate(head)
    )
    rows = "\n".join(_option(decision, row) for row in told.options(review, decision))
    return f"""<h3>{escape(headline)}</h3>
{f"<ul>{reasons}</ul>" if reasons else ""}
<div class="table" role="region" tabindex="0" aria-label="{escape(headline)}"><table>
<thead><tr>{columns}</tr></thead>
<tbody>
{rows}
</tbody></table></div>
"""


def _option(decision: DecisionReview, row: told.OptionRow) -> str:
    kinds = [kind for kind, is_it in (("best", row.best), ("mine", row.chosen)) if is_it]
    mark = f" ({say('insight-terminal-mine')})" if row.chosen else ""
    width = 100 * row.weighed.chance / max(1, decision.weighing.best.chance)
    cells = (told.chance(row.weighed), told.points(row.weighed), str(row.weighed.games))
    return (
        f'<tr class="{" ".join(kinds)}"><th scope="row">{escape(row.move + mark)}</th><td>{cells[0]}</td>'
        f'<td><span class="track"><span class="bar" style="width:{width:.0f}%"></span></span></td>'
        f"<td>{cells[1]}</td><td>{cells[2]}</td></tr>"
    )


def _table(caption: str, head: list[str], rows: list[list[str]]) -> str:
    columns = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = "\n".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return (
        f'<div class="table" role="region" tabindex="0" aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption>\n<thead><tr>{columns}</tr></thead>\n<tbody>\n{body}\n</tbody></table></div>"
    )


def _note(words: str) -> str:
    return f'<p class="note">{escape(words)}</p>'

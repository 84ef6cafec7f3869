"""The page about many people at once: prose from `scale.template`, and the figures of a simulation."""

from __future__ import annotations

from pathlib import Path
from string import Template

from bench.scale import SIZES, cost, read_inputs, simulate, sources, table

TEMPLATE = Path(__file__).with_name("scale.template")


def scale_page(command: str) -> str:
    """Return the page about what many people cost."""
    given, _ = read_inputs()
    day = simulate(given)
    found = [cost(people, day, given) for people in SIZES]
    one_process = given.busy * 1000 / given.choice_ms
    return Template(TEMPLATE.read_text()).substitute(
        command=command,
        table=table(found),
        sources=sources(),
        process_choices=f"{one_process:,.0f}",
        process_people=f"{SIZES[0] * one_process / found[0].writes:,.0f}",
        commits=f"{given.commits:,.0f}",
        share=f"{8 / found[0].bot_cores:.2f}",
        bot_cores=f"{found[0].bot_cores:,.0f}",
        processes=f"{found[1].news / found[1].writes:,.0f}",
        news=f"{found[1].news:,.0f}",
        month=f"{30 * found[1].database_gb:,.0f}",
        year=f"{found[1].archive_gb:,.0f}",
    )

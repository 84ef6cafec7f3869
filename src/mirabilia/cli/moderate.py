"""`mirabilia moderate`: look after the tables of a running server."""

from __future__ import annotations

import json
from pathlib import Path

import click

from mirabilia.core.errors import UsageError

ACTS = {
    "reports": (),
    "export": ("table",),
    "close": ("table",),
    "remove-name": ("table", "seat"),
    "remove-line": ("table", "seat", "said"),
    "delete": ("table",),
    "block": ("hours",),
    "unblock": ("address",),
    "dismiss": ("report",),
}
"""What can be done, and what has to be said for it."""


@click.command("moderate")
@click.argument("act", type=click.Choice(list(ACTS)))
@click.option("--table", help="The id of the table, as in its link.")
@click.option("--seat", type=click.IntRange(0, 6), help="The seat at that table, counted from 0.")
@click.option("--said", type=click.IntRange(0), help="When a line was said, as a report shows it.")
@click.option("--address", help="An address, such as 203.0.113.9.")
@click.option("--hours", type=click.IntRange(1, 8760), help="For how long an address is blocked.")
@click.option("--report", help="The id of a report.")
@click.option("--server", default="http://localhost:7007", show_default=True, help="The address of the server.")
@click.option(
    "--moderators",
    type=click.Path(path_type=Path, dir_okay=False),
    required=True,
    envvar="MIRABILIA_MODERATORS",
    show_envvar=True,
    help="A file with a line of your name and token, like the server's.",
)
@click.option("--name", help="Which moderator of that file you are, if there are several.")
def moderate(act: str, server: str, moderators: Path, name: str | None, **about: str | int | None) -> None:
    """Look after the tables of a running server, as one of its moderators.

    `reports` shows what people have reported, and `export` the whole log of a table. The others close or delete a
    table, remove a name or a line of the chat, block an address or the one from which a seat is played, let it in
    again, or dismiss a report.
    """
    from mirabilia.cli.server.asking import ask, token_in

    missing = [f"--{field}" for field in ACTS[act] if about[field] is None]
    if missing:
        raise UsageError(f"{act} needs {' and '.join(missing)}")
    token = token_in(moderators, name)
    if act == "reports":
        shown = ask(server, "/api/moderation/reports", token)["reports"]
    elif act == "export":
        shown = ask(server, f"/api/moderation/tables/{about['table']}", token)
    else:
        given = {field: value for field, value in about.items() if value is not None}
        shown = ask(server, "/api/moderation", token, {"act": act.replace("-", "_"), **given})["done"]
    click.echo(shown if isinstance(shown, str) else json.dumps(shown, indent=2, ensure_ascii=False))

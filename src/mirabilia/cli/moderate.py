"""`mirabilia moderate`: look after the tables of a running server."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import quote

import click

from mirabilia.cli.help.spoken import option, verb
from mirabilia.core.errors import UsageError
from mirabilia.text import say

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
"""What can be done, and which options it needs."""


@verb("moderate", say("verb-moderate"), say("verb-moderate-more"))
@click.argument("act", type=click.Choice(list(ACTS)))
@option("--table", help=say("moderate-option-table"))
@option("--seat", type=click.IntRange(0, 6), help=say("moderate-option-seat"))
@option("--said", type=click.IntRange(0), help=say("moderate-option-said"))
@option("--address", help=say("moderate-option-address"))
@option("--hours", type=click.IntRange(1, 8760), help=say("moderate-option-hours"))
@option("--report", help=say("moderate-option-report"))
@option("--server", default="http://localhost:7007", show_default=True, help=say("moderate-option-server"))
@option(
    "--moderators",
    type=click.Path(path_type=Path, dir_okay=False),
    required=True,
    envvar="MIRABILIA_MODERATORS",
    show_envvar=True,
    help=say("moderate-option-moderators"),
)
@option("--name", help=say("moderate-option-name"))
def moderate(act: str, server: str, moderators: Path, name: str | None, **about: str | int | None) -> None:
    """Look after the tables of a running server, as one of its moderators."""
    from mirabilia.cli.server.asking import ask, token_in

    missing = [f"--{field}" for field in ACTS[act] if about[field] is None]
    if missing:
        needed = ", ".join(missing)
        raise UsageError(f"{act} needs {needed}").said("act_needs", act=act, needed=needed)
    token = token_in(moderators, name)
    if act == "reports":
        shown = ask(server, "/api/moderation/reports", token)["reports"]
    elif act == "export":
        shown = ask(server, f"/api/moderation/tables/{about['table']}", token)
    else:
        given = {field: value for field, value in about.items() if value is not None}
        # This asks the process in which people play at the table: it knows their addresses.
        where = f"?table={quote(str(about['table']))}" if about["table"] else ""
        shown = ask(server, f"/api/moderation{where}", token, {"act": act.replace("-", "_"), **given})["done"]
    click.echo(shown if isinstance(shown, str) else json.dumps(shown, indent=2, ensure_ascii=False))

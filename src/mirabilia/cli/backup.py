"""`mirabilia backup`: copy the tables of a server, which may go on serving."""

from __future__ import annotations

from pathlib import Path

import click

from mirabilia.cli.server.database import database_option, file_of
from mirabilia.text import say


@click.command("backup")
@click.argument("backup", type=click.Path(path_type=Path, dir_okay=False))
@database_option
@click.option("--replace", is_flag=True, help="Replace BACKUP if it exists.")
def backup(backup: Path, database: str, replace: bool) -> None:
    """Copy all tables of a server into the file BACKUP, while it serves them or not.

    The copy is complete and checked; a server can be started on it as it is.
    """
    from mirabilia.server.store.copies import back_up

    source = file_of(database)
    tables = back_up(source, backup, replace)
    click.echo(say("backup-made", backup=str(backup), count=tables, database=str(source)))

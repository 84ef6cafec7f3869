"""`mirabilia backup`: copy the tables of a server, which may keep running."""

from __future__ import annotations

from pathlib import Path

import click

from mirabilia.cli.help.spoken import option, verb
from mirabilia.cli.server.database import database_option, file_of
from mirabilia.text import say


@verb("backup", say("verb-backup"), say("verb-backup-more"))
@click.argument("backup", type=click.Path(path_type=Path, dir_okay=False))
@database_option
@option("--replace", is_flag=True, help=say("backup-option-replace"))
def backup(backup: Path, database: str, replace: bool) -> None:
    """Copy all tables of a server into the file BACKUP, while it serves them or not."""
    from mirabilia.server.store.copies import back_up

    source = file_of(database)
    tables = back_up(source, backup, replace)
    click.echo(say("backup-made", backup=str(backup), count=tables, database=str(source)))

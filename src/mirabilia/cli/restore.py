"""`mirabilia restore`: put a backup in the place of a server's tables."""

from __future__ import annotations

from pathlib import Path

import click

from mirabilia.cli.help.spoken import option, verb
from mirabilia.cli.server.database import database_option, file_of
from mirabilia.text import say


@verb("restore", say("verb-restore"), say("verb-restore-more"))
@click.argument("backup", type=click.Path(path_type=Path, dir_okay=False))
@database_option
@option("--replace", is_flag=True, help=say("restore-option-replace"))
def restore(backup: Path, database: str, replace: bool) -> None:
    """Put the file BACKUP in the place of a server's tables; the server must not be running."""
    from mirabilia.server.store.copies import restore as put_back

    target = file_of(database)
    tables = put_back(backup, target, replace)
    click.echo(say("backup-restored", database=str(target), count=tables, backup=str(backup)))

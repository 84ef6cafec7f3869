"""How the verbs that look after a server's tables learn where those are."""

from __future__ import annotations

from pathlib import Path

from mirabilia.cli.help.spoken import option
from mirabilia.core.errors import UsageError
from mirabilia.server.settings import Settings, all_settings, database_of
from mirabilia.text import say

_SETTING = next(setting for setting in all_settings() if setting.name == "database")

database_option = option(
    _SETTING.flag,
    default="",
    envvar=_SETTING.variable,
    show_envvar=True,
    help=say("backup-option-database"),
)


def file_of(database: str) -> Path:
    """Return the file that tables are kept in; UsageError if they are kept elsewhere."""
    found = database_of(Settings(database=database))
    if found == ":memory:":
        raise UsageError("--database: tables in memory are gone when their server ends; name a file").said("in_memory")
    if "://" in found:
        raise UsageError("--database: PostgreSQL has its own tools for this; use pg_dump and pg_restore").said(
            "postgres_tools"
        )
    return Path(found)
